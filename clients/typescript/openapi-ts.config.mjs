// How src/ is made from the OpenAPI document; scripts/generate-clients says where the document is.
export default {
  input: process.env.OPENAPI_DOCUMENT,
  output: {
    path: "src",
    header: ["// Generated from the OpenAPI document by scripts/generate-clients."],
    module: { extension: ".js" },
    postProcess: [{ name: "tidy.mjs", command: process.execPath, args: ["tidy.mjs", "{{path}}"] }],
  },
  parser: {
    patch: {
      // Each member of a union has its tag as a literal type, which tells them apart already. With the discriminators
      // every union would repeat the tags: ({ type: 'lead' } & KrytLead) | ...
      input: (document) => {
        for (const schema of Object.values(document.components.schemas)) delete schema.discriminator;
      },
    },
  },
  plugins: [
    "@hey-api/client-fetch",
    "@hey-api/typescript",
    {
      name: "@hey-api/sdk",
      operations: { strategy: "single", containerName: "Croupier", nestingDelimiters: /_/ },
    },
  ],
};
