"""What attackers did to a running server, done again: nobody else may feel it."""

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from statistics import median

import httpx
import pytest
from hostile import RawSocket, board_bomb, game_bomb, height_map, memory_of
from serving import Player, Served, legal, serving

MEGABYTE = 1 << 20
PATIENCE = 2.5
"""Seconds that others may have to wait, on a busy machine; it was 5 to 9 before anything was done about it."""


def usual_health(url: str, seconds: float) -> float:
    """How long questions for the server's health take: the median, since one may be late on any busy machine."""
    took, end = [], time.monotonic() + seconds
    with httpx.Client(base_url=url, timeout=60) as client:
        while time.monotonic() < end:
            begin = time.monotonic()
            assert client.get("/health").status_code == 200
            took.append(time.monotonic() - begin)
            time.sleep(0.02)
    return median(took)


# 1. Bombs


def test_texts_of_many_boards_or_games_cost_nobody_anything(served: Served, anna: Player) -> None:
    texts = [board_bomb(900), board_bomb(40, seed=2), game_bomb(11_000)]
    before = memory_of(served.process.pid)
    with ThreadPoolExecutor(8) as attackers:
        posts = [attackers.submit(anna.post, "/api/records", {"text": text}) for text in texts]
        posts += [attackers.submit(anna.post, "/api/reviews", {"record": text}) for text in texts[:1]]
        assert usual_health(served.url, 3) < PATIENCE, "others are answered meanwhile"
        codes = [post.result()["code"] for post in posts[: len(texts)]]
    assert set(codes) == {"request/too-large"}
    assert memory_of(served.process.pid) - before < 700 * MEGABYTE, "two processes that read, and little more"
    assert len(anna.post("/api/records", {"text": game_bomb(3)})["games"]) == 3


def test_boards_of_ones_own_do_not_stay_in_memory(served: Served, anna: Player) -> None:
    rng, sizes = Random(5), []
    for _ in range(6):
        anna.begin("rumis-own", ["me", "me", "me", "open"], options={"heights": height_map(rng)})
        anna.post("/api/positions", {"variant": "rumis-own", "options": {"heights": height_map(rng)}})
        sizes.append(memory_of(served.process.pid))
    assert max(sizes) - min(sizes) < 400 * MEGABYTE


# 2. Floods


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with its limits as they are by default."""
    with serving(
        f"sqlite:///{tmp_path_factory.mktemp('limited')}/games.db",
        limits=1,
        waiting_hours=0.001,
        proxies='["127.0.0.1"]',
    ) as server:
        yield server


FLOODS = {"pings": b"\x89\x80\0\0\0\0", "empty texts": b"\x81\x80\0\0\0\0", "empty pieces": b"\x00\x80\0\0\0\0"}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_floods_a_socket_is_disconnected(limited: Served, flood: str) -> None:
    eve = Player(limited.url, "Eve")
    address = {"X-Forwarded-For": f"203.0.113.{len(flood)}"}
    raw = RawSocket(limited.url, eve.http.cookies, address)
    with ThreadPoolExecutor(1) as attacker:
        flooding = attacker.submit(raw.flood, FLOODS[flood] * 10_000, 2.0)
        assert usual_health(limited.url, 1.5) < PATIENCE
        assert flooding.result() or raw.is_closed(), "the server disconnects"
    raw.close()
    eve.close()


def test_reading_one_client_yields_to_all_others(served: Served, anna: Player) -> None:
    """Also where the operator has switched limits off."""
    raw = RawSocket(served.url, anna.http.cookies)
    with ThreadPoolExecutor(1) as attacker:
        attacker.submit(raw.flood, FLOODS["pings"] * 10_000, 1.5)
        assert usual_health(served.url, 1.5) < PATIENCE
    raw.close()


def test_a_flood_wins_no_game_on_time(served: Served, anna: Player) -> None:
    """For as long as the attacker likes: the operator of this server has switched limits off."""
    eve = Player(served.url, "Eve")
    match = anna.begin("duo", ["me", "open"], clock={"kind": "move", "seconds": 8})["match"]
    eve.sit(match, 1)
    began = time.monotonic()
    raw = RawSocket(served.url, eve.http.cookies)
    with ThreadPoolExecutor(1) as attacker, anna.socket() as socket:
        snapshot = socket.follow(match)["snapshot"]
        flooding = attacker.submit(raw.flood, FLOODS["pings"] * 10_000, 9)
        time.sleep(max(0.0, began + 4.5 - time.monotonic()))
        answer = socket.do(match, 0, snapshot["seq"], "move", move=legal(snapshot["state"])[0])
        assert answer["type"] == "ack", "a move that was sent in time counts"
        assert not flooding.done(), "the flood was still going on"
        flooding.result()
    raw.close()
    eve.close()


# 7. Engines


def test_abandoned_analyses_keep_nobody_waiting(served: Served, anna: Player) -> None:
    body = {"variant": "duo", "level": 9, "moves": []}
    with ThreadPoolExecutor(12) as attackers:
        for _ in range(12):
            attackers.submit(_ask_and_leave, served.url, dict(anna.http.cookies), body)
        time.sleep(1.5)
        match = anna.begin("duo", ["me", 1])
        with anna.socket() as socket:
            snapshot = socket.follow(match["match"])["snapshot"]
            begin = time.monotonic()
            socket.do(match["match"], 0, snapshot["seq"], "move", move=legal(snapshot["state"])[0])
            while socket.until("events")["events"][-1].get("seat") != 1:
                pass
            assert time.monotonic() - begin < 25, "it was 40 s"


def _ask_and_leave(url: str, cookies: dict[str, str], body: object) -> None:
    with suppress(httpx.TimeoutException):
        httpx.post(f"{url}/api/positions/analysis", json=body, cookies=cookies, timeout=1)


# 8. The lobby


def test_two_with_the_same_wish_meet_beside_any_number_of_others(served: Served, anna: Player) -> None:
    for seconds in range(100, 155):
        anna.begin("duo", ["me", "open"], listed=True, clock={"kind": "game", "seconds": seconds})
    ben, cleo = Player(served.url, "Ben"), Player(served.url, "Cleo")
    wish = {"variant": "duo", "clock": {"kind": "game", "seconds": 77}}
    assert ben.post("/api/pairing", wish)["match"] == cleo.post("/api/pairing", wish)["match"]
    ben.close()
    cleo.close()


def test_one_address_does_not_fill_the_lobby_and_nothing_waits_for_ever(limited: Served) -> None:
    people = [Player(limited.url, f"P{number}") for number in range(3)]
    answers = [people[number % 3].post("/api/matches", LISTED) for number in range(14)]
    made = [answer["match"] for answer in answers if "match" in answer]
    assert len(made) == 10 and answers[-1]["code"] == "request/too-many"
    end = time.monotonic() + 90
    while (state := people[0].get(f"/api/matches/{made[0]}")["state"])["phase"] == "waiting":
        assert time.monotonic() < end
        time.sleep(0.5)
    assert state["result"]["reason"] == "aborted"
    for player in people:
        player.close()


LISTED = {"variant": "junior", "seats": ["me", "open"], "listed": True}


def test_one_damaged_match_does_not_hide_the_lobby(served: Served, anna: Player, folder: Path) -> None:
    match = anna.post("/api/matches", LISTED)["match"]
    with closing(sqlite3.connect(folder / "games.db", timeout=10)) as database, database:
        row = "INSERT INTO matches SELECT ?, variant, phase, listed, open_seats, seq, created, changed, due, engine_due"
        database.execute(f"{row} FROM matches WHERE id = ?", ("damaged0000000000000000", match))
        event = "INSERT INTO events VALUES (?, 1, 0, 'created', '{\"variant\": \"no such game\"}', '', '')"
        database.execute(event, ("damaged0000000000000000",))
    assert match in [listed["match"] for listed in anna.get("/api/matches")]


# 9, 10. Work that is not for the event loop


def test_boards_and_bombs_delay_neither_others_nor_logins(served: Served, anna: Player) -> None:
    anna.post("/api/account", {"name": "patient", "password": "correct horse"})
    rng = Random(9)
    with ThreadPoolExecutor(8) as attackers:
        for _ in range(8):
            attackers.submit(anna.post, "/api/records", {"text": game_bomb(11_000)})
            attackers.submit(anna.get, f"/api/games/rumis-own/board?heights={height_map(rng).replace(' ', '+')}")
        begin = time.monotonic()
        body = {"name": "patient", "password": "correct horse"}
        assert httpx.post(f"{served.url}/api/account/login", json=body, timeout=60).status_code == 200
        assert time.monotonic() - begin < 20, "it was 36 s"
        assert usual_health(served.url, 1) < PATIENCE


# 11, 13, 16. A database that is locked, and a server that stands still


def test_a_locked_database_is_said_and_forgiven(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/games.db") as server, closing(Player(server.url, "Anna")) as anna:
        match = anna.begin("duo", ["me", "me"], clock={"kind": "move", "seconds": 20})
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            refused = httpx.post(f"{server.url}/api/session", json={"name": "Ben"}, timeout=30)
            assert (refused.status_code, refused.json()["code"]) == (503, "server/busy")
            assert refused.headers["retry-after"] and refused.headers["x-content-type-options"]
            time.sleep(max(0.0, began + 21 - time.monotonic()))
            assert httpx.get(f"{server.url}/ready", timeout=30).status_code == 503
            database.execute("ROLLBACK")
        wait_for_ready(server, 200)
        move = {"do": "move", "move": legal(match["state"])[0]}
        seq = anna.get(f"/api/matches/{match['match']}")["seq"]
        body = {"seat": 0, "seq": seq, "key": "k", "action": move}
        assert "first" in anna.post(f"/api/matches/{match['match']}/commands", body), "the clock stood still meanwhile"


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    """No file of the server can grow or be written, as long as that lasts."""
    database = f"sqlite:///{tmp_path}/games.db"
    moves: list[str] = []
    with serving(database) as server, closing(Player(server.url, "Anna")) as anna:
        found = anna.begin("duo", ["me", "me"], clock={"kind": "move", "seconds": 300})
        path = f"/api/matches/{found['match']}"

        def move() -> httpx.Response:
            now = anna.get(path)
            chosen = legal(now["state"])[0]
            body = {"seat": now["state"]["mover"], "seq": now["seq"], "key": f"k{now['seq']}"}
            answer = anna.http.post(f"{path}/commands", json={**body, "action": {"do": "move", "move": chosen}})
            if answer.status_code == 200:
                moves.append(chosen)
            return answer

        assert all(move().status_code == 200 for _ in range(3))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        refusals = [move(), httpx.post(f"{server.url}/api/session", json={"name": "Ben"}, timeout=30)]
        for refused in refusals:
            assert (refused.status_code, refused.json()["code"]) == (503, "server/busy")
            assert refused.headers["retry-after"] and refused.headers["x-content-type-options"] == "nosniff"
        with anna.socket() as socket:
            told = socket.follow(found["match"])["snapshot"]
            answer = socket.do(found["match"], 1, told["seq"], "move", move=legal(told["state"])[0])
            assert (answer["type"], answer["code"]) == ("error", "server/busy")
        wait_for_ready(server, 503)
        assert move().status_code == 503 and len(moves) == 3
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_for_ready(server, 200)
        assert all(move().status_code == 200 for _ in range(3))
        cookies = dict(anna.http.cookies)
        server.kill()
    with serving(database) as server:
        record = httpx.get(f"{server.url}{path}/record", params={"format": "json"}, cookies=cookies).json()
    assert record["moves"] == moves, "all that was acknowledged, and once"


def wait_for_ready(server: Served, status: int) -> None:
    end = time.monotonic() + 90
    while httpx.get(f"{server.url}/ready", timeout=30).status_code != status:
        assert time.monotonic() < end, f"/ready does not say {status}"
        time.sleep(0.2)


def test_a_server_that_stood_still_charges_nobody(served: Served, anna: Player) -> None:
    match = anna.begin("duo", ["me", "me"], clock={"kind": "move", "seconds": 15})
    os.kill(served.process.pid, signal.SIGSTOP)
    time.sleep(17)
    os.kill(served.process.pid, signal.SIGCONT)
    seq = anna.get(f"/api/matches/{match['match']}")["seq"]
    body = {"seat": 0, "seq": seq, "key": "k", "action": {"do": "move", "move": legal(match["state"])[0]}}
    for _ in range(10):
        answer = anna.post(f"/api/matches/{match['match']}/commands", body)
        if answer.get("code") != "match/stale-seq":
            break
        body["seq"] = answer["details"]["seq"]  # that it stood still was noted meanwhile
    assert "first" in answer, answer


# 27. A damaged database


def test_an_unreadable_database_is_named_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"this is no database" * 100)
    command = [sys.executable, "-m", "cornerwise.cli", "serve", "--port", "0"]
    told = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path}/games.db"], capture_output=True, text=True, timeout=60
    )
    assert told.returncode and "games.db" in told.stderr and len(told.stderr) < 500
