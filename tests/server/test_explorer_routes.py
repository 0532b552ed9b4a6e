"""The opening explorer of a server: every finished game counts once, and private games only for those who played."""

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import httpx
import pytest
from serving import PASSWORD, Player, Served, serving

from cornerwise import new_game
from cornerwise.explorer import Explorer
from cornerwise.explorer.index import flat_position
from cornerwise.explorer.keys import keys_of
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.server.base.background import Background
from cornerwise.server.explorer.explored_games import ExploredGames
from cornerwise.server.live.hub import Hub
from cornerwise.server.match.events import Occupant
from cornerwise.server.match.hand_over import replayed_match
from cornerwise.server.match.match_id import new_match_id
from cornerwise.server.match.setup import plan_match
from cornerwise.server.storage.store import Store

GAME = "polyomino-8"
Work = Callable[[Store, Hub, ExploredGames, Background], Awaitable[None]]


def random_game(seed: int) -> PlacingPosition:
    rng, game = Random(seed), PlacingPosition(find_placing_variant(GAME))
    while game.mover is not None:
        game.push(rng.choice(list(game.legal_moves)))
    return game


def notation(game: PlacingPosition) -> list[str]:
    return list(map(game.format, game.moves))


def with_games(url: str, work: Work) -> None:
    async def run() -> None:
        store, background = await Store.open(url), Background()
        try:
            hub = Hub(store)
            await work(store, hub, ExploredGames(store, hub, background), background)
        finally:
            await background.close()
            await store.close()

    asyncio.run(run())


async def settled(background: Background) -> None:
    """Waits for all that was begun in the background."""
    while background._tasks:
        await asyncio.gather(*background._tasks)


async def played(hub: Hub, game: PlacingPosition, *people: str, listed: bool) -> str:
    """A match in which the whole game is played at once."""
    seats = [Occupant(player=name, name=name) for name in people]
    created = plan_match(game.variant.id, {}, seats, host=people[0], listed=listed)
    match = replayed_match(new_match_id(), created, notation(game), [], at=1, key=token_hex(12))
    await hub.adopt(match)
    return match.id


def start_key() -> int:
    start = flat_position(new_game(GAME))
    return keys_of(start.variant).seen(start).key


def test_games_count_once_and_private_ones_only_for_their_players(database: str) -> None:
    anna, ben, cleo = (token_hex(8) for _ in range(3))

    async def work(store: Store, hub: Hub, explored: ExploredGames, background: Background) -> None:
        before = sum(sums.games for sums, _ in await explored.public(start_key()))
        public = [await played(hub, random_game(n), anna, ben, listed=True) for n in range(3)]
        private = await played(hub, random_game(7), anna, cleo, listed=False)
        await settled(background)
        other = ExploredGames(await Store.open(database), hub, background)  # another process, that adds them too
        try:
            await asyncio.gather(*(one.add(match) for one in (explored, other) for match in (*public, private)))
        finally:
            await other._store.close()
        found = await explored.public(start_key())
        assert sum(sums.games for sums, _ in found) == before + 3
        assert private not in [match for _, match in found]
        own = {name: await explored.own(start_key(), name) for name in (anna, ben, cleo, token_hex(8))}
        assert [sum(sums.games for sums, _ in found) for found in own.values()] == [4, 3, 1, 0]
        assert [match for _, match in own[cleo]] == [private]

    with_games(database, work)


def test_sums_are_those_of_the_library(database: str) -> None:
    """In every position of these games, as the explorer's own file has it."""
    games, me = [random_game(n) for n in range(5)], token_hex(8)

    async def work(store: Store, hub: Hub, explored: ExploredGames, background: Background) -> None:
        for game in games:
            await played(hub, game, me, me, listed=False)
        await settled(background)
        with Explorer(":memory:") as explorer:
            explorer.add(games)
            for game in games:
                again = PlacingPosition(game.variant)
                for move in game.moves[:16]:
                    key = keys_of(game.variant).seen(again).key
                    assert sorted(sums for sums, _ in await explored.own(key, me)) == sorted(explorer.sums(key))
                    again.push(move)

    with_games(database, work)


def test_what_a_killed_server_missed_is_made_up_for(database: str) -> None:
    """Games were over before anything was added."""
    me = token_hex(8)

    async def work(store: Store, hub: Hub, explored: ExploredGames, background: Background) -> None:
        hub.listeners.clear()
        for n in range(3):
            await played(hub, random_game(n), me, me, listed=n > 0)
        assert await explored.own(start_key(), me) == []
        for _ in range(2):  # and a second start adds nothing
            await explored.start()
            await settled(background)
            assert sum(sums.games for sums, _ in await explored.own(start_key(), me)) == 3

    with_games(database, work)


@pytest.fixture(scope="module")
def engine_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("explorer") / "explorer.db"
    with Explorer(file) as explorer:
        explorer.add([random_game(n) for n in range(20)])
    return file


@pytest.fixture(scope="module")
def served(folder: Path, engine_file: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{folder}/games.db", explorer=engine_file) as server:
        yield server


def explored(player: Player, source: str, *moves: str, until: int | None = None, variant: str = GAME) -> Any:
    """What the explorer says; games are added a moment after their end."""
    for _ in range(200):
        found = player.post("/api/explorer", {"variant": variant, "moves": list(moves), "source": source})
        if until is None or found["games"] == until:
            break
        time.sleep(0.05)
    return found


def save(player: Player, game: PlacingPosition) -> str:
    """A private game of somebody, with both seats."""
    body = {"key": token_hex(16), "variant": GAME, "seats": ["me", "me"], "moves": notation(game)}
    return str(player.post("/api/handovers", body)["match"])


def test_engine_games(anna: Player) -> None:
    found = explored(anna, "engine")
    assert found["games"] == 20
    assert sum(move["games"] for move in found["moves"]) == 20
    assert found["count"] == len(found["moves"])
    first = found["moves"][0]
    assert first["match"] is None
    assert 0 <= first["share"] <= 1
    assert first["same"]  # an empty board is symmetric
    reached = [explored(anna, "engine", move)["games"] for move in (first["move"], *first["same"])]
    assert set(reached) == {first["games"]}


def test_own_games_are_nobody_elses(served: Served, people: list[Player]) -> None:
    anna, ben, _ = people
    match = save(anna, random_game(3))
    found = explored(anna, "mine", until=1)
    assert [move["match"] for move in found["moves"]] == [match]
    assert explored(ben, "mine")["games"] == 0
    assert explored(anna, "server")["games"] == 0
    stranger = httpx.post(f"{served.url}/api/explorer", timeout=120, json={"variant": GAME, "source": "mine"})
    assert stranger.json()["code"] == "session/missing"


def test_public_games_lead_to_a_match(served: Served, anna: Player) -> None:
    game = random_game(4)
    match = anna.begin(GAME, ["me", "me"], listed=True)["match"]
    for ply, move in zip(game.plies, notation(game), strict=True):
        seq = anna.get(f"/api/matches/{match}")["seq"]
        body = {"seat": ply.seat, "seq": seq, "key": token_hex(8), "action": {"do": "move", "move": move}}
        anna.post(f"/api/matches/{match}/commands", body)
    body = {"variant": GAME, "source": "server"}
    assert explored(anna, "server", until=1)["games"] == 1
    shown = httpx.post(f"{served.url}/api/explorer", timeout=120, json=body).json()  # also to people without a session
    assert [move["match"] for move in shown["moves"]] == [match]


def test_an_account_that_is_deleted_leaves_no_games_of_its_own(served: Served) -> None:
    dora = Player(served.url, "Dora")
    name = f"dora{token_hex(3)}"
    dora.create_account(name)
    save(dora, random_game(5))
    assert explored(dora, "mine", until=1)["games"] == 1
    dora.post("/api/account/delete", {"password": PASSWORD})
    dora.close()
    again = Player(served.url, "Dora")
    assert explored(again, "mine")["games"] == 0
    again.close()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"variant": "triominos"}, "match/bad-plan"),
        ({"variant": "rumis-tower"}, "match/bad-plan"),
        ({"variant": GAME, "moves": ["a1", "a1"]}, "match/illegal-move"),
        ({"variant": GAME, "source": "all"}, "request/malformed"),
    ],
)
def test_refusals(anna: Player, body: dict[str, object], code: str) -> None:
    assert anna.post("/api/explorer", body)["code"] == code


def test_while_engine_games_are_prepared_the_answer_says_when_to_ask_again(tmp_path: Path, engine_file: Path) -> None:
    file = tmp_path / "explorer.db"
    with serving(f"sqlite:///{tmp_path}/games.db", explorer=file) as server:
        question = {"variant": GAME, "source": "engine"}
        answer = httpx.post(f"{server.url}/api/explorer", timeout=120, json=question)
        said = answer.json()
        assert (answer.status_code, said["code"]) == (503, "explorer/preparing")
        assert answer.headers["retry-after"] == str(said["details"]["wait"])
        assert "being prepared" in said["message"]
        shutil.copy(engine_file, tmp_path / "whole.db")
        (tmp_path / "whole.db").replace(file)  # as a build ends
        assert httpx.post(f"{server.url}/api/explorer", timeout=120, json=question).json()["games"] == 20


def test_a_server_without_engine_games_says_how_to_get_them(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/games.db") as server:
        said = httpx.post(f"{server.url}/api/explorer", timeout=120, json={"variant": "duo"}).json()
        assert said["code"] == "request/unknown"
        assert "cornerwise explore build" in said["message"]
