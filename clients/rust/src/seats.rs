use crate::fairness::{digest, hex, seat_commitment, unhex};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::fmt;
use std::str::FromStr;

/// What a player makes to speak for a seat that nobody else can speak for. It stays on the player's device: only its
/// lock is given away. A key that was stored is parsed: `key.parse::<SeatSecret>()`.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatSecret([u8; 32]);

impl SeatSecret {
    /// Make a new secret of 32 random bytes.
    ///
    /// # Panics
    ///
    /// If the platform has no random bytes.
    pub fn random() -> Self {
        SeatSecret(random_bytes())
    }

    /// Return what speaks for the seat, for calls and to be stored.
    pub fn key(&self) -> String {
        format!("cs1.{}", URL_SAFE_NO_PAD.encode(self.0))
    }

    /// Return what the key fits, for whoever starts the match.
    pub fn lock(&self) -> String {
        hex(&digest(&[b"croupier/seat/1", &self.0]))
    }
}

impl From<[u8; 32]> for SeatSecret {
    fn from(bytes: [u8; 32]) -> Self {
        SeatSecret(bytes)
    }
}

/// A text is no seat's key, or no opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableSeat;

impl fmt::Display for UnreadableSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no key or opening of a seat")
    }
}

impl std::error::Error for UnreadableSeat {}

impl FromStr for SeatSecret {
    type Err = UnreadableSeat;

    fn from_str(key: &str) -> Result<Self, UnreadableSeat> {
        let text = key.strip_prefix("cs1.").ok_or(UnreadableSeat)?;
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| UnreadableSeat)?;
        Ok(SeatSecret(bytes.try_into().map_err(|_| UnreadableSeat)?))
    }
}

// Nobody wants to find it in a log.
impl fmt::Debug for SeatSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatSecret(…)")
    }
}

/// What a seat puts into the seed of a match, so that nobody else can have chosen the deals. Its commitment is given
/// away first, and it is opened once the server's commitment is stored. One that was stored is parsed.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatOpening(Vec<u8>);

impl SeatOpening {
    /// Make a new opening of 32 random bytes.
    ///
    /// # Panics
    ///
    /// If the platform has no random bytes.
    pub fn random() -> Self {
        SeatOpening(random_bytes().to_vec())
    }

    /// Return what is opened, in hexadecimal, for the start of the match and to be stored.
    pub fn opening(&self) -> String {
        hex(&self.0)
    }

    /// Return what binds the seat to its opening.
    pub fn commitment(&self) -> String {
        seat_commitment(&self.0)
    }

    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.0
    }
}

impl FromStr for SeatOpening {
    type Err = UnreadableSeat;

    fn from_str(opening: &str) -> Result<Self, UnreadableSeat> {
        let bytes = unhex(opening).filter(|bytes| (16..=32).contains(&bytes.len()));
        bytes.map(SeatOpening).ok_or(UnreadableSeat)
    }
}

impl fmt::Debug for SeatOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatOpening(…)")
    }
}

fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the platform has random bytes");
    bytes
}
