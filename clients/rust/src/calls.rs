// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

//! The calls of the API.

use crate::client::{Call, Croupier};
use crate::models::*;

impl<T> Croupier<T> {
    /// The game `chor-voli`, played by these rules (/rules/chor-voli).
    pub fn chor_voli(&self) -> ChorVoli<'_, T> {
        ChorVoli(self)
    }

    /// The game `kryt-navalivat`, played by these rules (/rules/kryt-navalivat).
    pub fn kryt_navalivat(&self) -> KrytNavalivat<'_, T> {
        KrytNavalivat(self)
    }

    /// The game `nap`, played by these rules (/rules/nap).
    pub fn nap(&self) -> Nap<'_, T> {
        Nap(self)
    }

    /// The service itself, and the games on offer.
    pub fn service(&self) -> Service<'_, T> {
        Service(self)
    }
}

/// The game `chor-voli`, played by these rules (/rules/chor-voli).
#[derive(Clone, Copy, Debug)]
pub struct ChorVoli<'a, T>(pub(crate) &'a Croupier<T>);

impl<'a, T> ChorVoli<'a, T> {
    /// Tell the variants, options and rules of Chor Voli.
    ///
    /// Everything that a frontend can know before a match: named variants with all their
    /// options, each with its bounds and its rule, and every rule that can be broken, with its
    /// sentence and source.
    pub fn catalogue(&self) -> Call<'a, T, (), ChorVoliCatalogue> {
        Call::new(self.0, "GET", "/v1/games/chor-voli", ())
    }

    /// Start a match of Chor Voli.
    ///
    /// Deal the first deal of a match.
    pub fn start(&self, players: i32) -> Call<'a, T, ChorVoliStartRequest, ChorVoliPosition> {
        let request = ChorVoliStartRequest {
            players,
            variant: None,
            options: None,
            seed: None,
            deck: None,
            dealer: None,
        };
        Call::new(self.0, "POST", "/v1/games/chor-voli/start", request)
    }

    /// Play actions of Chor Voli.
    ///
    /// Play actions in order, all or none.
    pub fn play(
        &self,
        state: &ChorVoliState,
        actions: impl Into<Vec<ChorVoliAction>>,
    ) -> Call<'a, T, ChorVoliPlayRequest, ChorVoliPosition> {
        let request = ChorVoliPlayRequest { state: state.clone(), actions: actions.into() };
        Call::new(self.0, "POST", "/v1/games/chor-voli/play", request)
    }

    /// Look at a state of Chor Voli.
    ///
    /// Look at a state as it stands.
    pub fn position(
        &self,
        state: &ChorVoliState,
    ) -> Call<'a, T, ChorVoliPositionRequest, ChorVoliPosition> {
        let request = ChorVoliPositionRequest { state: state.clone() };
        Call::new(self.0, "POST", "/v1/games/chor-voli/position", request)
    }

    /// See a state of Chor Voli as a seat or a spectator may.
    ///
    /// Look at a state through the eyes of a seat or a spectator.
    pub fn view(
        &self,
        state: &ChorVoliState,
    ) -> Call<'a, T, ChorVoliViewRequest, ChorVoliViewAnswer> {
        let request = ChorVoliViewRequest { state: state.clone(), seat: None };
        Call::new(self.0, "POST", "/v1/games/chor-voli/view", request)
    }

    /// Replay a match of Chor Voli from its start.
    ///
    /// Play a match from its start.
    pub fn replay(
        &self,
        players: i32,
        seed: impl Into<String>,
        actions: impl Into<Vec<ChorVoliAction>>,
    ) -> Call<'a, T, ChorVoliReplayRequest, ChorVoliReplayPosition> {
        let request = ChorVoliReplayRequest {
            players,
            variant: None,
            options: None,
            seed: seed.into(),
            deck: None,
            dealer: None,
            actions: actions.into(),
        };
        Call::new(self.0, "POST", "/v1/games/chor-voli/replay", request)
    }

    /// Play on many states of Chor Voli at once.
    ///
    /// Play on many states at once; a refused item does not hold up the others.
    pub fn batch(
        &self,
        items: impl Into<Vec<ChorVoliBatchItem>>,
    ) -> Call<'a, T, ChorVoliBatchRequest, ChorVoliBatchAnswer> {
        let request = ChorVoliBatchRequest { items: items.into() };
        Call::new(self.0, "POST", "/v1/games/chor-voli/batch", request)
    }

    /// Find the combinations and the best arrangements of a hand.
    ///
    /// Rank out all combinations of a hand, and find its best arrangements.
    ///
    /// `best_from_last` is best at the last showdown, then at the one before, up to the first.
    /// `greatest_total` is best at all showdowns together: each combination counts by how many
    /// strengths of the form are weaker, and the sum is the greatest; of several the best from
    /// the last on. Both are exact.
    pub fn combinations(
        &self,
        hand: impl Into<Vec<Card>>,
    ) -> Call<'a, T, ChorVoliCombinationsRequest, ChorVoliCombinationsAnswer> {
        let request =
            ChorVoliCombinationsRequest { hand: hand.into(), variant: None, options: None };
        Call::new(self.0, "POST", "/v1/games/chor-voli/combinations", request)
    }

    /// Prepare a sealed match of Chor Voli.
    ///
    /// Agree on a match, and bind the server to its secret before anybody opens what the seats
    /// put in.
    pub fn prepare_table(
        &self,
        players: i32,
    ) -> Call<'a, T, ChorVoliTablePrepareRequest, TablePrepared> {
        let request = ChorVoliTablePrepareRequest {
            players,
            variant: None,
            options: None,
            dealer: None,
            locks: None,
            commitments: None,
        };
        Call::new(self.0, "POST", "/v1/games/chor-voli/tables/prepare", request)
    }

    /// Start a sealed match of Chor Voli.
    ///
    /// Deal the first deal of a sealed match, and issue the keys of seats that made none.
    pub fn start_table(&self) -> Call<'a, T, ChorVoliTableStartRequest, ChorVoliTableStarted> {
        let request = ChorVoliTableStartRequest {
            players: None,
            variant: None,
            options: None,
            dealer: None,
            locks: None,
            token: None,
            openings: None,
        };
        Call::new(self.0, "POST", "/v1/games/chor-voli/tables/start", request)
    }

    /// Play a move on a sealed table of Chor Voli.
    ///
    /// Play one move of the seat whose key is sent: all of its actions, or none.
    pub fn play_table(
        &self,
        token: impl Into<String>,
        actions: impl Into<Vec<ChorVoliAction>>,
        key: impl Into<String>,
    ) -> Call<'a, T, ChorVoliTablePlayRequest, ChorVoliTable> {
        let request = ChorVoliTablePlayRequest {
            token: token.into(),
            actions: actions.into(),
            last_seen: None,
        };
        Call::new(self.0, "POST", "/v1/games/chor-voli/tables/play", request).with_key(key)
    }

    /// See a sealed table of Chor Voli.
    ///
    /// See a table as the seat whose key is sent, or without a key as spectators do.
    pub fn view_table(&self, token: impl Into<String>) -> Call<'a, T, TableRequest, ChorVoliTable> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/chor-voli/tables/view", request)
    }

    /// Close a sealed match of Chor Voli.
    ///
    /// Close the match for the seat whose key is sent; once all have, it is over and can be
    /// revealed.
    pub fn close_table(
        &self,
        token: impl Into<String>,
        key: impl Into<String>,
    ) -> Call<'a, T, TableRequest, ChorVoliTable> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/chor-voli/tables/close", request).with_key(key)
    }

    /// Reveal a sealed match of Chor Voli.
    ///
    /// Show all that was hidden in a match that every seat has closed.
    pub fn reveal_table(
        &self,
        token: impl Into<String>,
    ) -> Call<'a, T, TableRequest, ChorVoliTableReveal> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/chor-voli/tables/reveal", request)
    }

    /// Compute what follows from a reveal of Chor Voli.
    ///
    /// Compute what follows from a reveal, to be compared with what was told while the match
    /// was played.
    pub fn verify_fairness(
        &self,
        request: ChorVoliFairnessRequest,
    ) -> Call<'a, T, ChorVoliFairnessRequest, FairnessAnswer> {
        Call::new(self.0, "POST", "/v1/games/chor-voli/fairness/verify", request)
    }
}

/// The game `kryt-navalivat`, played by these rules (/rules/kryt-navalivat).
#[derive(Clone, Copy, Debug)]
pub struct KrytNavalivat<'a, T>(pub(crate) &'a Croupier<T>);

impl<'a, T> KrytNavalivat<'a, T> {
    /// Tell the variants, options and rules of Kryt'-navalivat'.
    ///
    /// Everything that a frontend can know before a match: named variants with all their
    /// options, each with its bounds and its rule, and every rule that can be broken, with its
    /// sentence and source.
    pub fn catalogue(&self) -> Call<'a, T, (), KrytCatalogue> {
        Call::new(self.0, "GET", "/v1/games/kryt-navalivat", ())
    }

    /// Start a match of Kryt'-navalivat'.
    ///
    /// Deal the first deal of a match.
    pub fn start(&self, players: i32) -> Call<'a, T, KrytStartRequest, KrytPosition> {
        let request = KrytStartRequest {
            players,
            variant: None,
            options: None,
            seed: None,
            deck: None,
            dealer: None,
        };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/start", request)
    }

    /// Play actions of Kryt'-navalivat'.
    ///
    /// Play actions in order, all or none.
    pub fn play(
        &self,
        state: &KrytState,
        actions: impl Into<Vec<KrytAction>>,
    ) -> Call<'a, T, KrytPlayRequest, KrytPosition> {
        let request = KrytPlayRequest { state: state.clone(), actions: actions.into() };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/play", request)
    }

    /// Look at a state of Kryt'-navalivat'.
    ///
    /// Look at a state as it stands.
    pub fn position(&self, state: &KrytState) -> Call<'a, T, KrytPositionRequest, KrytPosition> {
        let request = KrytPositionRequest { state: state.clone() };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/position", request)
    }

    /// See a state of Kryt'-navalivat' as a seat or a spectator may.
    ///
    /// Look at a state through the eyes of a seat or a spectator.
    pub fn view(&self, state: &KrytState) -> Call<'a, T, KrytViewRequest, KrytViewAnswer> {
        let request = KrytViewRequest { state: state.clone(), seat: None };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/view", request)
    }

    /// Replay a match of Kryt'-navalivat' from its start.
    ///
    /// Play a match from its start.
    pub fn replay(
        &self,
        players: i32,
        seed: impl Into<String>,
        actions: impl Into<Vec<KrytAction>>,
    ) -> Call<'a, T, KrytReplayRequest, KrytReplayPosition> {
        let request = KrytReplayRequest {
            players,
            variant: None,
            options: None,
            seed: seed.into(),
            deck: None,
            dealer: None,
            actions: actions.into(),
        };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/replay", request)
    }

    /// Play on many states of Kryt'-navalivat' at once.
    ///
    /// Play on many states at once; a refused item does not hold up the others.
    pub fn batch(
        &self,
        items: impl Into<Vec<KrytBatchItem>>,
    ) -> Call<'a, T, KrytBatchRequest, KrytBatchAnswer> {
        let request = KrytBatchRequest { items: items.into() };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/batch", request)
    }

    /// Prepare a sealed match of Kryt'-navalivat'.
    ///
    /// Agree on a match, and bind the server to its secret before anybody opens what the seats
    /// put in.
    pub fn prepare_table(
        &self,
        players: i32,
    ) -> Call<'a, T, KrytTablePrepareRequest, TablePrepared> {
        let request = KrytTablePrepareRequest {
            players,
            variant: None,
            options: None,
            dealer: None,
            locks: None,
            commitments: None,
        };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/tables/prepare", request)
    }

    /// Start a sealed match of Kryt'-navalivat'.
    ///
    /// Deal the first deal of a sealed match, and issue the keys of seats that made none.
    pub fn start_table(&self) -> Call<'a, T, KrytTableStartRequest, KrytTableStarted> {
        let request = KrytTableStartRequest {
            players: None,
            variant: None,
            options: None,
            dealer: None,
            locks: None,
            token: None,
            openings: None,
        };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/tables/start", request)
    }

    /// Play a move on a sealed table of Kryt'-navalivat'.
    ///
    /// Play one move of the seat whose key is sent: all of its actions, or none.
    pub fn play_table(
        &self,
        token: impl Into<String>,
        actions: impl Into<Vec<KrytAction>>,
        key: impl Into<String>,
    ) -> Call<'a, T, KrytTablePlayRequest, KrytTable> {
        let request =
            KrytTablePlayRequest { token: token.into(), actions: actions.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/tables/play", request).with_key(key)
    }

    /// See a sealed table of Kryt'-navalivat'.
    ///
    /// See a table as the seat whose key is sent, or without a key as spectators do.
    pub fn view_table(&self, token: impl Into<String>) -> Call<'a, T, TableRequest, KrytTable> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/tables/view", request)
    }

    /// Close a sealed match of Kryt'-navalivat'.
    ///
    /// Close the match for the seat whose key is sent; once all have, it is over and can be
    /// revealed.
    pub fn close_table(
        &self,
        token: impl Into<String>,
        key: impl Into<String>,
    ) -> Call<'a, T, TableRequest, KrytTable> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/tables/close", request).with_key(key)
    }

    /// Reveal a sealed match of Kryt'-navalivat'.
    ///
    /// Show all that was hidden in a match that every seat has closed.
    pub fn reveal_table(
        &self,
        token: impl Into<String>,
    ) -> Call<'a, T, TableRequest, KrytTableReveal> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/tables/reveal", request)
    }

    /// Compute what follows from a reveal of Kryt'-navalivat'.
    ///
    /// Compute what follows from a reveal, to be compared with what was told while the match
    /// was played.
    pub fn verify_fairness(
        &self,
        request: KrytFairnessRequest,
    ) -> Call<'a, T, KrytFairnessRequest, FairnessAnswer> {
        Call::new(self.0, "POST", "/v1/games/kryt-navalivat/fairness/verify", request)
    }
}

/// The game `nap`, played by these rules (/rules/nap).
#[derive(Clone, Copy, Debug)]
pub struct Nap<'a, T>(pub(crate) &'a Croupier<T>);

impl<'a, T> Nap<'a, T> {
    /// Tell the variants, options and rules of Nap.
    ///
    /// Everything that a frontend can know before a match: named variants with all their
    /// options, each with its bounds and its rule, and every rule that can be broken, with its
    /// sentence and source.
    pub fn catalogue(&self) -> Call<'a, T, (), NapCatalogue> {
        Call::new(self.0, "GET", "/v1/games/nap", ())
    }

    /// Start a match of Nap.
    ///
    /// Deal the first deal of a match.
    pub fn start(&self, players: i32) -> Call<'a, T, NapStartRequest, NapPosition> {
        let request = NapStartRequest {
            players,
            variant: None,
            options: None,
            seed: None,
            deck: None,
            dealer: None,
        };
        Call::new(self.0, "POST", "/v1/games/nap/start", request)
    }

    /// Play actions of Nap.
    ///
    /// Play actions in order, all or none.
    pub fn play(
        &self,
        state: &NapState,
        actions: impl Into<Vec<NapAction>>,
    ) -> Call<'a, T, NapPlayRequest, NapPosition> {
        let request = NapPlayRequest { state: state.clone(), actions: actions.into() };
        Call::new(self.0, "POST", "/v1/games/nap/play", request)
    }

    /// Look at a state of Nap.
    ///
    /// Look at a state as it stands.
    pub fn position(&self, state: &NapState) -> Call<'a, T, NapPositionRequest, NapPosition> {
        let request = NapPositionRequest { state: state.clone() };
        Call::new(self.0, "POST", "/v1/games/nap/position", request)
    }

    /// See a state of Nap as a seat or a spectator may.
    ///
    /// Look at a state through the eyes of a seat or a spectator.
    pub fn view(&self, state: &NapState) -> Call<'a, T, NapViewRequest, NapViewAnswer> {
        let request = NapViewRequest { state: state.clone(), seat: None };
        Call::new(self.0, "POST", "/v1/games/nap/view", request)
    }

    /// Replay a match of Nap from its start.
    ///
    /// Play a match from its start.
    pub fn replay(
        &self,
        players: i32,
        seed: impl Into<String>,
        actions: impl Into<Vec<NapAction>>,
    ) -> Call<'a, T, NapReplayRequest, NapReplayPosition> {
        let request = NapReplayRequest {
            players,
            variant: None,
            options: None,
            seed: seed.into(),
            deck: None,
            dealer: None,
            actions: actions.into(),
        };
        Call::new(self.0, "POST", "/v1/games/nap/replay", request)
    }

    /// Play on many states of Nap at once.
    ///
    /// Play on many states at once; a refused item does not hold up the others.
    pub fn batch(
        &self,
        items: impl Into<Vec<NapBatchItem>>,
    ) -> Call<'a, T, NapBatchRequest, NapBatchAnswer> {
        let request = NapBatchRequest { items: items.into() };
        Call::new(self.0, "POST", "/v1/games/nap/batch", request)
    }

    /// Prepare a sealed match of Nap.
    ///
    /// Agree on a match, and bind the server to its secret before anybody opens what the seats
    /// put in.
    pub fn prepare_table(
        &self,
        players: i32,
    ) -> Call<'a, T, NapTablePrepareRequest, TablePrepared> {
        let request = NapTablePrepareRequest {
            players,
            variant: None,
            options: None,
            dealer: None,
            locks: None,
            commitments: None,
        };
        Call::new(self.0, "POST", "/v1/games/nap/tables/prepare", request)
    }

    /// Start a sealed match of Nap.
    ///
    /// Deal the first deal of a sealed match, and issue the keys of seats that made none.
    pub fn start_table(&self) -> Call<'a, T, NapTableStartRequest, NapTableStarted> {
        let request = NapTableStartRequest {
            players: None,
            variant: None,
            options: None,
            dealer: None,
            locks: None,
            token: None,
            openings: None,
        };
        Call::new(self.0, "POST", "/v1/games/nap/tables/start", request)
    }

    /// Play a move on a sealed table of Nap.
    ///
    /// Play one move of the seat whose key is sent: all of its actions, or none.
    pub fn play_table(
        &self,
        token: impl Into<String>,
        actions: impl Into<Vec<NapAction>>,
        key: impl Into<String>,
    ) -> Call<'a, T, NapTablePlayRequest, NapTable> {
        let request =
            NapTablePlayRequest { token: token.into(), actions: actions.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/nap/tables/play", request).with_key(key)
    }

    /// See a sealed table of Nap.
    ///
    /// See a table as the seat whose key is sent, or without a key as spectators do.
    pub fn view_table(&self, token: impl Into<String>) -> Call<'a, T, TableRequest, NapTable> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/nap/tables/view", request)
    }

    /// Close a sealed match of Nap.
    ///
    /// Close the match for the seat whose key is sent; once all have, it is over and can be
    /// revealed.
    pub fn close_table(
        &self,
        token: impl Into<String>,
        key: impl Into<String>,
    ) -> Call<'a, T, TableRequest, NapTable> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/nap/tables/close", request).with_key(key)
    }

    /// Reveal a sealed match of Nap.
    ///
    /// Show all that was hidden in a match that every seat has closed.
    pub fn reveal_table(
        &self,
        token: impl Into<String>,
    ) -> Call<'a, T, TableRequest, NapTableReveal> {
        let request = TableRequest { token: token.into(), last_seen: None };
        Call::new(self.0, "POST", "/v1/games/nap/tables/reveal", request)
    }

    /// Compute what follows from a reveal of Nap.
    ///
    /// Compute what follows from a reveal, to be compared with what was told while the match
    /// was played.
    pub fn verify_fairness(
        &self,
        request: NapFairnessRequest,
    ) -> Call<'a, T, NapFairnessRequest, FairnessAnswer> {
        Call::new(self.0, "POST", "/v1/games/nap/fairness/verify", request)
    }
}

/// The service itself, and the games on offer.
#[derive(Clone, Copy, Debug)]
pub struct Service<'a, T>(pub(crate) &'a Croupier<T>);

impl<'a, T> Service<'a, T> {
    /// Tell what the service is.
    ///
    /// Its version, the id of the published algorithm from seed to deck, and which games and
    /// state versions it knows.
    pub fn about(&self) -> Call<'a, T, (), ServiceInfo> {
        Call::new(self.0, "GET", "/v1", ())
    }

    /// List the games.
    ///
    /// Each game in short: names, numbers of players, direction of play, variants.
    pub fn games(&self) -> Call<'a, T, (), GameList> {
        Call::new(self.0, "GET", "/v1/games", ())
    }

    /// Tell that the service answers.
    ///
    /// For whoever watches over the process; it depends on nothing else.
    pub fn health(&self) -> Call<'a, T, (), Health> {
        Call::new(self.0, "GET", "/health", ())
    }
}

impl<T> Call<'_, T, ChorVoliStartRequest, ChorVoliPosition> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: ChorVoliVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: ChorVoliOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// Source of all chance; without it the server makes one from 32 random bytes.
    pub fn seed(mut self, seed: impl Into<String>) -> Self {
        self.request.seed = Some(seed.into());
        self
    }

    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    pub fn deck(mut self, deck: impl Into<Vec<Card>>) -> Self {
        self.request.deck = Some(deck.into());
        self
    }

    /// First dealer; without it drawn by lot from the seed (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, ChorVoliPlayRequest, ChorVoliPosition> {
    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, ChorVoliPositionRequest, ChorVoliPosition> {
    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, ChorVoliViewRequest, ChorVoliViewAnswer> {
    /// The seat that looks; without it a spectator.
    pub fn seat(mut self, seat: i32) -> Self {
        self.request.seat = Some(seat);
        self
    }
}

impl<T> Call<'_, T, ChorVoliReplayRequest, ChorVoliReplayPosition> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: ChorVoliVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: ChorVoliOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    pub fn deck(mut self, deck: impl Into<Vec<Card>>) -> Self {
        self.request.deck = Some(deck.into());
        self
    }

    /// First dealer; without it drawn by lot from the seed (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }

    /// Give every action with its events and the digest after it; for at most 1,000 actions.
    /// Unless given: false.
    pub fn steps(self, on: bool) -> Self {
        self.flag("steps", on)
    }
}

impl<T> Call<'_, T, ChorVoliBatchRequest, ChorVoliBatchAnswer> {
    /// List the legal actions. Unless given: false.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, ChorVoliCombinationsRequest, ChorVoliCombinationsAnswer> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: ChorVoliVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: ChorVoliOverrides) -> Self {
        self.request.options = Some(options);
        self
    }
}

impl<T> Call<'_, T, ChorVoliTablePrepareRequest, TablePrepared> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: ChorVoliVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: ChorVoliOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// First dealer; without it drawn by lot (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    pub fn locks(mut self, locks: impl Into<Vec<Option<String>>>) -> Self {
        self.request.locks = Some(locks.into());
        self
    }

    /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it
    /// takes no part.
    pub fn commitments(mut self, commitments: impl Into<Vec<Option<String>>>) -> Self {
        self.request.commitments = Some(commitments.into());
        self
    }
}

impl<T> Call<'_, T, ChorVoliTableStartRequest, ChorVoliTableStarted> {
    /// Number of players; needed unless the match is prepared.
    pub fn players(mut self, players: i32) -> Self {
        self.request.players = Some(players);
        self
    }

    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: ChorVoliVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: ChorVoliOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// First dealer; without it drawn by lot (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    pub fn locks(mut self, locks: impl Into<Vec<Option<String>>>) -> Self {
        self.request.locks = Some(locks.into());
        self
    }

    /// The prepared match.
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.request.token = Some(token.into());
        self
    }

    /// For each seat of a prepared match what it committed to, or null if it took no part.
    pub fn openings(mut self, openings: impl Into<Vec<Option<String>>>) -> Self {
        self.request.openings = Some(openings.into());
        self
    }
}

impl<T> Call<'_, T, ChorVoliTablePlayRequest, ChorVoliTable> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }
}

impl<T> Call<'_, T, TableRequest, ChorVoliTable> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }

    /// Key of the seat; without it spectators see the table.
    pub fn key(self, key: impl Into<String>) -> Self {
        self.with_key(key)
    }
}

impl<T> Call<'_, T, TableRequest, ChorVoliTableReveal> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }
}

impl<T> Call<'_, T, KrytStartRequest, KrytPosition> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: KrytVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: KrytOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// Source of all chance; without it the server makes one from 32 random bytes.
    pub fn seed(mut self, seed: impl Into<String>) -> Self {
        self.request.seed = Some(seed.into());
        self
    }

    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    pub fn deck(mut self, deck: impl Into<Vec<Card>>) -> Self {
        self.request.deck = Some(deck.into());
        self
    }

    /// First dealer; without it drawn by lot from the seed (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, KrytPlayRequest, KrytPosition> {
    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, KrytPositionRequest, KrytPosition> {
    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, KrytViewRequest, KrytViewAnswer> {
    /// The seat that looks; without it a spectator.
    pub fn seat(mut self, seat: i32) -> Self {
        self.request.seat = Some(seat);
        self
    }
}

impl<T> Call<'_, T, KrytReplayRequest, KrytReplayPosition> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: KrytVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: KrytOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    pub fn deck(mut self, deck: impl Into<Vec<Card>>) -> Self {
        self.request.deck = Some(deck.into());
        self
    }

    /// First dealer; without it drawn by lot from the seed (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }

    /// Give every action with its events and the digest after it; for at most 1,000 actions.
    /// Unless given: false.
    pub fn steps(self, on: bool) -> Self {
        self.flag("steps", on)
    }
}

impl<T> Call<'_, T, KrytBatchRequest, KrytBatchAnswer> {
    /// List the legal actions. Unless given: false.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, KrytTablePrepareRequest, TablePrepared> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: KrytVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: KrytOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// First dealer; without it drawn by lot (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    pub fn locks(mut self, locks: impl Into<Vec<Option<String>>>) -> Self {
        self.request.locks = Some(locks.into());
        self
    }

    /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it
    /// takes no part.
    pub fn commitments(mut self, commitments: impl Into<Vec<Option<String>>>) -> Self {
        self.request.commitments = Some(commitments.into());
        self
    }
}

impl<T> Call<'_, T, KrytTableStartRequest, KrytTableStarted> {
    /// Number of players; needed unless the match is prepared.
    pub fn players(mut self, players: i32) -> Self {
        self.request.players = Some(players);
        self
    }

    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: KrytVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: KrytOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// First dealer; without it drawn by lot (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    pub fn locks(mut self, locks: impl Into<Vec<Option<String>>>) -> Self {
        self.request.locks = Some(locks.into());
        self
    }

    /// The prepared match.
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.request.token = Some(token.into());
        self
    }

    /// For each seat of a prepared match what it committed to, or null if it took no part.
    pub fn openings(mut self, openings: impl Into<Vec<Option<String>>>) -> Self {
        self.request.openings = Some(openings.into());
        self
    }
}

impl<T> Call<'_, T, KrytTablePlayRequest, KrytTable> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }
}

impl<T> Call<'_, T, TableRequest, KrytTable> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }

    /// Key of the seat; without it spectators see the table.
    pub fn key(self, key: impl Into<String>) -> Self {
        self.with_key(key)
    }
}

impl<T> Call<'_, T, TableRequest, KrytTableReveal> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }
}

impl<T> Call<'_, T, NapStartRequest, NapPosition> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: NapVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: NapOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// Source of all chance; without it the server makes one from 32 random bytes.
    pub fn seed(mut self, seed: impl Into<String>) -> Self {
        self.request.seed = Some(seed.into());
        self
    }

    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    pub fn deck(mut self, deck: impl Into<Vec<Card>>) -> Self {
        self.request.deck = Some(deck.into());
        self
    }

    /// First dealer; without it drawn by lot from the seed (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, NapPlayRequest, NapPosition> {
    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, NapPositionRequest, NapPosition> {
    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, NapViewRequest, NapViewAnswer> {
    /// The seat that looks; without it a spectator.
    pub fn seat(mut self, seat: i32) -> Self {
        self.request.seat = Some(seat);
        self
    }
}

impl<T> Call<'_, T, NapReplayRequest, NapReplayPosition> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: NapVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: NapOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    pub fn deck(mut self, deck: impl Into<Vec<Card>>) -> Self {
        self.request.deck = Some(deck.into());
        self
    }

    /// First dealer; without it drawn by lot from the seed (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// List the legal actions. Unless given: true.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }

    /// Give every action with its events and the digest after it; for at most 1,000 actions.
    /// Unless given: false.
    pub fn steps(self, on: bool) -> Self {
        self.flag("steps", on)
    }
}

impl<T> Call<'_, T, NapBatchRequest, NapBatchAnswer> {
    /// List the legal actions. Unless given: false.
    pub fn legal(self, on: bool) -> Self {
        self.flag("legal", on)
    }

    /// List the refused candidates too, each with the rule that refuses it. Unless given:
    /// false.
    pub fn explain(self, on: bool) -> Self {
        self.flag("explain", on)
    }

    /// Give what each seat and the spectators may know. Unless given: false.
    pub fn views(self, on: bool) -> Self {
        self.flag("views", on)
    }
}

impl<T> Call<'_, T, NapTablePrepareRequest, TablePrepared> {
    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: NapVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: NapOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// First dealer; without it drawn by lot (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    pub fn locks(mut self, locks: impl Into<Vec<Option<String>>>) -> Self {
        self.request.locks = Some(locks.into());
        self
    }

    /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it
    /// takes no part.
    pub fn commitments(mut self, commitments: impl Into<Vec<Option<String>>>) -> Self {
        self.request.commitments = Some(commitments.into());
        self
    }
}

impl<T> Call<'_, T, NapTableStartRequest, NapTableStarted> {
    /// Number of players; needed unless the match is prepared.
    pub fn players(mut self, players: i32) -> Self {
        self.request.players = Some(players);
        self
    }

    /// Named set of options; without it the game's first.
    pub fn variant(mut self, variant: NapVariant) -> Self {
        self.request.variant = Some(variant);
        self
    }

    /// Options that differ from the variant's.
    pub fn options(mut self, options: NapOverrides) -> Self {
        self.request.options = Some(options);
        self
    }

    /// First dealer; without it drawn by lot (S5).
    pub fn dealer(mut self, dealer: i32) -> Self {
        self.request.dealer = Some(dealer);
        self
    }

    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    pub fn locks(mut self, locks: impl Into<Vec<Option<String>>>) -> Self {
        self.request.locks = Some(locks.into());
        self
    }

    /// The prepared match.
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.request.token = Some(token.into());
        self
    }

    /// For each seat of a prepared match what it committed to, or null if it took no part.
    pub fn openings(mut self, openings: impl Into<Vec<Option<String>>>) -> Self {
        self.request.openings = Some(openings.into());
        self
    }
}

impl<T> Call<'_, T, NapTablePlayRequest, NapTable> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }
}

impl<T> Call<'_, T, TableRequest, NapTable> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }

    /// Key of the seat; without it spectators see the table.
    pub fn key(self, key: impl Into<String>) -> Self {
        self.with_key(key)
    }
}

impl<T> Call<'_, T, TableRequest, NapTableReveal> {
    /// The newest move that this client has seen; the token must descend from it.
    pub fn last_seen(mut self, last_seen: LastSeen) -> Self {
        self.request.last_seen = Some(last_seen);
        self
    }
}
