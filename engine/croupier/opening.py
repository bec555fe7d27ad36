"""How a match opens: a variant, choices and a seed (or a deck) become the first deal."""

from collections.abc import Iterator, Sequence
from enum import Enum

import msgspec

from croupier.cards import Card
from croupier.faults import Fault, TableRule, UnsoundDeck, UnsoundOptions
from croupier.game import A, E, Game, O, R, S, W
from croupier.shuffle import lot, shuffled


def start(
    game: Game[O, S, A, E, R, W],
    *,
    players: int,
    seed: str,
    variant: Enum | None = None,
    overrides: msgspec.Struct | None = None,
    deck: tuple[Card, ...] | None = None,
    dealer: int | None = None,
) -> tuple[S, tuple[E, ...]]:
    """Return the first deal of a match, and its events.

    The variant is the game's first and the dealer drawn by lot (S5), unless named; a given deck replaces the shuffle
    of this deal only. Pointers of faults run from a start request.

    Raises:
        UnsoundOptions: Options, players or dealer cannot be (S6, S7 and the game's own rules).
        UnsoundDeck: The deck is not exactly the pack (S10).
    """
    options = agreed(game, players=players, variant=variant, overrides=overrides, deck=deck, dealer=dealer)
    return first_deal(game, options, players=players, seed=seed, deck=deck, dealer=dealer)


def first_deal(
    game: Game[O, S, A, E, R, W],
    options: O,
    *,
    players: int,
    seed: str,
    deck: tuple[Card, ...] | None = None,
    dealer: int | None = None,
) -> tuple[S, tuple[E, ...]]:
    """Return the first deal of a match whose options, players and dealer have been agreed on, and its events."""
    if deck is None:
        deck = shuffled(game.pack(options, players), seed, 0)
    return game.deal(options, players, lot(players, seed) if dealer is None else dealer, seed, deck)


def agreed(
    game: Game[O, S, A, E, R, W],
    *,
    players: int,
    variant: Enum | None = None,
    overrides: msgspec.Struct | None = None,
    deck: tuple[Card, ...] | None = None,
    dealer: int | None = None,
) -> O:
    """Return the options of a match that is about to start.

    Raises:
        UnsoundOptions: Options, players or dealer cannot be (S6, S7 and the game's own rules).
        UnsoundDeck: The deck is not exactly the pack (S10).
    """
    base = game.variants[variant or next(iter(game.variants))].options
    options, faults = _overridden(base, overrides)
    unplayable = list(game.unplayable(options, players))
    faults += unplayable
    if dealer is not None and dealer >= players:
        faults.append(TableRule.SEAT_EXISTS.fault("/dealer", seat=dealer, last=players - 1))
    # The pack can depend on what is unplayable.
    strange = [] if deck is None or unplayable else list(deck_faults(game.pack(options, players), deck))
    if faults:
        raise UnsoundOptions([*faults, *strange])
    if strange:
        raise UnsoundDeck(strange)
    return options


def chosen_options(base: O, overrides: msgspec.Struct | None) -> O:
    """Return a variant's options with those that were chosen in their place.

    Raises:
        UnsoundOptions: An option belongs to another form (S6).
    """
    options, faults = _overridden(base, overrides)
    if faults:
        raise UnsoundOptions(faults)
    return options


def _overridden(base: O, overrides: msgspec.Struct | None) -> tuple[O, list[Fault]]:
    chosen = {} if overrides is None else msgspec.structs.asdict(overrides)
    chosen = {name: value for name, value in chosen.items() if value is not msgspec.UNSET}
    form = str(base.__struct_config__.tag)
    strange = [name for name in chosen if name not in base.__struct_fields__]
    if strange:
        return base, [TableRule.OPTION_OF_FORM.fault(f"/options/{name}", option=name, form=form) for name in strange]
    return msgspec.structs.replace(base, **chosen), []


def deck_faults(pack: Sequence[Card], deck: Sequence[Card]) -> Iterator[Fault]:
    """List why a deck is not exactly the pack (S10)."""
    seen = set[Card]()
    for i, card in enumerate(deck):
        if card not in pack:
            yield TableRule.DECK_FOREIGN.fault(f"/deck/{i}", card=card)
        elif card in seen:
            yield TableRule.DECK_REPEATS.fault(f"/deck/{i}", card=card)
        seen.add(card)
    for card in pack:
        if card not in seen:
            yield TableRule.DECK_LACKS.fault("/deck", card=card)
