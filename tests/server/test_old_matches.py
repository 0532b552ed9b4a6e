"""A match goes on by the rules it was begun with.

The log in fixtures/rules-1 is of a French match to 100 points, written by the server before rules had numbers. Its next
move brings the second seat over the target; by the rules of then the deal went on, and the first seat won it (M10).
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import do
from matches import ask, seen_snapshot, table, written
from pydantic_core import to_json

from cornerwise.games.editions import RULES
from cornerwise.records.record import format_record, parse_record, record_of
from cornerwise.server.engines.view_codec import parse_view, view_data
from cornerwise.server.match.events import Created, Entry, event_data, parse_event
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.setup import rematch_plan
from cornerwise.server.storage.backup import backup, restore
from cornerwise.server.storage.store import LogAppend, Store, log_append_of

FIXTURE = Path(__file__).parents[1] / "fixtures" / "rules-1" / "server-log.json"
NAME = "before-rules-had-numbers"


def old_write(log: list[Any]) -> LogAppend:
    """The rows as the old server wrote them: what it stored of an event is taken over letter by letter."""
    names = ("seq", "at", "kind", "data", "player", "key")
    rows = [{"match": NAME, **dict(zip(names, entry, strict=True))} for entry in log]
    assert "rules" not in rows[0]["data"]
    entries = [Entry(r["seq"], r["at"], parse_event(r["kind"], r["data"]), r["player"], r["key"]) for r in rows]
    stored = tuple({**row, "data": to_json(row["data"]).decode()} for row in rows)
    made = log_append_of(Match(NAME, entries), 0)
    return LogAppend(NAME, stored, made.summary, made.seats)


def test_an_unfinished_match_ends_by_the_rules_it_began_with(tmp_path: Path) -> None:
    old = json.loads(FIXTURE.read_text())
    before, after = f"sqlite:///{tmp_path}/before.db", f"sqlite:///{tmp_path}/after.db"

    async def work() -> None:
        store = await Store.open(before)
        assert await store.append([old_write(old["log"])]) == [True]
        await store.close()
        await backup(before, tmp_path / "all.gz")
        await restore(after, tmp_path / "all.gz")
        store = await Store.open(after)
        match = Match(NAME, await store.log(NAME))
        assert match.phase is Phase.PLAYING and match.game.variant.rules == 1
        since = match.seq
        for seat, move in old["rest"]:
            assert match.mover == seat
            ask(match, seat, do.move(move))
        assert await store.append([log_append_of(match, since)]) == [True]
        twin = Match(NAME, await store.log(NAME))
        await store.close()
        assert written(twin.log) == written(match.log)
        ended = twin.ended
        assert ended is not None and ended.reason == "played"
        assert {"winners": list(ended.winners), "totals": list(ended.totals)} == old["ended"]

    asyncio.run(work())


def test_by_the_rules_of_now_it_would_have_ended_at_once() -> None:
    old = json.loads(FIXTURE.read_text())
    match = Match(NAME)
    for number, (seq, at, kind, data, player, key) in enumerate(old["log"]):
        event = parse_event(kind, data if number else {**data, "rules": RULES})
        match.apply(Entry(seq, at, event, player, key))
    seat, move = old["rest"][0]
    ask(match, seat, do.move(move))
    assert match.ended is not None and match.ended.winners == (seat,)


def old_match() -> Match:
    log = json.loads(FIXTURE.read_text())["log"]
    return Match(NAME, [Entry(seq, at, parse_event(kind, data), *who) for seq, at, kind, data, *who in log])


def test_everything_that_leaves_an_old_match_tells_of_its_rules() -> None:
    match = old_match()
    assert seen_snapshot(match, [0])["rules"] == 1
    assert match.mover is not None
    view = match.game.view(match.mover)
    assert parse_view(json.loads(json.dumps(view_data(view)))).variant == view.variant
    assert parse_record(format_record(record_of(match.game))).rules == 1


def test_a_new_match_bears_the_number_of_its_rules_and_so_does_a_rematch() -> None:
    match = table("triominos", edition="french")
    created = match.log[0].event
    assert isinstance(created, Created) and created.rules == match.game.variant.rules == RULES
    assert parse_event("created", json.loads(json.dumps(event_data(created)))) == created
    assert rematch_plan(old_match()).rules == RULES
