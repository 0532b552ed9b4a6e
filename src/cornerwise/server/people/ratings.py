"""Ratings for each player and game (OpenSkill, Plackett-Luce), for any number of seats."""

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select, update

from cornerwise.server.base.background import Background
from cornerwise.server.live.hub import Hub, LiveMatch
from cornerwise.server.match.match import Match
from cornerwise.server.storage.bulk_writer import Rows, upsert
from cornerwise.server.storage.schema import accounts, players, rated, ratings
from cornerwise.server.storage.store import Store

_model = PlackettLuce()


def places(match: Match) -> list[int]:
    """The place of every party, 0 for the winners. Who left is behind all who stayed; equal points share a place."""
    ended = match.ended
    assert ended is not None

    def worth(party: Sequence[int]) -> tuple[bool, bool, int]:
        points = ended.totals[party[0]]
        stayed = any(not match.seats[seat].dropped for seat in party)
        return (party[0] in ended.winners, stayed, match.variant.rank(points))

    order = sorted({worth(party) for party in match.parties}, reverse=True)
    return [order.index(worth(party)) for party in match.parties]


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
            variant, ranks = match.created.variant, places(match)
            parties = [[match.seats[seat].player for seat in party] for party in match.parties]
        everybody = [player for party in parties for player in party]
        async with self._store.writing() as connection:
            once = update(rated).where(rated.c.match == match_id, rated.c.done.is_(False)).values(done=True)
            known = select(accounts.c.player).where(accounts.c.player.in_(everybody))
            if len((await connection.execute(known)).all()) < len(everybody):
                return  # only accounts have ratings
            if not (await connection.execute(once)).rowcount:
                return  # done already
            mine = select(ratings).where(ratings.c.variant == variant, ratings.c.player.in_(everybody))
            before = {row.player: row for row in await connection.execute(mine)}
            teams = [[_rating(before.get(player)) for player in party] for party in parties]
            after = _model.rate(teams, ranks=ranks)  # type: ignore[arg-type]  # whole numbers are ranks too
            rows = [
                {"player": player, "variant": variant, "mu": new.mu, "sigma": new.sigma}
                | {"games": before[player].games + 1 if player in before else 1}
                for party, team in zip(parties, after, strict=True)
                for player, new in zip(party, team, strict=True)
            ]
            await upsert(connection, Rows(ratings, rows, keys=("player", "variant")))

    async def board(self, variant: str, most: int = 100) -> list[dict[str, Any]]:
        """The best players of a game. The shown number is what somebody is almost surely worth."""
        wanted = (
            select(players.c.name, ratings)
            .join(players, players.c.id == ratings.c.player)
            .where(ratings.c.variant == variant)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(most)
        )
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [{"name": row.name, "rating": _shown(row.mu, row.sigma), "games": row.games} for row in rows]

    async def of(self, player: str) -> list[dict[str, Any]]:
        """All ratings of a player."""
        wanted = select(ratings).where(ratings.c.player == player).order_by(ratings.c.variant)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [{"variant": r.variant, "rating": _shown(r.mu, r.sigma), "games": r.games} for r in rows]


def _rating(row: Any) -> Any:
    return _model.rating() if row is None else _model.rating(mu=row.mu, sigma=row.sigma)


def _shown(mu: float, sigma: float) -> int:
    """On a scale that people know: beginners near 1000."""
    return round(1000 + 40 * (mu - 3 * sigma))
