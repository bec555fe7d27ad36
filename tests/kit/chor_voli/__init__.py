"""What the kit has been told of Chor Voli and Ramchi."""

from croupier.chor_voli.options import ChorVoliOverrides, ChorVoliShowdownLeader, ChorVoliTies
from kit.chor_voli.broken import broken
from kit.chor_voli.knowing import seen, shown, twin
from kit.chor_voli.ledger import ChorVoliLedger, account
from kit.chor_voli.naive import NaiveChorVoli
from kit.chor_voli.wild import wild
from kit.knowing import Known

CHOR_VOLI = Known(
    short_matches=(
        ChorVoliOverrides(deals=9),
        ChorVoliOverrides(ties=ChorVoliTies.LAST, showdown_leader=ChorVoliShowdownLeader.PREVIOUS_WINNER, deals=6),
        ChorVoliOverrides(threes_high=True, fours_high=True, deals=3),
        ChorVoliOverrides(showdown_leader=ChorVoliShowdownLeader.PREVIOUS_WINNER, deals=2),
    ),
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
