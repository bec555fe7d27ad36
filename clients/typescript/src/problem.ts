import { check } from "./answers.js";
import type { Problem } from "./generated/types.gen.js";

/** The server refused a call, and `problem` says why; nothing has changed. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(readonly problem: Problem) {
    super(`${problem.title}: ${problem.detail}`);
  }
}

/** Returns what to throw when a call went wrong: of a refusal its problem, and what `fetch` threw as it is. */
export function failure(error: unknown, response: Response | undefined): unknown {
  if (!response) return error;
  if (response.headers.get("Content-Type")?.startsWith("application/problem+json")) {
    check("Problem", error, "");
    return new ProblemError(error as Problem);
  }
  return new Error(`Something on the way answered in the place of the server, with status ${response.status}.`);
}
