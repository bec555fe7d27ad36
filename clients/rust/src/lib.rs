//! A typed client of Croupier, the stateless card table.
//!
//! [`Croupier`] has a member for each game, with a method for each call. What may be added to a call is added by
//! methods of the [`Call`], before [`Call::send`]. Unions of actions, events and phases are enums; a refusal is
//! [`Error::Problem`].
//!
//! ```no_run
//! # #[cfg(feature = "blocking")]
//! # fn main() -> Result<(), croupier_client::Error> {
//! use croupier_client::{Croupier, NapVariant};
//!
//! let client = Croupier::new("http://127.0.0.1:8000");
//! let position = client.nap().start(3).variant(NapVariant::Extended).send()?;
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "blocking"))]
//! # fn main() {}
//! ```
//!
//! With the feature `blocking`, which is on unless it is turned off, calls wait for their answers; with the feature
//! `async`, `Croupier::new_async` makes a client whose calls are awaited: `.send().await`. Any other way to send is a
//! [`Transport`]. For https, turn the feature `tls` on.
//!
//! A [`SealedTable`] is a seat of a match that players carry themselves; [`fairness`] is what they check its deals by.

mod calls;
mod client;
mod error;
pub mod fairness;
mod models;
mod sealed;
mod seats;
mod transport;
mod wire;

pub use calls::*;
pub use client::{Call, Croupier};
pub use error::Error;
pub use models::*;
pub use sealed::{
    ChorVoliSealedTable, KrytSealedTable, NapSealedTable, PlayedMove, SealedTable, SeenDeal,
    TableAction, TableMemory, Verdicts,
};
pub use seats::{SeatOpening, SeatSecret, UnreadableSeat};
#[cfg(feature = "async")]
pub use transport::Async;
#[cfg(feature = "blocking")]
pub use transport::Blocking;
pub use transport::{Request, Response, Transport};
pub use wire::UnknownValue;
