// Sends the requests of the conformance pack, and compares the answers with those of the pack.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type Croupier, ProblemError } from "croupier-client";

export interface Vector {
  name: string;
  call: string;
  query: Record<string, boolean>;
  request: Record<string, unknown>;
  status: number;
  answer: unknown;
}

/** The calls of a client by the name of the game and their own. */
type Calls = Record<string, Record<string, (parameters: unknown) => Promise<unknown>> | undefined>;

export async function vectors(pack: string): Promise<Vector[]> {
  const read = async (path: string) => JSON.parse(await readFile(join(pack, path), "utf8"));
  const { files }: { files: { path: string; kind: string }[] } = await read("index.json");
  const calls = files.filter(({ kind }) => kind !== "chance" && kind !== "sealed");
  const contents: { vectors: Vector[] }[] = await Promise.all(calls.map(({ path }) => read(path)));
  return contents.flatMap(({ vectors }) => vectors);
}

export async function passesVectors(croupier: Croupier, pack: string): Promise<void> {
  const all = await vectors(pack);
  const failures: string[] = [];
  for (const vector of all) {
    const pointer = difference(await answer(croupier, vector), vector.answer);
    if (pointer !== undefined) failures.push(`${vector.name}: the answer differs at "${pointer}".`);
  }
  if (all.length === 0 || failures.length > 0) throw new Error(["Vectors failed:", ...failures].join("\n"));
  console.log(`Vectors passed: ${all.length} of ${all.length}.`);
}

/** Returns the answer to a vector's request, or the problem if it is refused. */
async function answer(croupier: Croupier, { name, call, query, request, status }: Vector): Promise<unknown> {
  const [group = "", method = ""] = call.split("_");
  const game = (croupier as unknown as Calls)[group];
  if (!game?.[method]) throw new Error(`${name}: the client has no call ${call}.`);
  try {
    const answered = await game[method]({ ...request, ...query });
    return status === 200 ? answered : { refused: false };
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === status) return error.problem;
    throw new Error(`${name}: ${error}`);
  }
}

/** Returns the pointer to the first place where two JSON values differ, if there is one. */
function difference(one: unknown, other: unknown): string | undefined {
  if (!isContainer(one) || !isContainer(other)) return one === other ? undefined : "";
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const key = keys.find((key) => difference(one[key], other[key]) !== undefined);
  return key === undefined ? undefined : `/${key}${difference(one[key], other[key])}`;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
