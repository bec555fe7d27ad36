"""The pages for people: what they must hold, where they link to, and what they must never do."""

import json
import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from importlib.resources.abc import Traversable
from pathlib import Path
from urllib.parse import urldefrag

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from typing_extensions import override

from croupier.faults import Rulebook, TableRule
from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api import resources
from croupier_api.pages import address, anchor, page_assets, page_handlers, pages, reference_assets, sources
from croupier_api.problems import KINDS, Problem, ProblemCode

OUTSIDE = {"/docs", "/openapi.json", "/openapi.yaml"}


class Outline(HTMLParser):
    """The ids of a page, where it links to, and what a browser would load or run for it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.inline: list[str] = []
        self.feed(page)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.ids += [named["id"]] if "id" in named else []
        target = [named[name] for name in ("href", "src", "action", "srcset", "data") if name in named]
        (self.links if tag == "a" else self.loads).extend(target)
        if tag == "style" or (tag == "script" and "src" not in named):
            self.inline.append(tag)
        self.inline += [name for name in named if name == "style" or name.startswith("on")]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar(page_handlers(reference=True), openapi_config=None)) as client:
        yield client


@pytest.fixture(scope="module")
def plain() -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar(page_handlers(reference=False), openapi_config=None)) as client:
        yield client


def example_of(code: ProblemCode) -> str:
    text = (resources.docs() / "problems" / f"{code}.md").read_text("utf-8")
    return text.split("```json")[1].split("```")[0]


def outline(client: TestClient[Litestar], path: str) -> Outline:
    answer = client.get(path)
    assert answer.status_code == 200, path
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Outline(answer.text)


@pytest.mark.parametrize(
    ("page", "rules"),
    [
        ("/rules/kryt-navalivat", [f"K{number}" for number in range(1, 25)]),
        ("/rules/shared", [f"S{number}" for number in range(1, 11)]),
    ],
)
def test_every_rule_has_its_anchor_in_order(client: TestClient[Litestar], page: str, rules: list[str]) -> None:
    found = [name for name in outline(client, page).ids if re.fullmatch(r"[A-Z]\d+", name)]
    assert found == rules


def test_every_rule_heading_begins_with_its_id(client: TestClient[Litestar]) -> None:
    for page in ("/rules/kryt-navalivat", "/rules/shared"):
        headings = re.findall(r'<h3 id="[^"]*"><a id="([A-Z]\d+)"></a>(\w+) ', client.get(page).text)
        assert headings
        assert [(name, name) for name, _ in headings] == headings


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_rule_that_can_be_broken_can_be_read(client: TestClient[Litestar], game: AnyGame) -> None:
    for page, rulebook in ((f"/rules/{game.id}", game.rulebook), ("/rules/shared", TableRule)):
        assert {entry.rule.id for entry in rulebook} <= set(outline(client, page).ids)


@pytest.mark.parametrize("code", ProblemCode)
def test_every_problem_has_a_page_with_a_true_example(client: TestClient[Litestar], code: ProblemCode) -> None:
    text = (resources.docs() / "problems" / f"{code}.md").read_text("utf-8")
    example = example_of(code)
    told = msgspec.json.decode(example, type=Problem)
    assert client.get(told.type).status_code == 200
    assert list(json.loads(example)) == list(Problem.__struct_fields__)
    assert (told.type, told.code, told.status, told.title) == (f"/problems/{code}", code, *KINDS[code])
    assert f"Status {told.status}." in text


def test_examples_of_problems_quote_rules_that_there_are() -> None:
    books: list[type[Rulebook]] = [TableRule, *(game.rulebook for game in GAMES)]
    rules = {(entry.rule.id, entry.rule.code) for book in books for entry in book}
    told = [msgspec.json.decode(example_of(code), type=Problem) for code in ProblemCode]
    quoted = {(one.rule, one.reason) for one in told if one.rule is not None}
    quoted |= {(fault.rule, fault.reason) for one in told for fault in one.errors or () if fault.rule is not None}
    assert len(quoted) > 5
    assert quoted <= rules


def test_the_list_of_problems_is_complete(client: TestClient[Litestar]) -> None:
    listed = [link for link in outline(client, "/problems").links if link.startswith("/problems/")]
    assert listed == [f"/problems/{code}" for code in ProblemCode]
    assert {page for page in pages(reference=True) if page.startswith("/problems/")} == set(listed)


def test_every_markdown_file_is_served(client: TestClient[Litestar]) -> None:
    root = Path(str(resources.docs()))
    files = [str(file.relative_to(root)) for file in root.rglob("*.md")]
    assert {address(file) for file in files} == set(pages(reference=True))
    for file in files:
        title = (root / file).read_text("utf-8").partition("\n")[0].removeprefix("# ").replace("`", "")
        assert f"<title>{title.replace(chr(39), '&#x27;')} · Croupier</title>" in client.get(address(file)).text


def test_only_markdown_becomes_a_page(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for name in ("index.md", "notes.txt", "rules/nap.md", "rules/nap.json"):
        (tmp_path / name).write_text("# Title", "utf-8")
    assert [source.address for source in sources(tmp_path)] == ["/guide", "/rules/nap"]


def test_links_lead_somewhere(client: TestClient[Litestar]) -> None:
    outlines = {path: outline(client, path) for path in (*pages(reference=True), "/docs")}
    for path, page in outlines.items():
        assert page.links
        for link in page.links:
            target, fragment = urldefrag(link)
            target = target or path
            assert target in outlines.keys() | OUTSIDE, (path, link)
            assert not fragment or fragment in outlines[target].ids, (path, link)


def test_ids_are_unique_on_a_page(client: TestClient[Litestar]) -> None:
    for path in pages(reference=True):
        ids = outline(client, path).ids
        assert len(ids) == len(set(ids)), path


def test_no_page_names_another_host_or_runs_anything_inline(client: TestClient[Litestar]) -> None:
    for path in (*pages(reference=True), "/docs"):
        page = outline(client, path)
        for reference in page.links + page.loads:
            assert re.match(r"/(?!/)|#", reference), (path, reference)
        assert not page.inline, path


def test_what_pages_load_is_there(client: TestClient[Litestar]) -> None:
    loaded = {reference for path in (*pages(reference=True), "/docs") for reference in outline(client, path).loads}
    known = {f"/assets/{name}" for name in page_assets()} | {f"/docs/assets/{name}" for name in reference_assets()}
    assert loaded == known
    for reference in loaded:
        answer = client.get(reference)
        assert answer.status_code == 200
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_styles_load_nothing_from_another_host() -> None:
    styles = [
        asset for asset in (*page_assets().values(), *reference_assets().values()) if asset.media_type == "text/css"
    ]
    assert len(styles) == 3
    for style in styles:
        text = style.content.decode()
        assert "@import" not in text
        assert not re.findall(r"url\((?![\"']?data:)", text)


def test_the_reference_reads_this_server_and_asks_no_validator() -> None:
    script = reference_assets()["reference.js"].content.decode()
    assert 'url: "/openapi.json"' in script
    assert "validatorUrl: null" in script
    assert "//" not in re.sub(r"^// .*$", "", script, flags=re.MULTILINE)


@pytest.mark.parametrize("path", ["/rules", "/rules/shared", "/problems/internal", "/guide", "/guide/http", "/docs"])
def test_the_policy_admits_nothing_but_this_server(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    policy = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert {source for rule in policy.values() for source in rule.split()} <= {"'none'", "'self'", "data:"}
    assert ("script-src" in policy) == (path == "/docs")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path",
    [
        "/rules/%2e%2e",
        "/rules/..%2fproblems%2finternal",
        "/rules/%2e%2e%2f%2e%2e%2fpyproject.toml",
        "/rules/..%5c..%5cpyproject.toml",
        "/rules/shared.md",
        "/rules/shared%00",
        "/rules/index",
        "/rules/SHARED",
        "/rules/whist",
        "/problems/..%2frules%2fshared",
        "/problems/unknown",
        "/guide/..%2findex.md",
        "/guide/index",
        "/guide//etc/passwd",
        "/assets/page.html",
        "/assets/..%2fpages.py",
        "/docs/assets/LICENSE",
        "/docs/assets/..%2f__init__.py",
        "/docs/assets/%2fetc%2fpasswd",
    ],
)
def test_names_that_are_not_listed_are_not_found(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_pages_are_there_without_the_reference(plain: TestClient[Litestar]) -> None:
    assert plain.get("/docs").status_code == 404
    assert plain.get("/docs/assets/swagger-ui.css").status_code == 404
    for path in pages(reference=False):
        assert "/docs" not in outline(plain, path).links, path


def test_anchors_are_those_of_code_hosts() -> None:
    assert anchor("K11 Picking up") == "k11-picking-up"
    assert anchor("Endless deals, and honour") == "endless-deals-and-honour"


@pytest.mark.parametrize("find", [resources.docs, resources.examples])
def test_an_installed_package_reads_its_own_files(
    find: Callable[[], Traversable], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "files", {resources.PACKAGE: tmp_path}.get)
    monkeypatch.setattr(resources, "CHECKOUT", tmp_path / "elsewhere")
    with pytest.raises(FileNotFoundError, match="lacks the folder"):
        find()
    (tmp_path / "docs").mkdir()
    (tmp_path / "examples").mkdir()
    assert find() == tmp_path / find.__name__


def test_a_checkout_reads_the_files_beside_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "CHECKOUT", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "openapi" / "examples").mkdir(parents=True)
    assert resources.docs() == tmp_path / "docs"
    assert resources.examples() == tmp_path / "openapi" / "examples"


def test_a_missing_reference_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "find_spec", {"swagger_ui": None}.get)
    with pytest.raises(FileNotFoundError, match="swagger-ui-py"):
        resources.swagger_ui()
