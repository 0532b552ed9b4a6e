"""Timed turns of the matching game in the terminal (M12)."""

import re
from pathlib import Path

import pytest
from terminal_pilot import free_to_lay, line, make_tiles, play, reached, tiles_of, until
from textual.pilot import Pilot

from cornerwise.errors import CornerwiseError
from cornerwise.rules.matching_moves import DRAW, TIMEOUT, lay_of
from cornerwise.rules.moves import PASS
from cornerwise.terminal import tile_words
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.dialogs import HelpDialog
from cornerwise.terminal.seated_tile_game import SeatedTileGame
from cornerwise.terminal.turn_clock import TURN_SECONDS, TurnClock


class Watch:
    """A time that goes on only where a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def moves_of(game: SeatedTileGame) -> list[int]:
    return [event.move for event in game.events]


# The clock


def test_a_clock_counts_only_while_it_runs() -> None:
    watch = Watch()
    clock = TurnClock(watch)
    watch.now = 5
    assert clock.left == TURN_SECONDS
    clock.run(True)
    watch.now = 15
    clock.run(True)
    assert clock.left == TURN_SECONDS - 10
    clock.run(False)
    watch.now = 500
    assert clock.left == TURN_SECONDS - 10
    clock.run(True)
    watch.now = 1000
    assert clock.left == 0
    clock.restart()
    watch.now = 2000
    assert clock.left == TURN_SECONDS


def test_a_turn_is_as_long_as_in_the_web_client() -> None:
    plan = Path(__file__).parents[1] / "web" / "src" / "lobby" / "plan.ts"
    found = re.search(r'\{ kind: "move", seconds: (\d+) \}', plan.read_text("utf-8"))
    assert found and int(found[1]) == TURN_SECONDS


# What a late turn comes to


def test_who_is_late_draws_until_the_turn_is_over() -> None:
    game = make_tiles("human", "greedy", seed=3, time_limit=True)
    reached(game, lambda: game.human and len(game.table) > 1 and free_to_lay(game))
    before, held, made = game.position.scores["first"], game.position.core.held[0], len(game.events)
    game.run_out()
    assert moves_of(game)[made:] == [TIMEOUT, DRAW, DRAW, DRAW, PASS]
    assert game.position.scores["first"] == before - 25 and game.position.core.held[0] == held + 3
    assert tile_words.news(game) == "You ran out of time. You drew 3 tiles. You passed."
    with pytest.raises(CornerwiseError, match="time ran out in that turn"):
        game.undo()


def test_late_with_an_empty_pile_is_a_pass() -> None:
    game = make_tiles("human", "human", seed=1, time_limit=True)
    while game.position.pile:
        game.run_out()
    scores, made = game.position.scores, len(game.events)
    game.run_out()
    assert moves_of(game)[made:] == [TIMEOUT, PASS] and game.position.scores == scores
    with pytest.raises(CornerwiseError, match="time ran out in that turn"):
        game.undo()


def test_time_may_run_out_after_a_draw() -> None:
    game = make_tiles("human", "greedy", seed=3, time_limit=True)
    reached(game, lambda: game.human and len(game.table) > 1 and free_to_lay(game))
    game.make(DRAW)
    made = len(game.events)
    game.run_out()
    assert moves_of(game)[made:] == [TIMEOUT, DRAW, DRAW, PASS]


def test_a_first_tile_is_laid_for_a_late_player() -> None:
    game = make_tiles("human", "greedy", seed=2, time_limit=True)
    assert game.human and not game.table
    game.run_out()
    assert len(game.table) == 1 and lay_of(game.events[-1].move) and game.position.mover == 1
    assert tile_words.news(game).startswith("You ran out of time. You placed ")


# On the screen


def timed_app(*seats: str, seed: int = 2) -> tuple[SeatedTileGame, TerminalApp]:
    game = make_tiles(*seats, seed=seed, time_limit=True)
    return game, TerminalApp(game, pace=0)


def take_time(pilot: Pilot[None], watch: Watch, seconds: float) -> None:
    """So much time goes by while everything stays as it is."""
    screen = tiles_of(pilot)
    screen.tick()
    watch.now += seconds
    screen.tick()


def test_the_time_left_is_shown_and_runs_out() -> None:
    game, app = timed_app("human", "greedy")

    async def script(pilot: Pilot[None]) -> None:
        watch = Watch()
        screen = tiles_of(pilot)
        screen.clock = TurnClock(watch)
        assert game.human
        take_time(pilot, watch, 15)
        assert line(pilot, "message").startswith("45 s ✓")
        take_time(pilot, watch, 30.5)
        assert line(pilot, "message").startswith("15 s ✓")
        take_time(pilot, watch, 15)
        await until(pilot, lambda: game.human and bool(game.events))
        assert game.events[0].late and "You ran out of time." in line(pilot, "news")
        screen.tick()
        assert line(pilot, "message").startswith("1:00 ")

    play(app, script)


def test_a_draw_leaves_the_turn_the_time_it_had() -> None:
    game, app = timed_app("human", "greedy", seed=3)
    reached(game, lambda: game.human and len(game.table) > 1 and free_to_lay(game))

    async def script(pilot: Pilot[None]) -> None:
        watch = Watch()
        tiles_of(pilot).clock = TurnClock(watch)
        take_time(pilot, watch, 20)
        await pilot.press("d", "d")
        assert game.position.core.last_drawn >= 0
        take_time(pilot, watch, 0)
        assert line(pilot, "message").startswith("40 s ")

    play(app, script)


def test_the_clock_waits_for_dialogs_and_for_the_next_player() -> None:
    game, app = timed_app("human", "human")

    async def script(pilot: Pilot[None]) -> None:
        watch = Watch()
        screen = tiles_of(pilot)
        screen.clock = TurnClock(watch)
        assert screen.covered
        take_time(pilot, watch, 500)
        await pilot.press("enter")
        take_time(pilot, watch, 20)
        assert screen.clock.left == 40
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, HelpDialog))
        screen.tick()
        watch.now += 500
        screen.tick()
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.screen is screen)
        assert screen.clock.left == 40 and not game.events
        await pilot.press("enter")  # lays a tile
        assert len(game.events) == 1 and screen.covered
        take_time(pilot, watch, 500)
        assert screen.clock.left == TURN_SECONDS and len(game.events) == 1

    play(app, script)


def test_a_move_taken_back_begins_the_turn_anew() -> None:
    game, app = timed_app("human", "greedy")

    async def script(pilot: Pilot[None]) -> None:
        watch = Watch()
        screen = tiles_of(pilot)
        screen.clock = TurnClock(watch)
        take_time(pilot, watch, 50)
        await pilot.press("enter")
        await until(pilot, lambda: game.human)
        await pilot.press("u")
        assert not game.table and screen.clock.left == TURN_SECONDS

    play(app, script)


def test_untimed_turns_have_no_clock() -> None:
    game = make_tiles("human", "greedy", seed=2)

    async def script(pilot: Pilot[None]) -> None:
        watch = Watch()
        tiles_of(pilot).clock = TurnClock(watch)
        take_time(pilot, watch, 500)
        assert line(pilot, "message").startswith("✓") and not game.events

    play(TerminalApp(game, pace=0), script)
