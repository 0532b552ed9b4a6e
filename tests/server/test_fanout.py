"""Two processes on PostgreSQL and Redis: who plays at one sees what happens at the other."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from account_holders import account_holders, login_of
from services import make_redis
from serving import PASSWORD, Player, Served, legal, serving
from websockets.exceptions import ConnectionClosed

from cornerwise.server.storage.store import NOBODY


@pytest.fixture(scope="module")
def both(postgres_url: str, redis_url: str) -> Iterator[tuple[Served, Served]]:
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(postgres_url, "--redis", redis_url, grace=0.5)) for _ in range(2))
        yield one, two


def test_numbers_are_those_of_all_processes(both: tuple[Served, Served]) -> None:
    people = [Player(served.url, "Anna") for served in both]
    for player in people:
        player.begin("duo", ["me", "open"])
    for player in people:
        deadline = time.monotonic() + 60
        while _matches(player) < 2 and time.monotonic() < deadline:
            time.sleep(0.2)
        assert _matches(player) >= 2
        player.close()


def _matches(player: Player) -> float:
    found = re.search(r"^cornerwise_matches (\S+)$", player.http.get("/metrics").text, re.M)
    assert found
    return float(found[1])


def test_people_at_two_processes_play_together(both: tuple[Served, Served]) -> None:
    one, two = both
    anna, ben = Player(one.url, "Anna"), Player(two.url, "Ben")
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    with anna.socket() as a:
        while (told := a.follow(match)["snapshot"])["state"]["phase"] != "playing":
            time.sleep(0.05)  # that Ben has sat down is still on its way from the other process
        with ben.socket() as b:
            b.follow(match)
            while a.until("presence")["seats"] != [True, True]:
                pass
            sockets, state, seq = (a, b), told["state"], told["seq"]
            for turn in range(6):
                mover = turn % 2
                sockets[mover].send(
                    type="do",
                    match=match,
                    seat=mover,
                    seq=seq,
                    key=f"k{turn}",
                    action={"do": "move", "move": legal(state)[0]},
                )
                heard = [socket.until("events") for socket in sockets]
                assert heard[0]["events"] == heard[1]["events"]
                seq, state = heard[0]["events"][-1]["seq"], heard[1 - mover]["state"]
            stale = b.do(match, 1, seq - 1, "resign")
            assert stale["code"] == "match/stale-seq"
        while a.until("presence")["seats"] != [True, False]:
            pass
        assert a.until("events")["events"][-1]["kind"] == "gone", "noted by the process that Ben was at"
    for player in (anna, ben):
        player.close()


@pytest.mark.parametrize("after", [0.8, 1.6, 3.2])
def test_workers_stop_when_told_to_even_before_they_begin(postgres_url: str, redis_url: str, after: float) -> None:
    command = [sys.executable, "-m", "cornerwise.cli", "serve", "--port", "0", "--workers", "2"]
    process = subprocess.Popen([*command, "--database", postgres_url, "--redis", redis_url], start_new_session=True)
    with process:
        time.sleep(after)
        process.terminate()
        assert process.wait(60) in (0, 1, -signal.SIGTERM)  # -SIGTERM: it had not even begun to listen for signals
    # What the workers had begun themselves notices a little later that they are gone; then nothing is left.
    assert any(_is_gone(process.pid) for _ in range(600))


def test_two_workers_serve_and_a_killed_one_is_replaced(postgres_url: str, redis_url: str) -> None:
    with serving(postgres_url, "--redis", redis_url, "--workers", "2") as served:
        first = _workers(served)
        assert len(first) == 2
        assert httpx.get(f"{served.url}/ready").status_code == 200
        os.kill(first[0], signal.SIGKILL)
        end = time.monotonic() + 60
        while len(now := _workers(served)) < 2 or first[0] in now:
            assert time.monotonic() < end, "nobody took its place"
            time.sleep(0.1)
        assert httpx.get(f"{served.url}/ready", timeout=30).status_code == 200


def test_moves_arrive_though_redis_is_gone(postgres_url: str, tmp_path: Path) -> None:
    service = make_redis(tmp_path)
    with service.running() as url, ExitStack() as stack:
        servers = [stack.enter_context(serving(postgres_url, "--redis", url)) for _ in range(2)]
        anna, ben = (Player(served.url, name) for served, name in zip(servers, ("Anna", "Ben"), strict=True))
        match = anna.begin("duo", ["me", "open"])["match"]
        ben.sit(match, 1)
        with anna.socket() as a, ben.socket() as b:
            while (told := a.follow(match)["snapshot"])["state"]["phase"] != "playing":
                time.sleep(0.05)  # that Ben has sat down is still on its way from the other process
            b.follow(match)
            service.stop()
            a.do(match, 0, told["seq"], "move", move=legal(told["state"])[0])
            assert b.until("events")["events"][-1]["kind"] == "moved"
        for player in (anna, ben):
            player.close()


def _workers(served: Served) -> list[int]:
    listed = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text().split()
    commands = {int(child): Path(f"/proc/{child}/cmdline") for child in listed}
    return [child for child, file in commands.items() if file.exists() and b"spawn_main" in file.read_bytes()]


def _is_gone(group: int) -> bool:
    time.sleep(0.1)
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_logout_holds_in_every_process_and_ends_its_sockets(both: tuple[Served, Served]) -> None:
    one, two = both
    anna = Player(one.url, "Anna")
    elsewhere = Player(two.url, "Nobody")
    elsewhere.http.cookies = anna.http.cookies
    assert elsewhere.get("/api/session")["id"] == anna.me["id"]
    with elsewhere.socket() as socket:
        socket.next()
        secret = dict(anna.http.cookies)
        anna.post("/api/account/logout", {})
        with pytest.raises(ConnectionClosed):
            socket.connection.recv(60)
    refused = [httpx.get(f"{served.url}/api/session", cookies=secret).status_code for served in both for _ in range(20)]
    assert set(refused) == {401}
    anna.close()
    elsewhere.close()


def test_a_deleted_name_is_gone_in_every_process(both: tuple[Served, Served]) -> None:
    one, two = both
    ben = Player(two.url, "Ben")
    with account_holders(one.url) as (anna,), ben.socket() as watching:
        match = anna.begin("duo", ["me", "open"])["match"]
        plan = {"title": "Cup", "format": "swiss", "variant": "duo", "clock": {"kind": "game", "seconds": 600}}
        tournament = f"/api/tournaments/{anna.post('/api/tournaments', plan)['tournament']}"
        anna.post(f"{tournament}/join", {})
        names = [ben.get(f"{tournament}/standings")[0][name] for name in ("name", "account")]
        assert names == ["Anna", login_of(anna)]
        assert watching.follow(match)["snapshot"]["state"]["seats"][0]["name"] == "Anna"
        anna.post("/api/account/delete", {"password": PASSWORD})
        assert watching.until("snapshot")["snapshot"]["state"]["seats"][0]["name"] == NOBODY
        deadline = time.monotonic() + 30
        while ben.get(f"{tournament}/standings")[0]["name"] != NOBODY:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert ben.get(f"/api/matches/{match}")["state"]["seats"][0]["name"] == NOBODY
    ben.close()


def test_an_account_that_is_deleted_while_redis_is_gone_is_forgotten_later(postgres_url: str, tmp_path: Path) -> None:
    service = make_redis(tmp_path)
    with service.running() as url, ExitStack() as stack:
        one, two = (stack.enter_context(serving(postgres_url, "--redis", url)) for _ in range(2))
        ben = Player(two.url, "Ben")
        with account_holders(one.url) as (anna,):
            match = anna.begin("duo", ["me", "open"])["match"]
            assert ben.get(f"/api/matches/{match}")["state"]["seats"][0]["name"] == "Anna"
            service.stop()
            anna.post("/api/account/delete", {"password": PASSWORD})
            service.start()
            deadline = time.monotonic() + 60
            while ben.get(f"/api/matches/{match}")["state"]["seats"][0]["name"] != NOBODY:
                assert time.monotonic() < deadline
                time.sleep(0.2)
        ben.close()


def test_a_process_that_stood_still_charges_none_of_its_movers(both: tuple[Served, Served]) -> None:
    """The other process has started the clock, and would let it run out."""
    one, two = both
    anna, ben = Player(one.url, "Anna"), Player(two.url, "Ben")
    match = ben.begin("duo", ["me", "open"], clock={"kind": "move", "seconds": 15})["match"]
    with anna.socket() as a:
        anna.sit(match, 1)
        a.follow(match)
        with ben.socket() as b:
            while (told := b.follow(match)["snapshot"])["state"]["phase"] != "playing":
                pass  # that Anna has sat down is still on its way from the other process
            b.do(match, 0, told["seq"], "move", move=legal(told["state"])[0])
        turn = a.until("events")
        while turn["state"]["mover"] != 1:
            turn = a.until("events")
        os.kill(one.process.pid, signal.SIGSTOP)
        time.sleep(18)
        os.kill(one.process.pid, signal.SIGCONT)
        answer = a.do(match, 1, turn["events"][-1]["seq"], "move", move=legal(turn["state"])[0])
        if answer.get("code") == "match/stale-seq":  # that it stood still was noted meanwhile
            answer = a.do(match, 1, answer["details"]["seq"], "move", move=legal(turn["state"])[0])
        assert answer["type"] == "ack", answer
    for player in (anna, ben):
        player.close()


def test_clocks_run_out_when_another_process_has_stopped(postgres_url: str, redis_url: str) -> None:
    with serving(postgres_url, "--redis", redis_url) as two:
        with serving(postgres_url, "--redis", redis_url):
            time.sleep(3)  # both have heard of each other
        anna = Player(two.url, "Anna")
        match = anna.begin("duo", ["me", "me"], clock={"kind": "move", "seconds": 1})["match"]
        end = time.monotonic() + 25  # before the 30 s after which a silent process counts as dead
        while anna.get(f"/api/matches/{match}")["state"]["phase"] == "playing":
            assert time.monotonic() < end, "the other process has said that it stops"
            time.sleep(0.2)
        anna.close()


def test_two_processes_share_their_limits(postgres_url: str, redis_url: str) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(postgres_url, "--redis", redis_url, limits=1)) for _ in range(2)]
        body = {"name": "nobody at all", "password": "wrong horse"}
        tries, began = [], time.monotonic()
        for number in range(24):
            address = f"{servers[number % 2].url}/api/account/login"
            tries.append(httpx.post(address, json=body, timeout=60).status_code)
            time.sleep(0.25)
        more = (time.monotonic() - began) / 10
        assert tries.count(403) <= 13 + more, "10 at once and one in 10 seconds, however many processes there are"
