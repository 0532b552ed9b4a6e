"""Tournaments on a server: joined, played as matches, and carried on whatever is killed between any two events."""

import asyncio
import csv
import io
import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import do
import httpx
import pytest
from account_holders import account_holders, login_of
from serving import PASSWORD, Data, Player, Served, new_key, serving

from cornerwise.server.base.background import Background
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub
from cornerwise.server.match.actions import Command
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.people.privacy import Privacy
from cornerwise.server.storage.store import Store
from cornerwise.server.storage.tournament_store import TournamentStore
from cornerwise.server.tournaments.director import Director
from cornerwise.server.tournaments.games import game_data, match_of, planned_game
from cornerwise.tournaments.conduct import next_event, start
from cornerwise.tournaments.events import Created, Entry, Event, Joined, Paired, Result
from cornerwise.tournaments.plan import Plan
from cornerwise.tournaments.standings import standings
from cornerwise.tournaments.tournament import Tournament, TournamentPhase

CLOCK = {"kind": "game", "seconds": 600}
QUICK = {"title": "Friday", "variant": "duo", "clock": CLOCK, "pause": 0}


def open_one(player: Player, format: str = "swiss", **more: Any) -> Data:
    made: Data = player.post("/api/tournaments", {**QUICK, "format": format, **more})
    assert "tournament" in made, made
    return made


def wait(look: Callable[[], Any], seconds: float = 120) -> Any:
    """The first answer that is true."""
    end = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < end, "it never came to pass"
        time.sleep(0.05)
    return found


def at(tournament: str, *rest: str) -> str:
    return "/".join(("/api/tournaments", tournament, *rest))


def my_match(player: Player, tournament: str, but: str | None = None) -> str:
    """The match that somebody is to play now, when there is another than before."""

    def look() -> str | None:
        found = player.get(at(tournament))["you"]["match"]
        return found if found != but else None

    return str(wait(look))


def resign(player: Player, match: str) -> Data:
    snapshot = player.get(f"/api/matches/{match}")
    body = {"seat": snapshot["you"][0], "seq": snapshot["seq"], "key": new_key(), "action": {"do": "resign"}}
    answer: Data = player.post(f"/api/matches/{match}/commands", body)
    return answer


def loser_of(people: list[Player], table: Data) -> Player:
    """The weaker of the two at a table: whoever comes later in the list."""
    names = [player.me["name"] for player in people]
    return people[max(names.index(seat["name"]) for seat in table["seats"])]


def is_there(player: Player, match: str) -> bool:
    return "seq" in player.get(f"/api/matches/{match}")


FINISHED: Data = {"phase": "finished"}


def next_table(player: Player, tournament: str) -> Data | None:
    """A table whose match is being played, `FINISHED` after the last one, or nothing yet."""
    if player.get(at(tournament))["phase"] == "finished":
        return FINISHED
    tables: list[Data] = player.get(at(tournament, "pairings"))["tables"]
    for table in tables:
        found = player.get(f"/api/matches/{table['match']}")
        if "seq" in found and found["state"]["phase"] == "playing":
            return table
    return None


def play_round(people: list[Player], tournament: str, number: int) -> Data:
    """The pairings of a round, all of whose games are then resigned."""

    def look() -> Data | None:
        found: Data = people[0].get(f"{at(tournament, 'pairings')}?round={number}")
        return found if found["tables"] else None

    paired: Data = wait(look)
    for table in paired["tables"]:
        if table["points"] is None:
            wait(partial(is_there, people[0], table["match"]))
            resign(loser_of(people, table), table["match"])
    return paired


@contextmanager
def crowd(url: str, count: int) -> Iterator[list[Player]]:
    people = [Player(url, f"P{number}") for number in range(count)]
    yield people
    for player in people:
        player.close()


def test_a_swiss_from_opening_to_export(served: Served) -> None:
    with crowd(served.url, 5) as people:
        host = people[0]
        opened = open_one(host, rounds=3, listed=True, starts_with=5)
        name = opened["tournament"]
        assert opened["you"] == {
            "entrant": None,
            "active": False,
            "host": True,
            "match": None,
            "bye": False,
            "standing": None,
        }
        assert name in {each["tournament"] for each in host.get("/api/tournaments")}
        for player in people:
            assert player.post(at(name, "join"), {})["you"]["active"]
        for number in (1, 2, 3):
            paired = play_round(people, name, number)
            assert len(paired["tables"]) == 2 and len(paired["byes"]) == 1
        wait(lambda: host.get(at(name))["phase"] == "finished")
        lines = host.get(at(name, "standings"))
        # P0 wins every game. So may P1, where the two could not be paired without a second game between two others.
        best = next(line for line in lines if line["name"] == "P0")
        assert best["points"] == lines[0]["points"] == 3 and sum(line["points"] for line in lines) == 9
        assert host.get(f"{at(name, 'standings')}?skip=1&most=2") == lines[1:3]
        assert host.get(at(name))["you"]["standing"] == best
        details = host.get(at(name, "entrants", "1"))
        assert details["standing"] == best and len(details["games"]) + len(details["byes"]) == 3
        assert host.get(at(name, "entrants", "6"))["code"] == "request/unknown"
        assert host.http.get(at(name, "invitation.svg")).text.startswith("<")
        assert [table["round"] for table in host.get(f"{at(name, 'games')}?skip=1&most=3")] == [3, 2, 2]
        export = host.get(at(name, "export"))
        assert len(export["pairings"]) == 3 and export["standings"] == lines
        met = [
            pair
            for round in export["pairings"]
            for table in round["tables"]
            for pair in combinations(sorted(seat["entrant"] for seat in table["seats"]), 2)
        ]
        assert len(met) == len(set(met)) == 6
        rows = list(csv.DictReader(io.StringIO(host.http.get(at(name, "standings.csv")).text)))
        assert [row["name"] for row in rows] == [line["name"] for line in lines]
        assert [each["tournament"] for each in people[4].get("/api/tournaments/mine")] == [name]


def test_a_bracket_stage_by_stage(served: Served) -> None:
    with crowd(served.url, 3) as people:
        name = open_one(people[0], "knockout", starts_with=3)["tournament"]
        assert people[0].get(at(name, "bracket")) == {"entrants": 0, "stages": []}
        for player in people:
            player.post(at(name, "join"), {})
        play_round(people, name, 1)
        semi, final = wait(lambda: (found := people[0].get(at(name, "bracket"))["stages"])[1:] and found)
        assert [None in tie["seats"] for tie in semi] == [True, False]  # one of three has a bye
        assert [len(tie["games"]) for tie in semi] == [0, 1]
        assert [seat["entrant"] for seat in final[0]["seats"]] == [tie["winner"] for tie in semi]
        play_round(people, name, 2)
        last = wait(lambda: (found := people[0].get(at(name, "bracket"))["stages"][1][0]["winner"]) and found)
        assert people[0].get(at(name))["standings"][0]["entrant"] == last


def test_who_hides_games_takes_part_without_the_name_of_the_account(served: Served) -> None:
    with account_holders(served.url, served.url) as (anna, ben):
        name = open_one(anna, "knockout")["tournament"]
        for player in (anna, ben):
            player.post(at(name, "join"), {})
        anna.post(at(name, "start"), {})
        wait(lambda: ben.get(at(name))["playing"])
        guest = Player(served.url, "Wim")

        def told() -> set[str]:
            """All accounts that anything tells."""
            parts = ("standings", "pairings", "games", "bracket", "entrants/1", "export")
            with guest.socket() as socket:
                socket.send(type="follow", tournament=name)
                found = [
                    socket.until("tournament"),
                    guest.get(at(name)),
                    *(guest.get(at(name, part)) for part in parts),
                ]
            return set(re.findall('"account": "([^"]*)"', json.dumps(found)))

        assert told() == {login_of(anna), login_of(ben)}
        ben.http.put("/api/account/privacy", json={"hidden": ["games"]})
        assert told() == {login_of(anna), ""}
        guest.close()


def test_who_has_an_account_is_known_by_it_until_it_is_deleted(served: Served) -> None:
    with crowd(served.url, 2) as (anna, guest):
        anna.post("/api/account", {"name": "Anna Cup", "password": "three plain words here"})
        name = open_one(anna)["tournament"]
        for player in (anna, guest):
            player.post(at(name, "join"), {})
        assert {line["account"] for line in guest.get(at(name, "standings"))} == {"anna cup", ""}
        anna.post("/api/account/delete", {"password": "three plain words here"})
        assert {line["account"] for line in guest.get(at(name, "standings"))} == {""}


def test_late_joins_can_be_switched_off(served: Served) -> None:
    with crowd(served.url, 3) as people:
        name = open_one(people[0], starts_with=2, late=False)["tournament"]
        for player in people[:2]:
            player.post(at(name, "join"), {})
        wait(lambda: people[0].get(at(name))["phase"] == "running")
        assert people[2].post(at(name, "join"), {})["code"] == "tournament/not-now"


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("clock", {"clock": {"kind": "none"}}),
        ("clock", {"format": "arena", "clock": {"kind": "days", "days": 1}}),
        ("format", {"format": "knockout", "variant": "classic"}),
        ("starts_at", {"starts_at": 1}),
        ("starts_with", {"starts_with": 9, "most": 8}),
        ("engines", {"engines": [1, 2], "most": 2}),
    ],
)
def test_a_bad_plan_names_its_field(served: Served, field: str, wrong: Data) -> None:
    with crowd(served.url, 1) as (host,):
        refused = host.post("/api/tournaments", {**QUICK, "format": "swiss", **wrong})
        assert (refused["code"], refused["details"]) == ("tournament/bad-plan", {"field": field})


def test_standings_come_over_the_socket(served: Served) -> None:
    with crowd(served.url, 2) as people:
        name = open_one(people[0], rounds=1)["tournament"]
        with people[1].socket() as socket:
            socket.until("welcome")
            socket.send(type="follow", tournament=name)
            assert socket.until("tournament")["tournament"]["entrants"] == 0
            for player in people:
                player.post(at(name, "join"), {})
            while socket.until("tournament")["tournament"]["entrants"] < 2:
                pass
            people[0].post(at(name, "start"), {})
            while not (match := socket.until("tournament")["tournament"]["you"]["match"]):
                pass
            wait(partial(is_there, people[1], match))
            socket.follow(match)
            resign(people[1], match)
            while (view := socket.until("tournament")["tournament"])["phase"] != "finished":
                pass
            assert [line["points"] for line in view["standings"]] == [1, 0] and view["you"]["match"] is None
            socket.send(type="unfollow", tournament=name)
            socket.send(type="follow", tournament="A" * 22)
            assert socket.until("error")["code"] == "tournament/unknown"


def test_who_does_not_come_has_lost_and_is_not_paired_again(served: Served) -> None:
    with crowd(served.url, 3) as people:
        name = open_one(people[0], "round-robin", no_show=1)["tournament"]
        for player in people:
            player.post(at(name, "join"), {})
        people[0].post(at(name, "start"), {})
        view = wait(lambda: (found := people[0].get(at(name)))["phase"] == "finished" and found)
        lines = people[0].get(at(name, "standings"))
        assert sum(not line["active"] for line in lines) >= 2
        assert view["round"] == 3


def test_withdrawing_returning_and_what_is_refused(served: Served) -> None:
    with crowd(served.url, 3) as people:
        host, guest, other = people
        name = open_one(host, most=2, rounds=1)["tournament"]
        assert host.post(at(name, "start"), {})["code"] == "tournament/not-now"  # nobody has joined
        host.post(at(name, "join"), {})
        guest.post(at(name, "join"), {})
        assert other.post(at(name, "join"), {})["code"] == "tournament/full"
        assert not guest.post(at(name, "withdraw"), {})["you"]["active"]
        assert other.post(at(name, "withdraw"), {})["code"] == "tournament/not-now"
        again = guest.post(at(name, "join"), {})["you"]
        assert again.pop("standing")["entrant"] == 2
        assert again == {"entrant": 2, "active": True, "host": False, "match": None, "bye": False}
        assert guest.post(at(name, "start"), {})["code"] == "session/forbidden"
        assert guest.post(at(name, "cancel"), {})["code"] == "session/forbidden"
        match_before = host.post(at(name, "start"), {})["you"]["match"]
        match = match_before or my_match(host, name)
        wait(partial(is_there, host, match))
        snapshot = host.get(f"/api/matches/{match}")
        assert snapshot["tournament"] == name
        for what in ("pause", "abort"):
            action = {"do": "propose", "what": what}
            body = {"seat": snapshot["you"][0], "seq": snapshot["seq"], "key": new_key(), "action": action}
            assert host.post(f"/api/matches/{match}/commands", body)["code"] == "match/declined"
        assert host.post(at(name, "cancel"), {})["phase"] == "cancelled"
        assert host.post(at(name, "join"), {})["code"] == "tournament/not-now"
        assert host.get(at("A" * 22))["code"] == "tournament/unknown"
        plan = {**QUICK, "format": "knockout"}
        for wrong in ({"variant": "classic"}, {"clock": {"kind": "none"}}, {"variant": "solo"}, {"variant": "nothing"}):
            assert host.post("/api/tournaments", plan | wrong)["code"] in ("tournament/bad-plan", "match/bad-plan")


def test_computers_play_each_other_to_the_end(served: Served, anna: Player) -> None:
    """Somebody has to be there for the start, and is out after the first stage."""
    name = open_one(anna, "knockout", variant="junior", engines=[1, 2, 1], no_show=1)["tournament"]
    assert anna.post(at(name, "start"), {})["code"] == "tournament/not-now"
    anna.post(at(name, "join"), {})
    anna.post(at(name, "start"), {})
    wait(lambda: anna.get(at(name))["phase"] == "finished", 300)
    lines = anna.get(at(name, "standings"))
    assert lines[0]["points"] == 2 and lines[0]["level"] and {line["level"] for line in lines} == {0, 1, 2}


def test_a_guest_who_logs_in_plays_on(served: Served) -> None:
    with crowd(served.url, 2) as people:
        guest = people[1]
        member = Player(served.url, "Mia")
        member.create_account("mia-of-the-cup")
        name = open_one(people[0], rounds=1)["tournament"]
        guest.post(at(name, "join"), {})
        guest.post("/api/account/login", {"name": "mia-of-the-cup", "password": "correct horse"})
        assert guest.get(at(name))["you"]["entrant"] == 1
        assert [line["name"] for line in guest.get(at(name, "standings"))] == ["Mia"]
        assert guest.get("/api/account/data")["entrants"][0]["tournament"] == name
        guest.post("/api/account/delete", {"password": "correct horse"})
        assert [line["name"] for line in people[0].get(at(name, "standings"))] == ["\N{EN DASH}"]
        member.close()


def test_a_host_who_logs_in_is_still_the_host(served: Served) -> None:
    with crowd(served.url, 1) as (guest,):
        member = Player(served.url, "Mia")
        member.create_account("mia-the-host")
        name = open_one(guest)["tournament"]
        guest.post("/api/account/login", {"name": "mia-the-host", "password": "correct horse"})
        assert guest.get(at(name))["you"]["host"] and member.get(at(name))["you"]["host"]
        assert guest.post(at(name, "cancel"), {})["phase"] == "cancelled"
        member.close()


def test_who_joined_first_is_the_host_when_the_account_is_deleted(served: Served) -> None:
    with crowd(served.url, 3) as (host, first, second):
        host.create_account("a-host-who-goes")
        joined, empty = (open_one(host)["tournament"] for _ in range(2))
        for player in (host, first, second):
            player.post(at(joined, "join"), {})
        host.post("/api/account/delete", {"password": "correct horse"})
        assert [player.get(at(joined))["you"]["host"] for player in (first, second)] == [True, False]
        assert first.post(at(joined, "start"), {})["phase"] == "running"
        assert first.get(at(empty))["phase"] == "cancelled", "nobody could start it"


def test_organisers_of_a_club_start_and_call_off_its_tournaments(served: Served) -> None:
    with account_holders(*[served.url] * 3) as (owner, organiser, member):
        club = owner.post("/api/clubs", {"name": "Corners and cups"})["club"]
        for player in (organiser, member):
            player.post(f"/api/clubs/{club}/join", {})
        owner.post(f"/api/clubs/{club}/members/{login_of(organiser)}", {"role": "organiser"})
        first, second = (open_one(owner, club=club)["tournament"] for _ in range(2))
        for player in (organiser, member):
            player.post(at(first, "join"), {})
        owner.post("/api/account/delete", {"password": PASSWORD})
        assert [player.get(at(first))["you"]["host"] for player in (organiser, member)] == [True, False]
        assert member.post(at(first, "start"), {})["code"] == "session/forbidden"
        with organiser.socket() as socket:
            socket.send(type="follow", tournament=first)
            assert socket.until("tournament")["tournament"]["you"]["host"]
        assert organiser.post(at(first, "start"), {})["phase"] == "running"
        assert organiser.post(at(second, "cancel"), {})["phase"] == "cancelled"


def stored_log(path: Path) -> list[tuple[int, str, str]]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT seq, kind, data FROM tournament_events ORDER BY seq")
        return [(seq, kind, data) for seq, kind, data in rows]


def test_killed_between_any_two_events_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    """The server is killed after every result and at every pairing; in the end all is as a simulation has it."""
    database = f"sqlite:///{tmp_path}/games.db"
    people: list[Player] = []
    name = ""
    for _ in range(40):
        with serving(database) as served:
            if not people:
                people = [Player(served.url, f"P{number}") for number in range(4)]
                name = open_one(people[0], rounds=3)["tournament"]
                for player in people:
                    player.post(at(name, "join"), {})
                people[0].post(at(name, "start"), {})
                served.kill()  # the first round may be paired, and its matches set up, or not
                continue
            for player in people:
                player.http.base_url = httpx.URL(served.url)
            table = wait(partial(next_table, people[0], name))
            if table == FINISHED:
                break
            assert "seq" in resign(loser_of(people, table), table["match"])
            served.kill()  # the result is in the match, and perhaps not yet in the tournament
    else:
        raise AssertionError("it never ends")
    log = stored_log(tmp_path / "games.db")
    kinds = [kind for _, kind, _ in log]
    assert kinds.count("result") == 6 and kinds.count("paired") == 3 and kinds.count("finished") == 1
    assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1))
    with sqlite3.connect(tmp_path / "games.db") as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (6,)
    assert asyncio.run(replayed(database, name)) == asyncio.run(simulated(database, name))
    for player in people:
        player.close()


async def replayed(database: str, name: str) -> list[Any]:
    """The standings by the log of the server."""
    store = await Store.open(database)
    try:
        return list(standings(Tournament(await TournamentStore(store).log(name))))
    finally:
        await store.close()


async def simulated(database: str, name: str) -> list[Any]:
    """The standings of the same tournament, played in memory from its first events: the earlier name always wins."""
    store = await Store.open(database)
    try:
        log = await TournamentStore(store).log(name)
    finally:
        await store.close()
    boards = {(e.round, e.table): e.board for _, _, e in log if isinstance(e, Result)}
    tournament = Tournament(entry for entry in log if isinstance(entry.event, Created | Joined))

    def add(event: Event, at: int) -> None:
        tournament.apply(Entry(tournament.seq + 1, at, event))

    started = next(entry for entry in log if entry.event.kind == "started")
    add(started.event, started.at)
    clock = started.at
    while tournament.phase is TournamentPhase.RUNNING:
        for table in tournament.open_tables():
            first = min(table.entrants)
            places = tuple(int(one != first) for one in table.entrants)
            add(Result(table.round, table.number, places, boards[table.round, table.number]), clock)
        clock += 1
        if event := next_event(tournament, clock):
            add(event, clock)
    return list(standings(tournament))


class Fuse:
    """Lets some commits through, after which the server is as good as dead: nothing more is ever written."""

    def __init__(self, commits: int) -> None:
        self._begun, self._done, self._most = 0, 0, commits

    @property
    def is_blown(self) -> bool:
        return self._done >= self._most

    def guard(self, write: Callable[..., Any]) -> Callable[..., Any]:
        async def guarded(*arguments: Any) -> Any:
            if self._begun >= self._most:
                await asyncio.sleep(3600)  # whoever waits for it is gone
            self._begun += 1
            try:
                return await write(*arguments)
            finally:
                self._done += 1

        return guarded


async def one_life(database: str, commits: int, name: str) -> tuple[str, TournamentPhase]:
    """A server that opens a tournament, or goes on with it, until it dies of its fuse."""
    store, background, fuse = await Store.open(database), Background(), Fuse(commits)
    tournaments = TournamentStore(store)
    store.append = fuse.guard(store.append)  # type: ignore[method-assign]  # as if the process ended there
    tournaments.append = fuse.guard(tournaments.append)  # type: ignore[method-assign]  # likewise
    hub = Hub(store)
    director = Director(hub, tournaments, Privacy(store), background)
    if not name:
        plan = Plan("swiss", rounds=2, pause=0, starts_with=4)
        game = game_data(planned_game("duo", {}, ClockPlan("game", 600_000)))
        people = [Joined(number, f"p{number}", f"P{number}") for number in range(1, 5)]
        name = await director.create(Created(plan, "a seed", "host", "", False, game), people)
    director.wake(name)
    playing = asyncio.create_task(resign_everywhere(hub, tournaments, name))
    while not fuse.is_blown and not playing.done():
        await asyncio.sleep(0.005)
    playing.cancel()
    await background.close()
    phase = Tournament(await tournaments.log(name)).phase
    if hub.commits._work:
        hub.commits._work.cancel()
    await store.close()
    return name, phase


async def resign_everywhere(hub: Hub, tournaments: TournamentStore, name: str) -> None:
    """In every match that is set up, whoever joined later resigns."""
    while (tournament := Tournament(await tournaments.log(name))).phase is not TournamentPhase.FINISHED:
        for table in tournament.open_tables():
            match_id = match_of(tournament, table)
            if (await tournaments.matches([match_id])).get(match_id, ("over", 0))[0] == "playing":
                async with hub.reading(match_id) as match:
                    seq = match.seq
                seat = table.entrants.index(max(table.entrants))
                command = Command(f"p{max(table.entrants)}", "", seat, seq, f"k{seq}", do.resign(), now())
                await hub.command(match_id, command)
        await asyncio.sleep(0.005)


def test_a_server_that_dies_after_every_single_commit_loses_and_doubles_nothing(database: str) -> None:
    async def run() -> None:
        name, phase = await one_life(database, 1, "")
        lives = 1
        while phase is not TournamentPhase.FINISHED:
            name, phase = await one_life(database, 1, name)
            lives += 1
            assert lives < 200, "it never ends"
        assert lives > 10, "it was hardly ever killed"
        store = await Store.open(database)
        log = await TournamentStore(store).log(name)
        tournament = Tournament(log)
        matches = await TournamentStore(store).matches(
            [match_of(tournament, table) for tables in tournament.history for table in tables]
        )
        await store.close()
        kinds = [entry.event.kind for entry in log]
        assert [kinds.count(kind) for kind in ("started", "paired", "result", "finished")] == [1, 2, 4, 1]
        assert len(matches) == 4 and {phase for phase, _ in matches.values()} == {"over"}
        best = standings(tournament)[0]
        assert (best.entrant, best.points) == (1, 4)

    asyncio.run(run())


def test_two_processes_act_on_one_tournament_once(database: str) -> None:
    """Two directors on one database, both of which are told of everything: every event is written once."""

    async def run() -> None:
        stores = [await Store.open(database) for _ in range(2)]
        backgrounds = [Background() for _ in stores]
        hubs = [Hub(store) for store in stores]
        directors = [
            Director(hub, TournamentStore(store), Privacy(store), background)
            for hub, store, background in zip(hubs, stores, backgrounds, strict=True)
        ]
        game = planned_game("duo", {}, ClockPlan("game", 60_000))
        plan = Plan("swiss", rounds=2, pause=0, no_show=0)
        name = await directors[0].create(Created(plan, database, "host", "", False, game_data(game)), [])

        def join(number: int) -> Callable[[Tournament], Event | None]:
            new = f"p{number}"
            return lambda found: None if new in found.numbers else Joined(len(found.entrants) + 1, new, new)

        await asyncio.gather(*(director.change(name, join(n)) for n in range(6) for director in directors))
        await directors[1].change(name, start)
        for _ in range(2000):
            for director in directors:
                for live in director._live.values():
                    live.checked = 0
                director.wake(name)
            await asyncio.sleep(0.01)
            if (await directors[0].read(name)).phase is TournamentPhase.FINISHED:
                break
        log = await directors[1].store.log(name)
        kinds = [entry.event.kind for entry in log]
        assert kinds.count("joined") == 6 and kinds[-1] == "finished", kinds
        results = [(e.round, e.table) for _, _, e in log if isinstance(e, Result)]
        assert len(results) == len(set(results)) == sum(len(e.tables) for _, _, e in log if isinstance(e, Paired))
        for background in backgrounds:
            await background.close()
        for hub in hubs:
            await hub.commits.close()
        for store in stores:
            await store.close()

    asyncio.run(run())


def _just(event: Event, found: Tournament) -> Event:
    return event


@pytest.mark.parametrize("following", [False, True])
def test_a_match_that_a_player_is_told_to_play_is_there(
    tmp_path: Path, following: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process wrote a pairing and has not set up its matches yet, or has died: another one tells of it."""
    monkeypatch.setattr(Director, "wake", lambda director, name: None)
    told: list[Data] = []

    class Listener:
        player = "p2"

        def send(self, message: bytes) -> None:
            told.append(json.loads(message)["tournament"])

    async def run() -> None:
        store, background = await Store.open(f"sqlite:///{tmp_path / 'games.db'}"), Background()
        hubs = [Hub(store) for _ in range(2)]
        first, second = (Director(hub, TournamentStore(store), Privacy(store), background) for hub in hubs)
        game = planned_game("duo", {}, ClockPlan("game", 60_000))
        name = await first.create(Created(Plan("swiss", rounds=2), "seed", "host", "", False, game_data(game)), [])
        for number in range(1, 5):
            joined = Joined(number, f"p{number}", f"p{number}")
            await first.change(name, partial(_just, joined))
        await first.change(name, start)
        await first.change(name, lambda found: next_event(found, now()))
        assert (await first.read(name)).open, "it is paired"
        if following:
            await second.follow(name, Listener())
        else:
            told.append((await second.view(name, "p2")).decoded())
        async with hubs[1].reading(told[0]["you"]["match"]) as match:
            assert match.players >= {"p2"}
        await background.close()
        for hub in hubs:
            await hub.commits.close()
        await store.close()

    asyncio.run(run())


def test_a_game_that_fits_no_tournament() -> None:
    for variant, clock in (("duo", ClockPlan()), ("nothing", ClockPlan("game", 60_000))):
        with pytest.raises(Refused):
            planned_game(variant, {}, clock)
    assert len(planned_game("classic", {}, ClockPlan("game", 60_000)).seats) == 4
