// Changes one thing at a time in what was kept or revealed, and sees which verdict it turns.

import { strict as assert } from "node:assert";

import {
  cutAt,
  type KrytNavalivat,
  matchSeed,
  type NumberedMove,
  type SavedTable,
  SealedTable,
  type SeenDeal,
  serverCommitment,
  shuffled,
  type TableReveal,
  type Verdicts,
} from "croupier-client";

import type { Reveal, SealedGame, Seat } from "./sealed-games.js";

interface Ended {
  game: SealedGame;
  seat: Seat;
  reveal: Reveal;
  moves: NumberedMove[];
}

/** What is changed: in what the seat kept, in the reveal, or in the moves. */
interface Changes {
  kept?: Partial<SavedTable>;
  reveal?: Partial<Reveal>;
  moves?: NumberedMove[];
}

const RIGHT: Verdicts = { deck: true, seen: true, links: true };

export function findsFaults(ended: Ended): void {
  const { seat, reveal, moves } = ended;
  const kept = seat.toJSON();
  assert(kept.deals?.[0] && kept.links?.[1], "A seat has not seen its first deal.");
  for (const deals of strangeDeals(kept.deals)) expect(ended, { kept: { deals } }, { seen: false });
  expect(ended, { kept: { deals: [] } }, { seen: null });

  const [first, [move], ...later] = kept.links as [[number, string], [number, string], ...[number, string][]];
  expect(ended, { kept: { links: [first, [move, "0123456789abcdef"], ...later] } }, { links: false });
  const closedInstead = moves.map((each) => (each.move === 1 ? { ...each, actions: [] } : each));
  expect(ended, { kept: { moves: [] }, moves: closedInstead }, { links: false });
  expect(ended, { kept: { moves: [] }, moves: moves.slice(1) }, { links: null });

  // All links are made with the secret, so without the moves it is the deck alone that tells.
  const secret = reveal.secret.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  expect(ended, { kept: { moves: [] }, moves: [], reveal: { secret } }, { deck: false, links: null });
  expect(ended, { reveal: { secret } }, { deck: false, links: false });
  const decks = reveal.decks.map(({ deck, ...told }) => ({ ...told, deck: [...deck].reverse() }));
  expect(ended, { reveal: { decks } }, { deck: false });
  expect(ended, { kept: { opening: secret } }, { deck: false });
  expect(ended, { kept: { commitment: secret } }, { deck: false });
  expect(ended, { kept: { commitment: undefined } }, { deck: null });
  expect(ended, { reveal: { commitment: reveal.seed } }, { deck: false });
  for (const wrong of wrongDecks(reveal)) expect(ended, { reveal: { decks: wrong } }, { deck: false });
  findsMalformed(ended);
  for (const lie of lies(ended)) expect(ended, { kept: { deals: [] }, reveal: lie }, { deck: false, seen: null });
}

/** Checks reveals that have no hexadecimal, or not as much as they should have, where bytes are told. */
function findsMalformed(ended: Ended): void {
  const { reveal } = ended;
  for (const text of ["", "?", reveal.secret.slice(2), reveal.secret.replace(/^../, "-1")]) {
    expect(ended, { reveal: { secret: text } }, { deck: false, links: false });
    expect(ended, { kept: { last: undefined }, reveal: { match: text } }, { deck: false });
  }
  for (const [match, secret] of [
    [reveal.match, reveal.secret.slice(2)],
    [`${reveal.match}00`, reveal.secret],
  ] as const) {
    // All follows from them, only that they have another length.
    const { state, record } = reveal as unknown as TableReveal;
    const commitment = serverCommitment(state.game, match, record, secret);
    const seed = matchSeed(state.game, record, secret, reveal.openings);
    const kept = { commitment, deals: [], links: [], last: undefined };
    const wrong = { match, secret, commitment, ...seeded(seed, reveal) };
    expect(ended, { kept, reveal: wrong }, { deck: false, seen: null, links: null });
  }
  for (const opening of ["", "?", "00".repeat(15), "00".repeat(33)]) {
    const openings = [opening, ...reveal.openings.slice(1)];
    expect(ended, { kept: { opening: undefined }, reveal: { openings } }, { deck: false });
  }
}

/** Returns the decks of a reveal with one too few, in another order, and with one too many. */
function wrongDecks({ decks }: Reveal): Reveal["decks"][] {
  return [decks.slice(0, -1), decks.slice(1), [...decks].reverse(), [...decks, ...decks.slice(-1)]];
}

/** Returns reveals that agree with themselves: of another seed, and of another opening than a seat committed to. */
function lies({ reveal, seat }: Ended): Partial<Reveal>[] {
  const { secret, openings, record, state } = reveal as unknown as TableReveal;
  const own = seat.toJSON().opening;
  const other = openings.findIndex((opening) => opening !== own);
  const changed = openings.map((opening, at) => (at === other ? secret : opening));
  return [
    seeded(secret, reveal),
    { openings: changed, ...seeded(matchSeed(state.game, record, secret, changed), reveal) },
  ];
}

function seeded(seed: string, reveal: Reveal): Partial<Reveal> {
  return { seed, decks: dealtFrom(seed, reveal) };
}

/** Returns the decks that another seed gives. */
function dealtFrom(seed: string, { decks }: Reveal): Reveal["decks"] {
  const place = (card: string) => "CDHS".indexOf(card.charAt(1)) * 13 + "23456789TJQKA".indexOf(card.charAt(0));
  return decks.map(({ deal, deck }) => {
    const pack = [...deck].sort((one, other) => place(one) - place(other));
    return { deal, deck: shuffled(pack, seed, deal), cut: cutAt(pack.length, seed, deal) };
  });
}

/** Misses that a six was exchanged for the indicator, and sees it lie there. */
export async function followsTheIndicator(): Promise<void> {
  const hands = [{ seat: 0, count: 3, cards: ["7C", "8C", "9C"] }];
  const dealt = { type: "dealt", deal: 0, dealer: 1, hands, indicator: "AC" };
  const answers = [
    { move: 0, view: { deal: 0, indicator: "AC" }, events: [dealt] },
    { move: 5, view: { deal: 0, indicator: "6C" }, events: [] },
    { move: 9, view: { deal: 0, indicator: null }, events: [{ type: "drew", seat: 0, cards: ["6C"] }] },
  ].map((answer) => ({ match: "", link: "", token: "", seat: 0, ...answer }));
  const game = { viewTable: async () => answers.shift() };
  const table = new SealedTable(game as unknown as KrytNavalivat, { token: "", key: "" });
  for (const _ of [...answers]) await table.view();
  assert.deepEqual(
    table.toJSON().deals?.map(({ faceUp, last, drawn }) => [faceUp, last, drawn]),
    [["AC", "6C", ["6C"]]],
  );
}

function expect({ game, seat, reveal, moves }: Ended, changes: Changes, verdicts: Partial<Verdicts>): void {
  const changed = game.sit({ ...seat.toJSON(), ...changes.kept });
  const found = changed.verify({ ...reveal, ...changes.reveal }, changes.moves ?? moves);
  assert.deepEqual(found, { ...RIGHT, ...verdicts }, `${game.name}: ${JSON.stringify(changes)}`);
}

/** Returns deals, each time with one thing that its deck does not have there. */
function strangeDeals(deals: SeenDeal[]): SeenDeal[][] {
  return deals.flatMap((deal, at) =>
    strange(deal).map((fault) => deals.map((each, place) => (place === at ? { ...each, ...fault } : each))),
  );
}

function strange({ hand, dealer, faceUp, floater, last, drawn }: SeenDeal): Partial<SeenDeal>[] {
  const [card, other] = hand as [SeenDeal["hand"][0], SeenDeal["hand"][0]];
  // A six may lie in the place of the indicator.
  const noSix = hand.find((each) => !each.startsWith("6"));
  const faults: [boolean, Partial<SeenDeal>][] = [
    [true, { hand: [other, ...hand.slice(1)] }],
    [true, { dealer: dealer + 1 }],
    [faceUp !== null, { faceUp: card }],
    [floater !== null, { floater: card }],
    [last !== null && noSix !== undefined, { last: noSix ?? null }],
    [drawn.length > 0, { drawn: [card, ...drawn.slice(1)] }],
    [drawn.length > 1, { drawn: [...drawn].reverse() }],
  ];
  return faults.flatMap(([shown, fault]) => (shown ? [fault] : []));
}
