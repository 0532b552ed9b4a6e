"""Matches as tests set them up, and what anybody receives of them."""

import json
from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from cornerwise.games.options import Choice
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.match.actions import Action, Command, CommandResult
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.match.command_handler import handle_command
from cornerwise.server.match.events import Created, Entry, Occupant, event_data, parse_event
from cornerwise.server.match.match import Match
from cornerwise.server.match.server_actions import create
from cornerwise.server.match.setup import plan_match
from cornerwise.server.match.view import snapshot_for, state_for

START = 1_000_000
ANNA, BEN, CLEO, DAN = PEOPLE = [Occupant(player=f"p-{name}", name=name) for name in ("Anna", "Ben", "Cleo", "Dan")]
OPEN = Occupant()


def engine(level: int) -> Occupant:
    return Occupant(level=level)


def plan(variant: str, *seats: Occupant, clock: ClockPlan | None = None, **options: Choice) -> Created:
    return plan_match(variant, options, seats or PEOPLE[:2], host=ANNA.player, clock=clock or ClockPlan())


def table(variant: str, *seats: Occupant, clock: ClockPlan | None = None, **options: Choice) -> Match:
    """A new match."""
    match = Match("m1")
    create(match, plan(variant, *seats, clock=clock, **options), START)
    return match


def ask(match: Match, seat: int, action: Action, *, at: int = START, key: str = "", **more: Any) -> CommandResult:
    """A command by whoever has the seat, who knows all that has happened."""
    owners = {number: there.player for number, there in enumerate(match.seats)}
    asker: dict[str, Any] = {"player": owners.get(seat, ""), "name": "", "seq": match.seq, **more}
    return handle_command(match, Command(seat=seat, action=action, at=at, key=key or f"k{match.seq}", **asker))


def seen_snapshot(match: Match, seats: Collection[int]) -> Data:
    return snapshot_for(match, seats).decoded()


def seen_state(match: Match, seats: Collection[int]) -> Data:
    return state_for(match, seats).decoded()


def any_move(match: Match, rng: Random) -> str:
    return match.game.format(rng.choice(sorted(match.game.legal_moves)))


def written(log: Sequence[Entry]) -> str:
    """A log as a store keeps it."""
    return json.dumps([[e.seq, e.at, e.event.kind, event_data(e.event), e.player, e.key] for e in log])


def read(text: str) -> list[Entry]:
    return [
        Entry(seq, at, parse_event(kind, data), player, key) for seq, at, kind, data, player, key in json.loads(text)
    ]
