use super::dealing::{Dealing, pack_from, place_of};
use super::known::Known;
use super::memory::{TableMemory, Told};
use super::verdicts::Facts;
use super::{Asked, SealedTable, TableAction};
use crate::calls::*;
use crate::client::Croupier;
use crate::fairness;
use crate::models::*;
use crate::transport::Transport;

/// Let the actions of a game be played on sealed tables.
macro_rules! sealed_game {
    (
        $id:literal, $title:literal, $game:ident by $door:ident,
        $action:ident, $table:ident, $reveal:ident, $alias:ident, $see:ident, $dealing:ident
    ) => {
        #[doc = concat!("One seat at a sealed table of ", $title, ".")]
        pub type $alias<'a, T> = SealedTable<'a, T, $action>;

        impl<'a, T> $game<'a, T> {
            /// Return a seat at a sealed table: a new one from a key and a token, or one that was stored.
            pub fn sealed_table(&self, memory: TableMemory) -> $alias<'a, T> {
                SealedTable::new(self.0, memory)
            }
        }

        impl Known for $action {}

        impl TableAction for $action {
            type Table = $table;
            type Reveal = $reveal;

            fn play<T: Transport>(
                client: &Croupier<T>,
                actions: Vec<Self>,
                asked: Asked,
            ) -> T::Sent<'_, $table> {
                let mut call = client.$door().play_table(asked.token, actions, asked.key);
                call.request.last_seen = asked.last_seen;
                call.send()
            }

            fn view<T: Transport>(client: &Croupier<T>, asked: Asked) -> T::Sent<'_, $table> {
                let mut call = client.$door().view_table(asked.token).key(asked.key);
                call.request.last_seen = asked.last_seen;
                call.send()
            }

            fn close<T: Transport>(client: &Croupier<T>, asked: Asked) -> T::Sent<'_, $table> {
                let mut call = client.$door().close_table(asked.token, asked.key);
                call.request.last_seen = asked.last_seen;
                call.send()
            }

            fn reveal<T: Transport>(client: &Croupier<T>, asked: Asked) -> T::Sent<'_, $reveal> {
                let mut call = client.$door().reveal_table(asked.token);
                call.request.last_seen = asked.last_seen;
                call.send()
            }

            fn told(table: &$table) -> Told {
                Told {
                    token: table.token.clone(),
                    r#match: table.r#match.clone(),
                    r#move: table.r#move,
                    link: table.link.clone(),
                    seat: table.seat,
                }
            }

            fn see(table: &$table, memory: &mut TableMemory) {
                for event in &table.events {
                    $see(event, table.view.deal, memory);
                }
            }

            fn facts(reveal: &$reveal) -> Facts {
                Facts {
                    r#match: reveal.r#match.clone(),
                    record: fairness::record($id, &reveal.record),
                    players: reveal.record.players.try_into().unwrap_or_default(),
                    dealer: reveal.record.dealer,
                    committed: reveal.record.commitments.clone(),
                    secret: reveal.secret.clone(),
                    openings: reveal.openings.clone(),
                    commitment: reveal.commitment.clone(),
                    seed: reveal.seed.clone(),
                    decks: reveal.decks.clone(),
                    deal: reveal.state.deal,
                    last: LastSeen { r#move: reveal.r#move, link: reveal.link.clone() },
                }
            }

            fn dealing(reveal: &$reveal) -> Dealing {
                let players = reveal.record.players.try_into().unwrap_or_default();
                $dealing(&reveal.record.options, players)
            }
        }
    };
}

sealed_game!(
    "chor-voli", "Chor Voli or Ramchi", ChorVoli by chor_voli, ChorVoliAction, ChorVoliTable,
    ChorVoliTableReveal, ChorVoliSealedTable, see_chor_voli, chor_voli_dealing
);
sealed_game!(
    "kryt-navalivat", "Kryt'-navalivat'", KrytNavalivat by kryt_navalivat, KrytAction, KrytTable,
    KrytTableReveal, KrytSealedTable, see_kryt, kryt_dealing
);
sealed_game!(
    "nap", "Nap", Nap by nap, NapAction, NapTable, NapTableReveal, NapSealedTable, see_nap, nap_dealing
);

fn see_chor_voli(event: &ChorVoliEvent, _deal: i32, memory: &mut TableMemory) {
    if let ChorVoliEvent::Dealt(it) = event {
        for hand in &it.hands {
            memory.dealt(it.deal, it.dealer, &hand.cards, it.table_card);
        }
    }
}

fn chor_voli_dealing(_options: &ChorVoliOptions, players: usize) -> Dealing {
    let pack = Card::ALL.to_vec();
    let size = pack.len() / players.max(1);
    let turns = size * players < pack.len();
    Dealing { pack, batches: vec![1; size], turns, draws_it_last: false, always: true }
}

fn see_kryt(event: &KrytEvent, deal: i32, memory: &mut TableMemory) {
    match event {
        KrytEvent::Dealt(it) => {
            for hand in &it.hands {
                memory.dealt(it.deal, it.dealer, &hand.cards, it.indicator);
            }
        }
        KrytEvent::Drew(it) => memory.drew(deal, &it.cards),
        _ => {}
    }
}

fn kryt_dealing(options: &KrytOptions, _players: usize) -> Dealing {
    let turns = matches!(options, KrytOptions::Standard(_));
    let pack = pack_from(place_of(Rank::Six));
    Dealing { pack, batches: vec![1; 3], turns, draws_it_last: turns, always: true }
}

fn see_nap(event: &NapEvent, deal: i32, memory: &mut TableMemory) {
    match event {
        NapEvent::Dealt(it) => {
            for hand in &it.hands {
                memory.dealt(it.deal, it.dealer, &hand.cards, None);
            }
        }
        NapEvent::Purchased(it) => memory.drew(deal, &it.drawn),
        NapEvent::Looked(it) => memory.turned(deal, it.card),
        NapEvent::TookFloater(it) => memory.turned(deal, it.card),
        _ => {}
    }
}

fn nap_dealing(options: &NapOptions, players: usize) -> Dealing {
    let with_floater = (true, nap_short(Rank::Ten, players));
    let ((turns, lowest), batches, shuffle) = match options {
        NapOptions::Standard(it) => ((false, nap_lowest(it, players)), it.batches, it.shuffle),
        NapOptions::Floater(it) => (with_floater, it.batches, it.shuffle),
        NapOptions::FloaterTeesside(it) => (with_floater, it.batches, it.shuffle),
        NapOptions::FloaterAylesbury(it) => (with_floater, it.batches, it.shuffle),
        NapOptions::FloaterDorset(it) => (with_floater, it.batches, it.shuffle),
    };
    let batches = match batches {
        NapDealBatches::ThreeTwo => vec![3, 2],
        NapDealBatches::TwoThree => vec![2, 3],
    };
    let always = shuffle == NapShuffle::Always;
    Dealing { pack: pack_from(lowest), batches, turns, draws_it_last: false, always }
}

/// Return the place of the lowest rank of a pack (N11).
fn nap_lowest(options: &NapStandard, players: usize) -> usize {
    match (options.lowest_rank, options.pack) {
        (Some(rank), _) => place_of(rank),
        (None, NapPack::Short) => nap_short(Rank::Nine, players),
        (None, NapPack::Full) => 0,
    }
}

/// Return the place of the lowest rank of a short pack: that of three players, and one more for each further one.
fn nap_short(of_three: Rank, players: usize) -> usize {
    (place_of(of_three) + 3).saturating_sub(players)
}
