"""Conducts tournaments: whatever is due by their logs is written, set up as matches, and read off from those.

Everything that is decided is an event that is committed before anything follows from it, and everything that follows
can be done again without harm: matches have ids that follow from their tables, and a table takes one result. So it does
not matter when a process is killed, nor how many look after the same tournament; of two that write the same event, the
primary key lets one through.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import count

from pydantic_core import from_json

from cornerwise.server.base.background import Background
from cornerwise.server.base.encoded_json import Data, JsonObject, encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub, LiveMatch, Watcher
from cornerwise.server.match.match import Phase as MatchPhase
from cornerwise.server.match.match_id import new_match_id
from cornerwise.server.people.clubs import ORGANISERS
from cornerwise.server.people.privacy import Privacy
from cornerwise.server.storage.tournament_store import ListedTournament, TournamentStore
from cornerwise.server.tournaments.games import (
    all_have_moved,
    forfeit_absent,
    match_of,
    planned_match,
    result_of,
    table_of,
)
from cornerwise.server.tournaments.views import TournamentMessages, shown_to, summary_data
from cornerwise.tournaments.conduct import next_event
from cornerwise.tournaments.events import Created, Entry, Event, Result
from cornerwise.tournaments.tournament import Table, Tournament, TournamentPhase

log = logging.getLogger(__name__)
TICK = 1.0
"""Seconds between two looks at what is due, and at what other processes have written."""
CHECK = 5_000
"""Milliseconds after which the tables of a running tournament are looked at, also if nothing was heard of them."""
PUBLISH = 1.0
"""Seconds between two messages to those who follow a tournament."""
AT_ONCE = 100
"""Matches that are set up or read together."""
MOST_TRIES = 20
"""How often an event is decided anew because another process was faster."""
MOST_LOOKED_AT = 500
"""Running tournaments that are looked at with every tick."""
MOST_IDLE = 200
"""Tournaments in memory that nobody follows."""


class LiveTournament:
    """A tournament in memory, and who follows it."""

    def __init__(self, tournament_id: str) -> None:
        self.id = tournament_id
        self.tournament = Tournament()
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.checked = 0
        """When all its tables were last looked at."""
        self.has_news = True
        """Whether matches may be over or missing."""
        self.begun: set[str] = set()
        """Matches in which nobody can be absent any more."""
        self.there: set[str] = set()
        """Matches of open tables that are known to be set up, by whichever process."""
        self.told = 0
        """The last event that those who follow it were told of."""
        self.is_telling = False


class Director:
    """All tournaments of this process."""

    def __init__(self, hub: Hub, store: TournamentStore, privacy: Privacy, background: Background) -> None:
        self._hub, self._privacy, self._background, self.store = hub, privacy, background, store
        self._live: dict[str, LiveTournament] = {}
        self._acting: dict[str, bool] = {}
        """The tournaments that are being acted upon, and whether they are to be looked at once more after that."""
        self._looked_at = ""
        """The last of the running tournaments that was looked at."""
        hub.listeners.append(self._note)

    async def start(self) -> None:
        """Takes up all tournaments that run."""
        self._background.start(self._run())

    async def _run(self) -> None:
        while True:
            try:
                for tournament_id in await self._to_look_at():
                    self.wake(tournament_id)
                for live in [live for live in self._live.values() if live.watchers]:
                    async with live.lock:
                        await self._refresh(live)
                    self._tell(live)
            except Exception as error:  # the database may be back next time
                log.warning("tournaments could not be looked up", extra={"error": type(error).__name__})
            await asyncio.sleep(TICK)

    async def _to_look_at(self) -> set[str]:
        """All with something to do now, and of those that wait for results so many at a time, in turn."""
        running = await self.store.running(self._looked_at, MOST_LOOKED_AT)
        self._looked_at = running[-1] if len(running) == MOST_LOOKED_AT else ""
        return {*running, *await self.store.due(now())}

    def _note(self, live: LiveMatch, since: int) -> None:
        match = live.match
        if match and match.ended and match.created.tournament:
            if tournament := self._live.get(match.created.tournament):
                tournament.has_news = True
            self.wake(match.created.tournament)

    # Changing

    async def create(self, created: Created, first: Iterable[Event]) -> str:
        """Opens a tournament and returns its id."""
        live = LiveTournament(new_match_id())
        self._live[live.id] = live
        async with live.lock:
            if not await self._append(live, [created, *first]):
                raise Refused("match/stale-seq", "refused-other-server")
        self.wake(live.id)
        return live.id

    async def change(self, tournament_id: str, decide: Callable[[Tournament], Event | None]) -> None:
        """Commits what `decide` makes of a tournament, and then what follows from it."""
        live = await self._open(tournament_id)
        for _ in range(MOST_TRIES):
            async with live.lock:
                await self._refresh(live)
                event = decide(live.tournament)
                if event is None:
                    return
                if await self._append(live, [event]):
                    break
        else:
            raise Refused("server/busy", "refused-other-server")
        self.wake(tournament_id)

    async def summaries(self, listed: Iterable[ListedTournament]) -> list[Data]:
        """What lists show of some tournaments."""
        return [from_json(each.summary or await self._summary_by_log(each.id)) for each in listed]

    async def _summary_by_log(self, tournament_id: str) -> str:
        """Of a tournament that last changed before summaries were kept; it is kept from now on."""
        tournament = await self.read(tournament_id)
        seq, summary = tournament.seq, _summary(tournament_id, tournament)
        await self.store.keep_summary(tournament_id, seq, summary)
        return summary

    async def read(self, tournament_id: str) -> Tournament:
        """A tournament with all that is committed; nobody changes it before the next `await`."""
        live = await self._open(tournament_id)
        async with live.lock:
            await self._refresh(live)
        return live.tournament

    async def organisers(self, tournament: Tournament) -> list[str]:
        """Who may start a tournament of a club and call it off, besides its host."""
        club = tournament.created.club
        return await self.store.members(club, ORGANISERS) if club else []

    async def _open(self, tournament_id: str) -> LiveTournament:
        live = self._live.get(tournament_id)
        if live is None:
            self._evict_idle()
            live = self._live[tournament_id] = LiveTournament(tournament_id)
        if not live.tournament.seq:
            async with live.lock:
                await self._refresh(live)
            if not live.tournament.seq:
                self._live.pop(tournament_id, None)
                raise Refused("tournament/unknown", "refused-no-tournament")
        return live

    def _evict_idle(self) -> None:
        idle = [live.id for live in self._live.values() if not live.watchers and not live.lock.locked()]
        for tournament_id in idle[: max(0, len(idle) - MOST_IDLE)]:
            if tournament_id not in self._acting:
                del self._live[tournament_id]

    async def _refresh(self, live: LiveTournament) -> None:
        for entry in await self.store.log(live.id, live.tournament.seq):
            live.tournament.apply(entry)

    async def _append(self, live: LiveTournament, new: Sequence[Event]) -> bool:
        """Commits events; the tournament is locked. What could not be written is read again."""
        at, first = max(now(), live.tournament.changed), live.tournament.seq + 1
        entries = [Entry(number, at, event) for number, event in zip(count(first), new, strict=False)]
        tournament, live.tournament = live.tournament, Tournament()  # it is changed before it is written
        for entry in entries:
            tournament.apply(entry)
        if not await self.store.append(live.id, tournament, entries, _summary(live.id, tournament)):
            await self._refresh(live)
            return False
        live.tournament = tournament
        self._tell(live)
        return True

    # What happens by itself

    def wake(self, tournament_id: str) -> None:
        """Looks at what is due, or once more where that is being done."""
        if tournament_id in self._acting:
            self._acting[tournament_id] = True
        elif self._background.start(self._act_until_done(tournament_id)):
            self._acting[tournament_id] = False

    async def _act_until_done(self, tournament_id: str) -> None:
        try:
            is_wanted = True
            while is_wanted:
                self._acting[tournament_id] = False
                with suppress(Refused):  # it is gone, or another process does the same
                    await self._act(tournament_id)
                is_wanted = self._acting[tournament_id]
        finally:
            del self._acting[tournament_id]

    async def _act(self, tournament_id: str) -> None:
        """One thing after the other, until nothing is left to do now."""
        live = await self._open(tournament_id)
        async with live.lock:
            await self._refresh(live)
            while True:
                is_check = now() - live.checked >= CHECK
                if live.tournament.phase is TournamentPhase.RUNNING and (is_check or live.has_news):
                    live.has_news, live.checked = False, now() if is_check else live.checked
                    if results := await self._look_at_tables(live, is_check):
                        live.has_news = not await self._append(live, results)
                        continue
                # In a thread: the pairings of a thousand people take longer than others should wait for a move.
                event = await asyncio.to_thread(next_event, live.tournament, now())
                if event is None:
                    return
                await self._append(live, [event])
                live.has_news = True

    async def _look_at_tables(self, live: LiveTournament, is_check: bool) -> list[Result]:
        """Sets up matches that are missing, and gives the results of those that are over; a check looks at all."""
        tournament = live.tournament
        tables = {match_of(tournament, table): table for table in tournament.open_tables()}
        known = await self._set_up_missing(live, tables)
        live.begun &= tables.keys()
        live.there &= tables.keys()
        seen = [
            await self._look_at(live, match_id, table, *known[match_id])
            for match_id, table in tables.items()
            if match_id in known and (is_check or known[match_id][0] == MatchPhase.OVER)
        ]
        return [result for result in seen if result]

    async def _set_up_missing(self, live: LiveTournament, tables: Mapping[str, Table]) -> dict[str, tuple[str, int]]:
        """Sets up those matches of some tables that are missing; how far the others have come."""
        known = await self.store.matches(list(tables))
        missing = [match_id for match_id in tables if match_id not in known]
        for start in range(0, len(missing), AT_ONCE):
            part = missing[start : start + AT_ONCE]
            plans = {match_id: planned_match(live.id, live.tournament, tables[match_id]) for match_id in part}
            await asyncio.gather(*(self._hub.ensure(plan, match_id) for match_id, plan in plans.items()))
        live.there |= known.keys()
        return known

    async def _set_up_for(self, live: LiveTournament, players: Iterable[str]) -> None:
        """Makes sure that the matches which players are told to play exist, before they are told.

        Another process may have written a pairing just now, or have died after that.
        """
        tables = [table for player in players if (table := table_of(live.tournament, player))]
        named = {match_of(live.tournament, table): table for table in tables}
        if missing := {match_id: named[match_id] for match_id in named.keys() - live.there}:
            await self._set_up_missing(live, missing)

    async def _look_at(self, live: LiveTournament, match_id: str, table: Table, phase: str, seq: int) -> Result | None:
        """The result of a match that is over. In others, players who have not come have lost after a while."""
        is_over = phase == MatchPhase.OVER
        if match_id in live.begun and not is_over:
            return None
        await self._hub.refresh(match_id, seq)
        clock = live.tournament.created.game["clock"]["kind"]
        if not is_over and clock != "days" and not self._hub.is_stuck():
            patience = live.tournament.plan.no_show
            with suppress(Refused):  # another process has seen to it
                await self._hub.change(match_id, lambda match: forfeit_absent(match, patience, now()))
        async with self._hub.reading(match_id) as match:
            if all_have_moved(match):
                live.begun.add(match_id)
            return result_of(match, table)

    # Following

    async def follow(self, tournament_id: str, watcher: Watcher) -> None:
        """Sends how a tournament stands, now and whenever it has changed."""
        live = await self._open(tournament_id)
        async with live.lock:
            await self._refresh(live)
            await self._set_up_for(live, [watcher.player])
            messages = await self._messages(live, watcher.player)
            live.watchers.add(watcher)
            watcher.send(messages.to(watcher.player))

    def unfollow(self, tournament_id: str, watcher: Watcher) -> None:
        if live := self._live.get(tournament_id):
            live.watchers.discard(watcher)

    def _tell(self, live: LiveTournament) -> None:
        if live.watchers and live.told < live.tournament.seq and not live.is_telling:
            live.is_telling = True
            self._background.start(self._tell_soon(live))

    async def _tell_soon(self, live: LiveTournament) -> None:
        """Tells what has changed, together with what changes in the next moment."""
        try:
            await asyncio.sleep(PUBLISH if live.told else 0)
            async with live.lock:
                await self._set_up_for(live, [watcher.player for watcher in live.watchers])
                messages, live.told = await self._messages(live), live.tournament.seq
                for watcher in tuple(live.watchers):
                    watcher.send(messages.to(watcher.player))
        finally:
            live.is_telling = False
        self._tell(live)

    async def view(self, tournament_id: str, player: str) -> JsonObject:
        """The same for somebody who asks once."""
        live = await self._open(tournament_id)
        async with live.lock:
            await self._refresh(live)
            await self._set_up_for(live, [player])
            return (await self._messages(live, player)).view(player)

    async def _messages(self, live: LiveTournament, player: str | None = None) -> TournamentMessages:
        """How a tournament stands that is locked, for one player or for all, with the accounts that may be told now."""
        shown = None if player is None else shown_to(live.tournament, player)
        accounts = await self._privacy.entrants(live.id, shown)
        return TournamentMessages(live.id, live.tournament, accounts, await self.organisers(live.tournament))

    # People

    def people(self) -> set[str]:
        """Everybody who takes part in a tournament in memory."""
        return {player for live in self._live.values() for player in live.tournament.numbers}

    async def read_again(self, player: str) -> None:
        """An entrant has another name in the database: reads the tournaments again, and tells those who follow them."""
        for live in tuple(self._live.values()):
            if live.tournament.seq and player not in live.tournament.numbers:
                continue  # those that are being read or written have to be waited for
            async with live.lock:
                live.tournament, live.told = Tournament(), 0
                try:
                    await self._refresh(live)
                except Exception:  # a damaged tournament must not keep the names in all others
                    log.exception("a tournament could not be read", extra={"tournament": live.id[:6]})
            self._tell(live)


def _summary(tournament_id: str, tournament: Tournament) -> str:
    return encode(summary_data(tournament_id, tournament)).decode()
