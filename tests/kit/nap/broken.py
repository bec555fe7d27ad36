"""Every rule of Nap, and where it is broken."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from croupier.cards import Card, Rank, cards
from croupier.faults import Rulebook, TableRule
from croupier.nap import NAP
from croupier.nap.actions import NapDeal
from croupier.nap.options import NapOptions, NapOverrides, pack
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapState
from croupier.nap.variants import NapVariant
from croupier.opening import start
from engine.nap.laws import LAWS
from engine.nap.table import AYLESBURY, DORSET, EXTENDED, FLOATER, PURCHASE, STANDARD, TEESSIDE, action, do, table
from kit.knowing import Broken

PACK = pack(STANDARD, 3)
SHORT = pack(FLOATER, 3)
HANDS = "AS KS QS JS TS | AC KC QC JC TC | AD KD QD JD TD"
"""A hand of one suit each, of the pack that three players have with a floater."""

WITH_CLUBS = "AS KS QS JS TC | AC KC QC JC 9C | AD KD QD JD TD"


def broken() -> Sequence[Broken]:
    """Return at least one breach of every rule that can be broken."""
    return (*_by_states(), *_by_calls(), *_by_declarers(), *_between_deals(), *_by_starts())


def _by_states() -> tuple[Broken, ...]:
    return tuple(Broken(rule, state=state, pointer=pointer, also=also) for rule, pointer, state, also in LAWS)


def _asked(state: NapState, asked: Mapping[str, Rulebook]) -> tuple[Broken, ...]:
    """Return what is refused in a state, each with the rule that refuses it."""
    return tuple(Broken(rule, state, action(state, text)) for text, rule in asked.items())


def _at(options: NapOptions, line: str = "", hands: str = HANDS) -> NapState:
    state = table(hands, options)
    return do(state, line) if line else state


def _by_calls() -> tuple[Broken, ...]:
    return (
        *_asked(
            _at(PURCHASE),
            {
                "pass": NapRule.PURCHASE_DUE,
                "purchase": NapRule.PURCHASE_COUNT,
                "purchase AS KS AS": TableRule.CARD_ONCE,
                "purchase AS AC": TableRule.HOLD_CARD,
                "1 stand": TableRule.YOUR_TURN,
                "3 stand": TableRule.SEAT_EXISTS,
            },
        ),
        *_asked(
            _at(STANDARD, "bid three"),
            {
                "play AC": NapRule.CALL_DUE,
                "deal": NapRule.CALL_DUE,
                "bid three": NapRule.BID_HIGHER,
                "bid two": NapRule.ON_LADDER,
                "bid four+": NapRule.NO_FLOATER,
                "bid wellington": NapRule.WELLINGTON,
                "look": NapRule.NO_FLOATER,
                "0 pass": TableRule.YOUR_TURN,
            },
        ),
        *_asked(_at(EXTENDED, "bid nap"), {"bid blucher": NapRule.BLUCHER}),
        *_asked(_at(replace(PURCHASE, lowest_rank=Rank.TEN), hands="|||"), {"purchase TC": NapRule.NOTHING_UNDEALT}),
        *_asked(_at(FLOATER), {"play AS": NapRule.CALL_OR_LOOK_DUE}),
        *_asked(
            _at(FLOATER, "look"),
            {"look": NapRule.LOOK_ONCE, "bid three": NapRule.FLOATER_LADDER, "play AS": NapRule.CALL_DUE},
        ),
        *_asked(
            _at(TEESSIDE, "bid two+"),
            {
                "bid bonaparte": NapRule.TEESSIDE_LADDER,
                "bid wellington+": NapRule.TEESSIDE_NEEDS,
                "bid two+": NapRule.BID_HIGHER_WITH,
            },
        ),
        *_asked(_at(AYLESBURY), {"bid bonaparte": NapRule.AYLESBURY_LADDER}),
        *_asked(_at(DORSET), {"bid two+": NapRule.DORSET_LADDER, "bid nap+": NapRule.DORSET_WITHOUT}),
    )


def _by_declarers() -> tuple[Broken, ...]:
    bid = "bid {}, pass, pass"
    return (
        *_asked(_at(FLOATER, bid.format("four+")), {"announce S": NapRule.TAKE_DUE}),
        *_asked(
            _at(FLOATER, bid.format("four+") + ", take_floater"),
            {"play AS": NapRule.DISCARD_DUE, "discard AC": TableRule.HOLD_CARD},
        ),
        *_asked(_at(FLOATER, bid.format("four")), {"take_floater": NapRule.ANNOUNCE_DUE}),
        *_asked(_at(FLOATER, bid.format("bonaparte")), {"announce C": NapRule.HOLD_TRUMPS}),
        *_asked(_at(AYLESBURY, bid.format("napoleon")), {"announce C": NapRule.HOLD_TRUMPS}),
        *_asked(_at(FLOATER, bid.format("wellington")), {"announce S": NapRule.HOLD_PLAIN}),
        *_asked(_at(FLOATER, bid.format("bonaparte") + ", announce S"), {"play AS": NapRule.LEAD_LOWEST_TRUMP}),
        *_asked(_at(FLOATER, bid.format("wellington") + ", announce C"), {"play JS": NapRule.LEAD_LOWEST_PLAIN}),
        *_asked(
            _at(STANDARD, bid.format("nap") + ", play TC", WITH_CLUBS),
            {
                "pass": NapRule.PLAY_DUE,
                "play 8D": TableRule.HOLD_CARD,
                "0 play AS": TableRule.YOUR_TURN,
            },
        ),
        *_asked(
            _at(STANDARD, bid.format("nap") + ", play TC", WITH_CLUBS.replace("AC", "AH")),
            {"play AH": NapRule.FOLLOW_SUIT},
        ),
    )


def _between_deals() -> tuple[Broken, ...]:
    over, last = _at(STANDARD, "pass, pass, pass"), _at(replace(STANDARD, deals=1), "pass, pass, pass")
    return (
        *_asked(over, {"pass": NapRule.DEAL_OVER, "1 deal": TableRule.YOUR_TURN}),
        Broken(TableRule.MATCH_OVER, last, NapDeal(0)),
        Broken(TableRule.DECK_LACKS, over, NapDeal(0, PACK[1:])),
        Broken(TableRule.DECK_REPEATS, over, NapDeal(0, (*PACK, PACK[0]))),
        Broken(TableRule.DECK_FOREIGN, _at(FLOATER, "pass, pass, pass"), NapDeal(0, (*SHORT, Card("9C")))),
    )


def _start(variant: NapVariant, players: int = 3, **given: Any) -> Callable[[], object]:
    return lambda: start(NAP, variant=variant, players=players, seed="broken", **given)


def _by_starts() -> tuple[Broken, ...]:
    standard, floater = NapVariant.STANDARD, NapVariant.FLOATER
    too_high, purchase = NapOverrides(lowest_rank=Rank.QUEEN), NapOverrides(purchase=True)
    return (
        Broken(NapRule.PLAYERS, start=_start(standard, 2), pointer="/players"),
        Broken(NapRule.FLOATER_PLAYERS, start=_start(floater, 8), pointer="/players"),
        Broken(NapRule.LOWEST_RANK, start=_start(standard, overrides=too_high), pointer="/options/lowest_rank"),
        Broken(TableRule.SEAT_EXISTS, start=_start(standard, dealer=3), pointer="/dealer"),
        Broken(TableRule.OPTION_OF_FORM, start=_start(floater, overrides=purchase), pointer="/options/purchase"),
        Broken(TableRule.DECK_LACKS, start=_start(standard, deck=PACK[1:]), pointer="/deck"),
        Broken(TableRule.DECK_REPEATS, start=_start(standard, deck=(*PACK, PACK[0])), pointer="/deck/52"),
        Broken(TableRule.DECK_FOREIGN, start=_start(floater, deck=(*SHORT, *cards("9C"))), pointer="/deck/20"),
    )
