"""The calls of the API. Generated from the OpenAPI document by scripts/generate-clients; do not edit."""

from collections.abc import Sequence

import httpx
from msgspec import UNSET, UnsetType

from croupier_client.models import (
    Card,
    ChorVoliAction,
    ChorVoliBatchAnswer,
    ChorVoliBatchItem,
    ChorVoliBatchRequest,
    ChorVoliCatalogue,
    ChorVoliCombinationsAnswer,
    ChorVoliCombinationsRequest,
    ChorVoliFairnessRequest,
    ChorVoliOverrides,
    ChorVoliPlayRequest,
    ChorVoliPosition,
    ChorVoliPositionRequest,
    ChorVoliReplayPosition,
    ChorVoliReplayRequest,
    ChorVoliStartRequest,
    ChorVoliState,
    ChorVoliTable,
    ChorVoliTableMove,
    ChorVoliTablePlayRequest,
    ChorVoliTablePrepareRequest,
    ChorVoliTableRecord,
    ChorVoliTableReveal,
    ChorVoliTableStarted,
    ChorVoliTableStartRequest,
    ChorVoliVariant,
    ChorVoliViewAnswer,
    ChorVoliViewRequest,
    FairnessAnswer,
    GameList,
    Health,
    KrytAction,
    KrytBatchAnswer,
    KrytBatchItem,
    KrytBatchRequest,
    KrytCatalogue,
    KrytFairnessRequest,
    KrytOverrides,
    KrytPlayRequest,
    KrytPosition,
    KrytPositionRequest,
    KrytReplayPosition,
    KrytReplayRequest,
    KrytStartRequest,
    KrytState,
    KrytTable,
    KrytTableMove,
    KrytTablePlayRequest,
    KrytTablePrepareRequest,
    KrytTableRecord,
    KrytTableReveal,
    KrytTableStarted,
    KrytTableStartRequest,
    KrytVariant,
    KrytViewAnswer,
    KrytViewRequest,
    LastSeen,
    NapAction,
    NapBatchAnswer,
    NapBatchItem,
    NapBatchRequest,
    NapCatalogue,
    NapFairnessRequest,
    NapOverrides,
    NapPlayRequest,
    NapPosition,
    NapPositionRequest,
    NapReplayPosition,
    NapReplayRequest,
    NapStartRequest,
    NapState,
    NapTable,
    NapTableMove,
    NapTablePlayRequest,
    NapTablePrepareRequest,
    NapTableRecord,
    NapTableReveal,
    NapTableStarted,
    NapTableStartRequest,
    NapVariant,
    NapViewAnswer,
    NapViewRequest,
    ServiceInfo,
    TablePrepared,
    TableRequest,
)
from croupier_client.transport import BASE_URL, AsyncTransport, Call, Transport

CHOR_VOLI_CATALOGUE = Call("GET", "/v1/games/chor-voli", ChorVoliCatalogue)
CHOR_VOLI_START = Call("POST", "/v1/games/chor-voli/start", ChorVoliPosition, legal=True, explain=False, views=False)
CHOR_VOLI_PLAY = Call("POST", "/v1/games/chor-voli/play", ChorVoliPosition, legal=True, explain=False, views=False)
CHOR_VOLI_POSITION = Call(
    "POST", "/v1/games/chor-voli/position", ChorVoliPosition, legal=True, explain=False, views=False
)
CHOR_VOLI_VIEW = Call("POST", "/v1/games/chor-voli/view", ChorVoliViewAnswer)
CHOR_VOLI_REPLAY = Call(
    "POST", "/v1/games/chor-voli/replay", ChorVoliReplayPosition, legal=True, explain=False, views=False, steps=False
)
CHOR_VOLI_BATCH = Call(
    "POST", "/v1/games/chor-voli/batch", ChorVoliBatchAnswer, legal=False, explain=False, views=False
)
CHOR_VOLI_COMBINATIONS = Call("POST", "/v1/games/chor-voli/combinations", ChorVoliCombinationsAnswer)
CHOR_VOLI_PREPARE_TABLE = Call("POST", "/v1/games/chor-voli/tables/prepare", TablePrepared)
CHOR_VOLI_START_TABLE = Call("POST", "/v1/games/chor-voli/tables/start", ChorVoliTableStarted)
CHOR_VOLI_PLAY_TABLE = Call("POST", "/v1/games/chor-voli/tables/play", ChorVoliTable)
CHOR_VOLI_VIEW_TABLE = Call("POST", "/v1/games/chor-voli/tables/view", ChorVoliTable)
CHOR_VOLI_CLOSE_TABLE = Call("POST", "/v1/games/chor-voli/tables/close", ChorVoliTable)
CHOR_VOLI_REVEAL_TABLE = Call("POST", "/v1/games/chor-voli/tables/reveal", ChorVoliTableReveal)
CHOR_VOLI_VERIFY_FAIRNESS = Call("POST", "/v1/games/chor-voli/fairness/verify", FairnessAnswer)
KRYT_NAVALIVAT_CATALOGUE = Call("GET", "/v1/games/kryt-navalivat", KrytCatalogue)
KRYT_NAVALIVAT_START = Call(
    "POST", "/v1/games/kryt-navalivat/start", KrytPosition, legal=True, explain=False, views=False
)
KRYT_NAVALIVAT_PLAY = Call(
    "POST", "/v1/games/kryt-navalivat/play", KrytPosition, legal=True, explain=False, views=False
)
KRYT_NAVALIVAT_POSITION = Call(
    "POST", "/v1/games/kryt-navalivat/position", KrytPosition, legal=True, explain=False, views=False
)
KRYT_NAVALIVAT_VIEW = Call("POST", "/v1/games/kryt-navalivat/view", KrytViewAnswer)
KRYT_NAVALIVAT_REPLAY = Call(
    "POST", "/v1/games/kryt-navalivat/replay", KrytReplayPosition, legal=True, explain=False, views=False, steps=False
)
KRYT_NAVALIVAT_BATCH = Call(
    "POST", "/v1/games/kryt-navalivat/batch", KrytBatchAnswer, legal=False, explain=False, views=False
)
KRYT_NAVALIVAT_PREPARE_TABLE = Call("POST", "/v1/games/kryt-navalivat/tables/prepare", TablePrepared)
KRYT_NAVALIVAT_START_TABLE = Call("POST", "/v1/games/kryt-navalivat/tables/start", KrytTableStarted)
KRYT_NAVALIVAT_PLAY_TABLE = Call("POST", "/v1/games/kryt-navalivat/tables/play", KrytTable)
KRYT_NAVALIVAT_VIEW_TABLE = Call("POST", "/v1/games/kryt-navalivat/tables/view", KrytTable)
KRYT_NAVALIVAT_CLOSE_TABLE = Call("POST", "/v1/games/kryt-navalivat/tables/close", KrytTable)
KRYT_NAVALIVAT_REVEAL_TABLE = Call("POST", "/v1/games/kryt-navalivat/tables/reveal", KrytTableReveal)
KRYT_NAVALIVAT_VERIFY_FAIRNESS = Call("POST", "/v1/games/kryt-navalivat/fairness/verify", FairnessAnswer)
NAP_CATALOGUE = Call("GET", "/v1/games/nap", NapCatalogue)
NAP_START = Call("POST", "/v1/games/nap/start", NapPosition, legal=True, explain=False, views=False)
NAP_PLAY = Call("POST", "/v1/games/nap/play", NapPosition, legal=True, explain=False, views=False)
NAP_POSITION = Call("POST", "/v1/games/nap/position", NapPosition, legal=True, explain=False, views=False)
NAP_VIEW = Call("POST", "/v1/games/nap/view", NapViewAnswer)
NAP_REPLAY = Call(
    "POST", "/v1/games/nap/replay", NapReplayPosition, legal=True, explain=False, views=False, steps=False
)
NAP_BATCH = Call("POST", "/v1/games/nap/batch", NapBatchAnswer, legal=False, explain=False, views=False)
NAP_PREPARE_TABLE = Call("POST", "/v1/games/nap/tables/prepare", TablePrepared)
NAP_START_TABLE = Call("POST", "/v1/games/nap/tables/start", NapTableStarted)
NAP_PLAY_TABLE = Call("POST", "/v1/games/nap/tables/play", NapTable)
NAP_VIEW_TABLE = Call("POST", "/v1/games/nap/tables/view", NapTable)
NAP_CLOSE_TABLE = Call("POST", "/v1/games/nap/tables/close", NapTable)
NAP_REVEAL_TABLE = Call("POST", "/v1/games/nap/tables/reveal", NapTableReveal)
NAP_VERIFY_FAIRNESS = Call("POST", "/v1/games/nap/fairness/verify", FairnessAnswer)
SERVICE_ABOUT = Call("GET", "/v1", ServiceInfo)
SERVICE_GAMES = Call("GET", "/v1/games", GameList)
SERVICE_HEALTH = Call("GET", "/health", Health)


class ChorVoli:
    """The game `chor-voli`, played by [these rules](/rules/chor-voli)."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def catalogue(self) -> ChorVoliCatalogue:
        """Tell the variants, options and rules of Chor Voli.

        Everything that a frontend can know before a match: named variants with all their options, each with its
        bounds and its rule, and every rule that can be broken, with its sentence and source.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(CHOR_VOLI_CATALOGUE)

    def start(
        self,
        players: int,
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        seed: str | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> ChorVoliPosition:
        """Start a match of Chor Voli.

        Deal the first deal of a match.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            seed: Source of all chance; without it the server makes one from 32 random bytes.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_START,
            ChorVoliStartRequest(
                players=players, variant=variant, options=options, seed=seed, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
        )

    def play(
        self,
        state: ChorVoliState,
        actions: Sequence[ChorVoliAction],
        *,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> ChorVoliPosition:
        """Play actions of Chor Voli.

        Play actions in order, all or none.

        Args:
            state: The state as the last answer gave it.
            actions: Actions in order: all are played, or none.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_PLAY, ChorVoliPlayRequest(state=state, actions=actions), legal=legal, explain=explain, views=views
        )

    def position(
        self, state: ChorVoliState, *, legal: bool = True, explain: bool = False, views: bool = False
    ) -> ChorVoliPosition:
        """Look at a state of Chor Voli.

        Look at a state as it stands.

        Args:
            state: The state.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_POSITION, ChorVoliPositionRequest(state=state), legal=legal, explain=explain, views=views
        )

    def view(self, state: ChorVoliState, *, seat: int | UnsetType = UNSET) -> ChorVoliViewAnswer:
        """See a state of Chor Voli as a seat or a spectator may.

        Look at a state through the eyes of a seat or a spectator.

        Args:
            state: The state.
            seat: The seat that looks; without it a spectator.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(CHOR_VOLI_VIEW, ChorVoliViewRequest(state=state, seat=seat))

    def replay(
        self,
        players: int,
        seed: str,
        actions: Sequence[ChorVoliAction],
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
        steps: bool = False,
    ) -> ChorVoliReplayPosition:
        """Replay a match of Chor Voli from its start.

        Play a match from its start.

        Args:
            players: Number of players.
            seed: Source of all chance.
            actions: Actions in order; with `steps=true` at most 1,000.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.
            steps: Give every action with its events and the digest after it; for at most 1,000 actions.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_REPLAY,
            ChorVoliReplayRequest(
                players=players, seed=seed, actions=actions, variant=variant, options=options, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
            steps=steps,
        )

    def batch(
        self, items: Sequence[ChorVoliBatchItem], *, legal: bool = False, explain: bool = False, views: bool = False
    ) -> ChorVoliBatchAnswer:
        """Play on many states of Chor Voli at once.

        Play on many states at once; a refused item does not hold up the others.

        Args:
            items: The states and their actions.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_BATCH, ChorVoliBatchRequest(items=items), legal=legal, explain=explain, views=views
        )

    def combinations(
        self,
        hand: Sequence[Card],
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
    ) -> ChorVoliCombinationsAnswer:
        """Find the combinations and the best arrangements of a hand.

        Rank out all combinations of a hand, and find its best arrangements.  `best_from_last` is best at the last
        showdown, then at the one before, up to the first. `greatest_total` is best at all showdowns together: each
        combination counts by how many strengths of the form are weaker, and the sum is the greatest; of several the
        best from the last on. Both are exact.

        Args:
            hand: Three to 17 different cards.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_COMBINATIONS, ChorVoliCombinationsRequest(hand=hand, variant=variant, options=options)
        )

    def prepare_table(
        self,
        players: int,
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        commitments: Sequence[str | None] | UnsetType = UNSET,
    ) -> TablePrepared:
        """Prepare a sealed match of Chor Voli.

        Agree on a match, and bind the server to its secret before anybody opens what the seats put in.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            commitments: For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
                part.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_PREPARE_TABLE,
            ChorVoliTablePrepareRequest(
                players=players, variant=variant, options=options, dealer=dealer, locks=locks, commitments=commitments
            ),
        )

    def start_table(
        self,
        *,
        players: int | UnsetType = UNSET,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        token: str | UnsetType = UNSET,
        openings: Sequence[str | None] | UnsetType = UNSET,
    ) -> ChorVoliTableStarted:
        """Start a sealed match of Chor Voli.

        Deal the first deal of a sealed match, and issue the keys of seats that made none.

        Args:
            players: Number of players; needed unless the match is prepared.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            token: The prepared match.
            openings: For each seat of a prepared match what it committed to, or null if it took no part.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_START_TABLE,
            ChorVoliTableStartRequest(
                players=players,
                variant=variant,
                options=options,
                dealer=dealer,
                locks=locks,
                token=token,
                openings=openings,
            ),
        )

    def play_table(
        self, token: str, actions: Sequence[ChorVoliAction], key: str, *, last_seen: LastSeen | UnsetType = UNSET
    ) -> ChorVoliTable:
        """Play a move on a sealed table of Chor Voli.

        Play one move of the seat whose key is sent: all of its actions, or none.

        Args:
            token: The table as the last answer gave it.
            actions: The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_PLAY_TABLE, ChorVoliTablePlayRequest(token=token, actions=actions, last_seen=last_seen), key=key
        )

    def view_table(
        self, token: str, *, last_seen: LastSeen | UnsetType = UNSET, key: str | UnsetType = UNSET
    ) -> ChorVoliTable:
        """See a sealed table of Chor Voli.

        See a table as the seat whose key is sent, or without a key as spectators do.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.
            key: The key of the seat that calls; without it you see what spectators do.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(CHOR_VOLI_VIEW_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    def close_table(self, token: str, key: str, *, last_seen: LastSeen | UnsetType = UNSET) -> ChorVoliTable:
        """Close a sealed match of Chor Voli.

        Close the match for the seat whose key is sent; once all have, it is over and can be revealed.

        Args:
            token: The table as the last answer gave it.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(CHOR_VOLI_CLOSE_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    def reveal_table(self, token: str, *, last_seen: LastSeen | UnsetType = UNSET) -> ChorVoliTableReveal:
        """Reveal a sealed match of Chor Voli.

        Show all that was hidden in a match that every seat has closed.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(CHOR_VOLI_REVEAL_TABLE, TableRequest(token=token, last_seen=last_seen))

    def verify_fairness(
        self,
        match: str,
        record: ChorVoliTableRecord,
        secret: str,
        openings: Sequence[str | None],
        deals: int,
        moves: Sequence[ChorVoliTableMove],
    ) -> FairnessAnswer:
        """Compute what follows from a reveal of Chor Voli.

        Compute what follows from a reveal, to be compared with what was told while the match was played.

        Args:
            match: Id of the match.
            record: What was agreed on.
            secret: The server's secret.
            openings: What each seat put in.
            deals: How many deals to compute.
            moves: Every move from the start; none if the links are not to be computed beyond the first.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            CHOR_VOLI_VERIFY_FAIRNESS,
            ChorVoliFairnessRequest(
                match=match, record=record, secret=secret, openings=openings, deals=deals, moves=moves
            ),
        )


class AsyncChorVoli:
    """The game `chor-voli`, played by [these rules](/rules/chor-voli)."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def catalogue(self) -> ChorVoliCatalogue:
        """Tell the variants, options and rules of Chor Voli.

        Everything that a frontend can know before a match: named variants with all their options, each with its
        bounds and its rule, and every rule that can be broken, with its sentence and source.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(CHOR_VOLI_CATALOGUE)

    async def start(
        self,
        players: int,
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        seed: str | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> ChorVoliPosition:
        """Start a match of Chor Voli.

        Deal the first deal of a match.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            seed: Source of all chance; without it the server makes one from 32 random bytes.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_START,
            ChorVoliStartRequest(
                players=players, variant=variant, options=options, seed=seed, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
        )

    async def play(
        self,
        state: ChorVoliState,
        actions: Sequence[ChorVoliAction],
        *,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> ChorVoliPosition:
        """Play actions of Chor Voli.

        Play actions in order, all or none.

        Args:
            state: The state as the last answer gave it.
            actions: Actions in order: all are played, or none.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_PLAY, ChorVoliPlayRequest(state=state, actions=actions), legal=legal, explain=explain, views=views
        )

    async def position(
        self, state: ChorVoliState, *, legal: bool = True, explain: bool = False, views: bool = False
    ) -> ChorVoliPosition:
        """Look at a state of Chor Voli.

        Look at a state as it stands.

        Args:
            state: The state.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_POSITION, ChorVoliPositionRequest(state=state), legal=legal, explain=explain, views=views
        )

    async def view(self, state: ChorVoliState, *, seat: int | UnsetType = UNSET) -> ChorVoliViewAnswer:
        """See a state of Chor Voli as a seat or a spectator may.

        Look at a state through the eyes of a seat or a spectator.

        Args:
            state: The state.
            seat: The seat that looks; without it a spectator.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(CHOR_VOLI_VIEW, ChorVoliViewRequest(state=state, seat=seat))

    async def replay(
        self,
        players: int,
        seed: str,
        actions: Sequence[ChorVoliAction],
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
        steps: bool = False,
    ) -> ChorVoliReplayPosition:
        """Replay a match of Chor Voli from its start.

        Play a match from its start.

        Args:
            players: Number of players.
            seed: Source of all chance.
            actions: Actions in order; with `steps=true` at most 1,000.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.
            steps: Give every action with its events and the digest after it; for at most 1,000 actions.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_REPLAY,
            ChorVoliReplayRequest(
                players=players, seed=seed, actions=actions, variant=variant, options=options, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
            steps=steps,
        )

    async def batch(
        self, items: Sequence[ChorVoliBatchItem], *, legal: bool = False, explain: bool = False, views: bool = False
    ) -> ChorVoliBatchAnswer:
        """Play on many states of Chor Voli at once.

        Play on many states at once; a refused item does not hold up the others.

        Args:
            items: The states and their actions.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_BATCH, ChorVoliBatchRequest(items=items), legal=legal, explain=explain, views=views
        )

    async def combinations(
        self,
        hand: Sequence[Card],
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
    ) -> ChorVoliCombinationsAnswer:
        """Find the combinations and the best arrangements of a hand.

        Rank out all combinations of a hand, and find its best arrangements.  `best_from_last` is best at the last
        showdown, then at the one before, up to the first. `greatest_total` is best at all showdowns together: each
        combination counts by how many strengths of the form are weaker, and the sum is the greatest; of several the
        best from the last on. Both are exact.

        Args:
            hand: Three to 17 different cards.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_COMBINATIONS, ChorVoliCombinationsRequest(hand=hand, variant=variant, options=options)
        )

    async def prepare_table(
        self,
        players: int,
        *,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        commitments: Sequence[str | None] | UnsetType = UNSET,
    ) -> TablePrepared:
        """Prepare a sealed match of Chor Voli.

        Agree on a match, and bind the server to its secret before anybody opens what the seats put in.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            commitments: For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
                part.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_PREPARE_TABLE,
            ChorVoliTablePrepareRequest(
                players=players, variant=variant, options=options, dealer=dealer, locks=locks, commitments=commitments
            ),
        )

    async def start_table(
        self,
        *,
        players: int | UnsetType = UNSET,
        variant: ChorVoliVariant | UnsetType = UNSET,
        options: ChorVoliOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        token: str | UnsetType = UNSET,
        openings: Sequence[str | None] | UnsetType = UNSET,
    ) -> ChorVoliTableStarted:
        """Start a sealed match of Chor Voli.

        Deal the first deal of a sealed match, and issue the keys of seats that made none.

        Args:
            players: Number of players; needed unless the match is prepared.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            token: The prepared match.
            openings: For each seat of a prepared match what it committed to, or null if it took no part.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_START_TABLE,
            ChorVoliTableStartRequest(
                players=players,
                variant=variant,
                options=options,
                dealer=dealer,
                locks=locks,
                token=token,
                openings=openings,
            ),
        )

    async def play_table(
        self, token: str, actions: Sequence[ChorVoliAction], key: str, *, last_seen: LastSeen | UnsetType = UNSET
    ) -> ChorVoliTable:
        """Play a move on a sealed table of Chor Voli.

        Play one move of the seat whose key is sent: all of its actions, or none.

        Args:
            token: The table as the last answer gave it.
            actions: The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_PLAY_TABLE, ChorVoliTablePlayRequest(token=token, actions=actions, last_seen=last_seen), key=key
        )

    async def view_table(
        self, token: str, *, last_seen: LastSeen | UnsetType = UNSET, key: str | UnsetType = UNSET
    ) -> ChorVoliTable:
        """See a sealed table of Chor Voli.

        See a table as the seat whose key is sent, or without a key as spectators do.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.
            key: The key of the seat that calls; without it you see what spectators do.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(CHOR_VOLI_VIEW_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    async def close_table(self, token: str, key: str, *, last_seen: LastSeen | UnsetType = UNSET) -> ChorVoliTable:
        """Close a sealed match of Chor Voli.

        Close the match for the seat whose key is sent; once all have, it is over and can be revealed.

        Args:
            token: The table as the last answer gave it.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_CLOSE_TABLE, TableRequest(token=token, last_seen=last_seen), key=key
        )

    async def reveal_table(self, token: str, *, last_seen: LastSeen | UnsetType = UNSET) -> ChorVoliTableReveal:
        """Reveal a sealed match of Chor Voli.

        Show all that was hidden in a match that every seat has closed.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(CHOR_VOLI_REVEAL_TABLE, TableRequest(token=token, last_seen=last_seen))

    async def verify_fairness(
        self,
        match: str,
        record: ChorVoliTableRecord,
        secret: str,
        openings: Sequence[str | None],
        deals: int,
        moves: Sequence[ChorVoliTableMove],
    ) -> FairnessAnswer:
        """Compute what follows from a reveal of Chor Voli.

        Compute what follows from a reveal, to be compared with what was told while the match was played.

        Args:
            match: Id of the match.
            record: What was agreed on.
            secret: The server's secret.
            openings: What each seat put in.
            deals: How many deals to compute.
            moves: Every move from the start; none if the links are not to be computed beyond the first.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            CHOR_VOLI_VERIFY_FAIRNESS,
            ChorVoliFairnessRequest(
                match=match, record=record, secret=secret, openings=openings, deals=deals, moves=moves
            ),
        )


class KrytNavalivat:
    """The game `kryt-navalivat`, played by [these rules](/rules/kryt-navalivat)."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def catalogue(self) -> KrytCatalogue:
        """Tell the variants, options and rules of Kryt'-navalivat'.

        Everything that a frontend can know before a match: named variants with all their options, each with its
        bounds and its rule, and every rule that can be broken, with its sentence and source.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(KRYT_NAVALIVAT_CATALOGUE)

    def start(
        self,
        players: int,
        *,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        seed: str | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> KrytPosition:
        """Start a match of Kryt'-navalivat'.

        Deal the first deal of a match.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            seed: Source of all chance; without it the server makes one from 32 random bytes.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_START,
            KrytStartRequest(players=players, variant=variant, options=options, seed=seed, deck=deck, dealer=dealer),
            legal=legal,
            explain=explain,
            views=views,
        )

    def play(
        self,
        state: KrytState,
        actions: Sequence[KrytAction],
        *,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> KrytPosition:
        """Play actions of Kryt'-navalivat'.

        Play actions in order, all or none.

        Args:
            state: The state as the last answer gave it.
            actions: Actions in order: all are played, or none.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_PLAY,
            KrytPlayRequest(state=state, actions=actions),
            legal=legal,
            explain=explain,
            views=views,
        )

    def position(
        self, state: KrytState, *, legal: bool = True, explain: bool = False, views: bool = False
    ) -> KrytPosition:
        """Look at a state of Kryt'-navalivat'.

        Look at a state as it stands.

        Args:
            state: The state.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_POSITION, KrytPositionRequest(state=state), legal=legal, explain=explain, views=views
        )

    def view(self, state: KrytState, *, seat: int | UnsetType = UNSET) -> KrytViewAnswer:
        """See a state of Kryt'-navalivat' as a seat or a spectator may.

        Look at a state through the eyes of a seat or a spectator.

        Args:
            state: The state.
            seat: The seat that looks; without it a spectator.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(KRYT_NAVALIVAT_VIEW, KrytViewRequest(state=state, seat=seat))

    def replay(
        self,
        players: int,
        seed: str,
        actions: Sequence[KrytAction],
        *,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
        steps: bool = False,
    ) -> KrytReplayPosition:
        """Replay a match of Kryt'-navalivat' from its start.

        Play a match from its start.

        Args:
            players: Number of players.
            seed: Source of all chance.
            actions: Actions in order; with `steps=true` at most 1,000.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.
            steps: Give every action with its events and the digest after it; for at most 1,000 actions.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_REPLAY,
            KrytReplayRequest(
                players=players, seed=seed, actions=actions, variant=variant, options=options, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
            steps=steps,
        )

    def batch(
        self, items: Sequence[KrytBatchItem], *, legal: bool = False, explain: bool = False, views: bool = False
    ) -> KrytBatchAnswer:
        """Play on many states of Kryt'-navalivat' at once.

        Play on many states at once; a refused item does not hold up the others.

        Args:
            items: The states and their actions.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_BATCH, KrytBatchRequest(items=items), legal=legal, explain=explain, views=views
        )

    def prepare_table(
        self,
        players: int,
        *,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        commitments: Sequence[str | None] | UnsetType = UNSET,
    ) -> TablePrepared:
        """Prepare a sealed match of Kryt'-navalivat'.

        Agree on a match, and bind the server to its secret before anybody opens what the seats put in.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            commitments: For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
                part.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_PREPARE_TABLE,
            KrytTablePrepareRequest(
                players=players, variant=variant, options=options, dealer=dealer, locks=locks, commitments=commitments
            ),
        )

    def start_table(
        self,
        *,
        players: int | UnsetType = UNSET,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        token: str | UnsetType = UNSET,
        openings: Sequence[str | None] | UnsetType = UNSET,
    ) -> KrytTableStarted:
        """Start a sealed match of Kryt'-navalivat'.

        Deal the first deal of a sealed match, and issue the keys of seats that made none.

        Args:
            players: Number of players; needed unless the match is prepared.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            token: The prepared match.
            openings: For each seat of a prepared match what it committed to, or null if it took no part.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_START_TABLE,
            KrytTableStartRequest(
                players=players,
                variant=variant,
                options=options,
                dealer=dealer,
                locks=locks,
                token=token,
                openings=openings,
            ),
        )

    def play_table(
        self, token: str, actions: Sequence[KrytAction], key: str, *, last_seen: LastSeen | UnsetType = UNSET
    ) -> KrytTable:
        """Play a move on a sealed table of Kryt'-navalivat'.

        Play one move of the seat whose key is sent: all of its actions, or none.

        Args:
            token: The table as the last answer gave it.
            actions: The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_PLAY_TABLE, KrytTablePlayRequest(token=token, actions=actions, last_seen=last_seen), key=key
        )

    def view_table(
        self, token: str, *, last_seen: LastSeen | UnsetType = UNSET, key: str | UnsetType = UNSET
    ) -> KrytTable:
        """See a sealed table of Kryt'-navalivat'.

        See a table as the seat whose key is sent, or without a key as spectators do.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.
            key: The key of the seat that calls; without it you see what spectators do.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(KRYT_NAVALIVAT_VIEW_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    def close_table(self, token: str, key: str, *, last_seen: LastSeen | UnsetType = UNSET) -> KrytTable:
        """Close a sealed match of Kryt'-navalivat'.

        Close the match for the seat whose key is sent; once all have, it is over and can be revealed.

        Args:
            token: The table as the last answer gave it.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(KRYT_NAVALIVAT_CLOSE_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    def reveal_table(self, token: str, *, last_seen: LastSeen | UnsetType = UNSET) -> KrytTableReveal:
        """Reveal a sealed match of Kryt'-navalivat'.

        Show all that was hidden in a match that every seat has closed.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(KRYT_NAVALIVAT_REVEAL_TABLE, TableRequest(token=token, last_seen=last_seen))

    def verify_fairness(
        self,
        match: str,
        record: KrytTableRecord,
        secret: str,
        openings: Sequence[str | None],
        deals: int,
        moves: Sequence[KrytTableMove],
    ) -> FairnessAnswer:
        """Compute what follows from a reveal of Kryt'-navalivat'.

        Compute what follows from a reveal, to be compared with what was told while the match was played.

        Args:
            match: Id of the match.
            record: What was agreed on.
            secret: The server's secret.
            openings: What each seat put in.
            deals: How many deals to compute.
            moves: Every move from the start; none if the links are not to be computed beyond the first.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            KRYT_NAVALIVAT_VERIFY_FAIRNESS,
            KrytFairnessRequest(match=match, record=record, secret=secret, openings=openings, deals=deals, moves=moves),
        )


class AsyncKrytNavalivat:
    """The game `kryt-navalivat`, played by [these rules](/rules/kryt-navalivat)."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def catalogue(self) -> KrytCatalogue:
        """Tell the variants, options and rules of Kryt'-navalivat'.

        Everything that a frontend can know before a match: named variants with all their options, each with its
        bounds and its rule, and every rule that can be broken, with its sentence and source.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(KRYT_NAVALIVAT_CATALOGUE)

    async def start(
        self,
        players: int,
        *,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        seed: str | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> KrytPosition:
        """Start a match of Kryt'-navalivat'.

        Deal the first deal of a match.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            seed: Source of all chance; without it the server makes one from 32 random bytes.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_START,
            KrytStartRequest(players=players, variant=variant, options=options, seed=seed, deck=deck, dealer=dealer),
            legal=legal,
            explain=explain,
            views=views,
        )

    async def play(
        self,
        state: KrytState,
        actions: Sequence[KrytAction],
        *,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> KrytPosition:
        """Play actions of Kryt'-navalivat'.

        Play actions in order, all or none.

        Args:
            state: The state as the last answer gave it.
            actions: Actions in order: all are played, or none.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_PLAY,
            KrytPlayRequest(state=state, actions=actions),
            legal=legal,
            explain=explain,
            views=views,
        )

    async def position(
        self, state: KrytState, *, legal: bool = True, explain: bool = False, views: bool = False
    ) -> KrytPosition:
        """Look at a state of Kryt'-navalivat'.

        Look at a state as it stands.

        Args:
            state: The state.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_POSITION, KrytPositionRequest(state=state), legal=legal, explain=explain, views=views
        )

    async def view(self, state: KrytState, *, seat: int | UnsetType = UNSET) -> KrytViewAnswer:
        """See a state of Kryt'-navalivat' as a seat or a spectator may.

        Look at a state through the eyes of a seat or a spectator.

        Args:
            state: The state.
            seat: The seat that looks; without it a spectator.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(KRYT_NAVALIVAT_VIEW, KrytViewRequest(state=state, seat=seat))

    async def replay(
        self,
        players: int,
        seed: str,
        actions: Sequence[KrytAction],
        *,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
        steps: bool = False,
    ) -> KrytReplayPosition:
        """Replay a match of Kryt'-navalivat' from its start.

        Play a match from its start.

        Args:
            players: Number of players.
            seed: Source of all chance.
            actions: Actions in order; with `steps=true` at most 1,000.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.
            steps: Give every action with its events and the digest after it; for at most 1,000 actions.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_REPLAY,
            KrytReplayRequest(
                players=players, seed=seed, actions=actions, variant=variant, options=options, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
            steps=steps,
        )

    async def batch(
        self, items: Sequence[KrytBatchItem], *, legal: bool = False, explain: bool = False, views: bool = False
    ) -> KrytBatchAnswer:
        """Play on many states of Kryt'-navalivat' at once.

        Play on many states at once; a refused item does not hold up the others.

        Args:
            items: The states and their actions.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_BATCH, KrytBatchRequest(items=items), legal=legal, explain=explain, views=views
        )

    async def prepare_table(
        self,
        players: int,
        *,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        commitments: Sequence[str | None] | UnsetType = UNSET,
    ) -> TablePrepared:
        """Prepare a sealed match of Kryt'-navalivat'.

        Agree on a match, and bind the server to its secret before anybody opens what the seats put in.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            commitments: For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
                part.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_PREPARE_TABLE,
            KrytTablePrepareRequest(
                players=players, variant=variant, options=options, dealer=dealer, locks=locks, commitments=commitments
            ),
        )

    async def start_table(
        self,
        *,
        players: int | UnsetType = UNSET,
        variant: KrytVariant | UnsetType = UNSET,
        options: KrytOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        token: str | UnsetType = UNSET,
        openings: Sequence[str | None] | UnsetType = UNSET,
    ) -> KrytTableStarted:
        """Start a sealed match of Kryt'-navalivat'.

        Deal the first deal of a sealed match, and issue the keys of seats that made none.

        Args:
            players: Number of players; needed unless the match is prepared.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            token: The prepared match.
            openings: For each seat of a prepared match what it committed to, or null if it took no part.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_START_TABLE,
            KrytTableStartRequest(
                players=players,
                variant=variant,
                options=options,
                dealer=dealer,
                locks=locks,
                token=token,
                openings=openings,
            ),
        )

    async def play_table(
        self, token: str, actions: Sequence[KrytAction], key: str, *, last_seen: LastSeen | UnsetType = UNSET
    ) -> KrytTable:
        """Play a move on a sealed table of Kryt'-navalivat'.

        Play one move of the seat whose key is sent: all of its actions, or none.

        Args:
            token: The table as the last answer gave it.
            actions: The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_PLAY_TABLE, KrytTablePlayRequest(token=token, actions=actions, last_seen=last_seen), key=key
        )

    async def view_table(
        self, token: str, *, last_seen: LastSeen | UnsetType = UNSET, key: str | UnsetType = UNSET
    ) -> KrytTable:
        """See a sealed table of Kryt'-navalivat'.

        See a table as the seat whose key is sent, or without a key as spectators do.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.
            key: The key of the seat that calls; without it you see what spectators do.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_VIEW_TABLE, TableRequest(token=token, last_seen=last_seen), key=key
        )

    async def close_table(self, token: str, key: str, *, last_seen: LastSeen | UnsetType = UNSET) -> KrytTable:
        """Close a sealed match of Kryt'-navalivat'.

        Close the match for the seat whose key is sent; once all have, it is over and can be revealed.

        Args:
            token: The table as the last answer gave it.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_CLOSE_TABLE, TableRequest(token=token, last_seen=last_seen), key=key
        )

    async def reveal_table(self, token: str, *, last_seen: LastSeen | UnsetType = UNSET) -> KrytTableReveal:
        """Reveal a sealed match of Kryt'-navalivat'.

        Show all that was hidden in a match that every seat has closed.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(KRYT_NAVALIVAT_REVEAL_TABLE, TableRequest(token=token, last_seen=last_seen))

    async def verify_fairness(
        self,
        match: str,
        record: KrytTableRecord,
        secret: str,
        openings: Sequence[str | None],
        deals: int,
        moves: Sequence[KrytTableMove],
    ) -> FairnessAnswer:
        """Compute what follows from a reveal of Kryt'-navalivat'.

        Compute what follows from a reveal, to be compared with what was told while the match was played.

        Args:
            match: Id of the match.
            record: What was agreed on.
            secret: The server's secret.
            openings: What each seat put in.
            deals: How many deals to compute.
            moves: Every move from the start; none if the links are not to be computed beyond the first.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            KRYT_NAVALIVAT_VERIFY_FAIRNESS,
            KrytFairnessRequest(match=match, record=record, secret=secret, openings=openings, deals=deals, moves=moves),
        )


class Nap:
    """The game `nap`, played by [these rules](/rules/nap)."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def catalogue(self) -> NapCatalogue:
        """Tell the variants, options and rules of Nap.

        Everything that a frontend can know before a match: named variants with all their options, each with its
        bounds and its rule, and every rule that can be broken, with its sentence and source.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(NAP_CATALOGUE)

    def start(
        self,
        players: int,
        *,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        seed: str | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> NapPosition:
        """Start a match of Nap.

        Deal the first deal of a match.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            seed: Source of all chance; without it the server makes one from 32 random bytes.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_START,
            NapStartRequest(players=players, variant=variant, options=options, seed=seed, deck=deck, dealer=dealer),
            legal=legal,
            explain=explain,
            views=views,
        )

    def play(
        self,
        state: NapState,
        actions: Sequence[NapAction],
        *,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> NapPosition:
        """Play actions of Nap.

        Play actions in order, all or none.

        Args:
            state: The state as the last answer gave it.
            actions: Actions in order: all are played, or none.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_PLAY, NapPlayRequest(state=state, actions=actions), legal=legal, explain=explain, views=views
        )

    def position(
        self, state: NapState, *, legal: bool = True, explain: bool = False, views: bool = False
    ) -> NapPosition:
        """Look at a state of Nap.

        Look at a state as it stands.

        Args:
            state: The state.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_POSITION, NapPositionRequest(state=state), legal=legal, explain=explain, views=views
        )

    def view(self, state: NapState, *, seat: int | UnsetType = UNSET) -> NapViewAnswer:
        """See a state of Nap as a seat or a spectator may.

        Look at a state through the eyes of a seat or a spectator.

        Args:
            state: The state.
            seat: The seat that looks; without it a spectator.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(NAP_VIEW, NapViewRequest(state=state, seat=seat))

    def replay(
        self,
        players: int,
        seed: str,
        actions: Sequence[NapAction],
        *,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
        steps: bool = False,
    ) -> NapReplayPosition:
        """Replay a match of Nap from its start.

        Play a match from its start.

        Args:
            players: Number of players.
            seed: Source of all chance.
            actions: Actions in order; with `steps=true` at most 1,000.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.
            steps: Give every action with its events and the digest after it; for at most 1,000 actions.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_REPLAY,
            NapReplayRequest(
                players=players, seed=seed, actions=actions, variant=variant, options=options, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
            steps=steps,
        )

    def batch(
        self, items: Sequence[NapBatchItem], *, legal: bool = False, explain: bool = False, views: bool = False
    ) -> NapBatchAnswer:
        """Play on many states of Nap at once.

        Play on many states at once; a refused item does not hold up the others.

        Args:
            items: The states and their actions.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(NAP_BATCH, NapBatchRequest(items=items), legal=legal, explain=explain, views=views)

    def prepare_table(
        self,
        players: int,
        *,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        commitments: Sequence[str | None] | UnsetType = UNSET,
    ) -> TablePrepared:
        """Prepare a sealed match of Nap.

        Agree on a match, and bind the server to its secret before anybody opens what the seats put in.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            commitments: For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
                part.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_PREPARE_TABLE,
            NapTablePrepareRequest(
                players=players, variant=variant, options=options, dealer=dealer, locks=locks, commitments=commitments
            ),
        )

    def start_table(
        self,
        *,
        players: int | UnsetType = UNSET,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        token: str | UnsetType = UNSET,
        openings: Sequence[str | None] | UnsetType = UNSET,
    ) -> NapTableStarted:
        """Start a sealed match of Nap.

        Deal the first deal of a sealed match, and issue the keys of seats that made none.

        Args:
            players: Number of players; needed unless the match is prepared.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            token: The prepared match.
            openings: For each seat of a prepared match what it committed to, or null if it took no part.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_START_TABLE,
            NapTableStartRequest(
                players=players,
                variant=variant,
                options=options,
                dealer=dealer,
                locks=locks,
                token=token,
                openings=openings,
            ),
        )

    def play_table(
        self, token: str, actions: Sequence[NapAction], key: str, *, last_seen: LastSeen | UnsetType = UNSET
    ) -> NapTable:
        """Play a move on a sealed table of Nap.

        Play one move of the seat whose key is sent: all of its actions, or none.

        Args:
            token: The table as the last answer gave it.
            actions: The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_PLAY_TABLE, NapTablePlayRequest(token=token, actions=actions, last_seen=last_seen), key=key
        )

    def view_table(
        self, token: str, *, last_seen: LastSeen | UnsetType = UNSET, key: str | UnsetType = UNSET
    ) -> NapTable:
        """See a sealed table of Nap.

        See a table as the seat whose key is sent, or without a key as spectators do.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.
            key: The key of the seat that calls; without it you see what spectators do.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(NAP_VIEW_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    def close_table(self, token: str, key: str, *, last_seen: LastSeen | UnsetType = UNSET) -> NapTable:
        """Close a sealed match of Nap.

        Close the match for the seat whose key is sent; once all have, it is over and can be revealed.

        Args:
            token: The table as the last answer gave it.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(NAP_CLOSE_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    def reveal_table(self, token: str, *, last_seen: LastSeen | UnsetType = UNSET) -> NapTableReveal:
        """Reveal a sealed match of Nap.

        Show all that was hidden in a match that every seat has closed.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(NAP_REVEAL_TABLE, TableRequest(token=token, last_seen=last_seen))

    def verify_fairness(
        self,
        match: str,
        record: NapTableRecord,
        secret: str,
        openings: Sequence[str | None],
        deals: int,
        moves: Sequence[NapTableMove],
    ) -> FairnessAnswer:
        """Compute what follows from a reveal of Nap.

        Compute what follows from a reveal, to be compared with what was told while the match was played.

        Args:
            match: Id of the match.
            record: What was agreed on.
            secret: The server's secret.
            openings: What each seat put in.
            deals: How many deals to compute.
            moves: Every move from the start; none if the links are not to be computed beyond the first.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(
            NAP_VERIFY_FAIRNESS,
            NapFairnessRequest(match=match, record=record, secret=secret, openings=openings, deals=deals, moves=moves),
        )


class AsyncNap:
    """The game `nap`, played by [these rules](/rules/nap)."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def catalogue(self) -> NapCatalogue:
        """Tell the variants, options and rules of Nap.

        Everything that a frontend can know before a match: named variants with all their options, each with its
        bounds and its rule, and every rule that can be broken, with its sentence and source.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(NAP_CATALOGUE)

    async def start(
        self,
        players: int,
        *,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        seed: str | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> NapPosition:
        """Start a match of Nap.

        Deal the first deal of a match.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            seed: Source of all chance; without it the server makes one from 32 random bytes.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_START,
            NapStartRequest(players=players, variant=variant, options=options, seed=seed, deck=deck, dealer=dealer),
            legal=legal,
            explain=explain,
            views=views,
        )

    async def play(
        self,
        state: NapState,
        actions: Sequence[NapAction],
        *,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
    ) -> NapPosition:
        """Play actions of Nap.

        Play actions in order, all or none.

        Args:
            state: The state as the last answer gave it.
            actions: Actions in order: all are played, or none.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_PLAY, NapPlayRequest(state=state, actions=actions), legal=legal, explain=explain, views=views
        )

    async def position(
        self, state: NapState, *, legal: bool = True, explain: bool = False, views: bool = False
    ) -> NapPosition:
        """Look at a state of Nap.

        Look at a state as it stands.

        Args:
            state: The state.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_POSITION, NapPositionRequest(state=state), legal=legal, explain=explain, views=views
        )

    async def view(self, state: NapState, *, seat: int | UnsetType = UNSET) -> NapViewAnswer:
        """See a state of Nap as a seat or a spectator may.

        Look at a state through the eyes of a seat or a spectator.

        Args:
            state: The state.
            seat: The seat that looks; without it a spectator.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(NAP_VIEW, NapViewRequest(state=state, seat=seat))

    async def replay(
        self,
        players: int,
        seed: str,
        actions: Sequence[NapAction],
        *,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        deck: Sequence[Card] | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        legal: bool = True,
        explain: bool = False,
        views: bool = False,
        steps: bool = False,
    ) -> NapReplayPosition:
        """Replay a match of Nap from its start.

        Play a match from its start.

        Args:
            players: Number of players.
            seed: Source of all chance.
            actions: Actions in order; with `steps=true` at most 1,000.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
            dealer: First dealer; without it drawn by lot from the seed (S5).
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.
            steps: Give every action with its events and the digest after it; for at most 1,000 actions.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_REPLAY,
            NapReplayRequest(
                players=players, seed=seed, actions=actions, variant=variant, options=options, deck=deck, dealer=dealer
            ),
            legal=legal,
            explain=explain,
            views=views,
            steps=steps,
        )

    async def batch(
        self, items: Sequence[NapBatchItem], *, legal: bool = False, explain: bool = False, views: bool = False
    ) -> NapBatchAnswer:
        """Play on many states of Nap at once.

        Play on many states at once; a refused item does not hold up the others.

        Args:
            items: The states and their actions.
            legal: List the legal actions.
            explain: List the refused candidates too, each with the rule that refuses it.
            views: Give what each seat and the spectators may know.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_BATCH, NapBatchRequest(items=items), legal=legal, explain=explain, views=views
        )

    async def prepare_table(
        self,
        players: int,
        *,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        commitments: Sequence[str | None] | UnsetType = UNSET,
    ) -> TablePrepared:
        """Prepare a sealed match of Nap.

        Agree on a match, and bind the server to its secret before anybody opens what the seats put in.

        Args:
            players: Number of players.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            commitments: For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
                part.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_PREPARE_TABLE,
            NapTablePrepareRequest(
                players=players, variant=variant, options=options, dealer=dealer, locks=locks, commitments=commitments
            ),
        )

    async def start_table(
        self,
        *,
        players: int | UnsetType = UNSET,
        variant: NapVariant | UnsetType = UNSET,
        options: NapOverrides | UnsetType = UNSET,
        dealer: int | UnsetType = UNSET,
        locks: Sequence[str | None] | UnsetType = UNSET,
        token: str | UnsetType = UNSET,
        openings: Sequence[str | None] | UnsetType = UNSET,
    ) -> NapTableStarted:
        """Start a sealed match of Nap.

        Deal the first deal of a sealed match, and issue the keys of seats that made none.

        Args:
            players: Number of players; needed unless the match is prepared.
            variant: Named set of options; without it the game's first.
            options: Options that differ from the variant's.
            dealer: First dealer; without it drawn by lot (S5).
            locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
            token: The prepared match.
            openings: For each seat of a prepared match what it committed to, or null if it took no part.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_START_TABLE,
            NapTableStartRequest(
                players=players,
                variant=variant,
                options=options,
                dealer=dealer,
                locks=locks,
                token=token,
                openings=openings,
            ),
        )

    async def play_table(
        self, token: str, actions: Sequence[NapAction], key: str, *, last_seen: LastSeen | UnsetType = UNSET
    ) -> NapTable:
        """Play a move on a sealed table of Nap.

        Play one move of the seat whose key is sent: all of its actions, or none.

        Args:
            token: The table as the last answer gave it.
            actions: The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_PLAY_TABLE, NapTablePlayRequest(token=token, actions=actions, last_seen=last_seen), key=key
        )

    async def view_table(
        self, token: str, *, last_seen: LastSeen | UnsetType = UNSET, key: str | UnsetType = UNSET
    ) -> NapTable:
        """See a sealed table of Nap.

        See a table as the seat whose key is sent, or without a key as spectators do.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.
            key: The key of the seat that calls; without it you see what spectators do.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(NAP_VIEW_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    async def close_table(self, token: str, key: str, *, last_seen: LastSeen | UnsetType = UNSET) -> NapTable:
        """Close a sealed match of Nap.

        Close the match for the seat whose key is sent; once all have, it is over and can be revealed.

        Args:
            token: The table as the last answer gave it.
            key: The key of the seat that calls.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(NAP_CLOSE_TABLE, TableRequest(token=token, last_seen=last_seen), key=key)

    async def reveal_table(self, token: str, *, last_seen: LastSeen | UnsetType = UNSET) -> NapTableReveal:
        """Reveal a sealed match of Nap.

        Show all that was hidden in a match that every seat has closed.

        Args:
            token: The table as the last answer gave it.
            last_seen: The newest move that this client has seen; the token must descend from it.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(NAP_REVEAL_TABLE, TableRequest(token=token, last_seen=last_seen))

    async def verify_fairness(
        self,
        match: str,
        record: NapTableRecord,
        secret: str,
        openings: Sequence[str | None],
        deals: int,
        moves: Sequence[NapTableMove],
    ) -> FairnessAnswer:
        """Compute what follows from a reveal of Nap.

        Compute what follows from a reveal, to be compared with what was told while the match was played.

        Args:
            match: Id of the match.
            record: What was agreed on.
            secret: The server's secret.
            openings: What each seat put in.
            deals: How many deals to compute.
            moves: Every move from the start; none if the links are not to be computed beyond the first.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(
            NAP_VERIFY_FAIRNESS,
            NapFairnessRequest(match=match, record=record, secret=secret, openings=openings, deals=deals, moves=moves),
        )


class Service:
    """The service itself, and the games on offer."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def about(self) -> ServiceInfo:
        """Tell what the service is.

        Its version, the id of the published algorithm from seed to deck, and which games and state versions it
        knows.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(SERVICE_ABOUT)

    def games(self) -> GameList:
        """List the games.

        Each game in short: names, numbers of players, direction of play, variants.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(SERVICE_GAMES)

    def health(self) -> Health:
        """Tell that the service answers.

        For whoever watches over the process; it depends on nothing else.

        Raises:
            ProblemError: The call was refused.
        """
        return self._transport.send(SERVICE_HEALTH)


class AsyncService:
    """The service itself, and the games on offer."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def about(self) -> ServiceInfo:
        """Tell what the service is.

        Its version, the id of the published algorithm from seed to deck, and which games and state versions it
        knows.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(SERVICE_ABOUT)

    async def games(self) -> GameList:
        """List the games.

        Each game in short: names, numbers of players, direction of play, variants.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(SERVICE_GAMES)

    async def health(self) -> Health:
        """Tell that the service answers.

        For whoever watches over the process; it depends on nothing else.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._transport.send(SERVICE_HEALTH)


class Croupier(Transport):
    """A stateless card table: it deals, says what may be played, refuses the rest, and settles up."""

    def __init__(self, base_url: str = BASE_URL, http: httpx.Client | None = None) -> None:
        super().__init__(base_url, http)
        self.chor_voli = ChorVoli(self)
        self.kryt_navalivat = KrytNavalivat(self)
        self.nap = Nap(self)
        self.service = Service(self)


class AsyncCroupier(AsyncTransport):
    """A stateless card table: it deals, says what may be played, refuses the rest, and settles up."""

    def __init__(self, base_url: str = BASE_URL, http: httpx.AsyncClient | None = None) -> None:
        super().__init__(base_url, http)
        self.chor_voli = AsyncChorVoli(self)
        self.kryt_navalivat = AsyncKrytNavalivat(self)
        self.nap = AsyncNap(self)
        self.service = AsyncService(self)
