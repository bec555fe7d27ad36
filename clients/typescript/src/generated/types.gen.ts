// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8000' | (string & {});
};

/**
 * A card: its rank (23456789TJQKA), then its suit (CDHS); in canonical order.
 */
export type Card = '2C' | '3C' | '4C' | '5C' | '6C' | '7C' | '8C' | '9C' | 'TC' | 'JC' | 'QC' | 'KC' | 'AC' | '2D' | '3D' | '4D' | '5D' | '6D' | '7D' | '8D' | '9D' | 'TD' | 'JD' | 'QD' | 'KD' | 'AD' | '2H' | '3H' | '4H' | '5H' | '6H' | '7H' | '8H' | '9H' | 'TH' | 'JH' | 'QH' | 'KH' | 'AH' | '2S' | '3S' | '4S' | '5S' | '6S' | '7S' | '8S' | '9S' | 'TS' | 'JS' | 'QS' | 'KS' | 'AS';

/**
 * An option of a game.
 */
export type CatalogueOption = FlagOption | NumberOption | ChoiceOption;

/**
 * An option that is one of several texts.
 */
export type ChoiceOption = {
    type: 'choice';
    /**
     * Name of the option.
     */
    name: string;
    /**
     * Form that it belongs to.
     */
    form: string;
    /**
     * Id of its rule.
     */
    rule: string;
    /**
     * What it does.
     */
    sentence: string;
    /**
     * Value in the form's first variant; null for none.
     */
    default: string | null;
    /**
     * Possible values.
     */
    choices: Array<string>;
};

/**
 * One thing that one seat does.
 */
export type ChorVoliAction = ChorVoliCombine | ChorVoliStand | ChorVoliTakeTableCard | ChorVoliShow | ChorVoliDeal;

/**
 * A way to divide the hand.
 */
export type ChorVoliArrangement = {
    /**
     * What it is best by.
     */
    measure: ChorVoliMeasure;
    /**
     * Its combinations, to be laid down in this order.
     */
    combinations: Array<ChorVoliRanked>;
    /**
     * Cards to be discarded, in the order of the hand.
     */
    left_over: Array<Card>;
};

/**
 * Seats lay down combinations and stand, in any order among themselves (C9).
 */
export type ChorVoliArranging = {
    type: 'arranging';
};

/**
 * What one seat might ask for and may not do now.
 */
export type ChorVoliBarred = {
    /**
     * The seat.
     */
    seat: number;
    /**
     * Its refused actions.
     */
    actions: Array<ChorVoliBarredAction>;
};

/**
 * An action that a player might have asked for, and why the rules refuse it.
 */
export type ChorVoliBarredAction = {
    /**
     * The refused action.
     */
    action: ChorVoliAction;
    /**
     * Id of the rule that refuses it.
     */
    rule: string;
    /**
     * Code of that rule; the rulebook of the catalogue has its sentence.
     */
    reason: string;
};

/**
 * What became of each state, in the order of the request.
 */
export type ChorVoliBatchAnswer = {
    /**
     * One result an item.
     */
    results: Array<ChorVoliBatchResult>;
};

/**
 * One state of a batch, and the actions to play on it.
 */
export type ChorVoliBatchItem = {
    /**
     * The state.
     */
    state: ChorVoliState;
    /**
     * Actions in order; 2,000 at most in the whole batch.
     */
    actions: Array<ChorVoliAction>;
};

/**
 * Up to 100 states, each with its own actions; they do not know of each other.
 */
export type ChorVoliBatchRequest = {
    /**
     * The states and their actions.
     */
    items: Array<ChorVoliBatchItem>;
};

/**
 * What became of one state: a position or a problem, the other is null.
 */
export type ChorVoliBatchResult = {
    /**
     * The position after the actions.
     */
    position: ChorVoliPosition | null;
    /**
     * Why the actions were refused; this item is unchanged, the others are not affected.
     */
    problem: Problem | null;
};

/**
 * The showdowns were called (C10a).
 */
export type ChorVoliCalled = {
    type: 'called';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that called them.
     */
    seat: number;
};

/**
 * All have stood; the seat after the last to stand calls the showdowns (C10a).
 */
export type ChorVoliCalling = {
    type: 'calling';
};

/**
 * All that can be known of a game before it starts.
 */
export type ChorVoliCatalogue = {
    /**
     * Id of the game, as it stands in paths.
     */
    id: string;
    /**
     * What it is called.
     */
    names: Array<GameName>;
    /**
     * How many may play.
     */
    players: PlayerRange;
    /**
     * Which way play goes.
     */
    direction: Direction;
    /**
     * Its variants; the first is the default.
     */
    variants: Array<ChorVoliVariantEntry>;
    /**
     * Its options, form by form.
     */
    options: Array<CatalogueOption>;
    /**
     * Every rule that an action, options or a state can break.
     */
    rulebook: Array<RuleEntry>;
    /**
     * State versions that are read; the last is written.
     */
    state_versions: Array<number>;
};

/**
 * What a hand can be divided into.
 */
export type ChorVoliCombinationsAnswer = {
    /**
     * All its combinations, strongest first.
     */
    combinations: Array<ChorVoliRanked>;
    /**
     * The best arrangement by each measure.
     */
    arrangements: Array<ChorVoliArrangement>;
};

/**
 * A hand to be divided.
 */
export type ChorVoliCombinationsRequest = {
    /**
     * Three to 17 different cards.
     */
    hand: Array<Card>;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: ChorVoliVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: ChorVoliOverrides;
};

/**
 * Lay down a combination, no stronger than the one before (C10).
 */
export type ChorVoliCombine = {
    type: 'combine';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * Three cards from its hand, in any order.
     */
    cards: [
        Card,
        Card,
        Card
    ];
};

/**
 * The seat laid down a combination; nobody else learns of it (C9a).
 */
export type ChorVoliCombined = {
    type: 'combined';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that laid it down.
     */
    seat: number;
    /**
     * Its cards, highest rank first.
     */
    cards: [
        Card,
        Card,
        Card
    ];
    /**
     * Its kind.
     */
    kind: ChorVoliKind;
};

/**
 * Deal the next deal once one is over (C14).
 */
export type ChorVoliDeal = {
    type: 'deal';
    /**
     * The next dealer.
     */
    seat: number;
    /**
     * Deck of this deal, exactly the pack, in place of the shuffle (S10).
     */
    deck?: Array<Card>;
};

/**
 * A deal was dealt (C6, C16).
 */
export type ChorVoliDealt = {
    type: 'dealt';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Number of the deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt.
     */
    dealer: number;
    /**
     * What each seat was dealt.
     */
    hands: Array<ChorVoliDealtHand>;
    /**
     * The card left over, face up; null where there is none.
     */
    table_card: Card | null;
};

/**
 * The cards that one seat was dealt.
 */
export type ChorVoliDealtHand = {
    /**
     * Seat that got them.
     */
    seat: number;
    /**
     * How many.
     */
    count: number;
    /**
     * Which; null for all but that seat.
     */
    cards: Array<Card> | null;
};

/**
 * Something that has happened.
 */
export type ChorVoliEvent = ChorVoliDealt | ChorVoliPaid | ChorVoliCombined | ChorVoliStoodUp | ChorVoliTookTableCard | ChorVoliCalled | ChorVoliShowdownHeld | ChorVoliSettled;

/**
 * What a reveal showed, and what is to be checked against it.
 */
export type ChorVoliFairnessRequest = {
    /**
     * Id of the match.
     */
    match: string;
    /**
     * What was agreed on.
     */
    record: ChorVoliTableRecord;
    /**
     * The server's secret.
     */
    secret: string;
    /**
     * What each seat put in.
     */
    openings: Array<string | null>;
    /**
     * How many deals to compute.
     */
    deals: number;
    /**
     * Every move from the start; none if the links are not to be computed beyond the first.
     */
    moves: Array<ChorVoliTableMove>;
};

/**
 * A seat was dealt four of a kind; nothing was played (C8).
 */
export type ChorVoliFourOfAKind = {
    type: 'four_of_a_kind';
    /**
     * Seat that was dealt the highest.
     */
    winner: number;
    /**
     * Their rank.
     */
    rank: string;
};

/**
 * What three cards make together, the strongest kind first.
 */
export type ChorVoliKind = 'three_of_a_kind' | 'straight_flush' | 'straight' | 'flush' | 'unrelated';

/**
 * A combination that was laid down.
 */
export type ChorVoliLaid = {
    /**
     * Its cards, highest rank first.
     */
    cards: [
        Card,
        Card,
        Card
    ];
    /**
     * Its kind.
     */
    kind: ChorVoliKind;
};

/**
 * What one seat may do now; an entry of the list is exactly what is accepted.
 */
export type ChorVoliLegal = {
    /**
     * The seat that may act.
     */
    seat: number;
    /**
     * Its legal actions, complete.
     */
    actions: Array<ChorVoliAction>;
};

/**
 * What an arrangement is best by; both have as many combinations as the hand allows.
 */
export type ChorVoliMeasure = 'best_from_last' | 'greatest_total';

/**
 * Every choice of rules, by form.
 */
export type ChorVoliOptions = ChorVoliPlain | ChorVoliRamchi;

/**
 * The deal is over.
 */
export type ChorVoliOver = {
    type: 'over';
    /**
     * What a four of a kind took from the pool; 0 after showdowns.
     */
    pot: number;
};

/**
 * Options that differ from the variant's; one that its form does not have is refused.
 */
export type ChorVoliOverrides = {
    /**
     * Three threes beat three aces.
     */
    threes_high?: boolean;
    /**
     * Four fours beat four aces.
     */
    fours_high?: boolean;
    /**
     * Which of equal combinations wins: shown first or last.
     */
    ties?: ChorVoliTies;
    /**
     * Who shows first in a showdown.
     */
    showdown_leader?: ChorVoliShowdownLeader;
    /**
     * Four of a kind ends a deal.
     */
    four_of_a_kind?: boolean;
    /**
     * Deals after which the match is over.
     */
    deals?: number;
};

/**
 * Chips changed hands.
 */
export type ChorVoliPaid = {
    type: 'paid';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Who paid whom, and what for.
     */
    payment: Payment;
};

/**
 * The table as one seat, or a spectator, may know it.
 */
export type ChorVoliPerspective = {
    /**
     * The seat; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: ChorVoliView;
    /**
     * Seats that the game waits for.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now; empty for spectators.
     */
    legal: Array<ChorVoliAction>;
    /**
     * The scoring, which is public.
     */
    scoring: ChorVoliScoring;
    /**
     * The events, as this seat knows them.
     */
    events: Array<ChorVoliEvent>;
};

/**
 * What is due.
 */
export type ChorVoliPhase = ChorVoliArranging | ChorVoliCalling | ChorVoliOver;

/**
 * Chor Voli: four players, a pool, one chip a showdown.
 */
export type ChorVoliPlain = {
    form: 'chor-voli';
    /**
     * Three threes beat three aces.
     */
    threes_high: boolean;
    /**
     * Four fours beat four aces.
     */
    fours_high: boolean;
    /**
     * Which of equal combinations wins: shown first or last.
     */
    ties: ChorVoliTies;
    /**
     * Who shows first in a showdown.
     */
    showdown_leader: ChorVoliShowdownLeader;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * A state and the actions to play on it.
 */
export type ChorVoliPlayRequest = {
    /**
     * The state as the last answer gave it.
     */
    state: ChorVoliState;
    /**
     * Actions in order: all are played, or none.
     */
    actions: Array<ChorVoliAction>;
};

/**
 * Where a match stands, hidden cards included: for trusted callers.
 */
export type ChorVoliPosition = {
    /**
     * The state, to be kept and sent again.
     */
    state: ChorVoliState;
    /**
     * SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
     */
    digest: string;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * Every legal action by seat, also out of turn; null when not asked for.
     */
    legal: Array<ChorVoliLegal> | null;
    /**
     * Refused actions by seat, each with its rule; null when not asked for.
     */
    barred: Array<ChorVoliBarred> | null;
    /**
     * The scoring so far.
     */
    scoring: ChorVoliScoring;
    /**
     * What this request brought about, in order.
     */
    events: Array<ChorVoliEvent>;
    /**
     * What each seat and, last, the spectators may know; null when not asked for.
     */
    views: Array<ChorVoliPerspective> | null;
};

/**
 * A state to look at as it stands.
 */
export type ChorVoliPositionRequest = {
    /**
     * The state.
     */
    state: ChorVoliState;
};

/**
 * Ramchi: three or four players, and every opponent pays.
 */
export type ChorVoliRamchi = {
    form: 'ramchi';
    /**
     * Three threes beat three aces.
     */
    threes_high: boolean;
    /**
     * Which of equal combinations wins: shown first or last.
     */
    ties: ChorVoliTies;
    /**
     * Who shows first in a showdown.
     */
    showdown_leader: ChorVoliShowdownLeader;
    /**
     * Four of a kind ends a deal.
     */
    four_of_a_kind: boolean;
    /**
     * Four fours beat four aces.
     */
    fours_high: boolean;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * A combination of the hand.
 */
export type ChorVoliRanked = {
    /**
     * Its cards, highest rank first.
     */
    cards: [
        Card,
        Card,
        Card
    ];
    /**
     * Its kind.
     */
    kind: ChorVoliKind;
    /**
     * Place among the hand's combinations by strength, from 1; equally strong ones share it.
     */
    place: number;
};

/**
 * Where a replayed match stands at the end, and how it came there.
 */
export type ChorVoliReplayPosition = {
    /**
     * The state, to be kept and sent again.
     */
    state: ChorVoliState;
    /**
     * SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
     */
    digest: string;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * Every legal action by seat, also out of turn; null when not asked for.
     */
    legal: Array<ChorVoliLegal> | null;
    /**
     * Refused actions by seat, each with its rule; null when not asked for.
     */
    barred: Array<ChorVoliBarred> | null;
    /**
     * The scoring so far.
     */
    scoring: ChorVoliScoring;
    /**
     * What this request brought about, in order.
     */
    events: Array<ChorVoliEvent>;
    /**
     * What each seat and, last, the spectators may know; null when not asked for.
     */
    views: Array<ChorVoliPerspective> | null;
    /**
     * Every action with its events and digest; null when not asked for.
     */
    steps: Array<ChorVoliStep> | null;
};

/**
 * A match from its start: how it starts, and the actions that follow.
 */
export type ChorVoliReplayRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: ChorVoliVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: ChorVoliOverrides;
    /**
     * Source of all chance.
     */
    seed: string;
    /**
     * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     */
    deck?: Array<Card>;
    /**
     * First dealer; without it drawn by lot from the seed (S5).
     */
    dealer?: number;
    /**
     * Actions in order; with `steps=true` at most 1,000.
     */
    actions: Array<ChorVoliAction>;
};

/**
 * How a deal ended.
 */
export type ChorVoliResult = ChorVoliFourOfAKind | ChorVoliShowdowns;

/**
 * What the match has come to.
 */
export type ChorVoliScoring = {
    /**
     * Chips won, by seat.
     */
    balances: Array<number>;
    /**
     * Always 0: these games have a pool, or neither.
     */
    kitty: number;
    /**
     * Chips in the pool.
     */
    pool: number;
    /**
     * Every payment of this deal so far, in order.
     */
    lines: Array<Payment>;
    /**
     * How the deal ended; null while it is played.
     */
    result: ChorVoliResult | null;
    /**
     * Net result of the deal by seat; null while it is played.
     */
    returns: Array<number> | null;
};

/**
 * The deal is over, and all is paid.
 */
export type ChorVoliSettled = {
    type: 'settled';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * How it ended.
     */
    result: ChorVoliResult;
    /**
     * Net result of the deal by seat.
     */
    returns: Array<number>;
    /**
     * Chips won so far, by seat.
     */
    balances: Array<number>;
    /**
     * Chips in the pool.
     */
    pool: number;
};

/**
 * Call the showdowns (C10a).
 */
export type ChorVoliShow = {
    type: 'show';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * A showdown was held (C11).
 */
export type ChorVoliShowdownHeld = {
    type: 'showdown';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Number of the showdown, from 1.
     */
    number: number;
    /**
     * What was shown, in order.
     */
    shown: Array<ChorVoliShown>;
    /**
     * Seat that won it.
     */
    winner: number;
    /**
     * Why.
     */
    why: ChorVoliWhy;
};

/**
 * Who shows first in a showdown.
 */
export type ChorVoliShowdownLeader = 'first_seat' | 'previous_winner';

/**
 * The combinations met (C11).
 */
export type ChorVoliShowdowns = {
    type: 'showdowns';
    /**
     * Number of showdowns that were held.
     */
    held: number;
    /**
     * Seat that won each one.
     */
    winners: Array<number>;
};

/**
 * A combination that was shown.
 */
export type ChorVoliShown = {
    /**
     * Seat that showed it.
     */
    seat: number;
    /**
     * Its cards, highest rank first.
     */
    cards: [
        Card,
        Card,
        Card
    ];
    /**
     * Its kind.
     */
    kind: ChorVoliKind;
};

/**
 * Discard what is left, and finish arranging (C10).
 */
export type ChorVoliStand = {
    type: 'stand';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
 */
export type ChorVoliStartRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: ChorVoliVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: ChorVoliOverrides;
    /**
     * Source of all chance; without it the server makes one from 32 random bytes.
     */
    seed?: string;
    /**
     * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     */
    deck?: Array<Card>;
    /**
     * First dealer; without it drawn by lot from the seed (S5).
     */
    dealer?: number;
};

/**
 * A match of Chor Voli or Ramchi, hidden cards included.
 */
export type ChorVoliState = {
    game: 'chor-voli';
    /**
     * Version of this layout; 1 is known.
     */
    version: number;
    /**
     * Every choice of rules.
     */
    options: ChorVoliOptions;
    /**
     * Source of all chance in later deals.
     */
    seed: string;
    /**
     * Number of this deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt; the one after it is the first.
     */
    dealer: number;
    /**
     * Actions taken in this deal.
     */
    actions: number;
    /**
     * Cards that each seat still holds, in the order gained.
     */
    hands: Array<Array<Card>>;
    /**
     * The card that lies face up; null where none is left over.
     */
    table_card: Card | null;
    /**
     * Combinations that each seat has laid down, in order.
     */
    combinations: Array<Array<[
        Card,
        Card,
        Card
    ]>>;
    /**
     * Cards that each seat has discarded.
     */
    discards: Array<Array<Card>>;
    /**
     * Seats that have finished arranging, in order.
     */
    stood: Array<number>;
    /**
     * Chips won, by seat.
     */
    balances: Array<number>;
    /**
     * Chips in the pool.
     */
    pool: number;
    /**
     * What is due.
     */
    phase: ChorVoliPhase;
};

/**
 * One action of a replay.
 */
export type ChorVoliStep = {
    /**
     * The action.
     */
    action: ChorVoliAction;
    /**
     * What it brought about.
     */
    events: Array<ChorVoliEvent>;
    /**
     * Digest of the state after it.
     */
    digest: string;
};

/**
 * A seat has finished arranging (C10).
 */
export type ChorVoliStoodUp = {
    type: 'stood';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that has.
     */
    seat: number;
};

/**
 * A table as one seat, or a spectator, may know it.
 */
export type ChorVoliTable = {
    /**
     * The table, sealed: for whoever plays next.
     */
    token: string;
    /**
     * Id of the match.
     */
    match: string;
    /**
     * Number of the last move; 0 is the start.
     */
    move: number;
    /**
     * What binds the last move to all before it.
     */
    link: string;
    /**
     * What this table promises.
     */
    safety: Safety;
    /**
     * Seats that have closed the match since the deal was over.
     */
    closed: Array<number>;
    /**
     * The seat whose key was sent; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: ChorVoliView;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now, action by action; some are only taken whole, as one move.
     */
    legal: Array<ChorVoliAction>;
    /**
     * The scoring, which is public.
     */
    scoring: ChorVoliScoring;
    /**
     * What the last move brought about, as this seat knows it.
     */
    events: Array<ChorVoliEvent>;
};

/**
 * A move of a match that is over.
 */
export type ChorVoliTableMove = {
    /**
     * Seat that moved.
     */
    seat: number;
    /**
     * Its actions in order; none where it closed the match.
     */
    actions: Array<ChorVoliAction>;
};

/**
 * One move by the seat whose key is sent.
 */
export type ChorVoliTablePlayRequest = {
    /**
     * The table as the last answer gave it.
     */
    token: string;
    /**
     * The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
     */
    actions: Array<ChorVoliAction>;
    /**
     * The newest move that this client has seen; the token must descend from it.
     */
    last_seen?: LastSeen;
};

/**
 * What is agreed on before a match, and what each seat commits to.
 */
export type ChorVoliTablePrepareRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: ChorVoliVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: ChorVoliOverrides;
    /**
     * First dealer; without it drawn by lot (S5).
     */
    dealer?: number;
    /**
     * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     */
    locks?: Array<string | null>;
    /**
     * For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part.
     */
    commitments?: Array<string | null>;
};

/**
 * What was agreed on before a match.
 */
export type ChorVoliTableRecord = {
    /**
     * Every choice of rules.
     */
    options: ChorVoliOptions;
    /**
     * Number of players.
     */
    players: number;
    /**
     * First dealer, if one was named.
     */
    dealer: number | null;
    /**
     * Locks that players made, by seat; null where the server issued the key.
     */
    locks: Array<string | null>;
    /**
     * What each seat committed to; null where it took no part.
     */
    commitments: Array<string | null>;
};

/**
 * All that was hidden in a match, for everybody to check.
 */
export type ChorVoliTableReveal = {
    /**
     * Id of the match.
     */
    match: string;
    /**
     * What was agreed on.
     */
    record: ChorVoliTableRecord;
    /**
     * The server's secret: 32 bytes in hexadecimal.
     */
    secret: string;
    /**
     * What each seat put in; null where it took no part.
     */
    openings: Array<string | null>;
    /**
     * What the server was bound to.
     */
    commitment: string;
    /**
     * Seed of the match.
     */
    seed: string;
    /**
     * The deals so far, the first 1,000 of them.
     */
    decks: Array<RevealedDeck>;
    /**
     * Where the match stands, with all that was never shown.
     */
    state: ChorVoliState;
    /**
     * Number of the last move.
     */
    move: number;
    /**
     * Its link.
     */
    link: string;
};

/**
 * How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
 */
export type ChorVoliTableStartRequest = {
    /**
     * Number of players; needed unless the match is prepared.
     */
    players?: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: ChorVoliVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: ChorVoliOverrides;
    /**
     * First dealer; without it drawn by lot (S5).
     */
    dealer?: number;
    /**
     * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     */
    locks?: Array<string | null>;
    /**
     * The prepared match.
     */
    token?: string;
    /**
     * For each seat of a prepared match what it committed to, or null if it took no part.
     */
    openings?: Array<string | null>;
};

/**
 * A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
 */
export type ChorVoliTableStarted = {
    /**
     * The table, sealed: for whoever plays next.
     */
    token: string;
    /**
     * Id of the match.
     */
    match: string;
    /**
     * Number of the last move; 0 is the start.
     */
    move: number;
    /**
     * What binds the last move to all before it.
     */
    link: string;
    /**
     * What this table promises.
     */
    safety: Safety;
    /**
     * Seats that have closed the match since the deal was over.
     */
    closed: Array<number>;
    /**
     * The seat whose key was sent; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: ChorVoliView;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now, action by action; some are only taken whole, as one move.
     */
    legal: Array<ChorVoliAction>;
    /**
     * The scoring, which is public.
     */
    scoring: ChorVoliScoring;
    /**
     * What the last move brought about, as this seat knows it.
     */
    events: Array<ChorVoliEvent>;
    /**
     * What the server is bound to, as a prepared match told it before.
     */
    commitment: string;
    /**
     * For each seat without a lock its key, to be handed to that player only; null for the others.
     */
    keys: Array<string | null>;
};

/**
 * Take the table card for the two of diamonds (C16).
 */
export type ChorVoliTakeTableCard = {
    type: 'take_table_card';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * Which of equal combinations wins.
 */
export type ChorVoliTies = 'first' | 'last';

/**
 * A seat took the table card for the two of diamonds (C16).
 */
export type ChorVoliTookTableCard = {
    type: 'took_table_card';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that took it.
     */
    seat: number;
    /**
     * The card taken.
     */
    card: Card;
};

/**
 * A named set of options.
 */
export type ChorVoliVariant = 'chor-voli' | 'ramchi';

/**
 * A named set of options.
 */
export type ChorVoliVariantEntry = {
    /**
     * Name of the variant.
     */
    name: ChorVoliVariant;
    /**
     * What it is.
     */
    sentence: string;
    /**
     * Where it comes from.
     */
    source: string;
    /**
     * Every choice of rules.
     */
    options: ChorVoliOptions;
};

/**
 * What a seat, or a spectator, may see of a match.
 */
export type ChorVoliView = {
    /**
     * Seat that looks; null for spectators.
     */
    seat: number | null;
    /**
     * Number of players.
     */
    players: number;
    /**
     * Which way play goes; seats are numbered in the order of play.
     */
    direction: Direction;
    /**
     * Every choice of rules.
     */
    options: ChorVoliOptions;
    /**
     * Number of this deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt.
     */
    dealer: number;
    /**
     * Own cards that are still held, in the order gained; null for spectators.
     */
    hand: Array<Card> | null;
    /**
     * The card that lies face up; null where there is none.
     */
    table_card: Card | null;
    /**
     * Combinations that the seat has laid down, in order; null for spectators.
     */
    own_combinations: Array<ChorVoliLaid> | null;
    /**
     * Cards that the seat has discarded; null for spectators.
     */
    own_discards: Array<Card> | null;
    /**
     * Seats that have finished arranging, by number.
     */
    stood: Array<number>;
    /**
     * Combinations that each seat has shown; null until the showdowns.
     */
    combinations: Array<Array<ChorVoliLaid>> | null;
    /**
     * Chips won, by seat.
     */
    balances: Array<number>;
    /**
     * Chips in the pool.
     */
    pool: number;
    /**
     * What is due.
     */
    phase: ChorVoliPhase;
};

/**
 * What a seat, or a spectator, may know; safe to hand to that player.
 */
export type ChorVoliViewAnswer = {
    /**
     * What may be seen.
     */
    view: ChorVoliView;
    /**
     * Seats that the game waits for.
     */
    to_act: Array<number>;
    /**
     * The seat's own legal actions; empty for spectators.
     */
    legal: Array<ChorVoliAction>;
    /**
     * The scoring so far.
     */
    scoring: ChorVoliScoring;
};

/**
 * A state, and who looks at it.
 */
export type ChorVoliViewRequest = {
    /**
     * The state.
     */
    state: ChorVoliState;
    /**
     * The seat that looks; without it a spectator.
     */
    seat?: number;
};

/**
 * Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or as one of equals.
 */
export type ChorVoliWhy = 'kind' | 'ranks' | 'alone' | 'shown_first' | 'shown_last';

/**
 * Which way play goes round the table.
 */
export type Direction = 'clockwise' | 'counterclockwise';

/**
 * Who had a part in the seed of the deals.
 */
export type Fairness = 'all-seats' | 'some-seats' | 'server-only';

/**
 * What follows from a reveal; compare it with what was told and seen while the match was played.
 */
export type FairnessAnswer = {
    /**
     * The server's commitment.
     */
    commitment: string;
    /**
     * Whether each seat's opening is what it committed to; null where it took no part.
     */
    openings: Array<boolean | null>;
    /**
     * Seed of the match.
     */
    seed: string;
    /**
     * First dealer.
     */
    dealer: number;
    /**
     * What the seed makes of each deal.
     */
    decks: Array<RevealedDeck>;
    /**
     * The link of the start and of every move.
     */
    links: Array<string>;
};

/**
 * An option that is on or off.
 */
export type FlagOption = {
    type: 'flag';
    /**
     * Name of the option.
     */
    name: string;
    /**
     * Form that it belongs to.
     */
    form: string;
    /**
     * Id of its rule.
     */
    rule: string;
    /**
     * What it does.
     */
    sentence: string;
    /**
     * Value in the form's first variant.
     */
    default: boolean;
};

/**
 * The games on offer.
 */
export type GameList = {
    /**
     * The games.
     */
    games: Array<GameSummary>;
};

/**
 * What a game is called in a language.
 */
export type GameName = {
    /**
     * Language tag (BCP 47).
     */
    language: string;
    /**
     * The name, in that language's script.
     */
    name: string;
};

/**
 * A game in short.
 */
export type GameSummary = {
    /**
     * Id of the game, as it stands in paths.
     */
    id: string;
    /**
     * What it is called.
     */
    names: Array<GameName>;
    /**
     * How many may play.
     */
    players: PlayerRange;
    /**
     * Which way play goes.
     */
    direction: Direction;
    /**
     * Names of its variants; the first is the default.
     */
    variants: Array<string>;
};

/**
 * The versions of a game's states that the service reads; it writes the newest.
 */
export type GameVersions = {
    /**
     * Id of the game.
     */
    game: string;
    /**
     * State versions.
     */
    versions: Array<number>;
};

/**
 * The service answers; it has nothing else that could fail.
 */
export type Health = {
    /**
     * Always ok.
     */
    status: HealthStatus;
};

/**
 * How the service is.
 */
export type HealthStatus = 'ok';

/**
 * One thing that one seat does.
 */
export type KrytAction = KrytLead | KrytBeat | KrytPickUp | KrytExchangeSix | KrytDeal;

/**
 * The top card is to be beaten, or cards picked up (K7).
 */
export type KrytAnswering = {
    type: 'answering';
    /**
     * Seat to play.
     */
    turn: number;
};

/**
 * What one seat might ask for and may not do now.
 */
export type KrytBarred = {
    /**
     * The seat.
     */
    seat: number;
    /**
     * Its refused actions.
     */
    actions: Array<KrytBarredAction>;
};

/**
 * An action that a player might have asked for, and why the rules refuse it.
 */
export type KrytBarredAction = {
    /**
     * The refused action.
     */
    action: KrytAction;
    /**
     * Id of the rule that refuses it.
     */
    rule: string;
    /**
     * Code of that rule; the rulebook of the catalogue has its sentence.
     */
    reason: string;
};

/**
 * What became of each state, in the order of the request.
 */
export type KrytBatchAnswer = {
    /**
     * One result an item.
     */
    results: Array<KrytBatchResult>;
};

/**
 * One state of a batch, and the actions to play on it.
 */
export type KrytBatchItem = {
    /**
     * The state.
     */
    state: KrytState;
    /**
     * Actions in order; 2,000 at most in the whole batch.
     */
    actions: Array<KrytAction>;
};

/**
 * Up to 100 states, each with its own actions; they do not know of each other.
 */
export type KrytBatchRequest = {
    /**
     * The states and their actions.
     */
    items: Array<KrytBatchItem>;
};

/**
 * What became of one state: a position or a problem, the other is null.
 */
export type KrytBatchResult = {
    /**
     * The position after the actions.
     */
    position: KrytPosition | null;
    /**
     * Why the actions were refused; this item is unchanged, the others are not affected.
     */
    problem: Problem | null;
};

/**
 * Beat the top card (K9); a lead by the same seat follows, if it has a card left.
 */
export type KrytBeat = {
    type: 'beat';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * Card from its hand.
     */
    card: Card;
};

/**
 * The top card was beaten.
 */
export type KrytBeaten = {
    type: 'beaten';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that beat it.
     */
    seat: number;
    /**
     * Card that beats.
     */
    card: Card;
    /**
     * Card that was beaten.
     */
    top: Card;
};

/**
 * All that can be known of a game before it starts.
 */
export type KrytCatalogue = {
    /**
     * Id of the game, as it stands in paths.
     */
    id: string;
    /**
     * What it is called.
     */
    names: Array<GameName>;
    /**
     * How many may play.
     */
    players: PlayerRange;
    /**
     * Which way play goes.
     */
    direction: Direction;
    /**
     * Its variants; the first is the default.
     */
    variants: Array<KrytVariantEntry>;
    /**
     * Its options, form by form.
     */
    options: Array<CatalogueOption>;
    /**
     * Every rule that an action, options or a state can break.
     */
    rulebook: Array<RuleEntry>;
    /**
     * State versions that are read; the last is written.
     */
    state_versions: Array<number>;
};

/**
 * The top card has just been beaten by the same seat, which now leads on top of it (K8).
 */
export type KrytCovering = {
    type: 'covering';
    /**
     * Seat to play.
     */
    turn: number;
};

/**
 * Deal the next deal once one is over (K3).
 */
export type KrytDeal = {
    type: 'deal';
    /**
     * The next dealer.
     */
    seat: number;
    /**
     * Deck of this deal, exactly the pack, in place of the shuffle (S10).
     */
    deck?: Array<Card>;
};

/**
 * A deal was dealt (K4, K5).
 */
export type KrytDealt = {
    type: 'dealt';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Number of the deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt.
     */
    dealer: number;
    /**
     * Suit of trumps.
     */
    trumps: Suit;
    /**
     * The card turned face up; null where none is turned.
     */
    indicator: Card | null;
    /**
     * What each seat was dealt.
     */
    hands: Array<KrytDealtHand>;
    /**
     * Cards left to draw, the indicator among them.
     */
    stock: number;
};

/**
 * The cards that one seat was dealt.
 */
export type KrytDealtHand = {
    /**
     * Seat that got them.
     */
    seat: number;
    /**
     * How many.
     */
    count: number;
    /**
     * Which; null for all but that seat.
     */
    cards: Array<Card> | null;
};

/**
 * The game in which diamonds are always trumps and no trump beats a spade (K20, K21).
 */
export type KrytDiamondsAndSpades = {
    form: 'diamonds-and-spades';
    /**
     * Actions after which a deal is broken off.
     */
    action_limit: number | null;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * A hand was filled up from the stock (K10).
 */
export type KrytDrew = {
    type: 'drew';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that drew.
     */
    seat: number;
    /**
     * How many cards.
     */
    count: number;
    /**
     * Which cards, in the order drawn; null for all but that seat.
     */
    cards: Array<Card> | null;
    /**
     * The indicator, if it was among them; all saw it.
     */
    indicator: Card | null;
};

/**
 * Something that has happened.
 */
export type KrytEvent = KrytDealt | KrytLed | KrytBeaten | KrytPickedUp | KrytExchangedSix | KrytDrew | KrytWentOut | KrytSettled;

/**
 * Exchange the six of trumps for the indicator, also out of turn (K14).
 */
export type KrytExchangeSix = {
    type: 'exchange_six';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * The six of trumps was exchanged for the indicator (K14).
 */
export type KrytExchangedSix = {
    type: 'exchanged_six';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that exchanged.
     */
    seat: number;
    /**
     * The six, now the last card of the stock.
     */
    six: Card;
    /**
     * The former indicator, now in that seat's hand.
     */
    indicator: Card;
};

/**
 * What a reveal showed, and what is to be checked against it.
 */
export type KrytFairnessRequest = {
    /**
     * Id of the match.
     */
    match: string;
    /**
     * What was agreed on.
     */
    record: KrytTableRecord;
    /**
     * The server's secret.
     */
    secret: string;
    /**
     * What each seat put in.
     */
    openings: Array<string | null>;
    /**
     * How many deals to compute.
     */
    deals: number;
    /**
     * Every move from the start; none if the links are not to be computed beyond the first.
     */
    moves: Array<KrytTableMove>;
};

/**
 * The seat before went out by beating; a card is to be led on top, with nothing to answer (K16).
 */
export type KrytFreeLeading = {
    type: 'free_leading';
    /**
     * Seat to play.
     */
    turn: number;
};

/**
 * Lead a card to the pile (K6, K8, K16).
 */
export type KrytLead = {
    type: 'lead';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * Card from its hand.
     */
    card: Card;
};

/**
 * A card is to be led to the empty pile (K6).
 */
export type KrytLeading = {
    type: 'leading';
    /**
     * Seat to play.
     */
    turn: number;
};

/**
 * A card was led to the pile.
 */
export type KrytLed = {
    type: 'led';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that led.
     */
    seat: number;
    /**
     * Card led.
     */
    card: Card;
};

/**
 * What one seat may do now; an entry of the list is exactly what is accepted.
 */
export type KrytLegal = {
    /**
     * The seat that may act.
     */
    seat: number;
    /**
     * Its legal actions, complete.
     */
    actions: Array<KrytAction>;
};

/**
 * Every choice of rules, by form.
 */
export type KrytOptions = KrytStandard | KrytDiamondsAndSpades;

/**
 * The deal is over.
 */
export type KrytOver = {
    type: 'over';
    /**
     * How it ended.
     */
    result: KrytResult;
};

/**
 * Options that differ from the variant's.
 */
export type KrytOverrides = {
    /**
     * Actions after which a deal is broken off.
     */
    action_limit?: number;
    /**
     * Deals after which the match is over.
     */
    deals?: number;
};

/**
 * The table as one seat, or a spectator, may know it.
 */
export type KrytPerspective = {
    /**
     * The seat; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: KrytView;
    /**
     * Seats that the game waits for.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now; empty for spectators.
     */
    legal: Array<KrytAction>;
    /**
     * The scoring, which is public.
     */
    scoring: KrytScoring;
    /**
     * The events, as this seat knows them.
     */
    events: Array<KrytEvent>;
};

/**
 * What is due, and from whom.
 */
export type KrytPhase = KrytLeading | KrytAnswering | KrytCovering | KrytFreeLeading | KrytOver;

/**
 * Pick up one card, three or the whole pile, as its top card asks (K11).
 */
export type KrytPickUp = {
    type: 'pick_up';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * Cards were picked up from the pile (K11).
 */
export type KrytPickedUp = {
    type: 'picked_up';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that picked up.
     */
    seat: number;
    /**
     * How many cards.
     */
    count: number;
    /**
     * The top card, which all saw.
     */
    top: Card;
    /**
     * Which cards, the top one first; null for all but that seat.
     */
    cards: Array<Card> | null;
};

/**
 * A state and the actions to play on it.
 */
export type KrytPlayRequest = {
    /**
     * The state as the last answer gave it.
     */
    state: KrytState;
    /**
     * Actions in order: all are played, or none.
     */
    actions: Array<KrytAction>;
};

/**
 * Where a match stands, hidden cards included: for trusted callers.
 */
export type KrytPosition = {
    /**
     * The state, to be kept and sent again.
     */
    state: KrytState;
    /**
     * SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
     */
    digest: string;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * Every legal action by seat, also out of turn; null when not asked for.
     */
    legal: Array<KrytLegal> | null;
    /**
     * Refused actions by seat, each with its rule; null when not asked for.
     */
    barred: Array<KrytBarred> | null;
    /**
     * The scoring so far.
     */
    scoring: KrytScoring;
    /**
     * What this request brought about, in order.
     */
    events: Array<KrytEvent>;
    /**
     * What each seat and, last, the spectators may know; null when not asked for.
     */
    views: Array<KrytPerspective> | null;
};

/**
 * A state to look at as it stands.
 */
export type KrytPositionRequest = {
    /**
     * The state.
     */
    state: KrytState;
};

/**
 * Where a replayed match stands at the end, and how it came there.
 */
export type KrytReplayPosition = {
    /**
     * The state, to be kept and sent again.
     */
    state: KrytState;
    /**
     * SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
     */
    digest: string;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * Every legal action by seat, also out of turn; null when not asked for.
     */
    legal: Array<KrytLegal> | null;
    /**
     * Refused actions by seat, each with its rule; null when not asked for.
     */
    barred: Array<KrytBarred> | null;
    /**
     * The scoring so far.
     */
    scoring: KrytScoring;
    /**
     * What this request brought about, in order.
     */
    events: Array<KrytEvent>;
    /**
     * What each seat and, last, the spectators may know; null when not asked for.
     */
    views: Array<KrytPerspective> | null;
    /**
     * Every action with its events and digest; null when not asked for.
     */
    steps: Array<KrytStep> | null;
};

/**
 * A match from its start: how it starts, and the actions that follow.
 */
export type KrytReplayRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: KrytVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: KrytOverrides;
    /**
     * Source of all chance.
     */
    seed: string;
    /**
     * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     */
    deck?: Array<Card>;
    /**
     * First dealer; without it drawn by lot from the seed (S5).
     */
    dealer?: number;
    /**
     * Actions in order; with `steps=true` at most 1,000.
     */
    actions: Array<KrytAction>;
};

/**
 * How a deal ended: with a loser (K17), drawn (K18) or broken off (K23).
 */
export type KrytResult = {
    /**
     * Seat that lost; null in a draw and when broken off.
     */
    loser: number | null;
    /**
     * The last player could beat the last card led.
     */
    draw: boolean;
    /**
     * The deal reached its limit of actions.
     */
    broken_off: boolean;
    /**
     * Of two players one covered and led the ace of trumps as the last card (K24).
     */
    honour: boolean;
};

/**
 * What the match has come to (K19).
 */
export type KrytScoring = {
    /**
     * Deals lost, by seat.
     */
    losses: Array<number>;
    /**
     * How the deal ended; null while it is played.
     */
    result: KrytResult | null;
    /**
     * Net result of the deal by seat, which sums to zero; null while it is played.
     */
    returns: Array<number> | null;
};

/**
 * The deal is over (K17-K19, K23, K24).
 */
export type KrytSettled = {
    type: 'settled';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * How it ended.
     */
    result: KrytResult;
    /**
     * Net result of the deal by seat.
     */
    returns: Array<number>;
    /**
     * Deals lost so far, by seat.
     */
    losses: Array<number>;
    /**
     * In a draw the last player's only card; else null (K18).
     */
    last_card: Card | null;
};

/**
 * The game with an indicator, whose suit is trumps (K5).
 */
export type KrytStandard = {
    form: 'standard';
    /**
     * Actions after which a deal is broken off.
     */
    action_limit: number | null;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
 */
export type KrytStartRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: KrytVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: KrytOverrides;
    /**
     * Source of all chance; without it the server makes one from 32 random bytes.
     */
    seed?: string;
    /**
     * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     */
    deck?: Array<Card>;
    /**
     * First dealer; without it drawn by lot from the seed (S5).
     */
    dealer?: number;
};

/**
 * A match of Kryt'-navalivat', hidden cards included.
 */
export type KrytState = {
    game: 'kryt-navalivat';
    /**
     * Version of this layout; 1 is known.
     */
    version: number;
    /**
     * Every choice of rules.
     */
    options: KrytOptions;
    /**
     * Source of all chance in later deals.
     */
    seed: string;
    /**
     * Number of this deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt; the one after it leads first.
     */
    dealer: number;
    /**
     * Actions taken in this deal.
     */
    actions: number;
    /**
     * Each seat's cards in the order gained; an empty hand is out once the stock is empty.
     */
    hands: Array<Array<Card>>;
    /**
     * Face-down cards, drawn from the first on; an undrawn indicator is the last.
     */
    stock: Array<Card>;
    /**
     * The pile from the bottom to the top.
     */
    pile: Array<Card>;
    /**
     * Suit of trumps.
     */
    trumps: Suit;
    /**
     * Deals lost, by seat.
     */
    losses: Array<number>;
    /**
     * What is due.
     */
    phase: KrytPhase;
};

/**
 * One action of a replay.
 */
export type KrytStep = {
    /**
     * The action.
     */
    action: KrytAction;
    /**
     * What it brought about.
     */
    events: Array<KrytEvent>;
    /**
     * Digest of the state after it.
     */
    digest: string;
};

/**
 * A table as one seat, or a spectator, may know it.
 */
export type KrytTable = {
    /**
     * The table, sealed: for whoever plays next.
     */
    token: string;
    /**
     * Id of the match.
     */
    match: string;
    /**
     * Number of the last move; 0 is the start.
     */
    move: number;
    /**
     * What binds the last move to all before it.
     */
    link: string;
    /**
     * What this table promises.
     */
    safety: Safety;
    /**
     * Seats that have closed the match since the deal was over.
     */
    closed: Array<number>;
    /**
     * The seat whose key was sent; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: KrytView;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now, action by action; some are only taken whole, as one move.
     */
    legal: Array<KrytAction>;
    /**
     * The scoring, which is public.
     */
    scoring: KrytScoring;
    /**
     * What the last move brought about, as this seat knows it.
     */
    events: Array<KrytEvent>;
};

/**
 * A move of a match that is over.
 */
export type KrytTableMove = {
    /**
     * Seat that moved.
     */
    seat: number;
    /**
     * Its actions in order; none where it closed the match.
     */
    actions: Array<KrytAction>;
};

/**
 * One move by the seat whose key is sent.
 */
export type KrytTablePlayRequest = {
    /**
     * The table as the last answer gave it.
     */
    token: string;
    /**
     * The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
     */
    actions: Array<KrytAction>;
    /**
     * The newest move that this client has seen; the token must descend from it.
     */
    last_seen?: LastSeen;
};

/**
 * What is agreed on before a match, and what each seat commits to.
 */
export type KrytTablePrepareRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: KrytVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: KrytOverrides;
    /**
     * First dealer; without it drawn by lot (S5).
     */
    dealer?: number;
    /**
     * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     */
    locks?: Array<string | null>;
    /**
     * For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part.
     */
    commitments?: Array<string | null>;
};

/**
 * What was agreed on before a match.
 */
export type KrytTableRecord = {
    /**
     * Every choice of rules.
     */
    options: KrytOptions;
    /**
     * Number of players.
     */
    players: number;
    /**
     * First dealer, if one was named.
     */
    dealer: number | null;
    /**
     * Locks that players made, by seat; null where the server issued the key.
     */
    locks: Array<string | null>;
    /**
     * What each seat committed to; null where it took no part.
     */
    commitments: Array<string | null>;
};

/**
 * All that was hidden in a match, for everybody to check.
 */
export type KrytTableReveal = {
    /**
     * Id of the match.
     */
    match: string;
    /**
     * What was agreed on.
     */
    record: KrytTableRecord;
    /**
     * The server's secret: 32 bytes in hexadecimal.
     */
    secret: string;
    /**
     * What each seat put in; null where it took no part.
     */
    openings: Array<string | null>;
    /**
     * What the server was bound to.
     */
    commitment: string;
    /**
     * Seed of the match.
     */
    seed: string;
    /**
     * The deals so far, the first 1,000 of them.
     */
    decks: Array<RevealedDeck>;
    /**
     * Where the match stands, with all that was never shown.
     */
    state: KrytState;
    /**
     * Number of the last move.
     */
    move: number;
    /**
     * Its link.
     */
    link: string;
};

/**
 * How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
 */
export type KrytTableStartRequest = {
    /**
     * Number of players; needed unless the match is prepared.
     */
    players?: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: KrytVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: KrytOverrides;
    /**
     * First dealer; without it drawn by lot (S5).
     */
    dealer?: number;
    /**
     * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     */
    locks?: Array<string | null>;
    /**
     * The prepared match.
     */
    token?: string;
    /**
     * For each seat of a prepared match what it committed to, or null if it took no part.
     */
    openings?: Array<string | null>;
};

/**
 * A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
 */
export type KrytTableStarted = {
    /**
     * The table, sealed: for whoever plays next.
     */
    token: string;
    /**
     * Id of the match.
     */
    match: string;
    /**
     * Number of the last move; 0 is the start.
     */
    move: number;
    /**
     * What binds the last move to all before it.
     */
    link: string;
    /**
     * What this table promises.
     */
    safety: Safety;
    /**
     * Seats that have closed the match since the deal was over.
     */
    closed: Array<number>;
    /**
     * The seat whose key was sent; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: KrytView;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now, action by action; some are only taken whole, as one move.
     */
    legal: Array<KrytAction>;
    /**
     * The scoring, which is public.
     */
    scoring: KrytScoring;
    /**
     * What the last move brought about, as this seat knows it.
     */
    events: Array<KrytEvent>;
    /**
     * What the server is bound to, as a prepared match told it before.
     */
    commitment: string;
    /**
     * For each seat without a lock its key, to be handed to that player only; null for the others.
     */
    keys: Array<string | null>;
};

/**
 * A named set of options.
 */
export type KrytVariant = 'standard' | 'diamonds-and-spades';

/**
 * A named set of options.
 */
export type KrytVariantEntry = {
    /**
     * Name of the variant.
     */
    name: KrytVariant;
    /**
     * What it is.
     */
    sentence: string;
    /**
     * Where it comes from.
     */
    source: string;
    /**
     * Every choice of rules.
     */
    options: KrytOptions;
};

/**
 * What a seat, or a spectator, may see of a match.
 */
export type KrytView = {
    /**
     * Seat that looks; null for spectators.
     */
    seat: number | null;
    /**
     * Number of players.
     */
    players: number;
    /**
     * Which way play goes.
     */
    direction: Direction;
    /**
     * Every choice of rules.
     */
    options: KrytOptions;
    /**
     * Number of this deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt.
     */
    dealer: number;
    /**
     * Suit of trumps.
     */
    trumps: Suit;
    /**
     * The face-up last card of the stock; null once drawn, and where none is turned.
     */
    indicator: Card | null;
    /**
     * Own cards in the order gained; null for spectators.
     */
    hand: Array<Card> | null;
    /**
     * Cards held, by seat.
     */
    hand_counts: Array<number>;
    /**
     * Cards left to draw, the indicator among them.
     */
    stock_count: number;
    /**
     * Cards on the pile.
     */
    pile_count: number;
    /**
     * The cards of the pile that may be looked at now, the top card last (K13).
     */
    pile_top: Array<Card>;
    /**
     * Deals lost, by seat.
     */
    losses: Array<number>;
    /**
     * What is due.
     */
    phase: KrytPhase;
    /**
     * In a draw the last player's only card; else null (K18).
     */
    last_card: Card | null;
};

/**
 * What a seat, or a spectator, may know; safe to hand to that player.
 */
export type KrytViewAnswer = {
    /**
     * What may be seen.
     */
    view: KrytView;
    /**
     * Seats that the game waits for.
     */
    to_act: Array<number>;
    /**
     * The seat's own legal actions; empty for spectators.
     */
    legal: Array<KrytAction>;
    /**
     * The scoring so far.
     */
    scoring: KrytScoring;
};

/**
 * A state, and who looks at it.
 */
export type KrytViewRequest = {
    /**
     * The state.
     */
    state: KrytState;
    /**
     * The seat that looks; without it a spectator.
     */
    seat?: number;
};

/**
 * A seat has no cards left, and there are none to draw (K15).
 */
export type KrytWentOut = {
    type: 'went_out';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that is out.
     */
    seat: number;
};

/**
 * The newest move that a client has seen of a match.
 */
export type LastSeen = {
    /**
     * Its number.
     */
    move: number;
    /**
     * Its link.
     */
    link: string;
};

/**
 * One thing that one seat does.
 */
export type NapAction = NapPass | NapBid | NapLook | NapPurchase | NapStand | NapTakeFloater | NapLeaveFloater | NapDiscard | NapAnnounce | NapPlay | NapDeal;

/**
 * Nobody bid; nothing was played.
 */
export type NapAllPassed = {
    type: 'all_passed';
};

/**
 * Announce trumps (N28).
 */
export type NapAnnounce = {
    type: 'announce';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * The suit.
     */
    trumps: Suit;
};

/**
 * The declarer announced trumps (N28).
 */
export type NapAnnounced = {
    type: 'announced';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * The declarer.
     */
    seat: number;
    /**
     * The suit.
     */
    trumps: Suit;
};

/**
 * The declarer announces trumps (N28).
 */
export type NapAnnouncing = {
    type: 'announcing';
};

/**
 * What one seat might ask for and may not do now.
 */
export type NapBarred = {
    /**
     * The seat.
     */
    seat: number;
    /**
     * Its refused actions.
     */
    actions: Array<NapBarredAction>;
};

/**
 * An action that a player might have asked for, and why the rules refuse it.
 */
export type NapBarredAction = {
    /**
     * The refused action.
     */
    action: NapAction;
    /**
     * Id of the rule that refuses it.
     */
    rule: string;
    /**
     * Code of that rule; the rulebook of the catalogue has its sentence.
     */
    reason: string;
};

/**
 * What became of each state, in the order of the request.
 */
export type NapBatchAnswer = {
    /**
     * One result an item.
     */
    results: Array<NapBatchResult>;
};

/**
 * One state of a batch, and the actions to play on it.
 */
export type NapBatchItem = {
    /**
     * The state.
     */
    state: NapState;
    /**
     * Actions in order; 2,000 at most in the whole batch.
     */
    actions: Array<NapAction>;
};

/**
 * Up to 100 states, each with its own actions; they do not know of each other.
 */
export type NapBatchRequest = {
    /**
     * The states and their actions.
     */
    items: Array<NapBatchItem>;
};

/**
 * What became of one state: a position or a problem, the other is null.
 */
export type NapBatchResult = {
    /**
     * The position after the actions.
     */
    position: NapPosition | null;
    /**
     * Why the actions were refused; this item is unchanged, the others are not affected.
     */
    problem: Problem | null;
};

/**
 * Bid a contract (N5, N25).
 */
export type NapBid = {
    type: 'bid';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * The contract.
     */
    contract: NapContract;
    /**
     * With the floater; false where there is none.
     */
    floater: boolean;
};

/**
 * Seats bid or pass, in turn (N5).
 */
export type NapBidding = {
    type: 'bidding';
};

/**
 * What a seat said in the bidding.
 */
export type NapCall = {
    /**
     * Contract that was bid; null for a pass.
     */
    contract: NapContract | null;
    /**
     * Whether with the floater.
     */
    floater: boolean;
};

/**
 * A seat bid a contract (N5).
 */
export type NapCalled = {
    type: 'called';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that bid.
     */
    seat: number;
    /**
     * The contract.
     */
    contract: NapContract;
    /**
     * With the floater.
     */
    floater: boolean;
};

/**
 * All that can be known of a game before it starts.
 */
export type NapCatalogue = {
    /**
     * Id of the game, as it stands in paths.
     */
    id: string;
    /**
     * What it is called.
     */
    names: Array<GameName>;
    /**
     * How many may play.
     */
    players: PlayerRange;
    /**
     * Which way play goes.
     */
    direction: Direction;
    /**
     * Its variants; the first is the default.
     */
    variants: Array<NapVariantEntry>;
    /**
     * Its options, form by form.
     */
    options: Array<CatalogueOption>;
    /**
     * Every rule that an action, options or a state can break.
     */
    rulebook: Array<RuleEntry>;
    /**
     * State versions that are read; the last is written.
     */
    state_versions: Array<number>;
};

/**
 * What a declarer undertakes.
 */
export type NapContract = 'two' | 'three' | 'misere' | 'four' | 'nap' | 'bonaparte' | 'napoleon' | 'wellington' | 'blucher';

/**
 * Deal the next deal once one is over (N1).
 */
export type NapDeal = {
    type: 'deal';
    /**
     * The next dealer.
     */
    seat: number;
    /**
     * Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10).
     */
    deck?: Array<Card>;
};

/**
 * How five cards are dealt to each seat: three and then two, or two and then three.
 */
export type NapDealBatches = '3-2' | '2-3';

/**
 * A deal was dealt (N3, N23).
 */
export type NapDealt = {
    type: 'dealt';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Number of the deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt.
     */
    dealer: number;
    /**
     * What each seat was dealt.
     */
    hands: Array<NapDealtHand>;
    /**
     * Undealt cards, without the floater.
     */
    stock: number;
    /**
     * Whether a floater lies in the middle.
     */
    floater: boolean;
};

/**
 * The cards that one seat was dealt.
 */
export type NapDealtHand = {
    /**
     * Seat that got them.
     */
    seat: number;
    /**
     * How many.
     */
    count: number;
    /**
     * Which; null for all but that seat.
     */
    cards: Array<Card> | null;
};

/**
 * Lay a card aside for the floater taken (N27).
 */
export type NapDiscard = {
    type: 'discard';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * Card from its hand.
     */
    card: Card;
};

/**
 * The declarer laid a card aside for the floater (N27).
 */
export type NapDiscarded = {
    type: 'discarded';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * The declarer.
     */
    seat: number;
    /**
     * The card; null for all but that seat.
     */
    card: Card | null;
};

/**
 * The declarer has taken the floater, and discards a card for it (N27).
 */
export type NapDiscarding = {
    type: 'discarding';
};

/**
 * Something that has happened.
 */
export type NapEvent = NapDealt | NapPaid | NapStood | NapPurchased | NapPassed | NapCalled | NapLooked | NapTookFloater | NapLeftFloater | NapDiscarded | NapAnnounced | NapPlayed | NapTookTrick | NapSettled;

/**
 * What a reveal showed, and what is to be checked against it.
 */
export type NapFairnessRequest = {
    /**
     * Id of the match.
     */
    match: string;
    /**
     * What was agreed on.
     */
    record: NapTableRecord;
    /**
     * The server's secret.
     */
    secret: string;
    /**
     * What each seat put in.
     */
    openings: Array<string | null>;
    /**
     * How many deals to compute.
     */
    deals: number;
    /**
     * Every move from the start; none if the links are not to be computed beyond the first.
     */
    moves: Array<NapTableMove>;
};

/**
 * Nap with a floater: a card in the middle, a kitty, and trumps that are announced.
 */
export type NapFloater = {
    form: 'floater';
    /**
     * How five cards are dealt to each seat.
     */
    batches: NapDealBatches;
    /**
     * When the cards are shuffled rather than gathered and cut.
     */
    shuffle: NapShuffle;
    /**
     * The deal ends with the trick that decides the contract.
     */
    stop_when_decided: boolean;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * The Aylesbury form: napoleon on top, and no wellington.
 */
export type NapFloaterAylesbury = {
    form: 'floater-aylesbury';
    /**
     * How five cards are dealt to each seat.
     */
    batches: NapDealBatches;
    /**
     * When the cards are shuffled rather than gathered and cut.
     */
    shuffle: NapShuffle;
    /**
     * The deal ends with the trick that decides the contract.
     */
    stop_when_decided: boolean;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * The Dorset form: from three to nap, which is played without the floater.
 */
export type NapFloaterDorset = {
    form: 'floater-dorset';
    /**
     * How five cards are dealt to each seat.
     */
    batches: NapDealBatches;
    /**
     * When the cards are shuffled rather than gathered and cut.
     */
    shuffle: NapShuffle;
    /**
     * The deal ends with the trick that decides the contract.
     */
    stop_when_decided: boolean;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * The Teesside form: the full ladder, each bid with and without the floater.
 */
export type NapFloaterTeesside = {
    form: 'floater-teesside';
    /**
     * How five cards are dealt to each seat.
     */
    batches: NapDealBatches;
    /**
     * When the cards are shuffled rather than gathered and cut.
     */
    shuffle: NapShuffle;
    /**
     * The deal ends with the trick that decides the contract.
     */
    stop_when_decided: boolean;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
    /**
     * Misère is played with trumps.
     */
    misere_trumps: boolean;
};

/**
 * Leave the floater face down (N27).
 */
export type NapLeaveFloater = {
    type: 'leave_floater';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * The declarer left the floater where it lies (N27).
 */
export type NapLeftFloater = {
    type: 'left_floater';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * The declarer.
     */
    seat: number;
};

/**
 * What one seat may do now; an entry of the list is exactly what is accepted.
 */
export type NapLegal = {
    /**
     * The seat that may act.
     */
    seat: number;
    /**
     * Its legal actions, complete.
     */
    actions: Array<NapAction>;
};

/**
 * Pay one unit to look at the floater before calling (N24).
 */
export type NapLook = {
    type: 'look';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * A seat looked at the floater (N24).
 */
export type NapLooked = {
    type: 'looked';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that looked.
     */
    seat: number;
    /**
     * The floater; null for all but that seat.
     */
    card: Card | null;
};

/**
 * Every choice of rules, by form.
 */
export type NapOptions = NapStandard | NapFloater | NapFloaterTeesside | NapFloaterAylesbury | NapFloaterDorset;

/**
 * The deal is over.
 */
export type NapOver = {
    type: 'over';
    /**
     * What the declarer took from the kitty or the pool.
     */
    pot: number;
};

/**
 * Options that differ from the variant's; one that its form does not have is refused.
 */
export type NapOverrides = {
    /**
     * All 52 cards, or the lowest ranks left out.
     */
    pack?: NapPack;
    /**
     * Lowest rank of the pack; one that is named overrides pack.
     */
    lowest_rank?: Rank;
    /**
     * Two may be bid.
     */
    two?: boolean;
    /**
     * Misère may be bid.
     */
    misere?: boolean;
    /**
     * Misère is played with trumps.
     */
    misere_trumps?: boolean;
    /**
     * Blücher may be bid.
     */
    blucher?: boolean;
    /**
     * What contracts of all five tricks are worth.
     */
    five_trick_stakes?: NapStakes;
    /**
     * Cards may be purchased before the bidding.
     */
    purchase?: boolean;
    /**
     * Units that a purchase costs.
     */
    purchase_stake?: number;
    /**
     * How five cards are dealt to each seat.
     */
    batches?: NapDealBatches;
    /**
     * When the cards are shuffled rather than gathered and cut.
     */
    shuffle?: NapShuffle;
    /**
     * The deal ends with the trick that decides the contract.
     */
    stop_when_decided?: boolean;
    /**
     * Deals after which the match is over.
     */
    deals?: number;
};

/**
 * Which cards are in the pack: all 52, or the higher ranks only, as many as the players need.
 */
export type NapPack = 'full' | 'short';

/**
 * Units changed hands.
 */
export type NapPaid = {
    type: 'paid';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Who paid whom, and what for.
     */
    payment: Payment;
};

/**
 * Call nothing (N5).
 */
export type NapPass = {
    type: 'pass';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * A seat passed (N5).
 */
export type NapPassed = {
    type: 'passed';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that passed.
     */
    seat: number;
};

/**
 * The table as one seat, or a spectator, may know it.
 */
export type NapPerspective = {
    /**
     * The seat; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: NapView;
    /**
     * Seats that the game waits for.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now; empty for spectators.
     */
    legal: Array<NapAction>;
    /**
     * The scoring, which is public.
     */
    scoring: NapScoring;
    /**
     * The events, as this seat knows them.
     */
    events: Array<NapEvent>;
};

/**
 * What is due.
 */
export type NapPhase = NapPurchasing | NapBidding | NapTakingFloater | NapDiscarding | NapAnnouncing | NapPlaying | NapOver;

/**
 * Play a card to the trick (N6, N7).
 */
export type NapPlay = {
    type: 'play';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * Card from its hand.
     */
    card: Card;
};

/**
 * A state and the actions to play on it.
 */
export type NapPlayRequest = {
    /**
     * The state as the last answer gave it.
     */
    state: NapState;
    /**
     * Actions in order: all are played, or none.
     */
    actions: Array<NapAction>;
};

/**
 * A card was played to the trick.
 */
export type NapPlayed = {
    type: 'played';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that played it.
     */
    seat: number;
    /**
     * The card.
     */
    card: Card;
    /**
     * Suit that it made trumps, as the first card led (N14); else null.
     */
    trumps: Suit | null;
};

/**
 * A contract was played.
 */
export type NapPlayedOut = {
    type: 'played';
    /**
     * Seat that played it.
     */
    declarer: number;
    /**
     * The contract.
     */
    contract: NapContract;
    /**
     * Whether with the floater.
     */
    floater: boolean;
    /**
     * Fewest tricks that make it; in misère 0, which are also the most.
     */
    needed: number;
    /**
     * Tricks that the declarer won.
     */
    won: number;
    /**
     * Whether it was made.
     */
    made: boolean;
};

/**
 * A trick is being played (N6).
 */
export type NapPlaying = {
    type: 'playing';
    /**
     * Seat that leads to it.
     */
    leader: number;
    /**
     * Cards played to it, in order.
     */
    cards: Array<Card>;
};

/**
 * Where a match stands, hidden cards included: for trusted callers.
 */
export type NapPosition = {
    /**
     * The state, to be kept and sent again.
     */
    state: NapState;
    /**
     * SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
     */
    digest: string;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * Every legal action by seat, also out of turn; null when not asked for.
     */
    legal: Array<NapLegal> | null;
    /**
     * Refused actions by seat, each with its rule; null when not asked for.
     */
    barred: Array<NapBarred> | null;
    /**
     * The scoring so far.
     */
    scoring: NapScoring;
    /**
     * What this request brought about, in order.
     */
    events: Array<NapEvent>;
    /**
     * What each seat and, last, the spectators may know; null when not asked for.
     */
    views: Array<NapPerspective> | null;
};

/**
 * A state to look at as it stands.
 */
export type NapPositionRequest = {
    /**
     * The state.
     */
    state: NapState;
};

/**
 * Pay the stake, discard cards and have them replaced (N20).
 */
export type NapPurchase = {
    type: 'purchase';
    /**
     * Seat that acts.
     */
    seat: number;
    /**
     * Cards from its hand; in this order they are gathered (N4).
     */
    discard: Array<Card>;
};

/**
 * A seat exchanged cards (N20).
 */
export type NapPurchased = {
    type: 'purchased';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that purchased.
     */
    seat: number;
    /**
     * How many cards.
     */
    count: number;
    /**
     * What it discarded; null for all but that seat.
     */
    discard: Array<Card> | null;
    /**
     * What it got for them; null for all but that seat.
     */
    drawn: Array<Card> | null;
};

/**
 * Seats purchase or stand, in turn (N20).
 */
export type NapPurchasing = {
    type: 'purchasing';
};

/**
 * Where a replayed match stands at the end, and how it came there.
 */
export type NapReplayPosition = {
    /**
     * The state, to be kept and sent again.
     */
    state: NapState;
    /**
     * SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
     */
    digest: string;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * Every legal action by seat, also out of turn; null when not asked for.
     */
    legal: Array<NapLegal> | null;
    /**
     * Refused actions by seat, each with its rule; null when not asked for.
     */
    barred: Array<NapBarred> | null;
    /**
     * The scoring so far.
     */
    scoring: NapScoring;
    /**
     * What this request brought about, in order.
     */
    events: Array<NapEvent>;
    /**
     * What each seat and, last, the spectators may know; null when not asked for.
     */
    views: Array<NapPerspective> | null;
    /**
     * Every action with its events and digest; null when not asked for.
     */
    steps: Array<NapStep> | null;
};

/**
 * A match from its start: how it starts, and the actions that follow.
 */
export type NapReplayRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: NapVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: NapOverrides;
    /**
     * Source of all chance.
     */
    seed: string;
    /**
     * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     */
    deck?: Array<Card>;
    /**
     * First dealer; without it drawn by lot from the seed (S5).
     */
    dealer?: number;
    /**
     * Actions in order; with `steps=true` at most 1,000.
     */
    actions: Array<NapAction>;
};

/**
 * How a deal ended.
 */
export type NapResult = NapAllPassed | NapPlayedOut;

/**
 * What the match has come to.
 */
export type NapScoring = {
    /**
     * Units won, by seat.
     */
    balances: Array<number>;
    /**
     * Units in the kitty.
     */
    kitty: number;
    /**
     * Units in the pool.
     */
    pool: number;
    /**
     * Every payment of this deal so far, in order.
     */
    lines: Array<Payment>;
    /**
     * How the deal ended; null while it is played.
     */
    result: NapResult | null;
    /**
     * Net result of the deal by seat; null while it is played.
     */
    returns: Array<number> | null;
};

/**
 * The deal is over, and all is paid.
 */
export type NapSettled = {
    type: 'settled';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * How it ended.
     */
    result: NapResult;
    /**
     * Net result of the deal by seat.
     */
    returns: Array<number>;
    /**
     * Units won so far, by seat.
     */
    balances: Array<number>;
    /**
     * Units in the kitty.
     */
    kitty: number;
    /**
     * Units in the pool.
     */
    pool: number;
};

/**
 * When the cards are shuffled: after all five tricks were bid and made (and see N4), or before every deal.
 */
export type NapShuffle = 'after_five' | 'always';

/**
 * What contracts of all five tricks are worth: their value, twice that when made, or twice that both ways.
 */
export type NapStakes = 'single' | 'double_when_made' | 'double';

/**
 * Keep the cards as dealt (N20).
 */
export type NapStand = {
    type: 'stand';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * Standard Nap: the first card led makes trumps, and players pay each other for contracts.
 */
export type NapStandard = {
    form: 'standard';
    /**
     * All 52 cards, or the lowest ranks left out.
     */
    pack: NapPack;
    /**
     * Lowest rank of the pack; one that is named overrides pack.
     */
    lowest_rank: Rank | null;
    /**
     * Two may be bid.
     */
    two: boolean;
    /**
     * Misère may be bid.
     */
    misere: boolean;
    /**
     * Misère is played with trumps.
     */
    misere_trumps: boolean;
    /**
     * Blücher may be bid.
     */
    blucher: boolean;
    /**
     * What contracts of all five tricks are worth.
     */
    five_trick_stakes: NapStakes;
    /**
     * Cards may be purchased before the bidding.
     */
    purchase: boolean;
    /**
     * Units that a purchase costs.
     */
    purchase_stake: number;
    /**
     * How five cards are dealt to each seat.
     */
    batches: NapDealBatches;
    /**
     * When the cards are shuffled rather than gathered and cut.
     */
    shuffle: NapShuffle;
    /**
     * The deal ends with the trick that decides the contract.
     */
    stop_when_decided: boolean;
    /**
     * Deals after which the match is over.
     */
    deals: number | null;
};

/**
 * How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
 */
export type NapStartRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: NapVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: NapOverrides;
    /**
     * Source of all chance; without it the server makes one from 32 random bytes.
     */
    seed?: string;
    /**
     * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     */
    deck?: Array<Card>;
    /**
     * First dealer; without it drawn by lot from the seed (S5).
     */
    dealer?: number;
};

/**
 * A match of Nap, hidden cards included.
 */
export type NapState = {
    game: 'nap';
    /**
     * Version of this layout; 1 is known.
     */
    version: number;
    /**
     * Every choice of rules.
     */
    options: NapOptions;
    /**
     * Source of all chance in later deals.
     */
    seed: string;
    /**
     * Number of this deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt; the one after it is the first.
     */
    dealer: number;
    /**
     * Actions taken in this deal.
     */
    actions: number;
    /**
     * Each seat's cards in the order gained, less what was played or discarded.
     */
    hands: Array<Array<Card>>;
    /**
     * Undealt cards, drawn from the first on.
     */
    stock: Array<Card>;
    /**
     * The card in the middle; null where there is none, and once it is taken.
     */
    floater: Card | null;
    /**
     * Cards discarded, in order: those purchased away, or the one laid aside for the floater.
     */
    discards: Array<Card>;
    /**
     * Cards purchased, seat by seat from the first; 0 where the seat stood.
     */
    purchases: Array<number>;
    /**
     * Seats that have looked at the floater, in order.
     */
    looked: Array<number>;
    /**
     * Calls, seat by seat from the first.
     */
    calls: Array<NapCall>;
    /**
     * Suit of trumps; null while there is none.
     */
    trumps: Suit | null;
    /**
     * Complete tricks, each in the order its cards were played.
     */
    tricks: Array<Array<Card>>;
    /**
     * Units won, by seat.
     */
    balances: Array<number>;
    /**
     * Units in the kitty.
     */
    kitty: number;
    /**
     * Units in the pool.
     */
    pool: number;
    /**
     * What is due.
     */
    phase: NapPhase;
};

/**
 * One action of a replay.
 */
export type NapStep = {
    /**
     * The action.
     */
    action: NapAction;
    /**
     * What it brought about.
     */
    events: Array<NapEvent>;
    /**
     * Digest of the state after it.
     */
    digest: string;
};

/**
 * A seat purchased nothing (N20).
 */
export type NapStood = {
    type: 'stood';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that stood.
     */
    seat: number;
};

/**
 * A table as one seat, or a spectator, may know it.
 */
export type NapTable = {
    /**
     * The table, sealed: for whoever plays next.
     */
    token: string;
    /**
     * Id of the match.
     */
    match: string;
    /**
     * Number of the last move; 0 is the start.
     */
    move: number;
    /**
     * What binds the last move to all before it.
     */
    link: string;
    /**
     * What this table promises.
     */
    safety: Safety;
    /**
     * Seats that have closed the match since the deal was over.
     */
    closed: Array<number>;
    /**
     * The seat whose key was sent; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: NapView;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now, action by action; some are only taken whole, as one move.
     */
    legal: Array<NapAction>;
    /**
     * The scoring, which is public.
     */
    scoring: NapScoring;
    /**
     * What the last move brought about, as this seat knows it.
     */
    events: Array<NapEvent>;
};

/**
 * A move of a match that is over.
 */
export type NapTableMove = {
    /**
     * Seat that moved.
     */
    seat: number;
    /**
     * Its actions in order; none where it closed the match.
     */
    actions: Array<NapAction>;
};

/**
 * One move by the seat whose key is sent.
 */
export type NapTablePlayRequest = {
    /**
     * The table as the last answer gave it.
     */
    token: string;
    /**
     * The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
     */
    actions: Array<NapAction>;
    /**
     * The newest move that this client has seen; the token must descend from it.
     */
    last_seen?: LastSeen;
};

/**
 * What is agreed on before a match, and what each seat commits to.
 */
export type NapTablePrepareRequest = {
    /**
     * Number of players.
     */
    players: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: NapVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: NapOverrides;
    /**
     * First dealer; without it drawn by lot (S5).
     */
    dealer?: number;
    /**
     * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     */
    locks?: Array<string | null>;
    /**
     * For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part.
     */
    commitments?: Array<string | null>;
};

/**
 * What was agreed on before a match.
 */
export type NapTableRecord = {
    /**
     * Every choice of rules.
     */
    options: NapOptions;
    /**
     * Number of players.
     */
    players: number;
    /**
     * First dealer, if one was named.
     */
    dealer: number | null;
    /**
     * Locks that players made, by seat; null where the server issued the key.
     */
    locks: Array<string | null>;
    /**
     * What each seat committed to; null where it took no part.
     */
    commitments: Array<string | null>;
};

/**
 * All that was hidden in a match, for everybody to check.
 */
export type NapTableReveal = {
    /**
     * Id of the match.
     */
    match: string;
    /**
     * What was agreed on.
     */
    record: NapTableRecord;
    /**
     * The server's secret: 32 bytes in hexadecimal.
     */
    secret: string;
    /**
     * What each seat put in; null where it took no part.
     */
    openings: Array<string | null>;
    /**
     * What the server was bound to.
     */
    commitment: string;
    /**
     * Seed of the match.
     */
    seed: string;
    /**
     * The deals so far, the first 1,000 of them.
     */
    decks: Array<RevealedDeck>;
    /**
     * Where the match stands, with all that was never shown.
     */
    state: NapState;
    /**
     * Number of the last move.
     */
    move: number;
    /**
     * Its link.
     */
    link: string;
};

/**
 * How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
 */
export type NapTableStartRequest = {
    /**
     * Number of players; needed unless the match is prepared.
     */
    players?: number;
    /**
     * Named set of options; without it the game's first.
     */
    variant?: NapVariant;
    /**
     * Options that differ from the variant's.
     */
    options?: NapOverrides;
    /**
     * First dealer; without it drawn by lot (S5).
     */
    dealer?: number;
    /**
     * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     */
    locks?: Array<string | null>;
    /**
     * The prepared match.
     */
    token?: string;
    /**
     * For each seat of a prepared match what it committed to, or null if it took no part.
     */
    openings?: Array<string | null>;
};

/**
 * A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
 */
export type NapTableStarted = {
    /**
     * The table, sealed: for whoever plays next.
     */
    token: string;
    /**
     * Id of the match.
     */
    match: string;
    /**
     * Number of the last move; 0 is the start.
     */
    move: number;
    /**
     * What binds the last move to all before it.
     */
    link: string;
    /**
     * What this table promises.
     */
    safety: Safety;
    /**
     * Seats that have closed the match since the deal was over.
     */
    closed: Array<number>;
    /**
     * The seat whose key was sent; null for spectators.
     */
    seat: number | null;
    /**
     * What it may see.
     */
    view: NapView;
    /**
     * Seats that the game waits for; empty when the match is over.
     */
    to_act: Array<number>;
    /**
     * What the seat itself may do now, action by action; some are only taken whole, as one move.
     */
    legal: Array<NapAction>;
    /**
     * The scoring, which is public.
     */
    scoring: NapScoring;
    /**
     * What the last move brought about, as this seat knows it.
     */
    events: Array<NapEvent>;
    /**
     * What the server is bound to, as a prepared match told it before.
     */
    commitment: string;
    /**
     * For each seat without a lock its key, to be handed to that player only; null for the others.
     */
    keys: Array<string | null>;
};

/**
 * Take the floater into the hand (N27).
 */
export type NapTakeFloater = {
    type: 'take_floater';
    /**
     * Seat that acts.
     */
    seat: number;
};

/**
 * The declarer takes the floater or leaves it (N27).
 */
export type NapTakingFloater = {
    type: 'taking_floater';
};

/**
 * The declarer took the floater (N27).
 */
export type NapTookFloater = {
    type: 'took_floater';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * The declarer.
     */
    seat: number;
    /**
     * Seats that had looked at it before.
     */
    looked: Array<number>;
    /**
     * The floater; null for all but these seats and the declarer.
     */
    card: Card | null;
};

/**
 * A trick was complete, and a seat took it (N6).
 */
export type NapTookTrick = {
    type: 'took_trick';
    /**
     * Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
     */
    action: number;
    /**
     * Seat that took it.
     */
    seat: number;
    /**
     * Its cards, in the order played.
     */
    cards: Array<Card>;
};

/**
 * A complete trick.
 */
export type NapTrick = {
    /**
     * Seat that led.
     */
    leader: number;
    /**
     * Its cards, in the order played.
     */
    cards: Array<Card>;
    /**
     * Seat that took it.
     */
    winner: number;
};

/**
 * A named set of options.
 */
export type NapVariant = 'standard' | 'extended' | 'purchase' | 'floater' | 'floater-teesside' | 'floater-aylesbury' | 'floater-dorset';

/**
 * A named set of options.
 */
export type NapVariantEntry = {
    /**
     * Name of the variant.
     */
    name: NapVariant;
    /**
     * What it is.
     */
    sentence: string;
    /**
     * Where it comes from.
     */
    source: string;
    /**
     * Every choice of rules.
     */
    options: NapOptions;
};

/**
 * What a seat, or a spectator, may see of a match (N35).
 */
export type NapView = {
    /**
     * Seat that looks; null for spectators.
     */
    seat: number | null;
    /**
     * Number of players.
     */
    players: number;
    /**
     * Which way play goes.
     */
    direction: Direction;
    /**
     * Every choice of rules.
     */
    options: NapOptions;
    /**
     * Number of this deal, from 0.
     */
    deal: number;
    /**
     * Seat that dealt.
     */
    dealer: number;
    /**
     * Own cards in the order gained; null for spectators.
     */
    hand: Array<Card> | null;
    /**
     * Cards held, by seat.
     */
    hand_counts: Array<number>;
    /**
     * Undealt cards.
     */
    stock_count: number;
    /**
     * Whether the floater lies in the middle.
     */
    floater_there: boolean;
    /**
     * The floater, for those who have looked at it and while it lies there; else null.
     */
    floater: Card | null;
    /**
     * Cards discarded by all.
     */
    discard_count: number;
    /**
     * Cards that the seat has discarded, in order; null for spectators.
     */
    own_discards: Array<Card> | null;
    /**
     * Cards purchased, seat by seat from the first; 0 where the seat stood.
     */
    purchases: Array<number>;
    /**
     * Seats that have looked at the floater, in order.
     */
    looked: Array<number>;
    /**
     * Calls, seat by seat from the first.
     */
    calls: Array<NapCall>;
    /**
     * Suit of trumps; null while there is none.
     */
    trumps: Suit | null;
    /**
     * Complete tricks.
     */
    tricks: Array<NapTrick>;
    /**
     * Units won, by seat.
     */
    balances: Array<number>;
    /**
     * Units in the kitty.
     */
    kitty: number;
    /**
     * Units in the pool.
     */
    pool: number;
    /**
     * What is due.
     */
    phase: NapPhase;
};

/**
 * What a seat, or a spectator, may know; safe to hand to that player.
 */
export type NapViewAnswer = {
    /**
     * What may be seen.
     */
    view: NapView;
    /**
     * Seats that the game waits for.
     */
    to_act: Array<number>;
    /**
     * The seat's own legal actions; empty for spectators.
     */
    legal: Array<NapAction>;
    /**
     * The scoring so far.
     */
    scoring: NapScoring;
};

/**
 * A state, and who looks at it.
 */
export type NapViewRequest = {
    /**
     * The state.
     */
    state: NapState;
    /**
     * The seat that looks; without it a spectator.
     */
    seat?: number;
};

/**
 * An option that is a whole number.
 */
export type NumberOption = {
    type: 'number';
    /**
     * Name of the option.
     */
    name: string;
    /**
     * Form that it belongs to.
     */
    form: string;
    /**
     * Id of its rule.
     */
    rule: string;
    /**
     * What it does.
     */
    sentence: string;
    /**
     * Value in the form's first variant; null for none.
     */
    default: number | null;
    /**
     * Least value.
     */
    minimum: number;
    /**
     * Greatest value.
     */
    maximum: number;
};

/**
 * Units that changed hands.
 */
export type Payment = {
    /**
     * Id of the rule that asks for them.
     */
    rule: string;
    /**
     * What for.
     */
    reason: string;
    /**
     * How many.
     */
    amount: number;
    /**
     * Seat that paid; null if they came out of the pot.
     */
    payer: number | null;
    /**
     * Seat that got them; null if they went into the pot.
     */
    payee: number | null;
    /**
     * The pot, where it paid or got them; else null.
     */
    pot: Pot | null;
};

/**
 * How many may play; both ends belong.
 */
export type PlayerRange = {
    /**
     * Fewest players.
     */
    fewest: number;
    /**
     * Most players.
     */
    most: number;
};

/**
 * What lies in the middle, to be won.
 */
export type Pot = 'kitty' | 'pool';

/**
 * Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null.
 */
export type Problem = {
    /**
     * Address of the page about this code, on this server.
     */
    type: string;
    /**
     * The code in words.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What is wrong with this request, in a sentence.
     */
    detail: string;
    /**
     * What kind of problem this is; the list is closed.
     */
    code: ProblemCode;
    /**
     * Id of the rule that forbids the action.
     */
    rule: string | null;
    /**
     * Code of the rule that forbids the action.
     */
    reason: string | null;
    /**
     * What the rule's sentence mentions by name (card, seat, suit), for translation.
     */
    values: {
        [key: string]: string;
    } | null;
    /**
     * Place of the forbidden action in the request's list, from 0.
     */
    index: number | null;
    /**
     * The faults of the request, up to 100.
     */
    errors: Array<ProblemFault> | null;
    /**
     * How many faults there are beyond these.
     */
    more: number | null;
};

/**
 * The kind of a problem, to decide by; every kind has a page of its own.
 */
export type ProblemCode = 'not-found' | 'method-not-allowed' | 'body-too-large' | 'unsupported-media-type' | 'not-acceptable' | 'malformed' | 'unsound-options' | 'unsound-deck' | 'unsound-state' | 'unsound-seat' | 'unsound-hand' | 'unknown-version' | 'too-much' | 'illegal-action' | 'no-key' | 'not-your-seat' | 'cannot-open' | 'unsound-table' | 'key-retired' | 'table-expired' | 'stale-table' | 'not-descendant' | 'not-last' | 'incomplete' | 'not-over' | 'closed' | 'no-keyring' | 'ledger-down' | 'internal';

/**
 * One fault of a request, and where it is.
 */
export type ProblemFault = {
    /**
     * JSON Pointer (RFC 6901) into the request body; empty for the body as a whole.
     */
    pointer: string;
    /**
     * Code of the law that is broken; `schema` where the schema says no.
     */
    reason: string;
    /**
     * Id of the rule that the law comes from; null where none does.
     */
    rule: string | null;
    /**
     * What is wrong, in a sentence.
     */
    detail: string;
};

/**
 * A rank, lowest first; the first character of a card.
 */
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';

/**
 * What the seed makes of a deal.
 */
export type RevealedDeck = {
    /**
     * Number of the deal, from 0.
     */
    deal: number;
    /**
     * The deck, if it was shuffled.
     */
    deck: Array<Card>;
    /**
     * How many cards the cut takes off the top, if they were gathered and cut.
     */
    cut: number;
};

/**
 * A rule that can be broken.
 */
export type RuleEntry = {
    /**
     * Id on the rules page; several entries may share it.
     */
    id: string;
    /**
     * Code of this entry alone, as problems give it in `reason`.
     */
    code: string;
    /**
     * The sentence, with the names of its values in braces.
     */
    sentence: string;
    /**
     * Where the rule comes from.
     */
    source: string;
};

/**
 * What this table promises; docs/sealed-tables says of each value what it prevents.
 */
export type Safety = {
    /**
     * The server remembers how far the match has come, so nobody can go back.
     */
    ledger: boolean;
    /**
     * Who made the key of each seat: the player's own device, or the server.
     */
    seats: Array<SeatKey>;
    /**
     * Who had a part in the seed.
     */
    fairness: Fairness;
    /**
     * `memory` where cards are gathered and cut, so that a good memory knows of later deals.
     */
    secrecy: Secrecy;
};

/**
 * Who made the key of a seat.
 */
export type SeatKey = 'own' | 'issued';

/**
 * What a good memory knows of later deals.
 */
export type Secrecy = 'full' | 'memory';

/**
 * What the service is.
 */
export type ServiceInfo = {
    /**
     * Always croupier.
     */
    service: string;
    /**
     * Version of the service.
     */
    version: string;
    /**
     * Id of the published algorithm from seed to deck.
     */
    chance: string;
    /**
     * State versions by game.
     */
    state_versions: Array<GameVersions>;
    /**
     * Ids of the games.
     */
    games: Array<string>;
};

/**
 * A suit, in the canonical order of a pack.
 */
export type Suit = 'C' | 'D' | 'H' | 'S';

/**
 * A match whose server has committed itself; store the commitment before you open anything.
 */
export type TablePrepared = {
    /**
     * To start the match with.
     */
    token: string;
    /**
     * Id of the match.
     */
    match: string;
    /**
     * What the server is bound to.
     */
    commitment: string;
};

/**
 * A table, and what its client has seen of it.
 */
export type TableRequest = {
    /**
     * The table as the last answer gave it.
     */
    token: string;
    /**
     * The newest move that this client has seen; the token must descend from it.
     */
    last_seen?: LastSeen;
};

export type ServiceAboutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1';
};

export type ServiceAboutErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
};

export type ServiceAboutError = ServiceAboutErrors[keyof ServiceAboutErrors];

export type ServiceAboutResponses = {
    /**
     * What the service is.
     */
    200: ServiceInfo;
};

export type ServiceAboutResponse = ServiceAboutResponses[keyof ServiceAboutResponses];

export type ServiceGamesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/games';
};

export type ServiceGamesErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
};

export type ServiceGamesError = ServiceGamesErrors[keyof ServiceGamesErrors];

export type ServiceGamesResponses = {
    /**
     * The games on offer.
     */
    200: GameList;
};

export type ServiceGamesResponse = ServiceGamesResponses[keyof ServiceGamesResponses];

export type ServiceHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/health';
};

export type ServiceHealthErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
};

export type ServiceHealthError = ServiceHealthErrors[keyof ServiceHealthErrors];

export type ServiceHealthResponses = {
    /**
     * The service answers; it has nothing else that could fail.
     */
    200: Health;
};

export type ServiceHealthResponse = ServiceHealthResponses[keyof ServiceHealthResponses];

export type KrytNavalivatCatalogueData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat';
};

export type KrytNavalivatCatalogueErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
};

export type KrytNavalivatCatalogueError = KrytNavalivatCatalogueErrors[keyof KrytNavalivatCatalogueErrors];

export type KrytNavalivatCatalogueResponses = {
    /**
     * All that can be known of a game before it starts.
     */
    200: KrytCatalogue;
};

export type KrytNavalivatCatalogueResponse = KrytNavalivatCatalogueResponses[keyof KrytNavalivatCatalogueResponses];

export type KrytNavalivatStartData = {
    /**
     * How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: KrytVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: KrytOverrides;
        /**
         * Source of all chance; without it the server makes one from 32 random bytes.
         */
        seed?: string;
        /**
         * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
         */
        deck?: Array<Card>;
        /**
         * First dealer; without it drawn by lot from the seed (S5).
         */
        dealer?: number;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/kryt-navalivat/start';
};

export type KrytNavalivatStartErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type KrytNavalivatStartError = KrytNavalivatStartErrors[keyof KrytNavalivatStartErrors];

export type KrytNavalivatStartResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: KrytPosition;
};

export type KrytNavalivatStartResponse = KrytNavalivatStartResponses[keyof KrytNavalivatStartResponses];

export type KrytNavalivatPlayData = {
    /**
     * A state and the actions to play on it.
     */
    body: {
        /**
         * The state as the last answer gave it.
         */
        state: KrytState;
        /**
         * Actions in order: all are played, or none.
         */
        actions: Array<KrytAction>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/kryt-navalivat/play';
};

export type KrytNavalivatPlayErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type KrytNavalivatPlayError = KrytNavalivatPlayErrors[keyof KrytNavalivatPlayErrors];

export type KrytNavalivatPlayResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: KrytPosition;
};

export type KrytNavalivatPlayResponse = KrytNavalivatPlayResponses[keyof KrytNavalivatPlayResponses];

export type KrytNavalivatPositionData = {
    /**
     * A state to look at as it stands.
     */
    body: {
        /**
         * The state.
         */
        state: KrytState;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/kryt-navalivat/position';
};

export type KrytNavalivatPositionErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type KrytNavalivatPositionError = KrytNavalivatPositionErrors[keyof KrytNavalivatPositionErrors];

export type KrytNavalivatPositionResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: KrytPosition;
};

export type KrytNavalivatPositionResponse = KrytNavalivatPositionResponses[keyof KrytNavalivatPositionResponses];

export type KrytNavalivatViewData = {
    /**
     * A state, and who looks at it.
     */
    body: {
        /**
         * The state.
         */
        state: KrytState;
        /**
         * The seat that looks; without it a spectator.
         */
        seat?: number;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/view';
};

export type KrytNavalivatViewErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type KrytNavalivatViewError = KrytNavalivatViewErrors[keyof KrytNavalivatViewErrors];

export type KrytNavalivatViewResponses = {
    /**
     * What a seat, or a spectator, may know; safe to hand to that player.
     */
    200: KrytViewAnswer;
};

export type KrytNavalivatViewResponse = KrytNavalivatViewResponses[keyof KrytNavalivatViewResponses];

export type KrytNavalivatReplayData = {
    /**
     * A match from its start: how it starts, and the actions that follow.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: KrytVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: KrytOverrides;
        /**
         * Source of all chance.
         */
        seed: string;
        /**
         * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
         */
        deck?: Array<Card>;
        /**
         * First dealer; without it drawn by lot from the seed (S5).
         */
        dealer?: number;
        /**
         * Actions in order; with `steps=true` at most 1,000.
         */
        actions: Array<KrytAction>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
        /**
         * Give every action with its events and the digest after it; for at most 1,000 actions.
         */
        steps?: boolean;
    };
    url: '/v1/games/kryt-navalivat/replay';
};

export type KrytNavalivatReplayErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type KrytNavalivatReplayError = KrytNavalivatReplayErrors[keyof KrytNavalivatReplayErrors];

export type KrytNavalivatReplayResponses = {
    /**
     * Where a replayed match stands at the end, and how it came there.
     */
    200: KrytReplayPosition;
};

export type KrytNavalivatReplayResponse = KrytNavalivatReplayResponses[keyof KrytNavalivatReplayResponses];

export type KrytNavalivatBatchData = {
    /**
     * Up to 100 states, each with its own actions; they do not know of each other.
     */
    body: {
        /**
         * The states and their actions.
         */
        items: Array<KrytBatchItem>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/kryt-navalivat/batch';
};

export type KrytNavalivatBatchErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type KrytNavalivatBatchError = KrytNavalivatBatchErrors[keyof KrytNavalivatBatchErrors];

export type KrytNavalivatBatchResponses = {
    /**
     * What became of each state, in the order of the request.
     */
    200: KrytBatchAnswer;
};

export type KrytNavalivatBatchResponse = KrytNavalivatBatchResponses[keyof KrytNavalivatBatchResponses];

export type KrytNavalivatPrepareTableData = {
    /**
     * What is agreed on before a match, and what each seat commits to.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: KrytVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: KrytOverrides;
        /**
         * First dealer; without it drawn by lot (S5).
         */
        dealer?: number;
        /**
         * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
         */
        locks?: Array<string | null>;
        /**
         * For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part.
         */
        commitments?: Array<string | null>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/tables/prepare';
};

export type KrytNavalivatPrepareTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type KrytNavalivatPrepareTableError = KrytNavalivatPrepareTableErrors[keyof KrytNavalivatPrepareTableErrors];

export type KrytNavalivatPrepareTableResponses = {
    /**
     * A match whose server has committed itself; store the commitment before you open anything.
     */
    200: TablePrepared;
};

export type KrytNavalivatPrepareTableResponse = KrytNavalivatPrepareTableResponses[keyof KrytNavalivatPrepareTableResponses];

export type KrytNavalivatStartTableData = {
    /**
     * How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
     */
    body: {
        /**
         * Number of players; needed unless the match is prepared.
         */
        players?: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: KrytVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: KrytOverrides;
        /**
         * First dealer; without it drawn by lot (S5).
         */
        dealer?: number;
        /**
         * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
         */
        locks?: Array<string | null>;
        /**
         * The prepared match.
         */
        token?: string;
        /**
         * For each seat of a prepared match what it committed to, or null if it took no part.
         */
        openings?: Array<string | null>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/tables/start';
};

export type KrytNavalivatStartTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type KrytNavalivatStartTableError = KrytNavalivatStartTableErrors[keyof KrytNavalivatStartTableErrors];

export type KrytNavalivatStartTableResponses = {
    /**
     * A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
     */
    200: KrytTableStarted;
};

export type KrytNavalivatStartTableResponse = KrytNavalivatStartTableResponses[keyof KrytNavalivatStartTableResponses];

export type KrytNavalivatPlayTableData = {
    /**
     * One move by the seat whose key is sent.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
         */
        actions: Array<KrytAction>;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/tables/play';
};

export type KrytNavalivatPlayTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The call needs a seat's key, and none came.
     */
    401: Problem;
    /**
     * The key speaks for another seat.
     */
    403: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type KrytNavalivatPlayTableError = KrytNavalivatPlayTableErrors[keyof KrytNavalivatPlayTableErrors];

export type KrytNavalivatPlayTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: KrytTable;
};

export type KrytNavalivatPlayTableResponse = KrytNavalivatPlayTableResponses[keyof KrytNavalivatPlayTableResponses];

export type KrytNavalivatViewTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/tables/view';
};

export type KrytNavalivatViewTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type KrytNavalivatViewTableError = KrytNavalivatViewTableErrors[keyof KrytNavalivatViewTableErrors];

export type KrytNavalivatViewTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: KrytTable;
};

export type KrytNavalivatViewTableResponse = KrytNavalivatViewTableResponses[keyof KrytNavalivatViewTableResponses];

export type KrytNavalivatCloseTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/tables/close';
};

export type KrytNavalivatCloseTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The call needs a seat's key, and none came.
     */
    401: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type KrytNavalivatCloseTableError = KrytNavalivatCloseTableErrors[keyof KrytNavalivatCloseTableErrors];

export type KrytNavalivatCloseTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: KrytTable;
};

export type KrytNavalivatCloseTableResponse = KrytNavalivatCloseTableResponses[keyof KrytNavalivatCloseTableResponses];

export type KrytNavalivatRevealTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/tables/reveal';
};

export type KrytNavalivatRevealTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type KrytNavalivatRevealTableError = KrytNavalivatRevealTableErrors[keyof KrytNavalivatRevealTableErrors];

export type KrytNavalivatRevealTableResponses = {
    /**
     * All that was hidden in a match, for everybody to check.
     */
    200: KrytTableReveal;
};

export type KrytNavalivatRevealTableResponse = KrytNavalivatRevealTableResponses[keyof KrytNavalivatRevealTableResponses];

export type KrytNavalivatVerifyFairnessData = {
    /**
     * What a reveal showed, and what is to be checked against it.
     */
    body: {
        /**
         * Id of the match.
         */
        match: string;
        /**
         * What was agreed on.
         */
        record: KrytTableRecord;
        /**
         * The server's secret.
         */
        secret: string;
        /**
         * What each seat put in.
         */
        openings: Array<string | null>;
        /**
         * How many deals to compute.
         */
        deals: number;
        /**
         * Every move from the start; none if the links are not to be computed beyond the first.
         */
        moves: Array<KrytTableMove>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/kryt-navalivat/fairness/verify';
};

export type KrytNavalivatVerifyFairnessErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type KrytNavalivatVerifyFairnessError = KrytNavalivatVerifyFairnessErrors[keyof KrytNavalivatVerifyFairnessErrors];

export type KrytNavalivatVerifyFairnessResponses = {
    /**
     * What follows from a reveal; compare it with what was told and seen while the match was played.
     */
    200: FairnessAnswer;
};

export type KrytNavalivatVerifyFairnessResponse = KrytNavalivatVerifyFairnessResponses[keyof KrytNavalivatVerifyFairnessResponses];

export type NapCatalogueData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/games/nap';
};

export type NapCatalogueErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
};

export type NapCatalogueError = NapCatalogueErrors[keyof NapCatalogueErrors];

export type NapCatalogueResponses = {
    /**
     * All that can be known of a game before it starts.
     */
    200: NapCatalogue;
};

export type NapCatalogueResponse = NapCatalogueResponses[keyof NapCatalogueResponses];

export type NapStartData = {
    /**
     * How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: NapVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: NapOverrides;
        /**
         * Source of all chance; without it the server makes one from 32 random bytes.
         */
        seed?: string;
        /**
         * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
         */
        deck?: Array<Card>;
        /**
         * First dealer; without it drawn by lot from the seed (S5).
         */
        dealer?: number;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/nap/start';
};

export type NapStartErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type NapStartError = NapStartErrors[keyof NapStartErrors];

export type NapStartResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: NapPosition;
};

export type NapStartResponse = NapStartResponses[keyof NapStartResponses];

export type NapPlayData = {
    /**
     * A state and the actions to play on it.
     */
    body: {
        /**
         * The state as the last answer gave it.
         */
        state: NapState;
        /**
         * Actions in order: all are played, or none.
         */
        actions: Array<NapAction>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/nap/play';
};

export type NapPlayErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type NapPlayError = NapPlayErrors[keyof NapPlayErrors];

export type NapPlayResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: NapPosition;
};

export type NapPlayResponse = NapPlayResponses[keyof NapPlayResponses];

export type NapPositionData = {
    /**
     * A state to look at as it stands.
     */
    body: {
        /**
         * The state.
         */
        state: NapState;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/nap/position';
};

export type NapPositionErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type NapPositionError = NapPositionErrors[keyof NapPositionErrors];

export type NapPositionResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: NapPosition;
};

export type NapPositionResponse = NapPositionResponses[keyof NapPositionResponses];

export type NapViewData = {
    /**
     * A state, and who looks at it.
     */
    body: {
        /**
         * The state.
         */
        state: NapState;
        /**
         * The seat that looks; without it a spectator.
         */
        seat?: number;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/view';
};

export type NapViewErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type NapViewError = NapViewErrors[keyof NapViewErrors];

export type NapViewResponses = {
    /**
     * What a seat, or a spectator, may know; safe to hand to that player.
     */
    200: NapViewAnswer;
};

export type NapViewResponse = NapViewResponses[keyof NapViewResponses];

export type NapReplayData = {
    /**
     * A match from its start: how it starts, and the actions that follow.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: NapVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: NapOverrides;
        /**
         * Source of all chance.
         */
        seed: string;
        /**
         * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
         */
        deck?: Array<Card>;
        /**
         * First dealer; without it drawn by lot from the seed (S5).
         */
        dealer?: number;
        /**
         * Actions in order; with `steps=true` at most 1,000.
         */
        actions: Array<NapAction>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
        /**
         * Give every action with its events and the digest after it; for at most 1,000 actions.
         */
        steps?: boolean;
    };
    url: '/v1/games/nap/replay';
};

export type NapReplayErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type NapReplayError = NapReplayErrors[keyof NapReplayErrors];

export type NapReplayResponses = {
    /**
     * Where a replayed match stands at the end, and how it came there.
     */
    200: NapReplayPosition;
};

export type NapReplayResponse = NapReplayResponses[keyof NapReplayResponses];

export type NapBatchData = {
    /**
     * Up to 100 states, each with its own actions; they do not know of each other.
     */
    body: {
        /**
         * The states and their actions.
         */
        items: Array<NapBatchItem>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/nap/batch';
};

export type NapBatchErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type NapBatchError = NapBatchErrors[keyof NapBatchErrors];

export type NapBatchResponses = {
    /**
     * What became of each state, in the order of the request.
     */
    200: NapBatchAnswer;
};

export type NapBatchResponse = NapBatchResponses[keyof NapBatchResponses];

export type NapPrepareTableData = {
    /**
     * What is agreed on before a match, and what each seat commits to.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: NapVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: NapOverrides;
        /**
         * First dealer; without it drawn by lot (S5).
         */
        dealer?: number;
        /**
         * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
         */
        locks?: Array<string | null>;
        /**
         * For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part.
         */
        commitments?: Array<string | null>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/tables/prepare';
};

export type NapPrepareTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type NapPrepareTableError = NapPrepareTableErrors[keyof NapPrepareTableErrors];

export type NapPrepareTableResponses = {
    /**
     * A match whose server has committed itself; store the commitment before you open anything.
     */
    200: TablePrepared;
};

export type NapPrepareTableResponse = NapPrepareTableResponses[keyof NapPrepareTableResponses];

export type NapStartTableData = {
    /**
     * How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
     */
    body: {
        /**
         * Number of players; needed unless the match is prepared.
         */
        players?: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: NapVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: NapOverrides;
        /**
         * First dealer; without it drawn by lot (S5).
         */
        dealer?: number;
        /**
         * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
         */
        locks?: Array<string | null>;
        /**
         * The prepared match.
         */
        token?: string;
        /**
         * For each seat of a prepared match what it committed to, or null if it took no part.
         */
        openings?: Array<string | null>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/tables/start';
};

export type NapStartTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type NapStartTableError = NapStartTableErrors[keyof NapStartTableErrors];

export type NapStartTableResponses = {
    /**
     * A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
     */
    200: NapTableStarted;
};

export type NapStartTableResponse = NapStartTableResponses[keyof NapStartTableResponses];

export type NapPlayTableData = {
    /**
     * One move by the seat whose key is sent.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
         */
        actions: Array<NapAction>;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/tables/play';
};

export type NapPlayTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The call needs a seat's key, and none came.
     */
    401: Problem;
    /**
     * The key speaks for another seat.
     */
    403: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type NapPlayTableError = NapPlayTableErrors[keyof NapPlayTableErrors];

export type NapPlayTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: NapTable;
};

export type NapPlayTableResponse = NapPlayTableResponses[keyof NapPlayTableResponses];

export type NapViewTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/tables/view';
};

export type NapViewTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type NapViewTableError = NapViewTableErrors[keyof NapViewTableErrors];

export type NapViewTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: NapTable;
};

export type NapViewTableResponse = NapViewTableResponses[keyof NapViewTableResponses];

export type NapCloseTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/tables/close';
};

export type NapCloseTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The call needs a seat's key, and none came.
     */
    401: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type NapCloseTableError = NapCloseTableErrors[keyof NapCloseTableErrors];

export type NapCloseTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: NapTable;
};

export type NapCloseTableResponse = NapCloseTableResponses[keyof NapCloseTableResponses];

export type NapRevealTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/tables/reveal';
};

export type NapRevealTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type NapRevealTableError = NapRevealTableErrors[keyof NapRevealTableErrors];

export type NapRevealTableResponses = {
    /**
     * All that was hidden in a match, for everybody to check.
     */
    200: NapTableReveal;
};

export type NapRevealTableResponse = NapRevealTableResponses[keyof NapRevealTableResponses];

export type NapVerifyFairnessData = {
    /**
     * What a reveal showed, and what is to be checked against it.
     */
    body: {
        /**
         * Id of the match.
         */
        match: string;
        /**
         * What was agreed on.
         */
        record: NapTableRecord;
        /**
         * The server's secret.
         */
        secret: string;
        /**
         * What each seat put in.
         */
        openings: Array<string | null>;
        /**
         * How many deals to compute.
         */
        deals: number;
        /**
         * Every move from the start; none if the links are not to be computed beyond the first.
         */
        moves: Array<NapTableMove>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/nap/fairness/verify';
};

export type NapVerifyFairnessErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type NapVerifyFairnessError = NapVerifyFairnessErrors[keyof NapVerifyFairnessErrors];

export type NapVerifyFairnessResponses = {
    /**
     * What follows from a reveal; compare it with what was told and seen while the match was played.
     */
    200: FairnessAnswer;
};

export type NapVerifyFairnessResponse = NapVerifyFairnessResponses[keyof NapVerifyFairnessResponses];

export type ChorVoliCatalogueData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli';
};

export type ChorVoliCatalogueErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
};

export type ChorVoliCatalogueError = ChorVoliCatalogueErrors[keyof ChorVoliCatalogueErrors];

export type ChorVoliCatalogueResponses = {
    /**
     * All that can be known of a game before it starts.
     */
    200: ChorVoliCatalogue;
};

export type ChorVoliCatalogueResponse = ChorVoliCatalogueResponses[keyof ChorVoliCatalogueResponses];

export type ChorVoliStartData = {
    /**
     * How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: ChorVoliVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: ChorVoliOverrides;
        /**
         * Source of all chance; without it the server makes one from 32 random bytes.
         */
        seed?: string;
        /**
         * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
         */
        deck?: Array<Card>;
        /**
         * First dealer; without it drawn by lot from the seed (S5).
         */
        dealer?: number;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/chor-voli/start';
};

export type ChorVoliStartErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliStartError = ChorVoliStartErrors[keyof ChorVoliStartErrors];

export type ChorVoliStartResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: ChorVoliPosition;
};

export type ChorVoliStartResponse = ChorVoliStartResponses[keyof ChorVoliStartResponses];

export type ChorVoliPlayData = {
    /**
     * A state and the actions to play on it.
     */
    body: {
        /**
         * The state as the last answer gave it.
         */
        state: ChorVoliState;
        /**
         * Actions in order: all are played, or none.
         */
        actions: Array<ChorVoliAction>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/chor-voli/play';
};

export type ChorVoliPlayErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliPlayError = ChorVoliPlayErrors[keyof ChorVoliPlayErrors];

export type ChorVoliPlayResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: ChorVoliPosition;
};

export type ChorVoliPlayResponse = ChorVoliPlayResponses[keyof ChorVoliPlayResponses];

export type ChorVoliPositionData = {
    /**
     * A state to look at as it stands.
     */
    body: {
        /**
         * The state.
         */
        state: ChorVoliState;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/chor-voli/position';
};

export type ChorVoliPositionErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliPositionError = ChorVoliPositionErrors[keyof ChorVoliPositionErrors];

export type ChorVoliPositionResponses = {
    /**
     * Where a match stands, hidden cards included: for trusted callers.
     */
    200: ChorVoliPosition;
};

export type ChorVoliPositionResponse = ChorVoliPositionResponses[keyof ChorVoliPositionResponses];

export type ChorVoliViewData = {
    /**
     * A state, and who looks at it.
     */
    body: {
        /**
         * The state.
         */
        state: ChorVoliState;
        /**
         * The seat that looks; without it a spectator.
         */
        seat?: number;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/view';
};

export type ChorVoliViewErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliViewError = ChorVoliViewErrors[keyof ChorVoliViewErrors];

export type ChorVoliViewResponses = {
    /**
     * What a seat, or a spectator, may know; safe to hand to that player.
     */
    200: ChorVoliViewAnswer;
};

export type ChorVoliViewResponse = ChorVoliViewResponses[keyof ChorVoliViewResponses];

export type ChorVoliReplayData = {
    /**
     * A match from its start: how it starts, and the actions that follow.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: ChorVoliVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: ChorVoliOverrides;
        /**
         * Source of all chance.
         */
        seed: string;
        /**
         * Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
         */
        deck?: Array<Card>;
        /**
         * First dealer; without it drawn by lot from the seed (S5).
         */
        dealer?: number;
        /**
         * Actions in order; with `steps=true` at most 1,000.
         */
        actions: Array<ChorVoliAction>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
        /**
         * Give every action with its events and the digest after it; for at most 1,000 actions.
         */
        steps?: boolean;
    };
    url: '/v1/games/chor-voli/replay';
};

export type ChorVoliReplayErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliReplayError = ChorVoliReplayErrors[keyof ChorVoliReplayErrors];

export type ChorVoliReplayResponses = {
    /**
     * Where a replayed match stands at the end, and how it came there.
     */
    200: ChorVoliReplayPosition;
};

export type ChorVoliReplayResponse = ChorVoliReplayResponses[keyof ChorVoliReplayResponses];

export type ChorVoliBatchData = {
    /**
     * Up to 100 states, each with its own actions; they do not know of each other.
     */
    body: {
        /**
         * The states and their actions.
         */
        items: Array<ChorVoliBatchItem>;
    };
    path?: never;
    query?: {
        /**
         * List the legal actions.
         */
        legal?: boolean;
        /**
         * List the refused candidates too, each with the rule that refuses it.
         */
        explain?: boolean;
        /**
         * Give what each seat and the spectators may know.
         */
        views?: boolean;
    };
    url: '/v1/games/chor-voli/batch';
};

export type ChorVoliBatchErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliBatchError = ChorVoliBatchErrors[keyof ChorVoliBatchErrors];

export type ChorVoliBatchResponses = {
    /**
     * What became of each state, in the order of the request.
     */
    200: ChorVoliBatchAnswer;
};

export type ChorVoliBatchResponse = ChorVoliBatchResponses[keyof ChorVoliBatchResponses];

export type ChorVoliCombinationsData = {
    /**
     * A hand to be divided.
     */
    body: {
        /**
         * Three to 17 different cards.
         */
        hand: Array<Card>;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: ChorVoliVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: ChorVoliOverrides;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/combinations';
};

export type ChorVoliCombinationsErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliCombinationsError = ChorVoliCombinationsErrors[keyof ChorVoliCombinationsErrors];

export type ChorVoliCombinationsResponses = {
    /**
     * What a hand can be divided into.
     */
    200: ChorVoliCombinationsAnswer;
};

export type ChorVoliCombinationsResponse = ChorVoliCombinationsResponses[keyof ChorVoliCombinationsResponses];

export type ChorVoliPrepareTableData = {
    /**
     * What is agreed on before a match, and what each seat commits to.
     */
    body: {
        /**
         * Number of players.
         */
        players: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: ChorVoliVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: ChorVoliOverrides;
        /**
         * First dealer; without it drawn by lot (S5).
         */
        dealer?: number;
        /**
         * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
         */
        locks?: Array<string | null>;
        /**
         * For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part.
         */
        commitments?: Array<string | null>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/tables/prepare';
};

export type ChorVoliPrepareTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type ChorVoliPrepareTableError = ChorVoliPrepareTableErrors[keyof ChorVoliPrepareTableErrors];

export type ChorVoliPrepareTableResponses = {
    /**
     * A match whose server has committed itself; store the commitment before you open anything.
     */
    200: TablePrepared;
};

export type ChorVoliPrepareTableResponse = ChorVoliPrepareTableResponses[keyof ChorVoliPrepareTableResponses];

export type ChorVoliStartTableData = {
    /**
     * How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
     */
    body: {
        /**
         * Number of players; needed unless the match is prepared.
         */
        players?: number;
        /**
         * Named set of options; without it the game's first.
         */
        variant?: ChorVoliVariant;
        /**
         * Options that differ from the variant's.
         */
        options?: ChorVoliOverrides;
        /**
         * First dealer; without it drawn by lot (S5).
         */
        dealer?: number;
        /**
         * For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
         */
        locks?: Array<string | null>;
        /**
         * The prepared match.
         */
        token?: string;
        /**
         * For each seat of a prepared match what it committed to, or null if it took no part.
         */
        openings?: Array<string | null>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/tables/start';
};

export type ChorVoliStartTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type ChorVoliStartTableError = ChorVoliStartTableErrors[keyof ChorVoliStartTableErrors];

export type ChorVoliStartTableResponses = {
    /**
     * A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
     */
    200: ChorVoliTableStarted;
};

export type ChorVoliStartTableResponse = ChorVoliStartTableResponses[keyof ChorVoliStartTableResponses];

export type ChorVoliPlayTableData = {
    /**
     * One move by the seat whose key is sent.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
         */
        actions: Array<ChorVoliAction>;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/tables/play';
};

export type ChorVoliPlayTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The call needs a seat's key, and none came.
     */
    401: Problem;
    /**
     * The key speaks for another seat.
     */
    403: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type ChorVoliPlayTableError = ChorVoliPlayTableErrors[keyof ChorVoliPlayTableErrors];

export type ChorVoliPlayTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: ChorVoliTable;
};

export type ChorVoliPlayTableResponse = ChorVoliPlayTableResponses[keyof ChorVoliPlayTableResponses];

export type ChorVoliViewTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/tables/view';
};

export type ChorVoliViewTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type ChorVoliViewTableError = ChorVoliViewTableErrors[keyof ChorVoliViewTableErrors];

export type ChorVoliViewTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: ChorVoliTable;
};

export type ChorVoliViewTableResponse = ChorVoliViewTableResponses[keyof ChorVoliViewTableResponses];

export type ChorVoliCloseTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/tables/close';
};

export type ChorVoliCloseTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The call needs a seat's key, and none came.
     */
    401: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type ChorVoliCloseTableError = ChorVoliCloseTableErrors[keyof ChorVoliCloseTableErrors];

export type ChorVoliCloseTableResponses = {
    /**
     * A table as one seat, or a spectator, may know it.
     */
    200: ChorVoliTable;
};

export type ChorVoliCloseTableResponse = ChorVoliCloseTableResponses[keyof ChorVoliCloseTableResponses];

export type ChorVoliRevealTableData = {
    /**
     * A table, and what its client has seen of it.
     */
    body: {
        /**
         * The table as the last answer gave it.
         */
        token: string;
        /**
         * The newest move that this client has seen; the token must descend from it.
         */
        last_seen?: LastSeen;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/tables/reveal';
};

export type ChorVoliRevealTableErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * A rule forbids an action, or where the table stands does; nothing has changed.
     */
    409: Problem;
    /**
     * The match can no longer be played.
     */
    410: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
    /**
     * The server has no keys, or no ledger that can be asked now.
     */
    503: Problem;
};

export type ChorVoliRevealTableError = ChorVoliRevealTableErrors[keyof ChorVoliRevealTableErrors];

export type ChorVoliRevealTableResponses = {
    /**
     * All that was hidden in a match, for everybody to check.
     */
    200: ChorVoliTableReveal;
};

export type ChorVoliRevealTableResponse = ChorVoliRevealTableResponses[keyof ChorVoliRevealTableResponses];

export type ChorVoliVerifyFairnessData = {
    /**
     * What a reveal showed, and what is to be checked against it.
     */
    body: {
        /**
         * Id of the match.
         */
        match: string;
        /**
         * What was agreed on.
         */
        record: ChorVoliTableRecord;
        /**
         * The server's secret.
         */
        secret: string;
        /**
         * What each seat put in.
         */
        openings: Array<string | null>;
        /**
         * How many deals to compute.
         */
        deals: number;
        /**
         * Every move from the start; none if the links are not to be computed beyond the first.
         */
        moves: Array<ChorVoliTableMove>;
    };
    path?: never;
    query?: never;
    url: '/v1/games/chor-voli/fairness/verify';
};

export type ChorVoliVerifyFairnessErrors = {
    /**
     * The request is not JSON or MessagePack, or is not what its schema asks for.
     */
    400: Problem;
    /**
     * The answer is not to be had in any format of the `Accept` header.
     */
    406: Problem;
    /**
     * The body is larger than the server takes.
     */
    413: Problem;
    /**
     * The body is in a format that is not spoken here.
     */
    415: Problem;
    /**
     * The request satisfies its schema and cannot be all the same; every fault is listed.
     */
    422: Problem;
};

export type ChorVoliVerifyFairnessError = ChorVoliVerifyFairnessErrors[keyof ChorVoliVerifyFairnessErrors];

export type ChorVoliVerifyFairnessResponses = {
    /**
     * What follows from a reveal; compare it with what was told and seen while the match was played.
     */
    200: FairnessAnswer;
};

export type ChorVoliVerifyFairnessResponse = ChorVoliVerifyFairnessResponses[keyof ChorVoliVerifyFairnessResponses];
