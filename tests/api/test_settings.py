"""Settings from flags, environment and defaults, and what is said of values that cannot be."""

import pytest

from croupier_api.cli import main
from croupier_api.settings import SETTINGS, Settings, SettingsError, as_environment, settings

EVERYTHING = {
    "host": ("0.0.0.0", "0.0.0.0"),  # noqa: S104 - nothing listens
    "port": ("9000", 9_000),
    "workers": ("4", 4),
    "cors_origins": ("https://a.example, HTTP://B.example:8443", ("https://a.example", "http://b.example:8443")),
    "body_limit": ("2048", 2_048),
    "reference": ("off", False),
    "keys": ("/etc/croupier.keys", "/etc/croupier.keys"),
    "development_key": ("1", True),
    "ledger": ("sqlite:/var/lib/croupier/ledger.db", "sqlite:/var/lib/croupier/ledger.db"),
    "ledger_days": ("7", 7),
}


def test_the_defaults() -> None:
    expected = Settings(host="127.0.0.1", port=8_000, workers=1, cors_origins=("*",), body_limit=2**20, reference=True)
    assert expected == settings({}, {}) == settings(dict.fromkeys(EVERYTHING), {"PATH": "/bin", "CROUPIER_OTHER": "x"})


def test_every_setting_has_a_flag_and_a_variable() -> None:
    assert list(Settings.__struct_fields__) == [setting.name for setting in SETTINGS] == list(EVERYTHING)
    assert ("--cors-origins", "CROUPIER_CORS_ORIGINS") == (SETTINGS[3].flag, SETTINGS[3].variable)


@pytest.mark.parametrize("name", EVERYTHING)
def test_each_is_set_by_either_and_alone(name: str) -> None:
    text, value = EVERYTHING[name]
    variable = f"CROUPIER_{name.upper()}"
    for chosen in (settings({name: text}, {}), settings({}, {variable: text})):
        assert value == getattr(chosen, name)
        for other in EVERYTHING.keys() - {name}:
            assert getattr(Settings(), other) == getattr(chosen, other)


def test_a_flag_goes_before_the_environment() -> None:
    assert 9_000 == settings({"port": "9000"}, {"CROUPIER_PORT": "7000"}).port
    # What is not used is not looked at.
    assert 9_000 == settings({"port": "9000"}, {"CROUPIER_PORT": "nonsense"}).port


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("port", "0", 0),
        ("port", "65535", 65_535),
        ("port", "0080", 80),
        ("workers", "256", 256),
        ("body_limit", "1024", 1_024),
        ("body_limit", "1073741824", 2**30),
        ("cors_origins", "", ()),
        ("cors_origins", " , ", ()),
        ("cors_origins", "*", ("*",)),
        ("cors_origins", "capacitor://localhost,https://a.example,", ("capacitor://localhost", "https://a.example")),
        ("host", "::1", "::1"),
        ("host", "localhost", "localhost"),
        ("reference", "on", True),
    ],
)
def test_values_at_the_edge_are_taken(name: str, text: str, value: object) -> None:
    assert value == getattr(settings({name: text}, {}), name)


WRONG = [
    ("host", ""),
    ("host", "a b"),
    ("host", "http://127.0.0.1"),
    ("port", "-1"),
    ("port", "65536"),
    ("port", "http"),
    ("port", ""),
    ("port", " 80"),
    ("port", "8_000"),
    ("port", "٨٠"),
    ("port", "9" * 5_000),
    ("workers", "0"),
    ("workers", "257"),
    ("body_limit", "1023"),
    ("body_limit", "1073741825"),
    ("body_limit", "1MiB"),
    ("cors_origins", "a.example"),
    ("cors_origins", "https://a.example/"),
    ("cors_origins", "https://*.example"),
    ("cors_origins", "https://a.example https://b.example"),
    ("cors_origins", "null"),
    ("reference", "true"),
    ("reference", ""),
]


@pytest.mark.parametrize(("name", "text"), WRONG)
def test_others_are_refused_by_the_name_of_their_source(name: str, text: str) -> None:
    (setting,) = (setting for setting in SETTINGS if setting.name == name)
    said = f" is {setting.wanted}, not {text!r}."
    for flags, environment, source in (
        ({name: text}, {}, setting.flag),
        ({}, {setting.variable: text}, setting.variable),
    ):
        with pytest.raises(SettingsError) as refused:
            settings(flags, environment)
        assert source + said == str(refused.value)


@pytest.mark.parametrize(
    "changed", [{}, *({name: text} for name, (text, _) in EVERYTHING.items()), {"cors_origins": ""}]
)
def test_a_worker_reads_the_same_settings(changed: dict[str, str]) -> None:
    chosen = settings(changed, {})
    assert chosen == settings({}, as_environment(chosen))


class TestCommandLine:
    @pytest.fixture(name="served", autouse=True)
    def _served(self, monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
        """Give what would be served: nothing is, whatever a test does."""
        for setting in SETTINGS:
            monkeypatch.delenv(setting.variable, raising=False)
        served: list[Settings] = []
        monkeypatch.setattr("croupier_api.cli.serve", served.append)
        return served

    def test_flags_and_environment_reach_the_server(
        self, monkeypatch: pytest.MonkeyPatch, served: list[Settings]
    ) -> None:
        monkeypatch.setenv("CROUPIER_WORKERS", "2")
        monkeypatch.setenv("CROUPIER_PORT", "7000")
        assert 0 == main(["serve", "--port", "9000", "--cors-origins=", "--reference", "off"])
        assert [Settings(port=9_000, workers=2, cors_origins=(), reference=False)] == served

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["serve", "--port", "many"], "--port is a whole number from 0 to 65535, not 'many'."),
            (["serve", "--por", "1"], "unrecognized arguments: --por 1"),
            ([], "COMMAND"),
            (["deal"], "invalid choice: 'deal'"),
        ],
    )
    def test_what_is_wrong_is_said(self, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert 2 == ended.value.code
        printed = capsys.readouterr()
        assert ("", True) == (printed.out, said in printed.err)

    def test_help_names_every_setting(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as ended:
            main(["serve", "--help"])
        assert 0 == ended.value.code
        shown = " ".join(capsys.readouterr().out.split())
        for setting in SETTINGS:
            assert setting.flag in shown
            assert setting.variable in shown
