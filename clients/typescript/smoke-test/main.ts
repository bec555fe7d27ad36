// Tries the client on the server at $CROUPIER_URL: the README's example, a match of each game, a refusal, all vectors.

import { strict as assert } from "node:assert";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

import { Croupier, ProblemError } from "croupier-client";

import { playsMatches } from "./matches.js";
import { typesVectors } from "./typing.js";
import { passesVectors } from "./vectors.js";

/** The client's folder; this file is compiled into build/smoke-test. */
const HERE = new URL("../../", import.meta.url);

async function showsTheExample(): Promise<void> {
  const [readme, example] = await Promise.all(
    ["README.md", "example.ts"].map((name) => readFile(new URL(name, HERE), "utf8")),
  );
  assert(readme?.includes(`\`\`\`ts\n${example}\`\`\``), "The README does not show example.ts.");
  const { stdout } = await promisify(execFile)(process.execPath, [new URL("build/example.js", HERE).pathname]);
  assert.match(stdout, /^Seat \d may lead \w\w\.$/m);
  assert.match(stdout, /^Seat \d sees \w\w/m);
  assert.match(stdout, /^Rule S8: /m);
  console.log("The README's example runs.");
}

/** Acts out of turn, and is told which rule forbids it. */
async function isRefused({ krytNavalivat }: Croupier): Promise<void> {
  const { state } = await krytNavalivat.start({ players: 2, seed: "refused", dealer: 1 });
  const refused: unknown = await krytNavalivat
    .play({ state, actions: [{ type: "pick_up", seat: 1 }] })
    .catch((reason) => reason);
  assert(refused instanceof ProblemError, "What is out of turn was played.");
  const { status, code, rule, index } = refused.problem;
  assert.deepEqual([status, code, rule, index], [409, "illegal-action", "S8", 0]);
  console.log(`Refused by rule ${rule}: ${refused.problem.detail}`);
}

/** Finds something else than the server at an address, and is told so. */
async function hearsSomethingElse(status: number, message: RegExp): Promise<void> {
  const fetch = async () => new Response("<html>", { status, headers: { "Content-Type": "text/html" } });
  await assert.rejects(new Croupier({ fetch }).service.health(), message);
}

/** Finds nobody at an address, and is told so by the error of `fetch`. */
async function missesTheServer(): Promise<void> {
  const { service } = new Croupier({ baseUrl: "http://127.0.0.1:1" });
  const missed: unknown = await service.health().catch((reason) => reason);
  assert(missed instanceof TypeError, "Nobody answered, and the error is not that of fetch.");
}

async function isOfTheServersVersion({ service }: Croupier): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL("package.json", HERE), "utf8"));
  assert.equal((await service.about()).version, version);
}

const baseUrl = process.env["CROUPIER_URL"];
assert(baseUrl, "CROUPIER_URL names no server.");
const croupier = new Croupier({ baseUrl });
await isOfTheServersVersion(croupier);
await showsTheExample();
await playsMatches(croupier);
await isRefused(croupier);
await missesTheServer();
await hearsSomethingElse(502, /answered in the place of the server, with status 502/);
await hearsSomethingElse(200, /SyntaxError/);
const pack = new URL("../../tests/conformance/", HERE).pathname;
await typesVectors(pack, HERE.pathname);
await passesVectors(croupier, pack);
