// Plays matches with actions chosen at random, and looks at how they end.

import { strict as assert } from "node:assert";

import type { Croupier } from "croupier-client";

import { chance } from "./chance.js";
import * as telling from "./telling.js";

const DEALS = 2;
const SEED = "smoke-test";

/** What the positions of all games have in common. */
interface Position {
  state: { deal: number; phase: { type: string } };
  digest: string;
  to_act: number[];
  legal: { actions: unknown[] }[] | null;
  events: unknown[];
}

type Action<Place extends Position> = NonNullable<Place["legal"]>[number]["actions"][number];

/** What playing a match takes: how to start, play and replay it, and how to tell its events. */
interface Game<Place extends Position> {
  start(): Promise<Place>;
  play(state: Place["state"], action: Action<Place>): Promise<Place>;
  replay(actions: Action<Place>[]): Promise<{ digest: string }>;
  told(event: Place["events"][number]): string;
}

/** Plays a match to its end; a replay ends the same. */
async function played<Place extends Position>(game: Game<Place>): Promise<{ end: Place; story: string[] }> {
  const roll = chance(1);
  let position = await game.start();
  const taken: Action<Place>[] = [];
  const story = position.events.map(game.told);
  while (position.to_act.length > 0) {
    const choices = position.legal?.flatMap(({ actions }) => actions) ?? [];
    const action = choices[roll(choices.length)];
    assert(action !== undefined, "Somebody is to act and may do nothing.");
    position = await game.play(position.state, action);
    taken.push(action);
    story.push(...position.events.map(game.told));
  }
  assert.equal(position.state.deal, DEALS - 1);
  assert.equal(position.state.phase.type, "over");
  assert.equal(story.filter((line) => line.startsWith("settled")).length, DEALS);
  assert.equal((await game.replay(taken)).digest, position.digest);
  console.log(`Played ${DEALS} deals with ${taken.length} actions; ${story.at(-1)}.`);
  return { end: position, story };
}

/** Sees that what the seats have won and lost is in the middle. */
function balances({ balances, kitty, pool }: { balances: number[]; kitty: number; pool: number }): void {
  const sum = balances.reduce((total, balance) => total + balance, kitty + pool);
  assert.equal(sum, 0, `Balances ${balances}, kitty ${kitty}, pool ${pool}`);
}

export async function playsMatches({ krytNavalivat, nap, chorVoli }: Croupier): Promise<void> {
  const kryt = { players: 3, seed: SEED, dealer: 2, options: { deals: DEALS, action_limit: 2000 } };
  const { end } = await played({
    start: () => krytNavalivat.start(kryt),
    play: (state, action) => krytNavalivat.play({ state, actions: [action] }),
    replay: (actions) => krytNavalivat.replay({ ...kryt, actions }),
    told: telling.kryt,
  });
  assert(
    end.scoring.losses.some((losses) => losses > 0),
    "Nobody lost a deal.",
  );

  for (const variant of ["extended", "purchase", "floater"] as const) {
    const match = { players: 4, seed: SEED, variant, options: { deals: DEALS } };
    const { end, story } = await played({
      start: () => nap.start(match),
      play: (state, action) => nap.play({ state, actions: [action] }),
      replay: (actions) => nap.replay({ ...match, actions }),
      told: telling.nap,
    });
    balances(end.scoring);
    assert.equal(story[0]?.endsWith("with a floater"), variant === "floater");
  }

  for (const variant of ["chor-voli", "ramchi"] as const) {
    const match = { players: 4, seed: SEED, variant, options: { deals: DEALS } };
    const { end } = await played({
      start: () => chorVoli.start(match),
      play: (state, action) => chorVoli.play({ state, actions: [action] }),
      replay: (actions) => chorVoli.replay({ ...match, actions }),
      told: telling.chorVoli,
    });
    balances(end.scoring);
    assert.equal(end.state.options.form, variant);
  }
}
