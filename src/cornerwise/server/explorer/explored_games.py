"""The finished games of this server, for the opening explorer: all public ones, and to everybody their own.

A game is added once, in one transaction with the mark that it was, as soon as it is over; what a server that was killed
has missed, or one before the explorer, is made up for at the next start. Sums over public games are kept, so that an
answer takes as long with a million of them as with one. One's own games are few: their moves are added up when they are
asked for, by who has the seats now.
"""

import asyncio
import logging
from collections.abc import Iterable

from sqlalchemy import exists, insert, select
from sqlalchemy.exc import IntegrityError

from cornerwise.explorer.index import Made, MoveSum, made_in
from cornerwise.rules.placing_position import PlacingPosition, is_flat
from cornerwise.server.base.background import Background
from cornerwise.server.live.hub import Hub, LiveMatch
from cornerwise.server.match.match import Match
from cornerwise.server.match.setup import brings_board
from cornerwise.server.storage.bulk_writer import Rows, add_up
from cornerwise.server.storage.schema import explored_matches, explored_moves, explored_plies, matches, seats
from cornerwise.server.storage.store import Store

log = logging.getLogger(__name__)
MOST_OWN = 10_000
"""Of one's own games the last ones that had a position are added up."""
BATCH, PAUSE = 200, 0.02
"""Missed games are looked up so many at a time; seconds between two of them are for everybody else."""
Found = list[tuple[MoveSum, str]]
"""Moves that were made, the most frequent first, each with the last match in which it was."""


def explored_game(match: Match) -> PlacingPosition | None:
    """The game of a match that the explorer counts: flat, on a usual board, and played to its end by the rules."""
    game = match.game
    if not is_flat(game) or game.outcome() is None or brings_board(match.created):
        return None
    return game


class ExploredGames:
    """The moves of all finished games in the database."""

    def __init__(self, store: Store, hub: Hub, background: Background) -> None:
        self._store, self._hub, self._background = store, hub, background
        hub.listeners.append(self._note)

    async def start(self) -> None:
        self._background.start(self._catch_up())

    def _note(self, live: LiveMatch, since: int) -> None:
        match = live.match
        if match and match.ended and match.log[-1].event is match.ended:
            self._background.start(self.add(live.id))

    async def _catch_up(self) -> None:
        """Adds what an earlier server left out."""
        last = ""
        missed = ~exists().where(explored_matches.c.match == matches.c.id)
        wanted = select(matches.c.id).where(matches.c.phase == "over", missed).order_by(matches.c.id).limit(BATCH)
        while True:
            async with self._store.engine.connect() as connection:
                found = (await connection.execute(wanted.where(matches.c.id > last))).scalars().all()
            if not found:
                return
            for match_id in found:
                try:
                    await self.add(match_id)
                except Exception:  # a damaged match must not keep all others out
                    log.exception("a match could not be explored", extra={"match": match_id[:6]})
                await asyncio.sleep(PAUSE)
            last = found[-1]

    async def add(self, match_id: str) -> None:
        """Adds a match that is over, unless it was added before."""
        async with self._hub.reading(match_id) as match:
            game = explored_game(match)
            game, is_public = game and game.copy(), match.created.listed
        made = await asyncio.to_thread(_made, game) if game else []
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(explored_matches), {"match": match_id})
                if made:
                    await connection.execute(insert(explored_plies), [{"match": match_id, **m._asdict()} for m in made])
                if made and is_public:
                    rows = [m._asdict() | {"games": 1, "match": match_id} for m in made]
                    # All servers write in the same order, so that none waits for another that waits for it.
                    await add_up(
                        connection, Rows(explored_moves, rows, ("position", "move")), sums=("games", "won", "points")
                    )
        except IntegrityError:
            return  # done already

    async def public(self, position: int) -> Found:
        """The moves that were made in a position in the public games."""
        order = (explored_moves.c.games.desc(), explored_moves.c.won.desc(), explored_moves.c.move)
        wanted = select(explored_moves).where(explored_moves.c.position == position).order_by(*order)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(MoveSum(row.move, row.games, row.won, row.points), row.match) for row in rows]

    async def own(self, position: int, player: str) -> Found:
        """The moves that were made in a position in a player's games, by anybody in them."""
        mine = select(seats.c.match).where(seats.c.player == player)
        wanted = (
            select(explored_plies)
            .join(matches, matches.c.id == explored_plies.c.match)
            .where(explored_plies.c.match.in_(mine), explored_plies.c.position == position)
            .order_by(matches.c.changed.desc())
            .limit(MOST_OWN)
        )
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return _added((Made(row.position, row.move, row.won, row.points), row.match) for row in rows)


def _made(game: PlacingPosition) -> list[Made]:
    """The moves of a game in the order of the tables. Where a position comes twice, the first move counts."""
    found = {made.position: made for made in reversed(list(made_in(game)))}
    return sorted(found.values())


def _added(made: Iterable[tuple[Made, str]]) -> Found:
    """Moves in one position added up, where the last games come first."""
    sums: dict[int, tuple[MoveSum, str]] = {}
    for (_, move, won, points), match in made:
        before, last = sums.get(move, (MoveSum(move, 0, 0, 0), match))
        sums[move] = MoveSum(move, before.games + 1, before.won + won, before.points + points), last
    return sorted(sums.values(), key=lambda found: (-found[0].games, -found[0].won, found[0].move))
