use super::{Request, Response, Transport};
use crate::client::Croupier;
use crate::error::Error;
use serde::de::DeserializeOwned;
use ureq::http;

/// Sends calls by ureq, and waits for their answers.
#[derive(Clone, Debug)]
pub struct Blocking(ureq::Agent);

impl Blocking {
    /// Send by an agent of your own: for timeouts, proxies, certificates.
    pub fn new(agent: ureq::Agent) -> Self {
        Blocking(agent)
    }

    fn exchange(&self, request: Request) -> Result<Response, ureq::Error> {
        let mut message = http::Request::builder().method(request.method).uri(request.url);
        for (name, value) in request.headers {
            message = message.header(name, value);
        }
        let message = self
            .0
            .configure_request(message.body(request.body)?)
            .http_status_as_error(false)
            .build();
        let response = self.0.run(message)?;
        let content_type = response.headers().get(http::header::CONTENT_TYPE);
        let content_type = content_type.and_then(|value| value.to_str().ok());
        Ok(Response {
            status: response.status().as_u16(),
            content_type: content_type.unwrap_or_default().to_owned(),
            body: read(response.into_body())?,
        })
    }
}

fn read(body: ureq::Body) -> Result<Vec<u8>, ureq::Error> {
    body.into_with_config().limit(u64::MAX).read_to_vec()
}

impl Transport for Blocking {
    type Sent<'a, A: 'a> = Result<A, Error>;

    fn send<'a, A: DeserializeOwned + 'a>(&'a self, request: Request) -> Result<A, Error> {
        let response = self.exchange(request);
        response.map_err(|error| Error::Transport(error.into()))?.read()
    }

    fn then<'a, A: 'a>(
        sent: Result<A, Error>,
        with: impl FnOnce(&A) + Send + 'a,
    ) -> Result<A, Error> {
        sent.inspect(with)
    }
}

impl Croupier<Blocking> {
    /// Return a client of the server at an address, such as `http://127.0.0.1:8000`; its calls wait for their answers.
    pub fn new(base_url: impl Into<String>) -> Self {
        Croupier::with_transport(base_url, Blocking::new(ureq::Agent::new_with_defaults()))
    }
}
