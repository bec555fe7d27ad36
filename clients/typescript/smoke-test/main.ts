// Tries the client on the server at $CROUPIER_URL: the README's examples, open and sealed matches of each game, a
// refusal, all vectors.

import { strict as assert } from "node:assert";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

import { Croupier, ProblemError } from "croupier-client";

import { playsMatches } from "./matches.js";
import { playsSealedMatches } from "./sealed.js";
import { computesVectors } from "./sealed-vectors.js";
import { typesVectors } from "./typing.js";
import { passesVectors } from "./vectors.js";

/** The client's folder; this file is compiled into build/smoke-test. */
const HERE = new URL("../../", import.meta.url);

async function showsTheExample(name: string, ...told: RegExp[]): Promise<void> {
  const [readme, example] = await Promise.all(
    ["README.md", `${name}.ts`].map((file) => readFile(new URL(file, HERE), "utf8")),
  );
  assert(readme?.includes(`\`\`\`ts\n${example}\`\`\``), `The README does not show ${name}.ts.`);
  const { stdout } = await promisify(execFile)(process.execPath, [new URL(`build/${name}.js`, HERE).pathname]);
  for (const line of told) assert.match(stdout, line);
  console.log(`The README's ${name} runs.`);
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

/** Is answered what only a newer server could say: new fields are left aside, a new tag and a new value are not. */
async function readsAnswers(): Promise<void> {
  const answered = (answer: object) => {
    const fetch = async () => Response.json(answer);
    return new Croupier({ fetch }).service.health();
  };
  assert.deepEqual(await answered({ status: "ok", since: "noon" }), { status: "ok", since: "noon" });
  await assert.rejects(
    answered({ status: "tired" }),
    /^DecodingError: HealthStatus has no "tired"; it is at "\/status"/,
  );
  const fetch = async () => Response.json({ state: {}, events: [{ type: "dealt", hands: [] }, { type: "flew" }] });
  const flown = new Croupier({ fetch }).nap.start({ players: 3 });
  await assert.rejects(flown, /^DecodingError: NapEvent has no "flew"; it is at "\/events\/1\/type"/);
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
await showsTheExample("example", /^Seat \d may lead \w\w\.$/m, /^Seat \d sees \w\w/m, /^Rule S8: /m);
await showsTheExample(
  "sealed-example",
  /^Seat 0 holds (\w\w ?){5}; .* [0-9a-f]{8}-0-[0-9a-f]{16}\.$/m,
  /^Seat 1 is at .*-1-/m,
);
await playsMatches(croupier);
await playsSealedMatches(croupier);
await isRefused(croupier);
await missesTheServer();
await readsAnswers();
await hearsSomethingElse(502, /answered in the place of the server, with status 502/);
await hearsSomethingElse(200, /SyntaxError/);
const pack = new URL("../../tests/conformance/", HERE).pathname;
await computesVectors(pack);
await typesVectors(pack, HERE.pathname);
await passesVectors(croupier, pack);
