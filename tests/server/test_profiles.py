"""Profiles: what they tell of ratings and games, what is hidden, and what is left of a deleted account."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from matches import engine, plan
from PIL import Image
from serving import PASSWORD, Data, Player, Served, new_key, serving
from sqlalchemy import delete, select

from cornerwise.server.application import Application
from cornerwise.server.base.settings import ServerSettings
from cornerwise.server.match.actions import Command, Resign
from cornerwise.server.match.events import Occupant
from cornerwise.server.match.summary import summary_for
from cornerwise.server.people.rating_scale import shown
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.schema import keys, rated, rating_history, ratings, results
from cornerwise.server.storage.store import NOBODY

CLIENT = "<!doctype html><html><head><title>Cornerwise</title></head><body>the client</body></html>"
_numbers = count(1)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a built client."""
    folder = tmp_path_factory.mktemp("profiles")
    (folder / "pages").mkdir()
    (folder / "pages" / "index.html").write_text(CLIENT)
    with serving(f"sqlite:///{folder}/games.db", pages=folder / "pages") as server:
        yield server


@pytest.fixture
def two(served: Served) -> Iterator[tuple[Player, Player]]:
    """Two people with accounts, whose usernames nobody else has."""
    number = next(_numbers)
    pair = Player(served.url, f"Mia{number}"), Player(served.url, f"Noa{number}")
    for player in pair:
        player.create_account(f"user {player.me['name']}")
    yield pair
    for player in pair:
        player.close()


def login(player: Player) -> str:
    return f"user {player.me['name']}".lower()


def resign(player: Player, match: str, seat: int = 0) -> None:
    seq = player.get(f"/api/matches/{match}")["seq"]
    body = {"seat": seat, "seq": seq, "key": new_key(), "action": {"do": "resign"}}
    assert "seq" in player.post(f"/api/matches/{match}/commands", body)


def finished(one: Player, other: Player, variant: str = "duo", **more: Any) -> str:
    """A match that the first player opened with a move and then lost."""
    match: str = one.begin(variant, ["me", "open"], **{"listed": True, **more})["match"]
    other.sit(match, 1)
    seen = one.get(f"/api/matches/{match}")
    move = next(moves[0] for piece, moves in seen["state"]["legal"].items() if piece == "X5")
    body = {"seat": 0, "seq": seen["seq"], "key": new_key(), "action": {"do": "move", "move": move}}
    one.post(f"/api/matches/{match}/commands", body)
    resign(one, match)
    return match


def profile(player: Player, name: str, part: str = "") -> Any:
    return player.get(f"/api/people/{name}{part}")


def until_rated(player: Player, name: str, games: int) -> Data:
    for _ in range(400):
        found: Data = profile(player, name)
        if found["ratings"] and found["ratings"][0]["games"] == games:
            return found
    raise AssertionError("it is not rated")


def hide(player: Player, *parts: str) -> None:
    answer = player._read(player.http.put("/api/account/privacy", json={"hidden": parts}))
    assert answer == {"hidden": sorted(parts)}


def test_a_profile_tells_of_ratings_and_games(served: Served, two: tuple[Player, Player]) -> None:
    mia, noa = two
    match = finished(mia, noa, rated=True)
    finished(mia, noa)
    mine, theirs = until_rated(mia, login(mia), 1), until_rated(mia, login(noa), 1)
    assert (mine["you"], theirs["you"], mine["hidden"], theirs["hidden"]) == (True, False, [], None)
    assert mine["name"] == mia.me["name"] and mine["since"] > 1_700_000_000_000
    (own,), (other,) = mine["ratings"], theirs["ratings"]
    assert own["rating"] < 1500 < other["rating"]
    assert own["provisional"] and own["level"] is None and 400 < own["deviation"] < 500
    assert mine["puzzles"] == {"rating": 1500, "deviation": 350, "provisional": True, "tried": 0, "solved": 0}

    history = profile(mia, login(noa), "/ratings/duo")
    assert [point["rating"] for point in history["points"]] == [other["rating"]]
    assert len(history["levels"]) == 9 and history["levels"] == sorted(history["levels"])
    assert profile(mia, login(noa), "/ratings/classic")["points"] == []

    told = profile(noa, login(mia), "/results")
    assert told["total"] == {"won": 0, "drawn": 0, "lost": 2}
    assert told["games"] == [{"variant": "duo", "count": 2}]
    (opponent,) = told["opponents"]
    assert (opponent["login"], opponent["name"], opponent["lost"]) == (login(noa), noa.me["name"], 2)
    assert told["colours"] == [{"colours": ["purple"], "won": 0, "drawn": 0, "lost": 2}]
    assert told["pieces"] == [{"piece": "X5", "won": 0, "drawn": 0, "lost": 2}]
    assert profile(noa, login(mia), "/results?variant=classic")["total"]["lost"] == 0
    recent = profile(noa, login(mia), "/matches")
    assert match in [found["match"] for found in recent] and all(found["you"] == [0] for found in recent)
    board = mia.get("/api/ratings/duo")
    assert {"name": noa.me["name"], "login": login(noa), **{k: other[k] for k in other if k != "variant"}} in board


def test_a_name_finds_the_account_as_logging_in_does(served: Served, two: tuple[Player, Player]) -> None:
    mia, _ = two
    for spelling in (
        login(mia).upper(),
        f" {login(mia)} ",
        login(mia).replace("u", "\N{FULLWIDTH LATIN SMALL LETTER U}"),
    ):
        assert profile(mia, spelling)["login"] == login(mia)
    odd = Player(served.url, "Odd")
    odd.create_account("a/b.c")
    assert profile(mia, "a%252Fb.c")["login"] == "a/b.c"
    for nobody in ("nobody at all", "%00", "\N{ZERO WIDTH SPACE}", "x" * 101):
        assert profile(mia, nobody)["code"] in ("request/unknown", "request/malformed")
    odd.close()


def test_private_matches_are_told_to_their_players_alone(served: Served, two: tuple[Player, Player]) -> None:
    mia, noa = two
    private = finished(mia, noa, listed=False)
    assert [found["match"] for found in profile(mia, login(mia), "/matches")] == [private]
    assert profile(mia, login(mia), "/results")["total"]["lost"] == 1
    stranger = Player(served.url, "Stranger")
    assert profile(stranger, login(mia), "/matches") == []
    told = profile(stranger, login(mia), "/results")
    assert told == {
        "total": {"won": 0, "drawn": 0, "lost": 0},
        "games": [],
        "opponents": [],
        "colours": [],
        "pieces": [],
    }
    stranger.close()


def traces(served: Served, viewer: Player, name: str, matches: list[str]) -> str:
    """All that somebody else can ask for about an account, as one text."""
    asked = [f"/api/people/{name}{part}" for part in ("", "/results", "/matches", "/ratings/duo")]
    asked += [f"/api/matches/{match}/profiles" for match in matches]
    asked += ["/api/ratings/duo", f"/@{name}", f"/api/people/{name}/card.png"]
    return "\n".join(viewer.http.get(path).text for path in asked)


def test_a_hidden_profile_is_as_one_that_is_not_there(served: Served, two: tuple[Player, Player]) -> None:
    mia, noa = two
    matches = [finished(mia, noa, rated=True), finished(noa, mia)]
    until_rated(mia, login(mia), 1)
    stranger = Player(served.url, "Stranger")
    assert stranger.get(f"/api/matches/{matches[0]}/profiles") == [login(mia), login(noa)]
    assert login(mia) in traces(served, stranger, login(mia), matches)

    hide(mia, "profile")
    for part in ("", "/results", "/matches", "/ratings/duo", "/card.png"):
        hidden = stranger.http.get(f"/api/people/{login(mia)}{part}")
        unknown = stranger.http.get(f"/api/people/nobody at all{part}")
        assert (hidden.status_code, hidden.content) == (unknown.status_code, unknown.content) and not hidden.is_success
    page, none = (stranger.http.get(f"/@{name}").text for name in (login(mia), "nobody"))
    assert page.replace(login(mia).replace(" ", "%20"), "nobody") == none
    found = traces(served, stranger, login(mia), matches).replace(login(mia).replace(" ", "%20"), "")
    assert login(mia) not in found and mia.me["name"] not in found
    assert stranger.get(f"/api/matches/{matches[0]}/profiles") == [None, login(noa)]
    (against,) = profile(stranger, login(noa), "/results")["opponents"]
    assert (against["login"], against["name"], against["won"], against["lost"]) == (None, "", 1, 1)
    # The owner still sees everything, and what is hidden.
    mine = profile(mia, login(mia))
    assert mine["hidden"] == ["profile"] and mine["ratings"] and mine["games"]
    hide(mia)
    assert profile(stranger, login(mia))["ratings"]
    stranger.close()


def test_parts_can_be_hidden_each_on_its_own(served: Served, two: tuple[Player, Player]) -> None:
    mia, noa = two
    match = finished(mia, noa, rated=True)
    until_rated(mia, login(mia), 1)

    hide(mia, "ratings")
    told = profile(noa, login(mia))
    assert told["ratings"] is None and told["puzzles"] is None and told["games"]
    assert profile(noa, login(mia), "/ratings/duo")["code"] == "request/unknown"
    assert login(mia) not in [row["login"] for row in noa.get("/api/ratings/duo")]
    assert "og:description" in noa.http.get(f"/@{login(mia)}").text
    assert "rating" not in noa.http.get(f"/@{login(mia)}").text
    assert profile(noa, login(mia), "/results")["total"]["lost"] == 1

    hide(mia, "games")
    told = profile(noa, login(mia))
    assert told["ratings"] and not told["games"]
    for part in ("/results", "/matches"):
        assert profile(noa, login(mia), part)["code"] == "request/unknown"
        assert "code" not in profile(mia, login(mia), part)
    assert noa.get(f"/api/matches/{match}/profiles") == [None, login(noa)]
    assert profile(noa, login(noa), "/results")["opponents"][0]["login"] is None
    assert mia.get("/api/account/privacy") == {"hidden": ["games"]}
    refused = mia.http.put("/api/account/privacy", json={"hidden": ["everything"]})
    assert refused.json()["code"] == "request/malformed"


def test_only_accounts_have_a_profile(served: Served) -> None:
    guest = Player(served.url, "Guest 77")
    assert profile(guest, "guest 77")["code"] == "request/unknown"
    for answer in (guest.http.get("/api/account/privacy"), guest.http.put("/api/account/privacy", json={"hidden": []})):
        assert answer.json()["code"] == "account/missing"
    anybody = httpx.Client(base_url=served.url)
    assert anybody.put("/api/account/privacy", json={"hidden": []}).status_code == 401
    anybody.close()
    guest.close()


def test_links_to_profiles_carry_cards(served: Served, two: tuple[Player, Player]) -> None:
    mia, noa = two
    page = mia.http.get(f"/@{login(noa)}").text
    assert f'<meta property="og:title" content="{noa.me["name"]}">' in page and "<title>Cornerwise</title>" in page
    finished(mia, noa, rated=True)
    best = until_rated(mia, login(noa), 1)["ratings"][0]["rating"]
    page = mia.http.get(f"/@{login(noa)}").text
    assert "Duo" in page and f"{best}?" in page, "a rating after one game is provisional"
    card = mia.http.get(f"/api/people/{login(noa)}/card.png")
    assert Image.open(BytesIO(card.content)).size == (1200, 630)
    assert card.headers["cache-control"] == "no-cache"
    nasty = Player(served.url, '"><script src=x>')
    nasty.create_account("nasty")
    assert "<script" not in mia.http.get("/@nasty").text
    assert mia.http.get("/api/people/nasty/card.png").status_code == 200
    nasty.close()


def test_a_deleted_account_leaves_nothing(served: Served, two: tuple[Player, Player]) -> None:
    mia, noa = two
    match = finished(mia, noa, rated=True)
    until_rated(mia, login(mia), 1)
    data = mia.get("/api/account/data")
    assert [row["games"] for row in data["rating_history"]] == [1] and data["accounts"][0]["hidden"] == ""
    assert mia.post("/api/account/delete", {"password": PASSWORD}) == {}
    assert profile(noa, login(mia))["code"] == "request/unknown"
    assert profile(noa, login(noa), "/results")["opponents"][0]["login"] is None
    assert noa.get(f"/api/matches/{match}/profiles") == [None, login(noa)]
    found = traces(served, noa, login(mia), [match])
    assert mia.me["name"] not in found
    assert profile(noa, login(noa), "/matches")[0]["seats"][0]["name"] == NOBODY


# On both kinds of databases


def with_application(database: str, work: Callable[[Application], Awaitable[None]]) -> None:
    async def run() -> None:
        application = await Application.open(ServerSettings(database=database, engines=1))
        try:
            await work(application)
        finally:
            await application.close()

    asyncio.run(run())


async def new_account(application: Application, name: str) -> Person:
    _, person = await application.sessions.create(name)
    await application.accounts.create(person.id, f"{name} {person.id}", "")
    return person


async def lost(application: Application, *seats: Occupant, variant: str = "duo", is_rated: bool = True) -> str:
    """A match that the first seat resigned."""
    created = plan(variant, *seats)
    match_id = await application.hub.create(replace(created, rated=is_rated, listed=True))
    async with application.hub.reading(match_id) as match:
        seq = match.seq
    action = Resign(do="resign")
    await application.hub.command(
        match_id, Command(player=seats[0].player, name="", seat=0, seq=seq, key="r", action=action, at=2_000_000)
    )
    return match_id


def occupant(person: Person) -> Occupant:
    return Occupant(person.id, person.name)


async def rows(application: Application, table: Any, player: str) -> list[Any]:
    async with application.store.engine.connect() as connection:
        return list((await connection.execute(select(table).where(table.c.player == player))).all())


async def settle(application: Application, *players: Person, games: int) -> None:
    for _ in range(500):
        found = [await rows(application, ratings, player.id) for player in players]
        if all(of and of[0].games == games for of in found):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is not rated")


def test_every_rated_match_is_in_the_history_once(database: str) -> None:
    async def work(application: Application) -> None:
        anna, ben = await new_account(application, "Anna"), await new_account(application, "Ben")
        match_ids = [await lost(application, occupant(anna), occupant(ben)) for _ in range(4)]
        await settle(application, anna, ben, games=4)
        await asyncio.gather(*(application.ratings.rate(match_id) for match_id in match_ids * 2))  # nothing is left
        for player in (anna, ben):
            history = sorted(await rows(application, rating_history, player.id), key=lambda row: row.games)
            (now,) = await rows(application, ratings, player.id)
            assert [row.games for row in history] == [1, 2, 3, 4]
            assert (history[-1].mu, history[-1].sigma) == (now.mu, now.sigma)
            assert [point["rating"] for point in await application.ratings.history(player.id, "duo")] == [
                shown(row.mu, row.sigma, "duo")["rating"] for row in history
            ]

    with_application(database, work)


def test_a_rating_that_was_cut_off_leaves_no_half(database: str) -> None:
    """What a killed server had not rated is rated by the next one, with its row of history, and once."""
    people: list[Person] = []

    async def begin(application: Application) -> None:
        people.extend([await new_account(application, "Anna"), await new_account(application, "Ben")])
        application.ratings.rate = _never  # type: ignore[method-assign]  # it is killed before
        await lost(application, *map(occupant, people))
        assert await rows(application, ratings, people[0].id) == []

    async def go_on(application: Application) -> None:
        await settle(application, *people, games=1)
        assert len(await rows(application, rating_history, people[0].id)) == 1

    with_application(database, begin)
    with_application(database, go_on)
    with_application(database, go_on)


async def _never(match_id: str) -> None:
    pass


def test_a_match_that_was_called_off_is_never_rated(tmp_path: Path) -> None:
    async def work(application: Application) -> None:
        anna, ben = await new_account(application, "Anna"), await new_account(application, "Ben")
        match_id = await lost(application, occupant(anna), occupant(ben), is_rated=False)
        async with application.store.writing() as connection:  # as the end of a rated match is noted
            await connection.execute(rated.insert(), {"match": match_id, "done": False})
        await application.ratings.rate(match_id)
        assert await rows(application, ratings, anna.id) == []

    with_application(f"sqlite:///{tmp_path}/test.db", work)


def test_results_of_many_seats_count_who_was_before_whom(database: str) -> None:
    async def work(application: Application) -> None:
        anna, ben, cleo = [await new_account(application, name) for name in ("Anna", "Ben", "Cleo")]
        seats = (*map(occupant, (anna, ben, cleo)), engine(3))
        match_id = await lost(application, *seats, variant="classic", is_rated=False)
        async with application.hub.reading(match_id) as match:
            assert match.phase == "playing" and summary_for(match)["result"] is None  # the others play on
        for seat, person in ((1, ben), (2, cleo)):
            async with application.hub.reading(match_id) as match:
                seq = match.seq
            resign = Command(
                player=person.id, name="", seat=seat, seq=seq, key="r", action=Resign(do="resign"), at=3_000_000
            )
            await application.hub.command(match_id, resign)
        holder = await application.privacy.find(f"anna {anna.id}")
        told = await application.profiles.statistics(holder, everything=False, variant=None)
        assert told["total"] == {"won": 0, "drawn": 0, "lost": 1}
        levels = {row["level"]: row for row in told["opponents"] if not row["login"]}
        assert levels[3]["lost"] == 1
        assert {row["name"] for row in told["opponents"] if row["login"]} == {"Ben", "Cleo"}

    with_application(database, work)


def test_matches_from_before_are_counted_once(database: str) -> None:
    people: list[Person] = []

    async def begin(application: Application) -> None:
        people.extend([await new_account(application, "Anna"), await new_account(application, "Ben")])
        match_id = await lost(application, *map(occupant, people))
        async with application.store.writing() as connection:
            await connection.execute(delete(results).where(results.c.match == match_id))
            await connection.execute(delete(keys).where(keys.c.name == "results-counted"))

    async def go_on(application: Application) -> None:
        holder = await application.privacy.find(f"anna {people[0].id}")
        for _ in range(500):
            found = await application.profiles.statistics(holder, everything=True, variant=None)
            if found["total"]["lost"]:
                break
            await asyncio.sleep(0.01)
        assert found["total"] == {"won": 0, "drawn": 0, "lost": 1}
        await application.profiles.count_earlier()
        assert (await application.profiles.statistics(holder, True, None))["total"]["lost"] == 1

    with_application(database, begin)
    with_application(database, go_on)


def test_a_long_history_is_told_in_part(tmp_path: Path) -> None:
    async def work(application: Application) -> None:
        anna = await new_account(application, "Anna")
        many = [
            {
                "player": anna.id,
                "variant": "duo",
                "games": number,
                "at": number,
                "mu": 25.0 + number / 100,
                "sigma": 2.0,
            }
            for number in range(1, 1002)
        ]
        async with application.store.writing() as connection:
            await connection.execute(rating_history.insert(), many)
        points = await application.ratings.history(anna.id, "duo")
        assert 300 < len(points) <= 400 and points[-1]["games"] == 1001

    with_application(f"sqlite:///{tmp_path}/test.db", work)
