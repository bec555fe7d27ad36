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

mod calls;
mod client;
mod error;
mod models;
mod transport;
mod wire;

pub use calls::*;
pub use client::{Call, Croupier};
pub use error::Error;
pub use models::*;
#[cfg(feature = "async")]
pub use transport::Async;
#[cfg(feature = "blocking")]
pub use transport::Blocking;
pub use transport::{Request, Response, Transport};
pub use wire::UnknownValue;
