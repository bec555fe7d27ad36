"""The laws of units in Nap: nothing comes from nowhere (N9, N20, N22, N30)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from croupier.faults import Fault
from croupier.nap.contracts import ladder
from croupier.nap.rulebook import NapRule
from croupier.nap.scoring import ANTE, LOOK, lines, paid_so_far
from croupier.nap.standing import has_made_all_five
from croupier.nap.state import NapOver, NapState
from croupier.payments import Pot, into, net


def money(state: NapState) -> Iterator[Fault]:
    """List the laws that balances, kitty and pool break."""
    total = sum(state.balances) + state.kitty + state.pool
    if total:
        yield NapRule.ZERO_SUM.fault("/balances", sum=total)
    yield from _pots(state)
    yield from _earlier_deals(state) if state.deal else _first_deal(state)


def most_lost(state: NapState) -> int:
    """Return more than a seat can lose in a deal: its ante, a look or a purchase, and a contract to every seat."""
    value = max(max(row.made, row.failed) for row in ladder(state.options))
    return ANTE + LOOK + state.options.purchase_stake + len(state.hands) * value


def _earlier_deals(state: NapState) -> Iterator[Fault]:
    """Before this deal no seat had lost more than it can in so many; so none had won more than all others lost."""
    least = -state.deal * most_lost(state)
    # A pot is judged by a law of its own.
    paid = [line for line in lines(state) if line.payer is not None]
    for seat, gain in enumerate(net(paid, len(state.hands))):
        if state.balances[seat] - gain < least:
            yield NapRule.LARGEST.fault(f"/balances/{seat}", amount=state.balances[seat])


class _PotRules(NamedTuple):
    """The rules that are broken by too little in a pot, by anything in it, and by what was taken from it."""

    too_little: NapRule
    absent: NapRule
    won: NapRule
    taken: NapRule


_RULES: Mapping[Pot, _PotRules] = {
    Pot.KITTY: _PotRules(NapRule.KITTY, NapRule.NO_KITTY, NapRule.KITTY_WON, NapRule.KITTY_TAKEN),
    Pot.POOL: _PotRules(NapRule.POOL, NapRule.NO_POOL, NapRule.POOL_WON, NapRule.POOL_TAKEN),
}


def _pots(state: NapState) -> Iterator[Fault]:
    """There is a pot where the form has one, with what this deal brought it; who wins it takes it all (N20, N30)."""
    won = isinstance(state.phase, NapOver) and has_made_all_five(state)
    for pot, held, is_played in (
        (Pot.KITTY, state.kitty, state.options.has_floater),
        (Pot.POOL, state.pool, state.options.purchase),
    ):
        least = 0 if won or not is_played else into(pot, lines(state))
        if held < least:
            yield _RULES[pot].too_little.fault(f"/{pot}", least=least, held=held)
        elif held and (won or not is_played):
            yield (_RULES[pot].won if is_played else _RULES[pot].absent).fault(f"/{pot}", held=held)
    if isinstance(state.phase, NapOver):
        yield from _taken(state, state.phase.pot, won=won)


def _taken(state: NapState, taken: int, *, won: bool) -> Iterator[Fault]:
    """A pot that was won had what this deal brought it, and no more besides than all earlier deals can have."""
    pot = Pot.KITTY if state.options.has_floater else Pot.POOL
    has_pot = won and (state.options.has_floater or state.options.purchase)
    least = into(pot, paid_so_far(state)) if has_pot else 0
    most = least + state.deal * len(state.hands) * most_lost(state) if has_pot else 0
    if not least <= taken <= most:
        yield _RULES[pot].taken.fault("/phase/pot", pot=taken)


def _first_deal(state: NapState) -> Iterator[Fault]:
    """In the first deal every unit is accounted for."""
    for seat, due in enumerate(net(lines(state), len(state.hands))):
        if state.balances[seat] != due:
            yield NapRule.FIRST_DEAL.fault(f"/balances/{seat}", seat=seat, due=due)
