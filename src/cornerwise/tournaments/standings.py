"""Who is ahead: points and the usual tie-breaks.

Points are counted in halves, so that all are whole numbers: a win at a table of two is 2, a draw 1. At larger tables
every rival behind counts 2 and every equal 1. A bye counts like a win.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cornerwise.tournaments.knockout import ties_won
from cornerwise.tournaments.plan import TieBreak
from cornerwise.tournaments.tournament import Table, Tournament

STREAK = 2
"""Arena: after so many wins in a row every further one counts double, until one is missed."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the table of standings."""

    place: int
    entrant: int
    points: int
    """In halves."""
    buchholz: int
    """The points of all rivals together."""
    sonneborn_berger: int
    """The points of rivals that were beaten, and half of those of equals; in quarters."""
    board: int
    """By how many points one was ahead of every rival in the own games, added up: so a bye neither helps nor harms,
    also where the points of a game are negative."""
    wins: int
    games: int
    byes: int
    streak: int
    """Wins in a row up to now."""


def standings(tournament: Tournament) -> list[Standing]:
    """Everybody, the best first. Equal in everything, two share a place and stand in the order of a lot."""
    points = points_of_all(tournament)
    lines = [_line(tournament, points, entrant) for entrant in tournament.entrants]
    order = [_FIELDS[name] for name in tournament.plan.tie_breaks]

    def merit(line: Standing) -> tuple[int, ...]:
        return (-line.points, *(-value(line) for value in order))

    lines.sort(key=lambda line: (merit(line), tournament.lot("tie", line.entrant)))
    placed: list[Standing] = []
    for number, line in enumerate(lines, 1):
        shares = placed and merit(placed[-1]) == merit(line)
        placed.append(_at_place(line, placed[-1].place if shares else number))
    return placed


def points_of_all(tournament: Tournament) -> dict[int, int]:
    """The points of every entrant, in halves."""
    if tournament.plan.format == "knockout":
        won = ties_won(tournament)
        return {entrant: 2 * won.get(entrant, 0) for entrant in tournament.entrants}
    count = _arena_points if tournament.plan.format == "arena" else _plain_points
    return {entrant: count(tournament, entrant) for entrant in tournament.entrants}


def _plain_points(tournament: Tournament, entrant: int) -> int:
    won = 2 * (tournament.plan.seats - 1)
    played = sum(table.points(seat) for table, seat in tournament.games_of(entrant))
    return played + won * tournament.bye_counts[entrant]


def _arena_points(tournament: Tournament, entrant: int) -> int:
    total = streak = 0
    for table, seat in _finished_games(tournament, entrant):
        total += table.points(seat) * (2 if streak >= STREAK else 1)
        streak = streak + 1 if table.has_won(seat) else 0
    return total


def _finished_games(tournament: Tournament, entrant: int) -> list[tuple[Table, int]]:
    found = [(table, seat) for table, seat in tournament.games_of(entrant) if table.result]
    return sorted(found, key=lambda game: (game[0].ended, game[0].round))


def _line(tournament: Tournament, points: dict[int, int], entrant: int) -> Standing:
    games = _finished_games(tournament, entrant)
    streak = buchholz = sonneborn_berger = board = wins = 0
    for table, seat in games:
        assert table.result is not None
        wins += table.has_won(seat)
        streak = streak + 1 if table.has_won(seat) else 0
        own, places = table.result.board[seat], table.result.places
        for other, rival in enumerate(table.entrants):
            if other != seat:
                buchholz += points[rival]
                board += own - table.result.board[other]
                if places:
                    share = 2 if places[other] > places[seat] else int(places[other] == places[seat])
                    sonneborn_berger += share * points[rival]
    byes = tournament.bye_counts[entrant]
    return Standing(0, entrant, points[entrant], buchholz, sonneborn_berger, board, wins, len(games), byes, streak)


def _at_place(line: Standing, place: int) -> Standing:
    return Standing(place, *(getattr(line, name) for name in Standing.__slots__[1:]))


_FIELDS: dict[TieBreak, Callable[[Standing], int]] = {
    "buchholz": lambda line: line.buchholz,
    "sonneborn-berger": lambda line: line.sonneborn_berger,
    "board": lambda line: line.board,
    "wins": lambda line: line.wins,
}
"""The number behind every tie-break."""
