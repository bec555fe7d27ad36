"""What a seat may do in Nap."""

from typing import Annotated, TypeAlias, final

from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, Cards, Suit
from croupier.nap.contracts import NapContract
from croupier.seats import Seat
from croupier.wire import Value


@final
class NapPass(Value, frozen=True, tag="pass"):
    """Call nothing (N5)."""

    seat: Seat
    """Seat that acts."""


@final
class NapBid(Value, frozen=True, tag="bid"):
    """Bid a contract (N5, N25)."""

    seat: Seat
    """Seat that acts."""
    contract: NapContract
    """The contract."""
    floater: bool
    """With the floater; false where there is none."""


@final
class NapLook(Value, frozen=True, tag="look"):
    """Pay one unit to look at the floater before calling (N24)."""

    seat: Seat
    """Seat that acts."""


@final
class NapPurchase(Value, frozen=True, tag="purchase"):
    """Pay the stake, discard cards and have them replaced (N20)."""

    seat: Seat
    """Seat that acts."""
    discard: Cards
    """Cards from its hand; in this order they are gathered (N4)."""


@final
class NapStand(Value, frozen=True, tag="stand"):
    """Keep the cards as dealt (N20)."""

    seat: Seat
    """Seat that acts."""


@final
class NapTakeFloater(Value, frozen=True, tag="take_floater"):
    """Take the floater into the hand (N27)."""

    seat: Seat
    """Seat that acts."""


@final
class NapLeaveFloater(Value, frozen=True, tag="leave_floater"):
    """Leave the floater face down (N27)."""

    seat: Seat
    """Seat that acts."""


@final
class NapDiscard(Value, frozen=True, tag="discard"):
    """Lay a card aside for the floater taken (N27)."""

    seat: Seat
    """Seat that acts."""
    card: Card
    """Card from its hand."""


@final
class NapAnnounce(Value, frozen=True, tag="announce"):
    """Announce trumps (N28)."""

    seat: Seat
    """Seat that acts."""
    trumps: Suit
    """The suit."""


@final
class NapPlay(Value, frozen=True, tag="play"):
    """Play a card to the trick (N6, N7)."""

    seat: Seat
    """Seat that acts."""
    card: Card
    """Card from its hand."""


@final
class NapDeal(Value, frozen=True, tag="deal"):
    """Deal the next deal once one is over (N1)."""

    seat: Seat
    """The next dealer."""
    deck: Cards | UnsetType = UNSET
    """Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10)."""


NapAction: TypeAlias = Annotated[
    NapPass
    | NapBid
    | NapLook
    | NapPurchase
    | NapStand
    | NapTakeFloater
    | NapLeaveFloater
    | NapDiscard
    | NapAnnounce
    | NapPlay
    | NapDeal,
    Meta(description="One thing that one seat does.", extra={"component": "NapAction"}),
]
