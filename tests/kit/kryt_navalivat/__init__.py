"""What the kit has been told of Kryt'-navalivat'."""

from croupier.kryt_navalivat.options import KrytOverrides
from kit.knowing import Known
from kit.kryt_navalivat.broken import broken
from kit.kryt_navalivat.knowing import seen, shown, twin
from kit.kryt_navalivat.ledger import KrytLedger, account
from kit.kryt_navalivat.naive import NaiveKryt
from kit.kryt_navalivat.wild import wild

KRYT = Known(
    short_matches=(
        KrytOverrides(action_limit=60, deals=6),
        KrytOverrides(deals=2),
        KrytOverrides(action_limit=1, deals=9),
    ),
    seen=seen,
    shown=shown,
    twin=twin,
    ledger=KrytLedger,
    account=account,
    wild=wild,
    broken=broken,
    naive=NaiveKryt(),
    # Short deals with pick-ups of three, a free lead and, where there is an indicator, an exchange.
    opening={
        "standard": {"players": 3, "seed": "playthrough-973"},
        "diamonds-and-spades": {"players": 3, "seed": "playthrough-984"},
    },
)
