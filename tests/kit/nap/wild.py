"""States of Nap that nobody has played up to: claims of a client, sound or not.

A deal is laid out as it might stand, with units by chance; then, nearly always, something in it is changed.
"""

from random import Random

from msgspec.structs import replace

from croupier.nap import NAP
from croupier.nap import state as nap
from croupier.nap.scoring import lines, paid_so_far
from croupier.nap.standing import has_made_all_five
from croupier.nap.variants import NapVariant
from croupier.payments import Pot, into, net
from croupier.wire import MOST_DEALS
from kit.nap.options import any_options
from kit.nap.tampering import tampered
from kit.nap.wild_calls import declaring, with_calls, with_purchases
from kit.nap.wild_play import finished, with_tricks

AS_LAID_OUT = 0.02
"""How often nothing is changed."""

STAGES = (*["purchasing"] * 2, "bidding", *["declaring"] * 5, *["playing"] * 3, *["over"] * 2)


def wild(rng: Random) -> nap.NapState:
    """Return a state with every card in its place, and everything else by chance close to what is sound."""
    state = laid_out(rng)
    for _ in range(0 if rng.random() < AS_LAID_OUT else rng.randint(1, 9)):
        state = tampered(state, rng)
    return state


def laid_out(rng: Random) -> nap.NapState:
    """Return a deal as it might stand, from the cards it begins with to its end."""
    stage, state = rng.choice(STAGES), _opened(rng)
    players = len(state.hands)
    if state.options.purchase:
        state = with_purchases(state, rng.randrange(players) if stage == "purchasing" else players, rng)
    if stage != "purchasing":
        state = with_calls(state, rng.randrange(players) if stage == "bidding" else players, rng)
    if stage == "declaring" and state.options.has_floater:
        state = declaring(state, rng)
    elif stage in {"declaring", "playing"}:
        state = with_tricks(state, rng)
    elif stage == "over":
        state = finished(state, rng)
    return _counted(_paid(state, rng))


def _opened(rng: Random) -> nap.NapState:
    players = rng.randint(NAP.fewest, NAP.most)
    options = any_options(rng.choice(tuple(NapVariant)), players, rng)
    pack = NAP.pack(options, players)
    deck = tuple(rng.sample(pack, len(pack)))
    state, _ = NAP.deal(options, players, rng.randrange(players), f"wild-{rng.random()}", deck)
    last = (options.deals or MOST_DEALS) - 1
    return replace(state, deal=min(rng.choice((0, 0, 1, 2, 5, MOST_DEALS - 1)), last), balances=(0,) * players, kitty=0)


def _paid(state: nap.NapState, rng: Random) -> nap.NapState:
    """Return the state with what this deal has come to, on top of something from the deals before."""
    saved, most = rng.choice((0, 0, 1, 7, 100)) * state.deal, rng.choice((0, 3, 20, 100)) * state.deal
    if isinstance(state.phase, nap.NapOver) and has_made_all_five(state):
        has_pot = state.options.has_floater or state.options.purchase
        brought = into(Pot.KITTY, paid_so_far(state)) + into(Pot.POOL, paid_so_far(state))
        state = replace(state, phase=nap.NapOver(brought + saved * has_pot))
    paid, players = lines(state), len(state.hands)
    before = [rng.randint(-most, most) for _ in range(players - 1)]
    kitty, pool = saved * state.options.has_floater, saved * state.options.purchase
    before.append(-sum(before) - kitty - pool)
    balances = (was + gain for was, gain in zip(before, net(paid, players), strict=True))
    return replace(
        state,
        balances=tuple(balances),
        kitty=max(kitty + into(Pot.KITTY, paid), 0),
        pool=max(pool + into(Pot.POOL, paid), 0),
    )


def _counted(state: nap.NapState) -> nap.NapState:
    """Return the state with as many actions as have left a trace."""
    said = len(state.purchases) + len(state.looked) + len(state.calls)
    chosen = _has_chosen(state) + (len(state.discards) + (state.trumps is not None)) * state.options.has_floater
    open_trick = len(state.phase.cards) if isinstance(state.phase, nap.NapPlaying) else 0
    return replace(state, actions=said + chosen + open_trick + sum(map(len, state.tricks)))


def _has_chosen(state: nap.NapState) -> bool:
    """Tell whether the declarer has taken or left the floater."""
    bids = [call for call in state.calls if call.contract is not None]
    is_past = not isinstance(state.phase, nap.NapBidding | nap.NapTakingFloater)
    return is_past and bool(bids) and bids[-1].floater
