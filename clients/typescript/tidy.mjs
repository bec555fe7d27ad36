// Mends what the generator has no setting for.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const { components, paths } = JSON.parse(readFileSync(process.env.OPENAPI_DOCUMENT, "utf8"));
const HEADER = "// Generated from the OpenAPI document by scripts/generate-clients; do not edit.\n";

function rewrite(place, change) {
  const file = join(process.argv[2], ...place);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

const named = ({ $ref }) => $ref.split("/").at(-1);
const schemaOf = ({ content }) => named(content["application/json"].schema);

// The addresses of other packages have no place in the comments.
rewrite(["client", "types.gen.ts"], (text) => text.replace(/\{@link https\S+ (`[^`]+`)\}( instead)/g, "$1$2"));

// A call takes the fields of its body, its flags, and the key of a seat, as one object. The generator writes the fields
// out without their descriptions, which the types of the body and of the flags have; and it knows of no keys there.
function takes(call, { parameters, requestBody, security }) {
  const needed = security?.every((way) => "seatKey" in way);
  const key = security ? [`{ key${needed ? "" : "?"}: string }`] : [];
  return [schemaOf(requestBody), ...(parameters ? [`${call}Data['query']`] : []), ...key].join(" & ");
}

rewrite(["sdk.gen.ts"], (text) => {
  const calls = text
    .replace(
      /parameters(\??): (?:\{[^}]*\}|\w+)(?=, options[\s\S]*?<(\w+)Responses, [\s\S]*?url: '(.*)')/g,
      (_, optional, call, path) => {
        return `parameters${optional}: ${takes(call, paths[path].post)}`;
      },
    )
    .replace(/security: (\[.*\]),/g, "security: $1,\n            auth: parameters.key,")
    // Each answer is looked at for tags and values that this version of the client does not know.
    .replace(/responseStyle: 'data',(?=\s[\s\S]*?url: '(.*)')/g, (line, path) => {
      const { responses } = Object.values(paths[path])[0];
      return `${line}\n            responseValidator: answering('${schemaOf(responses[200])}'),`;
    });
  return calls.replace(/import type \{ .* \} from '.\/types.gen.js';/, (line) => {
    const names = new Set(calls.replace(line, "").match(/\b[A-Z]\w+(Data|Errors|Request|Responses)\b/g));
    return `import { answering } from '../answers.js';
import type { ${[...names].sort().join(", ")} } from './types.gen.js';`;
  });
});

// What may be unknown in an answer: values of enums, tags of unions, and the fields that lead to them.
function shapeOf({ enum: values, discriminator, properties }) {
  if (values) return { values };
  if (discriminator) {
    const members = Object.entries(discriminator.mapping).map(([tag, $ref]) => [tag, named({ $ref })]);
    return { tag: discriminator.propertyName, members: Object.fromEntries(members) };
  }
  const fields = Object.entries(properties).map(([name, schema]) => [name, kindOf(schema)]);
  return { fields: Object.fromEntries(fields.filter(([, kind]) => kind)) };
}

function kindOf({ $ref, oneOf, items }) {
  if ($ref) return named({ $ref });
  if (oneOf) return kindOf(oneOf[0]);
  const item = items && kindOf(items);
  return item && `${item}[]`;
}

function reached(name, found) {
  if (found.has(name)) return found;
  const shape = shapeOf(components.schemas[name]);
  found.set(name, shape);
  for (const kind of Object.values(shape.members ?? shape.fields ?? {})) reached(kind.replaceAll("[]", ""), found);
  return found;
}

const answers = Object.values(paths).flatMap((item) => Object.values(item).map(({ responses }) => responses[200]));
const shapes = [...answers.map(schemaOf), "Problem"].reduce((found, name) => reached(name, found), new Map());
const lines = [...shapes].sort().map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},`);
writeFileSync(
  join(process.argv[2], "shapes.gen.ts"),
  `${HEADER}
import type { Shape } from '../answers.js';

export const SHAPES: Record<string, Shape> = {\n${lines.join("\n")}\n};\n`,
);
