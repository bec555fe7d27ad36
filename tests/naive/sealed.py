"""What clients of sealed tables compute, written once more from docs/sealed-tables.md and docs/fairness.md alone."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from hashlib import sha256
from hmac import digest
from typing import Any

from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from naive import chance

Told = dict[str, Any]


def hmac(key: bytes, message: bytes) -> bytes:
    return digest(key, message, "sha256")


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def record(told: Told) -> bytes:
    return canonical({"game": told["game"], **told["record"]})


def seat_key(told: Told) -> Told:
    secret = bytes.fromhex(told["secret"])
    return {"key": f"cs1.{text(secret)}", "lock": sha256(b"croupier/seat/1" + secret).hexdigest()}


def seat_opening(told: Told) -> Told:
    return {"commitment": sha256(b"croupier/seat-seed/1" + bytes.fromhex(told["opening"])).hexdigest()}


def agreed(told: Told) -> Told:
    return {"canonical": record(told).decode(), "sha256": sha256(record(told)).hexdigest()}


def commitment(told: Told) -> Told:
    message = b"croupier/commit/1"
    for part in (bytes.fromhex(told["match"]), record(told), bytes.fromhex(told["secret"])):
        message += len(part).to_bytes(4, "big") + part
    return {"commitment": sha256(message).hexdigest()}


def seed(told: Told) -> Told:
    message = b"croupier/seed/1" + sha256(record(told)).digest()
    for opening in told["openings"]:
        message += bytes([0]) if opening is None else bytes([len(opening) // 2]) + bytes.fromhex(opening)
    return {"seed": hmac(bytes.fromhex(told["secret"]), message).hex()}


def links(told: Told) -> Told:
    key = hmac(bytes.fromhex(told["secret"]), b"croupier/links/1")
    link = hmac(key, record(told))
    shown = [link[:8].hex()]
    for move in told["moves"]:
        link = hmac(key, link + canonical(_move(move)))
        shown.append(link[:8].hex())
    return {"links": shown}


def _move(move: Told) -> Any:
    if not move["actions"]:
        return {"close": move["seat"]}
    return [
        {**action, "cards": sorted(action["cards"])} if action["type"] == "combine" else action
        for action in move["actions"]
    ]


def confirm_fairness(vector: Any) -> None:
    """Assert that an answer is what a reveal comes to."""
    asked, answer = vector["request"], vector["answer"]
    record_, openings = asked["record"], asked["openings"]
    if vector["status"] == 422:
        assert len(openings) != record_["players"]
        return
    told = {**asked, "game": vector["name"].partition("/")[0]}
    assert answer["commitment"] == commitment(told)["commitment"]
    assert answer["seed"] == seed(told)["seed"]
    assert answer["links"] == links(told)["links"]
    opened = [each and seat_opening({"opening": each})["commitment"] for each in openings]
    pairs = zip(record_["commitments"], opened, strict=True)
    assert answer["openings"] == [None if meant is told is None else meant == told for meant, told in pairs]
    dealer = record_["dealer"]
    assert answer["dealer"] == (chance.lot(answer["seed"], record_["players"]) if dealer is None else dealer)
    assert [each["deal"] for each in answer["decks"]] == list(range(asked["deals"]))
    for each in answer["decks"]:
        cards = chance.pack(len(each["deck"]))
        assert each["deck"] == chance.shuffle(cards, answer["seed"], each["deal"])
        assert each["cut"] == chance.cut(len(cards), answer["seed"], each["deal"])


def token(told: Told) -> Told:
    match = bytes.fromhex(told["match"])
    said = f"croupier/token/1|{told['purpose']}|ct1|{told['key_id']}|{told['game']}|{told['version']}|".encode() + match
    derived = HKDF(SHA256(), 96, match, said).derive(bytes.fromhex(told["key"]))
    sealed = AESSIV(derived[:64]).encrypt(bytes.fromhex(told["plaintext"]), [said])
    body = told["version"].to_bytes(2, "big") + match + derived[64:] + sealed
    return {"token": f"ct1.{told['key_id']}.{text(body)}"}


COMPUTED: Mapping[str, Callable[[Told], Told]] = {
    "seat-key": seat_key,
    "seat-opening": seat_opening,
    "record": agreed,
    "commitment": commitment,
    "seed": seed,
    "links": links,
    "token": token,
}
