"""Plays matches with actions chosen at random, and looks at how they end."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import telling

from croupier_client import (
    AsyncCroupier,
    ChorVoliOverrides,
    ChorVoliScoring,
    ChorVoliVariant,
    Croupier,
    KrytOverrides,
    KrytPosition,
    NapOverrides,
    NapScoring,
    NapVariant,
)

DEALS = 2
SEED = "smoke-test"
KRYT = KrytOverrides(deals=DEALS, action_limit=2_000)


class State(Protocol):
    """What the states of all games have in common."""

    @property
    def deal(self) -> int:
        """Number of the deal, from 0."""
        ...

    @property
    def phase(self) -> object:
        """What is due."""
        ...


class Position(Protocol):
    """What the positions of all games have in common."""

    @property
    def state(self) -> State:
        """The state."""
        ...

    @property
    def digest(self) -> str:
        """The digest of the state."""
        ...

    @property
    def to_act(self) -> Sequence[int]:
        """Seats that may act."""
        ...

    @property
    def legal(self) -> Sequence[Any] | None:
        """What each of them may do."""
        ...

    @property
    def events(self) -> Sequence[Any]:
        """What has happened."""
        ...


Place = TypeVar("Place", bound=Position)
Act = TypeVar("Act")
Event = TypeVar("Event")


class Game(NamedTuple, Generic[Place, Act, Event]):
    """How to start, play and replay a match, and how to tell its events."""

    start: Callable[[], Place]
    play: Callable[[Place, Act], Place]
    replay: Callable[[list[Act]], Position]
    told: Callable[[Event], str]


def played(game: Game[Place, Act, Event]) -> tuple[Place, list[str]]:
    """Play a match to its end, see that a replay ends the same, and return the end and what was told."""
    chance = random.Random(1)
    position = game.start()
    taken, story = list[Act](), [game.told(event) for event in position.events]
    while position.to_act:
        taken.append(choose(position, chance))
        position = game.play(position, taken[-1])
        story.extend(game.told(event) for event in position.events)
    assert position.state.deal == DEALS - 1
    assert type(position.state.phase).__name__.endswith("Over")
    assert sum(line.startswith("settled") for line in story) == DEALS
    assert game.replay(taken).digest == position.digest
    print(f"Played {DEALS} deals with {len(taken)} actions; {story[-1]}.")
    return position, story


def choose(position: Position, chance: random.Random) -> Any:
    """Return one of the legal actions."""
    return chance.choice([action for entry in position.legal or () for action in entry.actions])


def plays_kryt(croupier: Croupier, base_url: str) -> None:
    """Play a match of Kryt'-navalivat' with both clients."""
    game = croupier.kryt_navalivat
    end, _ = played(
        Game(
            lambda: game.start(3, seed=SEED, dealer=2, options=KRYT),
            lambda position, action: game.play(position.state, [action]),
            lambda actions: game.replay(3, SEED, actions, dealer=2, options=KRYT),
            telling.kryt,
        )
    )
    assert any(end.scoring.losses), "Nobody lost a deal."
    assert asyncio.run(plays_kryt_async(base_url)) == end


async def plays_kryt_async(base_url: str) -> KrytPosition:
    """Play the same match with the other client."""
    chance = random.Random(1)
    async with AsyncCroupier(base_url) as croupier:
        position = await croupier.kryt_navalivat.start(3, seed=SEED, dealer=2, options=KRYT)
        while position.to_act:
            position = await croupier.kryt_navalivat.play(position.state, [choose(position, chance)])
    return position


def plays_nap(croupier: Croupier, variant: NapVariant) -> None:
    """Play a match of Nap."""
    game, options = croupier.nap, NapOverrides(deals=DEALS)
    end, story = played(
        Game(
            lambda: game.start(4, seed=SEED, variant=variant, options=options),
            lambda position, action: game.play(position.state, [action]),
            lambda actions: game.replay(4, SEED, actions, variant=variant, options=options),
            telling.nap,
        )
    )
    assert story[0].endswith("with a floater") == (variant is NapVariant.FLOATER)
    assert in_balance(end.scoring)


def plays_chor_voli(croupier: Croupier, variant: ChorVoliVariant) -> None:
    """Play a match of Chor Voli."""
    game, options = croupier.chor_voli, ChorVoliOverrides(deals=DEALS)
    end, _ = played(
        Game(
            lambda: game.start(4, seed=SEED, variant=variant, options=options),
            lambda position, action: game.play(position.state, [action]),
            lambda actions: game.replay(4, SEED, actions, variant=variant, options=options),
            telling.chor_voli,
        )
    )
    assert in_balance(end.scoring)


def in_balance(scoring: NapScoring | ChorVoliScoring) -> bool:
    """Tell whether what the seats have won and lost is in the middle."""
    return sum(scoring.balances) + scoring.kitty + scoring.pool == 0


def plays_matches(base_url: str) -> None:
    """Play a match of each game and of its forms."""
    with Croupier(base_url) as croupier:
        plays_kryt(croupier, base_url)
        for variant in (NapVariant.EXTENDED, NapVariant.PURCHASE, NapVariant.FLOATER):
            plays_nap(croupier, variant)
        for form in ChorVoliVariant:
            plays_chor_voli(croupier, form)
