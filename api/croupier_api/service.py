"""An application around handlers, whatever they serve: formats, limits, refusals, CORS."""

from collections.abc import Iterable

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from croupier_api.edge import Edge
from croupier_api.http import CallRequest
from croupier_api.routes import refused
from croupier_api.settings import Settings


def service(handlers: Iterable[HTTPRouteHandler], settings: Settings) -> Litestar:
    """Return an application of some handlers."""
    served = list(handlers)
    for handler in served:
        if "GET" in handler.http_methods:
            handler.http_methods.add("HEAD")
    app = Litestar(
        served,
        exception_handlers={Exception: refused},
        logging_config=None,
        openapi_config=None,
        request_class=CallRequest,
        request_max_body_size=settings.body_limit,
    )
    # Around everything, also around what the framework itself refuses: it has no place for that but its CORS, which
    # leaves out answers to other origins, forgets Vary, and refuses in plain text.
    app.asgi_handler = Edge(app.asgi_handler, settings.cors_origins)
    return app
