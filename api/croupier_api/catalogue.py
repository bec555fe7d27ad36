"""What is on offer: the service, its games, and each game's variants, options and rules."""

from enum import StrEnum
from typing import Annotated, Generic, TypeAlias

from msgspec import Meta

from croupier.game import Direction, GameName, O
from croupier.seats import MOST_SEATS
from croupier_api.messages import N, Wire

Versions: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=1, le=65_535)], ...], Meta(max_length=100)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class HealthStatus(StrEnum):
    """How the service is."""

    OK = "ok"


class Health(Wire, frozen=True, kw_only=True):
    """The service answers; it has nothing else that could fail."""

    status: HealthStatus
    """Always ok."""


class GameVersions(Wire, frozen=True, kw_only=True):
    """The versions of a game's states that the service reads; it writes the newest."""

    game: str
    """Id of the game."""
    versions: Versions
    """State versions."""


class ServiceInfo(Wire, frozen=True, kw_only=True):
    """What the service is."""

    service: str
    """Always croupier."""
    version: str
    """Version of the service."""
    chance: str
    """Id of the published algorithm from seed to deck."""
    state_versions: Annotated[tuple[GameVersions, ...], Meta(max_length=100)]
    """State versions by game."""
    games: Annotated[tuple[str, ...], Meta(max_length=100)]
    """Ids of the games."""


class PlayerRange(Wire, frozen=True, kw_only=True):
    """How many may play; both ends belong."""

    fewest: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    """Fewest players."""
    most: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    """Most players."""


class GameSummary(Wire, frozen=True, kw_only=True):
    """A game in short."""

    id: str
    """Id of the game, as it stands in paths."""
    names: Annotated[tuple[GameName, ...], Meta(max_length=100)]
    """What it is called."""
    players: PlayerRange
    """How many may play."""
    direction: Direction
    """Which way play goes."""
    variants: Annotated[tuple[str, ...], Meta(max_length=100)]
    """Names of its variants; the first is the default."""


class GameList(Wire, frozen=True, kw_only=True):
    """The games on offer."""

    games: Annotated[tuple[GameSummary, ...], Meta(max_length=100)]
    """The games."""


class RuleEntry(Wire, frozen=True, kw_only=True):
    """A rule that can be broken."""

    id: str
    """Id on the rules page; several entries may share it."""
    code: str
    """Code of this entry alone, as problems give it in ``reason``."""
    sentence: str
    """The sentence, with the names of its values in braces."""
    source: str
    """Where the rule comes from."""


class FlagOption(Wire, frozen=True, kw_only=True, tag="flag"):
    """An option that is on or off."""

    name: str
    """Name of the option."""
    form: str
    """Form that it belongs to."""
    rule: str
    """Id of its rule."""
    sentence: str
    """What it does."""
    default: bool
    """Value in the form's first variant."""


class NumberOption(Wire, frozen=True, kw_only=True, tag="number"):
    """An option that is a whole number."""

    name: str
    """Name of the option."""
    form: str
    """Form that it belongs to."""
    rule: str
    """Id of its rule."""
    sentence: str
    """What it does."""
    default: Number | None
    """Value in the form's first variant; null for none."""
    minimum: Number
    """Least value."""
    maximum: Number
    """Greatest value."""


class ChoiceOption(Wire, frozen=True, kw_only=True, tag="choice"):
    """An option that is one of several texts."""

    name: str
    """Name of the option."""
    form: str
    """Form that it belongs to."""
    rule: str
    """Id of its rule."""
    sentence: str
    """What it does."""
    default: str | None
    """Value in the form's first variant; null for none."""
    choices: Annotated[tuple[str, ...], Meta(max_length=100)]
    """Possible values."""


CatalogueOption: TypeAlias = Annotated[
    FlagOption | NumberOption | ChoiceOption,
    Meta(description="An option of a game.", extra={"component": "CatalogueOption"}),
]


class VariantEntry(Wire, Generic[N, O], frozen=True, kw_only=True):
    """A named set of options."""

    name: N
    """Name of the variant."""
    sentence: str
    """What it is."""
    source: str
    """Where it comes from."""
    options: O
    """Every choice of rules."""


class Catalogue(Wire, Generic[N, O], frozen=True, kw_only=True):
    """All that can be known of a game before it starts."""

    id: str
    """Id of the game, as it stands in paths."""
    names: Annotated[tuple[GameName, ...], Meta(max_length=100)]
    """What it is called."""
    players: PlayerRange
    """How many may play."""
    direction: Direction
    """Which way play goes."""
    variants: Annotated[tuple[VariantEntry[N, O], ...], Meta(max_length=100)]
    """Its variants; the first is the default."""
    options: Annotated[tuple[CatalogueOption, ...], Meta(max_length=1_000)]
    """Its options, form by form."""
    rulebook: Annotated[tuple[RuleEntry, ...], Meta(max_length=1_000)]
    """Every rule that an action, options or a state can break."""
    state_versions: Versions
    """State versions that are read; the last is written."""
