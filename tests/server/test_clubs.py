"""Clubs: how people join, who may do what in them, and what becomes of them when people go."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from threading import Timer
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from serving import Data, Player, Served, serving

from cornerwise.server.people import clubs

PASSWORD = "three plain words here"
CLOCK = {"kind": "game", "seconds": 600}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, folder: Path) -> Iterator[Served]:
    """A server on each kind of database in turn."""
    is_sqlite = request.param == "sqlite"
    with serving(f"sqlite:///{folder}/games.db" if is_sqlite else request.getfixturevalue("postgres_url")) as server:
        yield server


@contextmanager
def members(url: str, *names: str) -> Iterator[list[Player]]:
    """People with accounts; tests share a server, so that every name is a new one."""
    people = [Player(url, f"{name} {token_hex(3)}") for name in names]
    for player in people:
        player.post("/api/account", {"name": player.me["name"], "password": PASSWORD})
    yield people
    for player in people:
        player.close()


def at(club: str, *rest: str) -> str:
    return "/".join(("/api/clubs", club, *rest))


def login(player: Player) -> str:
    return str(player.me["name"])


def member(club: str, player: Player) -> str:
    return at(club, "members", login(player))


def open_club(player: Player, name: str = "", **more: Any) -> str:
    made = player.post("/api/clubs", {"name": name or f"Corner {token_hex(3)}", **more})
    assert "club" in made, made
    return str(made["club"])


def roles(player: Player, club: str) -> Data:
    return {person["account"]: person["role"] for person in player.get(at(club))["people"]}


def test_from_opening_to_the_end(served: Served) -> None:
    with members(served.url, "anna", "ben", "cleo") as (anna, ben, cleo):
        name, place = f"Corner {token_hex(4)}", f"Turin {token_hex(4)}"
        club = open_club(anna, name, place=place, about="Every Friday.\nBring a friend.")
        for words in (name[2:], place.upper()):
            assert [each["club"] for each in ben.get(f"/api/clubs?search={words}")] == [club]
        assert ben.get("/api/clubs?search=nowhere") == [] == ben.get("/api/clubs/mine")
        for player in (ben, ben, cleo):  # sent twice it changes nothing
            assert player.post(at(club, "join"), {})["role"] == "member"
        assert roles(cleo, club) == {login(anna): "owner", login(ben): "member", login(cleo): "member"}
        assert ben.post(member(club, cleo), {"role": "organiser"})["code"] == "club/forbidden"
        anna.post(member(club, ben), {"role": "organiser"})
        assert ben.http.delete(member(club, cleo)).json()["members"] == 2
        assert ben.http.delete(member(club, anna)).json()["code"] == "club/forbidden"
        assert anna.post(at(club, "leave"), {})["code"] == "club/forbidden"  # who would own it?
        anna.post(member(club, ben), {"role": "owner"})
        assert roles(cleo, club) == {login(ben): "owner", login(anna): "organiser"}
        assert anna.http.delete(at(club)).json()["code"] == "club/forbidden"
        assert anna.post(at(club, "leave"), {}) == {}
        assert [row["club"] for row in ben.get("/api/account/data")["club_members"]] == [club]
        assert ben.http.delete(at(club)).json() == {}
        assert anna.get(at(club))["code"] == "club/unknown"


def test_by_request_and_by_invitation(served: Served) -> None:
    with members(served.url, "anna", "ben", "cleo") as (anna, ben, cleo):
        club = open_club(anna, entry="request")
        assert ben.post(at(club, "join"), {})["role"] == "asked"
        assert cleo.post(at(club, "join"), {})["role"] == "asked"
        seen = ben.get(at(club))
        assert (seen["asked"], seen["invitation"], seen["members"]) == ([], "", 1)
        told = anna.get(at(club))
        assert [person["account"] for person in told["asked"]] == [login(ben), login(cleo)]
        assert anna.post(member(club, ben), {"role": "member"})["members"] == 2
        assert ben.post(member(club, cleo), {"role": "member"})["code"] == "club/forbidden"
        assert cleo.post(at(club, "join"), {"invitation": told["invitation"]})["role"] == "member"
        cleo.post(at(club, "leave"), {})
        anna.post(at(club), {"name": f"Private {token_hex(3)}", "entry": "invitation"})
        renewed = anna.post(at(club, "invitation"), {})["invitation"]
        for wrong in ("", told["invitation"]):
            assert cleo.post(at(club, "join"), {"invitation": wrong})["code"] == "club/forbidden"
        assert cleo.post(at(club, "join"), {"invitation": renewed})["role"] == "member"


def test_members_with_a_slash_in_their_name_are_managed_in_any_spelling(served: Served) -> None:
    with members(served.url, "anna", "c/d") as (anna, cee):
        club = open_club(anna)
        cee.post(at(club, "join"), {})
        path = at(club, "members", quote(login(cee).upper(), safe=""))
        assert anna.post(path, {"role": "organiser"})["members"] == 2
        assert roles(anna, club)[login(cee)] == "organiser"
        assert anna.http.delete(path).json()["members"] == 1


def test_no_two_names_look_alike(served: Served) -> None:
    with members(served.url, "anna") as (anna,):
        number = token_hex(3)
        open_club(anna, f"Corner Friends {number}")
        for name in ("corner friends", "CornerFriends", "Corner  Friends", "\uff23orner Friends"):
            refused = anna.post("/api/clubs", {"name": f"{name} {number}"})
            assert (refused["code"], refused["details"]) == ("club/taken", {"field": "name"})


@pytest.mark.parametrize("name", ["a", "..", "x" * 41, "anna\u202eben", "C\u043erner"])
def test_bad_names_are_refused(served: Served, name: str) -> None:
    with members(served.url, "anna") as (anna,):
        assert anna.post("/api/clubs", {"name": name})["code"] == "request/malformed"


def test_a_hidden_profile_is_named_without_its_account_but_to_organisers(served: Served) -> None:
    with members(served.url, "anna", "ben", "cleo") as (anna, ben, cleo):
        club = open_club(anna)
        for player in (ben, cleo):
            player.post(at(club, "join"), {})
        ben.http.put("/api/account/privacy", json={"hidden": ["profile"]})

        def seen(by: Player) -> list[tuple[str, str, bool]]:
            found = [(each["name"], each["account"], each["profile"]) for each in by.get(at(club))["people"]]
            return [each for each in found if each[0] == ben.me["name"]]

        assert seen(cleo) == [(ben.me["name"], "", False)]
        assert seen(anna) == [(ben.me["name"], login(ben), False)], "to manage members"
        ben.http.put("/api/account/privacy", json={"hidden": []})
        assert seen(cleo) == [(ben.me["name"], login(ben), True)]


def test_guests_have_no_clubs(served: Served) -> None:
    with members(served.url, "anna") as (anna,):
        club = open_club(anna)
        guest = Player(served.url, "Guest")
        assert guest.post("/api/clubs", {"name": "Others"})["code"] == "account/missing"
        assert guest.post(at(club, "join"), {})["code"] == "account/missing"
        assert guest.get(at(club))["role"] is None
        guest.close()


def test_who_deletes_an_account_leaves_clubs_in_order(served: Served) -> None:
    with members(served.url, "anna", "ben", "cleo") as (anna, ben, cleo):
        club, alone = open_club(anna), open_club(anna, f"Only me {token_hex(3)}")
        for player in (ben, cleo):
            player.post(at(club, "join"), {})
        anna.post(member(club, cleo), {"role": "organiser"})
        anna.post("/api/account/delete", {"password": PASSWORD})
        assert roles(ben, club) == {login(cleo): "owner", login(ben): "member"}  # an organiser before an older member
        assert ben.get(at(club))["members"] == 2
        assert ben.get(at(alone))["code"] == "club/unknown"
        cleo.post("/api/account/delete", {"password": PASSWORD})
        assert roles(ben, club) == {login(ben): "owner"}


def test_tournaments_of_a_club(served: Served) -> None:
    with members(served.url, "anna", "ben", "cleo") as (anna, ben, cleo):
        club = open_club(anna)
        ben.post(at(club, "join"), {})
        plan = {"title": "Cup", "format": "swiss", "variant": "duo", "clock": CLOCK, "club": club}
        for player in (ben, cleo):
            assert player.post("/api/tournaments", plan)["code"] == "club/forbidden"
        made = anna.post("/api/tournaments", {**plan, "members_only": True})
        open_to_all = anna.post("/api/tournaments", {**plan, "listed": True})
        assert (made["club"], made["members_only"]) == (club, True)
        cup = f"/api/tournaments/{made['tournament']}"
        assert ben.post(f"{cup}/join", {})["you"]["active"]
        assert cleo.post(f"{cup}/join", {})["code"] == "club/forbidden"
        assert cleo.post(f"/api/tournaments/{open_to_all['tournament']}/join", {})["you"]["active"]
        assert len(ben.get(at(club, "tournaments"))) == 2
        seen = cleo.get(at(club, "tournaments"))
        assert [each["tournament"] for each in seen] == [open_to_all["tournament"]]
        assert anna.http.delete(at(club)).json() == {}
        assert ben.get(cup)["entrants"] == 1  # its tournaments stay


def test_limits(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/games.db") as server,
        members(server.url, "anna", "ben") as (anna, ben),
        sqlite3.connect(tmp_path / "games.db") as rows,
    ):
        club = open_club(anna)
        for number in range(clubs.MOST_OWNED - 1):
            open_club(anna, f"Club {number}")
        assert anna.post("/api/clubs", {"name": "One more"})["code"] == "club/full"
        rows.execute("UPDATE clubs SET members = ? WHERE id = ?", (clubs.MOST_MEMBERS, club))
        rows.commit()
        assert ben.post(at(club, "join"), {})["code"] == "club/full"


def test_one_can_be_in_thirty_clubs_requests_among_them(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/games.db") as server,
        members(server.url, "anna", "ben") as (anna, ben),
        sqlite3.connect(tmp_path / "games.db") as rows,
    ):
        club, other, one_more = (
            open_club(anna, f"Club {number}", entry=entry)
            for number, entry in enumerate(("request", "request", "open"))
        )
        for waits in (club, other):
            assert ben.post(at(waits, "join"), {})["role"] == "asked"
        many = [(f"elsewhere{number}", ben.me["id"], "member", 1) for number in range(clubs.MOST_JOINED - 3)]
        rows.executemany("INSERT INTO club_members VALUES (?, ?, ?, ?)", many)
        rows.commit()
        assert ben.post(at(one_more, "join"), {})["role"] == "member", "the thirtieth"
        assert "code" not in anna.post(member(club, ben), {"role": "member"}), "whoever asked has a place"
        assert ben.post("/api/clubs", {"name": "My own"})["code"] == "club/full"
        assert ben.post(at(one_more, "leave"), {}) == {}
        assert open_club(ben, "My own")
        assert ben.post(at(one_more, "join"), {})["code"] == "club/full"


def test_nobody_is_made_the_owner_of_more_clubs_than_one_can_have(served: Served) -> None:
    with members(served.url, "anna", "ben") as (anna, ben):
        club = open_club(anna)
        ben.post(at(club, "join"), {})
        for _ in range(clubs.MOST_OWNED):
            open_club(ben)
        assert anna.post(member(club, ben), {"role": "owner"})["code"] == "club/full"
        assert roles(anna, club)[login(anna)] == "owner"


def test_requests_at_the_same_moment_keep_to_the_limits(served: Served) -> None:
    with members(served.url, "anna") as (anna,), ThreadPoolExecutor(8) as at_once:
        names = [f"Corner {token_hex(4)}" for _ in range(8)]
        made = list(at_once.map(lambda name: anna.post("/api/clubs", {"name": name}).get("code"), names))
        assert made.count(None) == clubs.MOST_OWNED and set(made) == {None, "club/full"}


def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Two people pass a club to each other, and a third joins and leaves, until the server is killed: three times."""
    database = f"sqlite:///{tmp_path}/games.db"
    with serving(database) as served:
        people = [Player(served.url, name) for name in ("anna", "ben", "cleo")]
        for player in people:
            player.post("/api/account", {"name": player.me["name"], "password": PASSWORD})
        anna, ben, cleo = people
        club = open_club(anna)
        ben.post(at(club, "join"), {})
    owner, other, has_joined = anna, ben, False
    for life in range(3):
        with serving(database) as served:
            for player in people:
                player.http.base_url = httpx.URL(served.url)
            found = roles(anna, club)
            owners = [name for name, role in found.items() if role == "owner"]
            assert len(owners) == 1 and found.keys() - {login(cleo)} == {login(anna), login(ben)}
            assert anna.get(at(club))["members"] == len(found)
            assert (login(cleo) in found) is has_joined or owners == [login(owner)], "one change at most was under way"
            has_joined = login(cleo) in found
            owner, other = (anna, ben) if owners == [login(anna)] else (ben, anna)
            killer = Timer(0.05 + 0.07 * life, served.kill)
            killer.start()
            try:
                while True:
                    cleo.post(at(club, "leave" if has_joined else "join"), {})
                    has_joined = not has_joined
                    owner.post(member(club, other), {"role": "owner"})
                    owner, other = other, owner
            except httpx.TransportError:  # the next life tells whether the last change arrived
                killer.join()
    for player in people:
        player.close()
