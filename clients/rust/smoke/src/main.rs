//! Tries the client on a server: the README's example, a match of each game, a refusal and the conformance vectors.
//!
//! Usage: croupier-smoke README EXAMPLE PRINTED VECTORS: the README's file, the example's, what the example printed,
//! and the vectors' folder. The address of the server is in CROUPIER_URL.

mod calls;
mod matches;
mod vectors;

use croupier_client::{Blocking, Croupier, Error, KrytPickUp, NapLegal, ProblemCode};
use std::path::Path;

type Failure = Box<dyn std::error::Error>;

const SEED: &str = "smoke-test";

fn main() -> Result<(), Failure> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [readme, example, printed, folder] = arguments.as_slice() else {
        return Err("Usage: croupier-smoke README EXAMPLE PRINTED VECTORS".into());
    };
    let base_url = std::env::var("CROUPIER_URL")?;
    let client = Croupier::new(&base_url);
    shows_the_example(readme, example, printed)?;
    matches::plays_matches(&client)?;
    matches::plays_a_match_asynchronously(&Croupier::new_async(&base_url))?;
    is_refused(&client)?;
    reads_what_it_knows();
    vectors::pass(&client, Path::new(folder))
}

/// See that the README shows the example, and that the example printed what it should.
fn shows_the_example(readme: &str, example: &str, printed: &str) -> Result<(), Failure> {
    let source = std::fs::read_to_string(example)?;
    let page = std::fs::read_to_string(readme)?;
    assert!(page.contains(&format!("```rust\n{source}```")), "{readme} does not show {example}");
    let printed = std::fs::read_to_string(printed)?;
    for told in ["may lead", "Everybody sees [", "Seat 2 sees [", "Rule S8:"] {
        assert!(printed.contains(told), "the example does not print {told:?} but:\n{printed}");
    }
    println!("The README's example works.");
    Ok(())
}

/// Act out of turn, and be told which rule forbids it.
fn is_refused(client: &Croupier<Blocking>) -> Result<(), Failure> {
    let game = client.kryt_navalivat();
    let position = game.start(2).seed(SEED).dealer(1).send()?;
    let out_of_turn = KrytPickUp { seat: 1 };
    match game.play(&position.state, [out_of_turn.into()]).send() {
        Err(Error::Problem(refused)) => {
            let facts = (refused.status, refused.code, refused.rule.as_deref(), refused.index);
            assert_eq!(facts, (409, ProblemCode::IllegalAction, Some("S8"), Some(0)));
            println!("Refused by rule S8: {}", refused.detail);
            Ok(())
        }
        other => Err(format!("out of turn: {other:?}").into()),
    }
}

/// See that what this version does not know is an error that names it.
fn reads_what_it_knows() {
    for (content, wanted) in [
        (
            r#"{"seat": 1, "actions": [{"type": "play", "seat": 1, "card": "1X"}]}"#,
            "unknown Card \"1X\"",
        ),
        (
            r#"{"seat": 1, "actions": [{"type": "dance", "seat": 1}]}"#,
            "unknown NapAction \"dance\"",
        ),
        (r#"{"seat": 1, "actions": [{"seat": 1}]}"#, "NapAction without its type"),
    ] {
        let error = serde_json::from_str::<NapLegal>(content).expect_err(content);
        assert!(error.to_string().starts_with(wanted), "{error}");
    }
    println!("What is not known is named.");
}
