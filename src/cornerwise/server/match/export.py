"""Matches as record files."""

from datetime import UTC, datetime
from textwrap import indent
from typing import NamedTuple

from cornerwise.records.blksgf import sgf_of
from cornerwise.records.record import Record, format_record, record_of
from cornerwise.records.sgf import format_sgf
from cornerwise.server.match.match import Match, Phase


def can_be_saved(match: Match, format: str) -> bool:
    """A game with hidden hands would give them away while it goes on, and .blksgf cannot hold it."""
    return not match.variant.hides or (match.phase is Phase.OVER and format == "json")


def record_of_match(match: Match) -> Record:
    """The game of a match, with its players and the day on which it began."""
    players = tuple(seat.name or (f"level {seat.level}" if seat.level else "") for seat in match.seats)
    day = datetime.fromtimestamp(match.log[0].at / 1000, UTC).date().isoformat()
    return record_of(match.game, players=players if any(players) else (), date=day)


def format_in_file(record: Record, format: str) -> str:
    """A game as it stands in a file of many: a list of JSON records, or a .blksgf collection."""
    if format == "json":
        return indent(format_record(record).rstrip(), " ")
    return format_sgf([sgf_of(record)])


class FileMarks(NamedTuple):
    """What stands before, between and after the games of a file."""

    begin: str = ""
    between: str = ""
    end: str = ""


MARKS = {"json": FileMarks("[\n", ",\n", "\n]\n"), "blksgf": FileMarks()}
