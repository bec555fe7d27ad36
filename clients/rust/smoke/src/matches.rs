use crate::{Failure, SEED};
use croupier_client::*;

pub const DEALS: i32 = 2;

/// Chooses by a fixed sequence of numbers: SplitMix64.
pub struct Chance(pub u64);

impl Chance {
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        &from[((mixed ^ (mixed >> 31)) % from.len() as u64) as usize]
    }
}

/// Play a match to its end, replay it, and return where it stands.
macro_rules! play_match {
    ($name:expr, $game:expr, $players:literal, $over:path, $told:expr, $($option:ident($value:expr)),+) => {{
        let game = $game;
        let mut chance = Chance(1);
        let mut position = game.start($players).seed(SEED)$(.$option($value))+.send()?;
        let mut taken = Vec::new();
        while !position.to_act.is_empty() {
            let legal = position.legal.take().unwrap_or_default();
            let entry = chance.pick(&legal);
            let action = chance.pick(&entry.actions).clone();
            position = game.play(&position.state, [action.clone()]).send()?;
            taken.push(action);
            assert!(position.events.iter().map($told).all(|line| !line.is_empty()));
        }
        assert!(matches!(position.state.phase, $over(_)), "{:?}", position.state.phase);
        assert_eq!(position.state.deal, DEALS - 1);
        let again = game.replay($players, SEED, taken.as_slice())$(.$option($value))+.steps(taken.len() < 1000);
        let again = again.send()?;
        assert_eq!(again.digest, position.digest);
        assert_eq!(again.steps.map_or(taken.len(), |steps| steps.len()), taken.len());
        println!("Played {DEALS} deals of {} with {} actions, and again.", $name, taken.len());
        position
    }};
}

/// Play a match of each game.
pub fn plays_matches(client: &Croupier<Blocking>) -> Result<(), Failure> {
    let options = KrytOverrides { deals: Some(DEALS), action_limit: Some(2000) };
    let kryt = client.kryt_navalivat();
    play_match!(
        "Kryt'-navalivat'",
        kryt,
        3,
        KrytPhase::Over,
        |event| format!("{event:?}"),
        options(options.clone())
    );

    let options = NapOverrides { deals: Some(DEALS), ..Default::default() };
    for form in [NapVariant::Floater, NapVariant::Purchase] {
        let nap = client.nap();
        let end = play_match!(
            format!("Nap ({form})"),
            nap,
            4,
            NapPhase::Over,
            told,
            variant(form),
            options(options.clone())
        );
        let scoring = end.scoring;
        assert_eq!(scoring.balances.iter().sum::<i32>() + scoring.kitty + scoring.pool, 0);
    }

    let options = ChorVoliOverrides { deals: Some(DEALS), ..Default::default() };
    for &form in ChorVoliVariant::ALL {
        let game = client.chor_voli();
        let end = play_match!(
            format!("Chor Voli ({form})"),
            game,
            4,
            ChorVoliPhase::Over,
            |event| format!("{event:?}"),
            variant(form),
            options(options.clone())
        );
        let scoring = end.scoring;
        assert_eq!(scoring.balances.iter().sum::<i32>() + scoring.kitty + scoring.pool, 0);
    }
    Ok(())
}

/// Play a match with the other client.
pub async fn plays_a_match_asynchronously(client: &Croupier<Async>) -> Result<(), Failure> {
    let game = client.nap();
    let options = NapOverrides { deals: Some(DEALS), ..Default::default() };
    let mut chance = Chance(1);
    let mut position = game.start(3).seed(SEED).options(options).send().await?;
    while !position.to_act.is_empty() {
        let legal = position.legal.take().unwrap_or_default();
        let entry = chance.pick(&legal);
        let action = chance.pick(&entry.actions).clone();
        position = game.play(&position.state, [action]).send().await?;
    }
    assert!(matches!(position.state.phase, NapPhase::Over(_)));
    match game.play(&position.state, [NapPass { seat: 0 }.into()]).send().await {
        Err(Error::Problem(refused)) => assert_eq!(refused.code, ProblemCode::IllegalAction),
        other => return Err(format!("after the end: {other:?}").into()),
    }
    println!("Played {DEALS} deals of Nap asynchronously.");
    Ok(())
}

/// Tell what an event is about; the compiler sees that none is forgotten.
fn told(event: &NapEvent) -> String {
    match event {
        NapEvent::Dealt(it) => format!("deal {} by {}", it.deal, it.dealer),
        NapEvent::Paid(it) => format!("{} paid: {}", it.payment.amount, it.payment.reason),
        NapEvent::Stood(it) => format!("{} stood", it.seat),
        NapEvent::Purchased(it) => format!("{} purchased {}", it.seat, it.count),
        NapEvent::Passed(it) => format!("{} passed", it.seat),
        NapEvent::Called(it) => format!("{} called {}", it.seat, it.contract),
        NapEvent::Looked(it) => format!("{} looked", it.seat),
        NapEvent::TookFloater(it) => format!("{} took the floater", it.seat),
        NapEvent::LeftFloater(it) => format!("{} left the floater", it.seat),
        NapEvent::Discarded(it) => format!("{} discarded", it.seat),
        NapEvent::Announced(it) => format!("{} announced {}", it.seat, it.trumps),
        NapEvent::Played(it) => format!("{} played {}", it.seat, it.card),
        NapEvent::TookTrick(it) => format!("{} took {:?}", it.seat, it.cards),
        NapEvent::Settled(it) => format!("settled, {:?}", it.returns),
    }
}
