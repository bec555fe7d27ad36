import type { ChorVoli, KrytNavalivat, Nap } from "../generated/sdk.gen.js";
import type {
  ChorVoliAction,
  ChorVoliTable,
  ChorVoliTableReveal,
  KrytAction,
  KrytTable,
  KrytTableReveal,
  LastSeen,
  NapAction,
  NapTable,
  NapTableReveal,
} from "../generated/types.gen.js";
import { note, type SeenDeal } from "./seen.js";
import { type Evidence, type NumberedMove, type Verdicts, verify } from "./verify.js";

/** The calls of a game that has sealed tables, such as `croupier.nap`. */
export type TableGame = KrytNavalivat | Nap | ChorVoli;

/** What the calls on tables of a game take and answer. */
export type KindsOf<Game extends TableGame> = Game extends KrytNavalivat
  ? { action: KrytAction; table: KrytTable; reveal: KrytTableReveal }
  : Game extends Nap
    ? { action: NapAction; table: NapTable; reveal: NapTableReveal }
    : { action: ChorVoliAction; table: ChorVoliTable; reveal: ChorVoliTableReveal };

type Action<Game extends TableGame> = KindsOf<Game>["action"];
type Table<Game extends TableGame> = KindsOf<Game>["table"];
type Reveal<Game extends TableGame> = KindsOf<Game>["reveal"];

/** A table as it is stored, ready for JSON; `key` and `token` are what a player begins with. */
export interface SavedTable extends Evidence {
  /** The key of the seat, which nobody else may see. */
  key: string;
  token: string;
  /** The moves of this seat. */
  moves?: NumberedMove[];
}

interface Request {
  token: string;
  last_seen?: LastSeen;
}

interface Calls<Game extends TableGame> {
  playTable(request: Request & { key: string; actions: Action<Game>[] }): Promise<Table<Game>>;
  viewTable(request: Request & { key: string }): Promise<Table<Game>>;
  closeTable(request: Request & { key: string }): Promise<Table<Game>>;
  revealTable(request: Request): Promise<Reveal<Game>>;
}

/**
 * A sealed table as one seat holds it: the newest token that it knows, its key, and what it has seen. A call that is
 * refused or fails changes nothing; calls are made one after the other. `JSON.stringify` gives what to store.
 */
export class SealedTable<Game extends TableGame> {
  readonly #calls: Calls<Game>;
  readonly #kept: SavedTable & { links: [number, string][]; moves: NumberedMove[]; deals: SeenDeal[] };
  #turn: Promise<unknown> = Promise.resolve();

  /** Takes the calls of the game and what a player begins with, or what was stored. */
  constructor(game: Game, saved: SavedTable) {
    this.#calls = game as unknown as Calls<Game>;
    this.#kept = { links: [], moves: [], deals: [], ...(JSON.parse(JSON.stringify(saved)) as SavedTable) };
  }

  /** The newest token, for the other players. */
  get token(): string {
    return this.#kept.token;
  }

  /** What players read to each other to see that they are at the same table; null before the first view. */
  get fingerprint(): string | null {
    const { last } = this.#kept;
    return last ? `${last.match.slice(0, 8)}-${last.move}-${last.link}` : null;
  }

  /** The moves of this seat, to be shared when the match is over. */
  get moves(): NumberedMove[] {
    return [...this.#kept.moves];
  }

  /** Plays one move. */
  play(actions: Action<Game>[]): Promise<Table<Game>> {
    return this.#call((request) => this.#calls.playTable({ ...request, actions }), actions);
  }

  /** Looks at the table. */
  view(): Promise<Table<Game>> {
    return this.#call((request) => this.#calls.viewTable(request));
  }

  /** Looks at a table that came from another player; one that does not descend from what was seen is refused. */
  receive(token: string): Promise<Table<Game>> {
    return this.#call((request) => this.#calls.viewTable({ ...request, token }));
  }

  /** Closes the match for this seat. */
  close(): Promise<Table<Game>> {
    return this.#call((request) => this.#calls.closeTable(request), []);
  }

  /** Shows all that was hidden, once every seat has closed the match. */
  reveal(): Promise<Reveal<Game>> {
    return this.#inTurn(() => this.#calls.revealTable(this.#request()));
  }

  /** Checks a reveal against what this seat kept, and for the links against its moves and those of the others. */
  verify(reveal: Reveal<Game>, others: readonly NumberedMove[] = []): Verdicts {
    return verify(reveal, this.#kept, [...others, ...this.#kept.moves]);
  }

  /** Returns what to store. */
  toJSON(): SavedTable {
    return JSON.parse(JSON.stringify(this.#kept));
  }

  #request(): Request & { key: string } {
    const { key, token, last } = this.#kept;
    return { key, token, ...(last && { last_seen: { move: last.move, link: last.link } }) };
  }

  #call(
    ask: (request: Request & { key: string }) => Promise<Table<Game>>,
    actions?: readonly object[],
  ): Promise<Table<Game>> {
    return this.#inTurn(async () => {
      const answer = await ask(this.#request());
      this.#take(answer, actions);
      return answer;
    });
  }

  #inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const asked = this.#turn.then(ask);
    this.#turn = asked.catch(() => undefined);
    return asked;
  }

  #take(answer: Table<Game>, actions: readonly object[] | undefined): void {
    const { match, move, link, token, seat } = answer;
    const { last = { match, move: -1 }, links, moves, deals } = this.#kept;
    if (match !== last.match || move < last.move) return;
    if (move > last.move) {
      note(deals, answer);
      links.push([move, link]);
      moves.push(...(actions ? [{ move, seat: seat as number, actions }] : []));
    }
    Object.assign(this.#kept, { token, seat, last: { match, move, link } });
  }
}
