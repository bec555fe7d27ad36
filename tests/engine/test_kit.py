"""The test kit itself: it knows every game, and what it generates is complete and the same at every run."""

from collections import Counter
from enum import Enum
from random import Random

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from croupier.cards import Card, Cards, Suit, cards, pack_from
from croupier.faults import UnsoundOptions
from croupier.game import AnyGame
from croupier.opening import start
from croupier.registry import GAMES
from croupier.seats import MOST_SEATS, Seat
from kit.alphabet import alphabet, deck_of, decks_of, listed_as, sets_of, with_lists
from kit.known import KNOWN
from kit.matches import TABLES, cards_in, plain, random_match, sample_by_phase
from kit.mutations import CONSERVING, KINDS, mutant

PACK = pack_from(6)


class Name(msgspec.Struct, frozen=True, tag="name"):
    """An action of no game, with a bit of everything."""

    seat: Seat
    suit: Suit | None = None
    sure: bool = False


class Meld(msgspec.Struct, frozen=True, tag="meld"):
    """An action that lays down a set, and may name a deck."""

    seat: Seat
    meld: Cards
    deck: Cards | UnsetType = UNSET


def test_the_kit_has_been_told_of_every_game() -> None:
    assert [game.id for game in GAMES if game.id not in KNOWN] == []
    assert [name for name in KNOWN if name not in {game.id for game in GAMES}] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_variant_has_an_opening_for_its_recorded_match(game: AnyGame) -> None:
    assert sorted(KNOWN[game.id].opening) == sorted(variant.value for variant in game.variants)


def test_tables_are_all_variants_with_all_numbers_of_players_that_can_start() -> None:
    expected = {
        (game.id, variant, players)
        for game in GAMES
        for variant in game.variants
        for players in range(1, MOST_SEATS + 1)
        if can_start(game, variant, players)
    }
    assert {(table.game.id, table.variant, table.players) for table in TABLES} == expected
    assert len(TABLES) == len(expected)


def can_start(game: AnyGame, variant: Enum, players: int) -> bool:
    try:
        start(game, players=players, seed="tables", variant=variant)
    except UnsoundOptions:
        return False
    return True


def test_the_alphabet_has_every_value_of_every_field() -> None:
    actions = alphabet(Name | Meld)
    assert len(set(actions)) == len(actions) == MOST_SEATS * (1 + len(Suit)) * 2
    assert {action.seat for action in actions} == set(range(MOST_SEATS))
    assert {action.suit for action in actions} == {None, *Suit}
    assert {action.sure for action in actions} == {False, True}


def test_the_alphabet_of_a_card_game_has_all_52_cards() -> None:
    for game in GAMES:
        named = Counter(action.card for action in alphabet(game.action_type) if hasattr(action, "card"))
        assert set(named) in (set(), set(Card))
        assert len(set(named.values())) <= 1


def test_sets_and_decks_are_asked_for_too() -> None:
    sets, decks = (cards("6C"), cards("6C 7C")), (PACK,)
    actions = with_lists(Name | Meld, sets, decks)
    assert len(actions) == MOST_SEATS * len(sets) * (1 + len(decks))
    assert {action.meld for action in actions} == set(sets)
    assert {deck_of(action) for action in actions} == {None, *decks}


def test_sets_are_all_from_the_hand_some_from_the_pack_and_some_with_a_card_twice() -> None:
    hand = cards("6C 7C 8C")
    sets = sets_of(hand, PACK, Random(1))
    assert {(), cards("6C"), cards("6C 8C"), hand, cards("8C 7C 6C")} <= set(sets)
    assert any(len(set(each)) < len(each) for each in sets)
    assert any(len(each) > 1 and not set(each) & set(hand) for each in sets)


def test_decks_are_the_pack_and_what_is_not_quite_the_pack() -> None:
    decks = decks_of(PACK, Random(1))
    assert [sorted(each) == sorted(PACK) for each in decks] == [True, True, False, False, False, False]
    assert any(len(each) < len(PACK) for each in decks)
    assert any(len(set(each)) == len(PACK) < len(each) for each in decks)
    assert any(set(each) - set(PACK) for each in decks)


def test_an_action_is_listed_in_one_order_and_without_its_deck() -> None:
    assert listed_as(Meld(1, cards("7C 6C"), PACK)) == listed_as(Meld(1, cards("6C 7C")))
    assert listed_as(Meld(1, cards("7C 6C"))) != listed_as(Meld(2, cards("7C 6C")))


def test_a_random_match_is_the_same_at_every_run() -> None:
    for table in TABLES[:2]:
        assert list(random_match(table, "again")) == list(random_match(table, "again"))
        assert list(random_match(table, "again")) != list(random_match(table, "other"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_mutant_is_another_state(kind: str) -> None:
    rng = Random(f"mutants {kind}")
    for game in GAMES:
        table = next(table for table in TABLES if table.game is game)
        sample = sample_by_phase(table, 40, kind)
        made = [(state, mutant(game, state, kind, rng)) for state in sample]
        changed = [(state, other) for state, other in made if other is not None]
        assert changed
        assert all(state != other for state, other in changed)
        kept = [sorted(cards_in(plain(state))) == sorted(cards_in(plain(other))) for state, other in changed]
        # A hand that is taken away is a matter of length, and a phase may hold cards.
        assert any(kept) is (kind in CONSERVING)
