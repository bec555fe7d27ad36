// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

//! The messages of the API.

use crate::wire::{string_enum, tagged_union};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

string_enum! {
    /// A card: its rank (23456789TJQKA), then its suit (CDHS); in canonical order.
    Card {
        TwoOfClubs = "2C",
        ThreeOfClubs = "3C",
        FourOfClubs = "4C",
        FiveOfClubs = "5C",
        SixOfClubs = "6C",
        SevenOfClubs = "7C",
        EightOfClubs = "8C",
        NineOfClubs = "9C",
        TenOfClubs = "TC",
        JackOfClubs = "JC",
        QueenOfClubs = "QC",
        KingOfClubs = "KC",
        AceOfClubs = "AC",
        TwoOfDiamonds = "2D",
        ThreeOfDiamonds = "3D",
        FourOfDiamonds = "4D",
        FiveOfDiamonds = "5D",
        SixOfDiamonds = "6D",
        SevenOfDiamonds = "7D",
        EightOfDiamonds = "8D",
        NineOfDiamonds = "9D",
        TenOfDiamonds = "TD",
        JackOfDiamonds = "JD",
        QueenOfDiamonds = "QD",
        KingOfDiamonds = "KD",
        AceOfDiamonds = "AD",
        TwoOfHearts = "2H",
        ThreeOfHearts = "3H",
        FourOfHearts = "4H",
        FiveOfHearts = "5H",
        SixOfHearts = "6H",
        SevenOfHearts = "7H",
        EightOfHearts = "8H",
        NineOfHearts = "9H",
        TenOfHearts = "TH",
        JackOfHearts = "JH",
        QueenOfHearts = "QH",
        KingOfHearts = "KH",
        AceOfHearts = "AH",
        TwoOfSpades = "2S",
        ThreeOfSpades = "3S",
        FourOfSpades = "4S",
        FiveOfSpades = "5S",
        SixOfSpades = "6S",
        SevenOfSpades = "7S",
        EightOfSpades = "8S",
        NineOfSpades = "9S",
        TenOfSpades = "TS",
        JackOfSpades = "JS",
        QueenOfSpades = "QS",
        KingOfSpades = "KS",
        AceOfSpades = "AS",
    }
}

tagged_union! {
    /// An option of a game.
    CatalogueOption by "type" {
        "flag" => Flag(FlagOption),
        "number" => Number(NumberOption),
        "choice" => Choice(ChoiceOption),
    }
}

/// An option that is one of several texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoiceOption {
    /// Name of the option.
    pub name: String,
    /// Form that it belongs to.
    pub form: String,
    /// Id of its rule.
    pub rule: String,
    /// What it does.
    pub sentence: String,
    /// Value in the form's first variant; null for none.
    pub default: Option<String>,
    /// Possible values.
    pub choices: Vec<String>,
}

tagged_union! {
    /// One thing that one seat does.
    ChorVoliAction by "type" {
        "combine" => Combine(ChorVoliCombine),
        "stand" => Stand(ChorVoliStand),
        "take_table_card" => TakeTableCard(ChorVoliTakeTableCard),
        "show" => Show(ChorVoliShow),
        "deal" => Deal(ChorVoliDeal),
    }
}

/// A way to divide the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliArrangement {
    /// What it is best by.
    pub measure: ChorVoliMeasure,
    /// Its combinations, to be laid down in this order.
    pub combinations: Vec<ChorVoliRanked>,
    /// Cards to be discarded, in the order of the hand.
    pub left_over: Vec<Card>,
}

/// Seats lay down combinations and stand, in any order among themselves (C9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliArranging {}

/// What one seat might ask for and may not do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliBarred {
    /// The seat.
    pub seat: i32,
    /// Its refused actions.
    pub actions: Vec<ChorVoliBarredAction>,
}

/// An action that a player might have asked for, and why the rules refuse it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliBarredAction {
    /// The refused action.
    pub action: ChorVoliAction,
    /// Id of the rule that refuses it.
    pub rule: String,
    /// Code of that rule; the rulebook of the catalogue has its sentence.
    pub reason: String,
}

/// What became of each state, in the order of the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliBatchAnswer {
    /// One result an item.
    pub results: Vec<ChorVoliBatchResult>,
}

/// One state of a batch, and the actions to play on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliBatchItem {
    /// The state.
    pub state: ChorVoliState,
    /// Actions in order; 2,000 at most in the whole batch.
    pub actions: Vec<ChorVoliAction>,
}

/// Up to 100 states, each with its own actions; they do not know of each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliBatchRequest {
    /// The states and their actions.
    pub items: Vec<ChorVoliBatchItem>,
}

/// What became of one state: a position or a problem, the other is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliBatchResult {
    /// The position after the actions.
    pub position: Option<ChorVoliPosition>,
    /// Why the actions were refused; this item is unchanged, the others are not affected.
    pub problem: Option<Problem>,
}

/// The showdowns were called (C10a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliCalled {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that called them.
    pub seat: i32,
}

/// All have stood; the seat after the last to stand calls the showdowns (C10a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliCalling {}

/// All that can be known of a game before it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliCatalogue {
    /// Id of the game, as it stands in paths.
    pub id: String,
    /// What it is called.
    pub names: Vec<GameName>,
    /// How many may play.
    pub players: PlayerRange,
    /// Which way play goes.
    pub direction: Direction,
    /// Its variants; the first is the default.
    pub variants: Vec<ChorVoliVariantEntry>,
    /// Its options, form by form.
    pub options: Vec<CatalogueOption>,
    /// Every rule that an action, options or a state can break.
    pub rulebook: Vec<RuleEntry>,
    /// State versions that are read; the last is written.
    pub state_versions: Vec<i32>,
}

/// What a hand can be divided into.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliCombinationsAnswer {
    /// All its combinations, strongest first.
    pub combinations: Vec<ChorVoliRanked>,
    /// The best arrangement by each measure.
    pub arrangements: Vec<ChorVoliArrangement>,
}

/// A hand to be divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliCombinationsRequest {
    /// Three to 17 different cards.
    pub hand: Vec<Card>,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<ChorVoliVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<ChorVoliOverrides>,
}

/// Lay down a combination, no stronger than the one before (C10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliCombine {
    /// Seat that acts.
    pub seat: i32,
    /// Three cards from its hand, in any order.
    pub cards: Vec<Card>,
}

/// The seat laid down a combination; nobody else learns of it (C9a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliCombined {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that laid it down.
    pub seat: i32,
    /// Its cards, highest rank first.
    pub cards: Vec<Card>,
    /// Its kind.
    pub kind: ChorVoliKind,
}

/// Deal the next deal once one is over (C14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliDeal {
    /// The next dealer.
    pub seat: i32,
    /// Deck of this deal, exactly the pack, in place of the shuffle (S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
}

/// A deal was dealt (C6, C16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliDealt {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Number of the deal, from 0.
    pub deal: i32,
    /// Seat that dealt.
    pub dealer: i32,
    /// What each seat was dealt.
    pub hands: Vec<ChorVoliDealtHand>,
    /// The card left over, face up; null where there is none.
    pub table_card: Option<Card>,
}

/// The cards that one seat was dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliDealtHand {
    /// Seat that got them.
    pub seat: i32,
    /// How many.
    pub count: i32,
    /// Which; null for all but that seat.
    pub cards: Option<Vec<Card>>,
}

tagged_union! {
    /// Something that has happened.
    ChorVoliEvent by "type" {
        "dealt" => Dealt(ChorVoliDealt),
        "paid" => Paid(ChorVoliPaid),
        "combined" => Combined(ChorVoliCombined),
        "stood" => Stood(ChorVoliStoodUp),
        "took_table_card" => TookTableCard(ChorVoliTookTableCard),
        "called" => Called(ChorVoliCalled),
        "showdown" => Showdown(ChorVoliShowdownHeld),
        "settled" => Settled(ChorVoliSettled),
    }
}

/// What a reveal showed, and what is to be checked against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliFairnessRequest {
    /// Id of the match.
    pub r#match: String,
    /// What was agreed on.
    pub record: ChorVoliTableRecord,
    /// The server's secret.
    pub secret: String,
    /// What each seat put in.
    pub openings: Vec<Option<String>>,
    /// How many deals to compute.
    pub deals: i32,
    /// Every move from the start; none if the links are not to be computed beyond the first.
    pub moves: Vec<ChorVoliTableMove>,
}

/// A seat was dealt four of a kind; nothing was played (C8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliFourOfAKind {
    /// Seat that was dealt the highest.
    pub winner: i32,
    /// Their rank.
    pub rank: String,
}

string_enum! {
    /// What three cards make together, the strongest kind first.
    ChorVoliKind {
        ThreeOfAKind = "three_of_a_kind",
        StraightFlush = "straight_flush",
        Straight = "straight",
        Flush = "flush",
        Unrelated = "unrelated",
    }
}

/// A combination that was laid down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliLaid {
    /// Its cards, highest rank first.
    pub cards: Vec<Card>,
    /// Its kind.
    pub kind: ChorVoliKind,
}

/// What one seat may do now; an entry of the list is exactly what is accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliLegal {
    /// The seat that may act.
    pub seat: i32,
    /// Its legal actions, complete.
    pub actions: Vec<ChorVoliAction>,
}

string_enum! {
    /// What an arrangement is best by; both have as many combinations as the hand allows.
    ChorVoliMeasure {
        BestFromLast = "best_from_last",
        GreatestTotal = "greatest_total",
    }
}

tagged_union! {
    /// Every choice of rules, by form.
    ChorVoliOptions by "form" {
        "chor-voli" => ChorVoli(ChorVoliPlain),
        "ramchi" => Ramchi(ChorVoliRamchi),
    }
}

/// The deal is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliOver {
    /// What a four of a kind took from the pool; 0 after showdowns.
    pub pot: i32,
}

/// Options that differ from the variant's; one that its form does not have is refused.
#[derive(Default, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliOverrides {
    /// Three threes beat three aces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threes_high: Option<bool>,
    /// Four fours beat four aces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fours_high: Option<bool>,
    /// Which of equal combinations wins: shown first or last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<ChorVoliTies>,
    /// Who shows first in a showdown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub showdown_leader: Option<ChorVoliShowdownLeader>,
    /// Four of a kind ends a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub four_of_a_kind: Option<bool>,
    /// Deals after which the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<i32>,
}

/// Chips changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliPaid {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Who paid whom, and what for.
    pub payment: Payment,
}

/// The table as one seat, or a spectator, may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliPerspective {
    /// The seat; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: ChorVoliView,
    /// Seats that the game waits for.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now; empty for spectators.
    pub legal: Vec<ChorVoliAction>,
    /// The scoring, which is public.
    pub scoring: ChorVoliScoring,
    /// The events, as this seat knows them.
    pub events: Vec<ChorVoliEvent>,
}

tagged_union! {
    /// What is due.
    ChorVoliPhase by "type" {
        "arranging" => Arranging(ChorVoliArranging),
        "calling" => Calling(ChorVoliCalling),
        "over" => Over(ChorVoliOver),
    }
}

/// Chor Voli: four players, a pool, one chip a showdown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliPlain {
    /// Three threes beat three aces.
    pub threes_high: bool,
    /// Four fours beat four aces.
    pub fours_high: bool,
    /// Which of equal combinations wins: shown first or last.
    pub ties: ChorVoliTies,
    /// Who shows first in a showdown.
    pub showdown_leader: ChorVoliShowdownLeader,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// A state and the actions to play on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliPlayRequest {
    /// The state as the last answer gave it.
    pub state: ChorVoliState,
    /// Actions in order: all are played, or none.
    pub actions: Vec<ChorVoliAction>,
}

/// Where a match stands, hidden cards included: for trusted callers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliPosition {
    /// The state, to be kept and sent again.
    pub state: ChorVoliState,
    /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
    pub digest: String,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// Every legal action by seat, also out of turn; null when not asked for.
    pub legal: Option<Vec<ChorVoliLegal>>,
    /// Refused actions by seat, each with its rule; null when not asked for.
    pub barred: Option<Vec<ChorVoliBarred>>,
    /// The scoring so far.
    pub scoring: ChorVoliScoring,
    /// What this request brought about, in order.
    pub events: Vec<ChorVoliEvent>,
    /// What each seat and, last, the spectators may know; null when not asked for.
    pub views: Option<Vec<ChorVoliPerspective>>,
}

/// A state to look at as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliPositionRequest {
    /// The state.
    pub state: ChorVoliState,
}

/// Ramchi: three or four players, and every opponent pays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliRamchi {
    /// Three threes beat three aces.
    pub threes_high: bool,
    /// Which of equal combinations wins: shown first or last.
    pub ties: ChorVoliTies,
    /// Who shows first in a showdown.
    pub showdown_leader: ChorVoliShowdownLeader,
    /// Four of a kind ends a deal.
    pub four_of_a_kind: bool,
    /// Four fours beat four aces.
    pub fours_high: bool,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// A combination of the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliRanked {
    /// Its cards, highest rank first.
    pub cards: Vec<Card>,
    /// Its kind.
    pub kind: ChorVoliKind,
    /// Place among the hand's combinations by strength, from 1; equally strong ones share it.
    pub place: i32,
}

/// Where a replayed match stands at the end, and how it came there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliReplayPosition {
    /// The state, to be kept and sent again.
    pub state: ChorVoliState,
    /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
    pub digest: String,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// Every legal action by seat, also out of turn; null when not asked for.
    pub legal: Option<Vec<ChorVoliLegal>>,
    /// Refused actions by seat, each with its rule; null when not asked for.
    pub barred: Option<Vec<ChorVoliBarred>>,
    /// The scoring so far.
    pub scoring: ChorVoliScoring,
    /// What this request brought about, in order.
    pub events: Vec<ChorVoliEvent>,
    /// What each seat and, last, the spectators may know; null when not asked for.
    pub views: Option<Vec<ChorVoliPerspective>>,
    /// Every action with its events and digest; null when not asked for.
    pub steps: Option<Vec<ChorVoliStep>>,
}

/// A match from its start: how it starts, and the actions that follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliReplayRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<ChorVoliVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<ChorVoliOverrides>,
    /// Source of all chance.
    pub seed: String,
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// First dealer; without it drawn by lot from the seed (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// Actions in order; with `steps=true` at most 1,000.
    pub actions: Vec<ChorVoliAction>,
}

tagged_union! {
    /// How a deal ended.
    ChorVoliResult by "type" {
        "four_of_a_kind" => FourOfAKind(ChorVoliFourOfAKind),
        "showdowns" => Showdowns(ChorVoliShowdowns),
    }
}

/// What the match has come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliScoring {
    /// Chips won, by seat.
    pub balances: Vec<i32>,
    /// Always 0: these games have a pool, or neither.
    pub kitty: i32,
    /// Chips in the pool.
    pub pool: i32,
    /// Every payment of this deal so far, in order.
    pub lines: Vec<Payment>,
    /// How the deal ended; null while it is played.
    pub result: Option<ChorVoliResult>,
    /// Net result of the deal by seat; null while it is played.
    pub returns: Option<Vec<i32>>,
}

/// The deal is over, and all is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliSettled {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// How it ended.
    pub result: ChorVoliResult,
    /// Net result of the deal by seat.
    pub returns: Vec<i32>,
    /// Chips won so far, by seat.
    pub balances: Vec<i32>,
    /// Chips in the pool.
    pub pool: i32,
}

/// Call the showdowns (C10a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliShow {
    /// Seat that acts.
    pub seat: i32,
}

/// A showdown was held (C11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliShowdownHeld {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Number of the showdown, from 1.
    pub number: i32,
    /// What was shown, in order.
    pub shown: Vec<ChorVoliShown>,
    /// Seat that won it.
    pub winner: i32,
    /// Why.
    pub why: ChorVoliWhy,
}

string_enum! {
    /// Who shows first in a showdown.
    ChorVoliShowdownLeader {
        FirstSeat = "first_seat",
        PreviousWinner = "previous_winner",
    }
}

/// The combinations met (C11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliShowdowns {
    /// Number of showdowns that were held.
    pub held: i32,
    /// Seat that won each one.
    pub winners: Vec<i32>,
}

/// A combination that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliShown {
    /// Seat that showed it.
    pub seat: i32,
    /// Its cards, highest rank first.
    pub cards: Vec<Card>,
    /// Its kind.
    pub kind: ChorVoliKind,
}

/// Discard what is left, and finish arranging (C10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliStand {
    /// Seat that acts.
    pub seat: i32,
}

/// How a match starts; what is left out is the first variant, a seed made by the server, a
/// shuffle and a lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliStartRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<ChorVoliVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<ChorVoliOverrides>,
    /// Source of all chance; without it the server makes one from 32 random bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// First dealer; without it drawn by lot from the seed (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
}

/// A match of Chor Voli or Ramchi, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", rename = "chor-voli")]
pub struct ChorVoliState {
    /// Version of this layout; 1 is known.
    pub version: i32,
    /// Every choice of rules.
    pub options: ChorVoliOptions,
    /// Source of all chance in later deals.
    pub seed: String,
    /// Number of this deal, from 0.
    pub deal: i32,
    /// Seat that dealt; the one after it is the first.
    pub dealer: i32,
    /// Actions taken in this deal.
    pub actions: i32,
    /// Cards that each seat still holds, in the order gained.
    pub hands: Vec<Vec<Card>>,
    /// The card that lies face up; null where none is left over.
    pub table_card: Option<Card>,
    /// Combinations that each seat has laid down, in order.
    pub combinations: Vec<Vec<Vec<Card>>>,
    /// Cards that each seat has discarded.
    pub discards: Vec<Vec<Card>>,
    /// Seats that have finished arranging, in order.
    pub stood: Vec<i32>,
    /// Chips won, by seat.
    pub balances: Vec<i32>,
    /// Chips in the pool.
    pub pool: i32,
    /// What is due.
    pub phase: ChorVoliPhase,
}

/// One action of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliStep {
    /// The action.
    pub action: ChorVoliAction,
    /// What it brought about.
    pub events: Vec<ChorVoliEvent>,
    /// Digest of the state after it.
    pub digest: String,
}

/// A seat has finished arranging (C10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliStoodUp {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that has.
    pub seat: i32,
}

/// A table as one seat, or a spectator, may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTable {
    /// The table, sealed: for whoever plays next.
    pub token: String,
    /// Id of the match.
    pub r#match: String,
    /// Number of the last move; 0 is the start.
    pub r#move: i64,
    /// What binds the last move to all before it.
    pub link: String,
    /// What this table promises.
    pub safety: Safety,
    /// Seats that have closed the match since the deal was over.
    pub closed: Vec<i32>,
    /// The seat whose key was sent; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: ChorVoliView,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now, action by action; some are only taken whole, as one
    /// move.
    pub legal: Vec<ChorVoliAction>,
    /// The scoring, which is public.
    pub scoring: ChorVoliScoring,
    /// What the last move brought about, as this seat knows it.
    pub events: Vec<ChorVoliEvent>,
}

/// A move of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTableMove {
    /// Seat that moved.
    pub seat: i32,
    /// Its actions in order; none where it closed the match.
    pub actions: Vec<ChorVoliAction>,
}

/// One move by the seat whose key is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTablePlayRequest {
    /// The table as the last answer gave it.
    pub token: String,
    /// The move: actions of one seat, in order; all are played, or none. A `deal` has no deck
    /// here.
    pub actions: Vec<ChorVoliAction>,
    /// The newest move that this client has seen; the token must descend from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_seen: Option<LastSeen>,
}

/// What is agreed on before a match, and what each seat commits to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTablePrepareRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<ChorVoliVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<ChorVoliOverrides>,
    /// First dealer; without it drawn by lot (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locks: Option<Vec<Option<String>>>,
    /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it
    /// takes no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitments: Option<Vec<Option<String>>>,
}

/// What was agreed on before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTableRecord {
    /// Every choice of rules.
    pub options: ChorVoliOptions,
    /// Number of players.
    pub players: i32,
    /// First dealer, if one was named.
    pub dealer: Option<i32>,
    /// Locks that players made, by seat; null where the server issued the key.
    pub locks: Vec<Option<String>>,
    /// What each seat committed to; null where it took no part.
    pub commitments: Vec<Option<String>>,
}

/// All that was hidden in a match, for everybody to check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTableReveal {
    /// Id of the match.
    pub r#match: String,
    /// What was agreed on.
    pub record: ChorVoliTableRecord,
    /// The server's secret: 32 bytes in hexadecimal.
    pub secret: String,
    /// What each seat put in; null where it took no part.
    pub openings: Vec<Option<String>>,
    /// What the server was bound to.
    pub commitment: String,
    /// Seed of the match.
    pub seed: String,
    /// The deals so far, the first 1,000 of them.
    pub decks: Vec<RevealedDeck>,
    /// Where the match stands, with all that was never shown.
    pub state: ChorVoliState,
    /// Number of the last move.
    pub r#move: i64,
    /// Its link.
    pub link: String,
}

/// How a sealed match starts: from choices, or from a prepared match and its openings, not
/// from both.
#[derive(Default, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTableStartRequest {
    /// Number of players; needed unless the match is prepared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<i32>,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<ChorVoliVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<ChorVoliOverrides>,
    /// First dealer; without it drawn by lot (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locks: Option<Vec<Option<String>>>,
    /// The prepared match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// For each seat of a prepared match what it committed to, or null if it took no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<Vec<Option<String>>>,
}

/// A sealed match that has just started, as spectators see it, with the keys of the seats
/// that made none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTableStarted {
    /// The table, sealed: for whoever plays next.
    pub token: String,
    /// Id of the match.
    pub r#match: String,
    /// Number of the last move; 0 is the start.
    pub r#move: i64,
    /// What binds the last move to all before it.
    pub link: String,
    /// What this table promises.
    pub safety: Safety,
    /// Seats that have closed the match since the deal was over.
    pub closed: Vec<i32>,
    /// The seat whose key was sent; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: ChorVoliView,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now, action by action; some are only taken whole, as one
    /// move.
    pub legal: Vec<ChorVoliAction>,
    /// The scoring, which is public.
    pub scoring: ChorVoliScoring,
    /// What the last move brought about, as this seat knows it.
    pub events: Vec<ChorVoliEvent>,
    /// What the server is bound to, as a prepared match told it before.
    pub commitment: String,
    /// For each seat without a lock its key, to be handed to that player only; null for the
    /// others.
    pub keys: Vec<Option<String>>,
}

/// Take the table card for the two of diamonds (C16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTakeTableCard {
    /// Seat that acts.
    pub seat: i32,
}

string_enum! {
    /// Which of equal combinations wins.
    ChorVoliTies {
        First = "first",
        Last = "last",
    }
}

/// A seat took the table card for the two of diamonds (C16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliTookTableCard {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that took it.
    pub seat: i32,
    /// The card taken.
    pub card: Card,
}

string_enum! {
    /// A named set of options.
    ChorVoliVariant {
        ChorVoli = "chor-voli",
        Ramchi = "ramchi",
    }
}

/// A named set of options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliVariantEntry {
    /// Name of the variant.
    pub name: ChorVoliVariant,
    /// What it is.
    pub sentence: String,
    /// Where it comes from.
    pub source: String,
    /// Every choice of rules.
    pub options: ChorVoliOptions,
}

/// What a seat, or a spectator, may see of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliView {
    /// Seat that looks; null for spectators.
    pub seat: Option<i32>,
    /// Number of players.
    pub players: i32,
    /// Which way play goes; seats are numbered in the order of play.
    pub direction: Direction,
    /// Every choice of rules.
    pub options: ChorVoliOptions,
    /// Number of this deal, from 0.
    pub deal: i32,
    /// Seat that dealt.
    pub dealer: i32,
    /// Own cards that are still held, in the order gained; null for spectators.
    pub hand: Option<Vec<Card>>,
    /// The card that lies face up; null where there is none.
    pub table_card: Option<Card>,
    /// Combinations that the seat has laid down, in order; null for spectators.
    pub own_combinations: Option<Vec<ChorVoliLaid>>,
    /// Cards that the seat has discarded; null for spectators.
    pub own_discards: Option<Vec<Card>>,
    /// Seats that have finished arranging, by number.
    pub stood: Vec<i32>,
    /// Combinations that each seat has shown; null until the showdowns.
    pub combinations: Option<Vec<Vec<ChorVoliLaid>>>,
    /// Chips won, by seat.
    pub balances: Vec<i32>,
    /// Chips in the pool.
    pub pool: i32,
    /// What is due.
    pub phase: ChorVoliPhase,
}

/// What a seat, or a spectator, may know; safe to hand to that player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliViewAnswer {
    /// What may be seen.
    pub view: ChorVoliView,
    /// Seats that the game waits for.
    pub to_act: Vec<i32>,
    /// The seat's own legal actions; empty for spectators.
    pub legal: Vec<ChorVoliAction>,
    /// The scoring so far.
    pub scoring: ChorVoliScoring,
}

/// A state, and who looks at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorVoliViewRequest {
    /// The state.
    pub state: ChorVoliState,
    /// The seat that looks; without it a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<i32>,
}

string_enum! {
    /// Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or
    /// as one of equals.
    ChorVoliWhy {
        Kind = "kind",
        Ranks = "ranks",
        Alone = "alone",
        ShownFirst = "shown_first",
        ShownLast = "shown_last",
    }
}

string_enum! {
    /// Which way play goes round the table.
    Direction {
        Clockwise = "clockwise",
        Counterclockwise = "counterclockwise",
    }
}

string_enum! {
    /// Who had a part in the seed of the deals.
    Fairness {
        AllSeats = "all-seats",
        SomeSeats = "some-seats",
        ServerOnly = "server-only",
    }
}

/// What follows from a reveal; compare it with what was told and seen while the match was
/// played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairnessAnswer {
    /// The server's commitment.
    pub commitment: String,
    /// Whether each seat's opening is what it committed to; null where it took no part.
    pub openings: Vec<Option<bool>>,
    /// Seed of the match.
    pub seed: String,
    /// First dealer.
    pub dealer: i32,
    /// What the seed makes of each deal.
    pub decks: Vec<RevealedDeck>,
    /// The link of the start and of every move.
    pub links: Vec<String>,
}

/// An option that is on or off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlagOption {
    /// Name of the option.
    pub name: String,
    /// Form that it belongs to.
    pub form: String,
    /// Id of its rule.
    pub rule: String,
    /// What it does.
    pub sentence: String,
    /// Value in the form's first variant.
    pub default: bool,
}

/// The games on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameList {
    /// The games.
    pub games: Vec<GameSummary>,
}

/// What a game is called in a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameName {
    /// Language tag (BCP 47).
    pub language: String,
    /// The name, in that language's script.
    pub name: String,
}

/// A game in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSummary {
    /// Id of the game, as it stands in paths.
    pub id: String,
    /// What it is called.
    pub names: Vec<GameName>,
    /// How many may play.
    pub players: PlayerRange,
    /// Which way play goes.
    pub direction: Direction,
    /// Names of its variants; the first is the default.
    pub variants: Vec<String>,
}

/// The versions of a game's states that the service reads; it writes the newest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameVersions {
    /// Id of the game.
    pub game: String,
    /// State versions.
    pub versions: Vec<i32>,
}

/// The service answers; it has nothing else that could fail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Health {
    /// Always ok.
    pub status: HealthStatus,
}

string_enum! {
    /// How the service is.
    HealthStatus {
        Ok = "ok",
    }
}

tagged_union! {
    /// One thing that one seat does.
    KrytAction by "type" {
        "lead" => Lead(KrytLead),
        "beat" => Beat(KrytBeat),
        "pick_up" => PickUp(KrytPickUp),
        "exchange_six" => ExchangeSix(KrytExchangeSix),
        "deal" => Deal(KrytDeal),
    }
}

/// The top card is to be beaten, or cards picked up (K7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytAnswering {
    /// Seat to play.
    pub turn: i32,
}

/// What one seat might ask for and may not do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBarred {
    /// The seat.
    pub seat: i32,
    /// Its refused actions.
    pub actions: Vec<KrytBarredAction>,
}

/// An action that a player might have asked for, and why the rules refuse it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBarredAction {
    /// The refused action.
    pub action: KrytAction,
    /// Id of the rule that refuses it.
    pub rule: String,
    /// Code of that rule; the rulebook of the catalogue has its sentence.
    pub reason: String,
}

/// What became of each state, in the order of the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBatchAnswer {
    /// One result an item.
    pub results: Vec<KrytBatchResult>,
}

/// One state of a batch, and the actions to play on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBatchItem {
    /// The state.
    pub state: KrytState,
    /// Actions in order; 2,000 at most in the whole batch.
    pub actions: Vec<KrytAction>,
}

/// Up to 100 states, each with its own actions; they do not know of each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBatchRequest {
    /// The states and their actions.
    pub items: Vec<KrytBatchItem>,
}

/// What became of one state: a position or a problem, the other is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBatchResult {
    /// The position after the actions.
    pub position: Option<KrytPosition>,
    /// Why the actions were refused; this item is unchanged, the others are not affected.
    pub problem: Option<Problem>,
}

/// Beat the top card (K9); a lead by the same seat follows, if it has a card left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBeat {
    /// Seat that acts.
    pub seat: i32,
    /// Card from its hand.
    pub card: Card,
}

/// The top card was beaten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytBeaten {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that beat it.
    pub seat: i32,
    /// Card that beats.
    pub card: Card,
    /// Card that was beaten.
    pub top: Card,
}

/// All that can be known of a game before it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytCatalogue {
    /// Id of the game, as it stands in paths.
    pub id: String,
    /// What it is called.
    pub names: Vec<GameName>,
    /// How many may play.
    pub players: PlayerRange,
    /// Which way play goes.
    pub direction: Direction,
    /// Its variants; the first is the default.
    pub variants: Vec<KrytVariantEntry>,
    /// Its options, form by form.
    pub options: Vec<CatalogueOption>,
    /// Every rule that an action, options or a state can break.
    pub rulebook: Vec<RuleEntry>,
    /// State versions that are read; the last is written.
    pub state_versions: Vec<i32>,
}

/// The top card has just been beaten by the same seat, which now leads on top of it (K8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytCovering {
    /// Seat to play.
    pub turn: i32,
}

/// Deal the next deal once one is over (K3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytDeal {
    /// The next dealer.
    pub seat: i32,
    /// Deck of this deal, exactly the pack, in place of the shuffle (S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
}

/// A deal was dealt (K4, K5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytDealt {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Number of the deal, from 0.
    pub deal: i32,
    /// Seat that dealt.
    pub dealer: i32,
    /// Suit of trumps.
    pub trumps: Suit,
    /// The card turned face up; null where none is turned.
    pub indicator: Option<Card>,
    /// What each seat was dealt.
    pub hands: Vec<KrytDealtHand>,
    /// Cards left to draw, the indicator among them.
    pub stock: i32,
}

/// The cards that one seat was dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytDealtHand {
    /// Seat that got them.
    pub seat: i32,
    /// How many.
    pub count: i32,
    /// Which; null for all but that seat.
    pub cards: Option<Vec<Card>>,
}

/// The game in which diamonds are always trumps and no trump beats a spade (K20, K21).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytDiamondsAndSpades {
    /// Actions after which a deal is broken off.
    pub action_limit: Option<i32>,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// A hand was filled up from the stock (K10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytDrew {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that drew.
    pub seat: i32,
    /// How many cards.
    pub count: i32,
    /// Which cards, in the order drawn; null for all but that seat.
    pub cards: Option<Vec<Card>>,
    /// The indicator, if it was among them; all saw it.
    pub indicator: Option<Card>,
}

tagged_union! {
    /// Something that has happened.
    KrytEvent by "type" {
        "dealt" => Dealt(KrytDealt),
        "led" => Led(KrytLed),
        "beaten" => Beaten(KrytBeaten),
        "picked_up" => PickedUp(KrytPickedUp),
        "exchanged_six" => ExchangedSix(KrytExchangedSix),
        "drew" => Drew(KrytDrew),
        "went_out" => WentOut(KrytWentOut),
        "settled" => Settled(KrytSettled),
    }
}

/// Exchange the six of trumps for the indicator, also out of turn (K14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytExchangeSix {
    /// Seat that acts.
    pub seat: i32,
}

/// The six of trumps was exchanged for the indicator (K14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytExchangedSix {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that exchanged.
    pub seat: i32,
    /// The six, now the last card of the stock.
    pub six: Card,
    /// The former indicator, now in that seat's hand.
    pub indicator: Card,
}

/// What a reveal showed, and what is to be checked against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytFairnessRequest {
    /// Id of the match.
    pub r#match: String,
    /// What was agreed on.
    pub record: KrytTableRecord,
    /// The server's secret.
    pub secret: String,
    /// What each seat put in.
    pub openings: Vec<Option<String>>,
    /// How many deals to compute.
    pub deals: i32,
    /// Every move from the start; none if the links are not to be computed beyond the first.
    pub moves: Vec<KrytTableMove>,
}

/// The seat before went out by beating; a card is to be led on top, with nothing to answer
/// (K16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytFreeLeading {
    /// Seat to play.
    pub turn: i32,
}

/// Lead a card to the pile (K6, K8, K16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytLead {
    /// Seat that acts.
    pub seat: i32,
    /// Card from its hand.
    pub card: Card,
}

/// A card is to be led to the empty pile (K6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytLeading {
    /// Seat to play.
    pub turn: i32,
}

/// A card was led to the pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytLed {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that led.
    pub seat: i32,
    /// Card led.
    pub card: Card,
}

/// What one seat may do now; an entry of the list is exactly what is accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytLegal {
    /// The seat that may act.
    pub seat: i32,
    /// Its legal actions, complete.
    pub actions: Vec<KrytAction>,
}

tagged_union! {
    /// Every choice of rules, by form.
    KrytOptions by "form" {
        "standard" => Standard(KrytStandard),
        "diamonds-and-spades" => DiamondsAndSpades(KrytDiamondsAndSpades),
    }
}

/// The deal is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytOver {
    /// How it ended.
    pub result: KrytResult,
}

/// Options that differ from the variant's.
#[derive(Default, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytOverrides {
    /// Actions after which a deal is broken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action_limit: Option<i32>,
    /// Deals after which the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<i32>,
}

/// The table as one seat, or a spectator, may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytPerspective {
    /// The seat; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: KrytView,
    /// Seats that the game waits for.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now; empty for spectators.
    pub legal: Vec<KrytAction>,
    /// The scoring, which is public.
    pub scoring: KrytScoring,
    /// The events, as this seat knows them.
    pub events: Vec<KrytEvent>,
}

tagged_union! {
    /// What is due, and from whom.
    KrytPhase by "type" {
        "leading" => Leading(KrytLeading),
        "answering" => Answering(KrytAnswering),
        "covering" => Covering(KrytCovering),
        "free_leading" => FreeLeading(KrytFreeLeading),
        "over" => Over(KrytOver),
    }
}

/// Pick up one card, three or the whole pile, as its top card asks (K11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytPickUp {
    /// Seat that acts.
    pub seat: i32,
}

/// Cards were picked up from the pile (K11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytPickedUp {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that picked up.
    pub seat: i32,
    /// How many cards.
    pub count: i32,
    /// The top card, which all saw.
    pub top: Card,
    /// Which cards, the top one first; null for all but that seat.
    pub cards: Option<Vec<Card>>,
}

/// A state and the actions to play on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytPlayRequest {
    /// The state as the last answer gave it.
    pub state: KrytState,
    /// Actions in order: all are played, or none.
    pub actions: Vec<KrytAction>,
}

/// Where a match stands, hidden cards included: for trusted callers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytPosition {
    /// The state, to be kept and sent again.
    pub state: KrytState,
    /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
    pub digest: String,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// Every legal action by seat, also out of turn; null when not asked for.
    pub legal: Option<Vec<KrytLegal>>,
    /// Refused actions by seat, each with its rule; null when not asked for.
    pub barred: Option<Vec<KrytBarred>>,
    /// The scoring so far.
    pub scoring: KrytScoring,
    /// What this request brought about, in order.
    pub events: Vec<KrytEvent>,
    /// What each seat and, last, the spectators may know; null when not asked for.
    pub views: Option<Vec<KrytPerspective>>,
}

/// A state to look at as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytPositionRequest {
    /// The state.
    pub state: KrytState,
}

/// Where a replayed match stands at the end, and how it came there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytReplayPosition {
    /// The state, to be kept and sent again.
    pub state: KrytState,
    /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
    pub digest: String,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// Every legal action by seat, also out of turn; null when not asked for.
    pub legal: Option<Vec<KrytLegal>>,
    /// Refused actions by seat, each with its rule; null when not asked for.
    pub barred: Option<Vec<KrytBarred>>,
    /// The scoring so far.
    pub scoring: KrytScoring,
    /// What this request brought about, in order.
    pub events: Vec<KrytEvent>,
    /// What each seat and, last, the spectators may know; null when not asked for.
    pub views: Option<Vec<KrytPerspective>>,
    /// Every action with its events and digest; null when not asked for.
    pub steps: Option<Vec<KrytStep>>,
}

/// A match from its start: how it starts, and the actions that follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytReplayRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<KrytVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<KrytOverrides>,
    /// Source of all chance.
    pub seed: String,
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// First dealer; without it drawn by lot from the seed (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// Actions in order; with `steps=true` at most 1,000.
    pub actions: Vec<KrytAction>,
}

/// How a deal ended: with a loser (K17), drawn (K18) or broken off (K23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytResult {
    /// Seat that lost; null in a draw and when broken off.
    pub loser: Option<i32>,
    /// The last player could beat the last card led.
    pub draw: bool,
    /// The deal reached its limit of actions.
    pub broken_off: bool,
    /// Of two players one covered and led the ace of trumps as the last card (K24).
    pub honour: bool,
}

/// What the match has come to (K19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytScoring {
    /// Deals lost, by seat.
    pub losses: Vec<i32>,
    /// How the deal ended; null while it is played.
    pub result: Option<KrytResult>,
    /// Net result of the deal by seat, which sums to zero; null while it is played.
    pub returns: Option<Vec<i32>>,
}

/// The deal is over (K17-K19, K23, K24).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytSettled {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// How it ended.
    pub result: KrytResult,
    /// Net result of the deal by seat.
    pub returns: Vec<i32>,
    /// Deals lost so far, by seat.
    pub losses: Vec<i32>,
    /// In a draw the last player's only card; else null (K18).
    pub last_card: Option<Card>,
}

/// The game with an indicator, whose suit is trumps (K5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytStandard {
    /// Actions after which a deal is broken off.
    pub action_limit: Option<i32>,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// How a match starts; what is left out is the first variant, a seed made by the server, a
/// shuffle and a lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytStartRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<KrytVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<KrytOverrides>,
    /// Source of all chance; without it the server makes one from 32 random bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// First dealer; without it drawn by lot from the seed (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
}

/// A match of Kryt'-navalivat', hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", rename = "kryt-navalivat")]
pub struct KrytState {
    /// Version of this layout; 1 is known.
    pub version: i32,
    /// Every choice of rules.
    pub options: KrytOptions,
    /// Source of all chance in later deals.
    pub seed: String,
    /// Number of this deal, from 0.
    pub deal: i32,
    /// Seat that dealt; the one after it leads first.
    pub dealer: i32,
    /// Actions taken in this deal.
    pub actions: i32,
    /// Each seat's cards in the order gained; an empty hand is out once the stock is empty.
    pub hands: Vec<Vec<Card>>,
    /// Face-down cards, drawn from the first on; an undrawn indicator is the last.
    pub stock: Vec<Card>,
    /// The pile from the bottom to the top.
    pub pile: Vec<Card>,
    /// Suit of trumps.
    pub trumps: Suit,
    /// Deals lost, by seat.
    pub losses: Vec<i32>,
    /// What is due.
    pub phase: KrytPhase,
}

/// One action of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytStep {
    /// The action.
    pub action: KrytAction,
    /// What it brought about.
    pub events: Vec<KrytEvent>,
    /// Digest of the state after it.
    pub digest: String,
}

/// A table as one seat, or a spectator, may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTable {
    /// The table, sealed: for whoever plays next.
    pub token: String,
    /// Id of the match.
    pub r#match: String,
    /// Number of the last move; 0 is the start.
    pub r#move: i64,
    /// What binds the last move to all before it.
    pub link: String,
    /// What this table promises.
    pub safety: Safety,
    /// Seats that have closed the match since the deal was over.
    pub closed: Vec<i32>,
    /// The seat whose key was sent; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: KrytView,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now, action by action; some are only taken whole, as one
    /// move.
    pub legal: Vec<KrytAction>,
    /// The scoring, which is public.
    pub scoring: KrytScoring,
    /// What the last move brought about, as this seat knows it.
    pub events: Vec<KrytEvent>,
}

/// A move of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTableMove {
    /// Seat that moved.
    pub seat: i32,
    /// Its actions in order; none where it closed the match.
    pub actions: Vec<KrytAction>,
}

/// One move by the seat whose key is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTablePlayRequest {
    /// The table as the last answer gave it.
    pub token: String,
    /// The move: actions of one seat, in order; all are played, or none. A `deal` has no deck
    /// here.
    pub actions: Vec<KrytAction>,
    /// The newest move that this client has seen; the token must descend from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_seen: Option<LastSeen>,
}

/// What is agreed on before a match, and what each seat commits to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTablePrepareRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<KrytVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<KrytOverrides>,
    /// First dealer; without it drawn by lot (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locks: Option<Vec<Option<String>>>,
    /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it
    /// takes no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitments: Option<Vec<Option<String>>>,
}

/// What was agreed on before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTableRecord {
    /// Every choice of rules.
    pub options: KrytOptions,
    /// Number of players.
    pub players: i32,
    /// First dealer, if one was named.
    pub dealer: Option<i32>,
    /// Locks that players made, by seat; null where the server issued the key.
    pub locks: Vec<Option<String>>,
    /// What each seat committed to; null where it took no part.
    pub commitments: Vec<Option<String>>,
}

/// All that was hidden in a match, for everybody to check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTableReveal {
    /// Id of the match.
    pub r#match: String,
    /// What was agreed on.
    pub record: KrytTableRecord,
    /// The server's secret: 32 bytes in hexadecimal.
    pub secret: String,
    /// What each seat put in; null where it took no part.
    pub openings: Vec<Option<String>>,
    /// What the server was bound to.
    pub commitment: String,
    /// Seed of the match.
    pub seed: String,
    /// The deals so far, the first 1,000 of them.
    pub decks: Vec<RevealedDeck>,
    /// Where the match stands, with all that was never shown.
    pub state: KrytState,
    /// Number of the last move.
    pub r#move: i64,
    /// Its link.
    pub link: String,
}

/// How a sealed match starts: from choices, or from a prepared match and its openings, not
/// from both.
#[derive(Default, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTableStartRequest {
    /// Number of players; needed unless the match is prepared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<i32>,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<KrytVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<KrytOverrides>,
    /// First dealer; without it drawn by lot (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locks: Option<Vec<Option<String>>>,
    /// The prepared match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// For each seat of a prepared match what it committed to, or null if it took no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<Vec<Option<String>>>,
}

/// A sealed match that has just started, as spectators see it, with the keys of the seats
/// that made none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytTableStarted {
    /// The table, sealed: for whoever plays next.
    pub token: String,
    /// Id of the match.
    pub r#match: String,
    /// Number of the last move; 0 is the start.
    pub r#move: i64,
    /// What binds the last move to all before it.
    pub link: String,
    /// What this table promises.
    pub safety: Safety,
    /// Seats that have closed the match since the deal was over.
    pub closed: Vec<i32>,
    /// The seat whose key was sent; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: KrytView,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now, action by action; some are only taken whole, as one
    /// move.
    pub legal: Vec<KrytAction>,
    /// The scoring, which is public.
    pub scoring: KrytScoring,
    /// What the last move brought about, as this seat knows it.
    pub events: Vec<KrytEvent>,
    /// What the server is bound to, as a prepared match told it before.
    pub commitment: String,
    /// For each seat without a lock its key, to be handed to that player only; null for the
    /// others.
    pub keys: Vec<Option<String>>,
}

string_enum! {
    /// A named set of options.
    KrytVariant {
        Standard = "standard",
        DiamondsAndSpades = "diamonds-and-spades",
    }
}

/// A named set of options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytVariantEntry {
    /// Name of the variant.
    pub name: KrytVariant,
    /// What it is.
    pub sentence: String,
    /// Where it comes from.
    pub source: String,
    /// Every choice of rules.
    pub options: KrytOptions,
}

/// What a seat, or a spectator, may see of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytView {
    /// Seat that looks; null for spectators.
    pub seat: Option<i32>,
    /// Number of players.
    pub players: i32,
    /// Which way play goes.
    pub direction: Direction,
    /// Every choice of rules.
    pub options: KrytOptions,
    /// Number of this deal, from 0.
    pub deal: i32,
    /// Seat that dealt.
    pub dealer: i32,
    /// Suit of trumps.
    pub trumps: Suit,
    /// The face-up last card of the stock; null once drawn, and where none is turned.
    pub indicator: Option<Card>,
    /// Own cards in the order gained; null for spectators.
    pub hand: Option<Vec<Card>>,
    /// Cards held, by seat.
    pub hand_counts: Vec<i32>,
    /// Cards left to draw, the indicator among them.
    pub stock_count: i32,
    /// Cards on the pile.
    pub pile_count: i32,
    /// The cards of the pile that may be looked at now, the top card last (K13).
    pub pile_top: Vec<Card>,
    /// Deals lost, by seat.
    pub losses: Vec<i32>,
    /// What is due.
    pub phase: KrytPhase,
    /// In a draw the last player's only card; else null (K18).
    pub last_card: Option<Card>,
}

/// What a seat, or a spectator, may know; safe to hand to that player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytViewAnswer {
    /// What may be seen.
    pub view: KrytView,
    /// Seats that the game waits for.
    pub to_act: Vec<i32>,
    /// The seat's own legal actions; empty for spectators.
    pub legal: Vec<KrytAction>,
    /// The scoring so far.
    pub scoring: KrytScoring,
}

/// A state, and who looks at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytViewRequest {
    /// The state.
    pub state: KrytState,
    /// The seat that looks; without it a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<i32>,
}

/// A seat has no cards left, and there are none to draw (K15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KrytWentOut {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that is out.
    pub seat: i32,
}

/// The newest move that a client has seen of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastSeen {
    /// Its number.
    pub r#move: i64,
    /// Its link.
    pub link: String,
}

tagged_union! {
    /// One thing that one seat does.
    NapAction by "type" {
        "pass" => Pass(NapPass),
        "bid" => Bid(NapBid),
        "look" => Look(NapLook),
        "purchase" => Purchase(NapPurchase),
        "stand" => Stand(NapStand),
        "take_floater" => TakeFloater(NapTakeFloater),
        "leave_floater" => LeaveFloater(NapLeaveFloater),
        "discard" => Discard(NapDiscard),
        "announce" => Announce(NapAnnounce),
        "play" => Play(NapPlay),
        "deal" => Deal(NapDeal),
    }
}

/// Nobody bid; nothing was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapAllPassed {}

/// Announce trumps (N28).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapAnnounce {
    /// Seat that acts.
    pub seat: i32,
    /// The suit.
    pub trumps: Suit,
}

/// The declarer announced trumps (N28).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapAnnounced {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// The declarer.
    pub seat: i32,
    /// The suit.
    pub trumps: Suit,
}

/// The declarer announces trumps (N28).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapAnnouncing {}

/// What one seat might ask for and may not do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBarred {
    /// The seat.
    pub seat: i32,
    /// Its refused actions.
    pub actions: Vec<NapBarredAction>,
}

/// An action that a player might have asked for, and why the rules refuse it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBarredAction {
    /// The refused action.
    pub action: NapAction,
    /// Id of the rule that refuses it.
    pub rule: String,
    /// Code of that rule; the rulebook of the catalogue has its sentence.
    pub reason: String,
}

/// What became of each state, in the order of the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBatchAnswer {
    /// One result an item.
    pub results: Vec<NapBatchResult>,
}

/// One state of a batch, and the actions to play on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBatchItem {
    /// The state.
    pub state: NapState,
    /// Actions in order; 2,000 at most in the whole batch.
    pub actions: Vec<NapAction>,
}

/// Up to 100 states, each with its own actions; they do not know of each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBatchRequest {
    /// The states and their actions.
    pub items: Vec<NapBatchItem>,
}

/// What became of one state: a position or a problem, the other is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBatchResult {
    /// The position after the actions.
    pub position: Option<NapPosition>,
    /// Why the actions were refused; this item is unchanged, the others are not affected.
    pub problem: Option<Problem>,
}

/// Bid a contract (N5, N25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBid {
    /// Seat that acts.
    pub seat: i32,
    /// The contract.
    pub contract: NapContract,
    /// With the floater; false where there is none.
    pub floater: bool,
}

/// Seats bid or pass, in turn (N5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapBidding {}

/// What a seat said in the bidding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapCall {
    /// Contract that was bid; null for a pass.
    pub contract: Option<NapContract>,
    /// Whether with the floater.
    pub floater: bool,
}

/// A seat bid a contract (N5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapCalled {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that bid.
    pub seat: i32,
    /// The contract.
    pub contract: NapContract,
    /// With the floater.
    pub floater: bool,
}

/// All that can be known of a game before it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapCatalogue {
    /// Id of the game, as it stands in paths.
    pub id: String,
    /// What it is called.
    pub names: Vec<GameName>,
    /// How many may play.
    pub players: PlayerRange,
    /// Which way play goes.
    pub direction: Direction,
    /// Its variants; the first is the default.
    pub variants: Vec<NapVariantEntry>,
    /// Its options, form by form.
    pub options: Vec<CatalogueOption>,
    /// Every rule that an action, options or a state can break.
    pub rulebook: Vec<RuleEntry>,
    /// State versions that are read; the last is written.
    pub state_versions: Vec<i32>,
}

string_enum! {
    /// What a declarer undertakes.
    NapContract {
        Two = "two",
        Three = "three",
        Misere = "misere",
        Four = "four",
        Nap = "nap",
        Bonaparte = "bonaparte",
        Napoleon = "napoleon",
        Wellington = "wellington",
        Blucher = "blucher",
    }
}

/// Deal the next deal once one is over (N1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapDeal {
    /// The next dealer.
    pub seat: i32,
    /// Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
}

string_enum! {
    /// How five cards are dealt to each seat: three and then two, or two and then three.
    NapDealBatches {
        ThreeTwo = "3-2",
        TwoThree = "2-3",
    }
}

/// A deal was dealt (N3, N23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapDealt {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Number of the deal, from 0.
    pub deal: i32,
    /// Seat that dealt.
    pub dealer: i32,
    /// What each seat was dealt.
    pub hands: Vec<NapDealtHand>,
    /// Undealt cards, without the floater.
    pub stock: i32,
    /// Whether a floater lies in the middle.
    pub floater: bool,
}

/// The cards that one seat was dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapDealtHand {
    /// Seat that got them.
    pub seat: i32,
    /// How many.
    pub count: i32,
    /// Which; null for all but that seat.
    pub cards: Option<Vec<Card>>,
}

/// Lay a card aside for the floater taken (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapDiscard {
    /// Seat that acts.
    pub seat: i32,
    /// Card from its hand.
    pub card: Card,
}

/// The declarer laid a card aside for the floater (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapDiscarded {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// The declarer.
    pub seat: i32,
    /// The card; null for all but that seat.
    pub card: Option<Card>,
}

/// The declarer has taken the floater, and discards a card for it (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapDiscarding {}

tagged_union! {
    /// Something that has happened.
    NapEvent by "type" {
        "dealt" => Dealt(NapDealt),
        "paid" => Paid(NapPaid),
        "stood" => Stood(NapStood),
        "purchased" => Purchased(NapPurchased),
        "passed" => Passed(NapPassed),
        "called" => Called(NapCalled),
        "looked" => Looked(NapLooked),
        "took_floater" => TookFloater(NapTookFloater),
        "left_floater" => LeftFloater(NapLeftFloater),
        "discarded" => Discarded(NapDiscarded),
        "announced" => Announced(NapAnnounced),
        "played" => Played(NapPlayed),
        "took_trick" => TookTrick(NapTookTrick),
        "settled" => Settled(NapSettled),
    }
}

/// What a reveal showed, and what is to be checked against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapFairnessRequest {
    /// Id of the match.
    pub r#match: String,
    /// What was agreed on.
    pub record: NapTableRecord,
    /// The server's secret.
    pub secret: String,
    /// What each seat put in.
    pub openings: Vec<Option<String>>,
    /// How many deals to compute.
    pub deals: i32,
    /// Every move from the start; none if the links are not to be computed beyond the first.
    pub moves: Vec<NapTableMove>,
}

/// Nap with a floater: a card in the middle, a kitty, and trumps that are announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapFloater {
    /// How five cards are dealt to each seat.
    pub batches: NapDealBatches,
    /// When the cards are shuffled rather than gathered and cut.
    pub shuffle: NapShuffle,
    /// The deal ends with the trick that decides the contract.
    pub stop_when_decided: bool,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// The Aylesbury form: napoleon on top, and no wellington.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapFloaterAylesbury {
    /// How five cards are dealt to each seat.
    pub batches: NapDealBatches,
    /// When the cards are shuffled rather than gathered and cut.
    pub shuffle: NapShuffle,
    /// The deal ends with the trick that decides the contract.
    pub stop_when_decided: bool,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// The Dorset form: from three to nap, which is played without the floater.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapFloaterDorset {
    /// How five cards are dealt to each seat.
    pub batches: NapDealBatches,
    /// When the cards are shuffled rather than gathered and cut.
    pub shuffle: NapShuffle,
    /// The deal ends with the trick that decides the contract.
    pub stop_when_decided: bool,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// The Teesside form: the full ladder, each bid with and without the floater.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapFloaterTeesside {
    /// How five cards are dealt to each seat.
    pub batches: NapDealBatches,
    /// When the cards are shuffled rather than gathered and cut.
    pub shuffle: NapShuffle,
    /// The deal ends with the trick that decides the contract.
    pub stop_when_decided: bool,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
    /// Misère is played with trumps.
    pub misere_trumps: bool,
}

/// Leave the floater face down (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapLeaveFloater {
    /// Seat that acts.
    pub seat: i32,
}

/// The declarer left the floater where it lies (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapLeftFloater {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// The declarer.
    pub seat: i32,
}

/// What one seat may do now; an entry of the list is exactly what is accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapLegal {
    /// The seat that may act.
    pub seat: i32,
    /// Its legal actions, complete.
    pub actions: Vec<NapAction>,
}

/// Pay one unit to look at the floater before calling (N24).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapLook {
    /// Seat that acts.
    pub seat: i32,
}

/// A seat looked at the floater (N24).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapLooked {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that looked.
    pub seat: i32,
    /// The floater; null for all but that seat.
    pub card: Option<Card>,
}

tagged_union! {
    /// Every choice of rules, by form.
    NapOptions by "form" {
        "standard" => Standard(NapStandard),
        "floater" => Floater(NapFloater),
        "floater-teesside" => FloaterTeesside(NapFloaterTeesside),
        "floater-aylesbury" => FloaterAylesbury(NapFloaterAylesbury),
        "floater-dorset" => FloaterDorset(NapFloaterDorset),
    }
}

/// The deal is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapOver {
    /// What the declarer took from the kitty or the pool.
    pub pot: i32,
}

/// Options that differ from the variant's; one that its form does not have is refused.
#[derive(Default, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapOverrides {
    /// All 52 cards, or the lowest ranks left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<NapPack>,
    /// Lowest rank of the pack; one that is named overrides pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowest_rank: Option<Rank>,
    /// Two may be bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub two: Option<bool>,
    /// Misère may be bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misere: Option<bool>,
    /// Misère is played with trumps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misere_trumps: Option<bool>,
    /// Blücher may be bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blucher: Option<bool>,
    /// What contracts of all five tricks are worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub five_trick_stakes: Option<NapStakes>,
    /// Cards may be purchased before the bidding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purchase: Option<bool>,
    /// Units that a purchase costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purchase_stake: Option<i32>,
    /// How five cards are dealt to each seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batches: Option<NapDealBatches>,
    /// When the cards are shuffled rather than gathered and cut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<NapShuffle>,
    /// The deal ends with the trick that decides the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop_when_decided: Option<bool>,
    /// Deals after which the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<i32>,
}

string_enum! {
    /// Which cards are in the pack: all 52, or the higher ranks only, as many as the players
    /// need.
    NapPack {
        Full = "full",
        Short = "short",
    }
}

/// Units changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPaid {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Who paid whom, and what for.
    pub payment: Payment,
}

/// Call nothing (N5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPass {
    /// Seat that acts.
    pub seat: i32,
}

/// A seat passed (N5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPassed {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that passed.
    pub seat: i32,
}

/// The table as one seat, or a spectator, may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPerspective {
    /// The seat; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: NapView,
    /// Seats that the game waits for.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now; empty for spectators.
    pub legal: Vec<NapAction>,
    /// The scoring, which is public.
    pub scoring: NapScoring,
    /// The events, as this seat knows them.
    pub events: Vec<NapEvent>,
}

tagged_union! {
    /// What is due.
    NapPhase by "type" {
        "purchasing" => Purchasing(NapPurchasing),
        "bidding" => Bidding(NapBidding),
        "taking_floater" => TakingFloater(NapTakingFloater),
        "discarding" => Discarding(NapDiscarding),
        "announcing" => Announcing(NapAnnouncing),
        "playing" => Playing(NapPlaying),
        "over" => Over(NapOver),
    }
}

/// Play a card to the trick (N6, N7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPlay {
    /// Seat that acts.
    pub seat: i32,
    /// Card from its hand.
    pub card: Card,
}

/// A state and the actions to play on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPlayRequest {
    /// The state as the last answer gave it.
    pub state: NapState,
    /// Actions in order: all are played, or none.
    pub actions: Vec<NapAction>,
}

/// A card was played to the trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPlayed {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that played it.
    pub seat: i32,
    /// The card.
    pub card: Card,
    /// Suit that it made trumps, as the first card led (N14); else null.
    pub trumps: Option<Suit>,
}

/// A contract was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPlayedOut {
    /// Seat that played it.
    pub declarer: i32,
    /// The contract.
    pub contract: NapContract,
    /// Whether with the floater.
    pub floater: bool,
    /// Fewest tricks that make it; in misère 0, which are also the most.
    pub needed: i32,
    /// Tricks that the declarer won.
    pub won: i32,
    /// Whether it was made.
    pub made: bool,
}

/// A trick is being played (N6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPlaying {
    /// Seat that leads to it.
    pub leader: i32,
    /// Cards played to it, in order.
    pub cards: Vec<Card>,
}

/// Where a match stands, hidden cards included: for trusted callers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPosition {
    /// The state, to be kept and sent again.
    pub state: NapState,
    /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
    pub digest: String,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// Every legal action by seat, also out of turn; null when not asked for.
    pub legal: Option<Vec<NapLegal>>,
    /// Refused actions by seat, each with its rule; null when not asked for.
    pub barred: Option<Vec<NapBarred>>,
    /// The scoring so far.
    pub scoring: NapScoring,
    /// What this request brought about, in order.
    pub events: Vec<NapEvent>,
    /// What each seat and, last, the spectators may know; null when not asked for.
    pub views: Option<Vec<NapPerspective>>,
}

/// A state to look at as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPositionRequest {
    /// The state.
    pub state: NapState,
}

/// Pay the stake, discard cards and have them replaced (N20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPurchase {
    /// Seat that acts.
    pub seat: i32,
    /// Cards from its hand; in this order they are gathered (N4).
    pub discard: Vec<Card>,
}

/// A seat exchanged cards (N20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPurchased {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that purchased.
    pub seat: i32,
    /// How many cards.
    pub count: i32,
    /// What it discarded; null for all but that seat.
    pub discard: Option<Vec<Card>>,
    /// What it got for them; null for all but that seat.
    pub drawn: Option<Vec<Card>>,
}

/// Seats purchase or stand, in turn (N20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapPurchasing {}

/// Where a replayed match stands at the end, and how it came there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapReplayPosition {
    /// The state, to be kept and sent again.
    pub state: NapState,
    /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
    pub digest: String,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// Every legal action by seat, also out of turn; null when not asked for.
    pub legal: Option<Vec<NapLegal>>,
    /// Refused actions by seat, each with its rule; null when not asked for.
    pub barred: Option<Vec<NapBarred>>,
    /// The scoring so far.
    pub scoring: NapScoring,
    /// What this request brought about, in order.
    pub events: Vec<NapEvent>,
    /// What each seat and, last, the spectators may know; null when not asked for.
    pub views: Option<Vec<NapPerspective>>,
    /// Every action with its events and digest; null when not asked for.
    pub steps: Option<Vec<NapStep>>,
}

/// A match from its start: how it starts, and the actions that follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapReplayRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<NapVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<NapOverrides>,
    /// Source of all chance.
    pub seed: String,
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// First dealer; without it drawn by lot from the seed (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// Actions in order; with `steps=true` at most 1,000.
    pub actions: Vec<NapAction>,
}

tagged_union! {
    /// How a deal ended.
    NapResult by "type" {
        "all_passed" => AllPassed(NapAllPassed),
        "played" => Played(NapPlayedOut),
    }
}

/// What the match has come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapScoring {
    /// Units won, by seat.
    pub balances: Vec<i32>,
    /// Units in the kitty.
    pub kitty: i32,
    /// Units in the pool.
    pub pool: i32,
    /// Every payment of this deal so far, in order.
    pub lines: Vec<Payment>,
    /// How the deal ended; null while it is played.
    pub result: Option<NapResult>,
    /// Net result of the deal by seat; null while it is played.
    pub returns: Option<Vec<i32>>,
}

/// The deal is over, and all is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapSettled {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// How it ended.
    pub result: NapResult,
    /// Net result of the deal by seat.
    pub returns: Vec<i32>,
    /// Units won so far, by seat.
    pub balances: Vec<i32>,
    /// Units in the kitty.
    pub kitty: i32,
    /// Units in the pool.
    pub pool: i32,
}

string_enum! {
    /// When the cards are shuffled: after all five tricks were bid and made (and see N4), or
    /// before every deal.
    NapShuffle {
        AfterFive = "after_five",
        Always = "always",
    }
}

string_enum! {
    /// What contracts of all five tricks are worth: their value, twice that when made, or twice
    /// that both ways.
    NapStakes {
        Single = "single",
        DoubleWhenMade = "double_when_made",
        Double = "double",
    }
}

/// Keep the cards as dealt (N20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapStand {
    /// Seat that acts.
    pub seat: i32,
}

/// Standard Nap: the first card led makes trumps, and players pay each other for contracts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapStandard {
    /// All 52 cards, or the lowest ranks left out.
    pub pack: NapPack,
    /// Lowest rank of the pack; one that is named overrides pack.
    pub lowest_rank: Option<Rank>,
    /// Two may be bid.
    pub two: bool,
    /// Misère may be bid.
    pub misere: bool,
    /// Misère is played with trumps.
    pub misere_trumps: bool,
    /// Blücher may be bid.
    pub blucher: bool,
    /// What contracts of all five tricks are worth.
    pub five_trick_stakes: NapStakes,
    /// Cards may be purchased before the bidding.
    pub purchase: bool,
    /// Units that a purchase costs.
    pub purchase_stake: i32,
    /// How five cards are dealt to each seat.
    pub batches: NapDealBatches,
    /// When the cards are shuffled rather than gathered and cut.
    pub shuffle: NapShuffle,
    /// The deal ends with the trick that decides the contract.
    pub stop_when_decided: bool,
    /// Deals after which the match is over.
    pub deals: Option<i32>,
}

/// How a match starts; what is left out is the first variant, a seed made by the server, a
/// shuffle and a lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapStartRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<NapVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<NapOverrides>,
    /// Source of all chance; without it the server makes one from 32 random bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// First dealer; without it drawn by lot from the seed (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
}

/// A match of Nap, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", rename = "nap")]
pub struct NapState {
    /// Version of this layout; 1 is known.
    pub version: i32,
    /// Every choice of rules.
    pub options: NapOptions,
    /// Source of all chance in later deals.
    pub seed: String,
    /// Number of this deal, from 0.
    pub deal: i32,
    /// Seat that dealt; the one after it is the first.
    pub dealer: i32,
    /// Actions taken in this deal.
    pub actions: i32,
    /// Each seat's cards in the order gained, less what was played or discarded.
    pub hands: Vec<Vec<Card>>,
    /// Undealt cards, drawn from the first on.
    pub stock: Vec<Card>,
    /// The card in the middle; null where there is none, and once it is taken.
    pub floater: Option<Card>,
    /// Cards discarded, in order: those purchased away, or the one laid aside for the floater.
    pub discards: Vec<Card>,
    /// Cards purchased, seat by seat from the first; 0 where the seat stood.
    pub purchases: Vec<i32>,
    /// Seats that have looked at the floater, in order.
    pub looked: Vec<i32>,
    /// Calls, seat by seat from the first.
    pub calls: Vec<NapCall>,
    /// Suit of trumps; null while there is none.
    pub trumps: Option<Suit>,
    /// Complete tricks, each in the order its cards were played.
    pub tricks: Vec<Vec<Card>>,
    /// Units won, by seat.
    pub balances: Vec<i32>,
    /// Units in the kitty.
    pub kitty: i32,
    /// Units in the pool.
    pub pool: i32,
    /// What is due.
    pub phase: NapPhase,
}

/// One action of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapStep {
    /// The action.
    pub action: NapAction,
    /// What it brought about.
    pub events: Vec<NapEvent>,
    /// Digest of the state after it.
    pub digest: String,
}

/// A seat purchased nothing (N20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapStood {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that stood.
    pub seat: i32,
}

/// A table as one seat, or a spectator, may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTable {
    /// The table, sealed: for whoever plays next.
    pub token: String,
    /// Id of the match.
    pub r#match: String,
    /// Number of the last move; 0 is the start.
    pub r#move: i64,
    /// What binds the last move to all before it.
    pub link: String,
    /// What this table promises.
    pub safety: Safety,
    /// Seats that have closed the match since the deal was over.
    pub closed: Vec<i32>,
    /// The seat whose key was sent; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: NapView,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now, action by action; some are only taken whole, as one
    /// move.
    pub legal: Vec<NapAction>,
    /// The scoring, which is public.
    pub scoring: NapScoring,
    /// What the last move brought about, as this seat knows it.
    pub events: Vec<NapEvent>,
}

/// A move of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTableMove {
    /// Seat that moved.
    pub seat: i32,
    /// Its actions in order; none where it closed the match.
    pub actions: Vec<NapAction>,
}

/// One move by the seat whose key is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTablePlayRequest {
    /// The table as the last answer gave it.
    pub token: String,
    /// The move: actions of one seat, in order; all are played, or none. A `deal` has no deck
    /// here.
    pub actions: Vec<NapAction>,
    /// The newest move that this client has seen; the token must descend from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_seen: Option<LastSeen>,
}

/// What is agreed on before a match, and what each seat commits to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTablePrepareRequest {
    /// Number of players.
    pub players: i32,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<NapVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<NapOverrides>,
    /// First dealer; without it drawn by lot (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locks: Option<Vec<Option<String>>>,
    /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it
    /// takes no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitments: Option<Vec<Option<String>>>,
}

/// What was agreed on before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTableRecord {
    /// Every choice of rules.
    pub options: NapOptions,
    /// Number of players.
    pub players: i32,
    /// First dealer, if one was named.
    pub dealer: Option<i32>,
    /// Locks that players made, by seat; null where the server issued the key.
    pub locks: Vec<Option<String>>,
    /// What each seat committed to; null where it took no part.
    pub commitments: Vec<Option<String>>,
}

/// All that was hidden in a match, for everybody to check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTableReveal {
    /// Id of the match.
    pub r#match: String,
    /// What was agreed on.
    pub record: NapTableRecord,
    /// The server's secret: 32 bytes in hexadecimal.
    pub secret: String,
    /// What each seat put in; null where it took no part.
    pub openings: Vec<Option<String>>,
    /// What the server was bound to.
    pub commitment: String,
    /// Seed of the match.
    pub seed: String,
    /// The deals so far, the first 1,000 of them.
    pub decks: Vec<RevealedDeck>,
    /// Where the match stands, with all that was never shown.
    pub state: NapState,
    /// Number of the last move.
    pub r#move: i64,
    /// Its link.
    pub link: String,
}

/// How a sealed match starts: from choices, or from a prepared match and its openings, not
/// from both.
#[derive(Default, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTableStartRequest {
    /// Number of players; needed unless the match is prepared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<i32>,
    /// Named set of options; without it the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<NapVariant>,
    /// Options that differ from the variant's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<NapOverrides>,
    /// First dealer; without it drawn by lot (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<i32>,
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the
    /// server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locks: Option<Vec<Option<String>>>,
    /// The prepared match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// For each seat of a prepared match what it committed to, or null if it took no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<Vec<Option<String>>>,
}

/// A sealed match that has just started, as spectators see it, with the keys of the seats
/// that made none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTableStarted {
    /// The table, sealed: for whoever plays next.
    pub token: String,
    /// Id of the match.
    pub r#match: String,
    /// Number of the last move; 0 is the start.
    pub r#move: i64,
    /// What binds the last move to all before it.
    pub link: String,
    /// What this table promises.
    pub safety: Safety,
    /// Seats that have closed the match since the deal was over.
    pub closed: Vec<i32>,
    /// The seat whose key was sent; null for spectators.
    pub seat: Option<i32>,
    /// What it may see.
    pub view: NapView,
    /// Seats that the game waits for; empty when the match is over.
    pub to_act: Vec<i32>,
    /// What the seat itself may do now, action by action; some are only taken whole, as one
    /// move.
    pub legal: Vec<NapAction>,
    /// The scoring, which is public.
    pub scoring: NapScoring,
    /// What the last move brought about, as this seat knows it.
    pub events: Vec<NapEvent>,
    /// What the server is bound to, as a prepared match told it before.
    pub commitment: String,
    /// For each seat without a lock its key, to be handed to that player only; null for the
    /// others.
    pub keys: Vec<Option<String>>,
}

/// Take the floater into the hand (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTakeFloater {
    /// Seat that acts.
    pub seat: i32,
}

/// The declarer takes the floater or leaves it (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTakingFloater {}

/// The declarer took the floater (N27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTookFloater {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// The declarer.
    pub seat: i32,
    /// Seats that had looked at it before.
    pub looked: Vec<i32>,
    /// The floater; null for all but these seats and the declarer.
    pub card: Option<Card>,
}

/// A trick was complete, and a seat took it (N6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTookTrick {
    /// Index of the action in the request, from 0; for who does not learn of every action, of
    /// those that are known.
    pub action: i32,
    /// Seat that took it.
    pub seat: i32,
    /// Its cards, in the order played.
    pub cards: Vec<Card>,
}

/// A complete trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapTrick {
    /// Seat that led.
    pub leader: i32,
    /// Its cards, in the order played.
    pub cards: Vec<Card>,
    /// Seat that took it.
    pub winner: i32,
}

string_enum! {
    /// A named set of options.
    NapVariant {
        Standard = "standard",
        Extended = "extended",
        Purchase = "purchase",
        Floater = "floater",
        FloaterTeesside = "floater-teesside",
        FloaterAylesbury = "floater-aylesbury",
        FloaterDorset = "floater-dorset",
    }
}

/// A named set of options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapVariantEntry {
    /// Name of the variant.
    pub name: NapVariant,
    /// What it is.
    pub sentence: String,
    /// Where it comes from.
    pub source: String,
    /// Every choice of rules.
    pub options: NapOptions,
}

/// What a seat, or a spectator, may see of a match (N35).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapView {
    /// Seat that looks; null for spectators.
    pub seat: Option<i32>,
    /// Number of players.
    pub players: i32,
    /// Which way play goes.
    pub direction: Direction,
    /// Every choice of rules.
    pub options: NapOptions,
    /// Number of this deal, from 0.
    pub deal: i32,
    /// Seat that dealt.
    pub dealer: i32,
    /// Own cards in the order gained; null for spectators.
    pub hand: Option<Vec<Card>>,
    /// Cards held, by seat.
    pub hand_counts: Vec<i32>,
    /// Undealt cards.
    pub stock_count: i32,
    /// Whether the floater lies in the middle.
    pub floater_there: bool,
    /// The floater, for those who have looked at it and while it lies there; else null.
    pub floater: Option<Card>,
    /// Cards discarded by all.
    pub discard_count: i32,
    /// Cards that the seat has discarded, in order; null for spectators.
    pub own_discards: Option<Vec<Card>>,
    /// Cards purchased, seat by seat from the first; 0 where the seat stood.
    pub purchases: Vec<i32>,
    /// Seats that have looked at the floater, in order.
    pub looked: Vec<i32>,
    /// Calls, seat by seat from the first.
    pub calls: Vec<NapCall>,
    /// Suit of trumps; null while there is none.
    pub trumps: Option<Suit>,
    /// Complete tricks.
    pub tricks: Vec<NapTrick>,
    /// Units won, by seat.
    pub balances: Vec<i32>,
    /// Units in the kitty.
    pub kitty: i32,
    /// Units in the pool.
    pub pool: i32,
    /// What is due.
    pub phase: NapPhase,
}

/// What a seat, or a spectator, may know; safe to hand to that player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapViewAnswer {
    /// What may be seen.
    pub view: NapView,
    /// Seats that the game waits for.
    pub to_act: Vec<i32>,
    /// The seat's own legal actions; empty for spectators.
    pub legal: Vec<NapAction>,
    /// The scoring so far.
    pub scoring: NapScoring,
}

/// A state, and who looks at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NapViewRequest {
    /// The state.
    pub state: NapState,
    /// The seat that looks; without it a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<i32>,
}

/// An option that is a whole number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberOption {
    /// Name of the option.
    pub name: String,
    /// Form that it belongs to.
    pub form: String,
    /// Id of its rule.
    pub rule: String,
    /// What it does.
    pub sentence: String,
    /// Value in the form's first variant; null for none.
    pub default: Option<i32>,
    /// Least value.
    pub minimum: i32,
    /// Greatest value.
    pub maximum: i32,
}

/// Units that changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    /// Id of the rule that asks for them.
    pub rule: String,
    /// What for.
    pub reason: String,
    /// How many.
    pub amount: i32,
    /// Seat that paid; null if they came out of the pot.
    pub payer: Option<i32>,
    /// Seat that got them; null if they went into the pot.
    pub payee: Option<i32>,
    /// The pot, where it paid or got them; else null.
    pub pot: Option<Pot>,
}

/// How many may play; both ends belong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRange {
    /// Fewest players.
    pub fewest: i32,
    /// Most players.
    pub most: i32,
}

string_enum! {
    /// What lies in the middle, to be won.
    Pot {
        Kitty = "kitty",
        Pool = "pool",
    }
}

/// Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// Address of the page about this code, on this server.
    pub r#type: String,
    /// The code in words.
    pub title: String,
    /// The HTTP status.
    pub status: i32,
    /// What is wrong with this request, in a sentence.
    pub detail: String,
    /// What kind of problem this is; the list is closed.
    pub code: ProblemCode,
    /// Id of the rule that forbids the action.
    pub rule: Option<String>,
    /// Code of the rule that forbids the action.
    pub reason: Option<String>,
    /// What the rule's sentence mentions by name (card, seat, suit), for translation.
    pub values: Option<BTreeMap<String, String>>,
    /// Place of the forbidden action in the request's list, from 0.
    pub index: Option<i32>,
    /// The faults of the request, up to 100.
    pub errors: Option<Vec<ProblemFault>>,
    /// How many faults there are beyond these.
    pub more: Option<i32>,
}

string_enum! {
    /// The kind of a problem, to decide by; every kind has a page of its own.
    ProblemCode {
        NotFound = "not-found",
        MethodNotAllowed = "method-not-allowed",
        BodyTooLarge = "body-too-large",
        UnsupportedMediaType = "unsupported-media-type",
        NotAcceptable = "not-acceptable",
        Malformed = "malformed",
        UnsoundOptions = "unsound-options",
        UnsoundDeck = "unsound-deck",
        UnsoundState = "unsound-state",
        UnsoundSeat = "unsound-seat",
        UnsoundHand = "unsound-hand",
        UnknownVersion = "unknown-version",
        TooMuch = "too-much",
        IllegalAction = "illegal-action",
        NoKey = "no-key",
        NotYourSeat = "not-your-seat",
        CannotOpen = "cannot-open",
        UnsoundTable = "unsound-table",
        KeyRetired = "key-retired",
        TableExpired = "table-expired",
        StaleTable = "stale-table",
        NotDescendant = "not-descendant",
        NotLast = "not-last",
        Incomplete = "incomplete",
        NotOver = "not-over",
        Closed = "closed",
        NoKeyring = "no-keyring",
        LedgerDown = "ledger-down",
        Internal = "internal",
    }
}

/// One fault of a request, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProblemFault {
    /// JSON Pointer (RFC 6901) into the request body; empty for the body as a whole.
    pub pointer: String,
    /// Code of the law that is broken; `schema` where the schema says no.
    pub reason: String,
    /// Id of the rule that the law comes from; null where none does.
    pub rule: Option<String>,
    /// What is wrong, in a sentence.
    pub detail: String,
}

string_enum! {
    /// A rank, lowest first; the first character of a card.
    Rank {
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
        Six = "6",
        Seven = "7",
        Eight = "8",
        Nine = "9",
        Ten = "T",
        Jack = "J",
        Queen = "Q",
        King = "K",
        Ace = "A",
    }
}

/// What the seed makes of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RevealedDeck {
    /// Number of the deal, from 0.
    pub deal: i32,
    /// The deck, if it was shuffled.
    pub deck: Vec<Card>,
    /// How many cards the cut takes off the top, if they were gathered and cut.
    pub cut: i32,
}

/// A rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleEntry {
    /// Id on the rules page; several entries may share it.
    pub id: String,
    /// Code of this entry alone, as problems give it in `reason`.
    pub code: String,
    /// The sentence, with the names of its values in braces.
    pub sentence: String,
    /// Where the rule comes from.
    pub source: String,
}

/// What this table promises; docs/sealed-tables says of each value what it prevents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Safety {
    /// The server remembers how far the match has come, so nobody can go back.
    pub ledger: bool,
    /// Who made the key of each seat: the player's own device, or the server.
    pub seats: Vec<SeatKey>,
    /// Who had a part in the seed.
    pub fairness: Fairness,
    /// `memory` where cards are gathered and cut, so that a good memory knows of later deals.
    pub secrecy: Secrecy,
}

string_enum! {
    /// Who made the key of a seat.
    SeatKey {
        Own = "own",
        Issued = "issued",
    }
}

string_enum! {
    /// What a good memory knows of later deals.
    Secrecy {
        Full = "full",
        Memory = "memory",
    }
}

/// What the service is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServiceInfo {
    /// Always croupier.
    pub service: String,
    /// Version of the service.
    pub version: String,
    /// Id of the published algorithm from seed to deck.
    pub chance: String,
    /// State versions by game.
    pub state_versions: Vec<GameVersions>,
    /// Ids of the games.
    pub games: Vec<String>,
}

string_enum! {
    /// A suit, in the canonical order of a pack.
    Suit {
        Clubs = "C",
        Diamonds = "D",
        Hearts = "H",
        Spades = "S",
    }
}

/// A match whose server has committed itself; store the commitment before you open
/// anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePrepared {
    /// To start the match with.
    pub token: String,
    /// Id of the match.
    pub r#match: String,
    /// What the server is bound to.
    pub commitment: String,
}

/// A table, and what its client has seen of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRequest {
    /// The table as the last answer gave it.
    pub token: String,
    /// The newest move that this client has seen; the token must descend from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_seen: Option<LastSeen>,
}
