"""States of Chor Voli and Ramchi that nobody has played up to: claims of a client, sound or not."""

from random import Random

from msgspec.structs import replace

from croupier.cards import Card
from croupier.chor_voli import state as chor_voli
from croupier.chor_voli.combinations import Combination, table
from croupier.chor_voli.options import (
    PACK,
    ChorVoliOptions,
    ChorVoliPlain,
    ChorVoliRamchi,
    ChorVoliShowdownLeader,
    ChorVoliTies,
)
from croupier.chor_voli.scoring import lines
from croupier.payments import net

Laid = tuple[tuple[Card, ...], ...]

TRIES = 12


def wild(rng: Random) -> chor_voli.ChorVoliState:
    """Return a state with all cards in their places, and everything else by chance close to what is sound."""
    options, players = _options(rng)
    phase, stood = _phase(rng, players)
    unplayed = isinstance(phase, chor_voli.ChorVoliOver) and not stood
    rows = _dealt(rng, players, together=unplayed or rng.random() < 0.1)
    arranged = [((), row) if unplayed else _arranged(rng, row, options) for row in rows[:players]]
    table_card = next(iter(rows[players]), None)
    laid = tuple(each for each, _ in arranged)
    exchanged = table_card == "2D" and rng.random() < 0.5
    state = chor_voli.ChorVoliState(
        version=1,
        options=options,
        seed=f"wild-{rng.random()}",
        deal=rng.choice((0, 0, 1, 2, 5, 9_999)),
        dealer=rng.randrange(players),
        actions=sum(map(len, laid)) + len(stood) + _nearly(rng, isinstance(phase, chor_voli.ChorVoliOver) + exchanged),
        hands=tuple(() if seat in stood else rest for seat, (_, rest) in enumerate(arranged)),
        table_card=table_card,
        combinations=laid,
        discards=tuple(rest if seat in stood else () for seat, (_, rest) in enumerate(arranged)),
        stood=stood,
        balances=(0,) * players,
        pool=0,
        phase=phase,
    )
    return _with_money(rng, replace(state, actions=0) if unplayed else state)


def _nearly(rng: Random, number: int) -> int:
    return number + rng.choice((-1, 1, 2) if rng.random() < 0.6 else (0,))


def _options(rng: Random) -> tuple[ChorVoliOptions, int]:
    threes_high, fours_high, four_of_a_kind = (rng.random() < 0.5 for _ in range(3))
    ties, leader = rng.choice(tuple(ChorVoliTies)), rng.choice(tuple(ChorVoliShowdownLeader))
    deals = rng.choice((None, None, 1, 3))
    if rng.random() < 0.4:
        plain = ChorVoliPlain(
            threes_high=threes_high, fours_high=fours_high, ties=ties, showdown_leader=leader, deals=deals
        )
        return plain, 4
    ramchi = ChorVoliRamchi(
        threes_high=threes_high,
        ties=ties,
        showdown_leader=leader,
        four_of_a_kind=four_of_a_kind,
        fours_high=fours_high,
        deals=deals,
    )
    return ramchi, rng.choice((3, 3, 4))


def _phase(rng: Random, players: int) -> tuple[chor_voli.ChorVoliPhase, tuple[int, ...]]:
    """Return a phase, and who has stood."""
    order = tuple(rng.sample(range(players), players))
    pot = rng.choice((0, 0, 0, 4, 5, 9))
    phase, count = rng.choice(
        (
            (chor_voli.ChorVoliArranging(), rng.randrange(players)),
            (chor_voli.ChorVoliCalling(), players),
            (chor_voli.ChorVoliOver(pot if rng.random() < 0.2 else 0), players),
            (chor_voli.ChorVoliOver(pot), 0),
        )
    )
    return phase, order[: max(_nearly(rng, count), 0)]


def _dealt(rng: Random, players: int, *, together: bool) -> list[tuple[Card, ...]]:
    """Return the hands and, last, what is left over; a four of a kind may have been put together."""
    deck = rng.sample(PACK, len(PACK))
    if together:
        rank = rng.choice(deck)[0]
        deck.sort(key=lambda card: card[0] == rank)
    if rng.random() < 0.2:
        deck.sort(key=lambda card: card != "2D")
    size = len(PACK) // players
    hands = [tuple(deck.pop() for _ in range(size)) for _ in range(players)]
    return [*hands, tuple(deck)]


def _arranged(rng: Random, row: tuple[Card, ...], options: ChorVoliOptions) -> tuple[Laid, tuple[Card, ...]]:
    """Return some combinations that a seat has laid down, nearly always in order, and the other cards."""
    cards = list(rng.sample(row, len(row)))
    found = list[Combination]()
    for _ in range(rng.choice((0, 1, 2, TRIES))):
        combination = table(options).find(cards[:3])
        if combination is not None:
            found.append(combination)
            del cards[:3]
        rng.shuffle(cards)
    if rng.random() < 0.7:
        found.sort(key=lambda combination: -combination.strength)
    return tuple(combination.cards for combination in found), tuple(cards)


def _with_money(rng: Random, state: chor_voli.ChorVoliState) -> chor_voli.ChorVoliState:
    """Return a state whose chips come from this deal and, nearly always, from what earlier ones can have paid."""
    players, has_pool = len(state.hands), state.options.has_pool
    pot = state.phase.pot if isinstance(state.phase, chor_voli.ChorVoliOver) else 0
    in_pool = max(pot - players, 0) if pot else rng.choice((0, 0, 1, 4)) * has_pool * (state.deal > 0)
    most_lost = state.deal * (1 if has_pool else 15 if players == 3 else 10) * rng.choice((1, 1, 2, 5))
    before = [-rng.choice((0, most_lost, rng.randint(0, most_lost))) for _ in range(players)]
    before[rng.randrange(players)] -= sum(before) + in_pool
    paid = net(lines(state), players)
    balances = tuple(chips + gain for chips, gain in zip(before, paid, strict=True))
    return replace(state, balances=balances, pool=max(_nearly(rng, -sum(balances)), 0))
