"""The lobby over the socket: what waits, begins and ends is told to all who look at it, and nothing that is private."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from account_holders import account_holders, contact, undo
from serving import Data, Player, Served, Socket, legal, new_key, serving
from websockets.exceptions import InvalidStatus

from cornerwise.server.application import Application
from cornerwise.server.base.settings import ServerSettings
from cornerwise.server.storage.store import Store

CLOCK = {"kind": "game", "seconds": 600, "increment": 5}


def guest(served: Served) -> Socket:
    """Somebody without a session."""
    return Socket(served.url.replace("http", "ws", 1) + "/api/socket?guest=1", {})


def heard(socket: Socket, wanted: Callable[[Data], bool], timeout: float = 30) -> Data:
    """The first message that is so."""
    end = time.monotonic() + timeout
    while not wanted(message := socket.next(max(0.1, end - time.monotonic()))):
        pass
    return message


def seeks_of(message: Data) -> list[str]:
    return [seek["match"] for seek in message.get("seeks") or []]


@pytest.fixture(scope="module")
def two(postgres_url: str, redis_url: str) -> Iterator[tuple[Served, Served]]:
    with ExitStack() as stack:
        one, other = (stack.enter_context(serving(postgres_url, "--redis", redis_url, grace=0.5)) for _ in range(2))
        yield one, other


@pytest.fixture(params=["one process on SQLite", "two on PostgreSQL and Redis"])
def pair(request: pytest.FixtureRequest) -> tuple[Served, Served]:
    """Where people play, and where others look on."""
    if request.param.startswith("one"):
        served: Served = request.getfixturevalue("served")
        return served, served
    both: tuple[Served, Served] = request.getfixturevalue("two")
    return both


def play(player: Player, match: str, seat: int) -> Data:
    """Makes some legal move."""
    snapshot = player.get(f"/api/matches/{match}")
    action = {"do": "move", "move": legal(snapshot["state"])[0]}
    body = {"seat": seat, "seq": snapshot["seq"], "key": new_key(), "action": action}
    answer: Data = player.post(f"/api/matches/{match}/commands", body)
    assert answer["state"]["ply"], answer
    return answer


def test_a_game_from_its_seek_to_its_end(pair: tuple[Served, Served]) -> None:
    here, there = pair
    anna, ben = Player(here.url, "Anna"), Player(here.url, "Ben")
    with guest(there) as start, guest(there) as watch:
        start.send(type="watch")
        first = start.until("lobby")
        assert set(first) == {"type", "seeks", "tournaments", "featured", "playing"}
        watch.send(type="watch", games=True)
        assert watch.until("games")["all"] is True

        match = anna.begin("duo", ["me", "open"], listed=True, clock=CLOCK)["match"]
        heard(start, lambda news: match in seeks_of(news))
        ben.sit(match, 1)
        heard(start, lambda news: "seeks" in news and match not in seeks_of(news))
        begun = heard(watch, lambda news: any(game["match"] == match for game in news.get("games", ())))
        assert [seat["name"] for game in begun["games"] for seat in game["seats"]] == ["Anna", "Ben"]

        play(anna, match, 0)
        featured = heard(start, lambda news: (news.get("featured") or {}).get("match") == match)["featured"]
        assert featured["ply"] == 1 and featured["you"] == []

        snapshot = ben.get(f"/api/matches/{match}")
        resign = {"seat": 1, "seq": snapshot["seq"], "key": new_key(), "action": {"do": "resign"}}
        ben.post(f"/api/matches/{match}/commands", resign)
        heard(watch, lambda news: match in news.get("gone", ()))
        heard(start, lambda news: "featured" in news and (news["featured"] or {}).get("match") != match)
    for player in (anna, ben):
        player.close()


def test_names_lead_to_profiles_unless_they_are_hidden(pair: tuple[Served, Served]) -> None:
    here, there = pair
    anna = Player(here.url, "Anna")
    login = f"anna {new_key()}"
    anna.create_account(login)
    with guest(there) as start:
        start.send(type="watch")
        match = anna.begin("duo", ["me", "open"], listed=True, clock=CLOCK)["match"]

        def profiles(news: Data) -> list[str | None]:
            return next((seek["profiles"] for seek in news.get("seeks") or [] if seek["match"] == match), [])

        heard(start, lambda news: profiles(news) == [login, None])
        assert anna.http.put("/api/account/privacy", json={"hidden": ["games"]}).is_success
        heard(start, lambda news: match in seeks_of(news) and not profiles(news))
    anna.close()


def test_people_who_avoid_each_other_do_not_meet_in_the_lobby(pair: tuple[Served, Served]) -> None:
    here, there = pair
    with account_holders(here.url, there.url, there.url) as (anna, ben, cleo):
        wait: dict[str, object] = {"listed": True, "clock": CLOCK}
        theirs = anna.begin("duo", ["me", "open"], **wait)["match"]
        with ben.socket() as b, cleo.socket() as c:
            for socket in (b, c):
                socket.send(type="watch")
                heard(socket, lambda news: theirs in seeks_of(news))
            anna.post(contact("block", ben), {})
            heard(b, lambda news: "seeks" in news and theirs not in seeks_of(news))
            second = anna.begin("duo", ["me", "open"], **wait)["match"]
            mine = ben.begin("duo", ["me", "open"], **wait)["match"]
            heard(c, lambda news: {theirs, second, mine} <= {*seeks_of(news)})
            heard(b, lambda news: mine in seeks_of(news))
            assert not any(second in seeks_of(message) for message in b.heard)
            sides: list[tuple[Player, set[str], set[str]]] = [
                (ben, {mine}, {theirs, second}),
                (anna, {theirs, second}, {mine}),
            ]
            for player, seen, hidden in sides:
                for seeks in (player.get("/api/lobby")["seeks"], player.get("/api/matches")):
                    found = {seek["match"] for seek in seeks}
                    assert seen <= found and not hidden & found
            refused = [
                ben.sit(theirs, 1),
                anna.sit(mine, 1),
                b.do(theirs, 1, b.follow(theirs)["snapshot"]["seq"], "sit"),
            ]
            assert {(answer["code"], answer["message"]) for answer in refused} == {
                ("contact/closed", "you cannot join this game; choose another one")
            }
            private = anna.begin("duo", ["me", "open"])["match"]
            assert "code" not in ben.sit(private, 1), "whoever has the link was asked"
            undo(anna, contact("block", ben))
            heard(b, lambda news: theirs in seeks_of(news))
            assert "code" not in ben.sit(theirs, 1)


def test_who_leaves_while_blocks_are_looked_up_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Watcher:
        player = "anna"

        def send(self, message: bytes) -> None:
            pass

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        application, watcher = Application(ServerSettings(), store), Watcher()
        lobby, blocks = application.lobby, {"anna": frozenset({"ben"})}

        async def leave(wanted: Sequence[str]) -> dict[str, frozenset[str]]:
            if "anna" in wanted and lobby._checked:
                lobby.unwatch(watcher)
            return blocks

        monkeypatch.setattr(application.contacts, "avoided_by", leave)
        await lobby.watch(watcher, games=False)
        assert lobby._avoided == blocks
        lobby._checked = 1
        await lobby._check()
        assert lobby._avoided == {}
        await store.close()

    asyncio.run(run())


def test_those_who_come_take_no_news_from_others(served: Served) -> None:
    """Somebody else looks at the lobby, or asks for it, between a seek and the moment at which all are told of it."""
    anna = Player(served.url, "Anna")
    with guest(served) as first, guest(served) as second, httpx.Client(base_url=served.url) as asking:
        first.send(type="watch")
        first.until("lobby")
        for _ in range(5):
            # The first seek is told at once, and the second only after a pause.
            matches = [anna.begin("duo", ["me", "open"], listed=True)["match"] for _ in range(2)]
            second.send(type="watch")
            assert matches[1] in asking.get("/api/lobby").text
            for socket in (second, first):
                heard(socket, lambda news, match=matches[1]: match in seeks_of(news))  # type: ignore[misc]  # a default
            second.send(type="unwatch")
    anna.close()


def test_a_killed_server_shows_its_lobby_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    with serving(database) as served:
        anna, ben = Player(served.url, "Anna"), Player(served.url, "Ben")
        waiting = anna.begin("duo", ["me", "open"], listed=True)["match"]
        playing = anna.begin("duo", ["me", "open"], listed=True, clock=CLOCK)["match"]
        ben.sit(playing, 1)
        play(anna, playing, 0)
        served.kill()
    with serving(database) as served, guest(served) as looking:
        looking.send(type="watch", games=True)
        lobby = looking.until("lobby")
        assert (seeks_of(lobby), lobby["featured"]["match"], lobby["playing"]) == ([waiting], playing, 1)
        assert [game["match"] for game in looking.until("games")["games"]] == [playing]
    for player in (anna, ben):
        player.close()


def test_private_matches_are_never_told(pair: tuple[Served, Served]) -> None:
    here, there = pair
    anna, ben = Player(here.url, "Anna"), Player(here.url, "Ben")
    with guest(there) as looking:
        looking.send(type="watch", games=True)
        looking.until("games")
        secret = anna.begin("duo", ["me", "open"])["match"]
        ben.sit(secret, 1)
        play(anna, secret, 0)
        listed = anna.begin("duo", ["me", "open"], listed=True)["match"]
        heard(looking, lambda news: listed in seeks_of(news))
        assert secret not in str(looking.heard)
    assert secret not in httpx.get(f"{there.url}/api/lobby").text
    for player in (anna, ben):
        player.close()


def test_own_turns_come_to_their_player_alone(pair: tuple[Served, Served]) -> None:
    here, there = pair
    anna, ben, cleo = Player(here.url, "Anna"), Player(here.url, "Ben"), Player(there.url, "Cleo")
    ben_there = Player(there.url, "Ben")
    ben_there.http.cookies = ben.http.cookies  # the same session at the other process
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    with ben_there.socket() as his, cleo.socket() as hers:
        for socket in (his, hers):
            socket.send(type="watch")
            socket.until("lobby")
        play(anna, match, 0)
        told = heard(his, lambda news: news["type"] == "mine" and news["match"]["mover"] == 1)["match"]
        assert (told["match"], told["you"], told["ply"]) == (match, [1], 1)
        hers.send(type="unwatch")
        assert match not in str(hers.heard)
    for player in (anna, ben, cleo, ben_there):
        player.close()


def test_viewers_are_counted_and_players_are_not(pair: tuple[Served, Served]) -> None:
    here, there = pair
    anna, ben = Player(here.url, "Anna"), Player(here.url, "Ben")
    match = anna.begin("duo", ["me", "open"], listed=True, clock=CLOCK)["match"]
    ben.sit(match, 1)

    def counts(number: int) -> Callable[[Data], bool]:
        return lambda news: any(game["match"] == match and game["watching"] == number for game in news.get("games", ()))

    with anna.socket() as playing, guest(there) as looking, guest(here) as near, guest(there) as far:
        playing.follow(match)
        looking.send(type="watch", games=True)
        near.follow(match)
        far.follow(match)
        heard(looking, counts(2))
        while playing.until("presence")["watching"] != 2:
            pass
        far.send(type="unsubscribe", match=match)
        heard(looking, counts(1))
    for player in (anna, ben):
        player.close()


def test_guests_look_on_and_do_nothing(served: Served, anna: Player) -> None:
    match = anna.begin("duo", ["me", "open"], listed=True)["match"]
    with guest(served) as socket:
        assert socket.until("welcome")["name"] == ""
        assert socket.follow(match)["snapshot"]["you"] == []
        assert socket.do(match, 1, 1, "sit")["code"] == "session/missing"
    with pytest.raises(InvalidStatus), Socket(served.url.replace("http", "ws", 1) + "/api/socket", {}):
        pass


def test_tournaments_to_join_are_in_the_lobby(served: Served, anna: Player) -> None:
    plan = {"title": "Friday", "format": "swiss", "variant": "duo", "rounds": 3, "listed": True}
    made = anna.post("/api/tournaments", plan | {"clock": CLOCK})
    with guest(served) as socket:
        socket.send(type="watch")
        named = heard(socket, lambda news: bool(news.get("tournaments")))["tournaments"]
        assert [one["tournament"] for one in named] == [made["tournament"]] and named[0]["title"] == "Friday"


def over(anna: Player, ben: Player, variant: str = "duo", **plan: Any) -> str:
    """A match with some moves, after which somebody gave up."""
    match: str = anna.begin(variant, ["me", "open"], **plan)["match"]
    ben.sit(match, 1)
    while (told := anna.get(f"/api/matches/{match}"))["state"]["ply"] < 8:
        mover = told["state"]["mover"]
        play((anna, ben)[mover], match, mover)
    resign = {"seat": 0, "seq": told["seq"], "key": new_key(), "action": {"do": "resign"}}
    anna.post(f"/api/matches/{match}/commands", resign)
    return match


def test_finished_games_can_be_shown_again(served: Served, people: list[Player]) -> None:
    anna, ben, _ = people
    shown, secret = (over(anna, ben, listed=listed) for listed in (True, False))
    found = anna.get("/api/matches/finished?variant=duo")
    assert shown in [one["match"] for one in found] and secret not in [one["match"] for one in found]
    assert all(len(one["plies"]) == one["ply"] for one in found)
    assert anna.get("/api/matches/finished?variant=trigon") == []


def test_older_finished_games_are_found_by_group(served: Served, people: list[Player]) -> None:
    anna, ben, _ = people
    small, large, small_again = (
        over(anna, ben, variant, listed=True) for variant in ("polyomino-8", "polyomino-14", "polyomino-8")
    )
    last = over(anna, ben, listed=True)

    def finished(**asked: str) -> list[str]:
        return [one["match"] for one in anna.get(f"/api/matches/finished?{urlencode(asked)}")]

    assert finished()[:2] == [last, small_again]
    assert finished(group="polyomino") == [small_again, large, small]
    assert finished(variant="polyomino-8") == [small_again, small]
    assert finished(before=small_again)[:2] == [large, small]
    assert finished(before=small_again, group="polyomino") == [large, small]
    assert finished(before=small, group="polyomino") == [] and finished(group="trigon") == []
