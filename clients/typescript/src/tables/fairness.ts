// What binds a server to its deals and a match to its moves, as docs/fairness.md and docs/sealed-tables.md describe it.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { ChorVoliTableRecord, KrytTableRecord, NapTableRecord } from "../generated/types.gen.js";

/** What is agreed on before a match. */
export type TableRecord = KrytTableRecord | NapTableRecord | ChorVoliTableRecord;

/** A move as links are made from it: the actions of a seat, none where it closed the match. */
export interface TableMove {
  seat: number;
  actions: readonly object[];
}

const SHOWN_DIGITS = 16;

/** Returns the record of a match as RFC 8785 JSON. */
export function canonicalRecord(game: string, { options, players, dealer, locks, commitments }: TableRecord): string {
  return canonical({ game, options, players, dealer, locks, commitments });
}

/** Returns what the server commits to before it knows any opening; all bytes are in hexadecimal. */
export function serverCommitment(game: string, match: string, record: TableRecord, secret: string): string {
  const parts = [hexToBytes(match), utf8ToBytes(canonicalRecord(game, record)), hexToBytes(secret)];
  const told = parts.flatMap((part) => [lengthOf(part), part]);
  return bytesToHex(sha256(concatBytes(utf8ToBytes("croupier/commit/1"), ...told)));
}

/** Returns the seed of a match: from the server's secret, what was agreed on, and the openings of the seats. */
export function matchSeed(
  game: string,
  record: TableRecord,
  secret: string,
  openings: readonly (string | null)[],
): string {
  const opened = openings.map((opening) => hexToBytes(opening ?? ""));
  const told = opened.flatMap((bytes) => [Uint8Array.of(bytes.length), bytes]);
  const agreed = sha256(utf8ToBytes(canonicalRecord(game, record)));
  const message = concatBytes(utf8ToBytes("croupier/seed/1"), agreed, ...told);
  return bytesToHex(hmac(sha256, hexToBytes(secret), message));
}

/** Returns the link of the start and of every move, as they are shown. */
export function tableLinks(game: string, record: TableRecord, secret: string, moves: readonly TableMove[]): string[] {
  const key = hmac(sha256, hexToBytes(secret), utf8ToBytes("croupier/links/1"));
  let link = hmac(sha256, key, utf8ToBytes(canonicalRecord(game, record)));
  const links = [link];
  for (const move of moves) {
    link = hmac(sha256, key, concatBytes(link, utf8ToBytes(canonicalMove(move))));
    links.push(link);
  }
  return links.map((each) => bytesToHex(each).slice(0, SHOWN_DIGITS));
}

function canonicalMove({ seat, actions }: TableMove): string {
  return canonical(actions.length === 0 ? { close: seat } : actions.map(inOrder));
}

/** Returns an action with the cards of a combination sorted; the order of those of a purchase counts. */
function inOrder(action: object & { type?: unknown; cards?: unknown }): object {
  return action.type === "combine" ? { ...action, cards: [...(action.cards as string[])].sort() } : action;
}

function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const told = Object.entries(value).filter(([, member]) => member !== undefined);
  const names = told.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${names.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
}

function lengthOf(part: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, part.length);
  return length;
}
