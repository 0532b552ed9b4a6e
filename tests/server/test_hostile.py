"""What attackers did to a running server, done again: nobody else may feel it."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx
import pytest
from hostile import RawSocket, board_bomb, game_bomb, height_map, memory_of
from matches import PEOPLE, table
from serving import Player, Served, serving

from cornerwise.server.live.hub import MOST_OWN_BOARDS, Hub

MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('hostile')}/games.db") as server:
        yield server


@pytest.fixture
def anna(served: Served) -> Iterator[Player]:
    player = Player(served.url, "Anna")
    yield player
    player.close()


def longest_health(url: str, seconds: float) -> float:
    """How long the longest of many questions for the server's health took."""
    longest, end = 0.0, time.monotonic() + seconds
    with httpx.Client(base_url=url, timeout=60) as client:
        while time.monotonic() < end:
            begin = time.monotonic()
            assert client.get("/health").status_code == 200
            longest = max(longest, time.monotonic() - begin)
            time.sleep(0.02)
    return longest


# 1. Bombs


def test_texts_of_many_boards_or_games_cost_nobody_anything(served: Served, anna: Player) -> None:
    texts = [board_bomb(900), board_bomb(40, seed=2), game_bomb(11_000)]
    before = memory_of(served.process.pid)
    with ThreadPoolExecutor(8) as attackers:
        posts = [attackers.submit(anna.post, "/api/records", {"text": text}) for text in texts]
        posts += [attackers.submit(anna.post, "/api/reviews", {"record": text}) for text in texts[:1]]
        assert longest_health(served.url, 3) < 1, "others are answered meanwhile"
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


def test_matches_on_boards_of_ones_own_leave_memory_soon() -> None:
    async def work() -> None:
        class NoStore:
            engine = None

        hub = Hub(NoStore())  # type: ignore[arg-type]  # nothing is stored here
        for number in range(12):
            live = hub._live(f"m{number}")
            live.match = table("rumis-own", *PEOPLE, heights="/".join(["3 3 3 3 3"] * 4 + [f"3 3 3 3 {number + 1}"]))
            hub._note_board(live)
        assert len(hub.matches) <= MOST_OWN_BOARDS + 1

    asyncio.run(work())


# 2. Floods


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with its limits as they are by default."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('limited')}/games.db", limits=1) as server:
        yield server


FLOODS = {"pings": b"\x89\x80\0\0\0\0", "empty texts": b"\x81\x80\0\0\0\0", "empty pieces": b"\x00\x80\0\0\0\0"}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_floods_a_socket_is_hung_up_on(limited: Served, flood: str) -> None:
    eve = Player(limited.url, "Eve")
    raw = RawSocket(limited.url, eve.http.cookies)
    with ThreadPoolExecutor(1) as attacker:
        flooding = attacker.submit(raw.flood, FLOODS[flood] * 10_000, 2.0)
        assert longest_health(limited.url, 1.5) < 0.5
        assert flooding.result(), "it was hung up on"
    raw.close()
    eve.close()


def test_reading_one_client_yields_to_all_others(served: Served, anna: Player) -> None:
    """Also where the operator has switched limits off."""
    raw = RawSocket(served.url, anna.http.cookies)
    with ThreadPoolExecutor(1) as attacker:
        attacker.submit(raw.flood, FLOODS["pings"] * 10_000, 1.5)
        assert longest_health(served.url, 1.5) < 0.5
    raw.close()
