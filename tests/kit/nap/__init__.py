"""What the kit has been told of Nap."""

from kit.knowing import Known
from kit.nap.broken import broken
from kit.nap.knowing import seen, shown, twin
from kit.nap.ledger import NapLedger, account
from kit.nap.naive import NaiveNap
from kit.nap.options import matches_of
from kit.nap.wild import wild

NAP = Known(
    matches_of=matches_of,
    seen=seen,
    shown=shown,
    twin=twin,
    ledger=NapLedger,
    account=account,
    wild=wild,
    broken=broken,
    naive=NaiveNap(),
    draws_actions=True,
    # Wellington and blücher's ladder, a misère, a pool and a kitty won, a floater taken, and a napoleon that fails.
    opening={
        "standard": {"players": 4, "seed": "playthrough-256"},
        "extended": {"players": 3, "seed": "playthrough-776"},
        "purchase": {"players": 4, "seed": "playthrough-203"},
        "floater": {"players": 3, "seed": "playthrough-473"},
        "floater-teesside": {"players": 4, "seed": "playthrough-986"},
        "floater-aylesbury": {"players": 3, "seed": "playthrough-785"},
        "floater-dorset": {"players": 3, "seed": "playthrough-1181"},
    },
)
