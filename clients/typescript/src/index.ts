export { Croupier } from "./croupier.js";
export type { Client, Config } from "./generated/client/index.js";
export type { ChorVoli, KrytNavalivat, Nap, Service } from "./generated/sdk.gen.js";
export type * from "./generated/types.gen.js";
export { ProblemError } from "./problem.js";
