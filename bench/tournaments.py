"""A Swiss tournament of a thousand simulated players on a server's own storage: how long every pairing takes.

    python bench/tournaments.py [--players 1000] [--rounds 7] [--database URL]

Players are in this process and resign at once; the tournament, its matches and results go through the same code and
the same database as on a server. It ends with an error where a pairing took two seconds or more, a round stood still,
or the result differs from that of the same tournament played in memory.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from cornerwise.server.base.background import Background
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub
from cornerwise.server.match.actions import Command, Resign
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.people.privacy import Privacy
from cornerwise.server.storage.store import Store
from cornerwise.server.storage.tournament_store import TournamentStore
from cornerwise.server.tournaments import director
from cornerwise.server.tournaments.director import Director
from cornerwise.server.tournaments.games import game_data, match_of, planned_game
from cornerwise.tournaments.conduct import next_event, start
from cornerwise.tournaments.events import Created, Entry, Event, Joined, Paired, Result
from cornerwise.tournaments.plan import Plan
from cornerwise.tournaments.standings import Standing, standings
from cornerwise.tournaments.tournament import Tournament, TournamentPhase

MOST_SECONDS = 2.0
STALLED = 120.0
"""Seconds after which a round that does not go on counts as stalled."""
pairing_times: list[float] = []


def timed_next_event(tournament: Tournament, at: int) -> Event | None:
    begin = time.perf_counter()
    event = next_event(tournament, at)
    if isinstance(event, Paired):
        pairing_times.append(time.perf_counter() - begin)
    return event


def loser(entrants: tuple[int, ...], strength: list[float], rng: Random) -> int:
    """The seat that resigns: the weaker player, most of the time."""
    stronger = 0 if strength[entrants[0]] > strength[entrants[1]] else 1
    return 1 - stronger if rng.random() < 0.8 else stronger


async def play(database: str, players: int, rounds: int) -> tuple[list[Entry], list[float]]:
    store, background = await Store.open(database), Background()
    hub = Hub(store)
    conductor = Director(hub, TournamentStore(store), Privacy(store), background)
    game = planned_game("duo", {}, ClockPlan("game", 600_000))
    entrants = [Joined(number, f"p{number}", f"Player {number}") for number in range(1, players + 1)]
    plan = Plan("swiss", rounds=rounds, most=players, pause=0)
    name = await conductor.create(Created(plan, "bench", "host", "Bench", False, game_data(game)), entrants)
    await conductor.start()
    rng = Random(1)
    strength = [rng.random() for _ in range(players + 1)]
    await conductor.change(name, start)
    round_times, seen = [], time.perf_counter()
    for number in range(1, rounds + 1):
        while (tournament := await conductor.read(name)).round < number or not await all_set_up(conductor, tournament):
            await asyncio.sleep(0.05)
            if time.perf_counter() - seen > STALLED:
                sys.exit(f"round {number} has stalled")
        tables = tournament.open_tables()
        losers = {match_of(tournament, table): loser(table.entrants, strength, rng) for table in tables}
        who = {match_of(tournament, table): table.entrants for table in tables}
        await asyncio.gather(*(resign(hub, match, f"p{who[match][seat]}", seat) for match, seat in losers.items()))
        while (
            tournament := await conductor.read(name)
        ).round == number and tournament.phase is TournamentPhase.RUNNING:
            await asyncio.sleep(0.05)
            if time.perf_counter() - seen > STALLED:
                sys.exit(f"round {number} has stalled")
        round_times.append(time.perf_counter() - seen)
        seen = time.perf_counter()
    log = await conductor.store.log(name)
    await background.close()
    await hub.commits.close()
    await store.close()
    return log, round_times


async def all_set_up(conductor: Director, tournament: Tournament) -> bool:
    matches = [match_of(tournament, table) for table in tournament.open_tables()]
    return bool(matches) and len(await conductor.store.matches(matches)) == len(matches)


async def resign(hub: Hub, match: str, player: str, seat: int) -> None:
    async with hub.reading(match) as found:
        seq = found.seq
    action = Resign(do="resign")
    await hub.command(match, Command(player, "", seat, seq, "bench", action, now()))


def simulated(log: list[Entry]) -> list[Standing]:
    """The same tournament in memory: only who joined and the results by pair are taken from the log."""
    pairs: dict[tuple[int, frozenset[int]], tuple[int, Result]] = {}
    original = Tournament()
    for entry in log:
        original.apply(entry)
        if isinstance(entry.event, Result):
            table = original.table(entry.event.round, entry.event.table)
            winner = table.entrants[entry.event.places.index(0)]
            pairs[table.round, frozenset(table.entrants)] = winner, entry.event
    tournament = Tournament(entry for entry in log if isinstance(entry.event, Created | Joined))
    clock = log[-1].at

    def add(event: Event) -> None:
        tournament.apply(Entry(tournament.seq + 1, clock, event))

    add(start(tournament))
    while tournament.phase is TournamentPhase.RUNNING:
        for table in tournament.open_tables():
            winner, result = pairs[table.round, frozenset(table.entrants)]
            places = tuple(int(one != winner) for one in table.entrants)
            add(Result(table.round, table.number, places, result.board))
        if event := next_event(tournament, clock):
            add(event)
    return standings(tournament)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    director.next_event = timed_next_event
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"sqlite:///{Path(folder) / 'bench.db'}"
        log, rounds = asyncio.run(play(database, chosen.players, chosen.rounds))
    print("round   pairing   whole round")
    for number, (pairing, whole) in enumerate(zip(pairing_times, rounds, strict=True), 1):
        print(f"{number:5}   {pairing:5.2f} s   {whole:5.1f} s")
    results = Counter((e.event.round, e.event.table) for e in log if isinstance(e.event, Result))
    assert set(results.values()) == {1} and len(results) == chosen.players // 2 * chosen.rounds
    final = Tournament(log)
    assert set(final.met.values()) == {1}, "somebody met somebody twice"
    assert standings(final) == simulated(log), "the server's standings are not those of the simulation"
    print(f"{len(results):,} results, each once; nobody met anybody twice; standings equal to the simulation")
    if max(pairing_times) >= MOST_SECONDS:
        sys.exit(f"a pairing took {max(pairing_times):.2f} s")


if __name__ == "__main__":
    main()
