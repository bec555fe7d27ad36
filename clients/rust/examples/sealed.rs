//! Plays a deal of two moves on a sealed table, and checks it.
use croupier_client::{Croupier, Error, KrytOverrides, SeatSecret, TableMemory};

fn main() -> Result<(), Error> {
    let base_url = std::env::var("CROUPIER_URL").unwrap_or("http://127.0.0.1:8000".into());
    let client = Croupier::new(base_url);
    let game = client.kryt_navalivat();

    // Each player makes a secret on a device of their own, and gives away only its lock.
    let secrets = [SeatSecret::random(), SeatSecret::random()];
    let locks = secrets.each_ref().map(|secret| Some(secret.lock()));
    let options = KrytOverrides { action_limit: Some(2), ..Default::default() };
    let started = game.start_table().players(2).dealer(1).options(options).locks(locks).send()?;
    let [mut ann, mut bob] = secrets.map(|secret| {
        game.sealed_table(TableMemory {
            key: secret.key(),
            token: started.token.clone(),
            commitment: Some(started.commitment.clone()),
            ..Default::default()
        })
    });

    // Each looks at what it was dealt; whoever has played passes the new token on.
    bob.view()?;
    let table = ann.view()?;
    ann.play(&table.legal[..1])?;
    let table = bob.receive(ann.token())?;
    bob.play(&table.legal[..1])?;
    println!("Bob reads out {}", bob.fingerprint());

    // The deal is over: both close, and then all is shown and checked.
    ann.receive(bob.token())?;
    ann.close()?;
    bob.receive(ann.token())?;
    bob.close()?;
    println!("{:?}", bob.verify(&bob.reveal()?, &[&ann.memory().moves]));
    Ok(())
}
