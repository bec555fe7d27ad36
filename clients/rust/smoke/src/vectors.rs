use crate::{Failure, calls, pack};
use croupier_client::{Blocking, Croupier, Error};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, to_value};
use std::collections::BTreeMap;
use std::path::Path;

/// A call with the whole answer that every server gives to it.
#[derive(Deserialize)]
pub struct Vector {
    pub name: String,
    pub call: String,
    pub query: BTreeMap<String, bool>,
    pub request: Value,
    pub status: i32,
    pub answer: Value,
}

#[derive(Deserialize)]
struct Index {
    files: Vec<File>,
}

#[derive(Deserialize)]
struct File {
    path: String,
    kind: String,
    vectors: usize,
}

#[derive(Deserialize)]
struct Content {
    vectors: Vec<Vector>,
}

/// Send the requests of all vectors by the methods of their calls, and compare the answers.
pub fn pass(client: &Croupier<Blocking>, folder: &Path) -> Result<(), Failure> {
    let index: Index = read(&folder.join("index.json"))?;
    let (mut passed, mut tried) = (0, 0);
    for file in &index.files {
        if pack::passes(&file.kind, &folder.join(&file.path), file.vectors)? {
            continue;
        }
        let content: Content = read(&folder.join(&file.path))?;
        assert_eq!(content.vectors.len(), file.vectors, "{}", file.path);
        for vector in &content.vectors {
            tried += 1;
            match check(client, vector) {
                Ok(()) => passed += 1,
                Err(why) => println!("{}: {why}", vector.name),
            }
        }
    }
    println!("Vectors passed: {passed} of {tried}.");
    if passed == 0 || passed < tried { Err("not all vectors passed".into()) } else { Ok(()) }
}

pub fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    Ok(serde_json::from_slice(&std::fs::read(path)?)?)
}

fn check(client: &Croupier<Blocking>, vector: &Vector) -> Result<(), String> {
    let (request, answer) = calls::send(client, vector)?;
    let (status, answer) = match answer {
        Ok(answer) => (200, answer),
        Err(Error::Problem(refused)) => {
            (refused.status, to_value(refused).expect("a problem is JSON"))
        }
        Err(error) => return Err(format!("{error:?}")),
    };
    if status != vector.status {
        return Err(format!("status {status}, not {}", vector.status));
    }
    same("request", &vector.request, &request)?;
    same("answer", &vector.answer, &answer)
}

fn same(what: &str, wanted: &Value, found: &Value) -> Result<(), String> {
    difference(wanted, found)
        .map_or(Ok(()), |pointer| Err(format!("the {what} differs at {pointer:?}")))
}

/// Return the pointer to the first place where two JSON values differ.
pub fn difference(left: &Value, right: &Value) -> Option<String> {
    match (left, right) {
        (Value::Object(left), Value::Object(right)) if left.keys().eq(right.keys()) => {
            let mut pairs = left.iter().zip(right.values());
            pairs.find_map(|((name, left), right)| {
                difference(left, right).map(|pointer| format!("/{name}{pointer}"))
            })
        }
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
            let mut pairs = left.iter().zip(right).enumerate();
            pairs.find_map(|(index, (left, right))| {
                difference(left, right).map(|pointer| format!("/{index}{pointer}"))
            })
        }
        _ => (left != right).then(String::new),
    }
}
