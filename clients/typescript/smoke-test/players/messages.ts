// What a player's process and the one that starts the match say to each other. No key ever leaves a player.

import type { NumberedMove, Verdicts } from "croupier-client";

export type Asked =
  | { ask: "sit"; game: string }
  | { ask: "open"; commitment: string }
  | { ask: "receive" | "play" | "close"; token: string }
  | { ask: "verify"; moves: NumberedMove[] };

/** Where a player stands. */
interface Standing {
  token: string;
  fingerprint: string;
}

export interface Answers {
  sit: { lock: string; commitment: string };
  open: { opening: string };
  receive: Standing;
  play: Standing & { move: number; to_act: number[] };
  close: Standing & { moves: NumberedMove[] };
  verify: Standing & { verdicts: Verdicts };
}
