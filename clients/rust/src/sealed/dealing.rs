use super::memory::SeenDeal;
use crate::models::{Card, Rank};

/// How a game's deck becomes hands.
pub struct Dealing {
    /// The pack in canonical order.
    pub pack: Vec<Card>,
    /// How many cards a seat gets each time it is its turn.
    pub batches: Vec<usize>,
    /// A card is laid apart after the hands.
    pub turns: bool,
    /// That card is drawn last.
    pub draws_it_last: bool,
    /// The cards of every deal are shuffled, not only those of the first.
    pub always: bool,
}

/// Return the cards from the rank at a place among all ranks on, in canonical order.
pub fn pack_from(lowest: usize) -> Vec<Card> {
    let cards = Card::ALL.iter().enumerate();
    cards.filter(|(place, _)| place % Rank::ALL.len() >= lowest).map(|(_, card)| *card).collect()
}

/// Return the place of a rank among all ranks.
pub fn place_of(rank: Rank) -> usize {
    Rank::ALL.iter().take_while(|each| **each != rank).count()
}

impl Dealing {
    pub fn shuffles(&self, deal: i32) -> bool {
        deal == 0 || self.always
    }

    /// Tell whether what a seat saw of a deal is what a deck has.
    pub fn fits(&self, seen: &SeenDeal, deck: &[Card], seat: i32, players: usize) -> bool {
        let dealt = self.batches.iter().sum::<usize>() * players;
        if deck.len() != self.pack.len() || players == 0 || dealt > deck.len() {
            return false;
        }
        let (turned, stock) = match (self.turns, deck[dealt..].split_first()) {
            (false, _) => (None, &deck[dealt..]),
            (true, Some((card, stock))) => (Some(*card), stock),
            (true, None) => return false,
        };
        seen.hand == self.hand(deck, seat, seen.dealer, players)
            && (seen.turned.is_none() || seen.turned == turned)
            && self.drawn(&seen.drawn, stock, turned)
    }

    fn hand(&self, deck: &[Card], seat: i32, dealer: i32, players: usize) -> Vec<Card> {
        let place = (seat - dealer - 1).rem_euclid(players as i32) as usize;
        let mut start = 0;
        let mut hand = Vec::new();
        for &batch in &self.batches {
            hand.extend(&deck[start + place * batch..][..batch]);
            start += batch * players;
        }
        hand
    }

    /// Tell whether cards can have been drawn from a stock.
    fn drawn(&self, drawn: &[Vec<Card>], stock: &[Card], turned: Option<Card>) -> bool {
        let Some(turned) = turned.filter(|_| self.draws_it_last) else {
            return in_order(drawn, stock);
        };
        // The six of trumps lies there once it has been exchanged for the indicator (K14).
        let suit = &turned.as_str()[1..];
        let six = Card::ALL.iter().find(|card| card.as_str() == format!("6{suit}"));
        [Some(&turned), six].into_iter().flatten().any(|last| {
            let stock: Vec<_> = stock.iter().chain([last]).copied().collect();
            in_order(drawn, &stock)
        })
    }
}

/// Tell whether runs of cards follow each other in a stock, maybe with cards of others between them.
fn in_order(runs: &[Vec<Card>], mut stock: &[Card]) -> bool {
    for run in runs.iter().filter(|run| !run.is_empty()) {
        let place = stock.iter().position(|card| *card == run[0]).unwrap_or(stock.len());
        match stock[place..].strip_prefix(run.as_slice()) {
            Some(rest) => stock = rest,
            None => return false,
        }
    }
    true
}
