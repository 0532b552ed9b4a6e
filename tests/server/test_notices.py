"""Turn notices: a browser's push service and a mail server, both real and on this machine."""

import email
import json
import os
import re
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from services import free_port
from serving import Player, Served, legal, new_key, serving

from cornerwise.server.base.rate_limits import RATES
from cornerwise.server.people.webpush import b64, encrypt, private_key, public_bytes, unb64

DAYS = {"kind": "days", "days": 3}


@dataclass
class PushService:
    """What a browser's maker runs: takes what comes for a browser, and gives it to nobody else."""

    port: int = 0
    status: int = 201
    got: Queue[tuple[dict[str, str], bytes]] = field(default_factory=Queue)


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.got.put(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service.port = server.server_port
        Thread(target=server.serve_forever, daemon=True).start()
        yield service
        server.shutdown()


class Mails:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.got: Queue[email.message.Message] = Queue()
        self.port = free_port()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # its name there
        self.got.put(email.message_from_bytes(envelope.content))
        return "250 kept"


@pytest.fixture(scope="module")
def mails() -> Iterator[Mails]:
    found = Mails()
    controller = Controller(found, hostname="127.0.0.1", port=found.port)
    controller.start()
    yield found
    controller.stop()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, service: PushService, mails: Mails) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('notices')}/games.db"
    settings: dict[str, Any] = {
        "smtp": f"smtp://127.0.0.1:{mails.port}",
        "sender": "table@example.org",
        "mail_pause": 2,
    }
    with serving(database, push_hosts='["127.0.0.1"]', **settings) as server:
        yield server


@pytest.fixture
def people(served: Served) -> Iterator[list[Player]]:
    with closing(Player(served.url, "Anna")) as anna, closing(Player(served.url, "Ben")) as ben:
        yield [anna, ben]


def by_correspondence(anna: Player, ben: Player) -> str:
    match: str = anna.begin("duo", ["me", "open"], clock=DAYS)["match"]
    ben.sit(match, 1)
    return match


def move(player: Player, match: str, seat: int) -> None:
    now = player.get(f"/api/matches/{match}")
    action = {"do": "move", "move": legal(now["state"])[0]}
    body = {"seat": seat, "seq": now["seq"], "key": new_key(), "action": action}
    assert "first" in player.post(f"/api/matches/{match}/commands", body)


# Push


class Browser:
    """The end for which messages are sealed (RFC 8291), written from the other side."""

    def __init__(self, service: PushService) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"http://127.0.0.1:{service.port}/browser/{os.urandom(4).hex()}"
        keys = {"p256dh": b64(public_bytes(self.key)), "auth": b64(self.auth)}
        self.subscription = {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def opened(self, body: bytes) -> Any:
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(self.key.curve, sender))
        info = b"WebPush: info\0" + public_bytes(self.key) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02"))


def test_a_sealed_message_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert b64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_hears_of_its_turn(people: list[Player], service: PushService) -> None:
    anna, ben = people
    browser = Browser(service)
    assert ben.post("/api/push/subscription", browser.subscription) == {}
    match = by_correspondence(anna, ben)
    move(anna, match, 0)
    headers, body = service.got.get(timeout=60)
    assert browser.opened(body) == {"kind": "turn", "match": match, "variant": "duo"}
    assert (headers["ttl"], headers["topic"], headers["content-encoding"]) == ("86400", match, "aes128gcm")
    _check_signature(headers["authorization"], anna.get("/api/push/key")["key"], browser.endpoint)
    with ben.socket() as socket:
        socket.follow(match)
        move(ben, match, 1)
        move(anna, match, 0)
        with pytest.raises(Empty):
            service.got.get(timeout=0.5)  # Ben is there and sees it


def _check_signature(header: str, key: str, endpoint: str) -> None:
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found and found[4] == key
    claims, signature = (json.loads(urlsafe_b64decode(found[2] + "==")), unb64(found[3]))
    assert endpoint.startswith(claims["aud"] + "/") and claims["sub"].startswith("mailto:")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    der = encode_dss_signature(int.from_bytes(signature[:32]), int.from_bytes(signature[32:]))
    public.verify(der, f"{found[1]}.{found[2]}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_browser_that_is_gone_is_forgotten(people: list[Player], service: PushService) -> None:
    anna, ben = people
    ben.post("/api/push/subscription", Browser(service).subscription)
    match = by_correspondence(anna, ben)
    service.status = 410
    move(anna, match, 0)
    service.got.get(timeout=60)
    move(ben, match, 1)
    move(anna, match, 0)
    with pytest.raises(Empty):
        service.got.get(timeout=0.5)
    service.status = 201


def test_who_unsubscribes_hears_nothing(people: list[Player], service: PushService) -> None:
    anna, ben = people
    browser = Browser(service)
    ben.post("/api/push/subscription", browser.subscription)
    for player in people:  # Anna cannot do it for him
        answer = player.http.request("DELETE", "/api/push/subscription", json={"endpoint": browser.endpoint})
        assert answer.status_code == 200
        match = by_correspondence(anna, ben)
        move(anna, match, 0)
        if player is anna:
            service.got.get(timeout=60)
    with pytest.raises(Empty):
        service.got.get(timeout=0.5)


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://evil.example/hook"},
        {"endpoint": "https://127.0.0.1.evil.example/hook"},
        {"endpoint": "ftp://127.0.0.1/hook"},
        {"keys": {"p256dh": "A" * 87, "auth": "A" * 22}},
        {"keys": {}},
    ],
)
def test_only_push_services_are_talked_to(people: list[Player], service: PushService, change: Any) -> None:
    body = Browser(service).subscription | change
    assert people[0].post("/api/push/subscription", body)["code"] == "request/malformed"


# Mail


def code_in(mail: email.message.Message) -> str:
    found = re.search(r"\w{4}-\w{4}-\w{4}", str(mail.get_payload()))
    assert found
    return found[0]


def test_mail_comes_to_a_confirmed_address_and_not_too_often(people: list[Player], mails: Mails) -> None:
    anna, ben = people
    assert ben.get("/api/mail") == {"available": True, "address": None}
    match = by_correspondence(anna, ben)
    ben.post("/api/mail", {"address": "ben@example.org"})
    mail = mails.got.get(timeout=60)
    assert (mail["to"], mail["from"]) == ("ben@example.org", "table@example.org")
    assert anna.post("/api/mail/confirm", {"code": code_in(mail)})["code"] == "account/wrong"
    ben.post("/api/mail", {"address": "ben@example.org"})
    assert ben.post("/api/mail/confirm", {"code": code_in(mails.got.get(timeout=60))}) == {}
    assert ben.get("/api/mail")["address"] == "ben@example.org"
    move(anna, match, 0)
    notice = mails.got.get(timeout=60)
    assert notice["to"] == "ben@example.org" and f"/match/{match}\r\n" in str(notice.get_payload())
    move(ben, match, 1)
    move(anna, match, 0)
    with pytest.raises(Empty):
        mails.got.get(timeout=1)
    assert f"/match/{match}" in str(mails.got.get(timeout=60).get_payload()), "after the pause, as it still waits"
    assert ben.http.request("DELETE", "/api/mail").status_code == 200
    assert ben.get("/api/mail")["address"] is None


def test_a_forged_host_does_not_appear_in_mail(
    people: list[Player], mails: Mails, tmp_path: Path, served: Served
) -> None:
    """Without a `url` a local name passes as `Host`; with one only that of the server does."""
    anna = people[0]
    forged = {"Host": "evil.local", "Origin": "http://evil.local"}
    assert anna.http.post("/api/mail", json={"address": "anna@example.org"}, headers=forged).status_code == 202
    text = str(mails.got.get(timeout=60).get_payload())
    assert "evil" not in text and served.url in text
    settings: dict[str, Any] = {
        "url": "https://play.example.org",
        "smtp": f"smtp://127.0.0.1:{mails.port}",
        "sender": "a@example.org",
    }
    with serving(f"sqlite:///{tmp_path}/games.db", **settings) as public, httpx.Client(base_url=public.url) as http:
        session = http.post("/api/session", json={"name": "Anna"}).headers["set-cookie"].partition(";")[0]
        headers = {"Cookie": session, "Host": "evil.example"}
        assert http.post("/api/mail", json={"address": "anna@example.org"}, headers=headers).status_code == 421
        headers["Host"] = "play.example.org"
        assert http.post("/api/mail", json={"address": "anna@example.org"}, headers=headers).status_code == 202
    text = str(mails.got.get(timeout=60).get_payload())
    assert "https://play.example.org" in text and "evil" not in text and mails.got.empty()


def test_one_recipient_gets_few_codes_whoever_asks(mails: Mails, tmp_path: Path) -> None:
    """Players and client addresses change, as those of an attacker with many would; the recipient stays the same."""
    settings: dict[str, Any] = {"smtp": f"smtp://127.0.0.1:{mails.port}", "sender": "table@example.org", "limits": 1}
    most = int(RATES["recipient"].burst)
    with serving(f"sqlite:///{tmp_path}/games.db", **settings) as server:
        asked = []
        for number in range(most + 2):
            client = {"X-Forwarded-For": f"203.0.113.{number + 1}"}
            with httpx.Client(base_url=server.url, headers=client) as http:
                http.post("/api/session", json={"name": "Eve"})
                spelling = "Victim@example.org" if number % 2 else "victim@example.org"
                asked.append(http.post("/api/mail", json={"address": spelling}).status_code)
    assert asked == [202] * most + [429] * 2
    for _ in range(most):
        mails.got.get(timeout=60)
    assert mails.got.empty()


@pytest.mark.parametrize("address", ["ben", "ben@example.org\nBcc: all@example.org", "a b@example.org", ""])
def test_what_is_no_address_is_refused(people: list[Player], address: str) -> None:
    assert people[0].post("/api/mail", {"address": address})["code"] == "request/malformed"
