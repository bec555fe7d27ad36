// How src/generated/ is made from the OpenAPI document; scripts/generate-clients says where the document is.
export default {
  input: process.env.OPENAPI_DOCUMENT,
  output: {
    path: "src/generated",
    header: ["// Generated from the OpenAPI document by scripts/generate-clients; do not edit."],
    module: { extension: ".js" },
    postProcess: [{ name: "tidy.mjs", command: process.execPath, args: ["tidy.mjs", "{{path}}"] }],
  },
  parser: {
    patch: {
      input: (document) => {
        const { schemas } = document.components;
        // Each member of a union has its tag as a literal type, which tells them apart already. With the discriminators
        // every union would repeat the tags: ({ type: 'lead' } & KrytLead) | ...
        for (const schema of Object.values(schemas)) delete schema.discriminator;
        // The generator lays out the fields of a body among the parameters of a call, but not those of a named body.
        for (const { post } of Object.values(document.paths)) {
          const content = post?.requestBody.content["application/json"];
          if (content) content.schema = schemas[content.schema.$ref.split("/").at(-1)];
        }
      },
    },
  },
  plugins: [
    { name: "@hey-api/client-fetch", throwOnError: true },
    "@hey-api/typescript",
    {
      name: "@hey-api/sdk",
      paramsStructure: "flat",
      responseStyle: "data",
      operations: { strategy: "single", containerName: "Calls", nestingDelimiters: /_/ },
    },
  ],
};
