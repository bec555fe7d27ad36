import { Croupier, SealedTable, SeatOpening, SeatSecret } from "croupier-client";

const baseUrl = process.env["CROUPIER_URL"] ?? "http://127.0.0.1:8000";
const { nap } = new Croupier({ baseUrl });

// On the player's own device: nobody else ever gets `key`, and `opening` only who starts, after the commitment is stored.
const { key, lock } = new SeatSecret();
const { opening, commitment: own } = new SeatOpening();

// Whoever starts the match; seats 1 and 2 take no part in the seed, and the server makes their keys.
const seats = { locks: [lock, null, null], commitments: [own, null, null] };
const { token, commitment } = await nap.prepareTable({ players: 3, dealer: 2, ...seats });
const started = await nap.startTable({ token, openings: [opening, null, null] });

// The player again; from here on tokens go from player to player.
const table = new SealedTable(nap, { token: started.token, key, commitment, opening });
const { view, legal } = await table.view();
console.log(`Seat 0 holds ${view.hand?.join(" ")}; the table is ${table.fingerprint}.`);
await table.play(legal.slice(0, 1));
const next = new SealedTable(nap, { token: table.token, key: started.keys[1] ?? "", commitment });
console.log(`Seat ${(await next.view()).seat} is at ${next.fingerprint}, as is seat 0.`);
