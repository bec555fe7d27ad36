"""Who may know what of Chor Voli and Ramchi, from the rules page alone (C8, C9a, C10a, C16)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from croupier.cards import Card
from croupier.chor_voli.audit import audit
from croupier.chor_voli.combinations import table
from croupier.chor_voli.state import ChorVoliCalling, ChorVoliOver, ChorVoliState
from kit.chor_voli.laid import HEIGHTS

ATTEMPTS = 30

Laid = tuple[tuple[Card, ...], ...]
Rest = tuple[Card, ...]
Arranged = tuple[Laid, Rest]
"""What a seat has laid down, and its other cards, be they in hand or discarded."""


def unplayed(state: ChorVoliState) -> bool:
    """Tell whether a four of a kind ended the deal before it began (C8)."""
    return isinstance(state.phase, ChorVoliOver) and not state.stood


def shown_down(state: ChorVoliState) -> bool:
    """Tell whether the combinations have been shown (C10a)."""
    return isinstance(state.phase, ChorVoliOver) and bool(state.stood)


def quartet(state: ChorVoliState) -> tuple[int, str]:
    """Return the seat with the highest four of a kind, and their rank (C8)."""
    order = "4" + HEIGHTS if state.options.fours_high else HEIGHTS
    return next(
        (seat, rank) for rank in order for seat, hand in enumerate(state.hands) if [c[0] for c in hand].count(rank) == 4
    )


def seen(state: ChorVoliState, seat: int | None) -> Any:
    """Return what a seat, or for None a spectator, may know."""
    return (
        (state.options, state.deal, state.dealer, state.table_card, state.balances, state.pool, state.phase),
        None if seat is None else (state.hands[seat], state.combinations[seat], state.discards[seat]),
        tuple(sorted(state.stood)),
        # Who is to call tells who stood last.
        state.stood[-1] if isinstance(state.phase, ChorVoliCalling) else None,
        state.combinations if shown_down(state) else None,
        quartet(state) if unplayed(state) else None,
    )


def shown(state: ChorVoliState, seat: int | None) -> set[Card]:
    """Return the cards that a seat, or for None a spectator, sees face up."""
    face_up = set() if state.table_card is None else {state.table_card}
    seats = range(len(state.hands))
    laid = [each for each in seats if each == seat or shown_down(state)]
    face_up.update(card for each in laid for combination in state.combinations[each] for card in combination)
    return face_up if seat is None else {*face_up, *state.hands[seat], *state.discards[seat]}


def twin(state: ChorVoliState, seat: int | None, rng: Random) -> ChorVoliState:
    """Return a sound state that differs only in what a seat cannot know."""
    changed = (_changed(state, seat, rng) for _ in range(ATTEMPTS))
    known = seen(state, seat)
    return next(
        (each for each in changed if seen(each, seat) == known and not list(audit(each))),
        replace(state, seed=f"twin-{rng.random()}"),
    )


def _changed(state: ChorVoliState, seat: int | None, rng: Random) -> ChorVoliState:
    others = [each for each in range(len(state.hands)) if each != seat]
    arranged = [
        (state.combinations[each], (*state.hands[each], *state.discards[each])) for each in range(len(state.hands))
    ]
    if isinstance(state.phase, ChorVoliOver) or rng.random() < 0.25:
        _swap_rests(state, arranged, others, rng)
    else:
        _deal_again(state, arranged, others, rng)
    return _put_together(state, arranged, rng)


def _swap_rests(state: ChorVoliState, arranged: list[Arranged], others: list[int], rng: Random) -> None:
    """Let cards in hand and discards change places among the others; no combination changes."""
    share = rng.choice((0.2, 0.5, 1.0))
    kept = quartet(state)[1] if unplayed(state) else None
    rests = {each: list(arranged[each][1]) for each in others}
    places = [(each, i) for each, rest in rests.items() for i, card in enumerate(rest) if card[0] != kept]
    places = [place for place in places if rng.random() < share]
    moved = [rests[each][i] for each, i in places]
    rng.shuffle(moved)
    for (each, i), card in zip(places, moved, strict=True):
        rests[each][i] = card
    for each, rest in rests.items():
        arranged[each] = (arranged[each][0], tuple(rest))


def _deal_again(state: ChorVoliState, arranged: list[Arranged], others: list[int], rng: Random) -> None:
    """Deal all cards of the others again among them, and let each lay down others and other numbers of combinations."""
    sizes = {each: 3 * len(arranged[each][0]) + len(arranged[each][1]) for each in others}
    deck = [
        card for each in others for card in (*(c for cards in arranged[each][0] for c in cards), *arranged[each][1])
    ]
    rng.shuffle(deck)
    for each, size in sizes.items():
        arranged[each] = arrange(state, tuple(deck.pop() for _ in range(size)), rng)


def arrange(state: ChorVoliState, cards: Sequence[Card], rng: Random) -> Arranged:
    """Lay down some combinations at random, none stronger than the one before (C10)."""
    laid: Laid = ()
    rest = tuple(cards)
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4, 5))):
        before = table(state.options).find(laid[-1]) if laid else None
        fit = [each for each in table(state.options).among(rest) if before is None or each.strength <= before.strength]
        if not fit:
            break
        chosen = rng.choice(fit[: 1 + len(fit) // 2]).cards
        laid, rest = (*laid, chosen), tuple(card for card in rest if card not in chosen)
    return laid, rest


def _put_together(state: ChorVoliState, arranged: list[Arranged], rng: Random) -> ChorVoliState:
    holding = [unplayed(state) or seat not in state.stood for seat in range(len(state.hands))]
    laid = tuple(each for each, _ in arranged)
    exchanges = state.table_card is Card.TWO_OF_DIAMONDS and not unplayed(state) and rng.random() < 0.5
    return replace(
        state,
        seed=f"twin-{rng.random()}",
        actions=sum(map(len, laid)) + len(state.stood) + shown_down(state) + exchanges,
        hands=tuple(rest if holds else () for holds, (_, rest) in zip(holding, arranged, strict=True)),
        combinations=laid,
        discards=tuple(() if holds else rest for holds, (_, rest) in zip(holding, arranged, strict=True)),
        stood=_reordered(state, rng),
    )


def _reordered(state: ChorVoliState, rng: Random) -> tuple[int, ...]:
    """Return who has stood in another order; who stood last is not secret while the call is his neighbour's."""
    kept = 1 if isinstance(state.phase, ChorVoliCalling) else 0
    free = list(state.stood[: len(state.stood) - kept])
    rng.shuffle(free)
    return (*free, *state.stood[len(free) :])
