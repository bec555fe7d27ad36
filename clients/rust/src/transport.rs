#[cfg(feature = "async")]
mod asynchronous;
#[cfg(feature = "blocking")]
mod blocking;

#[cfg(feature = "async")]
pub use asynchronous::Async;
#[cfg(feature = "blocking")]
pub use blocking::Blocking;

use crate::error::Error;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub(crate) const USER_AGENT: &str = concat!("croupier-rust/", env!("CARGO_PKG_VERSION"));

/// A way to send calls.
pub trait Transport {
    /// What sending gives: a `Result<A, Error>`, or a future of one.
    type Sent<'a, A: 'a>
    where
        Self: 'a;

    /// Send a request, and read the response by [`Response::read`].
    fn send<'a, A: DeserializeOwned + 'a>(&'a self, request: Request) -> Self::Sent<'a, A>;

    /// Show an answer to a function once it is there; an error goes past it.
    fn then<'a, A: 'a>(
        sent: Self::Sent<'a, A>,
        with: impl FnOnce(&A) + Send + 'a,
    ) -> Self::Sent<'a, A>
    where
        Self: 'a;
}

/// A call on its way.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Request {
    /// `GET` or `POST`.
    pub method: &'static str,
    /// The whole address.
    pub url: String,
    /// Names and values.
    pub headers: Vec<(&'static str, String)>,
    /// JSON, or nothing.
    pub body: Vec<u8>,
}

impl Request {
    pub(crate) fn with_json(mut self, message: &impl Serialize) -> Self {
        let content_type = ("Content-Type", "application/json".to_owned());
        self.headers.push(content_type);
        // Only maps whose names are no texts fail, and no message has one.
        self.body = serde_json::to_vec(message).expect("a message is JSON");
        self
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Response {
    /// Status of HTTP.
    pub status: u16,
    /// The header `Content-Type`; empty without it.
    pub content_type: String,
    /// The content.
    pub body: Vec<u8>,
}

impl Response {
    /// Return the answer, or the problem in its place.
    pub fn read<A: DeserializeOwned>(&self) -> Result<A, Error> {
        if self.content_type.starts_with("application/problem+json") {
            let problem = serde_json::from_slice(&self.body).map_err(Error::Unreadable)?;
            return Err(Error::Problem(problem));
        }
        match self.status {
            200 => serde_json::from_slice(&self.body).map_err(Error::Unreadable),
            status => Err(Error::Status(status)),
        }
    }
}
