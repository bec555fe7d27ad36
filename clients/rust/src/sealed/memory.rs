use super::Asked;
use crate::models::{Card, LastSeen};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// All that a seat has to remember of a sealed match, to be stored as JSON. It begins with a key and a token; the
/// commitment and the opening, if there are any, are for the check at the end.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableMemory {
    /// Key that speaks for the seat; as secret as the seat's cards.
    pub key: String,
    /// Newest token.
    pub token: String,
    /// What the server was bound to, as prepare or start told it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What the seat put into the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// Id of the match; told by the first answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#match: Option<String>,
    /// The seat; told by the first answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<i32>,
    /// The newest move that was seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_seen: Option<LastSeen>,
    /// Every move that was seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<LastSeen>,
    /// What the seat was dealt and drew.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deals: Vec<SeenDeal>,
    /// The moves that the seat made itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<PlayedMove>,
}

// Key, token, opening and cards are not for logs.
impl fmt::Debug for TableMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("TableMemory");
        shown.field("match", &self.r#match).field("seat", &self.seat);
        shown.field("last_seen", &self.last_seen).finish_non_exhaustive()
    }
}

/// What a seat saw of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenDeal {
    /// Number of the deal, from 0.
    pub deal: i32,
    /// Seat that dealt.
    pub dealer: i32,
    /// Its own hand, in the order dealt.
    pub hand: Vec<Card>,
    /// The card after all hands, if the seat saw it: indicator, table card or floater.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<Card>,
    /// What it drew later, each time in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Vec<Card>>,
}

/// A move as its link is made from it. Players pool theirs to check all links of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMove {
    /// Number of the move.
    pub r#move: i64,
    /// Its actions; of a close an object that names the seat.
    pub content: Value,
}

/// What every game's answer tells of a table.
pub struct Told {
    pub token: String,
    pub r#match: String,
    pub r#move: i64,
    pub link: String,
    pub seat: Option<i32>,
}

impl TableMemory {
    pub(super) fn asked(&self) -> Asked {
        Asked {
            token: self.token.clone(),
            key: self.key.clone(),
            last_seen: self.last_seen.clone(),
        }
    }

    /// Tell whether an answer shows a move that is not remembered yet.
    pub(super) fn is_news(&self, told: &Told) -> bool {
        self.last_seen.as_ref().is_none_or(|seen| {
            told.r#move > seen.r#move || (told.r#move == seen.r#move && told.link != seen.link)
        })
    }

    /// Take a token and what it stands for, unless the table has gone on since.
    pub(super) fn keep(&mut self, told: Told) {
        let seen = LastSeen { r#move: told.r#move, link: told.link };
        if !self.links.contains(&seen) {
            self.links.push(seen.clone());
        }
        self.r#match.get_or_insert(told.r#match);
        self.seat = self.seat.or(told.seat);
        if self.last_seen.as_ref().is_none_or(|last| seen.r#move >= last.r#move) {
            self.token = told.token;
            self.last_seen = Some(seen);
        }
    }

    pub(super) fn moved(&mut self, number: i64, content: &str) {
        let content = serde_json::from_str(content).expect("a move is JSON");
        self.moves.push(PlayedMove { r#move: number, content });
    }

    /// Remember a hand that was dealt; the hands of others are not told.
    pub(super) fn dealt(
        &mut self,
        deal: i32,
        dealer: i32,
        hand: &Option<Vec<Card>>,
        turned: Option<Card>,
    ) {
        if let Some(hand) = hand.clone() {
            self.deals.push(SeenDeal { deal, dealer, hand, turned, drawn: Vec::new() });
        }
    }

    pub(super) fn drew(&mut self, deal: i32, cards: &Option<Vec<Card>>) {
        if let (Some(seen), Some(cards)) = (self.current(deal), cards) {
            seen.drawn.push(cards.clone());
        }
    }

    pub(super) fn turned(&mut self, deal: i32, card: Option<Card>) {
        if let (Some(seen), Some(card)) = (self.current(deal), card) {
            seen.turned = Some(card);
        }
    }

    /// Return what was seen of a deal, unless its beginning was missed.
    fn current(&mut self, deal: i32) -> Option<&mut SeenDeal> {
        self.deals.last_mut().filter(|seen| seen.deal == deal)
    }

    pub(super) fn fingerprint(&self) -> String {
        match (&self.r#match, &self.last_seen) {
            (Some(id), Some(seen)) => format!("{id:.8}-{}-{}", seen.r#move, seen.link),
            _ => String::new(),
        }
    }
}
