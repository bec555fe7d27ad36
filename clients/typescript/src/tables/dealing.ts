import type { Card, ChorVoliOptions, KrytOptions, NapOptions } from "../generated/types.gen.js";
import type { SeenDeal } from "./seen.js";

type Options = KrytOptions | NapOptions | ChorVoliOptions;

const SUITS = ["C", "D", "H", "S"];
const RANKS = "23456789TJQKA";
const TWO = 2;
const SIX = 6;

/** Returns the pack of a game in canonical order. */
export function packOf(options: Options, players: number): Card[] {
  const ranks = [...RANKS].slice(lowest(options, players) - TWO);
  return SUITS.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as Card));
}

/** Returns the height of the lowest rank of a pack, the two being 2. */
function lowest(options: Options, players: number): number {
  if ("ties" in options) return TWO;
  if (!("batches" in options)) return SIX;
  if (options.form !== "standard") return 13 - players;
  if (options.lowest_rank !== null) return RANKS.indexOf(options.lowest_rank) + TWO;
  return options.pack === "short" ? 12 - players : TWO;
}

/** Tells whether the deck of a deal follows from the seed alone, and not from cards that were gathered (N4). */
export function isShuffled(options: Options, deal: number): boolean {
  return deal === 0 || !("shuffle" in options) || options.shuffle === "always";
}

/** Tells whether a deck has the cards that a seat saw where it saw them. */
export function fits(seen: SeenDeal, seat: number, players: number, options: Options, deck: readonly Card[]): boolean {
  const place = (((seat - seen.dealer - 1) % players) + players) % players;
  const hand: Card[] = [];
  let at = 0;
  for (const batch of batches(options, players)) {
    hand.push(...deck.slice(at + place * batch, at + (place + 1) * batch));
    at += batch * players;
  }
  return hand.sort().join() === [...seen.hand].sort().join() && restFits(seen, options, deck.slice(at));
}

/** Returns how many cards each seat is dealt at a time. */
function batches(options: Options, players: number): number[] {
  if ("batches" in options) return options.batches === "3-2" ? [3, 2] : [2, 3];
  return Array(hasTableCard(options) ? Math.floor(52 / players) : 3).fill(1);
}

function hasTableCard(options: Options): options is ChorVoliOptions {
  return "ties" in options;
}

/** Tells whether the cards seen later are those that a deck has left after the hands. */
function restFits(seen: SeenDeal, options: Options, rest: readonly Card[]): boolean {
  const [next = null] = rest;
  if (hasTableCard(options)) return seen.faceUp === next;
  if ("batches" in options) return [null, next].includes(seen.floater) && comeIn(seen.drawn, rest);
  if (options.form !== "standard") return comeIn(seen.drawn, rest);
  // The indicator goes to the end of the stock, where the six of trumps may take its place.
  const ends = [next, `6${next?.[1]}`];
  const stock = [...rest.slice(1), seen.last as Card];
  return seen.faceUp === next && ends.includes(seen.last) && comeIn(seen.drawn, stock);
}

/** Tells whether some cards come in this order among others. */
function comeIn(drawn: readonly Card[], cards: readonly Card[]): boolean {
  const places = drawn.map((card) => cards.indexOf(card));
  return places.every((place, at) => place > (places[at - 1] ?? -1));
}
