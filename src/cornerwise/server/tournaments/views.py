"""What everybody may know of a tournament, and what concerns only you. Players' ids and the seed stay on the server."""

import csv
import io
from collections.abc import Collection, Iterable, Mapping
from itertools import islice
from typing import Any
from weakref import WeakKeyDictionary

from cornerwise.server.base.encoded_json import Data, Json, JsonObject, encode
from cornerwise.server.tournaments.games import match_of, table_of
from cornerwise.tournaments.arena import ends_at
from cornerwise.tournaments.conduct import next_due
from cornerwise.tournaments.knockout import Tie, bracket
from cornerwise.tournaments.standings import Standing, standings
from cornerwise.tournaments.tournament import Table, Tournament, TournamentPhase

MOST_LINES = 50
"""Lines of the standings in a message; all of them are there over HTTP."""
PLAN = ("format", "seats", "minutes", "tie_breaks", "most", "starts_at", "starts_with", "pause", "no_show", "late")
Accounts = Mapping[str, str]
"""The name of the account of every player who shows it to all (`Privacy.entrants`)."""
_KEPT: WeakKeyDictionary[Tournament, tuple[int, list[Data]]] = WeakKeyDictionary()
"""The last standings of every tournament without accounts, and the event after which they were computed: for a thousand
entrants that takes some hundredths of a second, and many ask at once."""
COLUMNS = (
    *("place", "entrant", "name", "level", "active", "points", "buchholz", "sonneborn_berger", "board", "wins"),
    *("games", "byes", "streak"),
)


def summary_data(tournament_id: str, tournament: Tournament) -> Data:
    """What a list shows."""
    plan, game = tournament.plan, tournament.created.game
    is_running = tournament.phase is TournamentPhase.RUNNING
    return {
        "tournament": tournament_id,
        "title": tournament.created.title,
        **{name: getattr(tournament.created, name) for name in ("listed", "club", "members_only")},
        **{name: game.get(name) for name in ("variant", "options", "clock", "rated")},
        **{name: getattr(plan, name) for name in PLAN},
        "phase": tournament.phase,
        "cancelled": tournament.why_cancelled,
        "entrants": len(tournament.entrants),
        "active": len(tournament.active),
        "round": tournament.round,
        "rounds": tournament.rounds or (plan.rounds if plan.format == "swiss" else 0) or None,
        "playing": len(tournament.open),
        "created": tournament.created_at,
        "started": tournament.started_at or None,
        "ends": ends_at(tournament) if is_running and plan.format == "arena" else None,
        "next": next_due(tournament) if is_running and plan.format != "arena" else None,
        "changed": tournament.changed,
        "seq": tournament.seq,
    }


def view_data(tournament_id: str, tournament: Tournament, accounts: Accounts) -> Data:
    """The summary and the first lines of the standings."""
    lines = standings_data(tournament, accounts, most=MOST_LINES)
    return {**summary_data(tournament_id, tournament), "standings": lines}


def shown_to(tournament: Tournament, player: str) -> list[int]:
    """The numbers of those entrants whom the view of a player names."""
    own = tournament.numbers.get(player)
    return [line["entrant"] for line in _lines(tournament)[:MOST_LINES]] + ([own] if own else [])


def own_data(tournament: Tournament, accounts: Accounts, player: str, organisers: Collection[str] = ()) -> Data:
    """What concerns one player: whether they take part, and the match they are to play now."""
    number, table = tournament.numbers.get(player) if player else None, table_of(tournament, player)
    is_active = number is not None and tournament.entrants[number].is_active
    return {
        "entrant": number,
        "active": is_active,
        "host": bool(player) and (player == tournament.host or player in organisers),
        "match": match_of(tournament, table) if table else None,
        "bye": tournament.phase is TournamentPhase.RUNNING and number in (tournament.byes or [()])[-1],
        "standing": _own_line(tournament, accounts, number) if number else None,
    }


def _own_line(tournament: Tournament, accounts: Accounts, number: int) -> Data:
    line = next(line for line in _lines(tournament) if line["entrant"] == number)
    return {**line, "account": _account(tournament, accounts, number)}


def entrant_data(tournament: Tournament, accounts: Accounts, number: int) -> Data:
    """One entrant with all games."""
    return {
        "standing": _own_line(tournament, accounts, number),
        "games": [_table_data(tournament, accounts, table) for table, _ in tournament.games_of(number)],
        "byes": [round for round, byes in enumerate(tournament.byes, 1) if number in byes],
    }


def bracket_data(tournament: Tournament, accounts: Accounts) -> Data:
    """The stages of a knockout; none of other formats."""
    stages = bracket(tournament) if tournament.plan.format == "knockout" else []
    return {
        "entrants": len(tournament.entrants),
        "stages": [[_tie_data(tournament, accounts, tie) for tie in stage] for stage in stages],
    }


def _tie_data(tournament: Tournament, accounts: Accounts, tie: Tie) -> Data:
    return {
        "seats": [one and _entrant_data(tournament, accounts, one) for one in (tie.one, tie.other)],
        "winner": tie.winner,
        "games": [_table_data(tournament, accounts, table) for table in tie.tables],
    }


def standings_data(tournament: Tournament, accounts: Accounts, skip: int = 0, most: int | None = None) -> list[Data]:
    """Lines, the best first; points in whole and half points."""
    lines = islice(_lines(tournament), skip, None if most is None else skip + most)
    return [{**line, "account": _account(tournament, accounts, line["entrant"])} for line in lines]


def _lines(tournament: Tournament) -> list[Data]:
    """All lines without accounts. They are kept until the tournament changes."""
    seq, lines = _KEPT.get(tournament, (0, []))
    if seq != tournament.seq:
        lines = [_line_data(tournament, line) for line in standings(tournament)]
        _KEPT[tournament] = (tournament.seq, lines)
    return lines


def _line_data(tournament: Tournament, line: Standing) -> Data:
    entrant = tournament.entrants[line.entrant]
    return {
        **{name: getattr(line, name) for name in ("place", "board", "wins", "games", "byes", "streak")},
        **_who(tournament, line.entrant),
        "active": entrant.is_active,
        "points": line.points / 2,
        "buchholz": line.buchholz / 2,
        "sonneborn_berger": line.sonneborn_berger / 4,
    }


def _who(tournament: Tournament, number: int) -> Data:
    entrant = tournament.entrants[number]
    return {"entrant": number, "name": entrant.name, "level": entrant.level}


def _account(tournament: Tournament, accounts: Accounts, number: int) -> str:
    return accounts.get(tournament.entrants[number].player, "")


def _entrant_data(tournament: Tournament, accounts: Accounts, number: int) -> Data:
    return {**_who(tournament, number), "account": _account(tournament, accounts, number)}


def round_data(tournament: Tournament, accounts: Accounts, round: int) -> Data:
    """Who played whom in a round, and how it ended."""
    tables = tournament.history[round - 1] if 0 < round <= tournament.round else []
    byes = tournament.byes[round - 1] if tables or 0 < round <= tournament.round else ()
    return {
        "round": round,
        "tables": [_table_data(tournament, accounts, table) for table in tables],
        "byes": [_entrant_data(tournament, accounts, number) for number in byes],
    }


def games_data(tournament: Tournament, accounts: Accounts, skip: int, most: int) -> list[Data]:
    """All games, the last ones first: an arena has no rounds that anybody would look up."""
    tables = (table for tables in reversed(tournament.history) for table in tables)
    return [_table_data(tournament, accounts, table) for table in islice(tables, skip, skip + most)]


def _table_data(tournament: Tournament, accounts: Accounts, table: Table) -> Data:
    result = table.result
    return {
        "round": table.round,
        "table": table.number,
        "match": match_of(tournament, table),
        "seats": [_entrant_data(tournament, accounts, number) for number in table.entrants],
        "points": [table.points(seat) / 2 for seat in range(len(table.entrants))] if result else None,
        "board": list(result.board) if result else None,
        "absent": list(result.absent) if result else [],
    }


def export_data(tournament_id: str, tournament: Tournament, accounts: Accounts) -> Data:
    """A whole tournament."""
    return {
        **summary_data(tournament_id, tournament),
        "standings": standings_data(tournament, accounts),
        "pairings": [round_data(tournament, accounts, number) for number in range(1, tournament.round + 1)],
    }


def export_csv(tournament: Tournament) -> str:
    """The standings as a table."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    writer.writerows(_cells(line[name] for name in COLUMNS) for line in _lines(tournament))
    return out.getvalue()


def _cells(values: Iterable[Any]) -> list[Any]:
    """Names that a spreadsheet would take for a formula are marked as text."""
    return [f"'{value}" if isinstance(value, str) and value[:1] in "=+-@" else value for value in values]


class TournamentMessages:
    """How a tournament stands, told to everybody who follows it; what all see alike is encoded once."""

    def __init__(
        self, tournament_id: str, tournament: Tournament, accounts: Accounts, organisers: Collection[str] = ()
    ) -> None:
        self._tournament, self._accounts, self._organisers = tournament, accounts, organisers
        self._public = JsonObject(view_data(tournament_id, tournament, accounts))

    def view(self, player: str) -> JsonObject:
        return self._public.adding(you=encode(own_data(self._tournament, self._accounts, player, self._organisers)))

    def to(self, player: str) -> Json:
        return JsonObject({"type": "tournament"}).adding(tournament=self.view(player)).text
