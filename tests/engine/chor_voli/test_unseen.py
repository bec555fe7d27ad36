"""While players arrange, it is public who has stood, and nothing else (C9a): whole requests, played two ways."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.state import (
    ChorVoliAction,
    ChorVoliArranging,
    ChorVoliCombine,
    ChorVoliShow,
    ChorVoliStand,
    ChorVoliState,
    ChorVoliTakeTableCard,
)
from croupier.chor_voli.variants import ChorVoliVariant
from croupier.game import legal_actions, own_legal, perspective, play
from croupier.opening import start
from engine.chor_voli.table import PLAIN, RAMCHI, action, actions, do, laid
from kit.chor_voli.knowing import seen

encode = msgspec.json.encode

TABLES = [(ChorVoliVariant.CHOR_VOLI, 4), (ChorVoliVariant.RAMCHI, 4), (ChorVoliVariant.RAMCHI, 3)]
every_table = pytest.mark.parametrize(("variant", "players"), TABLES)

MATCHES = 25


def fresh(variant: ChorVoliVariant, players: int, seed: str) -> ChorVoliState:
    """Return a first deal that is played."""
    states = (start(CHOR_VOLI, players=players, seed=f"{seed}-{i}", variant=variant)[0] for i in range(1_000))
    return next(state for state in states if isinstance(state.phase, ChorVoliArranging))


def told_to(state: ChorVoliState, line: Sequence[ChorVoliAction], seat: int | None) -> bytes:
    """Return all that a seat is told of a request, byte for byte."""
    after, events = play(CHOR_VOLI, state, line)
    return encode(perspective(CHOR_VOLI, after, events, seat))


def combined_by_others(state: ChorVoliState, seat: int | None, rng: Random) -> Iterator[ChorVoliCombine]:
    """Give combinations that others could lay down one after the other; the two of diamonds may be exchanged yet."""
    for other in range(len(state.hands)):
        for _ in range(rng.choice((0, 1, 2, 5)) if other != seat else 0):
            found = [each for each in own_legal(CHOR_VOLI, state, other) if isinstance(each, ChorVoliCombine)]
            found = [each for each in found if "2D" not in each.cards]
            if found:
                chosen = rng.choice(found[: 1 + len(found) // 2])
                state, _ = play(CHOR_VOLI, state, [chosen])
                yield chosen


def known_to(state: ChorVoliState, seat: int | None, rng: Random) -> list[ChorVoliAction]:
    """Return what a seat hears of in a request: an exchange, an own combination, who stands."""
    takes = [ChorVoliTakeTableCard(each) for each in range(len(state.hands)) if rng.random() < 0.7]
    line: list[ChorVoliAction] = [each for each in takes if CHOR_VOLI.check(state, each) is None]
    if seat is not None:
        after, _ = play(CHOR_VOLI, state, line)
        line.append(own_legal(CHOR_VOLI, after, seat)[0])
    return [*line, *map(ChorVoliStand, rng.sample(range(len(state.hands)), rng.randint(0, len(state.hands))))]


def shuffled_in(
    known: Sequence[ChorVoliAction], unknown: Sequence[ChorVoliAction], rng: Random
) -> list[ChorVoliAction]:
    """Return two lists in one, each in its order, and what is unknown of a seat before what is known of it."""
    line = list(known)
    for each in reversed(unknown):
        line.insert(
            rng.randint(0, min([i for i, other in enumerate(line) if other.seat == each.seat] or [len(line)])), each
        )
    return line


@every_table
def test_c9a_what_others_lay_down_is_not_told_by_anything(variant: ChorVoliVariant, players: int) -> None:
    """Nor by the numbers of the actions that events carry, which count known actions only."""
    rng, differing = Random(f"unseen {variant} {players}"), 0
    for i in range(MATCHES):
        state = fresh(variant, players, f"unseen-{i}")
        for seat in (*range(players), None):
            known = known_to(state, seat, rng)
            lines = [shuffled_in(known, list(combined_by_others(state, seat, rng)), rng) for _ in range(3)]
            assert len({told_to(state, line, seat) for line in (known, *lines)}) == 1, (seat, lines)
            differing += len(set(map(len, lines))) > 1
    assert differing > MATCHES


@every_table
def test_c9a_the_order_of_standing_is_told_by_who_calls_alone(variant: ChorVoliVariant, players: int) -> None:
    state = fresh(variant, players, "order")
    orders = [[*range(players)], [*range(1, players - 1), 0, players - 1]]
    for count in (players - 1, players):
        one, other = (play(CHOR_VOLI, state, map(ChorVoliStand, order[:count]))[0] for order in orders)
        for seat in (*range(players), None):
            assert encode(perspective(CHOR_VOLI, one, (), seat)) == encode(perspective(CHOR_VOLI, other, (), seat))


def test_c9a_nobody_hears_of_another_ones_combination() -> None:
    state = laid("9C TD JH | AC AD AH | | ")
    _, events = play(CHOR_VOLI, state, [action("1 combine AC AD AH")])
    assert [CHOR_VOLI.witness(events[0], seat) for seat in (0, 2, 3, None)] == [None] * 4
    assert CHOR_VOLI.witness(events[0], 1) is events[0]


def test_c9a_numbers_of_events_have_no_gaps() -> None:
    state = laid("9C TD JH | AC AD AH KC KD KH | | ")
    line = actions("1 combine AC AD AH, 0 combine 9C TD JH, 1 combine KC KD KH, 1 stand, 0 stand")
    after, events = play(CHOR_VOLI, state, line)
    assert [event.action for event in perspective(CHOR_VOLI, after, events, 0).events] == [0, 1, 2]
    assert [event.action for event in perspective(CHOR_VOLI, after, events, 1).events] == [0, 1, 2, 3]
    assert [event.action for event in perspective(CHOR_VOLI, after, events, None).events] == [0, 1]


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_c9a_a_view_is_the_same_whatever_the_others_have_done(options: ChorVoliOptions) -> None:
    state = laid("9C TD JH | AC AD AH KC KD KH | QC QD QH | ", options)
    later = do(state, "1 combine AC AD AH, 2 combine QC QD QH, 1 combine KC KD KH")
    assert encode(CHOR_VOLI.view(state, 0)) == encode(CHOR_VOLI.view(later, 0))
    assert encode(CHOR_VOLI.view(state, None)) == encode(CHOR_VOLI.view(later, None))
    assert encode(CHOR_VOLI.scoring(state)) == encode(CHOR_VOLI.scoring(later))
    assert CHOR_VOLI.to_act(state) == CHOR_VOLI.to_act(later)
    for other in (1, 2):
        assert encode(CHOR_VOLI.view(state, other)) != encode(CHOR_VOLI.view(later, other))


def test_c9a_spectators_see_no_cards_while_players_arrange() -> None:
    state = do(laid("9C TD JH | AC AD AH | | "), "0 combine 9C TD JH, 0 stand")
    own, none = CHOR_VOLI.view(state, 0), CHOR_VOLI.view(state, None)
    assert (own.hand, own.own_discards) == ((), state.discards[0])
    assert [each.cards for each in own.own_combinations or ()] == list(state.combinations[0])
    assert (none.hand, none.own_combinations, none.own_discards) == (None, None, None)
    assert CHOR_VOLI.view(state, 0).stood == CHOR_VOLI.view(state, None).stood == (0,)


@every_table
def test_c9a_discards_are_never_shown(variant: ChorVoliVariant, players: int) -> None:
    state = fresh(variant, players, "discards")
    while isinstance(state.phase, ChorVoliArranging):
        state, _ = play(CHOR_VOLI, state, [legal_actions(CHOR_VOLI, state)[0].actions[0]])
    over, events = play(CHOR_VOLI, state, [ChorVoliShow(CHOR_VOLI.to_act(state)[0])])
    for seat in (*range(players), None):
        told = encode(perspective(CHOR_VOLI, over, events, seat)).decode()
        for other in range(players):
            for card in over.discards[other]:
                assert (f'"{card}"' in told) == (other == seat), card


def test_c9a_the_kit_takes_the_order_of_standing_for_secret_until_the_call() -> None:
    one, other = (laid("/ | / | / | /", stood=order) for order in ([0, 1, 2], [2, 0, 1]))
    assert seen(one, 3) == seen(other, 3)
    assert seen(do(one, "3 stand"), 3) == seen(do(other, "3 stand"), 3)
    assert seen(laid("/ | / | / | /", stood=[0, 1, 2, 3]), 3) != seen(laid("/ | / | / | /", stood=[0, 1, 3, 2]), 3)
