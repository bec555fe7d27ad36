// The algorithm of chance, croupier/1, as docs/chance.md describes it.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS = 2 ** 32;
const BLOCK_BYTES = 32;

/** Returns a pack, given in canonical order, as the seed of a match shuffles it for a deal. */
export function shuffled<Card>(pack: readonly Card[], seed: string, deal: number): Card[] {
  const row = words(dealKey(seed, deal), "deck");
  const deck = [...pack];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(row, i + 1);
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  return deck;
}

/** Returns how many of some cards the cut of a deal takes off the top. */
export function cutAt(cards: number, seed: string, deal: number): number {
  return 1 + below(words(dealKey(seed, deal), "cut"), cards - 1);
}

/** Returns the dealer of the first deal as the lot draws it. */
export function firstDealer(players: number, seed: string): number {
  return below(words(utf8ToBytes(seed), "croupier/1/lot"), players);
}

function dealKey(seed: string, deal: number): Uint8Array {
  return hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`croupier/1/deal/${deal}`));
}

function* words(key: Uint8Array, purpose: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${purpose}/${block}`));
    const view = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES);
    for (let at = 0; at < BLOCK_BYTES; at += 4) yield view.getUint32(at);
  }
}

function below(row: Generator<number, never>, n: number): number {
  const bound = WORDS - (WORDS % n);
  let word = row.next().value;
  // Words from the bound on would make the small indices a little more likely.
  while (word >= bound) word = row.next().value;
  return word % n;
}
