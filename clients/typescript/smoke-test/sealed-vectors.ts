// Computes what the conformance pack has of chance, keys, commitments, seeds and links.

import { strict as assert } from "node:assert";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as client from "croupier-client";

interface Given {
  secret: string;
  opening: string;
  game: string;
  match: string;
  record: client.TableRecord;
  openings: (string | null)[];
  moves: client.TableMove[];
}

interface SealedVector {
  name: string;
  what: string;
  given: Given;
  gives: Record<string, unknown>;
}

interface ChanceVector {
  name: string;
  seed: string;
  deal: number;
  pack: string[];
  deck: string[];
  cut: number;
  players: number;
  dealer: number;
}

/** How to compute each kind of vector; only a server can seal tokens. */
const COMPUTED: Record<string, (given: Given) => Record<string, unknown>> = {
  "seat-key": ({ secret }) => {
    const { key, lock } = new client.SeatSecret(new Uint8Array(Buffer.from(secret, "hex")));
    assert.equal(client.SeatSecret.fromKey(key).lock, lock);
    return { key, lock };
  },
  "seat-opening": ({ opening }) => ({ commitment: new client.SeatOpening(opening).commitment }),
  record: ({ game, record }) => ({ canonical: client.canonicalRecord(game, record) }),
  commitment: ({ game, match, record, secret }) => ({
    commitment: client.serverCommitment(game, match, record, secret),
  }),
  seed: ({ game, record, secret, openings }) => ({ seed: client.matchSeed(game, record, secret, openings) }),
  links: ({ game, record, secret, moves }) => ({ links: client.tableLinks(game, record, secret, moves) }),
};

export async function computesVectors(pack: string): Promise<void> {
  const read = async (name: string) => JSON.parse(await readFile(join(pack, name), "utf8")).vectors;
  const [sealed, chance]: [SealedVector[], ChanceVector[]] = [await read("sealed.json"), await read("chance.json")];
  const own = sealed.filter(({ what }) => what !== "token");
  for (const { name, what, given, gives } of own) {
    const { sha256, ...expected } = gives;
    assert.deepEqual(COMPUTED[what]?.(given), expected, name);
  }
  for (const { name, seed, deal, pack: cards, deck, cut, players, dealer } of chance) {
    const { shuffled, cutAt, firstDealer } = client;
    const computed = [shuffled(cards, seed, deal), cutAt(cards.length, seed, deal), firstDealer(players, seed)];
    assert.deepEqual(computed, [deck, cut, dealer], name);
  }
  assert(own.length > 0 && chance.length > 0, "The pack has no vectors of sealed tables or of chance.");
  for (const key of ["cs1.", `cs1.${"A".repeat(42)}B`, `ct1.${"A".repeat(43)}`]) {
    assert.throws(() => client.SeatSecret.fromKey(key), RangeError);
  }
  console.log(`Vectors computed: ${own.length} of sealed tables, ${chance.length} of chance.`);
}
