"""What of Kryt'-navalivat' goes over the wire: state, phases, actions, events, scoring and view."""

from typing import Annotated, TypeAlias, final

from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, Cards, Suit
from croupier.game import Direction
from croupier.kryt_navalivat.options import KrytOptions
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import MOST_DEALS, ActionCount, CardCount, DealNumber, Seed, Value, Version

Losses: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, le=MOST_DEALS)], ...], Meta(max_length=MOST_SEATS)]
Returns: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=-MOST_SEATS, le=MOST_SEATS)], ...], Meta(max_length=MOST_SEATS)
]


class KrytResult(Value, frozen=True):
    """How a deal ended: with a loser (K17), drawn (K18) or broken off (K23)."""

    loser: Seat | None
    """Seat that lost; null in a draw and when broken off."""
    draw: bool
    """The last player could beat the last card led."""
    broken_off: bool
    """The deal reached its limit of actions."""
    honour: bool
    """Of two players one covered and led the ace of trumps as the last card (K24)."""


@final
class KrytLeading(Value, frozen=True, tag="leading"):
    """A card is to be led to the empty pile (K6)."""

    turn: Seat
    """Seat to play."""


@final
class KrytAnswering(Value, frozen=True, tag="answering"):
    """The top card is to be beaten, or cards picked up (K7)."""

    turn: Seat
    """Seat to play."""


@final
class KrytCovering(Value, frozen=True, tag="covering"):
    """The top card has just been beaten by the same seat, which now leads on top of it (K8)."""

    turn: Seat
    """Seat to play."""


@final
class KrytFreeLeading(Value, frozen=True, tag="free_leading"):
    """The seat before went out by beating; a card is to be led on top, with nothing to answer (K16)."""

    turn: Seat
    """Seat to play."""


@final
class KrytOver(Value, frozen=True, tag="over"):
    """The deal is over."""

    result: KrytResult
    """How it ended."""


KrytPhase: TypeAlias = Annotated[
    KrytLeading | KrytAnswering | KrytCovering | KrytFreeLeading | KrytOver,
    Meta(description="What is due, and from whom.", extra={"component": "KrytPhase"}),
]


class KrytState(Value, frozen=True, kw_only=True, tag_field="game", tag="kryt-navalivat"):
    """A match of Kryt'-navalivat', hidden cards included."""

    version: Version
    """Version of this layout; 1 is known."""
    options: KrytOptions
    """Every choice of rules."""
    seed: Seed
    """Source of all chance in later deals."""
    deal: DealNumber
    """Number of this deal, from 0."""
    dealer: Seat
    """Seat that dealt; the one after it leads first."""
    actions: ActionCount
    """Actions taken in this deal."""
    hands: Annotated[tuple[Cards, ...], Meta(max_length=MOST_SEATS)]
    """Each seat's cards in the order gained; an empty hand is out once the stock is empty."""
    stock: Cards
    """Face-down cards, drawn from the first on; an undrawn indicator is the last."""
    pile: Cards
    """The pile from the bottom to the top."""
    trumps: Suit
    """Suit of trumps."""
    losses: Losses
    """Deals lost, by seat."""
    phase: KrytPhase
    """What is due."""


@final
class KrytLead(Value, frozen=True, tag="lead"):
    """Lead a card to the pile (K6, K8, K16)."""

    seat: Seat
    """Seat that acts."""
    card: Card
    """Card from its hand."""


@final
class KrytBeat(Value, frozen=True, tag="beat"):
    """Beat the top card (K9); a lead by the same seat follows, if it has a card left."""

    seat: Seat
    """Seat that acts."""
    card: Card
    """Card from its hand."""


@final
class KrytPickUp(Value, frozen=True, tag="pick_up"):
    """Pick up one card, three or the whole pile, as its top card asks (K11)."""

    seat: Seat
    """Seat that acts."""


@final
class KrytExchangeSix(Value, frozen=True, tag="exchange_six"):
    """Exchange the six of trumps for the indicator, also out of turn (K14)."""

    seat: Seat
    """Seat that acts."""


@final
class KrytDeal(Value, frozen=True, tag="deal"):
    """Deal the next deal once one is over (K3)."""

    seat: Seat
    """The next dealer."""
    deck: Cards | UnsetType = UNSET
    """Deck of this deal, exactly the pack, in place of the shuffle (S10)."""


KrytAction: TypeAlias = Annotated[
    KrytLead | KrytBeat | KrytPickUp | KrytExchangeSix | KrytDeal,
    Meta(description="One thing that one seat does.", extra={"component": "KrytAction"}),
]


class KrytScoring(Value, frozen=True):
    """What the match has come to (K19)."""

    losses: Losses
    """Deals lost, by seat."""
    result: KrytResult | None
    """How the deal ended; null while it is played."""
    returns: Returns | None
    """Net result of the deal by seat, which sums to zero; null while it is played."""


class KrytView(Value, frozen=True, kw_only=True):
    """What a seat, or a spectator, may see of a match."""

    seat: Seat | None
    """Seat that looks; null for spectators."""
    players: Annotated[int, Meta(ge=2, le=6)]
    """Number of players."""
    direction: Direction
    """Which way play goes."""
    options: KrytOptions
    """Every choice of rules."""
    deal: DealNumber
    """Number of this deal, from 0."""
    dealer: Seat
    """Seat that dealt."""
    trumps: Suit
    """Suit of trumps."""
    indicator: Card | None
    """The face-up last card of the stock; null once drawn, and where none is turned."""
    hand: Cards | None
    """Own cards in the order gained; null for spectators."""
    hand_counts: Annotated[tuple[CardCount, ...], Meta(max_length=MOST_SEATS)]
    """Cards held, by seat."""
    stock_count: CardCount
    """Cards left to draw, the indicator among them."""
    pile_count: CardCount
    """Cards on the pile."""
    pile_top: Cards
    """The cards of the pile that may be looked at now, the top card last (K13)."""
    losses: Losses
    """Deals lost, by seat."""
    phase: KrytPhase
    """What is due."""
    last_card: Card | None
    """In a draw the last player's only card; else null (K18)."""
