use super::dealing::Dealing;
use super::memory::{PlayedMove, TableMemory};
use crate::fairness::{self, unhex};
use crate::models::{LastSeen, RevealedDeck};
use crate::seats::SeatOpening;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Three checks of a match, each for itself; `None` where there was nothing to check, or not enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdicts {
    /// The server kept to what it was bound to, and seed and decks follow from that.
    pub deck: Option<bool>,
    /// What the seat was dealt and drew is what the decks have.
    pub seen: Option<bool>,
    /// The moves that were made give the links that the seat was shown.
    pub links: Option<bool>,
}

const MOST_DECKS: usize = 1000;
const MATCH_BYTES: usize = 16;
const SECRET_BYTES: usize = 32;

/// What every game's reveal shows.
pub struct Facts {
    pub r#match: String,
    pub record: String,
    pub players: usize,
    pub dealer: Option<i32>,
    pub committed: Vec<Option<String>>,
    pub secret: String,
    pub openings: Vec<Option<String>>,
    pub commitment: String,
    pub seed: String,
    pub decks: Vec<RevealedDeck>,
    pub deal: i32,
    pub last: LastSeen,
}

impl Verdicts {
    pub(super) fn of<'p>(
        memory: &TableMemory,
        facts: &Facts,
        dealing: &Dealing,
        pools: impl Iterator<Item = &'p [PlayedMove]>,
    ) -> Self {
        let deck = facts.deck_holds(memory, dealing);
        Verdicts {
            deck: verdict(deck == Some(true), memory.commitment.is_some()),
            seen: facts.seen(memory, dealing),
            links: facts.links(memory, pools),
        }
    }
}

/// Return what holds; if all does but nothing was enough to rely on it, the question is open.
fn verdict(holds: bool, enough: bool) -> Option<bool> {
    (!holds || enough).then_some(holds)
}

impl Facts {
    /// Tell whether the decks are what was committed to, or nothing where the reveal cannot be read.
    fn deck_holds(&self, memory: &TableMemory, dealing: &Dealing) -> Option<bool> {
        let id = unhex(&self.r#match).filter(|id| id.len() == MATCH_BYTES)?;
        let secret = unhex(&self.secret).filter(|secret| secret.len() == SECRET_BYTES)?;
        let openings = self.opened()?;
        let commitment = fairness::commitment(&id, &self.record, &secret);
        let bound = commitment == self.commitment
            && memory.commitment.as_ref().is_none_or(|told| *told == commitment)
            && memory.r#match.as_ref().is_none_or(|told| *told == self.r#match);
        let seeded = fairness::seed(&self.record, &secret, &openings) == self.seed;
        let ours = memory.opening.is_none() || self.openings.contains(&memory.opening);
        Some(bound && seeded && ours && self.decks_follow(dealing))
    }

    /// Return the openings, if each is what its seat committed to.
    fn opened(&self) -> Option<Vec<Option<Vec<u8>>>> {
        if self.openings.len() != self.players || self.committed.len() != self.players {
            return None;
        }
        let pairs = self.openings.iter().zip(&self.committed);
        pairs
            .map(|pair| match pair {
                (None, None) => Some(None),
                (Some(text), Some(committed)) => {
                    let opening: SeatOpening = text.parse().ok()?;
                    (opening.commitment() == *committed).then(|| Some(opening.into_bytes()))
                }
                _ => None,
            })
            .collect()
    }

    fn decks_follow(&self, dealing: &Dealing) -> bool {
        let size = dealing.pack.len();
        let told = usize::try_from(self.deal).map_or(0, |deal| (deal + 1).min(MOST_DECKS));
        self.decks.len() == told
            && (0..).zip(&self.decks).all(|(deal, each)| {
                each.deal == deal
                    && each.deck == fairness::shuffled(&dealing.pack, &self.seed, deal)
                    && each.cut == fairness::cut(size, &self.seed, deal) as i32
            })
    }

    fn seen(&self, memory: &TableMemory, dealing: &Dealing) -> Option<bool> {
        let seat = memory.seat?;
        let (mut checked, mut holds) = (false, true);
        for seen in &memory.deals {
            // Gathered cards are not what a shuffle would have made of them.
            let deck = self.decks.get(usize::try_from(seen.deal).ok()?);
            let Some(told) = deck.filter(|_| dealing.shuffles(seen.deal)) else { continue };
            checked = true;
            holds &= seen.deal != 0 || seen.dealer == self.first_dealer();
            holds &= dealing.fits(seen, &told.deck, seat, self.players);
        }
        verdict(holds, checked)
    }

    fn first_dealer(&self) -> i32 {
        self.dealer.unwrap_or_else(|| fairness::lot(self.players.max(1), &self.seed) as i32)
    }

    fn links<'p>(
        &self,
        memory: &TableMemory,
        pools: impl Iterator<Item = &'p [PlayedMove]>,
    ) -> Option<bool> {
        let told: BTreeMap<_, _> = pools.flatten().map(|each| (each.r#move, each)).collect();
        let known = (1..=self.last.r#move).map_while(|number| told.get(&number));
        let moves: Vec<_> = known.map(|each| fairness::played(&each.content)).collect();
        let Some(secret) = unhex(&self.secret) else { return Some(false) };
        if told.is_empty() {
            return None;
        }
        let links = fairness::links(&self.record, &secret, &moves);
        let holds = memory.links.iter().chain([&self.last]).all(|seen| {
            let link = usize::try_from(seen.r#move).ok().and_then(|number| links.get(number));
            seen.r#move <= self.last.r#move && link.is_none_or(|link| *link == seen.link)
        });
        verdict(holds, moves.len() as i64 == self.last.r#move)
    }
}
