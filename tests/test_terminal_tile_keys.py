"""The matching game in the terminal, played by keys."""

from dataclasses import replace
from pathlib import Path

import pytest
from terminal_pilot import free_to_lay, line, make_tiles, play, reached, tiles_of, until
from textual.pilot import Pilot
from textual.widgets import OptionList

from cornerwise.cli import make_parser
from cornerwise.commands.play import make_game
from cornerwise.games.editions import TRIOMINOS
from cornerwise.rules.matching_moves import DRAW, lay_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import PASS
from cornerwise.rules.tiles import NUMBER_OF
from cornerwise.terminal import tile_words
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.dialogs import DealDialog, HelpDialog, ResultDialog
from cornerwise.terminal.seated_tile_game import SeatedTileGame
from cornerwise.terminal.start import ChoiceRow, SeatRow, StartScreen
from cornerwise.terminal.tile_paint import HEIGHT, PITCH
from cornerwise.terminal.tile_screen import TileScreen
from cornerwise.terminal.tile_widgets import TILE_KEYS, FieldView, HandView


async def keep_on(pilot: Pilot[None], game: SeatedTileGame) -> None:
    """One key that goes on, whatever is asked."""
    screen = pilot.app.screen
    if isinstance(screen, DealDialog) or (isinstance(screen, TileScreen) and screen.covered):
        await pilot.press("enter")
    elif game.human:
        legal = game.position.legal_moves
        has_lay = any(lay_of(move) for move in legal)
        await pilot.press("enter" if has_lay else "d" if DRAW in legal else "p")
    await pilot.pause()


def test_a_whole_match_by_keys() -> None:
    short = replace(TRIOMINOS, deals=2, hand=2)
    game = SeatedTileGame(MatchingPosition(short), ("human", "greedy"), seed=1)

    async def script(pilot: Pilot[None]) -> None:
        seen = 0
        while not game.over:
            seen += isinstance(pilot.app.screen, DealDialog)
            await keep_on(pilot, game)
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultDialog))
        dialog = pilot.app.screen
        assert seen
        assert isinstance(dialog, ResultDialog) and dialog.headline == tile_words.result_line(game)
        await pilot.press("escape")
        assert line(pilot, "message").startswith("Match over.")
        await pilot.press("left", "m", "q")
        await until(pilot, lambda: pilot.app.return_code == 0)

    play(TerminalApp(game, pace=0), script)


def shown_hand(pilot: Pilot[None]) -> str:
    return str(tiles_of(pilot).query_one(HandView).render())


def test_a_hand_stays_covered_until_its_owner_has_the_keyboard() -> None:
    game = make_tiles("human", "human", "greedy", seed=4)

    async def script(pilot: Pilot[None]) -> None:
        screen = tiles_of(pilot)
        seats: list[int] = []
        while len(seats) < 3:
            await until(pilot, lambda: game.human)
            seat = game.position.mover
            assert seat is not None
            if not seats or seats[-1] != seat:
                seats.append(seat)
                assert screen.covered and not any(letter.isdigit() for letter in shown_hand(pilot))
                assert f"Pass the keyboard to Player {seat + 1}." in line(pilot, "message")
                ply = game.position.ply
                await pilot.press("d", "p", "1", "h", "n", "tab")  # nothing may be done or seen yet
                assert (game.position.ply, screen.covered, screen.hint) == (ply, True, None)
                await pilot.press("space")
            assert (game.position.mover, screen.covered) == (seat, False)
            numbers = sorted(letter for letter in shown_hand(pilot).split("\n")[0] if letter.isdigit())
            assert numbers
            await keep_on(pilot, game)
            await pilot.pause()
        assert set(seats) == {0, 1}

    play(TerminalApp(game, pace=0), script)


def test_undo_covers_the_hand_again() -> None:
    game = make_tiles("human", "human", seed=4)

    async def script(pilot: Pilot[None]) -> None:
        seat = game.position.mover
        await pilot.press("enter", "enter")
        assert game.position.mover != seat
        await pilot.press("u")
        assert game.position.mover == seat and tiles_of(pilot).covered

    play(TerminalApp(game, pace=0), script)


def test_drawing_without_need_is_asked_twice_and_refusals_name_the_rule() -> None:
    game = make_tiles("human", "human", seed=4)
    reached(game, lambda: len(game.table) > 3 and free_to_lay(game))

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        screen, seat = tiles_of(pilot), game.position.mover
        assert seat is not None
        held, ply = game.position.core.held[seat], game.position.ply
        await pilot.press("p")
        assert line(pilot, "news").endswith("you must draw one (M6).")
        await pilot.press("d")
        assert game.position.ply == ply and "D again draws one and costs 5 (M6)" in line(pilot, "news")
        await pilot.press("n", "d")
        assert game.position.ply == ply  # something else was done in between
        await pilot.press("d")
        assert game.position.core.held[seat] == held + 1 and "You drew " in line(pilot, "message")
        drawn = game.position.core.last_drawn
        other = next(number for number, tile in enumerate(screen.turn.hand) if tile != drawn)
        await pilot.press(TILE_KEYS[other])
        assert line(pilot, "news") == "After drawing, you can only place the drawn tile (M6)."
        await pilot.press("u")
        assert "a draw can" in line(pilot, "news")
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpDialog)

    play(TerminalApp(game, pace=0), script)


def test_passing_is_offered_beside_laying_where_the_edition_allows_it() -> None:
    """French, with an empty pile (M7): all ten tiles of a small set are dealt."""
    french = replace(TRIOMINOS, edition="french", numbers=3, hand=5)
    game = SeatedTileGame(MatchingPosition(french), ("human", "greedy"), seed=1)
    reached(game, lambda: game.human and bool(game.table) and free_to_lay(game))

    async def script(pilot: Pilot[None]) -> None:
        screen, ply = tiles_of(pilot), game.position.ply
        assert screen.turn.lay is not None
        assert "P pass" in line(pilot, "keys") and "D draw" not in line(pilot, "keys")
        await pilot.press("p")
        await until(pilot, lambda: game.position.ply > ply)
        assert game.position.plies[ply].move == PASS

    play(TerminalApp(game, pace=0), script)


def test_tiles_are_taken_with_keys_and_clicks() -> None:
    game = make_tiles("human", "greedy", seed=4)
    reached(game, lambda: game.human and len(game.table) > 3 and free_to_lay(game))

    async def script(pilot: Pilot[None]) -> None:
        screen = tiles_of(pilot)
        turn = screen.turn
        playable = [number for number, tile in enumerate(turn.hand) if tile in turn.places]
        await pilot.press(TILE_KEYS[playable[-1]])
        assert turn.lay and turn.lay.tile == turn.hand[playable[-1]]
        first = playable[0]
        await pilot.click(HandView, offset=(first % 6 * 6 + 2, first // 6 * 3 + 1))
        assert turn.lay.tile == turn.hand[first]
        lay = turn.fitting[-1]
        window = screen.query_one(FieldView).window
        x, y = lay.cell
        await pilot.click(FieldView, offset=(PITCH * x + 2 - window.column, -HEIGHT * y - window.line))
        assert turn.lay.cell == lay.cell
        await pilot.press("u")
        assert "undone" in line(pilot, "news")

    play(TerminalApp(game, pace=0), script)


def test_a_hint_marks_a_tile_of_the_own_hand() -> None:
    game = make_tiles("human", "greedy", seed=4)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: game.human)
        screen, ply = tiles_of(pilot), game.position.ply
        await pilot.press("h")
        await until(pilot, lambda: screen.hint is not None)
        assert screen.hint and line(pilot, "news").startswith("Hint: ")
        move, lay = screen.hint.move, lay_of(screen.hint.move)
        assert game.position.ply == ply and move in game.position.legal_moves
        await pilot.press("h")
        if lay:
            assert lay.tile in [NUMBER_OF[tile] for tile in game.position.hand(0)]
            assert screen.turn.move == move
        else:
            assert move in (DRAW, PASS) and game.position.ply > ply

    play(TerminalApp(game, pace=0), script)


def test_a_saved_match_goes_on_with_those_who_sat_there(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = make_tiles("human", "greedy", "random", seed=7)

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(4):
            await until(pilot, lambda: game.human)
            await keep_on(pilot, game)

    play(TerminalApp(game, pace=0, save_path=path), script)
    parse = make_parser().parse_args
    resumed = make_game(parse(["play", "--resume", str(path), "--seed", "3"]))
    assert isinstance(resumed, SeatedTileGame) and resumed.seats == ("human", "greedy", "random")
    assert resumed.position.moves == game.position.moves and not resumed.unsaved
    reached(resumed, lambda: resumed.ended is not None)
    resumed.save(path)  # between two deals
    later = make_game(parse(["play", "--resume", str(path)]))
    assert isinstance(later, SeatedTileGame) and later.ended is None and len(later.position.deals) == 1
    assert later.position.mover is not None


def test_the_start_screen_seats_six_and_opens_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    saved = make_tiles("human", "greedy", seed=7)
    saved.save(tmp_path / "game.json")

    def load(path: Path) -> SeatedTileGame:
        assert path.name == "game.json"
        return saved

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        screen = pilot.app.screen
        games = screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index("triominos")
        await until(pilot, lambda: len(screen.query(ChoiceRow)) == 9)  # seven options, two seats
        seat = screen.query(SeatRow).first()
        seat.focus()
        await pilot.press("6")
        rows = {row.name: row for row in screen.query(ChoiceRow)}
        rows["seats"].focus()
        await pilot.press("left")  # round to six
        await until(pilot, lambda: len(screen.query(SeatRow)) == 6)
        assert [row.value for row in screen.query(SeatRow)] == ["level-6", *["level-3"] * 5]  # the choice is kept
        await pilot.press("o", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TileScreen))
        assert tiles_of(pilot).game is saved

    play(TerminalApp(pace=0, load=load), script)
