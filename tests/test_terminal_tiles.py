"""The matching game in the terminal: its state and pictures without a screen, and deals played by keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from terminal_pilot import SMALL, line, play, tiles_of, until
from textual.pilot import Pilot
from textual.widgets import OptionList

from cornerwise import new_game
from cornerwise.cli import make_parser
from cornerwise.commands.play import make_match
from cornerwise.drawing.palette import DARK
from cornerwise.errors import CornerwiseError
from cornerwise.games.editions import TRIOMINOS
from cornerwise.rules.matching_moves import DRAW, lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tiles import NUMBER_OF, Joins
from cornerwise.terminal import board_words, tile_words
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.dialogs import DealDialog, HelpDialog, ResultDialog
from cornerwise.terminal.start import ChoiceRow, SeatRow, StartScreen
from cornerwise.terminal.tile_match import TileMatch
from cornerwise.terminal.tile_paint import HEIGHT, PITCH, WIDTH, Window, extent, follow, painted
from cornerwise.terminal.tile_screen import TileScreen
from cornerwise.terminal.tile_turn import TileTurn
from cornerwise.terminal.tile_widgets import COMMANDS, TILE_KEYS, FieldView, HandView, field_looks


def make(*seats: str, seed: int = 1, **options: Any) -> TileMatch:
    return TileMatch(new_game("triominos", seats=len(seats), **options), seats, seed=seed)


def best(match: TileMatch) -> Move:
    """What scores most at once; a draw or a pass where nothing fits."""
    lays = [(match.worth(lay), move) for move in match.position.legal_moves if (lay := lay_of(move))]
    return max(lays)[1] if lays else min(match.position.legal_moves)


def free_to_lay(match: TileMatch) -> bool:
    """Whether a turn begins in which some tile fits."""
    return match.position.core.last_drawn < 0 and any(lay_of(move) for move in match.position.legal_moves)


def reached(match: TileMatch, wanted: Callable[[], bool]) -> TileMatch:
    """A match played on until something is so."""
    for _ in range(2000):
        if wanted():
            return match
        if match.ended:
            match.next_deal()
        else:
            match.make(best(match))
    raise AssertionError("it never came to that")


# Matches


def test_scores_add_up_and_every_deal_is_told() -> None:
    match = make("greedy", "random", "greedy", target=100)
    deals = 0
    while not match.over:
        if match.ended:
            deals += 1
            assert match.ended.number == deals and match.table == match.ended.table
            assert match.deal_points == tuple(match.position.deals[-1].values())
            assert tile_words.deal_line(match).startswith(f"Deal {deals}")
            match.next_deal()
            assert match.recent == [] and not match.table
            continue
        before = match.deal_points
        seat, move = match.position.seat, best(match)
        assert seat is not None
        match.make(move)
        if not (match.ended or match.over):
            gained = match.deal_points[seat] - before[seat]
            third = match.position.variant.third_cost
            assert gained - match.events[-1].points in (0, 25, -third)
    assert tile_words.score_lines(match)[0].split() == ["deal", *map(str, range(1, deals + 2)), "total"]
    assert sum(match.deal_points) == sum(match.position.deals[-1].values())


def test_bridges_and_hexagons_are_named() -> None:
    match = make("human", "human", seed=3)
    reached(match, lambda: any(event.joins.bridge for event in match.events))
    told = tile_words.news(match)
    assert "a bridge" in told and str(match.events[-1].points) in told and match.events[-1].points > 40
    assert [tile_words.completed(Joins(False, count)) for count in range(4)] == [
        "",
        "a hexagon",
        "two hexagons",
        "three hexagons",
    ]


def test_what_was_drawn_is_not_told() -> None:
    match = make("greedy", "greedy", seed=2)
    reached(match, lambda: bool(match.events) and match.events[-1].move == DRAW)
    tile = format_tile(match.position.core.last_drawn)
    assert "drew a tile" in tile_words.news(match) and tile not in tile_words.news(match)


def test_lots_are_told_before_the_first_tile() -> None:
    assert tile_words.news(make("human", "greedy", seed=1)).startswith("Lots: ")
    assert "(M13)" in tile_words.news(make("human", "greedy", seed=1, edition="tournament"))
    assert tile_words.news(make("human")) == "You begin: lay any tile (M3)."


def test_a_lay_can_be_taken_back_but_no_draw_and_no_deal() -> None:
    match = make("human", "greedy", seed=1)
    with pytest.raises(CornerwiseError, match="no move of yours in this deal"):
        match.undo()
    reached(match, lambda: [event.seat for event in match.events[-2:] if lay_of(event.move)] == [0, 1])
    before, held = match.position.ply, match.position.core.held[0]
    assert match.undo() == 2 and match.human
    assert match.position.ply == before - 2 and match.position.core.held[0] == held + 1
    reached(match, lambda: bool(match.events) and match.events[-1].move == DRAW and match.events[-1].seat == 0)
    with pytest.raises(CornerwiseError, match="draw cannot be taken back"):
        match.undo()
    reached(match, lambda: match.ended is not None)
    with pytest.raises(CornerwiseError, match="deal is over"):
        match.undo()


def test_an_edition_for_children_has_one_deal() -> None:
    match = make("human", "greedy", scoring="no-points")
    reached(match, lambda: match.over)
    assert match.ended is None and tile_words.result_line(match)[-5:] in ("wins.", " win.")
    alone = reached(make("human", scoring="children"), lambda: True)
    reached(alone, lambda: alone.over)
    assert tile_words.result_line(alone).startswith("You scored ")


# A human's turn


def test_a_tile_is_held_only_where_it_fits() -> None:
    match = make("human", "human", seed=5)
    reached(match, lambda: len(match.table) > 8 and free_to_lay(match))
    turn, rng = TileTurn(match), Random(1)
    turn.begin()
    seen = set()
    for _ in range(300):
        action = rng.choice(("tile", "place", "turn", "step", "step"))
        if action == "tile":
            turn.next_tile(rng.choice((1, -1)))
        elif action == "place":
            turn.next_place(rng.choice((1, -1)))
        elif action == "turn":
            turn.turn(rng.choice((1, -1)))
        else:
            turn.step(*rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)]))
        assert turn.move in match.position.legal_moves
        seen.add(turn.move)
    assert seen == {move for move in match.position.legal_moves if lay_of(move)}


def test_arrows_go_the_way_they_point() -> None:
    match = make("human", "human", seed=5)
    reached(match, lambda: len(match.table) > 8 and free_to_lay(match))
    turn = TileTurn(match)
    turn.begin()
    for across, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        for tile in turn.places:
            turn.pick(tile)
            assert turn.lay
            x, y = turn.lay.cell
            if turn.step(across, up):
                assert (turn.lay.cell[0] - x) * across + (turn.lay.cell[1] - y) * up > 0
            else:
                assert not any((c[0] - x) * across + (c[1] - y) * up > 0 for c in (lay.cell for lay in turn.fitting))


# Pictures


def test_the_field_shows_every_tile_with_its_numbers() -> None:
    match = make("human", "human", seed=5)
    reached(match, lambda: len(match.table) > 8)
    looks = field_looks(match, DARK, None, (), None)
    (top, left), (bottom, right) = extent(looks)
    window = Window(top, left, right - left + 1, bottom - top + 1)
    for marks in (False, True):
        lines = painted(looks, window, DARK, DARK.felt, marks).plain.split("\n")
        assert {len(text) for text in lines} == {window.width} and len(lines) == window.height
        digits = sorted(letter for text in lines for letter in text if letter.isdigit())
        assert digits == sorted(str(number) for laid in match.table for number in laid.tile)
        assert "".join(lines).count("*") == 1
    for x, y in looks:
        upper = -HEIGHT * y - window.line
        assert window.cell_at(upper, PITCH * x + WIDTH // 2 - window.column) == (x, y)


def test_a_window_follows_what_matters() -> None:
    assert follow(None, 20, 0, 9, (0, 1)) == -5  # all of it, in the middle
    assert follow(-8, 20, 0, 9, (0, 1)) == -8  # still all of it: nothing moves
    assert follow(3, 20, 0, 9, (0, 1)) == -5
    assert follow(10, 20, 0, 99, (12, 14)) == 10
    assert follow(10, 20, 0, 99, (40, 42)) == 23
    assert follow(50, 20, 0, 99, (40, 42)) == 40
    assert follow(95, 20, 0, 99, (96, 98)) == 80  # never beyond the last
    assert follow(None, 20, 0, 99, (50, 52)) == 40


def test_tile_keys_are_no_commands() -> None:
    assert not set(TILE_KEYS) & set(COMMANDS) and len(set(TILE_KEYS)) == len(TILE_KEYS) > 30


@pytest.mark.parametrize("name", [name for name in vars(tile_words) if name.endswith("KEYS")])
def test_key_lines_fit_the_smallest_window(name: str) -> None:
    assert len(getattr(tile_words, name)) <= SMALL[0]


@pytest.mark.parametrize("text", [tile_words.HELP, board_words.HELP])
def test_help_fits_the_smallest_window(text: str) -> None:
    assert max(map(len, text.splitlines())) <= 72 and len(text.splitlines()) <= 22


# Played by keys


async def keep_on(pilot: Pilot[None], match: TileMatch) -> None:
    """One key that goes on, whatever is asked."""
    screen = pilot.app.screen
    if isinstance(screen, DealDialog) or (isinstance(screen, TileScreen) and screen.covered):
        await pilot.press("enter")
    elif match.human:
        legal = match.position.legal_moves
        has_lay = any(lay_of(move) for move in legal)
        await pilot.press("enter" if has_lay else "d" if DRAW in legal else "p")
    await pilot.pause()


def test_a_whole_match_by_keys() -> None:
    short = replace(TRIOMINOS, deals=2, hand=2)
    match = TileMatch(MatchingPosition(short), ("human", "greedy"), seed=1)

    async def script(pilot: Pilot[None]) -> None:
        seen = 0
        while not match.over:
            seen += isinstance(pilot.app.screen, DealDialog)
            await keep_on(pilot, match)
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultDialog))
        dialog = pilot.app.screen
        assert seen
        assert isinstance(dialog, ResultDialog) and dialog.headline == tile_words.result_line(match)
        await pilot.press("escape")
        assert line(pilot, "message").startswith("The match is over.")
        await pilot.press("left", "m", "q")
        await until(pilot, lambda: pilot.app.return_code == 0)

    play(TerminalApp(match, pace=0), script)


def shown_hand(pilot: Pilot[None]) -> str:
    return str(tiles_of(pilot).query_one(HandView).render())


def test_a_hand_stays_covered_until_its_owner_has_the_keyboard() -> None:
    match = make("human", "human", "greedy", seed=4)

    async def script(pilot: Pilot[None]) -> None:
        screen = tiles_of(pilot)
        seats: list[int] = []
        while len(seats) < 3:
            await until(pilot, lambda: match.human)
            seat = match.position.seat
            assert seat is not None
            if not seats or seats[-1] != seat:
                seats.append(seat)
                assert screen.covered and not any(letter.isdigit() for letter in shown_hand(pilot))
                assert f"Pass the keyboard to the {('first', 'second')[seat]} player" in line(pilot, "message")
                ply = match.position.ply
                await pilot.press("d", "p", "1", "h", "n", "tab")  # nothing may be done or seen yet
                assert (match.position.ply, screen.covered, screen.hint) == (ply, True, None)
                await pilot.press("space")
            assert (match.position.seat, screen.covered) == (seat, False)
            numbers = sorted(letter for letter in shown_hand(pilot).split("\n")[0] if letter.isdigit())
            assert numbers
            await keep_on(pilot, match)
            await pilot.pause()
        assert set(seats) == {0, 1}

    play(TerminalApp(match, pace=0), script)


def test_undo_covers_the_hand_again() -> None:
    match = make("human", "human", seed=4)

    async def script(pilot: Pilot[None]) -> None:
        seat = match.position.seat
        await pilot.press("enter", "enter")
        assert match.position.seat != seat
        await pilot.press("u")
        assert match.position.seat == seat and tiles_of(pilot).covered

    play(TerminalApp(match, pace=0), script)


def test_drawing_without_need_is_asked_twice_and_refusals_name_the_rule() -> None:
    match = make("human", "human", seed=4)
    reached(match, lambda: len(match.table) > 3 and free_to_lay(match))

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        screen, seat = tiles_of(pilot), match.position.seat
        assert seat is not None
        held, ply = match.position.core.held[seat], match.position.ply
        await pilot.press("p")
        assert line(pilot, "news") == "A seat that does not lay draws (M6)."
        await pilot.press("d")
        assert match.position.ply == ply and "D again draws one and costs 5 (M6)" in line(pilot, "news")
        await pilot.press("n", "d")
        assert match.position.ply == ply  # something else was done in between
        await pilot.press("d")
        assert match.position.core.held[seat] == held + 1 and "You drew " in line(pilot, "message")
        drawn = match.position.core.last_drawn
        other = next(number for number, tile in enumerate(screen.turn.hand) if tile != drawn)
        await pilot.press(TILE_KEYS[other])
        assert line(pilot, "news") == "After a draw only the drawn tile may be laid (M6)."
        await pilot.press("u")
        assert "a draw cannot be taken back" in line(pilot, "news")
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpDialog)

    play(TerminalApp(match, pace=0), script)


def test_tiles_are_taken_with_keys_and_clicks() -> None:
    match = make("human", "greedy", seed=4)
    reached(match, lambda: match.human and len(match.table) > 3 and free_to_lay(match))

    async def script(pilot: Pilot[None]) -> None:
        screen = tiles_of(pilot)
        turn = screen.turn
        playable = [number for number, tile in enumerate(turn.hand) if tile in turn.places]
        await pilot.press(TILE_KEYS[playable[-1]])
        assert turn.lay and turn.lay.tile == turn.hand[playable[-1]]
        first = playable[0]
        await pilot.click(HandView, offset=(first % 5 * 6 + 2, first // 5 * 3 + 1))
        assert turn.lay.tile == turn.hand[first]
        lay = turn.fitting[-1]
        window = screen.query_one(FieldView).window
        x, y = lay.cell
        await pilot.click(FieldView, offset=(PITCH * x + 2 - window.column, -HEIGHT * y - window.line))
        assert turn.lay.cell == lay.cell
        await pilot.press("u")
        assert "taken back" in line(pilot, "news")

    play(TerminalApp(match, pace=0), script)


def test_a_hint_marks_a_tile_of_the_own_hand() -> None:
    match = make("human", "greedy", seed=4)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: match.human)
        screen, ply = tiles_of(pilot), match.position.ply
        await pilot.press("h")
        await until(pilot, lambda: screen.hint is not None)
        assert screen.hint and line(pilot, "news").startswith("Hint: ")
        move, lay = screen.hint.move, lay_of(screen.hint.move)
        assert match.position.ply == ply and move in match.position.legal_moves
        await pilot.press("h")
        if lay:
            assert lay.tile in [NUMBER_OF[tile] for tile in match.position.hand(0)]
            assert screen.turn.move == move
        else:
            assert move in (DRAW, PASS) and match.position.ply > ply

    play(TerminalApp(match, pace=0), script)


def test_a_saved_match_goes_on_with_those_who_sat_there(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = make("human", "greedy", "random", seed=7)

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(4):
            await until(pilot, lambda: match.human)
            await keep_on(pilot, match)

    play(TerminalApp(match, pace=0, save_path=path), script)
    parse = make_parser().parse_args
    resumed = make_match(parse(["play", "--resume", str(path), "--seed", "3"]))
    assert isinstance(resumed, TileMatch) and resumed.seats == ("human", "greedy", "random")
    assert resumed.position.moves == match.position.moves and not resumed.unsaved
    reached(resumed, lambda: resumed.ended is not None)
    resumed.save(path)  # between two deals
    later = make_match(parse(["play", "--resume", str(path)]))
    assert isinstance(later, TileMatch) and later.ended is None and len(later.position.deals) == 1
    assert later.position.seat is not None


def test_the_start_screen_seats_six_and_opens_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    saved = make("human", "greedy", seed=7)
    saved.save(tmp_path / "match.json")

    def load(path: Path) -> TileMatch:
        assert path.name == "match.json"
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
        rows = {row.label: row for row in screen.query(ChoiceRow)}
        rows["seats"].focus()
        await pilot.press("left")  # round to six
        await until(pilot, lambda: len(screen.query(SeatRow)) == 6)
        assert [row.value for row in screen.query(SeatRow)] == ["level-6", *["level-3"] * 5]  # the choice is kept
        await pilot.press("o", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TileScreen))
        assert tiles_of(pilot).match is saved

    play(TerminalApp(pace=0, load=load), script)
