"""Challenges between account holders, on real servers."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from account_holders import account_holders, contact, login_of, meet, undo
from serving import PASSWORD, Data, Player, Served, Socket, serving
from sqlalchemy import insert

from cornerwise.server.people.credentials import Credentials
from cornerwise.server.people.mail import Mailer
from cornerwise.server.people.mail_notices import MailNotices
from cornerwise.server.people.tickets import Tickets
from cornerwise.server.storage.schema import addresses
from cornerwise.server.storage.store import Store

FIVE_MINUTES = {"kind": "game", "seconds": 300, "increment": 3}


@pytest.fixture
def holders(served: Served) -> Iterator[list[Player]]:
    with account_holders(*[served.url] * 3) as found:
        yield found


def plan(to: Player, **more: object) -> Data:
    return {"to": login_of(to), "variant": "duo", "seats": ["me", "them"], "clock": FIVE_MINUTES, **more}


def challenge(player: Player, to: Player, **more: object) -> str:
    sent = player.post("/api/challenges", plan(to, **more))
    assert "challenge" in sent, sent
    name: str = sent["challenge"]
    return name


def news(socket: Socket, kind: str) -> Data:
    while not (found := socket.until("challenges"))["news"] or found["news"]["kind"] != kind:
        pass
    return found


@pytest.mark.parametrize("count", [1, 2])
def test_a_challenge_is_told_accepted_and_played(count: int, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """At one process with SQLite, and at two with PostgreSQL and Redis."""
    with ExitStack() as stack:
        database, more = f"sqlite:///{tmp_path}/games.db", list[str]()
        if count == 2:
            database = request.getfixturevalue("postgres_url")
            more = ["--redis", request.getfixturevalue("redis_url")]
        servers = [stack.enter_context(serving(database, *more)) for _ in range(count)]
        anna, ben = stack.enter_context(account_holders(servers[0].url, servers[-1].url))
        with anna.socket() as a, ben.socket() as b:
            meet(a)
            meet(b)
            name = challenge(anna, ben, rated=True, listed=True)
            told = news(b, "received")
            [waiting] = told["challenges"]
            assert told["news"]["other"] == {"login": login_of(anna), "name": "Anna"}
            assert waiting["incoming"] and waiting["rated"] and waiting["starts"] == "challenger"
            assert waiting["clock"] == {"kind": "game", "budget": 300_000, "increment": 3000}
            assert [mine["incoming"] for mine in anna.get("/api/challenges")] == [False]
            match = ben.post(f"/api/challenges/{name}/accept", {})["match"]
            assert news(a, "accepted")["news"]["match"] == news(b, "accepted")["news"]["match"] == match
            assert ben.post(f"/api/challenges/{name}/accept", {})["match"] == match, "a retry is harmless"
            assert ben.post(f"/api/challenges/{name}/decline", {})["code"] == "challenge/unknown"
            assert anna.get("/api/challenges") == ben.get("/api/challenges") == []
            snapshot = a.follow(match)["snapshot"]
            assert snapshot["you"] == [0] and snapshot["state"]["phase"] == "playing" and snapshot["rated"]
            assert [seat["name"] for seat in snapshot["state"]["seats"]] == ["Anna", "Ben"]
            assert [found["match"] for found in ben.get("/api/matches/mine")] == [match]


def test_declined_withdrawn_and_answered_only_once(holders: list[Player]) -> None:
    anna, ben, cleo = holders
    with anna.socket() as a, ben.socket() as b:
        meet(a)
        meet(b)
        name = challenge(anna, ben)
        assert anna.post("/api/challenges", plan(ben))["code"] == "challenge/open"
        for stranger, path in ((cleo, "accept"), (anna, "accept"), (cleo, "decline")):
            assert stranger.post(f"/api/challenges/{name}/{path}", {})["code"] == "challenge/unknown"
        assert undo(ben, f"/api/challenges/{name}")["code"] == "challenge/unknown", "it is not his"
        assert ben.post(f"/api/challenges/{name}/decline", {}) == {}
        assert news(a, "declined")["challenges"] == []
        again = challenge(anna, ben)
        news(b, "received")
        assert undo(anna, f"/api/challenges/{again}") == {}
        assert news(b, "withdrawn")["challenges"] == []
        assert ben.post(f"/api/challenges/{again}/accept", {})["code"] == "challenge/unknown"


def test_requests_at_the_same_moment_send_one_challenge(postgres_url: str) -> None:
    with (
        serving(postgres_url) as one,
        serving(postgres_url) as two,
        account_holders(one.url, two.url) as (anna, ben),
        ThreadPoolExecutor() as at_once,
    ):
        elsewhere = Player(two.url, "Anna")
        elsewhere.http.cookies = anna.http.cookies
        body = plan(ben)
        for _ in range(5):
            sent = list(at_once.map(lambda player: player.post("/api/challenges", body), [anna, elsewhere] * 3))
            names = [answer["challenge"] for answer in sent if "challenge" in answer]
            assert len(names) == 1 and len(ben.get("/api/challenges")) == 1
            undo(anna, f"/api/challenges/{names[0]}")
        elsewhere.close()


def test_every_game_and_who_begins(holders: list[Player]) -> None:
    anna, ben, _ = holders
    name = challenge(anna, ben, seats=["them", "me"], clock={"kind": "days", "days": 3})
    assert ben.post(f"/api/challenges/{name}/accept", {})["you"] == [0]
    name = challenge(anna, ben, variant="classic", seats=["me", 2, "them", "open"], clock={"kind": "none"})
    four = ben.post(f"/api/challenges/{name}/accept", {})
    assert four["you"] == [2] and four["state"]["phase"] == "waiting" and four["state"]["seats"][1]["level"] == 2
    first: set[int] = set()
    while len(first) < 2:
        name = challenge(anna, ben, random=True)
        assert anna.get("/api/challenges")[0]["starts"] == "random"
        first.add(ben.post(f"/api/challenges/{name}/accept", {})["you"][0])
    wrongs: list[Data] = [{"variant": "no game"}, {"seats": ["me", "me"]}, {"seats": ["me", "them", "open"]}]
    for wrong in wrongs:
        assert anna.post("/api/challenges", plan(ben, **wrong))["code"] == "match/bad-plan"
    assert anna.post("/api/challenges", plan(anna))["code"] == "request/malformed"


def test_blocked_people_challenge_nobody_and_do_not_learn_it(holders: list[Player]) -> None:
    anna, ben, _ = holders
    waiting = challenge(anna, ben)
    ben.post(contact("block", anna), {})
    assert ben.get("/api/challenges") == []
    assert ben.post(f"/api/challenges/{waiting}/accept", {})["code"] == "challenge/unknown"
    assert [mine["id"] for mine in anna.get("/api/challenges")] == [waiting]
    assert undo(anna, f"/api/challenges/{waiting}") == {}
    with ben.socket() as b:
        meet(b)
        challenge(anna, ben)
        challenge(ben, anna)  # neither is told of the other's
        assert [mine["incoming"] for mine in b.until("challenges")["challenges"]] == [False]
    assert [mine["incoming"] for mine in anna.get("/api/challenges")] == [False]


def test_who_may_challenge_is_a_choice(holders: list[Player]) -> None:
    anna, ben, _ = holders
    ben.post("/api/contacts/choices", {"challenges": "followed"})
    assert anna.post("/api/challenges", plan(ben))["code"] == "contact/closed"
    assert not anna.get(contact("person", ben))["may_challenge"]
    ben.post(contact("follow", anna), {})
    undo(anna, f"/api/challenges/{challenge(anna, ben)}")
    ben.post("/api/contacts/choices", {"challenges": "nobody"})
    assert anna.post("/api/challenges", plan(ben))["code"] == "contact/closed"


def test_killed_after_the_answer_it_becomes_one_match(tmp_path: Path) -> None:
    """The server is killed between the answer, which is committed, and the match."""
    path = tmp_path / "games.db"
    with ExitStack() as stack:
        with serving(f"sqlite:///{path}") as served:
            anna, ben = stack.enter_context(account_holders(served.url, served.url))
            name = challenge(anna, ben)
            served.kill()
        with sqlite3.connect(path) as database:
            database.execute("UPDATE challenges SET state = 'accepted'")
            [(match,)] = database.execute("SELECT match FROM challenges").fetchall()
            assert not database.execute("SELECT * FROM matches").fetchall()
        database.close()
        with serving(f"sqlite:///{path}") as served:
            for player in (anna, ben):
                player.http.base_url = served.url
            assert ben.post(f"/api/challenges/{name}/accept", {})["match"] == match
            assert [found["match"] for found in anna.get("/api/matches/mine")] == [match]
            served.kill()
        with serving(f"sqlite:///{path}") as served:
            anna.http.base_url = served.url
            assert [found["match"] for found in anna.get("/api/matches/mine")] == [match]


def test_an_expired_challenge_is_gone(folder: Path, holders: list[Player]) -> None:
    anna, ben, _ = holders
    name = challenge(anna, ben)
    with sqlite3.connect(folder / "games.db") as database:
        database.execute("UPDATE challenges SET expires = 1 WHERE id = ?", (name,))
    database.close()
    assert ben.get("/api/challenges") == anna.get("/api/challenges") == []
    assert ben.post(f"/api/challenges/{name}/accept", {})["code"] == "challenge/unknown"
    challenge(anna, ben)


def test_challenges_are_limited_and_go_with_the_account(tmp_path: Path, holders: list[Player]) -> None:
    anna, ben, _ = holders
    challenge(ben, anna)
    anna.post("/api/account/delete", {"password": PASSWORD})
    assert ben.get("/api/challenges") == []
    with (
        serving(f"sqlite:///{tmp_path}/games.db", limits=1) as server,
        account_holders(*[server.url] * 2) as (one, two),
    ):
        codes = [one.post("/api/challenges", plan(two)).get("code") for _ in range(11)]
    assert codes == [None, *["challenge/open"] * 9, "request/too-many"]


class Letters(Mailer):
    """A mailer that keeps what it would send."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []

    async def send(self, to: str, subject: str, text: str) -> None:
        self.sent.append((to, subject, text))


def test_a_mail_tells_of_a_challenge_but_not_of_every_one(tmp_path: Path) -> None:
    async def challenges() -> list[tuple[str, str, str]]:
        store, letters = await Store.open(f"sqlite:///{tmp_path}/games.db"), Letters()
        notices = MailNotices(store, Tickets(store, Credentials(store, None)), letters, "https://here", 60_000)
        await store.add_player("ben", "Ben", "digest", 1)
        row = {"player": "ben", "address": "ben@example.org", "site": "https://here", "confirmed": 1, "language": "en"}
        async with store.writing() as connection:
            await connection.execute(insert(addresses), row)
        for _ in range(2):
            await notices.tell_challenge("ben", "Anna", "duo")
        await store.close()
        return letters.sent

    [(to, subject, text)] = asyncio.run(challenges())
    assert to == "ben@example.org" and "been challenged" in subject
    assert "Anna" in text and "https://here/friends" in text
