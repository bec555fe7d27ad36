import type { ChorVoliTableReveal, KrytTableReveal, NapTableReveal, RevealedDeck } from "../generated/types.gen.js";
import { cutAt, firstDealer, shuffled } from "./chance.js";
import { fits, isShuffled, packOf } from "./dealing.js";
import { matchSeed, serverCommitment, type TableMove, tableLinks } from "./fairness.js";
import { seatCommitment } from "./seats.js";
import type { SeenDeal } from "./seen.js";

const MATCH = /^[0-9a-f]{32}$/;
const SECRET = /^[0-9a-f]{64}$/;
const OPENING = /^([0-9a-f]{2}){16,32}$/;
const MOST_DECKS = 1000;

/** All that was hidden in a match. */
export type TableReveal = KrytTableReveal | NapTableReveal | ChorVoliTableReveal;

/** A move of a match with its number. */
export interface NumberedMove extends TableMove {
  move: number;
}

/** What a player kept of a match, to hold its reveal against. */
export interface Evidence {
  /** What the server was bound to, as it told when the match was prepared or started. */
  commitment?: string | undefined;
  /** What this player put in, in hexadecimal. */
  opening?: string | undefined;
  seat?: number | undefined;
  last?: { match: string; move: number; link: string } | undefined;
  /** Every link seen, with the number of its move. */
  links?: [move: number, link: string][] | undefined;
  deals?: SeenDeal[] | undefined;
}

/** What comes of a check: true or false, or null where there is nothing to check. */
export interface Verdicts {
  /** The deals are what the server was bound to before anybody opened what the seats put in. */
  deck: boolean | null;
  /** All that this seat saw is what the decks have. */
  seen: boolean | null;
  /** The moves that were made give the links that were shown. */
  links: boolean | null;
}

/** Checks a reveal against what a player kept, and, for the links, against all moves of the match; asks no server. */
export function verify(reveal: TableReveal, kept: Evidence, moves: readonly NumberedMove[] = []): Verdicts {
  return { deck: verifyDeck(reveal, kept), seen: verifySeen(reveal, kept), links: verifyLinks(reveal, kept, moves) };
}

function verifyDeck(reveal: TableReveal, { commitment, ...kept }: Evidence): boolean | null {
  const { match, record, secret, openings, seed, decks } = reveal;
  const { game, deal } = reveal.state;
  const holds =
    isHexadecimal(reveal) &&
    isKept(reveal, kept) &&
    serverCommitment(game, match, record, secret) === reveal.commitment &&
    (commitment ?? reveal.commitment) === reveal.commitment &&
    matchSeed(game, record, secret, openings) === seed &&
    decks.length === Math.min(deal + 1, MOST_DECKS) &&
    decks.every((told, at) => told.deal === at && isOf(told, reveal));
  // A secret that nobody was told about in time proves nothing.
  return holds && commitment === undefined ? null : holds;
}

/** Tells whether match, secret and openings are bytes in hexadecimal, and as many as they should be. */
function isHexadecimal({ match, secret, openings }: TableReveal): boolean {
  return MATCH.test(match) && SECRET.test(secret) && openings.every((each) => each === null || OPENING.test(each));
}

/** Tells whether every opening is what its seat committed to, and this is the match and the opening of a player. */
function isKept({ match, record, openings }: TableReveal, { opening, seat = -1, last }: Evidence): boolean {
  const opened = openings.map((each) => (each === null ? null : seatCommitment(each)));
  return (
    opened.join() === record.commitments.join() &&
    (opening === undefined || openings[seat] === opening) &&
    (last === undefined || match === last.match)
  );
}

function isOf({ deal, deck, cut }: RevealedDeck, { record, seed }: TableReveal): boolean {
  const pack = packOf(record.options, record.players);
  return shuffled(pack, seed, deal).join() === deck.join() && cutAt(pack.length, seed, deal) === cut;
}

function verifySeen({ record, seed }: TableReveal, { seat, deals = [] }: Evidence): boolean | null {
  const { options, players } = record;
  const checked = deals.filter(({ deal }) => isShuffled(options, deal));
  if (seat === undefined || checked.length === 0) return null;
  const pack = packOf(options, players);
  const dealer = record.dealer ?? firstDealer(players, seed);
  return checked.every(
    (seen) =>
      (seen.deal > 0 || seen.dealer === dealer) && fits(seen, seat, players, options, shuffled(pack, seed, seen.deal)),
  );
}

function verifyLinks(
  { state, record, secret, move, link }: TableReveal,
  { links = [] }: Evidence,
  moves: readonly NumberedMove[],
): boolean | null {
  const made = new Map(moves.map((each) => [each.move, each]));
  const all = Array.from({ length: move }, (_, at) => made.get(at + 1)).filter((each) => each !== undefined);
  if (all.length < move || made.size > move || links.length === 0) return null;
  if (!SECRET.test(secret)) return false;
  const follow = tableLinks(state.game, record, secret, all);
  return [...links, [move, link] as const].every(([at, shown]) => follow[at] === shown);
}
