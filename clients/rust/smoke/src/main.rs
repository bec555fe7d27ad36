//! Tries the client on a server: the README's examples, an open and a sealed match of each game, a refusal and the
//! conformance vectors.
//!
//! Usage: croupier-smoke README EXAMPLES PRINTED VECTORS: the README's file, and the folders of the examples, of what
//! they printed, and of the vectors. The address of the server is in CROUPIER_URL.

mod calls;
mod matches;
mod pack;
mod sealed;
mod vectors;

use croupier_client::{Blocking, Croupier, Error, KrytPickUp, NapLegal, ProblemCode};
use std::path::Path;

type Failure = Box<dyn std::error::Error>;

const SEED: &str = "smoke-test";

fn main() -> Result<(), Failure> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [readme, examples, printed, folder] = arguments.as_slice() else {
        return Err("Usage: croupier-smoke README EXAMPLES PRINTED VECTORS".into());
    };
    let base_url = std::env::var("CROUPIER_URL")?;
    let client = Croupier::new(&base_url);
    let page = std::fs::read_to_string(readme)?;
    for example in EXAMPLES {
        example.is_shown(&page, Path::new(examples), Path::new(printed))?;
    }
    matches::plays_matches(&client)?;
    sealed::plays_sealed_matches(&client)?;
    let awaited = Croupier::new_async(&base_url);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(matches::plays_a_match_asynchronously(&awaited))?;
    runtime.block_on(sealed::plays_a_sealed_match_asynchronously(&awaited))?;
    is_refused(&client)?;
    reads_what_it_knows();
    vectors::pass(&client, Path::new(folder))
}

/// An example that stands in the README: the part from a text to another.
struct Example {
    name: &'static str,
    from: &'static str,
    to: &'static str,
    prints: &'static [&'static str],
}

const EXAMPLES: [Example; 2] = [
    Example {
        name: "example",
        from: "",
        to: "\0",
        prints: &["may lead", "Everybody sees [", "Seat 2 sees [", "Rule S8:"],
    },
    Example {
        name: "sealed",
        from: "    // Each player",
        to: "    Ok(())\n",
        prints: &["-2-", "deck: Some(true), seen: Some(true), links: Some(true)"],
    },
];

impl Example {
    /// See that the README shows the example, and that the example printed what it should.
    fn is_shown(&self, page: &str, examples: &Path, printed: &Path) -> Result<(), Failure> {
        let source = std::fs::read_to_string(examples.join(self.name).with_extension("rs"))?;
        let start = source.find(self.from).ok_or("the example has another beginning")?;
        let end = source.find(self.to).unwrap_or(source.len());
        let part = &source[start..end];
        let shown = match self.from {
            "" => part.to_owned(),
            _ => part
                .lines()
                .map(|line| format!("{}\n", line.strip_prefix("    ").unwrap_or(line)))
                .collect(),
        };
        assert!(
            page.contains(&format!("```rust\n{shown}```")),
            "the README does not show {}",
            self.name
        );
        let printed = std::fs::read_to_string(printed.join(self.name))?;
        for told in self.prints {
            assert!(
                printed.contains(told),
                "{} does not print {told:?} but:\n{printed}",
                self.name
            );
        }
        println!("The README's {} works.", self.name);
        Ok(())
    }
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

/// See that a value that this version does not know is an error that names it, and that a member is left aside.
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
    let newer =
        r#"{"seat": 1, "actions": [{"type": "pass", "seat": 1, "mood": "good"}], "mood": null}"#;
    serde_json::from_str::<NapLegal>(newer).expect("members that are not known are left aside");
    println!("What is not known is named.");
}
