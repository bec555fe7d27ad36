mod dealing;
mod games;
mod memory;
mod verdicts;

pub use games::{ChorVoliSealedTable, KrytSealedTable, NapSealedTable};
pub use memory::{PlayedMove, SeenDeal, TableMemory};
pub use verdicts::Verdicts;

use crate::client::Croupier;
use crate::fairness;
use crate::models::LastSeen;
use crate::transport::Transport;
use dealing::Dealing;
use memory::Told;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::marker::PhantomData;
use verdicts::Facts;

/// One seat at a sealed table. It holds the newest token, sends with every call what it has seen, and remembers what
/// can be checked at the end: so let it see each deal when it is dealt. A call that is refused or fails changes
/// nothing.
///
/// Its actions say of which game it is, as in [`NapSealedTable`]. From an asynchronous client its calls are awaited.
pub struct SealedTable<'a, T, A> {
    client: &'a Croupier<T>,
    memory: TableMemory,
    actions: PhantomData<fn(A)>,
}

impl<'a, T: Transport, A: TableAction> SealedTable<'a, T, A> {
    /// Play one move of the seat: all its actions, or none.
    pub fn play(&mut self, actions: impl Into<Vec<A>>) -> T::Sent<'_, A::Table> {
        let actions = actions.into();
        let content = fairness::played(&actions);
        let sent = A::play(self.client, actions, self.memory.asked());
        self.keeping(sent, move |_| Some(content))
    }

    /// Show the table as it stands.
    pub fn view(&mut self) -> T::Sent<'_, A::Table> {
        let sent = A::view(self.client, self.memory.asked());
        self.keeping(sent, |_| None)
    }

    /// Take a token that came from another player, and show the table. One that does not descend from what this seat
    /// has seen is refused as `not-descendant`.
    pub fn receive(&mut self, token: impl Into<String>) -> T::Sent<'_, A::Table> {
        let sent = A::view(self.client, Asked { token: token.into(), ..self.memory.asked() });
        self.keeping(sent, |_| None)
    }

    /// Close the match for the seat, once a deal is over.
    pub fn close(&mut self) -> T::Sent<'_, A::Table> {
        let sent = A::close(self.client, self.memory.asked());
        self.keeping(sent, |told| told.seat.map(fairness::closed))
    }

    /// Show all that was hidden, once every seat has closed the match.
    pub fn reveal(&self) -> T::Sent<'_, A::Reveal> {
        A::reveal(self.client, self.memory.asked())
    }

    /// Remember an answer once it is there, with the seat's own move that brought it about.
    fn keeping<'s>(
        &'s mut self,
        sent: T::Sent<'s, A::Table>,
        own: impl FnOnce(&Told) -> Option<String> + Send + 's,
    ) -> T::Sent<'s, A::Table> {
        let memory = &mut self.memory;
        T::then(sent, move |answer| {
            let told = A::told(answer);
            if let Some(content) = own(&told) {
                memory.moved(told.r#move, &content);
            }
            if memory.is_news(&told) {
                A::see(answer, memory);
            }
            memory.keep(told);
        })
    }
}

impl<'a, T, A: TableAction> SealedTable<'a, T, A> {
    pub(crate) fn new(client: &'a Croupier<T>, memory: TableMemory) -> Self {
        SealedTable { client, memory, actions: PhantomData }
    }

    /// Return the newest token, for whoever plays next.
    pub fn token(&self) -> &str {
        &self.memory.token
    }

    /// Return match, move and link of what was last seen, for players to read to each other; empty before the first
    /// answer.
    pub fn fingerprint(&self) -> String {
        self.memory.fingerprint()
    }

    /// Return what the table has to remember, to be stored; the game's `sealed_table` goes on from it.
    pub fn memory(&self) -> &TableMemory {
        &self.memory
    }

    /// Check, without any server, what a reveal shows against what this seat was told and saw. Links can only be
    /// verified with the moves of all other seats, each from its memory.
    pub fn verify(&self, reveal: &A::Reveal, others: &[&[PlayedMove]]) -> Verdicts {
        let pools = others.iter().copied().chain([self.memory.moves.as_slice()]);
        Verdicts::of(&self.memory, &A::facts(reveal), &A::dealing(reveal), pools)
    }
}

impl<T, A> fmt::Debug for SealedTable<'_, T, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SealedTable({})", self.memory.fingerprint())
    }
}

/// An action of a game that has sealed tables. Only this crate's actions are.
pub trait TableAction: known::Known + Serialize + Sized + 'static {
    /// What a table of the game answers.
    type Table: DeserializeOwned + 'static;
    /// What its reveal shows.
    type Reveal: DeserializeOwned + 'static;

    #[doc(hidden)]
    fn play<T: Transport>(
        client: &Croupier<T>,
        actions: Vec<Self>,
        asked: Asked,
    ) -> T::Sent<'_, Self::Table>;
    #[doc(hidden)]
    fn view<T: Transport>(client: &Croupier<T>, asked: Asked) -> T::Sent<'_, Self::Table>;
    #[doc(hidden)]
    fn close<T: Transport>(client: &Croupier<T>, asked: Asked) -> T::Sent<'_, Self::Table>;
    #[doc(hidden)]
    fn reveal<T: Transport>(client: &Croupier<T>, asked: Asked) -> T::Sent<'_, Self::Reveal>;
    #[doc(hidden)]
    fn told(table: &Self::Table) -> Told;
    #[doc(hidden)]
    fn see(table: &Self::Table, memory: &mut TableMemory);
    #[doc(hidden)]
    fn facts(reveal: &Self::Reveal) -> Facts;
    #[doc(hidden)]
    fn dealing(reveal: &Self::Reveal) -> Dealing;
}

/// What every call on a table sends.
pub struct Asked {
    token: String,
    key: String,
    last_seen: Option<LastSeen>,
}

mod known {
    /// Keeps others from being a `TableAction`.
    pub trait Known {}
}
