import { type Config, createClient } from "./generated/client/index.js";
import { Calls } from "./generated/sdk.gen.js";
import { failure } from "./problem.js";

/** Where `croupier serve` listens unless told otherwise. */
const BASE_URL = "http://127.0.0.1:8000";

/** The calls of a server: a member for each game, a method for each call. A refusal throws a `ProblemError`. */
export class Croupier extends Calls {
  /** Takes the server's address as `baseUrl`, and as `fetch` a function of your own, for timeouts and proxies. */
  constructor(config: Config = {}) {
    const client = createClient({ baseUrl: BASE_URL, ...config, parseAs: "json", throwOnError: true });
    client.interceptors.error.use(failure);
    super({ client });
  }
}
