"""The moves that were made in every position of many games, and how they ended: a file of SQLite.

A row is a move in a position, with sums over the games that had it. A position is looked up with one search in a tree,
however many games there are, and SQLite comes with Python. DuckDB is made for reading whole columns, not a few rows.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from cornerwise.engine.analysis import final_value
from cornerwise.errors import RecordError, WrongFamily
from cornerwise.explorer.keys import keys_of
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition, is_flat
from cornerwise.rules.position import Position

FORMAT = 1
DEPTH = 16
"""Moves of a game that are kept: after these nearly every game goes its own way."""
WHOLE = 12
"""Parts of a win, so that a win shared by two, three or four is a whole number of them."""

_SCHEMA = f"""
BEGIN;
CREATE TABLE made (
    position INTEGER, move INTEGER, games INTEGER NOT NULL, won INTEGER NOT NULL, points INTEGER NOT NULL,
    PRIMARY KEY (position, move)
) WITHOUT ROWID;
PRAGMA user_version = {FORMAT};
COMMIT
"""
_ADD = """
INSERT INTO made VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
SET games = games + excluded.games, won = won + excluded.won, points = points + excluded.points
"""
_FIND = "SELECT move, games, won, points FROM made WHERE position = ? ORDER BY games DESC, won DESC, move"
_BATCH = 2_000
"""Games that are written at once."""


@dataclass(frozen=True)
class PlayedMove:
    """A move that was made in a position, and how these games ended for the player who made it."""

    move: Move
    games: int
    share: float
    """The share of wins; a win that several share counts as a part for each."""
    margin: float
    """Points ahead of the best rival at the end, on average."""


class Made(NamedTuple):
    """A move of one game by its numbers, and how the game ended for the player who made it."""

    position: int
    move: int
    won: int
    """In parts of a win (`WHOLE`)."""
    points: int


class MoveSum(NamedTuple):
    """The games in which a move was made in a position, added up."""

    move: int
    games: int
    won: int
    points: int


def flat_position(position: Position) -> PlacingPosition:
    """The position where the explorer knows its game; `WrongFamily` for another."""
    if not is_flat(position):
        raise WrongFamily(position.variant.id, "flat-placing")
    return position


def made_in(game: PlacingPosition, depth: int = DEPTH) -> Iterator[Made]:
    """The first moves of a game that is over."""
    value = final_value(game)
    for ply, (position, move) in zip(game.plies, keys_of(game.variant).made(game, depth), strict=False):
        yield Made(position, move, round(value.shares[ply.seat] * WHOLE), round(value.margins[ply.seat]))


def played_moves(position: PlacingPosition, sums: Iterable[MoveSum]) -> tuple[PlayedMove, ...]:
    """Sums of a position, or of an image of it, with the moves that they mean here."""
    seen = keys_of(position.variant).seen(position)
    return tuple(
        PlayedMove(position.move_of(seen.own(move)), games, won / WHOLE / games, points / games)
        for move, games, won, points in sums
    )


class Explorer:
    """The moves made in many games, in a file. Close it, or use it in a `with` statement."""

    def __init__(self, path: str | PathLike[str], *, depth: int = DEPTH) -> None:
        """Opens the file, or begins a new one; `depth` is how many moves of each game are kept."""
        self.depth = depth
        is_new = not Path(path).exists()
        self._base = sqlite3.connect(path)
        if is_new:
            self._base.executescript(_SCHEMA)
        elif not self._is_ours():
            self.close()
            raise RecordError(path, "error-explorer-file", file=str(path))

    def _is_ours(self) -> bool:
        """Whether the file is one of an explorer, and of this version."""
        try:
            return bool(self._base.execute("PRAGMA user_version").fetchone() == (FORMAT,))
        except sqlite3.DatabaseError:
            return False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._base.close()

    def add(self, games: Iterable[Position]) -> int:
        """Adds games that are over, some at a time, and counts them; those that are not over are left out."""
        added, sums = 0, _Sums()
        for game in games:
            if game.outcome() is None:
                continue
            sums.add(flat_position(game), self.depth)
            added += 1
            if added % _BATCH == 0:
                self._write(sums)
                sums = _Sums()
        self._write(sums)
        return added

    def moves(self, position: Position) -> tuple[PlayedMove, ...]:
        """The moves that were made here, in this position or an image of it, those made most before others."""
        placing = flat_position(position)
        return played_moves(placing, self.sums(keys_of(placing.variant).seen(placing).key))

    def sums(self, key: int) -> list[MoveSum]:
        """The same by the number of a position."""
        with closing(self._base.execute(_FIND, (key,))) as rows:
            return list(map(MoveSum._make, rows))

    def mark(self, number: int) -> None:
        """Writes down by a number what the file was made of (`collection`)."""
        self._base.execute(f"PRAGMA application_id = {number:d}")
        self._base.commit()

    def _write(self, sums: "_Sums") -> None:
        with self._base:
            self._base.executemany(_ADD, sums.rows())


class _Sums:
    """Rows that are not written yet: games, wins and points of a move in a position."""

    def __init__(self) -> None:
        self._rows: defaultdict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0, 0])

    def add(self, game: PlacingPosition, depth: int) -> None:
        for position, move, won, points in made_in(game, depth):
            row = self._rows[position, move]
            row[0] += 1
            row[1] += won
            row[2] += points

    def rows(self) -> Iterator[tuple[int, ...]]:
        """In the order of the table, so that neighbours are written one after the other."""
        for made, sums in sorted(self._rows.items()):
            yield *made, *sums
