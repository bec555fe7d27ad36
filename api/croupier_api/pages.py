"""The pages for people: rules, problems, the guide, and the interactive API reference.

Everything is read and rendered once and then looked up by its name, so no request ever reaches the file system. No
page asks another host for anything.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from html import escape
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import PurePosixPath
from posixpath import normpath
from string import Template
from types import MappingProxyType
from typing import NamedTuple

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from markdown_it import MarkdownIt
from markdown_it.token import Token

from croupier_api import resources

SECTIONS = MappingProxyType({"guide": "Guide", "rules": "Rules", "problems": "Problems"})
REFERENCE = "/docs"

MEDIA_TYPES = MappingProxyType({".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"})
"""The types of assets, by the end of the name."""

_LOCKED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; "
PAGE_POLICY = f"{_LOCKED}img-src 'self'"
# Swagger UI has its icons in data addresses; its scripts and what they ask for come from here alone.
REFERENCE_POLICY = f"{_LOCKED}img-src 'self' data:; script-src 'self'; connect-src 'self'"
CAUTION = MappingProxyType({"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"})
ASSET_HEADERS = MappingProxyType({**CAUTION, "Cache-Control": "public, max-age=3600"})

MARKDOWN = MarkdownIt("commonmark").enable("table")


class Asset(NamedTuple):
    """A file that a page refers to."""

    content: bytes
    media_type: str


class Source(NamedTuple):
    """A page as it was written: its file below the folder of pages, its address here, its Markdown."""

    file: str
    address: str
    text: str


def page_handlers(reference: bool) -> list[HTTPRouteHandler]:
    """Return the handlers of all pages; with ``reference``, those of the API reference too.

    Raises:
        FileNotFoundError: The installation lacks the files of the pages.
    """
    handlers = [_start(), *(_section(name, pages(reference)) for name in SECTIONS)]
    handlers.append(_asset_handler("/assets", page_assets()))
    if reference:
        handlers.append(_reference())
        handlers.append(_asset_handler(f"{REFERENCE}/assets", reference_assets()))
    return handlers


@cache
def pages(reference: bool) -> Mapping[str, str]:
    """Return all pages as HTML by their addresses; with ``reference``, they link to the API reference."""
    written = tuple(sources(resources.docs()))
    addresses = {source.file: source.address for source in written}
    frame = Template((resources.assets() / "page.html").read_text("utf-8"))
    rendered = {source.address: _rendered(source, addresses, frame, reference) for source in written}
    return MappingProxyType(rendered)


@cache
def page_assets() -> Mapping[str, Asset]:
    """Return what the pages refer to, by name."""
    return _loaded(resources.assets(), ("page.css", "croupier.svg"))


@cache
def reference_assets() -> Mapping[str, Asset]:
    """Return what the API reference refers to, by name."""
    own = _loaded(resources.assets(), ("reference.css", "reference.js"))
    return MappingProxyType({**own, **_loaded(resources.swagger_ui(), ("swagger-ui.css", "swagger-ui-bundle.js"))})


def _loaded(folder: Traversable, names: Iterable[str]) -> Mapping[str, Asset]:
    return MappingProxyType(
        {name: Asset((folder / name).read_bytes(), MEDIA_TYPES[PurePosixPath(name).suffix]) for name in names}
    )


def sources(folder: Traversable, below: str = "") -> Iterator[Source]:
    """Give the Markdown files of a folder and of the folders in it, in the order of their names."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from sources(entry, f"{below}{entry.name}/")
        elif entry.name.endswith(".md"):
            file = below + entry.name
            yield Source(file, address(file), entry.read_text("utf-8"))


def address(file: str) -> str:
    """Return where the page of a Markdown file is served.

    >>> address("rules/shared.md"), address("rules/index.md"), address("http.md")
    ('/rules/shared', '/rules', '/guide/http')
    """
    path = PurePosixPath(file).with_suffix("")
    if len(path.parts) == 1:
        path = "guide" / path
    return f"/{path}".removesuffix("/index")


def anchor(heading: str) -> str:
    """Return the anchor of a heading, as code hosts make it for the same file.

    >>> anchor("Pack, players, deal")
    'pack-players-deal'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _rendered(source: Source, addresses: Mapping[str, str], frame: Template, reference: bool) -> str:
    tokens = MARKDOWN.parse(source.text)
    title = source.address
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            heading = "".join(part.content for part in inside.children or () if part.type in {"text", "code_inline"})
            token.attrSet("id", anchor(heading))
            title = heading if token.tag == "h1" else title
    for start, end in _links(tokens):
        href = _resolved(str(start.attrGet("href")), source, addresses)
        start.attrSet("href", href)
        # What lies outside the folder of pages is not served: its name is told, without a link.
        start.hidden = end.hidden = href.startswith("../")
    body = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    return frame.substitute(title=escape(title), navigation=_navigation(source.address, reference), body=body)


def _links(tokens: Iterable[Token]) -> Iterator[tuple[Token, Token]]:
    for token in tokens:
        ends = [part for part in token.children or () if part.type in {"link_open", "link_close"}]
        yield from zip(ends[::2], ends[1::2], strict=True)  # links do not nest


def _resolved(href: str, source: Source, addresses: Mapping[str, str]) -> str:
    # Links are written from file to file, so that they also work where the Markdown is read as it is.
    path, mark, fragment = href.partition("#")
    file = normpath(str(PurePosixPath(source.file).parent / path))
    return addresses.get(file, path if not path or path.startswith("/") else file) + mark + fragment


def _navigation(current: str, reference: bool) -> str:
    entries = {f"/{name}": title for name, title in SECTIONS.items()}
    if reference:
        entries[REFERENCE] = "API reference"
    return "\n".join(
        f'<a href="{target}"{_here(target, current)}>{escape(title)}</a>' for target, title in entries.items()
    )


def _here(target: str, current: str) -> str:
    if current == target:
        return ' aria-current="page"'
    return ' aria-current="true"' if current.startswith(f"{target}/") else ""


def _start() -> HTTPRouteHandler:
    @get("/", include_in_schema=False, sync_to_thread=False)
    def start() -> Redirect:
        return Redirect("/guide")

    return start


def _section(section: str, known: Mapping[str, str]) -> HTTPRouteHandler:
    @get([f"/{section}", f"/{section}/{{name:str}}"], include_in_schema=False, sync_to_thread=False)
    def page(name: FromPath[str | None] = None) -> Response[str]:
        found = known.get(f"/{section}" if name is None else f"/{section}/{name}")
        if found is None:
            raise NotFoundException("There is no such page.")
        return _html(found, PAGE_POLICY)

    return page


def _reference() -> HTTPRouteHandler:
    content = (resources.assets() / "reference.html").read_text("utf-8")

    @get(REFERENCE, include_in_schema=False, sync_to_thread=False)
    def reference() -> Response[str]:
        return _html(content, REFERENCE_POLICY)

    return reference


def _asset_handler(folder: str, known: Mapping[str, Asset]) -> HTTPRouteHandler:
    @get(f"{folder}/{{name:str}}", include_in_schema=False, sync_to_thread=False)
    def asset(name: FromPath[str]) -> Response[bytes]:
        found = known.get(name)
        if found is None:
            raise NotFoundException("There is no such file.")
        return Response(found.content, media_type=found.media_type, headers=dict(ASSET_HEADERS))

    return asset


def _html(content: str, policy: str) -> Response[str]:
    return Response(content, media_type=MediaType.HTML, headers={**CAUTION, "Content-Security-Policy": policy})
