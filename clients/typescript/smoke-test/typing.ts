// Lets the compiler read the requests and answers of the conformance pack as what the client says they are.

import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

import { type Vector, vectors } from "./vectors.js";

const SETTINGS = ["--strict", "--exactOptionalPropertyTypes", "--module", "nodenext", "--noEmit"];

export async function typesVectors(pack: string, folder: string): Promise<void> {
  const all = await vectors(pack);
  const place = join(folder, "build", "typing");
  const source = join(place, "vectors.ts");
  await mkdir(place, { recursive: true });
  await writeFile(source, ['import type * as client from "croupier-client";', ...all.map(typed)].join("\n"));
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  await promisify(execFile)(process.execPath, [compiler, "--ignoreConfig", ...SETTINGS, source]).catch(({ stdout }) => {
    throw new Error(`Not of their types:\n${stdout}`);
  });
  console.log(`Requests and answers of their types: ${all.length} of ${all.length}.`);
}

/** Returns a vector as source: its request and its answer, each of its type. */
function typed({ call, request, status, answer }: Vector, index: number): string {
  const name = call.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());
  const type = status === 200 ? `${name}Response` : "Problem";
  return `export const request${index}: client.${name}Data["body"] = ${JSON.stringify(request)};
export const answer${index}: client.${type} = ${JSON.stringify(answer)};`;
}
