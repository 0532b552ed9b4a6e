"""What attackers did to accounts and mail on a running server, done again."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from authenticator import Authenticator
from serving import PASSWORD, Data, Player, Served, serving
from websockets.exceptions import ConnectionClosed

from cornerwise.server.base.similar_names import has_one_script
from cornerwise.server.people.accounts import login_name
from cornerwise.server.people.passwords import LEAST_GUESSES, guesses


def test_a_socket_ends_with_its_session_and_with_its_key(people: list[Player], served: Served) -> None:
    anna, ben, _ = people
    token = anna.post("/api/tokens", {"label": "bot", "scopes": ["read"]})["token"]
    program = Player(served.url, "Program")
    program.http.cookies.clear()
    with ben.socket() as browser, program.socket(Authorization=f"Bearer {token}") as key:
        browser.next()
        key.next()
        ben.post("/api/account/logout", {})
        anna.http.delete(f"/api/tokens/{anna.get('/api/tokens')[0]['id']}")
        for socket in (browser, key):
            with pytest.raises(ConnectionClosed) as closed:
                socket.connection.recv(60)
            assert closed.value.rcvd and (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "session/missing")
    program.close()


def test_recovery_ends_all_that_a_thief_has(people: list[Player], served: Served) -> None:
    anna, thief, owner = people
    codes = anna.create_account("robbed")
    thief.post("/api/account/login", {"name": "robbed", "password": PASSWORD})
    token = thief.post("/api/tokens", {"label": "mine now", "scopes": ["read", "play"]})["token"]
    key = Authenticator(served.url)
    made = key.create(thief.post("/api/account/passkeys/offer", {}))
    assert thief.post("/api/account/passkeys", {"credential": made}) == {}
    mistyped = {"name": "robed", "code": codes[0], "password": "another horse"}
    assert owner.post("/api/account/recover", mistyped)["code"] == "account/wrong"
    assert "id" in owner.post("/api/account/recover", {**mistyped, "name": "robbed"}), "the code is not used up"
    assert thief.get("/api/session")["code"] == "session/missing"
    assert anna.get("/api/session")["code"] == "session/missing"
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{served.url}/api/session", headers=headers).status_code == 401
    stranger = Player(served.url, "Stranger")
    proof = key.get(stranger.post("/api/account/passkeys/ask", {}))
    assert stranger.post("/api/account/passkeys/login", {"credential": proof})["code"] == "account/wrong"
    stranger.close()


def test_a_password_is_changed_and_others_are_logged_out(people: list[Player], served: Served) -> None:
    anna, ben, cleo = people
    anna.create_account("changing")
    secret = anna.http.cookies["cornerwise_session"]
    for other in (ben, cleo):
        other.post("/api/account/login", {"name": "changing", "password": PASSWORD})
    sessions = anna.get("/api/account/sessions")
    assert len(sessions) == 3 and [session["this"] for session in sessions].count(True) == 1
    assert secret not in str(sessions)
    other_session = next(session["id"] for session in cleo.get("/api/account/sessions") if session["this"])
    assert anna.http.delete(f"/api/account/sessions/{other_session}").status_code == 200
    assert anna.http.delete(f"/api/account/sessions/{other_session}").status_code == 404
    assert cleo.get("/api/session")["code"] == "session/missing"
    wrong = {"old": "wrong horse", "new": "another horse"}
    assert anna.post("/api/account/password", wrong)["code"] == "account/wrong"
    assert anna.post("/api/account/password", {"old": PASSWORD, "new": "passw0rd1"})["code"] == "account/weak"
    assert anna.post("/api/account/password", {"old": PASSWORD, "new": "another horse"}) == {}
    assert ben.get("/api/session")["code"] == "session/missing" and "id" in anna.get("/api/session")
    anna.post("/api/account/login", {"name": "changing", "password": "another horse"})
    assert anna.http.cookies["cornerwise_session"] != secret, "a login makes a new session"
    assert len(anna.get("/api/account/sessions")) == 1, "in the place of the one before"


def test_an_account_can_be_had_as_data_and_deleted(people: list[Player], served: Served, folder: Path) -> None:
    anna, ben, _ = people
    anna.create_account("leaving")
    ben.create_account("reading")
    for player in (anna, ben):
        player.post("/api/contacts/choices", {"free_chat": True})
    match = anna.begin("duo", ["me", "open"], chat="free")["match"]
    ben.sit(match, 1)
    anna.post(f"/api/matches/{match}/chat", {"text": "remember me"})
    data = anna.get("/api/account/data")
    assert data["accounts"][0]["login"] == "leaving" and data["chat"][0]["text"] == "remember me"
    assert PASSWORD not in str(data) and "argon2" not in str(data)
    assert anna.post("/api/account/delete", {"password": "wrong horse"})["code"] == "account/wrong"
    assert anna.post("/api/account/delete", {"password": PASSWORD}) == {}
    assert anna.get("/api/session")["code"] == "session/missing"
    seats = ben.get(f"/api/matches/{match}")["state"]["seats"]
    assert "Anna" not in str(seats) and seats[1]["name"] == "Ben"
    with closing(sqlite3.connect(folder / "games.db")) as database:
        stored = str([database.execute(f"SELECT * FROM {table}").fetchall() for table in ("chat", "accounts")])
        events = str(database.execute("SELECT * FROM events WHERE match = ?", (match,)).fetchall())
    assert "leaving" not in stored and "remember me" not in stored and "Anna" not in events


def test_look_alikes_from_other_alphabets(people: list[Player]) -> None:
    """Cyrillic and Greek letters in the place of Latin ones, some of them or all, and the other way round."""
    anna, ben, cleo = people
    anna.create_account("paxo")
    mixed = ("p\N{CYRILLIC SMALL LETTER A}xo", "PA\N{CYRILLIC CAPITAL LETTER HA}O", "pax\N{GREEK SMALL LETTER OMICRON}")
    for name in mixed:
        assert ben.post("/api/account", {"name": name, "password": PASSWORD})["code"] == "request/malformed"
    cyrillic = "\u0440\u0430\u0445\u043e"  # all of it, as some would write "paxo"
    for name in (cyrillic, cyrillic.upper()):
        assert ben.post("/api/account", {"name": name, "password": PASSWORD})["code"] == "account/taken"
    ben.create_account("\u0441\u0430\u0440\u0430")  # Sara, who was here before somebody called capa
    assert cleo.post("/api/account", {"name": "capa", "password": PASSWORD})["code"] == "account/taken"
    # Names as people really have them: two words, accents, East Asian scripts beside Latin letters.
    for name in (
        "J\u00fcrgen \u0141. 3",
        "\u041e\u043b\u0435\u0433-7",
        "\u6771\u4eacTokyo",
        "\u3055\u304f\u3089\u82b1",
    ):
        assert has_one_script(name)
    assert "recovery" in cleo.post("/api/account", {"name": "\u6771\u4eacTokyo", "password": PASSWORD})


def test_look_alike_names_and_common_passwords(people: list[Player]) -> None:
    anna, ben, _ = people
    anna.create_account("josé")
    for name in ("jose\N{COMBINING ACUTE ACCENT}", "\uff2aOSÉ", "JOSÉ "):
        assert ben.post("/api/account", {"name": name, "password": PASSWORD})["code"] == "account/taken"
    assert ben.post("/api/account", {"name": "jos\u200bé", "password": PASSWORD})["code"] == "request/malformed"
    for password in (
        "password",
        "Passw0rd!",
        "12345678",
        "qwertzuiop",
        "cornerwise1",
        "annaanna",
        "aaaaaaaa",
        "rumis2024",
    ):
        assert ben.post("/api/account", {"name": "Anna", "password": password})["code"] == "account/weak"
    assert all(guesses(password, "anna") > LEAST_GUESSES for password in (PASSWORD, "kZ7!kd92mq", "1l|!i" * 40))
    assert login_name("Straße") == login_name("STRASSE")


def test_a_login_brings_all_seats_along(people: list[Player], folder: Path) -> None:
    anna, ben, _ = people
    anna.create_account("collector")
    for _ in range(120):
        ben.begin("junior", ["me", "me"])
    ben.post("/api/account/login", {"name": "collector", "password": PASSWORD})
    with closing(sqlite3.connect(folder / "games.db")) as database:
        rows = database.execute("SELECT player, count(DISTINCT match) FROM seats GROUP BY player").fetchall()
    assert dict(rows)[anna.me["id"]] == 120


def test_nobody_sits_down_under_the_name_of_the_host(people: list[Player], served: Served) -> None:
    anna = people[0]
    match = anna.begin("classic", ["me", "open", "open", "open"])["match"]
    names = ("Anna", "\u0410nn\u0430", "\uff21nn\uff41")
    for seat, name in enumerate(names, 1):
        double = Player(served.url, name)
        double.sit(match, seat)
        double.close()
    shown = [seat["name"] for seat in anna.get(f"/api/matches/{match}")["state"]["seats"]]
    assert len({login_name(name) for name in shown}) == 4 and shown[0] == "Anna"


def test_strangers_report_nothing(people: list[Player]) -> None:
    anna, ben, cleo = people
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    anna.post(f"/api/matches/{match}/chat", {"preset": "hello"})
    assert cleo.post(f"/api/matches/{match}/chat/1/report", {})["code"] == "match/not-your-seat"
    assert ben.post(f"/api/matches/{match}/chat/1/report", {}) == {}


def test_nonsense_is_an_answer_of_the_usual_kind(people: list[Player]) -> None:
    """Player checks that no answer is a 5xx and that all are refusals as promised."""
    anna = people[0]
    odd: list[Data] = [{"id": {}, "response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": []}}]
    for credential in odd:
        assert anna.post("/api/account/passkeys/login", {"credential": credential})["code"] == "account/wrong"
    assert anna.post("/api/session", {"name": "A\0B"})["code"] == "request/malformed"
    assert anna.post("/api/account/login", {"name": "A", "password": "abc\0defgh"})["code"] == "request/malformed"
    assert anna.http.get("/api/ratings/%00").json()["code"] == "request/malformed"


def test_private_answers_are_kept_by_nobody(people: list[Player]) -> None:
    anna = people[0]
    for path in ("/api/session", "/api/matches/mine", "/api/account", "/api/nothing"):
        assert anna.http.get(path).headers["cache-control"] == "no-store"


def test_sessions_end_when_they_are_old(people: list[Player], folder: Path) -> None:
    anna, ben, _ = people
    day = 24 * 60 * 60 * 1000
    with closing(sqlite3.connect(folder / "games.db")) as database, database:
        for player, created, seen in ((anna, 100, 91), (ben, 401, 0)):
            times = [int(time.time() * 1000) - days * day for days in (created, seen)]
            database.execute("UPDATE sessions SET created = ?, seen = ? WHERE player = ?", (*times, player.me["id"]))
    for player in (anna, ben):  # a process remembers a session for five seconds
        end = time.monotonic() + 60
        while player.get("/api/session").get("code") != "session/missing":
            assert time.monotonic() < end, "the session has not ended"
            time.sleep(0.2)


def test_who_takes_a_browser_over_does_not_get_the_account(people: list[Player], served: Served, folder: Path) -> None:
    """Without a password nobody is asked for one; then a login must be recent."""
    anna, ben, _ = people
    key = Authenticator(served.url)
    anna.post("/api/account", {"name": "absent-minded"})
    anna.post("/api/account/passkeys", {"credential": key.create(anna.post("/api/account/passkeys/offer", {}))})
    with closing(sqlite3.connect(folder / "games.db", timeout=10)) as database, database:
        before = int(time.time() * 1000) - 11 * 60 * 1000
        database.execute("UPDATE sessions SET created = ? WHERE player = ?", (before, anna.me["id"]))
    thief = anna
    for path, body in (
        ("/api/account/password", {"new": "another horse"}),
        ("/api/account/delete", {}),
        ("/api/account/passkeys/offer", {}),
        ("/api/tokens", {"label": "mine now", "scopes": ["play"]}),
    ):
        assert thief.post(path, body)["code"] == "session/old", path
    for path in ("/api/account/sessions", "/api/account/sessions/0123456789abcdef"):
        assert thief.http.delete(path).json()["code"] == "session/old"
    ben.post("/api/account/passkeys/login", {"credential": key.get(ben.post("/api/account/passkeys/ask", {}))})
    assert ben.http.delete("/api/account/sessions").status_code == 200
    assert thief.get("/api/session")["code"] == "session/missing"
    assert ben.post("/api/account/password", {"new": "another horse"}) == {}


def test_a_session_ends_with_the_login_that_replaces_it(people: list[Player], served: Served) -> None:
    anna, ben, _ = people
    before = [dict(player.http.cookies) for player in (anna, ben)]
    anna.create_account("renewed")
    ben.post("/api/account/login", {"name": "renewed", "password": PASSWORD})
    assert anna.get("/api/session")["id"] == ben.get("/api/session")["id"]
    for cookies in before:
        assert httpx.get(f"{served.url}/api/session", cookies=cookies).status_code == 401


def test_the_audit_log_has_what_happened_and_no_names(tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as log, serving(f"sqlite:///{tmp_path}/games.db", log=log) as server:
        anna = Player(server.url, "Anna")
        codes = anna.create_account("secretive")
        token = anna.post("/api/tokens", {"label": "program", "scopes": ["read"]})["token"]
        for password in ("wrong horse", PASSWORD):
            anna.post("/api/account/login", {"name": "secretive", "password": password})
        anna.post("/api/account/password", {"old": PASSWORD, "new": "another horse"})
        key = {"Authorization": f"Bearer {token}"}
        assert httpx.post(f"{server.url}/api/matches", headers=key, json=DUO).status_code == 403
        assert httpx.post(f"{server.url}/api/session", headers={"Origin": "https://evil.example"}).status_code == 403
        anna.post("/api/account/recover", {"name": "secretive", "code": codes[0], "password": "third horse"})
        anna.close()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    told = [line["message"] for line in lines if line["from"] == "cornerwise.audit"]
    login = ["login refused: account/wrong", "login", "password change"]
    refused = ["refused: session/forbidden", "refused: request/origin"]
    assert told == ["new account", "key made", *login, *refused, "recovery", "login"]
    text = str(lines)
    assert not any(secret in text for secret in ("Anna", "secretive", "horse", "127.0.0.1", token, *codes))


def test_secrets_come_from_files_and_workers_do_not_have_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cornerwise_smtp").write_text("smtps://user:hidden@mail.example.org")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    with serving(f"sqlite:///{tmp_path}/games.db") as server, closing(Player(server.url, "Anna")) as anna:
        assert anna.get("/api/mail")["available"]
        anna.post("/api/positions", {"variant": "duo", "moves": []})
        threads = Path(f"/proc/{server.process.pid}/task").glob("*/children")  # any of them may have started a worker
        workers = [worker for children in threads for worker in children.read_text().split()]
        environments = [Path(f"/proc/{worker}/environ").read_bytes() for worker in workers]
        assert environments and not any(b"hidden" in found or b"games.db" in found for found in environments)


DUO = {"variant": "duo", "seats": ["me", "open"]}


# Behind a proxy, with a public address


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('public')}/games.db"
    with serving(database, url="https://play.example.org", limits=1, proxies='["127.0.0.0/8"]') as server:
        yield server


def test_only_the_names_of_the_server_are_answered(public: Served) -> None:
    for host, status in (("play.example.org", 200), ("evil.example", 421), ("play.example.org.evil.example", 421)):
        response = httpx.get(f"{public.url}/api/games", headers={"Host": host})
        assert response.status_code == status
        assert response.headers["strict-transport-security"] == "max-age=31536000; includeSubDomains"
        assert response.headers["x-content-type-options"]
    assert httpx.get(f"{public.url}/health").status_code == 200, "the machine itself may ask"


def test_the_cookie_is_for_this_host_and_tls_alone(public: Served) -> None:
    cookie = httpx.post(f"{public.url}/api/session", json={"name": "Anna"}).headers["set-cookie"]
    assert cookie.startswith("__Host-cornerwise_session=") and "Secure" in cookie and "Path=/" in cookie


def test_passkeys_are_for_the_public_address_whatever_a_client_says(public: Served) -> None:
    with httpx.Client(base_url=public.url, headers={"Host": "play.example.org"}) as client:
        session = client.post("/api/session", json={"name": "Anna"})
        cookie = {"Cookie": session.headers["set-cookie"].partition(";")[0]}
        asked = client.post("/api/account/passkeys/ask", json={}, headers=cookie).json()
        assert (asked["rpId"], asked["userVerification"]) == ("play.example.org", "required")
        wrong = client.post("/api/account/passkeys/ask", json={}, headers={**cookie, "Origin": "https://evil.example"})
        assert wrong.json()["code"] == "request/origin"


def test_a_proxy_says_who_asks_and_each_has_a_limit_of_their_own(public: Served) -> None:
    def tried(client: str) -> list[int]:
        with httpx.Client(base_url=public.url, headers={"X-Forwarded-For": client}) as http:
            body = {"name": "nobody " + client[:14], "password": "wrong horse"}
            return [http.post("/api/account/login", json=body).status_code for _ in range(12)]

    assert tried("203.0.113.5")[-1] == 429
    assert 403 in tried("203.0.113.6")
    tried("2001:db8:1:2::1")
    with httpx.Client(base_url=public.url, headers={"X-Forwarded-For": "2001:db8:1:2:ffff::9"}) as http:
        refused = http.post("/api/account/login", json={"name": "x", "password": "wrong horse"})
    assert refused.status_code == 429, "a network of IPv6 is one client"
    assert int(refused.headers["retry-after"]) >= 1 and refused.json()["details"]["wait"] > 0
