use crate::transport::{Request, Transport};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::marker::PhantomData;

/// Makes the calls of one server, by a [`Transport`].
#[derive(Clone, Debug)]
pub struct Croupier<T> {
    base_url: String,
    transport: T,
}

impl<T> Croupier<T> {
    /// Return a client of the server at an address, such as `http://127.0.0.1:8000`.
    pub fn with_transport(base_url: impl Into<String>, transport: T) -> Self {
        let base_url: String = base_url.into();
        Croupier { base_url: base_url.trim_end_matches('/').to_owned(), transport }
    }
}

/// A call that is not yet sent. Its methods add what it may have besides.
#[derive(Debug)]
#[must_use = "a call does nothing until it is sent"]
pub struct Call<'a, T, R, A> {
    /// What is asked.
    pub request: R,
    client: &'a Croupier<T>,
    method: &'static str,
    path: &'static str,
    flags: Vec<(&'static str, bool)>,
    key: Option<String>,
    answer: PhantomData<fn() -> A>,
}

impl<'a, T, R, A> Call<'a, T, R, A> {
    pub(crate) fn new(
        client: &'a Croupier<T>,
        method: &'static str,
        path: &'static str,
        request: R,
    ) -> Self {
        Call { request, client, method, path, flags: Vec::new(), key: None, answer: PhantomData }
    }

    pub(crate) fn flag(mut self, name: &'static str, on: bool) -> Self {
        self.flags.push((name, on));
        self
    }

    pub(crate) fn with_key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }
}

impl<'a, T: Transport, R: Serialize, A: DeserializeOwned + 'a> Call<'a, T, R, A> {
    /// Send the call: its answer comes back, or an [`Error`](crate::Error); from an asynchronous client, a future of
    /// either.
    pub fn send(self) -> T::Sent<'a, A> {
        let mut url = format!("{}{}", self.client.base_url, self.path);
        for (index, (name, on)) in self.flags.iter().enumerate() {
            let mark = if index == 0 { '?' } else { '&' };
            url.push_str(&format!("{mark}{name}={on}"));
        }
        let mut headers = vec![("User-Agent", crate::transport::USER_AGENT.to_owned())];
        headers.extend(self.key.map(|key| ("Authorization", format!("Bearer {key}"))));
        let request = Request { method: self.method, url, headers, body: Vec::new() };
        self.client.transport.send(match self.method {
            "GET" => request,
            _ => request.with_json(&self.request),
        })
    }
}
