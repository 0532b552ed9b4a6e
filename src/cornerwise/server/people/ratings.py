"""Ratings for each player and game (OpenSkill, Plackett-Luce), for any number of seats."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cornerwise.server.base.background import Background
from cornerwise.server.live.hub import Hub, LiveMatch
from cornerwise.server.match.match import Match
from cornerwise.server.match.results import end_of, places
from cornerwise.server.people.privacy import shows
from cornerwise.server.people.rating_scale import PROVISIONAL_SIGMA, shown
from cornerwise.server.storage.bulk_writer import Rows, insert_missing, upsert
from cornerwise.server.storage.schema import accounts, players, rated, rating_history, ratings
from cornerwise.server.storage.store import Store

_model = PlackettLuce()
MOST_POINTS = 400
"""Of a history, as a chart has room for."""


def is_rated(match: Match) -> bool:
    """Whether a match counts: it was meant to, was not called off, and everybody played one seat."""
    people = [seat.player for seat in match.seats]
    return bool(
        match.created.rated
        and match.ended
        and match.ended.reason != "aborted"
        and all(people)
        and len(set(people)) == len(people) > 1
    )


class Ratings:
    """Rates every match that counts once, whatever happens meanwhile: what is to be rated is noted with its end."""

    def __init__(self, store: Store, hub: Hub, background: Background) -> None:
        self._store, self._hub, self._background = store, hub, background
        hub.listeners.append(self._note)

    async def start(self) -> None:
        """Makes up for what an earlier server left undone."""
        wanted = select(rated.c.match).where(rated.c.done.is_(False))
        async with self._store.engine.connect() as connection:
            for match_id in (await connection.execute(wanted)).scalars().all():
                self._background.start(self.rate(match_id))

    def _note(self, live: LiveMatch, since: int) -> None:
        match = live.match
        if match and match.ended and match.log[-1].event is match.ended and is_rated(match):
            self._background.start(self.rate(live.id))

    async def rate(self, match_id: str) -> None:
        async with self._hub.reading(match_id) as match:
            variant, counts = match.created.variant, is_rated(match)
            ranks = places(match) if counts else []
            at = end_of(match)
            parties = [[match.seats[seat].player for seat in party] for party in match.parties]
        everybody = [player for party in parties for player in party]
        async with self._store.writing() as connection:
            once = update(rated).where(rated.c.match == match_id, rated.c.done.is_(False)).values(done=True)
            known = select(accounts.c.player).where(accounts.c.player.in_(everybody))
            if len((await connection.execute(known)).all()) < len(everybody):
                return  # only accounts have ratings
            if not (await connection.execute(once)).rowcount or not counts:
                return  # done already, or called off
            before = await self._locked(connection, variant, everybody)
            teams = [[_model.rating(before[player].mu, before[player].sigma) for player in party] for party in parties]
            after = _model.rate(teams, ranks=ranks)  # type: ignore[arg-type]  # whole numbers are ranks too
            rows = [
                {"player": player, "variant": variant, "mu": new.mu, "sigma": new.sigma}
                | {"games": before[player].games + 1}
                for party, team in zip(parties, after, strict=True)
                for player, new in zip(party, team, strict=True)
            ]
            await upsert(connection, Rows(ratings, rows, keys=("player", "variant")))
            await connection.execute(insert(rating_history), [row | {"at": at} for row in rows])

    async def _locked(self, connection: AsyncConnection, variant: str, everybody: list[str]) -> dict[str, Any]:
        """The ratings of some players, which no other process changes meanwhile. Newcomers have their first row."""
        newcomer = _model.rating()
        first = {"variant": variant, "mu": newcomer.mu, "sigma": newcomer.sigma, "games": 0}
        # In the same order everywhere, so that two processes never wait for each other.
        rows = [{"player": player} | first for player in sorted(everybody)]
        await insert_missing(connection, Rows(ratings, rows))
        mine = select(ratings).where(ratings.c.variant == variant, ratings.c.player.in_(everybody))
        found = await connection.execute(mine.order_by(ratings.c.player).with_for_update())
        return {row.player: row for row in found}

    async def board(self, variant: str, most: int = 100) -> list[dict[str, Any]]:
        """The best players of a game who show their ratings; those whose rating is provisional come last."""
        wanted = (
            select(players.c.name, accounts.c.login, ratings)
            .join(players, players.c.id == ratings.c.player)
            .join(accounts, accounts.c.player == ratings.c.player)
            .where(ratings.c.variant == variant, shows("ratings"))
            .order_by(ratings.c.sigma > PROVISIONAL_SIGMA, ratings.c.mu.desc())
            .limit(most)
        )
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [{"name": row.name, "login": row.login} | _standing(row) for row in rows]

    async def of(self, player: str) -> list[dict[str, Any]]:
        """All ratings of a player, the most played game first."""
        wanted = select(ratings).where(ratings.c.player == player)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(ratings.c.games.desc(), ratings.c.variant))).all()
        return [{"variant": row.variant} | _standing(row) for row in rows]

    async def history(self, player: str, variant: str) -> list[dict[str, Any]]:
        """How a rating changed, the oldest first: at most `MOST_POINTS` of them, the newest among them."""
        mine = (rating_history.c.player == player, rating_history.c.variant == variant)
        async with self._store.engine.connect() as connection:
            count = (await connection.execute(select(func.count()).where(*mine))).scalar_one()
            newest = select(func.max(rating_history.c.games)).where(*mine).scalar_subquery()
            every = -(-count // MOST_POINTS) or 1
            kept = select(rating_history).where(*mine, (newest - rating_history.c.games) % every == 0)
            rows = (await connection.execute(kept.order_by(rating_history.c.games))).all()
        return [{"at": row.at} | _standing(row) for row in rows]


def _standing(row: Any) -> dict[str, Any]:
    return {**shown(row.mu, row.sigma, row.variant), "games": row.games}
