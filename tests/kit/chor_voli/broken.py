"""Every rule of Chor Voli and Ramchi, and where it is broken."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.cards import Card, cards
from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli import state as chor_voli
from croupier.chor_voli.hints import ChorVoliCombinationsRequest, combinations
from croupier.chor_voli.options import PACK, ChorVoliOverrides
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.variants import ChorVoliVariant
from croupier.faults import Rulebook, TableRule
from croupier.game import play
from croupier.opening import start
from kit.chor_voli.laid import PLAIN, RAMCHI, laid
from kit.knowing import Broken

ARRANGING = laid("9C TD JH / 2C 3C | AC AD AH, 7C 8D 9H / 2D | | KS", stood=[1])
FRESH = laid("9C TD JH 2C 3C | AC AD AH 7C 8D 9H 2D | | ")
CALLING = laid("9C TD JH / | AC AD AH, 7C 8D 9H / 2D | | ", stood=[3, 1, 0, 2])
OVER = play(CHOR_VOLI, CALLING, [chor_voli.ChorVoliShow(3)])[0]
UNPLAYED, COMBINED = (
    replace(laid(f"{seat} | | | "), phase=chor_voli.ChorVoliOver(4), balances=(3, -1, -1, -1), pool=0)
    for seat in ("2C 2D 2H 2S", "9C TD JH / 2C 2D 2H 2S")
)
LAST_DEAL = replace(OVER, options=replace(PLAIN, deals=1))
LATER = replace(CALLING, deal=3, balances=(-2, 3, -4, -2), pool=5)
OF_THREE = laid("2D 9C TD JH | 3C | 4C", RAMCHI, table_card="KS")
TURNED = laid("9C TD JH | 3C | 4C", RAMCHI, table_card="2D")
WITH_FOURS = laid("AC AD AH AS | | | ", replace(RAMCHI, four_of_a_kind=True))


def broken() -> Sequence[Broken]:
    """Return at least one breach of every rule that can be broken."""
    return (*_cards(), *_seats(), *_laid_down(), *_money(), *_by_actions(), *_by_starts())


def _law(rule: Rulebook, pointer: str, state: chor_voli.ChorVoliState, *also: Rulebook, **changes: Any) -> Broken:
    return Broken(rule, state=replace(state, **changes), pointer=pointer, also=also)


def _first(row: Sequence[Any], value: Any) -> tuple[Any, ...]:
    """Return a list with another first entry."""
    return (value, *row[1:])


def _cards() -> tuple[Broken, ...]:
    law, missing, size = _law, ChorVoliRule.CARD_MISSING, ChorVoliRule.HAND_SIZE
    hand, laid_down = ARRANGING.hands[0], ARRANGING.combinations[0]
    twice = _first(ARRANGING.combinations, (cards("JH TD JH"),))
    fewer = _first(ARRANGING.hands, hand[1:])
    return (
        law(ChorVoliRule.CARD_TWICE, "/hands/0/1", ARRANGING, missing, hands=_first(ARRANGING.hands, _doubled(hand))),
        law(ChorVoliRule.CARD_TWICE, "/discards/1/0", ARRANGING, missing, discards=_discarding(Card("KS"))),
        law(
            ChorVoliRule.CARD_TWICE,
            "/combinations/0/0/2",
            ARRANGING,
            missing,
            ChorVoliRule.COMBINATION,
            combinations=twice,
        ),
        law(ChorVoliRule.CARD_TWICE, "/table_card", OF_THREE, missing, table_card=Card("9C")),
        law(ChorVoliRule.CARD_TWICE, "/table_card", ARRANGING, ChorVoliRule.TABLE_CARD, table_card=Card("9C")),
        law(missing, "", ARRANGING, size, hands=fewer),
        law(missing, "", OF_THREE, ChorVoliRule.TABLE_CARD, table_card=None),
        law(size, "/hands/0", ARRANGING, hands=(hand[1:], (), (*ARRANGING.hands[2], hand[0]), ARRANGING.hands[3])),
        law(size, "/hands/2", ARRANGING, hands=(hand[1:], (), (*ARRANGING.hands[2], hand[0]), ARRANGING.hands[3])),
        law(
            size, "/hands/0", ARRANGING, missing, combinations=_first(ARRANGING.combinations, laid_down[1:]), actions=3
        ),
        law(ChorVoliRule.TABLE_CARD, "/table_card", ARRANGING, size, hands=fewer, table_card=hand[0]),
        law(ChorVoliRule.FOUR_OF_A_KIND, "/hands/0", laid("2C 2D 2H 2S | | | ")),
        law(ChorVoliRule.FOUR_OF_A_KIND, "/hands/2", laid("9C TD JH | | 5C 5D 5H / 5S | ", stood=[1, 2])),
        law(ChorVoliRule.FOUR_OF_A_KIND, "/hands/0", WITH_FOURS),
        # Nobody has exchanged anything yet.
        law(ChorVoliRule.FOUR_OF_A_KIND, "/hands/0", laid("AC AD AH AS | | ", WITH_FOURS.options, table_card="2D")),
        law(ChorVoliRule.NO_FOUR_OF_A_KIND, "/phase", FRESH, *_UNPLAYED_WRONG, phase=chor_voli.ChorVoliOver(0)),
        law(ChorVoliRule.NO_FOUR_OF_A_KIND, "/phase", OF_THREE, phase=chor_voli.ChorVoliOver(0)),
        law(
            ChorVoliRule.NO_FOUR_OF_A_KIND,
            "/phase",
            replace(WITH_FOURS, options=RAMCHI),
            ChorVoliRule.FIRST_DEAL,
            phase=chor_voli.ChorVoliOver(0),
        ),
    )


_UNPLAYED_WRONG = (ChorVoliRule.POOL, ChorVoliRule.POT)


def _doubled(row: tuple[Card, ...]) -> tuple[Card, ...]:
    return (row[0], row[0], *row[2:])


def _discarding(card: Card) -> tuple[tuple[Card, ...], ...]:
    return ((), (card, *ARRANGING.discards[1][1:]), (), ())


def _seats() -> tuple[Broken, ...]:
    law, none = _law, ((),) * 3
    return (
        law(ChorVoliRule.PLAYERS, "/hands", laid("9C TD JH | | ", table_card="KS")),
        law(ChorVoliRule.RAMCHI_PLAYERS, "/hands", laid("|||", RAMCHI), *_OTHER_COUNTS, hands=(*FRESH.hands, ())),
        law(ChorVoliRule.SEAT_LISTS, "/discards", FRESH, discards=none),
        law(ChorVoliRule.SEAT_LISTS, "/combinations", FRESH, combinations=(*none, (), ())),
        law(ChorVoliRule.BALANCE_SEATS, "/balances", FRESH, balances=(-2, -1, -1)),
        law(TableRule.SEAT_EXISTS, "/dealer", FRESH, dealer=4),
        law(TableRule.SEAT_EXISTS, "/stood/0", ARRANGING, stood=(5,)),
        law(TableRule.DEALS_LEFT, "/deal", LAST_DEAL, deal=1),
        law(TableRule.DEALS_LEFT, "/deal", LATER, options=replace(PLAIN, deals=2)),
    )


_OTHER_COUNTS = (ChorVoliRule.SEAT_LISTS, ChorVoliRule.BALANCE_SEATS)


def _laid_down() -> tuple[Broken, ...]:
    law, held_back, actions = _law, ChorVoliRule.HELD_BACK, ChorVoliRule.COUNT_OF_ACTIONS
    taken = replace(OF_THREE, table_card=Card("2D"), hands=_first(OF_THREE.hands, (*OF_THREE.hands[0][1:], Card("KS"))))
    return (
        law(ChorVoliRule.COMBINATION, "/combinations/0/0", laid("9C TD TH / | | | ")),
        law(ChorVoliRule.COMBINATION, "/combinations/1/1", laid(" | AC AD AH, 2C 3C KH / | | ")),
        law(ChorVoliRule.WRITTEN, "/combinations/0/0", ARRANGING, combinations=_turned(ARRANGING, 0, 0)),
        law(ChorVoliRule.WRITTEN, "/combinations/1/0", CALLING, combinations=_turned(CALLING, 1, 0)),
        law(ChorVoliRule.WRITTEN, "/combinations/1/1", OVER, combinations=_turned(OVER, 1, 1)),
        law(ChorVoliRule.STRONGEST_FIRST, "/combinations/0/1", laid("7C 8D 9H, AC AD AH / | | | ")),
        law(ChorVoliRule.STRONGEST_FIRST, "/combinations/0/1", laid("2C 3D 4H, 3C 4D 5H / | | | ")),
        law(ChorVoliRule.STRONGEST_FIRST, "/combinations/2/2", laid("| | KC KD KH, 2C 3D 4H, 9C TD JH / |", RAMCHI)),
        law(ChorVoliRule.STOOD, "/stood", ARRANGING, stood=(1, 1), actions=5),
        law(ChorVoliRule.STOOD, "/stood", CALLING, phase=chor_voli.ChorVoliArranging()),
        law(ChorVoliRule.STOOD, "/stood", ARRANGING, phase=chor_voli.ChorVoliCalling()),
        law(ChorVoliRule.STOOD, "/stood", ARRANGING, actions, ChorVoliRule.FIRST_DEAL, phase=chor_voli.ChorVoliOver(0)),
        law(ChorVoliRule.STOOD, "/stood", CALLING, held_back, stood=(0, 0, 1, 2)),
        law(held_back, "/discards/1", ARRANGING, hands=_swapped(ARRANGING.hands), discards=((),) * 4),
        law(held_back, "/discards/1", ARRANGING, actions, stood=()),
        law(actions, "/actions", ARRANGING, actions=3),
        law(actions, "/actions", ARRANGING, actions=5),
        law(actions, "/actions", OVER, actions=OVER.actions - 1),
        law(actions, "/actions", OF_THREE, actions=1),
        law(actions, "/actions", taken, actions=2),
        law(actions, "/actions", UNPLAYED, actions=1),
        law(actions, "/actions", COMBINED),
    )


def _turned(state: chor_voli.ChorVoliState, seat: int, place: int) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """Return what has been laid down, one combination of a seat with its cards the other way round."""
    laid_down = [list(row) for row in state.combinations]
    laid_down[seat][place] = laid_down[seat][place][::-1]
    return tuple(map(tuple, laid_down))


def _swapped(hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    return hands[0], ARRANGING.discards[1], hands[2], hands[3]


def _money() -> tuple[Broken, ...]:
    law, first, over = _law, ChorVoliRule.FIRST_DEAL, chor_voli.ChorVoliOver
    later = replace(UNPLAYED, deal=9)
    of_three = replace(OF_THREE, deal=2)
    return (
        law(ChorVoliRule.ZERO_SUM, "/balances", LATER, pool=6),
        law(ChorVoliRule.ZERO_SUM, "/balances", of_three, balances=(1, 0, 0)),
        law(first, "/balances/1", FRESH, balances=(-1, 0, -2, -1)),
        law(first, "/balances/0", TURNED, balances=(1, -1, 0)),
        law(first, "/balances/3", OVER, balances=(OVER.balances[0] + 1, *OVER.balances[1:3], OVER.balances[3] - 1)),
        law(ChorVoliRule.LARGEST, "/balances/0", LATER, balances=(-5, 4, -2, -2)),
        law(ChorVoliRule.LARGEST, "/balances/2", of_three, balances=(15, 16, -31)),
        law(ChorVoliRule.POOL, "/pool", LATER, balances=(-2, 5, -4, -2), pool=3),
        law(ChorVoliRule.POOL, "/pool", later, balances=(-2, 3, -1, -1), pool=1),
        law(ChorVoliRule.POOL, "/pool", of_three, balances=(-1, 0, 0), pool=1),
        law(ChorVoliRule.POT, "/phase/pot", later, balances=(0, 0, 0, 0), phase=over(3)),
        law(ChorVoliRule.POT, "/phase/pot", OVER, phase=over(1)),
        law(ChorVoliRule.POT, "/phase/pot", replace(WITH_FOURS, balances=(3, -1, -1, -1)), phase=over(4)),
    )


def _by_actions() -> tuple[Broken, ...]:
    combine, deck = chor_voli.ChorVoliCombine, PACK[1:]
    stand, take, show = chor_voli.ChorVoliStand, chor_voli.ChorVoliTakeTableCard, chor_voli.ChorVoliShow
    return (
        Broken(ChorVoliRule.COMBINATION, FRESH, combine(0, cards("2C 3C JH"))),
        Broken(ChorVoliRule.STRONGEST_FIRST, laid("2C 3D 4H / 9C TD JH | | | "), combine(0, cards("JH TD 9C"))),
        Broken(ChorVoliRule.ARRANGE, ARRANGING, show(0)),
        Broken(ChorVoliRule.ARRANGE, ARRANGING, chor_voli.ChorVoliDeal(0)),
        Broken(ChorVoliRule.CALL_DUE, CALLING, stand(3)),
        Broken(ChorVoliRule.CALL_DUE, CALLING, combine(3, cards("2C 3D 4H"))),
        Broken(ChorVoliRule.DEAL_OVER, OVER, show(3)),
        Broken(ChorVoliRule.NO_TABLE_CARD, ARRANGING, take(0)),
        Broken(ChorVoliRule.TWO_TURNED, TURNED, take(0)),
        Broken(TableRule.MATCH_OVER, LAST_DEAL, chor_voli.ChorVoliDeal(1)),
        Broken(TableRule.SEAT_EXISTS, ARRANGING, stand(4)),
        Broken(TableRule.YOUR_TURN, ARRANGING, stand(1)),
        Broken(TableRule.YOUR_TURN, CALLING, show(2)),
        Broken(TableRule.YOUR_TURN, OVER, chor_voli.ChorVoliDeal(0)),
        Broken(TableRule.HOLD_CARD, ARRANGING, combine(0, cards("9C TD JH"))),
        Broken(TableRule.HOLD_CARD, OF_THREE, take(1)),
        Broken(TableRule.CARD_ONCE, FRESH, combine(0, cards("9C TD 9C"))),
        Broken(TableRule.DECK_LACKS, OVER, chor_voli.ChorVoliDeal(1, deck)),
        Broken(TableRule.DECK_REPEATS, OVER, chor_voli.ChorVoliDeal(1, (*deck, deck[0]))),
    )


def _starts(players: int = 4, **given: Any) -> Callable[[], object]:
    return lambda: start(CHOR_VOLI, players=players, seed="broken", **given)


def _hints(hand: str, **given: Any) -> Callable[[], object]:
    return lambda: combinations(ChorVoliCombinationsRequest(hand=cards(hand), **given))


def _by_starts() -> tuple[Broken, ...]:
    ramchi, fours = ChorVoliVariant.RAMCHI, ChorVoliOverrides(four_of_a_kind=True)
    strange = msgspec.defstruct("Strange", [("purchase_stake", int)])(purchase_stake=1)
    return (
        Broken(ChorVoliRule.PLAYERS, start=_starts(3), pointer="/players"),
        Broken(ChorVoliRule.PLAYERS, start=_starts(5), pointer="/players"),
        Broken(ChorVoliRule.RAMCHI_PLAYERS, start=_starts(2, variant=ramchi), pointer="/players"),
        Broken(ChorVoliRule.RAMCHI_PLAYERS, start=_starts(5, variant=ramchi), pointer="/players"),
        Broken(TableRule.SEAT_EXISTS, start=_starts(dealer=4), pointer="/dealer"),
        Broken(TableRule.OPTION_OF_FORM, start=_starts(overrides=fours), pointer="/options/four_of_a_kind"),
        Broken(TableRule.OPTION_OF_FORM, start=_starts(overrides=strange), pointer="/options/purchase_stake"),
        Broken(TableRule.OPTION_OF_FORM, start=_hints("2C 3C 4C", options=fours), pointer="/options/four_of_a_kind"),
        Broken(TableRule.CARD_ONCE, start=_hints("2C 3C 4C 3C"), pointer="/hand/3"),
        Broken(TableRule.DECK_LACKS, start=_starts(deck=PACK[1:]), pointer="/deck"),
        Broken(TableRule.DECK_REPEATS, start=_starts(deck=(*PACK, PACK[0])), pointer="/deck/52"),
    )
