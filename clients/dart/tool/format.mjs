// Formats Dart files as `dart format` does, with the same code, which also parses them. Needs Node.js 22 or newer.
// Usage: node format.mjs --write|--check FILE...
import { readFileSync, writeFileSync } from "node:fs";

import { format } from "@wasm-fmt/dart_fmt";

const [mode, ...files] = process.argv.slice(2);
for (const file of files) {
  const source = readFileSync(file, "utf8");
  try {
    const formatted = format(source, file);
    if (mode === "--write" && formatted !== source) writeFileSync(file, formatted);
    if (mode === "--check" && formatted !== source) throw new Error("not formatted.");
  } catch (error) {
    console.error(`${file}: ${error.message ?? error}`);
    process.exitCode = 1;
  }
}
