"""The messages of the API. Generated from the OpenAPI document by scripts/generate-clients; do not edit."""

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


class ChorVoliArranging(Model, frozen=True, kw_only=True, tag_field="type", tag="arranging"):
    """Seats lay down combinations and stand, in any order among themselves (C9)."""


class ChorVoliCalled(Model, frozen=True, kw_only=True, tag_field="type", tag="called"):
    """The showdowns were called (C10a)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that called them."""


class ChorVoliCalling(Model, frozen=True, kw_only=True, tag_field="type", tag="calling"):
    """All have stood; the seat after the last to stand calls the showdowns (C10a)."""


class ChorVoliCombine(Model, frozen=True, kw_only=True, tag_field="type", tag="combine"):
    """Lay down a combination, no stronger than the one before (C10)."""

    seat: int
    """Seat that acts."""
    cards: Sequence[Card]
    """Three cards from its hand, in any order."""


class ChorVoliDeal(Model, frozen=True, kw_only=True, tag_field="type", tag="deal"):
    """Deal the next deal once one is over (C14)."""

    seat: int
    """The next dealer."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of this deal, exactly the pack, in place of the shuffle (S10)."""


class ChorVoliDealtHand(Model, frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: int
    """Seat that got them."""
    count: int
    """How many."""
    cards: Sequence[Card] | None
    """Which; null for all but that seat."""


class ChorVoliFourOfAKind(Model, frozen=True, kw_only=True, tag_field="type", tag="four_of_a_kind"):
    """A seat was dealt four of a kind; nothing was played (C8)."""

    winner: int
    """Seat that was dealt the highest."""
    rank: str
    """Their rank."""


class ChorVoliKind(StrEnum):
    """What three cards make together, the strongest kind first."""

    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    STRAIGHT = "straight"
    FLUSH = "flush"
    UNRELATED = "unrelated"


class ChorVoliLaid(Model, frozen=True, kw_only=True):
    """A combination that was laid down."""

    cards: Sequence[Card]
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""


class ChorVoliMeasure(StrEnum):
    """What an arrangement is best by; both have as many combinations as the hand allows."""

    BEST_FROM_LAST = "best_from_last"
    GREATEST_TOTAL = "greatest_total"


class ChorVoliOver(Model, frozen=True, kw_only=True, tag_field="type", tag="over"):
    """The deal is over."""

    pot: int
    """What a four of a kind took from the pool; 0 after showdowns."""


ChorVoliPhase: TypeAlias = ChorVoliArranging | ChorVoliCalling | ChorVoliOver
"""What is due."""


class ChorVoliRanked(Model, frozen=True, kw_only=True):
    """A combination of the hand."""

    cards: Sequence[Card]
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""
    place: int
    """Place among the hand's combinations by strength, from 1; equally strong ones share it."""


class ChorVoliShow(Model, frozen=True, kw_only=True, tag_field="type", tag="show"):
    """Call the showdowns (C10a)."""

    seat: int
    """Seat that acts."""


class ChorVoliShowdownLeader(StrEnum):
    """Who shows first in a showdown."""

    FIRST_SEAT = "first_seat"
    PREVIOUS_WINNER = "previous_winner"


class ChorVoliShowdowns(Model, frozen=True, kw_only=True, tag_field="type", tag="showdowns"):
    """The combinations met (C11)."""

    held: int
    """Number of showdowns that were held."""
    winners: Sequence[int]
    """Seat that won each one."""


class ChorVoliShown(Model, frozen=True, kw_only=True):
    """A combination that was shown."""

    seat: int
    """Seat that showed it."""
    cards: Sequence[Card]
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""


class ChorVoliStand(Model, frozen=True, kw_only=True, tag_field="type", tag="stand"):
    """Discard what is left, and finish arranging (C10)."""

    seat: int
    """Seat that acts."""


class ChorVoliStoodUp(Model, frozen=True, kw_only=True, tag_field="type", tag="stood"):
    """A seat has finished arranging (C10)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that has."""


class ChorVoliTakeTableCard(Model, frozen=True, kw_only=True, tag_field="type", tag="take_table_card"):
    """Take the table card for the two of diamonds (C16)."""

    seat: int
    """Seat that acts."""


class ChorVoliTies(StrEnum):
    """Which of equal combinations wins."""

    FIRST = "first"
    LAST = "last"


class ChorVoliTookTableCard(Model, frozen=True, kw_only=True, tag_field="type", tag="took_table_card"):
    """A seat took the table card for the two of diamonds (C16)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that took it."""
    card: Card
    """The card taken."""


class ChorVoliVariant(StrEnum):
    """A named set of options."""

    CHOR_VOLI = "chor-voli"
    RAMCHI = "ramchi"


class ChorVoliWhy(StrEnum):
    """Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or as one of equals."""

    KIND = "kind"
    RANKS = "ranks"
    ALONE = "alone"
    SHOWN_FIRST = "shown_first"
    SHOWN_LAST = "shown_last"


class Direction(StrEnum):
    """Which way play goes round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Fairness(StrEnum):
    """Who had a part in the seed of the deals."""

    ALL_SEATS = "all-seats"
    SOME_SEATS = "some-seats"
    SERVER_ONLY = "server-only"


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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that is out."""


class LastSeen(Model, frozen=True, kw_only=True):
    """The newest move that a client has seen of a match."""

    move: int
    """Its number."""
    link: str
    """Its link."""


class NapAllPassed(Model, frozen=True, kw_only=True, tag_field="type", tag="all_passed"):
    """Nobody bid; nothing was played."""


class NapAnnouncing(Model, frozen=True, kw_only=True, tag_field="type", tag="announcing"):
    """The declarer announces trumps (N28)."""


class NapBidding(Model, frozen=True, kw_only=True, tag_field="type", tag="bidding"):
    """Seats bid or pass, in turn (N5)."""


class NapContract(StrEnum):
    """What a declarer undertakes."""

    TWO = "two"
    THREE = "three"
    MISERE = "misere"
    FOUR = "four"
    NAP = "nap"
    BONAPARTE = "bonaparte"
    NAPOLEON = "napoleon"
    WELLINGTON = "wellington"
    BLUCHER = "blucher"


class NapDeal(Model, frozen=True, kw_only=True, tag_field="type", tag="deal"):
    """Deal the next deal once one is over (N1)."""

    seat: int
    """The next dealer."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10)."""


class NapDealBatches(StrEnum):
    """How five cards are dealt to each seat: three and then two, or two and then three."""

    THREE_TWO = "3-2"
    TWO_THREE = "2-3"


class NapDealtHand(Model, frozen=True, kw_only=True):
    """The cards that one seat was dealt."""

    seat: int
    """Seat that got them."""
    count: int
    """How many."""
    cards: Sequence[Card] | None
    """Which; null for all but that seat."""


class NapDiscard(Model, frozen=True, kw_only=True, tag_field="type", tag="discard"):
    """Lay a card aside for the floater taken (N27)."""

    seat: int
    """Seat that acts."""
    card: Card
    """Card from its hand."""


class NapDiscarded(Model, frozen=True, kw_only=True, tag_field="type", tag="discarded"):
    """The declarer laid a card aside for the floater (N27)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """The declarer."""
    card: Card | None
    """The card; null for all but that seat."""


class NapDiscarding(Model, frozen=True, kw_only=True, tag_field="type", tag="discarding"):
    """The declarer has taken the floater, and discards a card for it (N27)."""


class NapLeaveFloater(Model, frozen=True, kw_only=True, tag_field="type", tag="leave_floater"):
    """Leave the floater face down (N27)."""

    seat: int
    """Seat that acts."""


class NapLeftFloater(Model, frozen=True, kw_only=True, tag_field="type", tag="left_floater"):
    """The declarer left the floater where it lies (N27)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """The declarer."""


class NapLook(Model, frozen=True, kw_only=True, tag_field="type", tag="look"):
    """Pay one unit to look at the floater before calling (N24)."""

    seat: int
    """Seat that acts."""


class NapLooked(Model, frozen=True, kw_only=True, tag_field="type", tag="looked"):
    """A seat looked at the floater (N24)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that looked."""
    card: Card | None
    """The floater; null for all but that seat."""


class NapOver(Model, frozen=True, kw_only=True, tag_field="type", tag="over"):
    """The deal is over."""

    pot: int
    """What the declarer took from the kitty or the pool."""


class NapPack(StrEnum):
    """Which cards are in the pack: all 52, or the higher ranks only, as many as the players need."""

    FULL = "full"
    SHORT = "short"


class NapPass(Model, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """Call nothing (N5)."""

    seat: int
    """Seat that acts."""


class NapPassed(Model, frozen=True, kw_only=True, tag_field="type", tag="passed"):
    """A seat passed (N5)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that passed."""


class NapPlay(Model, frozen=True, kw_only=True, tag_field="type", tag="play"):
    """Play a card to the trick (N6, N7)."""

    seat: int
    """Seat that acts."""
    card: Card
    """Card from its hand."""


class NapPlayedOut(Model, frozen=True, kw_only=True, tag_field="type", tag="played"):
    """A contract was played."""

    declarer: int
    """Seat that played it."""
    contract: NapContract
    """The contract."""
    floater: bool
    """Whether with the floater."""
    needed: int
    """Fewest tricks that make it; in misère 0, which are also the most."""
    won: int
    """Tricks that the declarer won."""
    made: bool
    """Whether it was made."""


class NapPlaying(Model, frozen=True, kw_only=True, tag_field="type", tag="playing"):
    """A trick is being played (N6)."""

    leader: int
    """Seat that leads to it."""
    cards: Sequence[Card]
    """Cards played to it, in order."""


class NapPurchase(Model, frozen=True, kw_only=True, tag_field="type", tag="purchase"):
    """Pay the stake, discard cards and have them replaced (N20)."""

    seat: int
    """Seat that acts."""
    discard: Sequence[Card]
    """Cards from its hand; in this order they are gathered (N4)."""


class NapPurchased(Model, frozen=True, kw_only=True, tag_field="type", tag="purchased"):
    """A seat exchanged cards (N20)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that purchased."""
    count: int
    """How many cards."""
    discard: Sequence[Card] | None
    """What it discarded; null for all but that seat."""
    drawn: Sequence[Card] | None
    """What it got for them; null for all but that seat."""


class NapPurchasing(Model, frozen=True, kw_only=True, tag_field="type", tag="purchasing"):
    """Seats purchase or stand, in turn (N20)."""


NapResult: TypeAlias = NapAllPassed | NapPlayedOut
"""How a deal ended."""


class NapSettled(Model, frozen=True, kw_only=True, tag_field="type", tag="settled"):
    """The deal is over, and all is paid."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    result: NapResult
    """How it ended."""
    returns: Sequence[int]
    """Net result of the deal by seat."""
    balances: Sequence[int]
    """Units won so far, by seat."""
    kitty: int
    """Units in the kitty."""
    pool: int
    """Units in the pool."""


class NapShuffle(StrEnum):
    """When the cards are shuffled: after all five tricks were bid and made (and see N4), or before every deal."""

    AFTER_FIVE = "after_five"
    ALWAYS = "always"


class NapStakes(StrEnum):
    """What contracts of all five tricks are worth: their value, twice that when made, or twice that both ways."""

    SINGLE = "single"
    DOUBLE_WHEN_MADE = "double_when_made"
    DOUBLE = "double"


class NapStand(Model, frozen=True, kw_only=True, tag_field="type", tag="stand"):
    """Keep the cards as dealt (N20)."""

    seat: int
    """Seat that acts."""


class NapStood(Model, frozen=True, kw_only=True, tag_field="type", tag="stood"):
    """A seat purchased nothing (N20)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that stood."""


class NapTakeFloater(Model, frozen=True, kw_only=True, tag_field="type", tag="take_floater"):
    """Take the floater into the hand (N27)."""

    seat: int
    """Seat that acts."""


class NapTakingFloater(Model, frozen=True, kw_only=True, tag_field="type", tag="taking_floater"):
    """The declarer takes the floater or leaves it (N27)."""


class NapTookFloater(Model, frozen=True, kw_only=True, tag_field="type", tag="took_floater"):
    """The declarer took the floater (N27)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """The declarer."""
    looked: Sequence[int]
    """Seats that had looked at it before."""
    card: Card | None
    """The floater; null for all but these seats and the declarer."""


class NapTookTrick(Model, frozen=True, kw_only=True, tag_field="type", tag="took_trick"):
    """A trick was complete, and a seat took it (N6)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that took it."""
    cards: Sequence[Card]
    """Its cards, in the order played."""


class NapTrick(Model, frozen=True, kw_only=True):
    """A complete trick."""

    leader: int
    """Seat that led."""
    cards: Sequence[Card]
    """Its cards, in the order played."""
    winner: int
    """Seat that took it."""


class NapVariant(StrEnum):
    """A named set of options."""

    STANDARD = "standard"
    EXTENDED = "extended"
    PURCHASE = "purchase"
    FLOATER = "floater"
    FLOATER_TEESSIDE = "floater-teesside"
    FLOATER_AYLESBURY = "floater-aylesbury"
    FLOATER_DORSET = "floater-dorset"


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


class Pot(StrEnum):
    """What lies in the middle, to be won."""

    KITTY = "kitty"
    POOL = "pool"


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
    UNSOUND_HAND = "unsound-hand"
    UNKNOWN_VERSION = "unknown-version"
    TOO_MUCH = "too-much"
    ILLEGAL_ACTION = "illegal-action"
    NO_KEY = "no-key"
    NOT_YOUR_SEAT = "not-your-seat"
    CANNOT_OPEN = "cannot-open"
    UNSOUND_TABLE = "unsound-table"
    KEY_RETIRED = "key-retired"
    TABLE_EXPIRED = "table-expired"
    STALE_TABLE = "stale-table"
    NOT_DESCENDANT = "not-descendant"
    NOT_LAST = "not-last"
    INCOMPLETE = "incomplete"
    NOT_OVER = "not-over"
    CLOSED = "closed"
    NO_KEYRING = "no-keyring"
    LEDGER_DOWN = "ledger-down"
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


class Rank(StrEnum):
    """A rank, lowest first; the first character of a card."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class RevealedDeck(Model, frozen=True, kw_only=True):
    """What the seed makes of a deal."""

    deal: int
    """Number of the deal, from 0."""
    deck: Sequence[Card]
    """The deck, if it was shuffled."""
    cut: int
    """How many cards the cut takes off the top, if they were gathered and cut."""


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


class SeatKey(StrEnum):
    """Who made the key of a seat."""

    OWN = "own"
    ISSUED = "issued"


class Secrecy(StrEnum):
    """What a good memory knows of later deals."""

    FULL = "full"
    MEMORY = "memory"


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


class TablePrepared(Model, frozen=True, kw_only=True):
    """A match whose server has committed itself; store the commitment before you open anything."""

    token: str
    """To start the match with."""
    match: str
    """Id of the match."""
    commitment: str
    """What the server is bound to."""


class TableRequest(Model, frozen=True, kw_only=True):
    """A table, and what its client has seen of it."""

    token: str
    """The table as the last answer gave it."""
    last_seen: LastSeen | UnsetType = UNSET
    """The newest move that this client has seen; the token must descend from it."""


CatalogueOption: TypeAlias = FlagOption | NumberOption | ChoiceOption
"""An option of a game."""


ChorVoliAction: TypeAlias = ChorVoliCombine | ChorVoliStand | ChorVoliTakeTableCard | ChorVoliShow | ChorVoliDeal
"""One thing that one seat does."""


class ChorVoliArrangement(Model, frozen=True, kw_only=True):
    """A way to divide the hand."""

    measure: ChorVoliMeasure
    """What it is best by."""
    combinations: Sequence[ChorVoliRanked]
    """Its combinations, to be laid down in this order."""
    left_over: Sequence[Card]
    """Cards to be discarded, in the order of the hand."""


class ChorVoliBarredAction(Model, frozen=True, kw_only=True):
    """An action that a player might have asked for, and why the rules refuse it."""

    action: ChorVoliAction
    """The refused action."""
    rule: str
    """Id of the rule that refuses it."""
    reason: str
    """Code of that rule; the rulebook of the catalogue has its sentence."""


class ChorVoliCombinationsAnswer(Model, frozen=True, kw_only=True):
    """What a hand can be divided into."""

    combinations: Sequence[ChorVoliRanked]
    """All its combinations, strongest first."""
    arrangements: Sequence[ChorVoliArrangement]
    """The best arrangement by each measure."""


class ChorVoliCombined(Model, frozen=True, kw_only=True, tag_field="type", tag="combined"):
    """The seat laid down a combination; nobody else learns of it (C9a)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that laid it down."""
    cards: Sequence[Card]
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""


class ChorVoliDealt(Model, frozen=True, kw_only=True, tag_field="type", tag="dealt"):
    """A deal was dealt (C6, C16)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    deal: int
    """Number of the deal, from 0."""
    dealer: int
    """Seat that dealt."""
    hands: Sequence[ChorVoliDealtHand]
    """What each seat was dealt."""
    table_card: Card | None
    """The card left over, face up; null where there is none."""


class ChorVoliLegal(Model, frozen=True, kw_only=True):
    """What one seat may do now; an entry of the list is exactly what is accepted."""

    seat: int
    """The seat that may act."""
    actions: Sequence[ChorVoliAction]
    """Its legal actions, complete."""


class ChorVoliOverrides(Model, frozen=True, kw_only=True):
    """Options that differ from the variant's; one that its form does not have is refused."""

    threes_high: bool | UnsetType = UNSET
    """Three threes beat three aces."""
    fours_high: bool | UnsetType = UNSET
    """Four fours beat four aces."""
    ties: ChorVoliTies | UnsetType = UNSET
    """Which of equal combinations wins: shown first or last."""
    showdown_leader: ChorVoliShowdownLeader | UnsetType = UNSET
    """Who shows first in a showdown."""
    four_of_a_kind: bool | UnsetType = UNSET
    """Four of a kind ends a deal."""
    deals: int | UnsetType = UNSET
    """Deals after which the match is over."""


class ChorVoliPlain(Model, frozen=True, kw_only=True, tag_field="form", tag="chor-voli"):
    """Chor Voli: four players, a pool, one chip a showdown."""

    threes_high: bool
    """Three threes beat three aces."""
    fours_high: bool
    """Four fours beat four aces."""
    ties: ChorVoliTies
    """Which of equal combinations wins: shown first or last."""
    showdown_leader: ChorVoliShowdownLeader
    """Who shows first in a showdown."""
    deals: int | None
    """Deals after which the match is over."""


class ChorVoliRamchi(Model, frozen=True, kw_only=True, tag_field="form", tag="ramchi"):
    """Ramchi: three or four players, and every opponent pays."""

    threes_high: bool
    """Three threes beat three aces."""
    ties: ChorVoliTies
    """Which of equal combinations wins: shown first or last."""
    showdown_leader: ChorVoliShowdownLeader
    """Who shows first in a showdown."""
    four_of_a_kind: bool
    """Four of a kind ends a deal."""
    fours_high: bool
    """Four fours beat four aces."""
    deals: int | None
    """Deals after which the match is over."""


class ChorVoliReplayRequest(Model, frozen=True, kw_only=True):
    """A match from its start: how it starts, and the actions that follow."""

    players: int
    """Number of players."""
    seed: str
    """Source of all chance."""
    actions: Sequence[ChorVoliAction]
    """Actions in order; with `steps=true` at most 1,000."""
    variant: ChorVoliVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: ChorVoliOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""


ChorVoliResult: TypeAlias = ChorVoliFourOfAKind | ChorVoliShowdowns
"""How a deal ended."""


class ChorVoliSettled(Model, frozen=True, kw_only=True, tag_field="type", tag="settled"):
    """The deal is over, and all is paid."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    result: ChorVoliResult
    """How it ended."""
    returns: Sequence[int]
    """Net result of the deal by seat."""
    balances: Sequence[int]
    """Chips won so far, by seat."""
    pool: int
    """Chips in the pool."""


class ChorVoliShowdownHeld(Model, frozen=True, kw_only=True, tag_field="type", tag="showdown"):
    """A showdown was held (C11)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    number: int
    """Number of the showdown, from 1."""
    shown: Sequence[ChorVoliShown]
    """What was shown, in order."""
    winner: int
    """Seat that won it."""
    why: ChorVoliWhy
    """Why."""


class ChorVoliStartRequest(Model, frozen=True, kw_only=True):
    """How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot."""

    players: int
    """Number of players."""
    variant: ChorVoliVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: ChorVoliOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    seed: str | UnsetType = UNSET
    """Source of all chance; without it the server makes one from 32 random bytes."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""


class ChorVoliTableMove(Model, frozen=True, kw_only=True):
    """A move of a match that is over."""

    seat: int
    """Seat that moved."""
    actions: Sequence[ChorVoliAction]
    """Its actions in order; none where it closed the match."""


class ChorVoliTablePlayRequest(Model, frozen=True, kw_only=True):
    """One move by the seat whose key is sent."""

    token: str
    """The table as the last answer gave it."""
    actions: Sequence[ChorVoliAction]
    """The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here."""
    last_seen: LastSeen | UnsetType = UNSET
    """The newest move that this client has seen; the token must descend from it."""


class ChorVoliTablePrepareRequest(Model, frozen=True, kw_only=True):
    """What is agreed on before a match, and what each seat commits to."""

    players: int
    """Number of players."""
    variant: ChorVoliVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: ChorVoliOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    commitments: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part."""


class ChorVoliTableStartRequest(Model, frozen=True, kw_only=True):
    """How a sealed match starts: from choices, or from a prepared match and its openings, not from both."""

    players: int | UnsetType = UNSET
    """Number of players; needed unless the match is prepared."""
    variant: ChorVoliVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: ChorVoliOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    token: str | UnsetType = UNSET
    """The prepared match."""
    openings: Sequence[str | None] | UnsetType = UNSET
    """For each seat of a prepared match what it committed to, or null if it took no part."""


class FairnessAnswer(Model, frozen=True, kw_only=True):
    """What follows from a reveal; compare it with what was told and seen while the match was played."""

    commitment: str
    """The server's commitment."""
    openings: Sequence[bool | None]
    """Whether each seat's opening is what it committed to; null where it took no part."""
    seed: str
    """Seed of the match."""
    dealer: int
    """First dealer."""
    decks: Sequence[RevealedDeck]
    """What the seed makes of each deal."""
    links: Sequence[str]
    """The link of the start and of every move."""


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
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
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


class KrytTableMove(Model, frozen=True, kw_only=True):
    """A move of a match that is over."""

    seat: int
    """Seat that moved."""
    actions: Sequence[KrytAction]
    """Its actions in order; none where it closed the match."""


class KrytTablePlayRequest(Model, frozen=True, kw_only=True):
    """One move by the seat whose key is sent."""

    token: str
    """The table as the last answer gave it."""
    actions: Sequence[KrytAction]
    """The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here."""
    last_seen: LastSeen | UnsetType = UNSET
    """The newest move that this client has seen; the token must descend from it."""


class KrytTablePrepareRequest(Model, frozen=True, kw_only=True):
    """What is agreed on before a match, and what each seat commits to."""

    players: int
    """Number of players."""
    variant: KrytVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: KrytOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    commitments: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part."""


class KrytTableRecord(Model, frozen=True, kw_only=True):
    """What was agreed on before a match."""

    options: KrytOptions
    """Every choice of rules."""
    players: int
    """Number of players."""
    dealer: int | None
    """First dealer, if one was named."""
    locks: Sequence[str | None]
    """Locks that players made, by seat; null where the server issued the key."""
    commitments: Sequence[str | None]
    """What each seat committed to; null where it took no part."""


class KrytTableReveal(Model, frozen=True, kw_only=True):
    """All that was hidden in a match, for everybody to check."""

    match: str
    """Id of the match."""
    record: KrytTableRecord
    """What was agreed on."""
    secret: str
    """The server's secret: 32 bytes in hexadecimal."""
    openings: Sequence[str | None]
    """What each seat put in; null where it took no part."""
    commitment: str
    """What the server was bound to."""
    seed: str
    """Seed of the match."""
    decks: Sequence[RevealedDeck]
    """The deals so far, the first 1,000 of them."""
    state: KrytState
    """Where the match stands, with all that was never shown."""
    move: int
    """Number of the last move."""
    link: str
    """Its link."""


class KrytTableStartRequest(Model, frozen=True, kw_only=True):
    """How a sealed match starts: from choices, or from a prepared match and its openings, not from both."""

    players: int | UnsetType = UNSET
    """Number of players; needed unless the match is prepared."""
    variant: KrytVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: KrytOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    token: str | UnsetType = UNSET
    """The prepared match."""
    openings: Sequence[str | None] | UnsetType = UNSET
    """For each seat of a prepared match what it committed to, or null if it took no part."""


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


class NapAnnounce(Model, frozen=True, kw_only=True, tag_field="type", tag="announce"):
    """Announce trumps (N28)."""

    seat: int
    """Seat that acts."""
    trumps: Suit
    """The suit."""


class NapAnnounced(Model, frozen=True, kw_only=True, tag_field="type", tag="announced"):
    """The declarer announced trumps (N28)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """The declarer."""
    trumps: Suit
    """The suit."""


class NapBid(Model, frozen=True, kw_only=True, tag_field="type", tag="bid"):
    """Bid a contract (N5, N25)."""

    seat: int
    """Seat that acts."""
    contract: NapContract
    """The contract."""
    floater: bool
    """With the floater; false where there is none."""


class NapCall(Model, frozen=True, kw_only=True):
    """What a seat said in the bidding."""

    contract: NapContract | None
    """Contract that was bid; null for a pass."""
    floater: bool
    """Whether with the floater."""


class NapCalled(Model, frozen=True, kw_only=True, tag_field="type", tag="called"):
    """A seat bid a contract (N5)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that bid."""
    contract: NapContract
    """The contract."""
    floater: bool
    """With the floater."""


class NapDealt(Model, frozen=True, kw_only=True, tag_field="type", tag="dealt"):
    """A deal was dealt (N3, N23)."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    deal: int
    """Number of the deal, from 0."""
    dealer: int
    """Seat that dealt."""
    hands: Sequence[NapDealtHand]
    """What each seat was dealt."""
    stock: int
    """Undealt cards, without the floater."""
    floater: bool
    """Whether a floater lies in the middle."""


class NapFloater(Model, frozen=True, kw_only=True, tag_field="form", tag="floater"):
    """Nap with a floater: a card in the middle, a kitty, and trumps that are announced."""

    batches: NapDealBatches
    """How five cards are dealt to each seat."""
    shuffle: NapShuffle
    """When the cards are shuffled rather than gathered and cut."""
    stop_when_decided: bool
    """The deal ends with the trick that decides the contract."""
    deals: int | None
    """Deals after which the match is over."""


class NapFloaterAylesbury(Model, frozen=True, kw_only=True, tag_field="form", tag="floater-aylesbury"):
    """The Aylesbury form: napoleon on top, and no wellington."""

    batches: NapDealBatches
    """How five cards are dealt to each seat."""
    shuffle: NapShuffle
    """When the cards are shuffled rather than gathered and cut."""
    stop_when_decided: bool
    """The deal ends with the trick that decides the contract."""
    deals: int | None
    """Deals after which the match is over."""


class NapFloaterDorset(Model, frozen=True, kw_only=True, tag_field="form", tag="floater-dorset"):
    """The Dorset form: from three to nap, which is played without the floater."""

    batches: NapDealBatches
    """How five cards are dealt to each seat."""
    shuffle: NapShuffle
    """When the cards are shuffled rather than gathered and cut."""
    stop_when_decided: bool
    """The deal ends with the trick that decides the contract."""
    deals: int | None
    """Deals after which the match is over."""


class NapFloaterTeesside(Model, frozen=True, kw_only=True, tag_field="form", tag="floater-teesside"):
    """The Teesside form: the full ladder, each bid with and without the floater."""

    batches: NapDealBatches
    """How five cards are dealt to each seat."""
    shuffle: NapShuffle
    """When the cards are shuffled rather than gathered and cut."""
    stop_when_decided: bool
    """The deal ends with the trick that decides the contract."""
    deals: int | None
    """Deals after which the match is over."""
    misere_trumps: bool
    """Misère is played with trumps."""


class NapOverrides(Model, frozen=True, kw_only=True):
    """Options that differ from the variant's; one that its form does not have is refused."""

    pack: NapPack | UnsetType = UNSET
    """All 52 cards, or the lowest ranks left out."""
    lowest_rank: Rank | UnsetType = UNSET
    """Lowest rank of the pack; one that is named overrides pack."""
    two: bool | UnsetType = UNSET
    """Two may be bid."""
    misere: bool | UnsetType = UNSET
    """Misère may be bid."""
    misere_trumps: bool | UnsetType = UNSET
    """Misère is played with trumps."""
    blucher: bool | UnsetType = UNSET
    """Blücher may be bid."""
    five_trick_stakes: NapStakes | UnsetType = UNSET
    """What contracts of all five tricks are worth."""
    purchase: bool | UnsetType = UNSET
    """Cards may be purchased before the bidding."""
    purchase_stake: int | UnsetType = UNSET
    """Units that a purchase costs."""
    batches: NapDealBatches | UnsetType = UNSET
    """How five cards are dealt to each seat."""
    shuffle: NapShuffle | UnsetType = UNSET
    """When the cards are shuffled rather than gathered and cut."""
    stop_when_decided: bool | UnsetType = UNSET
    """The deal ends with the trick that decides the contract."""
    deals: int | UnsetType = UNSET
    """Deals after which the match is over."""


NapPhase: TypeAlias = (
    NapPurchasing | NapBidding | NapTakingFloater | NapDiscarding | NapAnnouncing | NapPlaying | NapOver
)
"""What is due."""


class NapPlayed(Model, frozen=True, kw_only=True, tag_field="type", tag="played"):
    """A card was played to the trick."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    seat: int
    """Seat that played it."""
    card: Card
    """The card."""
    trumps: Suit | None
    """Suit that it made trumps, as the first card led (N14); else null."""


class NapStandard(Model, frozen=True, kw_only=True, tag_field="form", tag="standard"):
    """Standard Nap: the first card led makes trumps, and players pay each other for contracts."""

    pack: NapPack
    """All 52 cards, or the lowest ranks left out."""
    lowest_rank: Rank | None
    """Lowest rank of the pack; one that is named overrides pack."""
    two: bool
    """Two may be bid."""
    misere: bool
    """Misère may be bid."""
    misere_trumps: bool
    """Misère is played with trumps."""
    blucher: bool
    """Blücher may be bid."""
    five_trick_stakes: NapStakes
    """What contracts of all five tricks are worth."""
    purchase: bool
    """Cards may be purchased before the bidding."""
    purchase_stake: int
    """Units that a purchase costs."""
    batches: NapDealBatches
    """How five cards are dealt to each seat."""
    shuffle: NapShuffle
    """When the cards are shuffled rather than gathered and cut."""
    stop_when_decided: bool
    """The deal ends with the trick that decides the contract."""
    deals: int | None
    """Deals after which the match is over."""


class NapStartRequest(Model, frozen=True, kw_only=True):
    """How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot."""

    players: int
    """Number of players."""
    variant: NapVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: NapOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    seed: str | UnsetType = UNSET
    """Source of all chance; without it the server makes one from 32 random bytes."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""


class NapTablePrepareRequest(Model, frozen=True, kw_only=True):
    """What is agreed on before a match, and what each seat commits to."""

    players: int
    """Number of players."""
    variant: NapVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: NapOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    commitments: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part."""


class NapTableStartRequest(Model, frozen=True, kw_only=True):
    """How a sealed match starts: from choices, or from a prepared match and its openings, not from both."""

    players: int | UnsetType = UNSET
    """Number of players; needed unless the match is prepared."""
    variant: NapVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: NapOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Sequence[str | None] | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    token: str | UnsetType = UNSET
    """The prepared match."""
    openings: Sequence[str | None] | UnsetType = UNSET
    """For each seat of a prepared match what it committed to, or null if it took no part."""


class Payment(Model, frozen=True, kw_only=True):
    """Units that changed hands."""

    rule: str
    """Id of the rule that asks for them."""
    reason: str
    """What for."""
    amount: int
    """How many."""
    payer: int | None
    """Seat that paid; null if they came out of the pot."""
    payee: int | None
    """Seat that got them; null if they went into the pot."""
    pot: Pot | None
    """The pot, where it paid or got them; else null."""


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


class Safety(Model, frozen=True, kw_only=True):
    """What this table promises; docs/sealed-tables says of each value what it prevents."""

    ledger: bool
    """The server remembers how far the match has come, so nobody can go back."""
    seats: Sequence[SeatKey]
    """Who made the key of each seat: the player's own device, or the server."""
    fairness: Fairness
    """Who had a part in the seed."""
    secrecy: Secrecy
    """`memory` where cards are gathered and cut, so that a good memory knows of later deals."""


class ChorVoliBarred(Model, frozen=True, kw_only=True):
    """What one seat might ask for and may not do now."""

    seat: int
    """The seat."""
    actions: Sequence[ChorVoliBarredAction]
    """Its refused actions."""


class ChorVoliCombinationsRequest(Model, frozen=True, kw_only=True):
    """A hand to be divided."""

    hand: Sequence[Card]
    """Three to 17 different cards."""
    variant: ChorVoliVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: ChorVoliOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""


ChorVoliOptions: TypeAlias = ChorVoliPlain | ChorVoliRamchi
"""Every choice of rules, by form."""


class ChorVoliPaid(Model, frozen=True, kw_only=True, tag_field="type", tag="paid"):
    """Chips changed hands."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    payment: Payment
    """Who paid whom, and what for."""


class ChorVoliScoring(Model, frozen=True, kw_only=True):
    """What the match has come to."""

    balances: Sequence[int]
    """Chips won, by seat."""
    kitty: int
    """Always 0: these games have a pool, or neither."""
    pool: int
    """Chips in the pool."""
    lines: Sequence[Payment]
    """Every payment of this deal so far, in order."""
    result: ChorVoliResult | None
    """How the deal ended; null while it is played."""
    returns: Sequence[int] | None
    """Net result of the deal by seat; null while it is played."""


class ChorVoliState(Model, frozen=True, kw_only=True):
    """A match of Chor Voli or Ramchi, hidden cards included."""

    version: int
    """Version of this layout; 1 is known."""
    options: ChorVoliOptions
    """Every choice of rules."""
    seed: str
    """Source of all chance in later deals."""
    deal: int
    """Number of this deal, from 0."""
    dealer: int
    """Seat that dealt; the one after it is the first."""
    actions: int
    """Actions taken in this deal."""
    hands: Sequence[Sequence[Card]]
    """Cards that each seat still holds, in the order gained."""
    table_card: Card | None
    """The card that lies face up; null where none is left over."""
    combinations: Sequence[Sequence[Sequence[Card]]]
    """Combinations that each seat has laid down, in order."""
    discards: Sequence[Sequence[Card]]
    """Cards that each seat has discarded."""
    stood: Sequence[int]
    """Seats that have finished arranging, in order."""
    balances: Sequence[int]
    """Chips won, by seat."""
    pool: int
    """Chips in the pool."""
    phase: ChorVoliPhase
    """What is due."""
    game: Literal["chor-voli"] = "chor-voli"


class ChorVoliTableRecord(Model, frozen=True, kw_only=True):
    """What was agreed on before a match."""

    options: ChorVoliOptions
    """Every choice of rules."""
    players: int
    """Number of players."""
    dealer: int | None
    """First dealer, if one was named."""
    locks: Sequence[str | None]
    """Locks that players made, by seat; null where the server issued the key."""
    commitments: Sequence[str | None]
    """What each seat committed to; null where it took no part."""


class ChorVoliTableReveal(Model, frozen=True, kw_only=True):
    """All that was hidden in a match, for everybody to check."""

    match: str
    """Id of the match."""
    record: ChorVoliTableRecord
    """What was agreed on."""
    secret: str
    """The server's secret: 32 bytes in hexadecimal."""
    openings: Sequence[str | None]
    """What each seat put in; null where it took no part."""
    commitment: str
    """What the server was bound to."""
    seed: str
    """Seed of the match."""
    decks: Sequence[RevealedDeck]
    """The deals so far, the first 1,000 of them."""
    state: ChorVoliState
    """Where the match stands, with all that was never shown."""
    move: int
    """Number of the last move."""
    link: str
    """Its link."""


class ChorVoliVariantEntry(Model, frozen=True, kw_only=True):
    """A named set of options."""

    name: ChorVoliVariant
    """Name of the variant."""
    sentence: str
    """What it is."""
    source: str
    """Where it comes from."""
    options: ChorVoliOptions
    """Every choice of rules."""


class ChorVoliView(Model, frozen=True, kw_only=True):
    """What a seat, or a spectator, may see of a match."""

    seat: int | None
    """Seat that looks; null for spectators."""
    players: int
    """Number of players."""
    direction: Direction
    """Which way play goes; seats are numbered in the order of play."""
    options: ChorVoliOptions
    """Every choice of rules."""
    deal: int
    """Number of this deal, from 0."""
    dealer: int
    """Seat that dealt."""
    hand: Sequence[Card] | None
    """Own cards that are still held, in the order gained; null for spectators."""
    table_card: Card | None
    """The card that lies face up; null where there is none."""
    own_combinations: Sequence[ChorVoliLaid] | None
    """Combinations that the seat has laid down, in order; null for spectators."""
    own_discards: Sequence[Card] | None
    """Cards that the seat has discarded; null for spectators."""
    stood: Sequence[int]
    """Seats that have finished arranging, by number."""
    combinations: Sequence[Sequence[ChorVoliLaid]] | None
    """Combinations that each seat has shown; null until the showdowns."""
    balances: Sequence[int]
    """Chips won, by seat."""
    pool: int
    """Chips in the pool."""
    phase: ChorVoliPhase
    """What is due."""


class ChorVoliViewAnswer(Model, frozen=True, kw_only=True):
    """What a seat, or a spectator, may know; safe to hand to that player."""

    view: ChorVoliView
    """What may be seen."""
    to_act: Sequence[int]
    """Seats that the game waits for."""
    legal: Sequence[ChorVoliAction]
    """The seat's own legal actions; empty for spectators."""
    scoring: ChorVoliScoring
    """The scoring so far."""


class ChorVoliViewRequest(Model, frozen=True, kw_only=True):
    """A state, and who looks at it."""

    state: ChorVoliState
    """The state."""
    seat: int | UnsetType = UNSET
    """The seat that looks; without it a spectator."""


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


class KrytFairnessRequest(Model, frozen=True, kw_only=True):
    """What a reveal showed, and what is to be checked against it."""

    match: str
    """Id of the match."""
    record: KrytTableRecord
    """What was agreed on."""
    secret: str
    """The server's secret."""
    openings: Sequence[str | None]
    """What each seat put in."""
    deals: int
    """How many deals to compute."""
    moves: Sequence[KrytTableMove]
    """Every move from the start; none if the links are not to be computed beyond the first."""


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


class KrytTable(Model, frozen=True, kw_only=True):
    """A table as one seat, or a spectator, may know it."""

    token: str
    """The table, sealed: for whoever plays next."""
    match: str
    """Id of the match."""
    move: int
    """Number of the last move; 0 is the start."""
    link: str
    """What binds the last move to all before it."""
    safety: Safety
    """What this table promises."""
    closed: Sequence[int]
    """Seats that have closed the match since the deal was over."""
    seat: int | None
    """The seat whose key was sent; null for spectators."""
    view: KrytView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[KrytAction]
    """What the seat itself may do now, action by action; some are only taken whole, as one move."""
    scoring: KrytScoring
    """The scoring, which is public."""
    events: Sequence[KrytEvent]
    """What the last move brought about, as this seat knows it."""


class KrytTableStarted(Model, frozen=True, kw_only=True):
    """A sealed match that has just started, as spectators see it, with the keys of the seats that made none."""

    token: str
    """The table, sealed: for whoever plays next."""
    match: str
    """Id of the match."""
    move: int
    """Number of the last move; 0 is the start."""
    link: str
    """What binds the last move to all before it."""
    safety: Safety
    """What this table promises."""
    closed: Sequence[int]
    """Seats that have closed the match since the deal was over."""
    seat: int | None
    """The seat whose key was sent; null for spectators."""
    view: KrytView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[KrytAction]
    """What the seat itself may do now, action by action; some are only taken whole, as one move."""
    scoring: KrytScoring
    """The scoring, which is public."""
    events: Sequence[KrytEvent]
    """What the last move brought about, as this seat knows it."""
    commitment: str
    """What the server is bound to, as a prepared match told it before."""
    keys: Sequence[str | None]
    """For each seat without a lock its key, to be handed to that player only; null for the others."""


NapAction: TypeAlias = (
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
    | NapDeal
)
"""One thing that one seat does."""


class NapBarredAction(Model, frozen=True, kw_only=True):
    """An action that a player might have asked for, and why the rules refuse it."""

    action: NapAction
    """The refused action."""
    rule: str
    """Id of the rule that refuses it."""
    reason: str
    """Code of that rule; the rulebook of the catalogue has its sentence."""


class NapLegal(Model, frozen=True, kw_only=True):
    """What one seat may do now; an entry of the list is exactly what is accepted."""

    seat: int
    """The seat that may act."""
    actions: Sequence[NapAction]
    """Its legal actions, complete."""


NapOptions: TypeAlias = NapStandard | NapFloater | NapFloaterTeesside | NapFloaterAylesbury | NapFloaterDorset
"""Every choice of rules, by form."""


class NapPaid(Model, frozen=True, kw_only=True, tag_field="type", tag="paid"):
    """Units changed hands."""

    action: int
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
    payment: Payment
    """Who paid whom, and what for."""


class NapReplayRequest(Model, frozen=True, kw_only=True):
    """A match from its start: how it starts, and the actions that follow."""

    players: int
    """Number of players."""
    seed: str
    """Source of all chance."""
    actions: Sequence[NapAction]
    """Actions in order; with `steps=true` at most 1,000."""
    variant: NapVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: NapOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""
    deck: Sequence[Card] | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: int | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""


class NapScoring(Model, frozen=True, kw_only=True):
    """What the match has come to."""

    balances: Sequence[int]
    """Units won, by seat."""
    kitty: int
    """Units in the kitty."""
    pool: int
    """Units in the pool."""
    lines: Sequence[Payment]
    """Every payment of this deal so far, in order."""
    result: NapResult | None
    """How the deal ended; null while it is played."""
    returns: Sequence[int] | None
    """Net result of the deal by seat; null while it is played."""


class NapState(Model, frozen=True, kw_only=True):
    """A match of Nap, hidden cards included."""

    version: int
    """Version of this layout; 1 is known."""
    options: NapOptions
    """Every choice of rules."""
    seed: str
    """Source of all chance in later deals."""
    deal: int
    """Number of this deal, from 0."""
    dealer: int
    """Seat that dealt; the one after it is the first."""
    actions: int
    """Actions taken in this deal."""
    hands: Sequence[Sequence[Card]]
    """Each seat's cards in the order gained, less what was played or discarded."""
    stock: Sequence[Card]
    """Undealt cards, drawn from the first on."""
    floater: Card | None
    """The card in the middle; null where there is none, and once it is taken."""
    discards: Sequence[Card]
    """Cards discarded, in order: those purchased away, or the one laid aside for the floater."""
    purchases: Sequence[int]
    """Cards purchased, seat by seat from the first; 0 where the seat stood."""
    looked: Sequence[int]
    """Seats that have looked at the floater, in order."""
    calls: Sequence[NapCall]
    """Calls, seat by seat from the first."""
    trumps: Suit | None
    """Suit of trumps; null while there is none."""
    tricks: Sequence[Sequence[Card]]
    """Complete tricks, each in the order its cards were played."""
    balances: Sequence[int]
    """Units won, by seat."""
    kitty: int
    """Units in the kitty."""
    pool: int
    """Units in the pool."""
    phase: NapPhase
    """What is due."""
    game: Literal["nap"] = "nap"


class NapTableMove(Model, frozen=True, kw_only=True):
    """A move of a match that is over."""

    seat: int
    """Seat that moved."""
    actions: Sequence[NapAction]
    """Its actions in order; none where it closed the match."""


class NapTablePlayRequest(Model, frozen=True, kw_only=True):
    """One move by the seat whose key is sent."""

    token: str
    """The table as the last answer gave it."""
    actions: Sequence[NapAction]
    """The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here."""
    last_seen: LastSeen | UnsetType = UNSET
    """The newest move that this client has seen; the token must descend from it."""


class NapTableRecord(Model, frozen=True, kw_only=True):
    """What was agreed on before a match."""

    options: NapOptions
    """Every choice of rules."""
    players: int
    """Number of players."""
    dealer: int | None
    """First dealer, if one was named."""
    locks: Sequence[str | None]
    """Locks that players made, by seat; null where the server issued the key."""
    commitments: Sequence[str | None]
    """What each seat committed to; null where it took no part."""


class NapTableReveal(Model, frozen=True, kw_only=True):
    """All that was hidden in a match, for everybody to check."""

    match: str
    """Id of the match."""
    record: NapTableRecord
    """What was agreed on."""
    secret: str
    """The server's secret: 32 bytes in hexadecimal."""
    openings: Sequence[str | None]
    """What each seat put in; null where it took no part."""
    commitment: str
    """What the server was bound to."""
    seed: str
    """Seed of the match."""
    decks: Sequence[RevealedDeck]
    """The deals so far, the first 1,000 of them."""
    state: NapState
    """Where the match stands, with all that was never shown."""
    move: int
    """Number of the last move."""
    link: str
    """Its link."""


class NapVariantEntry(Model, frozen=True, kw_only=True):
    """A named set of options."""

    name: NapVariant
    """Name of the variant."""
    sentence: str
    """What it is."""
    source: str
    """Where it comes from."""
    options: NapOptions
    """Every choice of rules."""


class NapView(Model, frozen=True, kw_only=True):
    """What a seat, or a spectator, may see of a match (N35)."""

    seat: int | None
    """Seat that looks; null for spectators."""
    players: int
    """Number of players."""
    direction: Direction
    """Which way play goes."""
    options: NapOptions
    """Every choice of rules."""
    deal: int
    """Number of this deal, from 0."""
    dealer: int
    """Seat that dealt."""
    hand: Sequence[Card] | None
    """Own cards in the order gained; null for spectators."""
    hand_counts: Sequence[int]
    """Cards held, by seat."""
    stock_count: int
    """Undealt cards."""
    floater_there: bool
    """Whether the floater lies in the middle."""
    floater: Card | None
    """The floater, for those who have looked at it and while it lies there; else null."""
    discard_count: int
    """Cards discarded by all."""
    own_discards: Sequence[Card] | None
    """Cards that the seat has discarded, in order; null for spectators."""
    purchases: Sequence[int]
    """Cards purchased, seat by seat from the first; 0 where the seat stood."""
    looked: Sequence[int]
    """Seats that have looked at the floater, in order."""
    calls: Sequence[NapCall]
    """Calls, seat by seat from the first."""
    trumps: Suit | None
    """Suit of trumps; null while there is none."""
    tricks: Sequence[NapTrick]
    """Complete tricks."""
    balances: Sequence[int]
    """Units won, by seat."""
    kitty: int
    """Units in the kitty."""
    pool: int
    """Units in the pool."""
    phase: NapPhase
    """What is due."""


class NapViewAnswer(Model, frozen=True, kw_only=True):
    """What a seat, or a spectator, may know; safe to hand to that player."""

    view: NapView
    """What may be seen."""
    to_act: Sequence[int]
    """Seats that the game waits for."""
    legal: Sequence[NapAction]
    """The seat's own legal actions; empty for spectators."""
    scoring: NapScoring
    """The scoring so far."""


class NapViewRequest(Model, frozen=True, kw_only=True):
    """A state, and who looks at it."""

    state: NapState
    """The state."""
    seat: int | UnsetType = UNSET
    """The seat that looks; without it a spectator."""


class ChorVoliBatchItem(Model, frozen=True, kw_only=True):
    """One state of a batch, and the actions to play on it."""

    state: ChorVoliState
    """The state."""
    actions: Sequence[ChorVoliAction]
    """Actions in order; 2,000 at most in the whole batch."""


class ChorVoliBatchRequest(Model, frozen=True, kw_only=True):
    """Up to 100 states, each with its own actions; they do not know of each other."""

    items: Sequence[ChorVoliBatchItem]
    """The states and their actions."""


class ChorVoliCatalogue(Model, frozen=True, kw_only=True):
    """All that can be known of a game before it starts."""

    id: str
    """Id of the game, as it stands in paths."""
    names: Sequence[GameName]
    """What it is called."""
    players: PlayerRange
    """How many may play."""
    direction: Direction
    """Which way play goes."""
    variants: Sequence[ChorVoliVariantEntry]
    """Its variants; the first is the default."""
    options: Sequence[CatalogueOption]
    """Its options, form by form."""
    rulebook: Sequence[RuleEntry]
    """Every rule that an action, options or a state can break."""
    state_versions: Sequence[int]
    """State versions that are read; the last is written."""


ChorVoliEvent: TypeAlias = (
    ChorVoliDealt
    | ChorVoliPaid
    | ChorVoliCombined
    | ChorVoliStoodUp
    | ChorVoliTookTableCard
    | ChorVoliCalled
    | ChorVoliShowdownHeld
    | ChorVoliSettled
)
"""Something that has happened."""


class ChorVoliFairnessRequest(Model, frozen=True, kw_only=True):
    """What a reveal showed, and what is to be checked against it."""

    match: str
    """Id of the match."""
    record: ChorVoliTableRecord
    """What was agreed on."""
    secret: str
    """The server's secret."""
    openings: Sequence[str | None]
    """What each seat put in."""
    deals: int
    """How many deals to compute."""
    moves: Sequence[ChorVoliTableMove]
    """Every move from the start; none if the links are not to be computed beyond the first."""


class ChorVoliPerspective(Model, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, may know it."""

    seat: int | None
    """The seat; null for spectators."""
    view: ChorVoliView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for."""
    legal: Sequence[ChorVoliAction]
    """What the seat itself may do now; empty for spectators."""
    scoring: ChorVoliScoring
    """The scoring, which is public."""
    events: Sequence[ChorVoliEvent]
    """The events, as this seat knows them."""


class ChorVoliPlayRequest(Model, frozen=True, kw_only=True):
    """A state and the actions to play on it."""

    state: ChorVoliState
    """The state as the last answer gave it."""
    actions: Sequence[ChorVoliAction]
    """Actions in order: all are played, or none."""


class ChorVoliPosition(Model, frozen=True, kw_only=True):
    """Where a match stands, hidden cards included: for trusted callers."""

    state: ChorVoliState
    """The state, to be kept and sent again."""
    digest: str
    """SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[ChorVoliLegal] | None
    """Every legal action by seat, also out of turn; null when not asked for."""
    barred: Sequence[ChorVoliBarred] | None
    """Refused actions by seat, each with its rule; null when not asked for."""
    scoring: ChorVoliScoring
    """The scoring so far."""
    events: Sequence[ChorVoliEvent]
    """What this request brought about, in order."""
    views: Sequence[ChorVoliPerspective] | None
    """What each seat and, last, the spectators may know; null when not asked for."""


class ChorVoliPositionRequest(Model, frozen=True, kw_only=True):
    """A state to look at as it stands."""

    state: ChorVoliState
    """The state."""


class ChorVoliStep(Model, frozen=True, kw_only=True):
    """One action of a replay."""

    action: ChorVoliAction
    """The action."""
    events: Sequence[ChorVoliEvent]
    """What it brought about."""
    digest: str
    """Digest of the state after it."""


class ChorVoliTable(Model, frozen=True, kw_only=True):
    """A table as one seat, or a spectator, may know it."""

    token: str
    """The table, sealed: for whoever plays next."""
    match: str
    """Id of the match."""
    move: int
    """Number of the last move; 0 is the start."""
    link: str
    """What binds the last move to all before it."""
    safety: Safety
    """What this table promises."""
    closed: Sequence[int]
    """Seats that have closed the match since the deal was over."""
    seat: int | None
    """The seat whose key was sent; null for spectators."""
    view: ChorVoliView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[ChorVoliAction]
    """What the seat itself may do now, action by action; some are only taken whole, as one move."""
    scoring: ChorVoliScoring
    """The scoring, which is public."""
    events: Sequence[ChorVoliEvent]
    """What the last move brought about, as this seat knows it."""


class ChorVoliTableStarted(Model, frozen=True, kw_only=True):
    """A sealed match that has just started, as spectators see it, with the keys of the seats that made none."""

    token: str
    """The table, sealed: for whoever plays next."""
    match: str
    """Id of the match."""
    move: int
    """Number of the last move; 0 is the start."""
    link: str
    """What binds the last move to all before it."""
    safety: Safety
    """What this table promises."""
    closed: Sequence[int]
    """Seats that have closed the match since the deal was over."""
    seat: int | None
    """The seat whose key was sent; null for spectators."""
    view: ChorVoliView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[ChorVoliAction]
    """What the seat itself may do now, action by action; some are only taken whole, as one move."""
    scoring: ChorVoliScoring
    """The scoring, which is public."""
    events: Sequence[ChorVoliEvent]
    """What the last move brought about, as this seat knows it."""
    commitment: str
    """What the server is bound to, as a prepared match told it before."""
    keys: Sequence[str | None]
    """For each seat without a lock its key, to be handed to that player only; null for the others."""


class KrytBatchResult(Model, frozen=True, kw_only=True):
    """What became of one state: a position or a problem, the other is null."""

    position: KrytPosition | None
    """The position after the actions."""
    problem: Problem | None
    """Why the actions were refused; this item is unchanged, the others are not affected."""


class NapBarred(Model, frozen=True, kw_only=True):
    """What one seat might ask for and may not do now."""

    seat: int
    """The seat."""
    actions: Sequence[NapBarredAction]
    """Its refused actions."""


class NapBatchItem(Model, frozen=True, kw_only=True):
    """One state of a batch, and the actions to play on it."""

    state: NapState
    """The state."""
    actions: Sequence[NapAction]
    """Actions in order; 2,000 at most in the whole batch."""


class NapBatchRequest(Model, frozen=True, kw_only=True):
    """Up to 100 states, each with its own actions; they do not know of each other."""

    items: Sequence[NapBatchItem]
    """The states and their actions."""


class NapCatalogue(Model, frozen=True, kw_only=True):
    """All that can be known of a game before it starts."""

    id: str
    """Id of the game, as it stands in paths."""
    names: Sequence[GameName]
    """What it is called."""
    players: PlayerRange
    """How many may play."""
    direction: Direction
    """Which way play goes."""
    variants: Sequence[NapVariantEntry]
    """Its variants; the first is the default."""
    options: Sequence[CatalogueOption]
    """Its options, form by form."""
    rulebook: Sequence[RuleEntry]
    """Every rule that an action, options or a state can break."""
    state_versions: Sequence[int]
    """State versions that are read; the last is written."""


NapEvent: TypeAlias = (
    NapDealt
    | NapPaid
    | NapStood
    | NapPurchased
    | NapPassed
    | NapCalled
    | NapLooked
    | NapTookFloater
    | NapLeftFloater
    | NapDiscarded
    | NapAnnounced
    | NapPlayed
    | NapTookTrick
    | NapSettled
)
"""Something that has happened."""


class NapFairnessRequest(Model, frozen=True, kw_only=True):
    """What a reveal showed, and what is to be checked against it."""

    match: str
    """Id of the match."""
    record: NapTableRecord
    """What was agreed on."""
    secret: str
    """The server's secret."""
    openings: Sequence[str | None]
    """What each seat put in."""
    deals: int
    """How many deals to compute."""
    moves: Sequence[NapTableMove]
    """Every move from the start; none if the links are not to be computed beyond the first."""


class NapPerspective(Model, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, may know it."""

    seat: int | None
    """The seat; null for spectators."""
    view: NapView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for."""
    legal: Sequence[NapAction]
    """What the seat itself may do now; empty for spectators."""
    scoring: NapScoring
    """The scoring, which is public."""
    events: Sequence[NapEvent]
    """The events, as this seat knows them."""


class NapPlayRequest(Model, frozen=True, kw_only=True):
    """A state and the actions to play on it."""

    state: NapState
    """The state as the last answer gave it."""
    actions: Sequence[NapAction]
    """Actions in order: all are played, or none."""


class NapPosition(Model, frozen=True, kw_only=True):
    """Where a match stands, hidden cards included: for trusted callers."""

    state: NapState
    """The state, to be kept and sent again."""
    digest: str
    """SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[NapLegal] | None
    """Every legal action by seat, also out of turn; null when not asked for."""
    barred: Sequence[NapBarred] | None
    """Refused actions by seat, each with its rule; null when not asked for."""
    scoring: NapScoring
    """The scoring so far."""
    events: Sequence[NapEvent]
    """What this request brought about, in order."""
    views: Sequence[NapPerspective] | None
    """What each seat and, last, the spectators may know; null when not asked for."""


class NapPositionRequest(Model, frozen=True, kw_only=True):
    """A state to look at as it stands."""

    state: NapState
    """The state."""


class NapStep(Model, frozen=True, kw_only=True):
    """One action of a replay."""

    action: NapAction
    """The action."""
    events: Sequence[NapEvent]
    """What it brought about."""
    digest: str
    """Digest of the state after it."""


class NapTable(Model, frozen=True, kw_only=True):
    """A table as one seat, or a spectator, may know it."""

    token: str
    """The table, sealed: for whoever plays next."""
    match: str
    """Id of the match."""
    move: int
    """Number of the last move; 0 is the start."""
    link: str
    """What binds the last move to all before it."""
    safety: Safety
    """What this table promises."""
    closed: Sequence[int]
    """Seats that have closed the match since the deal was over."""
    seat: int | None
    """The seat whose key was sent; null for spectators."""
    view: NapView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[NapAction]
    """What the seat itself may do now, action by action; some are only taken whole, as one move."""
    scoring: NapScoring
    """The scoring, which is public."""
    events: Sequence[NapEvent]
    """What the last move brought about, as this seat knows it."""


class NapTableStarted(Model, frozen=True, kw_only=True):
    """A sealed match that has just started, as spectators see it, with the keys of the seats that made none."""

    token: str
    """The table, sealed: for whoever plays next."""
    match: str
    """Id of the match."""
    move: int
    """Number of the last move; 0 is the start."""
    link: str
    """What binds the last move to all before it."""
    safety: Safety
    """What this table promises."""
    closed: Sequence[int]
    """Seats that have closed the match since the deal was over."""
    seat: int | None
    """The seat whose key was sent; null for spectators."""
    view: NapView
    """What it may see."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[NapAction]
    """What the seat itself may do now, action by action; some are only taken whole, as one move."""
    scoring: NapScoring
    """The scoring, which is public."""
    events: Sequence[NapEvent]
    """What the last move brought about, as this seat knows it."""
    commitment: str
    """What the server is bound to, as a prepared match told it before."""
    keys: Sequence[str | None]
    """For each seat without a lock its key, to be handed to that player only; null for the others."""


class ChorVoliBatchResult(Model, frozen=True, kw_only=True):
    """What became of one state: a position or a problem, the other is null."""

    position: ChorVoliPosition | None
    """The position after the actions."""
    problem: Problem | None
    """Why the actions were refused; this item is unchanged, the others are not affected."""


class ChorVoliReplayPosition(Model, frozen=True, kw_only=True):
    """Where a replayed match stands at the end, and how it came there."""

    state: ChorVoliState
    """The state, to be kept and sent again."""
    digest: str
    """SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[ChorVoliLegal] | None
    """Every legal action by seat, also out of turn; null when not asked for."""
    barred: Sequence[ChorVoliBarred] | None
    """Refused actions by seat, each with its rule; null when not asked for."""
    scoring: ChorVoliScoring
    """The scoring so far."""
    events: Sequence[ChorVoliEvent]
    """What this request brought about, in order."""
    views: Sequence[ChorVoliPerspective] | None
    """What each seat and, last, the spectators may know; null when not asked for."""
    steps: Sequence[ChorVoliStep] | None
    """Every action with its events and digest; null when not asked for."""


class KrytBatchAnswer(Model, frozen=True, kw_only=True):
    """What became of each state, in the order of the request."""

    results: Sequence[KrytBatchResult]
    """One result an item."""


class NapBatchResult(Model, frozen=True, kw_only=True):
    """What became of one state: a position or a problem, the other is null."""

    position: NapPosition | None
    """The position after the actions."""
    problem: Problem | None
    """Why the actions were refused; this item is unchanged, the others are not affected."""


class NapReplayPosition(Model, frozen=True, kw_only=True):
    """Where a replayed match stands at the end, and how it came there."""

    state: NapState
    """The state, to be kept and sent again."""
    digest: str
    """SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state."""
    to_act: Sequence[int]
    """Seats that the game waits for; empty when the match is over."""
    legal: Sequence[NapLegal] | None
    """Every legal action by seat, also out of turn; null when not asked for."""
    barred: Sequence[NapBarred] | None
    """Refused actions by seat, each with its rule; null when not asked for."""
    scoring: NapScoring
    """The scoring so far."""
    events: Sequence[NapEvent]
    """What this request brought about, in order."""
    views: Sequence[NapPerspective] | None
    """What each seat and, last, the spectators may know; null when not asked for."""
    steps: Sequence[NapStep] | None
    """Every action with its events and digest; null when not asked for."""


class ChorVoliBatchAnswer(Model, frozen=True, kw_only=True):
    """What became of each state, in the order of the request."""

    results: Sequence[ChorVoliBatchResult]
    """One result an item."""


class NapBatchAnswer(Model, frozen=True, kw_only=True):
    """What became of each state, in the order of the request."""

    results: Sequence[NapBatchResult]
    """One result an item."""
