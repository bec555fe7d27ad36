// One player in a process of its own: it makes its secret and its opening, and is sent nothing but tokens.

import { strict as assert } from "node:assert";

import { Croupier, type NumberedMove, SeatOpening, SeatSecret } from "croupier-client";

import { chance } from "../chance.js";
import { moveAmong, type Seat, sealedGames } from "../sealed-games.js";
import type { Answers, Asked } from "./messages.js";

const baseUrl = process.env["CROUPIER_URL"];
assert(baseUrl, "CROUPIER_URL names no server.");
const games = sealedGames(new Croupier({ baseUrl }));
const secret = new SeatSecret();
const opening = new SeatOpening();
const roll = chance(process.pid);

let game = games[0];
let commitment: string | undefined;
let table: Seat | undefined;

/** Takes a token, the first time by sitting down at its table. */
async function taken(token: string): Promise<Seat> {
  table ??= game?.sit({ token, key: secret.key, commitment, opening: opening.opening });
  assert(table, "Nobody has said which game is played.");
  await table.receive(token);
  return table;
}

function standing(seat: Seat): Answers["receive"] {
  assert(seat.fingerprint, "A player has seen nothing.");
  return { token: seat.token, fingerprint: seat.fingerprint };
}

async function played(token: string): Promise<Answers["play"]> {
  const seat = await taken(token);
  const { legal } = await seat.view();
  const { move, to_act } = await seat.play(moveAmong(legal, roll));
  return { ...standing(seat), move, to_act };
}

async function closed(token: string): Promise<Answers["close"]> {
  const seat = await taken(token);
  await seat.close();
  return { ...standing(seat), moves: seat.moves };
}

async function verified(moves: NumberedMove[]): Promise<Answers["verify"]> {
  assert(table, "There has been no table.");
  const verdicts = table.verify(await table.reveal(), moves);
  const { deck, seen, links } = verdicts;
  console.log(`  Process ${process.pid} at ${table.fingerprint}: deck ${deck}, seen ${seen}, links ${links}`);
  return { ...standing(table), verdicts };
}

async function answer(asked: Asked): Promise<Answers[keyof Answers]> {
  switch (asked.ask) {
    case "sit":
      game = games.find(({ name }) => name === asked.game);
      return { lock: secret.lock, commitment: opening.commitment };
    case "open":
      // Only now that the server is bound.
      commitment = asked.commitment;
      return { opening: opening.opening };
    case "receive":
      return standing(await taken(asked.token));
    case "play":
      return played(asked.token);
    case "close":
      return closed(asked.token);
    case "verify":
      return verified(asked.moves);
  }
}

process.on("message", async (asked: Asked) => process.send?.(await answer(asked)));
