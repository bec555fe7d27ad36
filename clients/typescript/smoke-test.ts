// Starts a server, runs the README's example on it, plays a whole match with actions chosen at random, and is refused.

import { strict as assert } from "node:assert";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

import { Croupier, type KrytAction, type KrytEvent, type KrytPosition, type KrytStartRequest } from "croupier-client";
import { createClient } from "croupier-client/client";

const COMMAND = process.env["CROUPIER"] ?? "../../.venv/bin/croupier";
const DEALS = 3;
const MATCH = {
  players: 3,
  seed: "smoke-test",
  dealer: 2,
  options: { deals: DEALS, action_limit: 2000 },
} as const satisfies KrytStartRequest;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  assert(address !== null && typeof address === "object");
  return address.port;
}

async function answering(croupier: Croupier): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { data } = await croupier.service.health();
    if (data?.status === "ok") return;
    await setTimeout(100);
  }
  throw new Error("The server does not answer.");
}

/** Returns a source of chance that is the same in every run (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Tells what an event is about; the compiler sees that no event is forgotten. */
function told(event: KrytEvent): string {
  switch (event.type) {
    case "dealt":
      return `deal ${event.deal} by ${event.dealer}, trumps ${event.trumps}`;
    case "led":
    case "beaten":
      return `${event.seat} ${event.type} ${event.card}`;
    case "picked_up":
    case "drew":
      return `${event.seat} ${event.type} ${event.count}`;
    case "exchanged_six":
      return `${event.seat} exchanged ${event.six} for ${event.indicator}`;
    case "went_out":
      return `${event.seat} is out`;
    case "settled":
      return `settled, losses ${event.losses.join(" ")}`;
  }
}

async function playMatch(croupier: Croupier): Promise<{ end: KrytPosition; taken: KrytAction[]; story: string[] }> {
  const roll = chance(1);
  const started = await croupier.krytNavalivat.start({ body: MATCH });
  if (started.error) throw new Error(started.error.detail);
  let position = started.data;
  const taken: KrytAction[] = [];
  const story = position.events.map(told);
  while (position.to_act.length > 0) {
    const choices = position.legal?.flatMap((entry) => entry.actions) ?? [];
    const action = choices[roll(choices.length)];
    assert(action !== undefined, "Somebody is to act and may do nothing.");
    const played = await croupier.krytNavalivat.play({ body: { state: position.state, actions: [action] } });
    if (played.error) throw new Error(played.error.detail);
    position = played.data;
    taken.push(action);
    story.push(...position.events.map(told));
  }
  return { end: position, taken, story };
}

async function playsAMatch(croupier: Croupier): Promise<void> {
  const { end, taken, story } = await playMatch(croupier);
  assert.equal(end.state.deal, DEALS - 1);
  assert.equal(end.state.phase.type, "over");
  assert(end.scoring.losses.some((losses) => losses > 0), "Nobody lost a deal.");
  assert.equal(story.filter((line) => line.startsWith("settled")).length, DEALS);
  const replayed = await croupier.krytNavalivat.replay({ body: { ...MATCH, actions: taken } });
  if (replayed.error) throw new Error(replayed.error.detail);
  assert.equal(replayed.data.digest, end.digest);
  console.log(`Played ${DEALS} deals with ${taken.length} actions; ${story.at(-1)}.`);
}

async function isRefused(croupier: Croupier): Promise<void> {
  const started = await croupier.krytNavalivat.start({ body: { players: 2, seed: "refused", dealer: 1 } });
  if (started.error) throw new Error(started.error.detail);
  const { state } = started.data;
  const refused = await croupier.krytNavalivat.play({ body: { state, actions: [{ type: "pick_up", seat: 1 }] } });
  assert(refused.error, "What is out of turn was played.");
  assert.equal(refused.response.status, 409);
  assert.equal(refused.error.code, "illegal-action");
  assert.equal(refused.error.rule, "S8");
  assert.equal(refused.error.index, 0);
  console.log(`Refused by rule ${refused.error.rule}: ${refused.error.detail}`);
}

async function showsTheExample(baseUrl: string): Promise<void> {
  const [readme, example] = await Promise.all([readFile("README.md", "utf8"), readFile("example.ts", "utf8")]);
  assert(readme.includes(`\`\`\`ts\n${example}\`\`\``), "The README does not show example.ts.");
  const env = { ...process.env, CROUPIER_URL: baseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ["dist/example.js"], { env });
  assert.match(stdout, /^Seat \d may lead \w\w\.$/m);
  assert.match(stdout, /^Rule S8: /m);
}

const port = await freePort();
const baseUrl = `http://127.0.0.1:${port}`;
const server = spawn(COMMAND, ["serve", "--host", "127.0.0.1", "--port", String(port)], { stdio: "ignore" });
try {
  const croupier = new Croupier({ client: createClient({ baseUrl }) });
  await answering(croupier);
  await showsTheExample(baseUrl);
  await playsAMatch(croupier);
  await isRefused(croupier);
} finally {
  server.kill();
}
