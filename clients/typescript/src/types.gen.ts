// Generated from the OpenAPI document by scripts/generate-clients.

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
 * Which way play goes round the table.
 */
export type Direction = 'clockwise' | 'counterclockwise';

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
     * Index of the action in the request.
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
     * Index of the action in the request.
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
     * Index of the action in the request.
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
     * Index of the action in the request.
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
     * Index of the action in the request.
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
     * Index of the action in the request.
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
     * Index of the action in the request.
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
     * Index of the action in the request.
     */
    action: number;
    /**
     * Seat that is out.
     */
    seat: number;
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
export type ProblemCode = 'not-found' | 'method-not-allowed' | 'body-too-large' | 'unsupported-media-type' | 'not-acceptable' | 'malformed' | 'unsound-options' | 'unsound-deck' | 'unsound-state' | 'unsound-seat' | 'unknown-version' | 'too-much' | 'illegal-action' | 'internal';

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

export type ServiceAboutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1';
};

export type ServiceAboutErrors = {
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
    body: KrytStartRequest;
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
    body: KrytPlayRequest;
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
     * A rule forbids an action; nothing has changed.
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
    body: KrytPositionRequest;
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
    body: KrytViewRequest;
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
    body: KrytReplayRequest;
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
     * A rule forbids an action; nothing has changed.
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
    body: KrytBatchRequest;
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
