// Mends what the generator has no setting for.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const { paths } = JSON.parse(readFileSync(process.env.OPENAPI_DOCUMENT, "utf8"));

function rewrite(place, change) {
  const file = join(process.argv[2], ...place);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

// The addresses of other packages have no place in the comments.
rewrite(["client", "types.gen.ts"], (text) => text.replace(/\{@link https\S+ (`[^`]+`)\}( instead)/g, "$1$2"));

// The fields of a call are written out without their descriptions; the types of its body and its flags have them.
rewrite(["sdk.gen.ts"], (text) => {
  const calls = text.replace(
    /parameters: \{[^}]*\}(?=[\s\S]*?<(\w+)Responses, [\s\S]*?url: '(.*)')/g,
    (_, call, path) => {
      const { parameters, requestBody } = paths[path].post;
      const body = requestBody.content["application/json"].schema.$ref.split("/").at(-1);
      return `parameters: ${body}${parameters ? ` & ${call}Data['query']` : ""}`;
    },
  );
  return calls.replace(/import type \{ .* \} from '.\/types.gen.js';/, (line) => {
    const names = new Set(calls.replace(line, "").match(/\b[A-Z]\w+(Data|Errors|Request|Responses)\b/g));
    return `import type { ${[...names].sort().join(", ")} } from './types.gen.js';`;
  });
});
