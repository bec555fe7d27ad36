"""Tables of Nap, written as a player would tell of them.

A bar parts hands; a hand of fewer than five is filled up with the lowest cards that nobody has. The last seat deals, so
that seat 0 is the first. An action is what a seat does, a plus standing for "with the floater"; the seat is the one on
turn unless it is named.

>>> state = do(table("AS KS QS JS TS | 9S | 8S"), "bid nap, pass, 2 pass")
>>> broken(state, "1 play 9S").name
'YOUR_TURN'
>>> listed(trick(state, "AS 9S"))
['2 play 8S']
"""

from collections.abc import Callable, Mapping
from itertools import chain, islice
from typing import TypeAlias

from msgspec.structs import replace

from croupier.cards import Card, Suit, cards
from croupier.faults import Rulebook, TableRule
from croupier.game import admit, legal_actions, play
from croupier.nap import NAP
from croupier.nap import actions as nap
from croupier.nap.contracts import NapContract
from croupier.nap.events import NapEvent
from croupier.nap.options import (
    NapDealBatches,
    NapFloater,
    NapFloaterAylesbury,
    NapFloaterDorset,
    NapFloaterTeesside,
    NapOptions,
    NapPack,
    NapShuffle,
    NapStakes,
    NapStandard,
)
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapOver, NapPlayedOut, NapState
from croupier.seats import round_from

STANDARD = NapStandard(
    pack=NapPack.FULL,
    lowest_rank=None,
    two=False,
    misere=False,
    misere_trumps=True,
    blucher=False,
    five_trick_stakes=NapStakes.SINGLE,
    purchase=False,
    purchase_stake=1,
    batches=NapDealBatches.THREE_TWO,
    shuffle=NapShuffle.AFTER_FIVE,
    stop_when_decided=False,
    deals=None,
)
EXTENDED = replace(STANDARD, two=True, misere=True, blucher=True)
PURCHASE = replace(STANDARD, purchase=True)
FLOATER, AYLESBURY, DORSET = (
    form(batches=NapDealBatches.THREE_TWO, shuffle=NapShuffle.AFTER_FIVE, stop_when_decided=False, deals=None)
    for form in (NapFloater, NapFloaterAylesbury, NapFloaterDorset)
)
TEESSIDE = NapFloaterTeesside(
    batches=NapDealBatches.THREE_TWO,
    shuffle=NapShuffle.AFTER_FIVE,
    stop_when_decided=False,
    deals=None,
    misere_trumps=True,
)
FLOATERS: tuple[NapOptions, ...] = (FLOATER, TEESSIDE, AYLESBURY, DORSET)
FORMS: tuple[NapOptions, ...] = (STANDARD, *FLOATERS)

NapAction: TypeAlias = nap.NapAction


def table(
    hands: str, options: NapOptions = STANDARD, *, dealer: int | None = None, floater: str = "", stock: str = ""
) -> NapState:
    """Return a first deal with these hands, the floater and the first undealt cards named or the lowest ones left."""
    players = hands.count("|") + 1
    seat = players - 1 if dealer is None else dealer
    return admit(NAP, NAP.deal(options, players, seat, "croupier", deck(hands, options, seat, floater, stock))[0])


def deck(hands: str, options: NapOptions, dealer: int, floater: str = "", stock: str = "") -> tuple[Card, ...]:
    """Return the deck that a dealer deals these hands from."""
    named = tuple(map(cards, hands.split("|")))
    pack = NAP.pack(options, len(named))
    rest = iter([card for card in pack if card not in {*chain(*named), *cards(floater), *cards(stock)}])
    held = tuple((*hand, *islice(rest, 5 - len(hand))) for hand in named)
    middle = cards(floater) or tuple(islice(rest, 1 if options in FLOATERS else 0))
    first = 3 if options.batches is NapDealBatches.THREE_TWO else 2
    in_turn = [held[seat] for seat in round_from((dealer + 1) % len(held), len(held))]
    dealt = (*chain(*(hand[:first] for hand in in_turn)), *chain(*(hand[first:] for hand in in_turn)))
    return (*dealt, *middle, *cards(stock), *rest)


def do(state: NapState, line: str) -> NapState:
    """Return the state after actions parted by commas.

    Raises:
        IllegalAction: A rule forbids one of them.
        UnsoundState: What they lead to breaks a law.
    """
    return admit(NAP, _all(state, line)[0])


def told(state: NapState, line: str) -> tuple[NapEvent, ...]:
    """Return the events of actions parted by commas.

    Raises:
        IllegalAction: A rule forbids one of them.
    """
    return _all(state, line)[1]


def _all(state: NapState, line: str) -> tuple[NapState, tuple[NapEvent, ...]]:
    events: tuple[NapEvent, ...] = ()
    for text in line.split(", "):
        state, more = play(NAP, state, (action(state, text),))
        events += more
    return state, events


def trick(state: NapState, played: str) -> NapState:
    """Return the state after cards played in turn.

    Raises:
        IllegalAction: A rule forbids one of them.
    """
    return do(state, ", ".join(f"play {card}" for card in played.split()))


def finished(state: NapState) -> NapState:
    """Return the deal at its end, every seat playing the first card of its hand that the rules let it play."""
    while not isinstance(state.phase, NapOver):
        (entry,) = legal_actions(NAP, state)
        state = play(NAP, state, entry.actions[:1])[0]
    return admit(NAP, state)


def played(state: NapState) -> NapPlayedOut:
    """Return how a finished deal that was played has ended."""
    result = NAP.scoring(state).result
    assert isinstance(result, NapPlayedOut)
    return result


def listed(state: NapState) -> list[str]:
    """Return all legal actions, as they are written."""
    return list(map(written, chain.from_iterable(entry.actions for entry in legal_actions(NAP, state))))


def choices(state: NapState) -> list[str]:
    """Return the legal actions without the seat, which is one."""
    assert len(legal_actions(NAP, state)) == 1
    return [text.partition(" ")[2] for text in listed(state)]


def broken(state: NapState, asked: NapAction | str) -> Rulebook | None:
    """Return the rule that refuses an action, or None for a legal one."""
    violation = NAP.check(state, action(state, asked) if isinstance(asked, str) else asked)
    if violation is None:
        return None
    rules: tuple[Rulebook, ...] = (*NapRule, *TableRule)
    return next(rule for rule in rules if rule.rule is violation.rule)


_READING: Mapping[str, Callable[[int, str], NapAction]] = {
    "pass": lambda seat, _: nap.NapPass(seat),
    "bid": lambda seat, bid: nap.NapBid(seat, NapContract(bid.removesuffix("+")), bid.endswith("+")),
    "look": lambda seat, _: nap.NapLook(seat),
    "purchase": lambda seat, row: nap.NapPurchase(seat, cards(row)),
    "stand": lambda seat, _: nap.NapStand(seat),
    "take_floater": lambda seat, _: nap.NapTakeFloater(seat),
    "leave_floater": lambda seat, _: nap.NapLeaveFloater(seat),
    "discard": lambda seat, card: nap.NapDiscard(seat, Card(card)),
    "announce": lambda seat, suit: nap.NapAnnounce(seat, Suit(suit)),
    "play": lambda seat, card: nap.NapPlay(seat, Card(card)),
    "deal": lambda seat, deck: nap.NapDeal(seat, cards(deck)) if deck else nap.NapDeal(seat),
}


def action(state: NapState, text: str) -> NapAction:
    """Read an action, of the seat on turn unless it names another.

    >>> action(table("||", FLOATER), "bid four+")
    NapBid(seat=0, contract=<NapContract.FOUR: 'four'>, floater=True)
    """
    if not text[0].isdigit():
        text = f"{NAP.to_act(state)[0]} {text}"
    seat, kind, *row = text.split(maxsplit=2)
    return _READING[kind](int(seat), "".join(row))


def written(act: NapAction) -> str:
    """Return an action as it is written."""
    detail = ""
    match act:
        case nap.NapBid():
            detail = f"{act.contract}{'+' if act.floater else ''}"
        case nap.NapPurchase():
            detail = " ".join(act.discard)
        case nap.NapDiscard() | nap.NapPlay():
            detail = act.card
        case nap.NapAnnounce():
            detail = act.trumps
        case _:
            pass
    return f"{act.seat} {act.__struct_config__.tag} {detail}".rstrip()
