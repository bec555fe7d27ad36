//! The vectors that need no server: chance, and what sealed tables are made from.

use crate::Failure;
use crate::vectors::{difference, read};
use croupier_client::{
    Card, ChorVoliTableMove, ChorVoliTableRecord, KrytTableMove, KrytTableRecord, NapTableMove,
    NapTableRecord, SeatOpening, SeatSecret, fairness,
};
use serde::Deserialize;
use serde_json::{Value, from_value, json};
use std::path::Path;

#[derive(Deserialize)]
struct Content<V> {
    vectors: Vec<V>,
}

#[derive(Deserialize)]
struct Chance {
    name: String,
    seed: String,
    deal: i32,
    pack: Vec<Card>,
    deck: Vec<Card>,
    cut: usize,
    players: usize,
    dealer: usize,
}

#[derive(Deserialize)]
struct Sealed {
    name: String,
    what: String,
    given: Given,
    gives: Value,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Given {
    secret: String,
    opening: String,
    game: String,
    r#match: String,
    record: Value,
    openings: Vec<Option<String>>,
    moves: Value,
}

/// Check a file of vectors if its kind needs no server, and tell whether it does not.
pub fn passes(kind: &str, path: &Path, count: usize) -> Result<bool, Failure> {
    let (read, passed) = match kind {
        "chance" => {
            let content: Content<Chance> = read(path)?;
            content.vectors.iter().for_each(Chance::check);
            (content.vectors.len(), content.vectors.len())
        }
        "sealed" => {
            let Content { mut vectors }: Content<Sealed> = read(path)?;
            let all = vectors.len();
            vectors.retain(|vector| vector.what != "token"); // Only servers open tokens.
            for vector in &vectors {
                vector.check().map_err(|why| format!("{}: {why}", vector.name))?;
            }
            (all, vectors.len())
        }
        _ => return Ok(false),
    };
    assert_eq!(read, count, "{kind}");
    assert!(passed > 0, "{kind}");
    println!("Vectors of {kind} passed: {passed} of {passed}.");
    Ok(true)
}

impl Chance {
    fn check(&self) {
        assert_eq!(
            fairness::shuffled(&self.pack, &self.seed, self.deal),
            self.deck,
            "{}",
            self.name
        );
        assert_eq!(
            fairness::cut(self.pack.len(), &self.seed, self.deal),
            self.cut,
            "{}",
            self.name
        );
        assert_eq!(fairness::lot(self.players, &self.seed), self.dealer, "{}", self.name);
    }
}

impl Sealed {
    fn check(&self) -> Result<(), Failure> {
        let given = &self.given;
        let found = match self.what.as_str() {
            "seat-key" => {
                let bytes: [u8; 32] =
                    unhex(&given.secret)?.try_into().map_err(|_| "no 32 bytes")?;
                let secret = SeatSecret::from(bytes);
                assert_eq!(secret.key().parse(), Ok(secret.clone()));
                json!({"key": secret.key(), "lock": secret.lock()})
            }
            "seat-opening" => {
                let opening: SeatOpening = given.opening.parse()?;
                assert_eq!(opening.opening(), given.opening);
                json!({"commitment": opening.commitment()})
            }
            "record" => {
                let digest = self.gives["sha256"].clone(); // Of the text that is compared.
                json!({"canonical": given.record()?, "sha256": digest})
            }
            "commitment" => {
                let (of_match, secret) = (unhex(&given.r#match)?, unhex(&given.secret)?);
                json!({"commitment": fairness::commitment(&of_match, &given.record()?, &secret)})
            }
            "seed" => {
                let openings = given.openings.iter();
                let openings: Result<Vec<_>, _> =
                    openings.map(|each| each.as_deref().map(unhex).transpose()).collect();
                json!({"seed": fairness::seed(&given.record()?, &unhex(&given.secret)?, &openings?)})
            }
            "links" => {
                let (record, secret) = (given.record()?, unhex(&given.secret)?);
                json!({"links": fairness::links(&record, &secret, &given.moves()?)})
            }
            other => return Err(format!("nothing computes {other}").into()),
        };
        match difference(&self.gives, &found) {
            Some(pointer) => Err(format!("differs at {pointer:?}").into()),
            None => Ok(()),
        }
    }
}

/// Read moves as their game has them, and write them as links are made from them.
macro_rules! linked {
    ($of:ty, $moves:expr) => {{
        let moves: Vec<$of> = from_value($moves.clone())?;
        let texts = moves.iter().map(|each| match each.actions.as_slice() {
            [] => fairness::closed(each.seat),
            actions => fairness::played(actions),
        });
        Ok(texts.collect())
    }};
}

impl Given {
    /// Read a record as its game has it, and write it as commitments are made from it.
    fn record(&self) -> Result<String, Failure> {
        let record = self.record.clone();
        Ok(match self.game.as_str() {
            "kryt-navalivat" => {
                fairness::record(&self.game, &from_value::<KrytTableRecord>(record)?)
            }
            "nap" => fairness::record(&self.game, &from_value::<NapTableRecord>(record)?),
            "chor-voli" => {
                fairness::record(&self.game, &from_value::<ChorVoliTableRecord>(record)?)
            }
            other => return Err(format!("no game is named {other}").into()),
        })
    }

    fn moves(&self) -> Result<Vec<String>, Failure> {
        match self.game.as_str() {
            "kryt-navalivat" => linked!(KrytTableMove, self.moves),
            "nap" => linked!(NapTableMove, self.moves),
            _ => linked!(ChorVoliTableMove, self.moves),
        }
    }
}

fn unhex(text: &str) -> Result<Vec<u8>, Failure> {
    let places = (0..text.len()).step_by(2);
    places.map(|place| Ok(u8::from_str_radix(&text[place..place + 2], 16)?)).collect()
}
