//! Sealed matches, with what is to be found at their end.

use crate::Failure;
use crate::matches::{Chance, DEALS};
use croupier_client::*;

/// Prepare and start a match of seats that make all of their own, and return its tables.
macro_rules! begin {
    ($game:expr, $players:expr, [$($option:ident($value:expr)),+] $(, $wait:tt)?) => {{
        let secrets: Vec<_> = (0..$players).map(|_| SeatSecret::random()).collect();
        let openings: Vec<_> = (0..$players).map(|_| SeatOpening::random()).collect();
        let locks: Vec<_> = secrets.iter().map(|each| Some(each.lock())).collect();
        let commitments: Vec<_> = openings.iter().map(|each| Some(each.commitment())).collect();
        let opened: Vec<_> = openings.iter().map(|each| Some(each.opening())).collect();
        let prepared = $game.prepare_table($players).locks(locks).commitments(commitments);
        let prepared = prepared$(.$option($value))+.send()$(.$wait)??;
        let started = $game.start_table().token(&prepared.token).openings(opened).send()$(.$wait)??;
        assert_eq!(started.commitment, prepared.commitment);
        let memories = secrets.iter().zip(&openings).map(|(secret, opening)| TableMemory {
            key: secret.key(),
            token: started.token.clone(),
            commitment: Some(prepared.commitment.clone()),
            opening: Some(opening.opening()),
            ..Default::default()
        });
        let tables: Vec<_> = memories.map(|memory| $game.sealed_table(memory)).collect();
        (started, tables)
    }};
}

/// Play a match to its end and check what its seats saw; of most moves only some seats are told.
macro_rules! play_sealed {
    ($name:expr, $game:expr, $players:literal, $choose:expr, $($option:ident($value:expr)),+) => {{
        let game = $game;
        let mut chance = Chance(2);
        let (started, mut tables) = begin!(game, $players, [$($option($value)),+]);
        for table in &mut tables {
            table.view()?;
        }
        let (mut newest, mut to_act, mut moves) = (started.token.clone(), started.to_act, 0);
        while !to_act.is_empty() {
            let seat = *chance.pick(&to_act) as usize;
            let seen = tables[seat].receive(&newest)?;
            let played = tables[seat].play($choose(&mut chance, &seen.legal))?;
            (newest, to_act, moves) = (played.token, played.to_act, moves + 1);
            tables[seat].view()?; // What it shows is no news.
            if moves % 10 == 0 {
                let stored = serde_json::to_string(tables[seat].memory())?;
                tables[seat] = game.sealed_table(serde_json::from_str(&stored)?);
            }
            for (other, table) in tables.iter_mut().enumerate() {
                if other != seat && *chance.pick(&[true, false]) {
                    table.receive(&newest)?;
                }
            }
        }

        tables[0].receive(&newest)?;
        let before = tables[0].memory().clone();
        is_refused(ProblemCode::NotDescendant, tables[0].receive(&started.token))?;
        is_refused(ProblemCode::Malformed, tables[0].play([]))?;
        assert_eq!(*tables[0].memory(), before);

        for table in &mut tables {
            table.receive(&newest)?;
            newest = table.close()?.token;
        }
        tables[0].receive(&newest)?;
        let reveal = tables[0].reveal()?;
        let mut spoilt = vec![
            ("secret", reveal.clone(), Some(true)),
            ("commitment", reveal.clone(), Some(true)),
            ("deck", reveal.clone(), Some(false)),
            ("seed, with all that follows", reveal.clone(), Some(false)),
            ("secret, too short", reveal.clone(), Some(true)),
            ("match, too long", reveal.clone(), Some(true)),
            ("deal, of which nothing is told", reveal.clone(), Some(true)),
        ];
        spoilt[0].1.secret = reveal.commitment.clone();
        spoilt[1].1.commitment = reveal.secret.clone();
        spoilt[2].1.decks[0].deck.reverse();
        spoilt[3].1.seed = reveal.commitment.clone();
        follow(&reveal.commitment, &mut spoilt[3].1.decks);
        spoilt[4].1.secret.truncate(62);
        spoilt[5].1.r#match.push_str("00");
        spoilt[6].1.state.deal += 1;
        for table in &tables {
            finds(&tables, table, &reveal, &spoilt, |memory| game.sealed_table(memory));
        }
        let found = tables[0].fingerprint();
        println!("Played {moves} sealed moves of {} to {found}, and verified them.", $name);
    }};
}

/// Play a sealed match of each game.
pub fn plays_sealed_matches(client: &Croupier<Blocking>) -> Result<(), Failure> {
    let options = KrytOverrides { deals: Some(DEALS), action_limit: Some(60) };
    play_sealed!(
        "Kryt'-navalivat'",
        client.kryt_navalivat(),
        3,
        one_action,
        options(options.clone())
    );
    let options = NapOverrides { deals: Some(DEALS), ..Default::default() };
    for form in [NapVariant::Floater, NapVariant::Purchase] {
        let name = format!("Nap ({form})");
        play_sealed!(name, client.nap(), 4, one_action, variant(form), options(options.clone()));
    }
    let options = ChorVoliOverrides { deals: Some(DEALS), ..Default::default() };
    play_sealed!("Chor Voli", client.chor_voli(), 4, arrangement, options(options.clone()));
    let form = ChorVoliVariant::Ramchi;
    play_sealed!(
        "Ramchi",
        client.chor_voli(),
        3,
        arrangement,
        variant(form),
        options(options.clone())
    );
    Ok(())
}

/// Play a sealed match with the other client.
pub async fn plays_a_sealed_match_asynchronously(client: &Croupier<Async>) -> Result<(), Failure> {
    let game = client.nap();
    let options = NapOverrides { deals: Some(1), ..Default::default() };
    let (started, mut tables) = begin!(game, 3, [options(options.clone())], await);
    let mut chance = Chance(2);
    for table in &mut tables {
        table.view().await?;
    }
    let (mut newest, mut to_act) = (started.token.clone(), started.to_act);
    while let [seat, ..] = to_act[..] {
        let table = &mut tables[seat as usize];
        let seen = table.receive(&newest).await?;
        let played = table.play(one_action(&mut chance, &seen.legal)).await?;
        (newest, to_act) = (played.token, played.to_act);
    }
    let before = tables[0].memory().clone();
    let older = tables[0].receive(&started.token).await;
    is_refused(ProblemCode::NotDescendant, older)?;
    assert_eq!(*tables[0].memory(), before);
    for table in &mut tables {
        table.receive(&newest).await?;
        newest = table.close().await?.token;
    }
    let reveal = tables[2].reveal().await?;
    for table in &tables {
        let good = Verdicts { deck: Some(true), seen: Some(true), links: Some(true) };
        assert_eq!(table.verify(&reveal, &pools(&tables)), good);
    }
    println!("Played a sealed match of Nap asynchronously.");
    Ok(())
}

fn is_refused<T>(code: ProblemCode, answer: Result<T, Error>) -> Result<(), Failure> {
    match answer {
        Err(Error::Problem(refused)) if refused.code == code => Ok(()),
        Err(other) => Err(format!("not refused as {code}: {other:?}").into()),
        Ok(_) => Err(format!("not refused as {code}").into()),
    }
}

fn pools<'t, T: Transport, A: TableAction>(
    tables: &'t [SealedTable<'_, T, A>],
) -> Vec<&'t [PlayedMove]> {
    tables.iter().map(|table| table.memory().moves.as_slice()).collect()
}

/// Check a match as a seat saw it, and see that each verdict turns false by itself.
fn finds<'a, A: TableAction>(
    tables: &[SealedTable<'a, Blocking, A>],
    table: &SealedTable<'a, Blocking, A>,
    reveal: &A::Reveal,
    spoilt: &[(&str, A::Reveal, Option<bool>)],
    sit: impl Fn(TableMemory) -> SealedTable<'a, Blocking, A>,
) {
    let pools = pools(tables);
    assert_eq!(table.verify(reveal, &pools), verdicts(Some(true), Some(true), Some(true)));
    assert_eq!(table.verify(reveal, &[]), verdicts(Some(true), Some(true), None));
    for (about, alter, gives) in alterations(table.memory()) {
        let mut memory = table.memory().clone();
        alter(&mut memory);
        assert_eq!(sit(memory).verify(reveal, &pools), gives, "another {about}");
    }
    let memory = TableMemory { moves: Vec::new(), ..table.memory().clone() };
    let printed = format!("{memory:?} {memory:#?}");
    assert!(!printed.contains(&memory.key) && !printed.contains(&memory.token), "{printed}");
    let forgetful = sit(memory);
    for (about, other, seen) in spoilt {
        let gives = verdicts(Some(false), *seen, None);
        assert_eq!(forgetful.verify(other, &[]), gives, "another {about}");
    }
}

fn verdicts(deck: Option<bool>, seen: Option<bool>, links: Option<bool>) -> Verdicts {
    Verdicts { deck, seen, links }
}

type Alteration = (&'static str, Box<dyn Fn(&mut TableMemory)>, Verdicts);

/// Return what can be altered in a memory, and what is to be found of that.
fn alterations(memory: &TableMemory) -> Vec<Alteration> {
    let unseen = verdicts(Some(true), Some(false), Some(true));
    let unbound = verdicts(Some(false), Some(true), Some(true));
    let unlinked = verdicts(Some(true), Some(true), Some(false));
    let mut all: Vec<Alteration> = vec![
        ("card", Box::new(|m| m.deals[0].hand[0] = m.deals[0].hand[1]), unseen),
        ("dealer", Box::new(|m| m.deals[0].dealer += 1), unseen),
        ("commitment", Box::new(|m| m.commitment = m.opening.clone()), unbound),
        ("opening", Box::new(|m| m.opening = m.commitment.clone()), unbound),
        ("match", Box::new(|m| m.r#match = m.commitment.clone()), unbound),
        ("link", Box::new(|m| m.links[1].link = m.links[0].link.clone()), unlinked),
        ("memory, which has nothing", Box::new(forget), verdicts(None, None, Some(true))),
    ];
    for (place, deal) in memory.deals.iter().enumerate() {
        let mut in_deal = |about, alter: fn(&mut SeenDeal)| {
            all.push((about, Box::new(move |m| alter(&mut m.deals[place])), unseen));
        };
        if deal.turned.is_some() {
            in_deal("card turned", |it| it.turned = Some(it.hand[0]));
        }
        let Some(first) = deal.drawn.first() else { continue };
        in_deal("draw", |it| it.drawn[0] = it.hand.clone());
        if first[0].as_str().starts_with('6') {
            continue; // A six of trumps that was exchanged can be drawn again, as the last card.
        }
        in_deal("draw, once more", |it| it.drawn.push(it.drawn[0].clone()));
        if deal.drawn.len() > 1 {
            in_deal("order of draws", |it| it.drawn.reverse());
        }
    }
    all
}

fn forget(memory: &mut TableMemory) {
    memory.commitment = None;
    memory.deals.clear();
}

/// Make decks follow from another seed.
fn follow(seed: &str, decks: &mut [RevealedDeck]) {
    for each in decks {
        let mut pack = each.deck.clone();
        pack.sort();
        each.deck = fairness::shuffled(&pack, seed, each.deal);
        each.cut = fairness::cut(pack.len(), seed, each.deal) as i32;
    }
}

fn one_action<A: Clone>(chance: &mut Chance, legal: &[A]) -> [A; 1] {
    [chance.pick(legal).clone()]
}

/// Return a move of Chor Voli: an action, or combinations that have no card in common, and to stand.
fn arrangement(chance: &mut Chance, legal: &[ChorVoliAction]) -> Vec<ChorVoliAction> {
    let first = chance.pick(legal);
    if !matches!(first, ChorVoliAction::Combine(_)) {
        return vec![first.clone()];
    }
    let (mut chosen, mut used) = (Vec::new(), Vec::new());
    for action in legal {
        match action {
            ChorVoliAction::Combine(it) if !it.cards.iter().any(|card| used.contains(card)) => {
                let mut cards = it.cards.clone();
                cards.reverse();
                used.extend(cards.clone());
                chosen.push(ChorVoliCombine { cards, ..it.clone() }.into());
            }
            _ => {}
        }
    }
    chosen.extend(legal.iter().filter(|it| matches!(it, ChorVoliAction::Stand(_))).cloned());
    chosen
}
