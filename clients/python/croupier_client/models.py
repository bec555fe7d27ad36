"""The messages of the API. Generated from the OpenAPI document by scripts/generate-clients."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from croupier_client.base import Model


class Card(StrEnum):
    """A card: its rank (23456789TJQKA), then its suit (CDHS); in canonical order."""

    TWO_OF_CLUBS = "2C"
    THREE_OF_CLUBS = "3C"
    FOUR_OF_CLUBS = "4C"
    FIVE_OF_CLUBS = "5C"
    SIX_OF_CLUBS = "6C"
    SEVEN_OF_CLUBS = "7C"
    EIGHT_OF_CLUBS = "8C"
    NINE_OF_CLUBS = "9C"
    TEN_OF_CLUBS = "TC"
    JACK_OF_CLUBS = "JC"
    QUEEN_OF_CLUBS = "QC"
    KING_OF_CLUBS = "KC"
    ACE_OF_CLUBS = "AC"
    TWO_OF_DIAMONDS = "2D"
    THREE_OF_DIAMONDS = "3D"
    FOUR_OF_DIAMONDS = "4D"
    FIVE_OF_DIAMONDS = "5D"
    SIX_OF_DIAMONDS = "6D"
    SEVEN_OF_DIAMONDS = "7D"
    EIGHT_OF_DIAMONDS = "8D"
    NINE_OF_DIAMONDS = "9D"
    TEN_OF_DIAMONDS = "TD"
    JACK_OF_DIAMONDS = "JD"
    QUEEN_OF_DIAMONDS = "QD"
    KING_OF_DIAMONDS = "KD"
    ACE_OF_DIAMONDS = "AD"
    TWO_OF_HEARTS = "2H"
    THREE_OF_HEARTS = "3H"
    FOUR_OF_HEARTS = "4H"
    FIVE_OF_HEARTS = "5H"
    SIX_OF_HEARTS = "6H"
    SEVEN_OF_HEARTS = "7H"
    EIGHT_OF_HEARTS = "8H"
    NINE_OF_HEARTS = "9H"
    TEN_OF_HEARTS = "TH"
    JACK_OF_HEARTS = "JH"
    QUEEN_OF_HEARTS = "QH"
    KING_OF_HEARTS = "KH"
    ACE_OF_HEARTS = "AH"
    TWO_OF_SPADES = "2S"
    THREE_OF_SPADES = "3S"
    FOUR_OF_SPADES = "4S"
    FIVE_OF_SPADES = "5S"
    SIX_OF_SPADES = "6S"
    SEVEN_OF_SPADES = "7S"
    EIGHT_OF_SPADES = "8S"
    NINE_OF_SPADES = "9S"
    TEN_OF_SPADES = "TS"
    JACK_OF_SPADES = "JS"
    QUEEN_OF_SPADES = "QS"
    KING_OF_SPADES = "KS"
    ACE_OF_SPADES = "AS"


class ChoiceOption(Model, frozen=True, kw_only=True, tag_field="type", tag="choice"):
    """An option that is one of several texts."""

    name: str
    """Name of the option."""
    form: str
    """Form that it belongs to."""
    rule: str
    """Id of its rule."""
    sentence: str
    """What it does."""
    default: str | None
    """Value in the form's first variant; null for none."""
    choices: Sequence[str]
    """Possible values."""


class Direction(StrEnum):
    """Which way play goes round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class FlagOption(Model, frozen=True, kw_only=True, tag_field="type", tag="flag"):
    """An option that is on or off."""

    name: str
    """Name of the option."""
    form: str
    """Form that it belongs to."""
    rule: str
    """Id of its rule."""
    sentence: str
    """What it does."""
    default: bool
    """Value in the form's first variant."""


class GameName(Model, frozen=True, kw_only=True):
    """What a game is called in a language."""

    language: str
    """Language tag (BCP 47)."""
    name: str
    """The name, in that language's script."""


class GameVersions(Model, frozen=True, kw_only=True):
    """The versions of a game's states that the service reads; it writes the newest."""

    game: str
    """Id of the game."""
    versions: Sequence[int]
    """State versions."""


class HealthStatus(StrEnum):
    """How the service is."""

    OK = "ok"


class KrytAnswering(Model, frozen=True, kw_only=True, tag_field="type", tag="answering"):
    """The top card is to be beaten, or cards picked up (K7)."""

    turn: int
    """Seat to play."""


class KrytBeat(Model, frozen=True, kw_only=True, tag_field="type", tag="beat"):
    """Beat the top card (K9); a lead by the same seat follows, if it has a card left."""

    seat: int
    """Seat that acts."""
    card: Card
    """Card from its hand."""


class KrytBeaten(Model, frozen=True, kw_only=True, tag_field="type", tag="beaten"):
    """The top card was beaten."""

    action: int
    """Index of the action in the request."""
    seat: int
    """Seat that beat it."""
    card: Card
    """Card that beats."""
    top: Card
    """Card that was beaten."""


class KrytCovering(Model, frozen=True, kw_only=True, tag_field="type", tag="covering"):
    """The top card has just been beaten by the same seat, which now leads on top of it (K8)."""

    turn: int
    """Seat to play."""


class KrytDeal(Model, frozen=True, kw_only=True, tag_field="type", tag="deal"):
    """Deal the next deal once one is over (K3)."""

    seat: int
    """The next dealer."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of this deal, exactly the pack, in place of the shuffle (S10)."""


class KrytDealtHand(Model, frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: int
    """Seat that got them."""
    count: int
    """How many."""
    cards: Sequence[Card] | None
    """Which; null for all but that seat."""


class KrytDiamondsAndSpades(Model, frozen=True, kw_only=True, tag_field="form", tag="diamonds-and-spades"):
    """The game in which diamonds are always trumps and no trump beats a spade (K20, K21)."""

    action_limit: int | None
    """Actions after which a deal is broken off."""
    deals: int | None
    """Deals after which the match is over."""


class KrytDrew(Model, frozen=True, kw_only=True, tag_field="type", tag="drew"):
    """A hand was filled up from the stock (K10)."""

    action: int
    """Index of the action in the request."""
    seat: int
    """Seat that drew."""
    count: int
    """How many cards."""
    cards: Sequence[Card] | None
    """Which cards, in the order drawn; null for all but that seat."""
    indicator: Card | None
    """The indicator, if it was among them; all saw it."""


class KrytExchangeSix(Model, frozen=True, kw_only=True, tag_field="type", tag="exchange_six"):
    """Exchange the six of trumps for the indicator, also out of turn (K14)."""

    seat: int
    """Seat that acts."""


class KrytExchangedSix(Model, frozen=True, kw_only=True, tag_field="type", tag="exchanged_six"):
    """The six of trumps was exchanged for the indicator (K14)."""

    action: int
    """Index of the action in the request."""
    seat: int
    """Seat that exchanged."""
    six: Card
    """The six, now the last card of the stock."""
    indicator: Card
    """The former indicator, now in that seat's hand."""


class KrytFreeLeading(Model, frozen=True, kw_only=True, tag_field="type", tag="free_leading"):
    """The seat before went out by beating; a card is to be led on top, with nothing to answer (K16)."""

    turn: int
    """Seat to play."""


class KrytLead(Model, frozen=True, kw_only=True, tag_field="type", tag="lead"):
    """Lead a card to the pile (K6, K8, K16)."""

    seat: int
    """Seat that acts."""
    card: Card
    """Card from its hand."""


class KrytLeading(Model, frozen=True, kw_only=True, tag_field="type", tag="leading"):
    """A card is to be led to the empty pile (K6)."""

    turn: int
    """Seat to play."""


class KrytLed(Model, frozen=True, kw_only=True, tag_field="type", tag="led"):
    """A card was led to the pile."""

    action: int
    """Index of the action in the request."""
    seat: int
    """Seat that led."""
    card: Card
    """Card led."""


class KrytOverrides(Model, frozen=True, kw_only=True):
    """Options that differ from the variant's."""

    action_limit: int | UnsetType = UNSET
    """Actions after which a deal is broken off."""
    deals: int | UnsetType = UNSET
    """Deals after which the match is over."""


class KrytPickUp(Model, frozen=True, kw_only=True, tag_field="type", tag="pick_up"):
    """Pick up one card, three or the whole pile, as its top card asks (K11)."""

    seat: int
    """Seat that acts."""


class KrytPickedUp(Model, frozen=True, kw_only=True, tag_field="type", tag="picked_up"):
    """Cards were picked up from the pile (K11)."""

    action: int
    """Index of the action in the request."""
    seat: int
    """Seat that picked up."""
    count: int
    """How many cards."""
    top: Card
    """The top card, which all saw."""
    cards: Sequence[Card] | None
    """Which cards, the top one first; null for all but that seat."""


class KrytResult(Model, frozen=True, kw_only=True):
    """How a deal ended: with a loser (K17), drawn (K18) or broken off (K23)."""

    loser: int | None
    """Seat that lost; null in a draw and when broken off."""
    draw: bool
    """The last player could beat the last card led."""
    broken_off: bool
    """The deal reached its limit of actions."""
    honour: bool
    """Of two players one covered and led the ace of trumps as the last card (K24)."""


class KrytScoring(Model, frozen=True, kw_only=True):
    """What the match has come to (K19)."""

    losses: Sequence[int]
    """Deals lost, by seat."""
    result: KrytResult | None
    """How the deal ended; null while it is played."""
    returns: Sequence[int] | None
    """Net result of the deal by seat, which sums to zero; null while it is played."""


class KrytSettled(Model, frozen=True, kw_only=True, tag_field="type", tag="settled"):
    """The deal is over (K17-K19, K23, K24)."""

    action: int
    """Index of the action in the request."""
    result: KrytResult
    """How it ended."""
    returns: Sequence[int]
    """Net result of the deal by seat."""
    losses: Sequence[int]
    """Deals lost so far, by seat."""
    last_card: Card | None
    """In a draw the last player's only card; else null (K18)."""


class KrytStandard(Model, frozen=True, kw_only=True, tag_field="form", tag="standard"):
    """The game with an indicator, whose suit is trumps (K5)."""

    action_limit: int | None
    """Actions after which a deal is broken off."""
    deals: int | None
    """Deals after which the match is over."""


class KrytVariant(StrEnum):
    """A named set of options."""

    STANDARD = "standard"
    DIAMONDS_AND_SPADES = "diamonds-and-spades"


class KrytWentOut(Model, frozen=True, kw_only=True, tag_field="type", tag="went_out"):
    """A seat has no cards left, and there are none to draw (K15)."""

    action: int
    """Index of the action in the request."""
    seat: int
    """Seat that is out."""


class NumberOption(Model, frozen=True, kw_only=True, tag_field="type", tag="number"):
    """An option that is a whole number."""

    name: str
    """Name of the option."""
    form: str
    """Form that it belongs to."""
    rule: str
    """Id of its rule."""
    sentence: str
    """What it does."""
    default: int | None
    """Value in the form's first variant; null for none."""
    minimum: int
    """Least value."""
    maximum: int
    """Greatest value."""


class PlayerRange(Model, frozen=True, kw_only=True):
    """How many may play; both ends belong."""

    fewest: int
    """Fewest players."""
    most: int
    """Most players."""


class ProblemCode(StrEnum):
    """The kind of a problem, to decide by; every kind has a page of its own."""

    NOT_FOUND = "not-found"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    BODY_TOO_LARGE = "body-too-large"
    UNSUPPORTED_MEDIA_TYPE = "unsupported-media-type"
    NOT_ACCEPTABLE = "not-acceptable"
    MALFORMED = "malformed"
    UNSOUND_OPTIONS = "unsound-options"
    UNSOUND_DECK = "unsound-deck"
    UNSOUND_STATE = "unsound-state"
    UNSOUND_SEAT = "unsound-seat"
    UNKNOWN_VERSION = "unknown-version"
    TOO_MUCH = "too-much"
    ILLEGAL_ACTION = "illegal-action"
    INTERNAL = "internal"


class ProblemFault(Model, frozen=True, kw_only=True):
    """One fault of a request, and where it is."""

    pointer: str
    """JSON Pointer (RFC 6901) into the request body; empty for the body as a whole."""
    reason: str
    """Code of the law that is broken; `schema` where the schema says no."""
    rule: str | None
    """Id of the rule that the law comes from; null where none does."""
    detail: str
    """What is wrong, in a sentence."""


class RuleEntry(Model, frozen=True, kw_only=True):
    """A rule that can be broken."""

    id: str
    """Id on the rules page; several entries may share it."""
    code: str
    """Code of this entry alone, as problems give it in `reason`."""
    sentence: str
    """The sentence, with the names of its values in braces."""
    source: str
    """Where the rule comes from."""


class ServiceInfo(Model, frozen=True, kw_only=True):
    """What the service is."""

    service: str
    """Always croupier."""
    version: str
    """Version of the service."""
    chance: str
    """Id of the published algorithm from seed to deck."""
    state_versions: Sequence[GameVersions]
    """State versions by game."""
    games: Sequence[str]
    """Ids of the games."""


class Suit(StrEnum):
    """A suit, in the canonical order of a pack."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


CatalogueOption: TypeAlias = FlagOption | NumberOption | ChoiceOption
"""An option of a game."""


class GameSummary(Model, frozen=True, kw_only=True):
    """A game in short."""

    id: str
    """Id of the game, as it stands in paths."""
    names: Sequence[GameName]
    """What it is called."""
    players: PlayerRange
    """How many may play."""
    direction: Direction
    """Which way play goes."""
    variants: Sequence[str]
    """Names of its variants; the first is the default."""


class Health(Model, frozen=True, kw_only=True):
    """The service answers; it has nothing else that could fail."""

    status: HealthStatus
    """Always ok."""


KrytAction: TypeAlias = KrytLead | KrytBeat | KrytPickUp | KrytExchangeSix | KrytDeal
"""One thing that one seat does."""


class KrytBarredAction(Model, frozen=True, kw_only=True):
    """An action that a player might have asked for, and why the rules refuse it."""

    action: KrytAction
    """The refused action."""
    rule: str
    """Id of the rule that refuses it."""
    reason: str
    """Code of that rule; the rulebook of the catalogue has its sentence."""


class KrytDealt(Model, frozen=True, kw_only=True, tag_field="type", tag="dealt"):
    """A deal was dealt (K4, K5)."""

    action: int
    """Index of the action in the request."""
    deal: int
    """Number of the deal, from 0."""
    dealer: int
    """Seat that dealt."""
    trumps: Suit
    """Suit of trumps."""
    indicator: Card | None
    """The card turned face up; null where none is turned."""
    hands: Sequence[KrytDealtHand]
    """What each seat was dealt."""
    stock: int
    """Cards left to draw, the indicator among them."""


KrytEvent: TypeAlias = (
    KrytDealt | KrytLed | KrytBeaten | KrytPickedUp | KrytExchangedSix | KrytDrew | KrytWentOut | KrytSettled
)
"""Something that has happened."""


class KrytLegal(Model, frozen=True, kw_only=True):
    """What one seat may do now; an entry of the list is exactly what is accepted."""

    seat: int
    """The seat that may act."""
    actions: Sequence[KrytAction]
    """Its legal actions, complete."""


KrytOptions: TypeAlias = KrytStandard | KrytDiamondsAndSpades
"""Every choice of rules, by form."""


class KrytOver(Model, frozen=True, kw_only=True, tag_field="type", tag="over"):
    """The deal is over."""

    result: KrytResult
    """How it ended."""


KrytPhase: TypeAlias = KrytLeading | KrytAnswering | KrytCovering | KrytFreeLeading | KrytOver
"""What is due, and from whom."""


class KrytReplayRequest(Model, frozen=True, kw_only=True):
    """A match from its start: how it starts, and the actions that follow."""

    players: int
    """Number of players."""
    seed: str
    """Source of all chance."""
    actions: Sequence[KrytAction]
    """Actions in order; with `steps=true` at most 1,000."""
    variant: KrytVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: KrytOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""


class KrytStartRequest(Model, frozen=True, kw_only=True):
    """How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot."""

    players: int
    """Number of players."""
    variant: KrytVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: KrytOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    seed: str | UnsetType = UNSET
    """Source of all chance; without it the server makes one from 32 random bytes."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""


class KrytState(Model, frozen=True, kw_only=True):
    """A match of Kryt'-navalivat', hidden cards included."""

    version: int
    """Version of this layout; 1 is known."""
    options: KrytOptions
    """Every choice of rules."""
    seed: str
    """Source of all chance in later deals."""
    deal: int
    """Number of this deal, from 0."""
    dealer: int
    """Seat that dealt; the one after it leads first."""
    actions: int
    """Actions taken in this deal."""
    hands: Sequence[Sequence[Card]]
    """Each seat's cards in the order gained; an empty hand is out once the stock is empty."""
    stock: Sequence[Card]
    """Face-down cards, drawn from the first on; an undrawn indicator is the last."""
    pile: Sequence[Card]
    """The pile from the bottom to the top."""
    trumps: Suit
    """Suit of trumps."""
    losses: Sequence[int]
    """Deals lost, by seat."""
    phase: KrytPhase
    """What is due."""
    game: Literal["kryt-navalivat"] = "kryt-navalivat"


class KrytStep(Model, frozen=True, kw_only=True):
    """One action of a replay."""

    action: KrytAction
    """The action."""
    events: Sequence[KrytEvent]
    """What it brought about."""
    digest: str
    """Digest of the state after it."""


class KrytVariantEntry(Model, frozen=True, kw_only=True):
    """A named set of options."""

    name: KrytVariant
    """Name of the variant."""
    sentence: str
    """What it is."""
    source: str
    """Where it comes from."""
    options: KrytOptions
    """Every choice of rules."""


class KrytView(Model, frozen=True, kw_only=True):
    """What a seat, or a spectator, may see of a match."""

    seat: int | None
    """Seat that looks; null for spectators."""
    players: int
    """Number of players."""
    direction: Direction
    """Which way play goes."""
    options: KrytOptions
    """Every choice of rules."""
    deal: int
    """Number of this deal, from 0."""
    dealer: int
    """Seat that dealt."""
    trumps: Suit
    """Suit of trumps."""
    indicator: Card | None
    """The face-up last card of the stock; null once drawn, and where none is turned."""
    hand: Sequence[Card] | None
    """Own cards in the order gained; null for spectators."""
    hand_counts: Sequence[int]
    """Cards held, by seat."""
    stock_count: int
    """Cards left to draw, the indicator among them."""
    pile_count: int
    """Cards on the pile."""
    pile_top: Sequence[Card]
    """The cards of the pile that may be looked at now, the top card last (K13)."""
    losses: Sequence[int]
    """Deals lost, by seat."""
    phase: KrytPhase
    """What is due."""
    last_card: Card | None
    """In a draw the last player's only card; else null (K18)."""


class KrytViewAnswer(Model, frozen=True, kw_only=True):
    """What a seat, or a spectator, may know; safe to hand to that player."""

    view: KrytView
    """What may be seen."""
    to_act: Sequence[int]
    """Seats that the game waits for."""
    legal: Sequence[KrytAction]
    """The seat's own legal actions; empty for spectators."""
    scoring: KrytScoring
    """The scoring so far."""


class KrytViewRequest(Model, frozen=True, kw_only=True):
    """A state, and who looks at it."""

    state: KrytState
    """The state."""
    seat: int | UnsetType = UNSET
    """The seat that looks; without it a spectator."""


class Problem(Model, frozen=True, kw_only=True):
    """Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null."""

    type: str
    """Address of the page about this code, on this server."""
    title: str
    """The code in words."""
    status: int
    """The HTTP status."""
    detail: str
    """What is wrong with this request, in a sentence."""
    code: ProblemCode
    """What kind of problem this is; the list is closed."""
    rule: str | None
    """Id of the rule that forbids the action."""
    reason: str | None
    """Code of the rule that forbids the action."""
    values: Mapping[str, str] | None
    """What the rule's sentence mentions by name (card, seat, suit), for translation."""
    index: int | None
    """Place of the forbidden action in the request's list, from 0."""
    errors: Sequence[ProblemFault] | None
    """The faults of the request, up to 100."""
    more: int | None
    """How many faults there are beyond these."""


class GameList(Model, frozen=True, kw_only=True):
    """The games on offer."""

    games: Sequence[GameSummary]
    """The games."""


class KrytBarred(Model, frozen=True, kw_only=True):
    """What one seat might ask for and may not do now."""

    seat: int
    """The seat."""
    actions: Sequence[KrytBarredAction]
    """Its refused actions."""


class KrytBatchItem(Model, frozen=True, kw_only=True):
    """One state of a batch, and the actions to play on it."""

    state: KrytState
    """The state."""
    actions: Sequence[KrytAction]
    """Actions in order; 2,000 at most in the whole batch."""


class KrytBatchRequest(Model, frozen=True, kw_only=True):
    """Up to 100 states, each with its own actions; they do not know of each other."""

    items: Sequence[KrytBatchItem]
    """The states and their actions."""


class KrytCatalogue(Model, frozen=True, kw_only=True):
    """All that can be known of a game before it starts."""

    id: str
    """Id of the game, as it stands in paths."""
    names: Sequence[GameName]
    """What it is called."""
    players: PlayerRange
    """How many may play."""
    direction: Direction
    """Which way play goes."""
    variants: Sequence[KrytVariantEntry]
    """Its variants; the first is the default."""
    options: Sequence[CatalogueOption]
    """Its options, form by form."""
    rulebook: Sequence[RuleEntry]
    """Every rule that an action, options or a state can break."""
    state_versions: Sequence[int]
    """State versions that are read; the last is written."""


class KrytPerspective(Model, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, may know it."""

    seat: int | None
    """The seat; null for spectators."""
    view: KrytView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for."""
    legal: Sequence[KrytAction]
    """What the seat itself may do now; empty for spectators."""
    scoring: KrytScoring
    """The scoring, which is public."""
    events: Sequence[KrytEvent]
    """The events, as this seat knows them."""


class KrytPlayRequest(Model, frozen=True, kw_only=True):
    """A state and the actions to play on it."""

    state: KrytState
    """The state as the last answer gave it."""
    actions: Sequence[KrytAction]
    """Actions in order: all are played, or none."""


class KrytPosition(Model, frozen=True, kw_only=True):
    """Where a match stands, hidden cards included: for trusted callers."""

    state: KrytState
    """The state, to be kept and sent again."""
    digest: str
    """SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[KrytLegal] | None
    """Every legal action by seat, also out of turn; null when not asked for."""
    barred: Sequence[KrytBarred] | None
    """Refused actions by seat, each with its rule; null when not asked for."""
    scoring: KrytScoring
    """The scoring so far."""
    events: Sequence[KrytEvent]
    """What this request brought about, in order."""
    views: Sequence[KrytPerspective] | None
    """What each seat and, last, the spectators may know; null when not asked for."""


class KrytPositionRequest(Model, frozen=True, kw_only=True):
    """A state to look at as it stands."""

    state: KrytState
    """The state."""


class KrytReplayPosition(Model, frozen=True, kw_only=True):
    """Where a replayed match stands at the end, and how it came there."""

    state: KrytState
    """The state, to be kept and sent again."""
    digest: str
    """SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[KrytLegal] | None
    """Every legal action by seat, also out of turn; null when not asked for."""
    barred: Sequence[KrytBarred] | None
    """Refused actions by seat, each with its rule; null when not asked for."""
    scoring: KrytScoring
    """The scoring so far."""
    events: Sequence[KrytEvent]
    """What this request brought about, in order."""
    views: Sequence[KrytPerspective] | None
    """What each seat and, last, the spectators may know; null when not asked for."""
    steps: Sequence[KrytStep] | None
    """Every action with its events and digest; null when not asked for."""


class KrytBatchResult(Model, frozen=True, kw_only=True):
    """What became of one state: a position or a problem, the other is null."""

    position: KrytPosition | None
    """The position after the actions."""
    problem: Problem | None
    """Why the actions were refused; this item is unchanged, the others are not affected."""


class KrytBatchAnswer(Model, frozen=True, kw_only=True):
    """What became of each state, in the order of the request."""

    results: Sequence[KrytBatchResult]
    """One result an item."""
