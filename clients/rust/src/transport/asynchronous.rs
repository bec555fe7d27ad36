use super::{Request, Response, Transport};
use crate::client::Croupier;
use crate::error::Error;
use reqwest::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use std::pin::Pin;

/// Sends calls by reqwest; their answers are awaited.
#[derive(Clone, Debug)]
pub struct Async(reqwest::Client);

impl Async {
    /// Send by a client of your own: for timeouts, proxies, certificates.
    pub fn new(client: reqwest::Client) -> Self {
        Async(client)
    }

    async fn exchange(&self, request: Request) -> Result<Response, reqwest::Error> {
        let method = match request.method {
            "GET" => reqwest::Method::GET,
            _ => reqwest::Method::POST,
        };
        let mut message = self.0.request(method, request.url).body(request.body);
        for (name, value) in request.headers {
            message = message.header(name, value);
        }
        let response = message.send().await?;
        let content_type = response.headers().get(CONTENT_TYPE);
        let content_type = content_type.and_then(|value| value.to_str().ok());
        Ok(Response {
            status: response.status().as_u16(),
            content_type: content_type.unwrap_or_default().to_owned(),
            body: response.bytes().await?.into(),
        })
    }
}

impl Transport for Async {
    type Sent<'a, A: 'a> = Pin<Box<dyn Future<Output = Result<A, Error>> + Send + 'a>>;

    fn send<'a, A: DeserializeOwned + 'a>(&'a self, request: Request) -> Self::Sent<'a, A> {
        Box::pin(async move {
            let response = self.exchange(request).await;
            response.map_err(|error| Error::Transport(error.into()))?.read()
        })
    }

    fn then<'a, A: 'a>(
        sent: Self::Sent<'a, A>,
        with: impl FnOnce(&A) + Send + 'a,
    ) -> Self::Sent<'a, A> {
        Box::pin(async move { sent.await.inspect(with) })
    }
}

impl Croupier<Async> {
    /// Return a client of the server at an address, such as `http://127.0.0.1:8000`; its calls are awaited.
    pub fn new_async(base_url: impl Into<String>) -> Self {
        Croupier::with_transport(base_url, Async::new(reqwest::Client::new()))
    }
}
