"""Following, who is online, blocking, muting and free text, on real servers."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from secrets import token_hex
from typing import Any
from unittest.mock import Mock

import pytest
from account_holders import account_holders, contact, login_of, meet, undo
from serving import PASSWORD, Data, Player, Served, Socket, new_key, serving
from sqlalchemy import delete, insert, text
from test_store import with_store
from test_tournament_store import statements

from cornerwise.server.people.contacts import Contacts
from cornerwise.server.people.privacy import Privacy
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.schema import accounts, players
from cornerwise.server.storage.store import Store


@pytest.fixture(scope="module")
def two_servers(request: pytest.FixtureRequest) -> Iterator[tuple[str, str]]:
    """Two processes on PostgreSQL and Redis."""
    database, redis = (request.getfixturevalue(name) for name in ("postgres_url", "redis_url"))
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(database, "--redis", redis, grace=0.3)) for _ in range(2))
        yield one.url, two.url


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('contacts')}/games.db", grace=0.3) as served:
        yield served.url, served.url


@pytest.fixture(params=["one_server", "two_servers"])
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[Player, Player]]:
    """Two account holders: at one process with SQLite, or each at a process of their own."""
    with account_holders(*request.getfixturevalue(request.param)) as (anna, ben):
        yield anna, ben


@pytest.fixture
def holders(served: Served) -> Iterator[list[Player]]:
    with account_holders(*[served.url] * 3) as found:
        yield found


def news_of(socket: Socket, **wanted: object) -> Data:
    """The next news of a contact that says that."""
    while True:
        found: Data = socket.until("contact")["contact"]
        if all(found[name] == value for name, value in wanted.items()):
            return found


def test_who_follows_sees_who_comes_plays_and_goes(pair: tuple[Player, Player]) -> None:
    anna, ben = pair
    followed = anna.post(contact("follow", ben), {})
    assert followed["following"] and not followed["online"] and followed["name"] == "Ben"
    with anna.socket() as a:
        assert meet(a)["challenges"] == []
        with ben.socket() as b:
            meet(b)
            assert news_of(a, online=True) == {"login": login_of(ben), "name": "Ben", "online": True} | {
                "match": None,
                "variant": None,
            }
            match = ben.begin("duo", ["me", 1], listed=True)["match"]
            assert news_of(a, match=match)["variant"] == "duo"
            [seen] = anna.get("/api/contacts")["following"]
            assert seen["online"] and seen["match"] == match
            private = ben.begin("duo", ["me", 1])["match"]
            assert anna.get("/api/contacts")["following"][0]["match"] == match != private
        news_of(a, online=False)
    assert not anna.get(contact("person", ben))["online"]
    assert not undo(anna, contact("follow", ben))["following"] and anna.get("/api/contacts")["following"] == []


def test_who_does_not_want_to_be_seen_is_not(pair: tuple[Player, Player]) -> None:
    anna, ben = pair
    anna.post(contact("follow", ben), {})
    with anna.socket() as a, ben.socket() as b:
        meet(a)
        meet(b)
        news_of(a, online=True)
        ben.post("/api/contacts/choices", {"shows_online": False})
        news_of(a, online=False)
        ben.begin("duo", ["me", 1], listed=True)
        assert anna.get(contact("person", ben))["match"] is None
        ben.post("/api/contacts/choices", {"shows_online": True})
        assert news_of(a, online=True)["match"]


def test_people_of_a_process_that_was_killed_are_gone(postgres_url: str, redis_url: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(postgres_url, "--redis", redis_url, grace=0.3)) for _ in range(2))
        anna, ben = stack.enter_context(account_holders(one.url, two.url))
        anna.post(contact("follow", ben), {})
        with anna.socket() as a:
            meet(a)
            with ben.socket() as b:
                meet(b)
                news_of(a, online=True)
                two.kill()
                assert news_of(a, online=False)["name"] == "Ben"


def test_only_those_who_follow_see_who_is_online(holders: list[Player]) -> None:
    anna, ben, cleo = holders
    anna.post(contact("follow", ben), {})
    with ben.socket() as socket:
        meet(socket)
        assert anna.get(contact("person", ben))["online"]
        assert not cleo.get(contact("person", ben))["online"]


def test_a_hidden_profile_is_found_only_by_those_who_have_to_do_with_it(holders: list[Player], anna: Player) -> None:
    hidden, friend, stranger = holders
    friend.post(contact("follow", hidden), {})
    name = contact("person", hidden)
    hidden.http.put("/api/account/privacy", json={"hidden": ["profile"]})
    for player in (stranger, anna):  # with an account and without
        assert player.get(name) == player.get("/api/contacts/person/nobody of that name")
    assert stranger.post(contact("follow", hidden), {})["code"] == "account/unknown"
    game = {"variant": "duo", "seats": ["me", "them"]}
    assert stranger.post("/api/challenges", {**game, "to": login_of(hidden)})["code"] == "account/unknown"
    assert friend.get(name)["following"] and hidden.get(name)["you"]
    hidden.post(contact("block", stranger), {})
    assert stranger.get(name)["code"] == "account/unknown", "a block is not told"
    undo(hidden, contact("block", stranger))
    assert stranger.post(contact("block", hidden), {})["blocked"] and stranger.get(name)["blocked"]
    undo(stranger, contact("block", hidden))
    assert stranger.get(name)["code"] == "account/unknown"
    hidden.post("/api/challenges", {**game, "to": login_of(stranger)})
    assert stranger.get(name)["login"] == login_of(hidden)


def test_people_are_found_by_how_their_usernames_begin(pair: tuple[Player, Player]) -> None:
    me, other = pair

    def search(begins: str, player: Player = me) -> Any:
        return player.http.get("/api/contacts/search", params={"begins": begins}).json()

    def found(begins: str) -> list[str]:
        return [person["login"] for person in search(begins)]

    with ExitStack() as stack:
        names = ["x%y", "x%yz", "X%Y one", "xay", "X\U0001f600", *(f"x%y {number:02}" for number in range(8))]
        people = [stack.enter_context(closing(Player(me.url, "Somebody"))) for _ in names]
        assert search("x%y", people[0])["code"] == "account/missing"
        for player, name in zip(people, names, strict=True):
            player.create_account(name)
        assert found("x%Y") == ["x%y", *(f"x%y {number:02}" for number in range(7))]
        assert found(" X%Y  O") == ["x%y one"] and found("xa") == ["xay"] and found("X\U0001f600") == ["x\U0001f600"]
        assert found("x%y z") == found("%y") == found("somebody") == []

        people[0].http.put("/api/account/privacy", json={"hidden": ["profile"]})
        assert "x%y" not in found("x%y")
        people[0].post(contact("follow", me), {})
        assert "x%y" not in found("x%y"), "who follows is not told"
        me.post(contact("block", people[0]), {})
        hidden = search("x%y")[0]
        assert hidden == me.get("/api/contacts/person/x%25y") and hidden["blocked"]

        me.post(contact("follow", people[2]), {})
        [followed] = search("x%y on")
        assert followed == me.get(contact("person", people[2])) and followed["following"]
        [mine] = search(login_of(me))
        assert mine["you"] and not mine["may_challenge"]
        before = search(login_of(other))
        other.post(contact("block", me), {})
        assert search(login_of(other)) == before != [], "a block is not told"


def test_an_index_finds_how_usernames_begin(database: str) -> None:
    prefix, ids = token_hex(8), [token_hex(8) for _ in range(4)]

    async def work(store: Store) -> None:
        contacts = Contacts(store, Privacy(store), Mock(), Mock(), Mock())
        rows = [{"player": each, "login": f"{prefix} {each}", "password": "", "created": 1} for each in ids]
        try:
            async with store.writing() as connection:  # tests share the PostgreSQL database
                await connection.execute(insert(players), [{"id": each, "name": each, "created": 1} for each in ids])
                await connection.execute(insert(accounts), rows)
            with statements(store) as asked:
                found = await contacts.search(Person("nobody", "Nobody"), prefix)
            assert [person["name"] for person in found] == sorted(ids)
            async with store.engine.connect() as connection:
                if not (is_sqlite := store.engine.dialect.name == "sqlite"):
                    await connection.execute(text("SET enable_seqscan = off"))
                explain = f"EXPLAIN {'QUERY PLAN ' if is_sqlite else ''}{asked[0][0]}"
                plan = [str(step[-1]) for step in await connection.exec_driver_sql(explain, asked[0][1])]
            assert any("INDEX" in step.upper() and "login" in step and "<" in step for step in plan), plan
        finally:
            async with store.writing() as connection:
                await connection.execute(delete(accounts).where(accounts.c.player.in_(ids)))
                await connection.execute(delete(players).where(players.c.id.in_(ids)))

    with_store(database, work)


def test_who_hides_games_is_followed_without_them(pair: tuple[Player, Player]) -> None:
    anna, ben = pair
    anna.post(contact("follow", ben), {})
    ben.http.put("/api/account/privacy", json={"hidden": ["games"]})
    with anna.socket() as a, ben.socket() as b:
        meet(a)
        meet(b)
        news_of(a, online=True)
        match = ben.begin("duo", ["me", 1], listed=True)["match"]
        assert news_of(a, online=True)["match"] is None
        assert anna.get(contact("person", ben))["match"] is None
        ben.http.put("/api/account/privacy", json={"hidden": []})
        assert anna.get(contact("person", ben))["match"] == match


def test_choices_changed_at_the_same_moment_are_all_kept(pair: tuple[Player, Player]) -> None:
    anna, _ = pair
    changes: list[Data] = [{"shows_online": False}, {"free_chat": True}, {"challenges": "nobody"}]
    before = {"shows_online": True, "free_chat": False, "challenges": "everybody"}
    assert anna.post("/api/contacts/choices", {}) == before
    with ThreadPoolExecutor() as at_once:
        for _ in range(5):
            list(at_once.map(lambda change: anna.post("/api/contacts/choices", change), changes))
            wanted = {"shows_online": False, "free_chat": True, "challenges": "nobody"}
            assert anna.get("/api/contacts/choices") == wanted
            assert anna.post("/api/contacts/choices", before) == before


def test_nobody_follows_who_blocks_them_at_the_same_moment(pair: tuple[Player, Player]) -> None:
    anna, ben = pair
    follow, block = contact("follow", ben), contact("block", anna)
    with ThreadPoolExecutor() as at_once:
        for _ in range(10):
            both = [at_once.submit(anna.post, follow, {}), at_once.submit(ben.post, block, {})]
            for done in both:
                done.result()
            assert anna.get("/api/contacts")["following"] == []
            undo(ben, block)


def test_only_account_holders_have_contacts(served: Served, holders: list[Player], anna: Player) -> None:
    ben = holders[1]
    assert anna.get("/api/contacts")["code"] == "account/missing"
    assert anna.post(contact("follow", ben), {})["code"] == "account/missing"
    with anna.socket() as socket:
        assert meet(socket)["code"] == "account/missing"
    assert ben.post("/api/contacts/follow/nobody at all", {})["code"] == "account/unknown"
    assert ben.post(contact("follow", ben), {})["code"] == "request/malformed"
    assert ben.post("/api/contacts/love/" + login_of(holders[0]), {})["code"] == "request/malformed"


def test_a_block_ends_everything_between_two(holders: list[Player]) -> None:
    anna, ben, cleo = holders
    anna.post(contact("follow", ben), {})
    ben.post(contact("follow", anna), {})
    assert ben.post(contact("block", anna), {})["blocked"]
    assert anna.get("/api/contacts")["following"] == ben.get("/api/contacts")["following"] == []
    assert anna.post(contact("follow", ben), {})["code"] == "contact/closed"
    with ben.socket() as b:
        meet(b)
        assert not anna.get(contact("person", ben))["online"]
    wish = {"variant": "duo", "clock": {"kind": "game", "seconds": 321}}
    waiting = anna.post("/api/pairing", wish)["match"]
    own = ben.post("/api/pairing", wish)["match"]
    assert own != waiting, "they are not brought together"
    assert cleo.post("/api/pairing", wish)["match"] == waiting
    assert [found["login"] for found in ben.get("/api/contacts")["blocked"]] == [login_of(anna)]
    assert not undo(ben, contact("block", anna))["blocked"]
    assert anna.post("/api/pairing", wish)["match"] == own


def together(one: Player, other: Player, **plan: object) -> str:
    match: str = one.begin("duo", ["me", "open"], **plan)["match"]
    other.sit(match, 1)
    return match


def test_blocked_and_muted_people_are_not_read(holders: list[Player]) -> None:
    anna, ben, cleo = holders
    match = together(anna, ben)
    chat = f"/api/matches/{match}/chat"
    for relation in ("mute", "block"):
        ben.post(contact(relation, anna), {})
        with ben.socket() as b, cleo.socket() as c:
            b.follow(match)
            c.follow(match)
            anna.post(chat, {"preset": "hello"})
            c.until("chat")
            ben.post(chat, {"preset": "thanks"})
            assert b.until("chat")["line"]["preset"] == "thanks"
        assert all(line["name"] == "Ben" for line in ben.get(chat))
        undo(ben, contact(relation, anna))
    assert len(ben.get(chat)) == 4
    ben.post(contact("block", anna), {})
    assert all(line["name"] == "Anna" for line in anna.get(chat)), "a block works both ways"


def test_free_text_is_between_those_who_switched_it_on(pair: tuple[Player, Player]) -> None:
    anna, ben = pair
    match = together(anna, ben, chat="free")
    chat = f"/api/matches/{match}/chat"
    said = {"text": "What a corner"}
    assert anna.post(chat, said)["code"] == "chat/presets", "her own switch is off"
    assert anna.get("/api/contacts/choices") == {"shows_online": True, "challenges": "everybody", "free_chat": False}
    anna.post("/api/contacts/choices", {"free_chat": True})
    assert anna.post(chat, said)["code"] == "chat/presets", "nobody would read it"
    ben.post("/api/contacts/choices", {"free_chat": True})
    watcher = Player(anna.url, "Wim")
    with ben.socket() as b, watcher.socket() as w:
        b.follow(match)
        w.follow(match)
        assert anna.post(chat, said)["text"] == "What a corner"
        anna.post(chat, {"preset": "oops"})
        assert b.until("chat")["line"]["text"] == "What a corner"
        assert w.until("chat")["line"]["preset"] == "oops", "guests see preset phrases only"
    assert [line["preset"] for line in watcher.get(chat)] == ["oops"] and len(ben.get(chat)) == 2
    ben.post("/api/contacts/choices", {"free_chat": False})
    assert [line["preset"] for line in ben.get(chat)] == ["oops"]
    watcher.close()
    other = together(anna, ben)
    assert anna.post(f"/api/matches/{other}/chat", said)["code"] == "chat/presets", "the host allows none there"


def test_contacts_go_with_the_account_and_are_among_ones_data(holders: list[Player]) -> None:
    anna, ben, cleo = holders
    anna.post(contact("follow", ben), {})
    cleo.post(contact("block", anna), {})
    ben.post(contact("follow", anna), {})
    data = anna.get("/api/account/data")
    assert len(data["follows"]) == 1 and "blocks" in data and "challenges" in data
    assert data["blocks"] == [], "who has blocked somebody is not told"
    anna.post("/api/account/delete", {"password": PASSWORD})
    assert ben.get("/api/contacts")["following"] == cleo.get("/api/contacts")["blocked"] == []


def test_a_rematch_goes_on_with_the_series(holders: list[Player]) -> None:
    """Anna wins the first, Ben the second and third; the fourth is a game of its own."""
    anna, ben, _ = holders
    body = {"to": login_of(ben), "variant": "duo", "seats": ["me", "them"], "series": 3}
    challenge = anna.post("/api/challenges", body)["challenge"]
    match = ben.post(f"/api/challenges/{challenge}/accept", {})["match"]
    seen = []
    for loser in (ben, anna, anna):
        lost = do(loser, match, do="resign")
        seen.append(lost["state"]["series"])
        do(anna, match, do="propose", what="rematch")
        do(ben, match, do="answer", yes=True)
        match = anna.get(f"/api/matches/{match}")["state"]["rematch"]
        assert anna.get(f"/api/matches/{match}")["you"] == [len(seen) % 2], "who begins alternates"
    assert seen == [
        {"of": 3, "game": 1, "score": [1, 0], "decided": False},
        {"of": 3, "game": 2, "score": [1, 1], "decided": False},
        {"of": 3, "game": 3, "score": [1, 2], "decided": True},
    ]
    assert "series" not in anna.get(f"/api/matches/{match}")["state"]


def do(player: Player, match: str, **action: object) -> Data:
    """A command with one's own seat, after all that has happened."""
    found = player.get(f"/api/matches/{match}")
    body = {"seat": found["you"][0], "seq": found["seq"], "key": new_key(), "action": action}
    answer: Data = player.post(f"/api/matches/{match}/commands", body)
    assert "code" not in answer, answer
    return answer


def test_a_series_is_for_two_and_goes_on_after_a_game_that_was_called_off(holders: list[Player]) -> None:
    anna, ben, _ = holders
    body = {"to": login_of(ben), "variant": "classic", "seats": ["me", "them", 1, 1], "series": 3}
    assert anna.post("/api/challenges", body)["code"] == "match/bad-plan"
    challenge = anna.post("/api/challenges", body | {"variant": "duo", "seats": ["them", "me"], "series": 5})
    match = ben.post(f"/api/challenges/{challenge['challenge']}/accept", {})["match"]
    do(anna, match, do="propose", what="abort")
    assert do(ben, match, do="answer", yes=True)["state"]["series"]["score"] == [0, 0]
    do(anna, match, do="propose", what="rematch")
    do(ben, match, do="answer", yes=True)
    again = anna.get(f"/api/matches/{match}")["state"]["rematch"]
    assert anna.get(f"/api/matches/{again}")["state"]["series"] == {"of": 5, "game": 1, "score": [0, 0]} | {
        "decided": False
    }


def test_lines_said_at_the_same_moment_have_numbers_of_their_own(pair: tuple[Player, Player]) -> None:
    anna, ben = pair
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)

    def speak(player: Player) -> list[int]:
        return [player.post(f"/api/matches/{match}/chat", {"preset": "hello"})["number"] for _ in range(20)]

    with ThreadPoolExecutor() as at_once:
        said = [number for numbers in at_once.map(speak, pair) for number in numbers]
    assert sorted(said) == list(range(1, 41))
