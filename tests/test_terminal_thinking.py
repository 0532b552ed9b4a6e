"""Computers that think while the screen stays awake, and hints that can be called off."""

from threading import Event, Thread
from time import monotonic

import pytest
from terminal_pilot import line, play, table_of, until
from textual.pilot import Pilot

from cornerwise import new_game
from cornerwise.engine import Analysis, Engine, GreedyPlayer, Line, Strength, Value, View
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.players import SEAT_CHOICES, EngineSetup, make_player, parse_seat
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.seated_tile_game import SeatedTileGame
from cornerwise.terminal.thinking import Thought
from cornerwise.terminal.words import choice_name, hint, looking, thinking


class Ponderer(Engine):
    """Thinks until it is stopped, as a search does that has been given all the time in the world."""

    def __init__(self) -> None:
        super().__init__(nodes=1, seed=1)
        self.asked = 0
        self._stopped = Event()

    def choose(self, view: View | Position) -> Move:
        self._ponder()
        assert isinstance(view, View)
        return GreedyPlayer(1).choose(view)

    def analyse(self, view: View | Position, lines: int = 5) -> Analysis:
        self._ponder()
        assert isinstance(view, View)
        move = GreedyPlayer(1).choose(view)
        value = Value((0.75, 0.25), (6.4, -6.4))
        return Analysis(view.seat, value, (Line(move, value, 9, (move,)),), 9, 1.0)

    def stop(self) -> None:
        self._stopped.set()

    def _ponder(self) -> None:
        self.asked += 1
        self._stopped.clear()  # a stop that came before is lost, as the engine promises
        assert self._stopped.wait(120)


class PonderedGame(SeatedBoardGame):
    """A match against somebody who ponders, and with such an adviser."""

    def __init__(self, *seats: str) -> None:
        super().__init__(new_game("duo"), seats, seed=3)
        self.ponderer = self._adviser = Ponderer()
        self._players = dict.fromkeys(self._players, self.ponderer)


# Who may sit there


@pytest.mark.parametrize(("text", "kind"), [("5", "level-5"), ("level-9", "level-9"), ("human", "human")])
def test_levels_are_written_short_or_long(text: str, kind: str) -> None:
    assert parse_seat(text) == kind


@pytest.mark.parametrize("text", ["0", "10", "level-0", "level", "grandmaster", ""])
def test_nobody_else_can_sit_there(text: str) -> None:
    with pytest.raises(CornerwiseError, match="cannot play"):
        parse_seat(text)


@pytest.mark.parametrize("kind", [kind for kind in SEAT_CHOICES if kind != "human"])
@pytest.mark.parametrize("game", ["polyomino-8", "triominos"])
def test_everybody_who_may_sit_there_can_play(kind: str, game: str) -> None:
    player = make_player(kind, EngineSetup(Strength(nodes=20)), 1, 2)
    position = new_game(game, seed=1) if game == "triominos" else new_game(game)
    for _ in range(3):
        assert position.mover is not None
        move = player.choose(position.view(position.mover))
        assert move in position.legal_moves
        position.push(move)
        if position.mover is None:
            break


# Thoughts without a screen


def test_a_thought_can_be_hurried() -> None:
    game = PonderedGame("human", "level-5")
    game.make(min(game.position.legal_moves))
    thought = game.thought()
    answers: list[Move | None] = []
    thread = Thread(target=lambda: answers.append(thought.run()))
    thread.start()
    thought.hurry()  # whether it has begun or not
    thread.join(60)
    assert answers[0] in game.position.legal_moves


def test_a_thought_that_is_called_off_has_no_answer_and_ends() -> None:
    player = Ponderer()
    view = new_game("duo").view(0)
    thought = Thought(player, lambda: player.choose(view))
    answers: list[Move | None] = []
    thread = Thread(target=lambda: answers.append(thought.run()))
    thread.start()
    while not player.asked:
        pass
    thought.call_off()
    thread.join(60)
    assert answers == [None] and thought.called_off
    never = Thought(player, lambda: player.choose(view))
    never.call_off()
    assert never.run() is None and player.asked == 1


def test_an_answer_waits_so_that_one_can_follow() -> None:
    player, view = GreedyPlayer(1), new_game("duo").view(0)
    begin = monotonic()
    assert Thought(player, lambda: player.choose(view)).run(0.2) is not None
    assert monotonic() - begin >= 0.2


# Words


def test_clocks_and_prospects_in_words() -> None:
    assert thinking("Level 3 (orange)", 4.2) == "Level 3 (orange) is thinking… 4 s"
    assert looking(75).startswith("Looking for a good move… 1:15 ")
    move = min(new_game("classic-teams").legal_moves)
    teams = SeatedBoardGame(new_game("classic-teams"), ("human",) * 4)
    line = Line(move, Value((0.3, 0.2, 0.3, 0.2), (3.4, -3.4, 3.4, -3.4)), 1, (move,))
    assert hint(teams, line, "Hint: place I5 where marked.") == (
        "Hint: place I5 where marked. 60% to win, about 3 points ahead. H picks it up."
    )
    even = Line(move, Value((0.5, 0.5), (-0.2, 0.2)), 1, (move,))
    assert "50% to win, about even" in hint(SeatedBoardGame(new_game("duo"), ("human",) * 2), even, "I5")
    behind = Line(move, Value((0.9, 0.1), (12.0, -12.0)), 1, (move,))
    game = SeatedTileGame(new_game("triominos", seed=1), ("human",) * 2)
    assert game.position.mover == 1 and "10% to win, about 12 points behind" in hint(game, behind, "Hint: Draw a tile.")
    alone = SeatedBoardGame(new_game("classic-solo"), ("human",))
    assert hint(alone, Line(move, Value((1.0,), (0.0,)), 1, (move,)), "Hint: I5.") == "Hint: I5. H picks it up."


# On the screen


def test_the_screen_stays_awake_and_undo_stops_the_thinking() -> None:
    game = PonderedGame("human", "level-5")

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("n", "enter")
        await until(pilot, lambda: game.ponderer.asked == 1)
        assert game.position.ply == 1 and "Level 5 (Orange) is thinking" in line(pilot, "message")
        await until(pilot, lambda: "is thinking… 1 s" in line(pilot, "message"))
        await pilot.press("left", "m", "question_mark", "escape")
        await pilot.resize_terminal(100, 30)
        assert game.position.ply == 1
        await pilot.press("u")
        assert game.position.ply == 0 and game.human
        assert line(pilot, "news") == "1 move undone." and "thinking" not in line(pilot, "message")
        await pilot.press("n", "enter")  # the one who was called off can be asked again
        await until(pilot, lambda: game.ponderer.asked == 2)
        game.ponderer.stop()
        await until(pilot, lambda: game.position.ply == 2)

    play(TerminalApp(game, pace=0), script)


def test_one_can_quit_at_once_while_the_computer_thinks() -> None:
    game = PonderedGame("level-5", "level-5")

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: game.ponderer.asked == 1)
        await pilot.press("q")
        await until(pilot, lambda: pilot.app.return_code == 0)

    begin = monotonic()
    play(TerminalApp(game, pace=0), script)  # returns only when no thread is left
    assert monotonic() - begin < 60 and game.position.ply == 0


def test_a_hint_is_shown_and_only_then_taken_up() -> None:
    game = PonderedGame("human", "human")

    async def script(pilot: Pilot[None]) -> None:
        table = table_of(pilot)
        held = table.turn.hand.move
        await pilot.press("h")
        await until(pilot, lambda: game.ponderer.asked == 1)
        assert line(pilot, "news").startswith("Looking for a good move")
        await pilot.press("h")  # what has been found so far
        await until(pilot, lambda: table.hint is not None)
        assert "where marked. 75% to win, about 6 points ahead. H picks it up." in line(pilot, "news")
        assert game.position.ply == 0 and table.turn.hand.move == held
        assert table.hint
        advised = table.hint.move
        await pilot.press("h")
        assert table.turn.hand.move == advised and game.position.ply == 0
        await pilot.press("enter")
        assert game.position.moves == (advised,)

    play(TerminalApp(game, pace=0), script)


def test_a_hint_can_be_called_off() -> None:
    game = PonderedGame("human", "human")

    async def script(pilot: Pilot[None]) -> None:
        for number, ends in enumerate(("escape", "enter"), 1):  # laying something else calls it off too
            await pilot.press("n", "h")
            await until(pilot, lambda asked=number: game.ponderer.asked == asked)  # type: ignore[misc]  # mypy types no defaults of a lambda
            await pilot.press(ends)
            assert table_of(pilot).hint is None and "Looking" not in line(pilot, "news")
        assert game.position.ply == 1

    play(TerminalApp(game, pace=0), script)


def test_players_of_a_seeded_match_play_alike() -> None:
    games = []
    for _ in range(2):
        game = SeatedTileGame(new_game("triominos", seed=5), ("greedy", "random"), seed=6)
        for _ in range(10):
            move = game.thought().run()
            assert move is not None
            game.make(move)
        games.append(game.position.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize(("game", "words"), [("duo", "starting square"), ("trigon", "starting triangle")])
def test_values_of_options_name_what_the_board_is_made_of(game: str, words: str) -> None:
    variant = find_variant(game)
    start = next(option for option in variant.options if option.name == "start")
    assert choice_name(variant, start, "any") == f"On any free {words}"
