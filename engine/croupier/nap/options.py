"""The choices that a state of Nap carries, by form.

What the rules read of a form stands on its struct: whether it has a floater, and a kitty with it; what makes trumps;
whether all passing asks for a shuffle; and which rules of its part of the page refuse players, cards and bids.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, ClassVar, NamedTuple, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from croupier.cards import HEIGHT, Card, Rank, pack_from
from croupier.faults import Fault
from croupier.nap.rulebook import NapRule
from croupier.wire import Deals, Value

FEWEST_PLAYERS, MOST_PLAYERS = 3, 7
HAND = 5


class NapPack(StrEnum):
    """Which cards are in the pack: all 52, or the higher ranks only, as many as the players need."""

    FULL = "full"
    SHORT = "short"


class NapStakes(StrEnum):
    """What contracts of all five tricks are worth: their value, twice that when made, or twice that both ways."""

    SINGLE = "single"
    DOUBLE_WHEN_MADE = "double_when_made"
    DOUBLE = "double"


class NapDealBatches(StrEnum):
    """How five cards are dealt to each seat: three and then two, or two and then three."""

    THREE_TWO = "3-2"
    TWO_THREE = "2-3"


class NapShuffle(StrEnum):
    """When the cards are shuffled: after all five tricks were bid and made (and see N4), or before every deal."""

    AFTER_FIVE = "after_five"
    ALWAYS = "always"


def _choice(rule: str, description: str) -> Meta:
    return Meta(description=description, extra={"rule": rule})


Pack: TypeAlias = Annotated[NapPack, _choice("N11", "All 52 cards, or the lowest ranks left out.")]
LowestRank: TypeAlias = Annotated[Rank, _choice("N11", "Lowest rank of the pack; one that is named overrides pack.")]
Two: TypeAlias = Annotated[bool, _choice("N16", "Two may be bid.")]
Misere: TypeAlias = Annotated[bool, _choice("N17", "Misère may be bid.")]
MisereTrumps: TypeAlias = Annotated[bool, _choice("N17", "Misère is played with trumps.")]
Blucher: TypeAlias = Annotated[bool, _choice("N18", "Blücher may be bid.")]
Stakes: TypeAlias = Annotated[NapStakes, _choice("N19", "What contracts of all five tricks are worth.")]
Purchase: TypeAlias = Annotated[bool, _choice("N20", "Cards may be purchased before the bidding.")]
Stake: TypeAlias = Annotated[int, Meta(ge=1, le=100, description="Units that a purchase costs.", extra={"rule": "N20"})]
Batches: TypeAlias = Annotated[NapDealBatches, _choice("N3", "How five cards are dealt to each seat.")]
Shuffle: TypeAlias = Annotated[NapShuffle, _choice("N4", "When the cards are shuffled rather than gathered and cut.")]
StopWhenDecided: TypeAlias = Annotated[bool, _choice("N8", "The deal ends with the trick that decides the contract.")]


class PackRules(NamedTuple):
    """The rules that a card breaks which is not in the pack, is there twice, or is missing."""

    foreign: NapRule
    twice: NapRule
    missing: NapRule


class NapStandard(Value, frozen=True, kw_only=True, tag_field="form", tag="standard"):
    """Standard Nap: the first card led makes trumps, and players pay each other for contracts."""

    pack: Pack
    lowest_rank: LowestRank | None
    two: Two
    misere: Misere
    misere_trumps: MisereTrumps
    blucher: Blucher
    five_trick_stakes: Stakes
    purchase: Purchase
    purchase_stake: Stake
    batches: Batches
    shuffle: Shuffle
    stop_when_decided: StopWhenDecided
    deals: Deals | None

    has_floater: ClassVar[bool] = False
    first_lead_makes_trumps: ClassVar[bool] = True
    shuffled_when_all_passed: ClassVar[bool] = True
    players_rule: ClassVar[NapRule] = NapRule.PLAYERS
    pack_rules: ClassVar[PackRules] = PackRules(NapRule.FOREIGN_CARD, NapRule.CARD_TWICE, NapRule.CARD_MISSING)
    ladder_rule: ClassVar[NapRule] = NapRule.ON_LADDER
    without_rule: ClassVar[NapRule] = NapRule.NO_FLOATER


class _Floater(Value, frozen=True, kw_only=True):
    """What the forms with a floater have in common."""

    batches: Batches
    shuffle: Shuffle
    stop_when_decided: StopWhenDecided
    deals: Deals | None

    purchase: ClassVar[bool] = False
    purchase_stake: ClassVar[int] = 0
    has_floater: ClassVar[bool] = True
    first_lead_makes_trumps: ClassVar[bool] = False
    shuffled_when_all_passed: ClassVar[bool] = False
    players_rule: ClassVar[NapRule] = NapRule.FLOATER_PLAYERS
    pack_rules: ClassVar[PackRules] = PackRules(
        NapRule.FLOATER_FOREIGN_CARD, NapRule.FLOATER_CARD_TWICE, NapRule.FLOATER_CARD_MISSING
    )
    without_rule: ClassVar[NapRule] = NapRule.DORSET_WITHOUT


class NapFloater(_Floater, frozen=True, kw_only=True, tag_field="form", tag="floater"):
    """Nap with a floater: a card in the middle, a kitty, and trumps that are announced."""

    ladder_rule: ClassVar[NapRule] = NapRule.FLOATER_LADDER


class NapFloaterTeesside(_Floater, frozen=True, kw_only=True, tag_field="form", tag="floater-teesside"):
    """The Teesside form: the full ladder, each bid with and without the floater."""

    misere_trumps: MisereTrumps

    ladder_rule: ClassVar[NapRule] = NapRule.TEESSIDE_LADDER


class NapFloaterAylesbury(_Floater, frozen=True, kw_only=True, tag_field="form", tag="floater-aylesbury"):
    """The Aylesbury form: napoleon on top, and no wellington."""

    ladder_rule: ClassVar[NapRule] = NapRule.AYLESBURY_LADDER


class NapFloaterDorset(_Floater, frozen=True, kw_only=True, tag_field="form", tag="floater-dorset"):
    """The Dorset form: from three to nap, which is played without the floater."""

    ladder_rule: ClassVar[NapRule] = NapRule.DORSET_LADDER


NapOptions: TypeAlias = Annotated[
    NapStandard | NapFloater | NapFloaterTeesside | NapFloaterAylesbury | NapFloaterDorset,
    Meta(description="Every choice of rules, by form.", extra={"component": "NapOptions"}),
]


class NapOverrides(Value, frozen=True, kw_only=True):
    """Options that differ from the variant's; one that its form does not have is refused."""

    pack: Pack | UnsetType = UNSET
    lowest_rank: LowestRank | UnsetType = UNSET
    two: Two | UnsetType = UNSET
    misere: Misere | UnsetType = UNSET
    misere_trumps: MisereTrumps | UnsetType = UNSET
    blucher: Blucher | UnsetType = UNSET
    five_trick_stakes: Stakes | UnsetType = UNSET
    purchase: Purchase | UnsetType = UNSET
    purchase_stake: Stake | UnsetType = UNSET
    batches: Batches | UnsetType = UNSET
    shuffle: Shuffle | UnsetType = UNSET
    stop_when_decided: StopWhenDecided | UnsetType = UNSET
    deals: Deals | UnsetType = UNSET


def unplayable(options: NapOptions, players: int) -> Iterator[Fault]:
    """List why nothing can be played with these options by so many players (N10, N11, N21)."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        yield options.players_rule.fault("/players", players=players)
    lowest = options.lowest_rank if isinstance(options, NapStandard) else None
    if lowest is not None and len(pack_from(HEIGHT[lowest])) < HAND * players:
        yield NapRule.LOWEST_RANK.fault("/options/lowest_rank", rank=lowest, players=players)


def pack(options: NapOptions, players: int) -> tuple[Card, ...]:
    """Return the pack for 3 to 7 players, in canonical order (N11, N21).

    A short pack has one rank more for each further player: three have it down to the nine, with a floater to the ten.
    """
    if not isinstance(options, NapStandard):
        return pack_from(13 - players)
    if options.lowest_rank is not None:
        return pack_from(HEIGHT[options.lowest_rank])
    return pack_from(12 - players) if options.pack is NapPack.SHORT else pack_from(2)
