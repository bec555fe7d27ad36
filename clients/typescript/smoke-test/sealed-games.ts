// The games as they are played on sealed tables: how to begin, and how to choose a move.

import { strict as assert } from "node:assert";

import { type Croupier, type NumberedMove, type SavedTable, SealedTable, type Verdicts } from "croupier-client";

/** What the actions of all games have in common. */
export interface Action {
  type: string;
  seat: number;
  cards?: string[];
}

/** What the tables of all games have in common. */
export interface Table {
  token: string;
  match: string;
  move: number;
  seat: number | null;
  to_act: number[];
  legal: Action[];
  view: { deal: number };
}

/** What the reveals of all games have in common. */
export interface Reveal {
  match: string;
  commitment: string;
  secret: string;
  openings: (string | null)[];
  seed: string;
  decks: { deal: number; deck: string[]; cut: number }[];
}

/** A sealed table of any game. */
export interface Seat {
  readonly token: string;
  readonly fingerprint: string | null;
  readonly moves: NumberedMove[];
  play(actions: Action[]): Promise<Table>;
  view(): Promise<Table>;
  receive(token: string): Promise<Table>;
  close(): Promise<Table>;
  reveal(): Promise<Reveal>;
  verify(reveal: Reveal, others?: readonly NumberedMove[]): Verdicts;
  toJSON(): SavedTable;
}

/** What each seat tells whoever starts a match. */
interface Told {
  locks: string[];
  commitments: string[];
}

/** A game with its options. */
export interface SealedGame {
  name: string;
  players: number;
  prepare(told: Told): Promise<{ token: string; match: string; commitment: string }>;
  start(request: { token: string; openings: string[] }): Promise<Table>;
  sit(saved: SavedTable): Seat;
}

export const DEALS = 2;

/** Moves that are only taken whole, and how they end. */
const WHOLE: Record<string, string> = { combine: "stand", stand: "stand" };

export function sealedGames({ krytNavalivat, nap, chorVoli }: Croupier): SealedGame[] {
  const brief = { deals: DEALS, action_limit: 60 };
  const kryt = (["standard", "diamonds-and-spades"] as const).map((variant) => ({
    name: `Kryt'-navalivat', ${variant}`,
    players: 3,
    prepare: (told: Told) => krytNavalivat.prepareTable({ players: 3, variant, options: brief, ...told }),
    start: krytNavalivat.startTable.bind(krytNavalivat),
    sit: (saved: SavedTable): Seat => new SealedTable(krytNavalivat, saved),
  }));
  const naps = (["purchase", "floater"] as const).map((variant) => ({
    name: `Nap, ${variant}`,
    players: 4,
    prepare: (told: Told) => nap.prepareTable({ players: 4, variant, options: { deals: DEALS }, ...told }),
    start: nap.startTable.bind(nap),
    sit: (saved: SavedTable): Seat => new SealedTable(nap, saved),
  }));
  const chorVolis = (
    [
      ["chor-voli", 4],
      ["ramchi", 3],
    ] as const
  ).map(([variant, players]) => ({
    name: `Chor Voli, ${variant}`,
    players,
    prepare: (told: Told) => chorVoli.prepareTable({ players, variant, options: { deals: DEALS }, ...told }),
    start: chorVoli.startTable.bind(chorVoli),
    sit: (saved: SavedTable): Seat => new SealedTable(chorVoli, saved),
  }));
  return [...kryt, ...naps, ...chorVolis];
}

/** Returns one move of those that a seat may make: an action, or a whole arrangement. */
export function moveAmong(legal: readonly Action[], roll: (below: number) => number): Action[] {
  const first = legal[roll(legal.length)];
  assert(first, "Somebody is to act and may do nothing.");
  const end = legal.find(({ type }) => type === WHOLE[first.type]);
  return end ? [...arrangement(legal, roll), end] : [first];
}

/** Returns combinations that have no card in common, chosen at random. */
function arrangement(legal: readonly Action[], roll: (below: number) => number): Action[] {
  const used = new Set<string>();
  return legal.filter(({ cards = [] }) => {
    const fits = cards.length > 0 && roll(5) > 0 && cards.every((card) => !used.has(card));
    for (const card of fits ? cards : []) used.add(card);
    return fits;
  });
}
