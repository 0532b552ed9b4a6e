"""Puzzles on the server: the daily one, the next one near a player's rating, and results rated by Glicko-2."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cornerwise.puzzles.collection import puzzle_games, shipped_puzzles
from cornerwise.puzzles.daily import daily_puzzle
from cornerwise.puzzles.glicko2 import Rating, rated
from cornerwise.puzzles.puzzle import Kind, Puzzle
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match.clock import DAY
from cornerwise.server.storage.bulk_writer import Rows, insert_missing, upsert
from cornerwise.server.storage.schema import accounts, puzzle_grades, puzzle_players, puzzle_results
from cornerwise.server.storage.store import Store

GRADED = 120.0
"""The deviation of a puzzle that only the engine's levels have tried."""
NEAR = 12
"""The next puzzle is one of so many that are nearest to a player's rating."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of an answer."""

    solved: bool
    counted: bool
    """Whether it has changed the rating."""
    before: float
    after: float
    repeated: bool
    """Whether this puzzle had been answered before, which is what the rest then tells of."""


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in puzzle_games() for puzzle in shipped_puzzles(game)}


def find_puzzle(name: str) -> Puzzle:
    try:
        return _by_id()[name]
    except KeyError:
        raise Refused("request/unknown", "refused-no-such-puzzle") from None


class PuzzleRatings:
    """Every player's first answer to a puzzle counts, once: one transaction holds the result and both ratings.

    Puzzles are rated only by those with an account, so that nobody can make players up for that.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def daily(self, at: int) -> Puzzle:
        """That of the day in UTC."""
        return daily_puzzle(at // DAY)

    async def next(self, player: str, game: str | None, kind: Kind | None, rng: Random) -> Puzzle | None:
        """One that the player has not answered yet, near the own rating; None when all of them are done."""
        done = select(puzzle_results.c.puzzle).where(puzzle_results.c.player == player)
        async with self._store.engine.connect() as connection:
            answered = set((await connection.execute(done)).scalars())
            own = (await self._ratings(connection, puzzle_players, [player])).get(player, Rating())
            left = [
                puzzle
                for puzzle in _by_id().values()
                if puzzle.id not in answered
                and (game is None or puzzle.game == game)
                and (kind is None or puzzle.kind == kind)
            ]
            near = sorted(left, key=lambda puzzle: abs(puzzle.rating - own.rating))[: 4 * NEAR]
            # What people have found out about those can change which are nearest.
            known = await self._ratings(connection, puzzle_grades, [puzzle.id for puzzle in near])
        near.sort(key=lambda puzzle: abs(known.get(puzzle.id, _graded(puzzle)).rating - own.rating))
        return rng.choice(near[:NEAR]) if near else None

    async def answer(self, player: str, puzzle: Puzzle, moves: Sequence[str], hinted: bool, at: int) -> Answered:
        """Notes an answer, and rates it where it is the player's first to this puzzle and no hint was taken."""
        solved = tuple(moves) == puzzle.line
        async with self._store.writing() as connection:
            row = {"player": player} | _columns(Rating(), 0)
            await insert_missing(connection, Rows(puzzle_players, [row], keys=("player",)))
            # One answer of a player after the other: the second finds the first in the database.
            wanted = select(puzzle_players).where(puzzle_players.c.player == player).with_for_update()
            me = (await connection.execute(wanted)).one()
            ours = (puzzle_results.c.player == player, puzzle_results.c.puzzle == puzzle.id)
            if known := (await connection.execute(select(puzzle_results).where(*ours))).first():
                return Answered(known.solved, known.counted, known.before, known.after, repeated=True)
            before = after = _rating(me)
            if not hinted:
                after = await self._rated(connection, player, puzzle, before, solved)
                counted = {"player": player} | _columns(after, me.results + 1)
                await upsert(connection, Rows(puzzle_players, [counted], keys=("player",)))
            kept = {"player": player, "puzzle": puzzle.id, "at": at, "solved": solved, "counted": not hinted}
            ratings = {"before": before.rating, "after": after.rating}
            await connection.execute(insert(puzzle_results), kept | ratings)
        return Answered(solved, not hinted, before.rating, after.rating, repeated=False)

    async def _rated(
        self, connection: AsyncConnection, player: str, puzzle: Puzzle, own: Rating, solved: bool
    ) -> Rating:
        """The player's new rating; that of the puzzle is written down where the player has an account."""
        row = {"puzzle": puzzle.id} | _columns(_graded(puzzle), 0)
        await insert_missing(connection, Rows(puzzle_grades, [row], keys=("puzzle",)))
        wanted = select(puzzle_grades).where(puzzle_grades.c.puzzle == puzzle.id).with_for_update()
        it = (await connection.execute(wanted)).one()
        theirs = _rating(it)
        account = select(accounts.c.player).where(accounts.c.player == player)
        if (await connection.execute(account)).first():
            new = {"puzzle": puzzle.id} | _columns(rated(theirs, own, float(not solved)), it.results + 1)
            await upsert(connection, Rows(puzzle_grades, [new], keys=("puzzle",)))
        return rated(own, theirs, float(solved))

    async def of(self, player: str, most: int = 100) -> dict[str, Any]:
        """A player's rating, how many puzzles were tried and solved, and the last results."""
        mine = puzzle_results.c.player == player
        wanted = select(puzzle_results).where(mine).order_by(puzzle_results.c.at.desc()).limit(most)
        counts = select(func.count()).where(mine)
        async with self._store.engine.connect() as connection:
            own = (await self._ratings(connection, puzzle_players, [player])).get(player, Rating())
            rows = (await connection.execute(wanted)).all()
            tried = (await connection.execute(counts)).scalar_one()
            solved = (await connection.execute(counts.where(puzzle_results.c.solved.is_(True)))).scalar_one()
        results = [
            {"puzzle": row.puzzle, "at": row.at, "solved": row.solved, "counted": row.counted}
            | {"before": round(row.before), "after": round(row.after)}
            for row in rows
        ]
        standing = {"rating": round(own.rating), "deviation": round(own.deviation), "provisional": own.is_provisional}
        return standing | {"tried": tried, "solved": solved, "results": results}

    async def grade(self, puzzle: Puzzle) -> int:
        """How hard a puzzle is, by the levels of the engine and by people."""
        async with self._store.engine.connect() as connection:
            known = await self._ratings(connection, puzzle_grades, [puzzle.id])
        return round(known.get(puzzle.id, _graded(puzzle)).rating)

    async def _ratings(self, connection: AsyncConnection, table: Table, names: list[str]) -> dict[str, Rating]:
        key = table.primary_key.columns[0]
        rows = await connection.execute(select(table).where(key.in_(names)))
        return {str(row[0]): _rating(row) for row in rows}


def _graded(puzzle: Puzzle) -> Rating:
    return Rating(float(puzzle.rating), GRADED)


def _rating(row: Any) -> Rating:
    return Rating(row.rating, row.deviation, row.volatility)


def _columns(rating: Rating, results: int) -> dict[str, float]:
    numbers = {"rating": rating.rating, "deviation": rating.deviation, "volatility": rating.volatility}
    return numbers | {"results": results}
