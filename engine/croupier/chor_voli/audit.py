"""The laws that a state of Chor Voli from outside must keep.

Sound means that no law is broken; it does not mean that the state was reached by play. Promised is that every state
reached by play is sound, and that play from a sound state never fails and stays sound. Laws of seats are only asked
where all seats are there.
"""

from collections.abc import Iterator
from itertools import pairwise

from croupier.cards import Card
from croupier.chor_voli.audit_money import money
from croupier.chor_voli.combinations import table
from croupier.chor_voli.options import PACK, hand_size, unplayable
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.scoring import deals
from croupier.chor_voli.showdowns import four_of_a_kind
from croupier.chor_voli.state import ChorVoliArranging, ChorVoliOver, ChorVoliState
from croupier.faults import Fault, TableRule


def audit(state: ChorVoliState) -> Iterator[Fault]:
    """List every law that a state breaks."""
    if state.deal >= deals(state.options):
        yield TableRule.DEALS_LEFT.fault("/deal", deal=state.deal + 1, deals=deals(state.options))
    yield from _cards(state)
    strange = [*_seats(state)]
    yield from strange
    if strange:
        return
    yield from _sizes(state)
    yield from _stood(state)
    broken = [*_combinations(state)]
    yield from broken
    yield from _written(state)
    yield from _four_of_a_kind(state)
    yield from _count_of_actions(state)
    if not broken:
        yield from money(state)


def _seats(state: ChorVoliState) -> Iterator[Fault]:
    """The seats are as many as the rules allow, and whatever names a seat names one of them (C6, S7)."""
    players = len(state.hands)
    for fault in unplayable(state.options, players):
        yield Fault("/hands", fault.rule, fault.values)
    for pointer, rule, count in (
        ("/combinations", ChorVoliRule.SEAT_LISTS, len(state.combinations)),
        ("/discards", ChorVoliRule.SEAT_LISTS, len(state.discards)),
        ("/balances", ChorVoliRule.BALANCE_SEATS, len(state.balances)),
    ):
        if count != players:
            yield rule.fault(pointer, players=players, count=count)
    for pointer, seat in (("/dealer", state.dealer), *((f"/stood/{i}", seat) for i, seat in enumerate(state.stood))):
        if seat >= players:
            yield TableRule.SEAT_EXISTS.fault(pointer, seat=seat, last=players - 1)


def _cards(state: ChorVoliState) -> Iterator[Fault]:
    """Every card is in exactly one place (C6)."""
    seen = set[Card]()
    for pointer, card in _places(state):
        if card in seen:
            yield ChorVoliRule.CARD_TWICE.fault(pointer, card=card)
        seen.add(card)
    for card in PACK:
        if card not in seen:
            yield ChorVoliRule.CARD_MISSING.fault("", card=card)


def _places(state: ChorVoliState) -> Iterator[tuple[str, Card]]:
    rows = [(f"/hands/{seat}", hand) for seat, hand in enumerate(state.hands)]
    rows += [(f"/discards/{seat}", cards) for seat, cards in enumerate(state.discards)]
    for seat, laid in enumerate(state.combinations):
        rows += [(f"/combinations/{seat}/{i}", cards) for i, cards in enumerate(laid)]
    for pointer, row in rows:
        yield from ((f"{pointer}/{i}", card) for i, card in enumerate(row))
    if state.table_card is not None:
        yield "/table_card", state.table_card


def _dealt(state: ChorVoliState, seat: int) -> tuple[Card, ...]:
    """Return all cards that a seat has or had, which are those that it was dealt if nothing was exchanged."""
    laid = tuple(card for cards in state.combinations[seat] for card in cards)
    return (*state.hands[seat], *laid, *state.discards[seat])


def _sizes(state: ChorVoliState) -> Iterator[Fault]:
    """Every seat has its cards somewhere, and one lies on the table where one is left over (C6, C16)."""
    players = len(state.hands)
    due = hand_size(players)
    for seat in range(players):
        count = len(_dealt(state, seat))
        if count != due:
            yield ChorVoliRule.HAND_SIZE.fault(f"/hands/{seat}", seat=seat, count=count, due=due)
    if (state.table_card is not None) != (len(PACK) > due * players):
        yield ChorVoliRule.TABLE_CARD.fault("/table_card")


def _stood(state: ChorVoliState) -> Iterator[Fault]:
    """Seats stand once, all before the call; who has stood holds nothing, and nobody else has discarded (C10)."""
    players = range(len(state.hands))
    count = len(state.stood)
    match state.phase:
        case ChorVoliArranging():
            fits = count < len(players)
        case ChorVoliOver():
            fits = count in (0, len(players))
        case _:
            fits = count == len(players)
    if not fits or len(set(state.stood)) < count:
        yield ChorVoliRule.STOOD.fault("/stood", seats=" ".join(map(str, state.stood)))
    for seat in players:
        if state.hands[seat] if seat in state.stood else state.discards[seat]:
            yield ChorVoliRule.HELD_BACK.fault(f"/discards/{seat}", seat=seat)


def _combinations(state: ChorVoliState) -> Iterator[Fault]:
    """What was laid down are combinations, none stronger than the one before (C2, C10)."""
    find = table(state.options).find
    for seat, laid in enumerate(state.combinations):
        found = [find(cards) for cards in laid]
        for i, combination in enumerate(found):
            if combination is None:
                yield ChorVoliRule.COMBINATION.fault(f"/combinations/{seat}/{i}", cards=" ".join(laid[i]))
        for i, (before, after) in enumerate(pairwise(found), start=1):
            if before is not None and after is not None and after.strength > before.strength:
                yield ChorVoliRule.STRONGEST_FIRST.fault(f"/combinations/{seat}/{i}", cards=" ".join(laid[i]))


def _written(state: ChorVoliState) -> Iterator[Fault]:
    """Cards of a combination are written in one order, so that a position has one digest (C10)."""
    find = table(state.options).find
    for seat, laid in enumerate(state.combinations):
        for i, cards in enumerate(laid):
            combination = find(cards)
            if combination is not None and combination.cards != cards:
                yield ChorVoliRule.WRITTEN.fault(f"/combinations/{seat}/{i}", cards=" ".join(cards))


def _four_of_a_kind(state: ChorVoliState) -> Iterator[Fault]:
    """A deal is over at once if and only if somebody was dealt four of a kind, where that ends it (C8, C17)."""
    unplayed = isinstance(state.phase, ChorVoliOver) and not state.stood
    dealt = [_dealt(state, seat) for seat in range(len(state.hands))]
    found = four_of_a_kind(state.options, dealt) if state.options.four_of_a_kind else None
    if unplayed and found is None:
        yield ChorVoliRule.NO_FOUR_OF_A_KIND.fault("/phase")
    # Somebody may have got the fourth card by an exchange, which has left no other trace than its action.
    exchanged = state.table_card is Card.TWO_OF_DIAMONDS and state.actions > _actions_seen(state)
    if not unplayed and found is not None and not exchanged:
        yield ChorVoliRule.FOUR_OF_A_KIND.fault(f"/hands/{found[0]}", seat=found[0])


def _count_of_actions(state: ChorVoliState) -> Iterator[Fault]:
    """Every action has left a trace; only an exchange has left one that may have been there before (C9a, C16)."""
    unplayed = isinstance(state.phase, ChorVoliOver) and not state.stood
    least = _actions_seen(state)
    most = least + (state.table_card is Card.TWO_OF_DIAMONDS and not unplayed)
    if not least <= state.actions <= most or (unplayed and least):
        yield ChorVoliRule.COUNT_OF_ACTIONS.fault("/actions", count=state.actions)


def _actions_seen(state: ChorVoliState) -> int:
    """Return how many actions have left a trace: all but an exchange."""
    called = isinstance(state.phase, ChorVoliOver) and bool(state.stood)
    return sum(map(len, state.combinations)) + len(state.stood) + called
