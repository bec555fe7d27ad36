export { DecodingError } from "./answers.js";
export { Croupier } from "./croupier.js";
export type { Client, Config } from "./generated/client/index.js";
export type { ChorVoli, KrytNavalivat, Nap, Service } from "./generated/sdk.gen.js";
export type * from "./generated/types.gen.js";
export { ProblemError } from "./problem.js";
export { cutAt, firstDealer, shuffled } from "./tables/chance.js";
export {
  canonicalRecord,
  matchSeed,
  serverCommitment,
  type TableMove,
  type TableRecord,
  tableLinks,
} from "./tables/fairness.js";
export { SeatOpening, SeatSecret, seatCommitment } from "./tables/seats.js";
export type { SeenDeal } from "./tables/seen.js";
export { type KindsOf, type SavedTable, SealedTable, type TableGame } from "./tables/table.js";
export { type Evidence, type NumberedMove, type TableReveal, type Verdicts, verify } from "./tables/verify.js";
