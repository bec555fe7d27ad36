"""States of Kryt'-navalivat' that nobody has played up to: claims of a client, sound or not."""

from random import Random

from croupier.cards import SUIT, Card, Suit
from croupier.kryt_navalivat import state as kryt
from croupier.kryt_navalivat.options import PACK, KrytDiamondsAndSpades, KrytOptions, KrytStandard

HAND = 3


def wild(rng: Random) -> kryt.KrytState:
    """Return a state with all cards in their places, and everything else by chance close to what is sound."""
    players = rng.randint(2, 6)
    options = _options(rng)
    phase = _phase(rng, players)
    hands, stock, pile = _cards(rng, _sizes(rng, players, phase), stocked=_may_have_stock(phase))
    drawn = len(PACK) - HAND * players - len(stock)
    losses = tuple(rng.choice((0, 0, 0, 1)) for _ in range(players))
    return kryt.KrytState(
        version=1,
        options=options,
        seed=f"wild-{rng.random()}",
        deal=rng.choice((0, 1, 2, 5, 9_998, 9_999)),
        dealer=losses.index(1) if any(losses) and rng.random() < 0.8 else rng.randrange(players),
        actions=_actions(rng, max(len(pile), drawn, 1)),
        hands=hands,
        stock=stock,
        pile=pile,
        trumps=_trumps(rng, options, stock),
        losses=losses,
        phase=phase,
    )


def _actions(rng: Random, least: int) -> int:
    likely = least + rng.choice((-1, 0, 0, 0, 1, 2, 5))
    return likely if rng.random() < 0.9 else rng.choice((0, 999_998, 999_999, 1_000_000))


def _options(rng: Random) -> KrytOptions:
    form = rng.choice((KrytStandard, KrytDiamondsAndSpades))
    return form(rng.choice((None, None, 40, 36, 33, 30)), rng.choice((None, None, 1, 3)))


def _phase(rng: Random, players: int) -> kryt.KrytPhase:
    phases = (kryt.KrytLeading, kryt.KrytAnswering, kryt.KrytCovering, kryt.KrytFreeLeading)
    if rng.random() < 0.7:
        return rng.choice(phases)(rng.randrange(players))
    loser, draw, broken_off = rng.choice(
        ((0, False, False), (None, True, False), (None, False, True), (0, True, False))
    )
    return kryt.KrytOver(kryt.KrytResult(loser, draw, broken_off, rng.random() < 0.2))


def _may_have_stock(phase: kryt.KrytPhase) -> bool:
    return not isinstance(phase, kryt.KrytFreeLeading | kryt.KrytOver) or phase == _BROKEN_OFF


_BROKEN_OFF = kryt.KrytOver(kryt.KrytResult(None, draw=False, broken_off=True, honour=False))


def _sizes(rng: Random, players: int, phase: kryt.KrytPhase) -> list[int]:
    """Return how many cards each seat holds."""
    if isinstance(phase, kryt.KrytOver) and phase != _BROKEN_OFF and rng.random() < 0.9:
        return [rng.choice((1, 1, 2, 5)), *[0] * (players - 1)]
    least = rng.choice((0, 1, 2, HAND, HAND))
    sizes = [max(least + rng.choice((-1, 0, 0, 0, 0, 1, 3)), 0) for _ in range(players)]
    if isinstance(phase, kryt.KrytFreeLeading):
        sizes[phase.turn - 1] = 0
    return sizes


def _cards(
    rng: Random, sizes: list[int], *, stocked: bool
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...]]:
    deck = rng.sample(PACK, len(PACK))
    if rng.random() < 0.1:
        sizes[sizes.index(max(sizes))] += len(deck) - sum(sizes)
    hands = tuple(tuple(deck.pop() for _ in range(size)) for size in sizes)
    left = rng.choice((0, 1, 2, 5, len(deck) // 2, len(deck))) if stocked else 0
    stock = tuple(deck.pop() for _ in range(min(left, len(deck))))
    return hands, stock, tuple(deck)


def _trumps(rng: Random, options: KrytOptions, stock: tuple[Card, ...]) -> Suit:
    if rng.random() < 0.1:
        return rng.choice(tuple(Suit))
    if isinstance(options, KrytDiamondsAndSpades):
        return Suit.DIAMONDS
    return SUIT[stock[-1]] if stock else rng.choice(tuple(Suit))
