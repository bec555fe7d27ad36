"""What the kit has been told of Chor Voli and Ramchi."""

from kit.chor_voli.broken import broken
from kit.chor_voli.knowing import seen, shown, twin
from kit.chor_voli.ledger import ChorVoliLedger, account
from kit.chor_voli.naive import NaiveChorVoli
from kit.chor_voli.options import matches_of
from kit.chor_voli.wild import wild
from kit.knowing import Known

CHOR_VOLI = Known(
    matches_of=matches_of,
    seen=seen,
    shown=shown,
    twin=twin,
    ledger=ChorVoliLedger,
    account=account,
    wild=wild,
    broken=broken,
    naive=NaiveChorVoli(),
    # Deals with showdowns won by the highest, by the first of equals and by one alone; and, of three, an exchange.
    opening={
        "chor-voli": {"players": 4, "seed": "playthrough-408"},
        "ramchi": {"players": 3, "seed": "playthrough-425"},
    },
)
