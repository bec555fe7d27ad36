"""``croupier demo``: a server, and the first worked example of Kryt'-navalivat' played through its API to watch."""

import socket
import threading
import time
from collections.abc import Callable, Sequence
from http.client import HTTPConnection, HTTPException
from typing import Any

import msgspec

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.calls import Call
from croupier_api.game_calls import game_calls
from croupier_api.settings import Settings, SettingsError
from croupier_api.terminal import Terminal, understands_colours

GAME = "kryt-navalivat"
NAMES = ("Anna", "Boris", "Clara")

# Three cards each in turn, the indicator, then the stock in the order in which the example draws it.
DECK = (
    "7D KD 9C 9S TS 8S TD 6H JC KC QS 8H 9H 7H QD 7C JD AH TH 6D 6C 8C TC QC AC 8D 9D AD JH QH KH 6S 7S JS KS AS"
).split()
START = {"players": 3, "seed": "worked-example-1", "dealer": 2, "deck": DECK}
ACTIONS = (
    {"type": "lead", "seat": 0, "card": "7D"},
    {"type": "beat", "seat": 1, "card": "KD"},
    {"type": "lead", "seat": 1, "card": "TS"},
    {"type": "beat", "seat": 2, "card": "9C"},
    {"type": "lead", "seat": 2, "card": "8S"},
    {"type": "beat", "seat": 0, "card": "9S"},
    {"type": "lead", "seat": 0, "card": "TD"},
    {"type": "pick_up", "seat": 1},
    {"type": "pick_up", "seat": 2},
    {"type": "beat", "seat": 0, "card": "QS"},
    {"type": "lead", "seat": 0, "card": "7C"},
    {"type": "pick_up", "seat": 1},
    {"type": "beat", "seat": 2, "card": "JC"},
    {"type": "lead", "seat": 2, "card": "9S"},
)
REMARKS = {
    7: "The rules let nobody be forced to beat: picking up is always allowed.",
    8: "What is left of the pile stays, and its new top card is the next one to answer.",
    11: "The top card is a trump, so three cards go to the hand.",
    12: "Clara has to beat the 9♣ that she played herself.",
}

PATIENCE = 15.0
"""Seconds that the server may take to answer for the first time."""


class Watched:
    """A client that plays the example on a server, and prints it."""

    def __init__(self, settings: Settings, tell: Callable[[str], None] = print) -> None:
        self.base = f"http://{settings.host}:{settings.port}"
        self.reference = settings.reference
        self.connection = HTTPConnection(settings.host, settings.port, timeout=PATIENCE)
        self.game: AnyGame = next(game for game in GAMES if game.id == GAME)
        self.calls = {call.operation_id.rpartition("_")[2]: call for call in game_calls(self.game)}
        self.terminal = Terminal(self.game, NAMES, understands_colours())
        self.tell = tell

    def play(self) -> None:
        """Wait for the server, play the example, and say where to look next."""
        self._wait()
        start = self.calls["start"]
        self.tell(self.terminal.strong(f"\n{self.game.names[0].name} for three, played through {self.base}\n"))
        self.tell(self.terminal.faint(f"POST {start.path}  then for every action POST {self.calls['play'].path}\n"))
        position = self._posted(start, START)
        self._told(position)
        for index, action in enumerate(ACTIONS):
            if index in REMARKS:
                self.tell(self.terminal.faint(f"    ({REMARKS[index]})"))
            position = self._posted(self.calls["play"], {"state": position.state, "actions": [action]})
            self._told(position)
        self._goodbye()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.connection.request("GET", "/health")
                self.connection.getresponse().read()
            except (OSError, HTTPException):
                self.connection.close()
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)
            else:
                return

    def _posted(self, call: Call, body: Any) -> Any:
        headers = {"Content-Type": "application/json"}
        self.connection.request("POST", call.path, msgspec.json.encode(body), headers)
        answer = self.connection.getresponse().read()
        return msgspec.json.decode(answer, type=call.answer)

    def _told(self, position: Any) -> None:
        for event in position.events:
            self.tell(self.terminal.sentence(event))
        for entry in position.legal:
            allowed = self._allowed(entry.actions)
            self.tell(self.terminal.faint(f"    {NAMES[entry.seat]} may ") + allowed)

    def _allowed(self, actions: Sequence[Any]) -> str:
        return ", ".join(map(self.terminal.sentence, actions))

    def _goodbye(self) -> None:
        places = [
            ("the games", "/v1/games"),
            ("the rules, one by one", f"/rules/{GAME}"),
            ("the OpenAPI document", "/openapi.yaml"),
            *([("the reference, to try calls", "/docs")] if self.reference else []),
        ]
        self.tell("\nThe server keeps running; Ctrl+C stops it. Look next at")
        for what, path in places:
            self.tell(f"  {self.base}{path:<24} {what}")
        self.tell(f"or sit down yourself:  .venv/bin/croupier play {GAME}")


def watch(settings: Settings) -> None:
    """Play the example, beside whatever else happens, on the server that is about to start.

    Raises:
        SettingsError: Something else listens there, and would be played on.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as error:
        raise SettingsError(f"Nothing can listen there: {error.strerror}.") from None
    threading.Thread(target=Watched(settings).play, daemon=True).start()
