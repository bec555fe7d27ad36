"""How a deal ends, what it counts, and who deals next."""

from collections.abc import Sequence

from croupier.cards import Card
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.pile import beats, is_ace_of_trumps
from croupier.kryt_navalivat.state import KrytOver, KrytResult, KrytScoring, KrytState
from croupier.wire import MOST_ACTIONS, MOST_DEALS

BROKEN_OFF = KrytResult(loser=None, draw=False, broken_off=True, honour=False)


def holders(hands: Sequence[Sequence[Card]]) -> list[int]:
    """Return the seats that hold cards."""
    return [seat for seat, hand in enumerate(hands) if hand]


def can_draw(state: KrytState, last: int) -> bool:
    """Tell whether the last player's hand is one card that beats the card led last (K18)."""
    hand = state.hands[last]
    return len(hand) == 1 and beats(hand[0], state.pile[-1], state.trumps, state.options.anti_trumps)


def decided(state: KrytState, loser: int, *, led: bool, covering: bool) -> KrytResult:
    """Return the result when only ``loser`` holds cards (K17, K18, K24).

    ``led`` tells whether the card that the seat before went out with was led, ``covering`` whether as the lead of a
    cover.
    """
    if led and can_draw(state, loser):
        return KrytResult(loser=None, draw=True, broken_off=False, honour=False)
    honour = covering and len(state.hands) == 2 and is_ace_of_trumps(state.pile[-1], state.trumps)
    return KrytResult(loser=loser, draw=False, broken_off=False, honour=honour)


def returns(result: KrytResult, players: int) -> tuple[int, ...]:
    """Return each seat's net result of a deal: the loser pays every other seat one (K19)."""
    if result.loser is None:
        return (0,) * players
    return tuple(1 - players if seat == result.loser else 1 for seat in range(players))


def with_loss(losses: tuple[int, ...], result: KrytResult) -> tuple[int, ...]:
    """Return the counts of losses after a deal."""
    return tuple(count + (seat == result.loser) for seat, count in enumerate(losses))


def last_card(state: KrytState, result: KrytResult) -> Card | None:
    """Return the card that makes a draw one, which all may see; None without a draw (K18)."""
    return next(hand[0] for hand in state.hands if hand) if result.draw else None


def scoring(state: KrytState) -> KrytScoring:
    """Return what the match has come to."""
    if type(state.phase) is not KrytOver:
        return KrytScoring(state.losses, None, None)
    result = state.phase.result
    return KrytScoring(state.losses, result, returns(result, len(state.hands)))


def next_dealer(state: KrytState, result: KrytResult) -> int:
    """Return who deals next: the loser, or the same dealer when nobody lost (K3, K23)."""
    return state.dealer if result.loser is None else result.loser


def action_limit(options: KrytOptions) -> int:
    """Return how many actions a deal may have (K23)."""
    return options.action_limit or MOST_ACTIONS


def deals(options: KrytOptions) -> int:
    """Return how many deals a match has (S4)."""
    return options.deals or MOST_DEALS


def to_act(state: KrytState) -> tuple[int, ...]:
    """Return the seats that the game waits for: the one on turn, then the next dealer, after the match none."""
    phase = state.phase
    if type(phase) is not KrytOver:
        return (phase.turn,)
    if state.deal + 1 >= deals(state.options):
        return ()
    return (next_dealer(state, phase.result),)
