// Plays sealed matches whose players hold no more than their own table, and looks at what they can check at the end.

import { strict as assert } from "node:assert";

import { type Croupier, ProblemError, SeatOpening, SeatSecret } from "croupier-client";

import { chance } from "./chance.js";
import { findsFaults, followsTheIndicator } from "./sealed-faults.js";
import { DEALS, moveAmong, type SealedGame, type Seat, sealedGames, type Table } from "./sealed-games.js";

export async function playsSealedMatches(croupier: Croupier): Promise<void> {
  await followsTheIndicator();
  for (const game of sealedGames(croupier)) await playsSealed(game);
}

async function playsSealed(game: SealedGame): Promise<void> {
  const { seats, start } = await seated(game);
  const end = await playedOut(game, seats, start);
  assert.equal(end.view.deal, DEALS - 1);
  let { token } = end;
  for (const seat of seats) {
    await seat.receive(token);
    ({ token } = await seat.close());
  }
  await Promise.all(seats.map((seat) => seat.receive(token)));
  const reveal = await (seats[0] as Seat).reveal();
  const moves = seats.flatMap((seat) => seat.moves);
  const fingerprints = new Set(seats.map(({ fingerprint }) => fingerprint));
  assert.equal(fingerprints.size, 1);
  for (const seat of seats) assert.deepEqual(seat.verify(reveal, moves), { deck: true, seen: true, links: true });
  for (const seat of seats) findsFaults({ game, seat, reveal, moves });
  console.log(`${game.name}: ${seats.length} seats verified ${moves.length} moves of ${[...fingerprints]}.`);
}

/** Seats players who have made their own keys, and openings that they keep until the server is bound. */
async function seated(game: SealedGame): Promise<{ seats: Seat[]; start: Table }> {
  const secrets = Array.from({ length: game.players }, () => new SeatSecret());
  const openings = Array.from({ length: game.players }, () => new SeatOpening());
  const { token, match, commitment } = await game.prepare({
    locks: secrets.map(({ lock }) => lock),
    commitments: openings.map((each) => each.commitment),
  });
  const start = await game.start({ token, openings: openings.map(({ opening }) => opening) });
  assert.equal(start.match, match);
  const seats = secrets.map(({ key }, seat) =>
    game.sit({ token: start.token, key, commitment, opening: openings[seat]?.opening }),
  );
  await Promise.all(seats.map((seat) => seat.view()));
  return { seats, start };
}

/** Plays until nobody is to act; not everybody looks at the table after every move, and all are stored on the way. */
async function playedOut(game: SealedGame, seats: Seat[], start: Table): Promise<Table> {
  const roll = chance(1);
  let at = start;
  while (at.to_act.length > 0) {
    const turn = at.to_act[roll(at.to_act.length)] as number;
    const { token } = at;
    const looking = seats.filter((_, seat) => seat === turn || roll(2) > 0);
    await Promise.all(looking.map((seat) => seat.receive(token)));
    const player = game.sit(JSON.parse(JSON.stringify(seats[turn])));
    seats[turn] = player;
    at = await player.play(moveAmong((await player.view()).legal, roll));
    if (roll(8) === 0) await refusesTheOlder(player, token);
  }
  return at;
}

/** Is sent a token that has been played on, and stays where it is. */
async function refusesTheOlder(player: Seat, older: string): Promise<void> {
  const before = JSON.stringify(player);
  const refused: unknown = await player.receive(older).catch((reason) => reason);
  assert(refused instanceof ProblemError, "An older token was taken.");
  assert.equal(refused.problem.code, "not-descendant");
  assert.equal(JSON.stringify(player), before);
}
