import os

from croupier_client import Croupier, SavedTable, SealedTable, SeatOpening, SeatSecret

with Croupier(os.environ.get("CROUPIER_URL", "http://127.0.0.1:8000")) as croupier:
    # On the player's own device: nobody else ever gets the key, and the opening only who starts the match, once the
    # server's commitment is stored.
    mine, put = SeatSecret(), SeatOpening()

    # Whoever starts the match; seats 1 and 2 take no part in the seed, and the server makes their keys.
    prepared = croupier.nap.prepare_table(
        3, dealer=2, locks=[mine.lock, None, None], commitments=[put.commitment, None, None]
    )
    started = croupier.nap.start_table(token=prepared.token, openings=[put.opening, None, None])

    # The player again; from here on tokens go from player to player.
    saved = SavedTable(token=started.token, key=mine.key, commitment=prepared.commitment, opening=put.opening)
    table = SealedTable(croupier.nap, saved)
    seen = table.view()
    print("Seat 0 holds", *seen.view.hand or (), "- the table is", table.fingerprint)
    table.play(seen.legal[:1])
    other = SealedTable(croupier.nap, SavedTable(token=table.token, key=started.keys[1] or ""))
    print("Seat", other.view().seat, "is at", other.fingerprint, "as is seat 0.")
