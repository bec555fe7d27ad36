"""States of Chor Voli and Ramchi laid out by hand."""

from collections.abc import Iterator, Sequence

from croupier.cards import Card, cards
from croupier.chor_voli.options import PACK, ChorVoliOptions, ChorVoliPlain, ChorVoliShowdownLeader, ChorVoliTies
from croupier.chor_voli.options import ChorVoliRamchi as Ramchi
from croupier.chor_voli.state import ChorVoliArranging, ChorVoliCalling, ChorVoliState

PLAIN = ChorVoliPlain(
    threes_high=False,
    fours_high=False,
    ties=ChorVoliTies.FIRST,
    showdown_leader=ChorVoliShowdownLeader.FIRST_SEAT,
    deals=None,
)
RAMCHI = Ramchi(
    threes_high=False,
    ties=ChorVoliTies.FIRST,
    showdown_leader=ChorVoliShowdownLeader.FIRST_SEAT,
    four_of_a_kind=False,
    fours_high=False,
    deals=None,
)
HEIGHTS = "AKQJT98765432"


def laid(
    seats: str,
    options: ChorVoliOptions = PLAIN,
    *,
    stood: Sequence[int] = (),
    table_card: str | None = None,
    dealer: int | None = None,
) -> ChorVoliState:
    """Return a first deal of the whole pack, its seats parted by bars: ``"AC AD AH, 9C TC JC / 2D 3D | | | 5H"``.

    Before a slash are combinations laid down, after it cards in hand (of a seat that has stood: discarded). The last
    seat deals. Cards named nowhere fill the seats up, so that nobody has four of a kind by them.
    """
    laid_down, held = zip(*map(_seat, seats.split("|")), strict=True)
    players = len(held)
    on_table = None if table_card is None else Card(table_card)
    rows = _filled(laid_down, held, on_table)
    spare = [card for card in PACK if card not in {on_table, *(card for row in rows for card in row)}]
    rest = [tuple(row[3 * len(laid) :]) for row, laid in zip(rows, laid_down, strict=True)]
    return ChorVoliState(
        version=1,
        options=options,
        seed="laid",
        deal=0,
        dealer=players - 1 if dealer is None else dealer,
        actions=sum(map(len, laid_down)) + len(stood),
        hands=tuple(() if seat in stood else row for seat, row in enumerate(rest)),
        table_card=on_table or next(iter(spare), None),
        combinations=tuple(laid_down),
        discards=tuple(row if seat in stood else () for seat, row in enumerate(rest)),
        stood=tuple(stood),
        balances=(-1 if options.has_pool else 0,) * players,
        pool=players if options.has_pool else 0,
        phase=ChorVoliCalling() if len(stood) == players else ChorVoliArranging(),
    )


def _seat(text: str) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    before, _, after = text.rpartition("/")
    return tuple(in_order(cards(each)) for each in before.split(",") if each.strip()), cards(after)


def in_order(combination: Sequence[Card]) -> tuple[Card, ...]:
    """Return three cards as they are kept: the highest rank first, equal ranks by suit."""
    return tuple(sorted(combination, key=lambda card: (HEIGHTS.index(card[0]), card[1])))


def _filled(
    laid_down: Sequence[tuple[tuple[Card, ...], ...]], held: Sequence[tuple[Card, ...]], on_table: Card | None
) -> list[list[Card]]:
    rows = [[*_flat(laid), *cards] for laid, cards in zip(laid_down, held, strict=True)]
    size = len(PACK) // len(rows)
    named = {on_table, *(card for row in rows for card in row)}
    spare = [card for card in PACK if card not in named]
    # The fourth card to three finds a place elsewhere while there are places.
    for card in sorted(spare, key=lambda card: -max(_count(card, row) for row in rows)):
        if open_rows := [row for row in rows if len(row) < size]:
            min(open_rows, key=lambda row: (_count(card, row), len(row))).append(card)
    return rows


def _flat(laid: tuple[tuple[Card, ...], ...]) -> Iterator[Card]:
    return (card for combination in laid for card in combination)


def _count(card: Card, row: Sequence[Card]) -> int:
    """Return how many cards of a card's rank are in a row."""
    return [other[0] for other in row].count(card[0])
