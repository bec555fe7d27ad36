"""The calls that tell what is on offer, each answer made once from the records of the games."""

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from croupier.faults import Rule, TableRule
from croupier.game import AnyGame
from croupier.shuffle import CHANCE
from croupier_api.calls import Call
from croupier_api.catalogue import (
    Catalogue,
    CatalogueOption,
    ChoiceOption,
    FlagOption,
    GameList,
    GameSummary,
    GameVersions,
    Health,
    HealthStatus,
    NumberOption,
    PlayerRange,
    RuleEntry,
    ServiceInfo,
    VariantEntry,
)

SERVICE = "service"
VERSION = version("croupier")


class Said(NamedTuple):
    """What the document says of a call."""

    summary: str
    description: str


ABOUT = Said(
    "Tell what the service is",
    "Its version, the id of the published algorithm from seed to deck, and which games and state versions it knows.",
)
GAMES = Said("List the games", "Each game in short: names, numbers of players, direction of play, variants.")
HEALTH = Said("Tell that the service answers", "For whoever watches over the process; it depends on nothing else.")


def service_calls(games: Sequence[AnyGame]) -> tuple[Call, ...]:
    """Return the calls that belong to no game."""
    about = ServiceInfo(
        service="croupier",
        version=VERSION,
        chance=CHANCE,
        state_versions=tuple(GameVersions(game=game.id, versions=game.state_versions) for game in games),
        games=tuple(game.id for game in games),
    )
    listed = GameList(games=tuple(_summary(game) for game in games))
    return (
        _get("service_about", "/v1", SERVICE, ABOUT, about),
        _get("service_games", "/v1/games", SERVICE, GAMES, listed),
        _get("service_health", "/health", SERVICE, HEALTH, Health(status=HealthStatus.OK)),
    )


def catalogue_call(game: AnyGame, operation_prefix: str) -> Call:
    """Return the call that tells all about one game."""
    summary = _summary(game)
    catalogue = Catalogue(
        id=game.id,
        names=game.names,
        players=summary.players,
        direction=game.direction,
        variants=tuple(
            VariantEntry(name=name, sentence=variant.sentence, source=variant.source, options=variant.options)
            for name, variant in game.variants.items()
        ),
        options=tuple(_options(game)),
        rulebook=tuple(_entry(member.rule) for member in (*TableRule, *game.rulebook)),
        state_versions=game.state_versions,
    )
    generic: Any = Catalogue
    return _get(
        f"{operation_prefix}_catalogue",
        f"/v1/games/{game.id}",
        game.id,
        Said(
            f"Tell the variants, options and rules of {game.names[0].name}",
            "Everything that a frontend can know before a match: named variants with all their options, each with "
            "its bounds and its rule, and every rule that can be broken, with its sentence and source.",
        ),
        catalogue,
        answer=generic[game.variant_type, game.options_type],
        prefix=game.prefix,
    )


def _get(
    operation_id: str, path: str, tag: str, said: Said, told: msgspec.Struct, *, answer: Any = None, prefix: str = ""
) -> Call:
    return Call(
        operation_id=operation_id,
        method="GET",
        path=path,
        tag=tag,
        prefix=prefix,
        summary=said.summary,
        description=said.description,
        answer=answer or type(told),
        run=lambda: told,
    )


def _summary(game: AnyGame) -> GameSummary:
    return GameSummary(
        id=game.id,
        names=game.names,
        players=PlayerRange(fewest=game.fewest, most=game.most),
        direction=game.direction,
        variants=tuple(str(name.value) for name in game.variants),
    )


def _entry(rule: Rule) -> RuleEntry:
    return RuleEntry(id=rule.id, code=rule.code, sentence=rule.sentence, source=rule.source)


def _options(game: AnyGame) -> Iterator[CatalogueOption]:
    """Describe every option of every form, from the types and the notes on them."""
    defaults: dict[type[msgspec.Struct], Any] = {}
    for variant in game.variants.values():
        options: msgspec.Struct = variant.options
        defaults.setdefault(type(options), options)
    for form, options in defaults.items():
        info = inspect.type_info(form)
        assert isinstance(info, inspect.StructType)  # noqa: S101 - options are structs, which the record's type says
        for field in info.fields:
            yield _option(field, form=str(info.tag), default=getattr(options, field.name))


def _option(field: inspect.Field, *, form: str, default: Any) -> CatalogueOption:
    noted = _noted(field.type)
    note: dict[str, Any] = {
        "name": field.encode_name,
        "form": form,
        "rule": noted.extra["rule"],
        "sentence": noted.extra_json_schema["description"],
    }
    match noted.type:
        case inspect.BoolType():
            return FlagOption(**note, default=default)
        case inspect.IntType(ge=int() as minimum, le=int() as maximum):
            return NumberOption(**note, default=default, minimum=minimum, maximum=maximum)
        case inspect.EnumType(cls=choices):
            return ChoiceOption(**note, default=default, choices=tuple(str(choice.value) for choice in choices))
        case other:
            raise TypeError(f"no way to describe an option of type {other}")


def _noted(kind: inspect.Type) -> Any:
    """Return the part of a field's type that carries its note."""
    while isinstance(kind, inspect.UnionType):
        kind = next(member for member in kind.types if not isinstance(member, inspect.NoneType))
    if not isinstance(kind, inspect.Metadata):
        raise TypeError("an option needs a note: Meta(description=…, extra={'rule': …})")
    return kind
