//! What binds the server of a sealed table: chance, commitments, seeds and links.
//!
//! Whatever a reveal shows follows from it, without any server: docs/chance.md and docs/fairness.md say how. Bytes are
//! bytes here; in messages they are hexadecimal.

use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use serde_json::{Value, to_value};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// Return the deck of a deal: a pack in canonical order, shuffled by the seed of its match.
pub fn shuffled<C: Clone>(pack: &[C], seed: &str, deal: i32) -> Vec<C> {
    let mut deck = pack.to_vec();
    let mut row = Words::of_deal(seed, deal, "deck");
    for i in (1..deck.len()).rev() {
        deck.swap(i, row.index_below(i + 1));
    }
    deck
}

/// Return how many cards the cut of a deal takes off the top of a deck of two cards or more.
pub fn cut(size: usize, seed: &str, deal: i32) -> usize {
    1 + Words::of_deal(seed, deal, "cut").index_below(size - 1)
}

/// Return the first dealer of a match of one player or more, drawn by lot.
pub fn lot(players: usize, seed: &str) -> usize {
    Words::new(seed.as_bytes().to_vec(), "croupier/1/lot").index_below(players)
}

/// Return what was agreed on before a match of a game as RFC 8785 JSON; `record` is a message such as
/// [`NapTableRecord`](crate::NapTableRecord).
///
/// # Panics
///
/// If it is no JSON object.
pub fn record(game: &str, record: &impl Serialize) -> String {
    let mut agreed = to_value(record).expect("a record is JSON");
    agreed["game"] = game.into();
    canonical(&agreed)
}

/// Return a move as its link is made from it; `actions` is a list such as of [`NapAction`](crate::NapAction).
///
/// # Panics
///
/// If they are no JSON.
pub fn played<A: Serialize + ?Sized>(actions: &A) -> String {
    let mut played = to_value(actions).expect("actions are JSON");
    for action in played.as_array_mut().into_iter().flatten() {
        if action["type"] == "combine" {
            if let Some(cards) = action["cards"].as_array_mut() {
                // The order in which a combination is named does not matter.
                cards.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
            }
        }
    }
    canonical(&played)
}

/// Return the close of a match by a seat as its link is made from it.
pub fn closed(seat: i32) -> String {
    format!(r#"{{"close":{seat}}}"#)
}

/// Return what a seat commits to before it opens what it puts into the seed.
pub fn seat_commitment(opening: &[u8]) -> String {
    hex(&digest(&[b"croupier/seat-seed/1", opening]))
}

/// Return what the server is bound to by its secret before any seat opens.
pub fn commitment(of_match: &[u8], record: &str, secret: &[u8]) -> String {
    let mut told = b"croupier/commit/1".to_vec();
    for part in [of_match, record.as_bytes(), secret] {
        told.extend((part.len() as u32).to_be_bytes());
        told.extend(part);
    }
    hex(&digest(&[&told]))
}

/// Return the seed of a match; of a seat that took no part the opening is `None`.
pub fn seed(record: &str, secret: &[u8], openings: &[Option<Vec<u8>>]) -> String {
    let mut told = b"croupier/seed/1".to_vec();
    told.extend(digest(&[record.as_bytes()]));
    for opening in openings {
        let opening = opening.as_deref().unwrap_or_default();
        told.push(opening.len() as u8);
        told.extend(opening);
    }
    hex(&mac(secret, &[&told]))
}

/// Return the link of the start of a match and after each move, as [`played`] and [`closed`] return them.
pub fn links<M: AsRef<str>>(record: &str, secret: &[u8], moves: &[M]) -> Vec<String> {
    let key = mac(secret, &[b"croupier/links/1"]);
    let mut link = mac(&key, &[record.as_bytes()]);
    let mut links = vec![hex(&link[..8])];
    for each in moves {
        link = mac(&key, &[&link, each.as_ref().as_bytes()]);
        links.push(hex(&link[..8]));
    }
    links
}

/// Words of 32 bits, block after block.
struct Words {
    key: Vec<u8>,
    purpose: &'static str,
    block: u32,
    rest: Vec<u32>,
}

impl Words {
    fn new(key: Vec<u8>, purpose: &'static str) -> Self {
        Words { key, purpose, block: 0, rest: Vec::new() }
    }

    fn of_deal(seed: &str, deal: i32, purpose: &'static str) -> Self {
        let message = format!("croupier/1/deal/{deal}");
        Words::new(mac(seed.as_bytes(), &[message.as_bytes()]).to_vec(), purpose)
    }

    fn next(&mut self) -> u32 {
        if self.rest.is_empty() {
            let message = format!("{}/{}", self.purpose, self.block);
            let block = mac(&self.key, &[message.as_bytes()]);
            let words = block.chunks_exact(4).rev();
            self.rest = words.map(|w| u32::from_be_bytes([w[0], w[1], w[2], w[3]])).collect();
            self.block += 1;
        }
        self.rest.pop().expect("a block has words")
    }

    /// Words above the last whole multiple of `n` are dropped: they would favour small indices.
    fn index_below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let limit = (1 << 32) - (1 << 32) % n;
        loop {
            let word = u64::from(self.next());
            if word < limit {
                return (word % n) as usize;
            }
        }
    }
}

/// All texts are ASCII and all numbers whole, so sorted names are all that RFC 8785 asks for.
pub(crate) fn canonical(value: &Value) -> String {
    match value {
        Value::Object(members) => {
            let sorted: BTreeMap<_, _> = members.iter().collect();
            let texts = sorted.iter().map(|(name, value)| {
                format!("{}:{}", Value::from(name.as_str()), canonical(value))
            });
            format!("{{{}}}", texts.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(","))
        }
        other => other.to_string(),
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Return the bytes that lower-case hexadecimal says, or nothing.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().chunks(2);
    let bytes: Option<Vec<u8>> =
        digits.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect();
    bytes.filter(|bytes| hex(bytes) == text)
}

pub(crate) fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

fn mac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length");
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into_bytes().into()
}
