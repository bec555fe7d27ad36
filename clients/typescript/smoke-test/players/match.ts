// Plays a sealed match of each game among processes that hold no more than their own key and the tokens they are sent.

import { strict as assert } from "node:assert";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

import { Croupier } from "croupier-client";

import { type SealedGame, sealedGames } from "../sealed-games.js";
import type { Answers, Asked } from "./messages.js";

const PLAYER = new URL("player.js", import.meta.url);
const WIDTH = 100;

/** A player's process, and the numbers of the moves it has made. */
interface Player {
  process: ChildProcess;
  moved: number[];
}

/** Asks a player, who answers or ends. */
async function ask<Name extends Asked["ask"]>(player: Player, asked: Asked & { ask: Name }): Promise<Answers[Name]> {
  const asking = new AbortController();
  const told = ["message", "exit"].map((event) => once(player.process, event, asking));
  player.process.send(asked);
  const [answer] = await Promise.race(told);
  asking.abort();
  await Promise.allSettled(told);
  assert(typeof answer === "object" && answer !== null, `A player ended when asked to ${asked.ask}.`);
  return answer;
}

async function plays(game: SealedGame): Promise<void> {
  const players = Array.from({ length: game.players }, () => ({ process: fork(PLAYER), moved: [] as number[] }));
  try {
    await playsAmong(game, players);
  } finally {
    for (const player of players) player.process.disconnect();
  }
}

async function playsAmong(game: SealedGame, players: Player[]): Promise<void> {
  const { commitment, ...begun } = await started(game, players);
  let { token } = begun;
  let turn = begun.to_act[0];
  while (turn !== undefined) {
    const player = players[turn] as Player;
    const told = await ask(player, { ask: "play", token });
    player.moved.push(told.move);
    ({ token } = told);
    await Promise.all(players.map((each) => ask(each, { ask: "receive", token: told.token })));
    turn = told.to_act[0];
  }
  const moves: Answers["close"]["moves"] = [];
  for (const player of players) {
    const told = await ask(player, { ask: "close", token });
    ({ token } = told);
    moves.push(...told.moves);
  }
  await Promise.all(players.map((each) => ask(each, { ask: "receive", token })));
  tells(game, players, commitment);
  const fingerprints = new Set<string>();
  for (const player of players) {
    const { verdicts, fingerprint } = await ask(player, { ask: "verify", moves });
    assert.deepEqual(verdicts, { deck: true, seen: true, links: true });
    fingerprints.add(fingerprint);
  }
  assert.equal(fingerprints.size, 1, "The players are at different tables.");
}

/** Prepares and starts a match; each player opens what it puts in once it has the commitment of the server. */
async function started(game: SealedGame, players: Player[]) {
  const told = await Promise.all(players.map((player) => ask(player, { ask: "sit", game: game.name })));
  const { token, commitment } = await game.prepare({
    locks: told.map(({ lock }) => lock),
    commitments: told.map((each) => each.commitment),
  });
  const opened = await Promise.all(players.map((player) => ask(player, { ask: "open", commitment })));
  const start = await game.start({ token, openings: opened.map(({ opening }) => opening) });
  await Promise.all(players.map((each) => ask(each, { ask: "receive", token: start.token })));
  return { token: start.token, to_act: start.to_act, commitment };
}

/** Prints who made which moves; what they find at the end, the players print themselves. */
function tells(game: SealedGame, players: Player[], commitment: string): void {
  console.log(`\n${game.name}: ${players.length} players in processes of their own, started by process ${process.pid}`);
  console.log(`  The server was bound to ${commitment.slice(0, 16)}… before they opened what they put in.`);
  for (const [seat, player] of players.entries()) {
    const numbers = player.moved.join(" ").match(new RegExp(`.{1,${WIDTH}}(?= |$)`, "g")) ?? ["none"];
    console.log(`  Seat ${seat}, process ${player.process.pid}, made the moves ${numbers.join("\n   ")}`);
  }
}

const baseUrl = process.env["CROUPIER_URL"];
assert(baseUrl, "CROUPIER_URL names no server.");
const games = sealedGames(new Croupier({ baseUrl }));
assert(games.length > 0, "There are no games.");
for (const game of games) await plays(game);
