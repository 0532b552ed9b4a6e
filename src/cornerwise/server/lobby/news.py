"""The lobby as every process knows it, and the news of it for everybody who looks at it.

It is put together from what the matches of this process tell after every commit and from what other processes pass on;
every few seconds the database says what of that was missed. What all see alike is encoded once.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Any

from cornerwise.server.base.background import Background
from cornerwise.server.base.encoded_json import Data, Json, JsonObject, encode
from cornerwise.server.base.server_time import now
from cornerwise.server.live.fanout import Fanout
from cornerwise.server.live.hub import Hub, LiveMatch, Watcher
from cornerwise.server.live.presence import Presence
from cornerwise.server.lobby.featured import Featured, Listed
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.summary import summary_for
from cornerwise.server.people.contacts import Contacts
from cornerwise.server.people.privacy import Privacy
from cornerwise.server.people.ratings import Ratings
from cornerwise.server.storage.lobby_store import LobbyStore
from cornerwise.server.tournaments.director import Director

log = logging.getLogger(__name__)
GAP = 0.02
"""Seconds between two tellings."""
AT_ONCE = 50
"""How many are told before the event loop serves others: those who play must not wait until thousands were told."""
TICK = 1.0
"""Seconds after which mere moves are told. What begins, ends or waits for others is told at once."""
CHECK = 5_000
"""Milliseconds between two looks into the database."""
MOST_SEEKS, MOST_TOURNAMENTS = 12, 4
SHOWN = (Phase.WAITING, Phase.PLAYING)
QUIET = {"moved", "came", "proposed", "answered", "undone", "away", "gone", "back"}
"""Events that change no list."""


class LobbyNews:
    """Who looks at the lobby in this process, and what they know of it."""

    def __init__(
        self,
        hub: Hub,
        presence: Presence,
        ratings: Ratings,
        privacy: Privacy,
        contacts: Contacts,
        tournaments: Director,
        background: Background,
        fanout: Fanout | None = None,
    ) -> None:
        self._hub, self._presence, self._ratings, self._tournaments = hub, presence, ratings, tournaments
        self._privacy, self._contacts = privacy, contacts
        self._background, self._fanout = background, fanout
        self.store = LobbyStore(hub.store)
        self._matches: dict[str, Listed] = {}
        self._open_tournaments: list[Data] = []
        self._featured = Featured()
        self._told: dict[str, Json] = {}
        """What those who look at the lobby were told last, part by part."""
        self._changed: set[str] = set()
        """Games of which those who look at all of them are not told yet."""
        self._spread: set[str] = set()
        """Matches of which other processes are not told yet."""
        self._watchers: set[Watcher] = set()
        self._of_games: set[Watcher] = set()
        self._own: dict[str, set[Watcher]] = {}
        """Those of them who may have games of their own, by player."""
        self._avoided: dict[str, frozenset[str]] = {}
        """Whom those of these players avoid who avoid somebody: they are not shown the seeks of these."""
        self._told_seeks: dict[str, Json] = {}
        """The seeks that those were told last."""
        self._damaged: dict[str, int] = {}
        """Matches that could not be read, and the event at which that was so."""
        self._has_news = asyncio.Event()
        self._checked = 0
        self._checking = asyncio.Lock()
        hub.listeners.append(self._note)
        presence.listeners.append(self._note_presence)
        if fanout:
            fanout.topics["lobby"] = self._take
            fanout.on_commit = self._hear_of_commit
        hub.metrics.add_gauge("lobby_watchers", "People who look at the lobby", lambda: len(self._watchers))

    async def start(self) -> None:
        self._background.start(self._tell_quickly())
        self._background.start(self._tick())

    # Following

    async def watch(self, watcher: Watcher, games: bool) -> None:
        """Sends the lobby, now and whenever it changes; with `games` also every game that is being played."""
        if now() - self._checked > CHECK:
            await self._check()
        if avoided := await self._contacts.avoided(watcher.player):
            self._avoided[watcher.player] = avoided
        self._watchers.add(watcher)
        self._own.setdefault(watcher.player, set()).add(watcher)
        watcher.send(JsonObject({"type": "lobby"}).adding(**self._parts(avoided)).text)
        self._of_games.discard(watcher)
        if games:
            self._of_games.add(watcher)
            watcher.send(_games_message(self._playing(), (), is_all=True))

    def unwatch(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        self._of_games.discard(watcher)
        own = self._own.get(watcher.player, set())
        own.discard(watcher)
        if not own:
            self._own.pop(watcher.player, None)
            self._avoided.pop(watcher.player, None)

    async def view(self, player: str) -> JsonObject:
        """The lobby as it stands, for those who ask once."""
        if now() - self._checked > CHECK:
            await self._check()
        return JsonObject({}).adding(**self._parts(await self._contacts.avoided(player)))

    def watching(self, match: Match) -> int:
        """How many look on at a match who have no seat."""
        return self._presence.watching(match)

    async def read_again(self, player: str) -> None:
        """Reads a player's matches of which more has changed than events tell, here and for other processes."""
        for match_id in [match_id for match_id, listed in self._matches.items() if player in listed.players]:
            if known := self._matches.pop(match_id, None):
                await self._read(match_id, known.seq)

    # What happens

    def _note(self, live: LiveMatch, since: int) -> None:
        match = live.match
        if match is None:
            return
        if self._own:
            self._tell_players(match)
        if match.created.listed:
            is_quiet = all(entry.event.kind in QUIET for entry in match.log[since:])
            self._learn(match, is_quiet)

    def _note_presence(self, match_id: str) -> None:
        live, known = self._hub.matches.get(match_id), self._matches.get(match_id)
        if live and live.match and known:
            self._learn(live.match, is_quiet=known.phase != Phase.WAITING)

    def _learn(self, match: Match, is_quiet: bool) -> None:
        known = self._matches.get(match.id)
        is_there = self._presence.is_there(match)
        summary = summary_for(match, watching=self._presence.watching(match))
        listed = Listed(summary, match.seq, now(), is_there, match.players)
        if known and known.summary["seats"] == listed.summary["seats"]:
            listed.ratings = known.ratings
            listed.summary["profiles"] = known.summary.get("profiles", [])
        else:
            listed.summary["profiles"] = []
            players = [seat.player for seat in match.seats]
            self._background.start(self._find_profiles(match.id, listed.summary["seats"], players))
        self._spread.add(match.id)
        self._keep(listed, is_quiet)
        if match.phase is Phase.PLAYING and listed.ratings is None:
            listed.ratings = ()
            people = [seat.player for seat in match.seats if seat.player]
            self._background.start(self._rate(match.id, match.created.variant, people))

    async def _rate(self, match_id: str, variant: str, people: Collection[str]) -> None:
        found = [rating for player in people for rating in await self._ratings.of(player)]
        if listed := self._matches.get(match_id):
            listed.ratings = tuple(rating["rating"] for rating in found if rating["variant"] == variant)

    async def _find_profiles(self, match_id: str, seats: list[Data], players: list[str]) -> None:
        """Tells whose names lead to a profile, unless others have sat down meanwhile."""
        [logins] = await self._privacy.logins([players])
        listed = self._matches.get(match_id)
        if listed and listed.summary["seats"] == seats and any(logins):
            listed.summary["profiles"] = logins
            self._spread.add(match_id)
            self._keep(listed, is_quiet=False)

    def _keep(self, listed: Listed, is_quiet: bool) -> None:
        match_id = listed.summary["match"]
        self._matches[match_id] = listed
        self._changed.add(match_id)
        if not is_quiet:
            self._has_news.set()

    # Own matches

    def _tell_players(self, match: Match) -> None:
        for player in match.players & self._own.keys():
            message = encode({"type": "mine", "match": summary_for(match, player)})
            for watcher in tuple(self._own[player]):
                watcher.send(message)

    def _hear_of_commit(self, match_id: str, seq: int, people: Collection[str]) -> None:
        """Another process has written to a match of these people."""
        if not self._own.keys().isdisjoint(people):
            self._background.start(self._tell_players_of(match_id, seq))

    async def _tell_players_of(self, match_id: str, seq: int) -> None:
        await self._hub.refresh(match_id, seq)
        async with self._hub.reading(match_id) as match:
            self._tell_players(match)

    # Between processes

    def _pass_on(self) -> None:
        if self._fanout and self._spread:
            known = [self._matches[match_id] for match_id in self._spread if match_id in self._matches]
            self._fanout.broadcast(
                lobby=[
                    {"summary": one.summary, "seq": one.seq, "there": one.is_there, "ratings": one.ratings}
                    | {"players": list(one.players)}
                    for one in known
                ]
            )
        self._spread.clear()

    def _take(self, process: str, told: list[Data]) -> None:
        """What another process knows of some matches."""
        for one in told:
            match_id = one["summary"]["match"]
            known = self._matches.get(match_id)
            if known and known.seq > one["seq"]:
                continue
            ratings = None if one["ratings"] is None else tuple(one["ratings"])
            is_quiet = known is not None and known.phase == one["summary"]["phase"] == Phase.PLAYING
            players = frozenset(one["players"])
            self._keep(Listed(one["summary"], one["seq"], now(), one["there"], players, ratings), is_quiet)

    # Telling

    async def _tell_quickly(self) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            await self._tell()
            await asyncio.sleep(GAP)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                if self._watchers and now() - self._checked > CHECK:
                    await self._check()
            except Exception as error:  # the database may be back next time
                log.warning("the lobby could not be read", extra={"error": type(error).__name__})
            self._has_news.set()

    async def _tell(self) -> None:
        self._pass_on()
        parts = self._parts()
        news = {name: part for name, part in parts.items() if self._told.get(name) != part}
        own_news = self._own_news(parts, news)
        self._told = parts
        changed, self._changed = self._changed, set()
        games = [game for game in self._playing() if game.summary["match"] in changed]
        gone = changed - {game.summary["match"] for game in games}
        for match_id in changed:
            if match_id in self._matches and self._matches[match_id].phase not in SHOWN:
                del self._matches[match_id]
        everybody, of_games = [one for one in self._watchers if one.player not in own_news], tuple(self._of_games)
        for player, different in own_news.items():
            if different:
                own = tuple(self._own.get(player, ()))
                await self._send(own, JsonObject({"type": "lobby"}).adding(**different).text)
        if news and everybody:
            await self._send(everybody, JsonObject({"type": "lobby"}).adding(**news).text)
        if changed and of_games:
            await self._send(of_games, _games_message(games, gone))

    def _own_news(self, parts: dict[str, Json], news: dict[str, Json]) -> dict[str, dict[str, Json]]:
        """The news for those who do not see all seeks, and for those who did not until now."""
        before, told = self._told_seeks, self._told.get("seeks")
        waiting = (listed.players for listed in self._matches.values() if listed.phase == Phase.WAITING)
        wait = frozenset[str]().union(*waiting)
        self._told_seeks = {
            player: parts["seeks"] if avoided.isdisjoint(wait) else self._seeks(avoided)
            for player, avoided in self._avoided.items()
        }
        found = {}
        for player in (before.keys() | self._told_seeks.keys()) & self._own.keys():
            seeks = self._told_seeks.get(player, parts["seeks"])
            found[player] = {name: part for name, part in news.items() if name != "seeks"}
            if seeks != before.get(player, told):
                found[player]["seeks"] = seeks
        return found

    async def _send(self, watchers: Collection[Watcher], message: Json) -> None:
        """Sends to all who are still there. Those who come meanwhile are not among them: they know it already."""
        for number, watcher in enumerate(watchers, start=1):
            if watcher in self._watchers:
                watcher.send(message)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    def _playing(self) -> list[Listed]:
        return [listed for listed in self._matches.values() if listed.phase == Phase.PLAYING]

    def _parts(self, avoided: frozenset[str] = frozenset()) -> dict[str, Json]:
        """The lobby as it stands, part by part, for somebody who avoids these players."""
        playing = self._playing()
        featured = self._featured.choose(playing, now())
        found: dict[str, Any] = {
            "tournaments": self._open_tournaments,
            "featured": featured.summary if featured else None,
            "playing": len(playing),
        }
        return {"seeks": self._seeks(avoided)} | {name: encode(value) for name, value in found.items()}

    def _seeks(self, avoided: frozenset[str]) -> Json:
        waiting = [listed for listed in self._matches.values() if listed.phase == Phase.WAITING]
        waiting.sort(key=lambda listed: (listed.is_there, listed.summary["changed"]), reverse=True)
        shown = [listed.summary for listed in waiting if avoided.isdisjoint(listed.players)]
        return encode(shown[:MOST_SEEKS])

    # What was missed

    async def _check(self) -> None:
        """Compares what is known with the database, and reads what is new there."""
        async with self._checking:
            if now() - self._checked <= CHECK:
                return  # somebody else has waited for the same
            begin = now()
            stored = await self.store.listed()
            for match_id, listed in list(self._matches.items()):
                if match_id not in stored and listed.at < begin and listed.phase in SHOWN:
                    del self._matches[match_id]
                    self._changed.add(match_id)
            for match_id, seq in stored.items():
                known = self._matches.get(match_id)
                if (known.seq if known else 0) < seq and self._damaged.get(match_id) != seq:
                    await self._read(match_id, seq)
            self._open_tournaments = await self._joinable()
            looking = tuple(self._own)
            found = await self._contacts.avoided_by(looking)
            # Those who have come meanwhile were looked up by themselves.
            found |= {player: self._avoided[player] for player in self._avoided.keys() - looking}
            self._avoided = {player: avoided for player, avoided in found.items() if player in self._own}
            self._checked = now()

    async def _read(self, match_id: str, seq: int) -> None:
        try:
            await self._hub.refresh(match_id, seq)
            async with self._hub.reading(match_id) as match:
                self._learn(match, is_quiet=False)
        except Exception:  # a damaged match must not hide all others
            self._damaged[match_id] = seq
            log.exception("a match could not be read", extra={"match": match_id[:6]})

    async def _joinable(self) -> list[Data]:
        """Listed tournaments that have not started, the next first; those without a time come last."""
        waiting = await self._tournaments.summaries(await self._tournaments.store.joinable())
        waiting.sort(key=lambda data: (data["starts_at"] is None, data["starts_at"] or 0, -data["entrants"]))
        return waiting[:MOST_TOURNAMENTS]


def _games_message(games: Collection[Listed], gone: Collection[str], is_all: bool = False) -> Json:
    summaries = [game.summary for game in games]
    return encode({"type": "games", "all": is_all, "games": summaries, "gone": sorted(gone)})
