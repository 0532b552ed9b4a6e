"""Hidden hands stay with their seat: in everything that anybody is sent, in every edition."""

import json
import re
from collections.abc import Collection
from random import Random

import do
import pytest
from matches import ANNA, BEN, CLEO, START, any_move, ask, plan, seen_snapshot, seen_state

from cornerwise.games.editions import EDITIONS
from cornerwise.rules.matching_notation import format_tile, parse_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.tiles import NUMBER_OF
from cornerwise.server.match import events as ev
from cornerwise.server.match.events import Entry
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.server_actions import create
from cornerwise.server.match.view import event_for

TILE = re.compile(r"(?<![0-9-])[0-5]-[0-5]-[0-5](?![0-9-])")


def received(match: Match, seats: Collection[int], since: int) -> str:
    """Everything that a viewer is sent about the events after `since`, and now and then on coming back."""
    events = [event_for(entry, seats) for entry in match.log[since:]]
    again = [seen_snapshot(match, seats)] if match.seq % 5 == 0 or not since else []
    return json.dumps([events, seen_state(match, seats), again])


class Knowledge:
    """The tiles that a viewer has rightly seen, told from the log alone."""

    def __init__(self, seats: Collection[int]) -> None:
        self.seats, self.ever = seats, set[int]()

    def learn(self, entry: Entry) -> None:
        event = entry.event
        if isinstance(event, ev.Came) and (event.is_open or event.to in self.seats):
            self.ever.add(parse_tile(event.tile))
        elif isinstance(event, ev.Moved) and "@" in event.move:
            self.ever.add(parse_tile(event.move.partition("@")[0]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(2))
def test_no_unseen_tile_is_sent_to_anybody(edition: str, seed: int) -> None:
    rng = Random(seed)
    match = Match("m")
    create(match, plan("triominos", ANNA, BEN, CLEO, seats=3, edition=edition, deals=1), START)
    viewers: list[tuple[int, ...]] = [(), (0,), (1,), (2,), (0, 2)]
    known = {viewer: Knowledge(viewer) for viewer in viewers}
    sent = 0
    while True:
        for entry in match.log[sent:]:
            for knowledge in known.values():
                knowledge.learn(entry)
        for viewer in viewers:
            text = received(match, viewer, sent)
            found = {parse_tile(tile) for tile in TILE.findall(text)}
            assert found <= known[viewer].ever, f"{viewer} was sent {[format_tile(t) for t in found]}"
            assert match.created.seed not in text and "p-Anna" not in text
        sent = match.seq
        if match.phase is Phase.OVER:
            break
        assert match.mover is not None
        ask(match, match.mover, do.move(any_move(match, rng)))


def test_the_own_hand_is_sent_whole() -> None:
    match = Match("m")
    create(match, plan("triominos"), START)
    state = seen_state(match, [1])
    assert isinstance(match.game, MatchingPosition)
    assert state["hands"] == {"1": [format_tile(NUMBER_OF[tile]) for tile in match.game.hand(1)]}
    assert len(state["hands"]["1"]) == 9


def swapped(log: list[Entry], a: str, b: str) -> list[Entry]:
    """The log with two tiles changed for each other wherever they came out of the pile unseen."""
    change = {a: b, b: a}
    return [
        Entry(e.seq, e.at, ev.Came(change.get(e.event.tile, e.event.tile), e.event.to, False))
        if isinstance(e.event, ev.Came) and not e.event.is_open
        else e
        for e in log
    ]


@pytest.mark.parametrize("seed", range(12))
def test_hidden_tiles_make_no_difference_to_others(seed: int) -> None:
    """Non-interference: change only tiles in a hand and in the pile, and nobody else can tell."""
    rng = Random(seed)
    match = Match("m")
    create(match, plan("triominos", ANNA, BEN, CLEO, seats=3), START)
    for _ in range(rng.randrange(1, 14)):
        assert match.mover is not None
        ask(match, match.mover, do.move(any_move(match, rng)))
    game = match.game
    assert isinstance(game, MatchingPosition)
    others = [seat for seat in range(3) if seat != match.mover]
    held, kept = (set(game.core.hand(seat)) for seat in others)
    assert held and kept, "there were too few moves to lay all tiles of a hand"
    pile = set(range(56)) - set(game.core.hand(0)) - set(game.core.hand(1)) - set(game.core.hand(2))
    pile -= {tile for _, tile, *_ in game.core.table()}
    hidden = format_tile(rng.choice(sorted(held)))
    for other in (format_tile(rng.choice(sorted(kept))), format_tile(rng.choice(sorted(pile)))):
        twin = Match("m", swapped(match.log, hidden, other))
        assert match.mover is not None
        for viewer in ((), (match.mover,)):
            assert received(twin, viewer, 0) == received(match, viewer, 0)
