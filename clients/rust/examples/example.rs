//! Starts a game of three, plays one action, and is refused the second time.
use croupier_client::{Croupier, Error, KrytAction, ProblemCode};

fn main() -> Result<(), Error> {
    let base_url = std::env::var("CROUPIER_URL").unwrap_or("http://127.0.0.1:8000".into());
    let client = Croupier::new(base_url);
    let game = client.kryt_navalivat();

    let position = game.start(3).seed("an-example").send()?;
    let turn = position.to_act[0];
    let mut legal = position.legal.unwrap_or_default();
    legal.retain(|entry| entry.seat == turn);
    let actions = &legal[0].actions;
    for action in actions {
        match action {
            KrytAction::Lead(lead) => println!("Seat {turn} may lead {}", lead.card),
            other => println!("Seat {turn} may {other:?}"),
        }
    }

    let played = game.play(&position.state, &actions[..1]).views(true).send()?;
    for entry in played.views.unwrap_or_default() {
        let who = entry.seat.map_or("Everybody".into(), |seat| format!("Seat {seat}"));
        println!("{who} sees {:?} on the pile.", entry.view.pile_top);
    }

    match game.play(&played.state, &actions[..1]).send() {
        Err(Error::Problem(refused)) if refused.code == ProblemCode::IllegalAction => {
            println!("Rule {}: {}", refused.rule.unwrap_or_default(), refused.detail);
            Ok(())
        }
        other => other.map(|_| ()),
    }
}
