use crate::models::Problem;
use std::error::Error as StdError;
use std::fmt;

/// Why a call has no answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The server refused the call, and says why; nothing has changed.
    Problem(Box<Problem>),
    /// Something on the way answered in the place of the server, with this status.
    Status(u16),
    /// The answer is not what this version of the client knows.
    Unreadable(serde_json::Error),
    /// The call did not get through: the error of the transport, such as `ureq::Error`.
    Transport(Box<dyn StdError + Send + Sync>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Problem(problem) => write!(f, "{}: {}", problem.title, problem.detail),
            Error::Status(status) => write!(f, "answered with status {status}"),
            Error::Unreadable(_) => write!(f, "the answer cannot be read"),
            Error::Transport(_) => write!(f, "the call did not get through"),
        }
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Error::Problem(_) | Error::Status(_) => None,
            Error::Unreadable(source) => Some(source),
            Error::Transport(source) => Some(source.as_ref()),
        }
    }
}
