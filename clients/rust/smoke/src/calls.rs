use crate::vectors::Vector;
use croupier_client::*;
use serde_json::{Value, from_value, to_value};

/// A request as it was read, and its answer.
type Exchange = Result<(Value, Result<Value, Error>), String>;

/// Read a request, make its call, send it, and write the answer again.
macro_rules! ask {
    ($vector:expr, |$request:ident: $of:ident| $call:expr $(, $flag:ident)*) => {{
        let $request: $of = from_value($vector.request.clone()).map_err(|error| error.to_string())?;
        let mut call = $call;
        $(if let Some(&on) = $vector.query.get(stringify!($flag)) {
            call = call.$flag(on);
        })*
        let known: &[&str] = &[$(stringify!($flag)),*];
        if let Some(name) = $vector.query.keys().find(|name| !known.contains(&name.as_str())) {
            return Err(format!("no flag is named {name}"));
        }
        call.request = $request;
        let request = to_value(&call.request).map_err(|error| error.to_string())?;
        Ok((request, call.send().map(|answer| to_value(answer).expect("an answer is JSON"))))
    }};
}

/// Make the call of a vector by the method of its name.
pub fn send(client: &Croupier<Blocking>, vector: &Vector) -> Exchange {
    match vector.call.split_once('_') {
        Some(("krytNavalivat", call)) => kryt_navalivat(client.kryt_navalivat(), call, vector),
        Some(("nap", call)) => nap(client.nap(), call, vector),
        Some(("chorVoli", call)) => chor_voli(client.chor_voli(), call, vector),
        _ => Err(format!("no call is named {}", vector.call)),
    }
}

fn kryt_navalivat(game: KrytNavalivat<'_, Blocking>, call: &str, vector: &Vector) -> Exchange {
    match call {
        "start" => {
            ask!(vector, |it: KrytStartRequest| game.start(it.players), legal, explain, views)
        }
        "play" => ask!(
            vector,
            |it: KrytPlayRequest| game.play(&it.state, it.actions.as_slice()),
            legal,
            explain,
            views
        ),
        "position" => {
            ask!(vector, |it: KrytPositionRequest| game.position(&it.state), legal, explain, views)
        }
        "view" => ask!(vector, |it: KrytViewRequest| game.view(&it.state)),
        "verifyFairness" => {
            ask!(vector, |it: KrytFairnessRequest| game.verify_fairness(it.clone()))
        }
        "replay" => ask!(
            vector,
            |it: KrytReplayRequest| game.replay(it.players, &it.seed, it.actions.as_slice()),
            legal,
            explain,
            views,
            steps
        ),
        "batch" => ask!(
            vector,
            |it: KrytBatchRequest| game.batch(it.items.as_slice()),
            legal,
            explain,
            views
        ),
        _ => Err(format!("no call is named {call}")),
    }
}

fn nap(game: Nap<'_, Blocking>, call: &str, vector: &Vector) -> Exchange {
    match call {
        "start" => {
            ask!(vector, |it: NapStartRequest| game.start(it.players), legal, explain, views)
        }
        "play" => ask!(
            vector,
            |it: NapPlayRequest| game.play(&it.state, it.actions.as_slice()),
            legal,
            explain,
            views
        ),
        "position" => {
            ask!(vector, |it: NapPositionRequest| game.position(&it.state), legal, explain, views)
        }
        "view" => ask!(vector, |it: NapViewRequest| game.view(&it.state)),
        "verifyFairness" => {
            ask!(vector, |it: NapFairnessRequest| game.verify_fairness(it.clone()))
        }
        "replay" => ask!(
            vector,
            |it: NapReplayRequest| game.replay(it.players, &it.seed, it.actions.as_slice()),
            legal,
            explain,
            views,
            steps
        ),
        "batch" => ask!(
            vector,
            |it: NapBatchRequest| game.batch(it.items.as_slice()),
            legal,
            explain,
            views
        ),
        _ => Err(format!("no call is named {call}")),
    }
}

fn chor_voli(game: ChorVoli<'_, Blocking>, call: &str, vector: &Vector) -> Exchange {
    match call {
        "start" => {
            ask!(vector, |it: ChorVoliStartRequest| game.start(it.players), legal, explain, views)
        }
        "play" => ask!(
            vector,
            |it: ChorVoliPlayRequest| game.play(&it.state, it.actions.as_slice()),
            legal,
            explain,
            views
        ),
        "position" => ask!(
            vector,
            |it: ChorVoliPositionRequest| game.position(&it.state),
            legal,
            explain,
            views
        ),
        "view" => ask!(vector, |it: ChorVoliViewRequest| game.view(&it.state)),
        "verifyFairness" => {
            ask!(vector, |it: ChorVoliFairnessRequest| game.verify_fairness(it.clone()))
        }
        "replay" => ask!(
            vector,
            |it: ChorVoliReplayRequest| game.replay(it.players, &it.seed, it.actions.as_slice()),
            legal,
            explain,
            views,
            steps
        ),
        "batch" => ask!(
            vector,
            |it: ChorVoliBatchRequest| game.batch(it.items.as_slice()),
            legal,
            explain,
            views
        ),
        "combinations" => {
            ask!(vector, |it: ChorVoliCombinationsRequest| game.combinations(it.hand.as_slice()))
        }
        _ => Err(format!("no call is named {call}")),
    }
}
