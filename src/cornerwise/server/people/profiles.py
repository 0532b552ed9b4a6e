"""What a profile tells of somebody's games: results by opponent, by colour and by first piece, and the last matches.

All of it is counted from `results`, a row for every seat of a match, which is written with the match's end. Others see
only what was listed: a private match is nobody else's business.
"""

import logging
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Select, and_, case, exists, func, select, true

from cornerwise.server.live.hub import Hub
from cornerwise.server.match.results import result_rows
from cornerwise.server.people.privacy import AccountHolder, Privacy
from cornerwise.server.storage.bulk_writer import Rows, insert_missing
from cornerwise.server.storage.schema import keys, matches, results, seats
from cornerwise.server.storage.store import Store

log = logging.getLogger(__name__)
MOST_OPPONENTS, MOST_PIECES, MOST_RECENT = 12, 6, 12
COUNTED = "results-counted"
"""The key under which it is noted that matches from before results were written have theirs."""
_OUTCOMES = ("won", "drawn", "lost")


class Profiles:
    """Statistics of account holders."""

    def __init__(self, store: Store, hub: Hub, privacy: Privacy) -> None:
        self._store, self._hub, self._privacy = store, hub, privacy

    async def recent(self, holder: AccountHolder, everything: bool) -> list[str]:
        """The last matches of somebody that are over, the newest first."""
        wanted = _own(holder, everything).with_only_columns(results.c.match, func.max(results.c.at))
        newest = wanted.group_by(results.c.match).order_by(func.max(results.c.at).desc()).limit(MOST_RECENT)
        async with self._store.engine.connect() as connection:
            return [row.match for row in await connection.execute(newest)]

    async def statistics(self, holder: AccountHolder, everything: bool, variant: str | None) -> dict[str, Any]:
        """Results in all, by opponent, by colour and by first piece, in all games or in one."""
        own = _own(holder, everything, variant)
        by_colour, by_piece = (results.c.colours, results.c.first)
        async with self._store.engine.connect() as connection:
            total = (await connection.execute(_counted(own))).all()
            colours = (await connection.execute(_counted(own, by_colour).where(by_colour != ""))).all()
            pieces = (await connection.execute(_counted(own, by_piece).where(by_piece != ""))).all()
            opponents = (await connection.execute(_opponents(holder, everything, variant))).all()
            games = _own(holder, everything).with_only_columns(
                matches.c.variant, func.count(results.c.match.distinct())
            )
            played = (await connection.execute(games.group_by(matches.c.variant))).all()
        return {
            "total": _tally(total).get((), _empty()),
            "games": [{"variant": game, "count": count} for game, count in sorted(played, key=lambda row: -row[1])],
            "opponents": await self._named(_tally(opponents)),
            "colours": [{"colours": key[0].split(), **tally} for key, tally in _most(_tally(colours))],
            "pieces": [{"piece": key[0], **tally} for key, tally in _most(_tally(pieces))[:MOST_PIECES]],
        }

    async def _named(self, tallies: dict[tuple[Any, ...], dict[str, int]]) -> list[dict[str, Any]]:
        """Opponents by name where they show their games, computers by level, and all others together."""
        showing = await self._privacy.showing({player for player, _ in tallies if player}, "games")
        found: dict[tuple[str, str, int], Counter[str]] = defaultdict(Counter)
        for (player, level), tally in tallies.items():
            holder = showing.get(player)
            key = (holder.login, holder.name, 0) if holder else ("", "", level)
            found[key].update(tally)
        rows = [
            {"login": login or None, "name": name, "level": level, **_empty(), **tally}
            for (login, name, level), tally in found.items()
        ]
        rows.sort(key=lambda row: -_played(row))
        # Guests come last.
        return sorted(rows[:MOST_OPPONENTS], key=lambda row: row["login"] is None and not row["level"])

    async def count_earlier(self) -> None:
        """Writes the results of matches that ended before there was a table for them, once for a database."""
        missing = ~exists().where(results.c.match == matches.c.id)
        wanted = select(matches.c.id).where(matches.c.phase == "over", missing)
        async with self._store.engine.connect() as connection:
            if (await connection.execute(select(keys.c.name).where(keys.c.name == COUNTED))).first():
                return
            ended = (await connection.execute(wanted)).scalars().all()
        for match_id in ended:
            try:
                async with self._hub.reading(match_id) as match:
                    rows = result_rows(match)
                if rows:
                    async with self._store.writing() as connection:
                        await insert_missing(connection, Rows(results, rows))
            except Exception:  # a damaged match must not keep others from being counted
                log.exception("a match could not be counted", extra={"match": match_id[:6]})
        await self._store.key(COUNTED, lambda: "yes")


def _own(holder: AccountHolder, everything: bool, variant: str | None = None) -> Select[Any]:
    """The results of somebody's own seats in matches that may be shown."""
    return (
        select(results)
        .join(seats, and_(seats.c.match == results.c.match, seats.c.seat == results.c.seat))
        .join(matches, matches.c.id == results.c.match)
        .where(
            seats.c.player == holder.player,
            true() if everything else matches.c.listed.is_(True),
            true() if variant is None else matches.c.variant == variant,
        )
    )


def _counted(own: Select[Any], *by: Any) -> Select[Any]:
    return own.with_only_columns(*by, results.c.outcome, func.count()).group_by(*by, results.c.outcome)


def _opponents(holder: AccountHolder, everything: bool, variant: str | None) -> Select[Any]:
    """How often somebody came in before, with or behind each player of another party."""
    other, theirs = results.alias(), seats.alias()
    outcome = case(
        (results.c.place < other.c.place, "won"), (results.c.place > other.c.place, "lost"), else_="drawn"
    ).label("outcome")
    return (
        _own(holder, everything, variant)
        .join(other, and_(other.c.match == results.c.match, other.c.party != results.c.party))
        .join(theirs, and_(theirs.c.match == other.c.match, theirs.c.seat == other.c.seat))
        .where(theirs.c.player != holder.player)
        .with_only_columns(theirs.c.player, other.c.level, outcome, func.count())
        .group_by(theirs.c.player, other.c.level, outcome)
    )


def _empty() -> dict[str, int]:
    return dict.fromkeys(_OUTCOMES, 0)


def _tally(rows: Iterable[Sequence[Any]]) -> dict[tuple[Any, ...], dict[str, int]]:
    """Rows of keys, an outcome and how often it was, by their keys."""
    found: dict[tuple[Any, ...], dict[str, int]] = defaultdict(_empty)
    for *key, outcome, count in rows:
        found[tuple(key)][outcome] += count
    return found


def _most(tallies: dict[tuple[Any, ...], dict[str, int]]) -> list[tuple[tuple[Any, ...], dict[str, int]]]:
    return sorted(tallies.items(), key=lambda entry: -_played(entry[1]))


def _played(tally: dict[str, Any]) -> int:
    return sum(tally[outcome] for outcome in _OUTCOMES)
