"""Positions and pieces in plain characters: every cell can be read back from the picture."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from strategies import played, positions

from cornerwise import PlacingPosition, new_game, placing_variants
from cornerwise.drawing.draw import draw_text
from cornerwise.drawing.palette import DARK, THEMES, Inks
from cornerwise.drawing.scene import Laid, Scene
from cornerwise.drawing.text import draw_pieces, draw_scene
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import Board, height_map, hexagon, rectangle
from cornerwise.geometry.lattice import SQUARE, TRIANGLE, Lattice
from cornerwise.geometry.shapes import shapes

DUO = """\
14 . . . . . . . . . . . . . .
13 . . . . . . . . . . . . . .
12 . . . . . . . . . . . . . .
11 . . . . . . . . . . . . . .
10 . . . . P . . . . . . . . .
 9 . . . P P P . . . . . . . .
 8 . . . . P . p . . . . . . .
 7 . . . . . p p p . . . . . .
 6 . . . . . . p . . . . . . .
 5 . . . . . . . . . + . . . .
 4 . . . . . . . . . . . . . .
 3 . . . . . . . . . . . . . .
 2 . . . . . . . . . . . . . .
 1 . . . . . . . . . . . . . .
   a b c d e f g h i j k l m n"""

HEXAGON = r"""
4   /+\R R R/.\
3 /.\./.\R/G\./.\
2 \b b b/.\G G\./
1   \b/.\./.\./
   a b c d e f g"""

POLYOMINOES = """\
                  # #             # # #     #       # #   # #
#   # #   # # #   #     # # # #   #       # # #   # #     # #
1   2     I3      V3    I4        L4      T4      Z4      O4"""

POLYIAMONDS = r"""
                     \# #\               /#\
/#\  /# #/  /# # #\  /# #/  /# # # #/  /# # #\
1    2      I3       C4     I4         A4"""

ESCAPE = re.compile("\x1b\\[([0-9;]*)m")


def cells_of(board: Board, *names: str) -> tuple[int, ...]:
    return tuple(map(board.parse_cell, names))


def letters(board: Board, picture: str) -> dict[int, str]:
    """What a picture shows in every cell, found by the cell's name alone."""
    lines = {line.split()[0]: line for line in picture.splitlines()}
    margin = max(len(re.sub("[a-z]", "", name)) for name in board.names) + 1
    fence = 1 if board.lattice is TRIANGLE else 0
    shown = {}
    for cell, name in enumerate(board.names):
        column, row = re.fullmatch("([a-z]+)([0-9]+)", name).groups()  # type: ignore[union-attr]  # or fail
        number = 0
        for letter in column:
            number = number * 26 + ord(letter) - ord("a") + 1
        shown[cell] = lines[row][margin + fence + 2 * (number - 1)]
    return shown


def painted(picture: str) -> list[list[tuple[str, str]]]:
    """Every character of a coloured picture with the style it has."""
    lines = []
    for line in picture.splitlines():
        style, characters = "", []
        for text, escape in zip(*[iter([*ESCAPE.split(line), ""])] * 2, strict=True):
            characters += [(character, style) for character in text]
            style = "" if escape in ("", "0") else escape
        lines.append(characters)
    return lines


def ink(layer: int, colour: str) -> str:
    return f"{layer};2;" + ";".join(map(str, bytes.fromhex(colour[1:])))


def on_face(inks: Inks) -> str:
    return ink(48, inks.face)


# Boards


def test_boards_are_drawn_empty() -> None:
    assert rectangle(3, 2).ascii() == "2 . . .\n1 . . .\n  a b c"
    assert hexagon(1).ascii(coordinates=False) == "/.\\./.\\\n\\./.\\./"
    assert height_map("2 0/1 3").ascii() == "2 .2\n1 .1 .3\n  a  b"
    board = new_game("duo").variant.board
    assert board.ascii() == new_game("duo").ascii().replace("+", ".")


def test_squares_as_a_person_reads_them() -> None:
    scene = scene_with(rectangle(14, 14), "purple d9,e9,f9,e10,e8", "purple g8,f7,g7,h7,g6", starts="j5")
    assert draw_scene(scene) == DUO


def test_triangles_as_a_person_reads_them() -> None:
    scene = scene_with(hexagon(2), "red c4,d4,e4,d3", "green e3,e2,f2", "blue a2,b2,c2,b1", starts="b4")
    assert "\n" + draw_scene(scene) == HEXAGON


def scene_with(board: Board, *pieces: str, starts: str = "") -> Scene:
    laid = tuple(Laid(colour, cells_of(board, *cells.split(","))) for colour, cells in map(str.split, pieces))
    free = dict.fromkeys(cells_of(board, *starts.split()), "")
    return Scene(board, laid, free, last=len(laid) - 1 if laid else None)


@given(positions().filter(lambda position: not position.variant.gravity))
@settings(max_examples=60)
def test_every_cell_shows_its_owner_and_the_last_move(position: PlacingPosition) -> None:
    board = position.variant.board
    shown = letters(board, draw_text(position, status=False))
    last = position.plies[-1].move if position.plies else -1
    fresh = position.move_table.rows[last] if 0 <= last < len(position.move_table) else ()
    begun = {ply.colour for ply in position.plies} >= set(position.variant.colours)
    starts = () if begun else position.variant.start_numbers
    expected = {cell: "+" if cell in starts else "." for cell in range(len(board))}
    for colour in position.variant.colours:
        expected |= {cell: colour[0].upper() for cell in position.cells(colour)}
    expected |= {cell: expected[cell].lower() for cell in fresh}
    assert shown == expected
    plain = letters(board, draw_text(position, status=False, last=False))
    assert plain == {cell: letter.upper() for cell, letter in expected.items()}


def test_slashes_lean_as_the_sides_of_their_triangles() -> None:
    board = hexagon(3)
    lines = draw_scene(Scene(board), coordinates=False).splitlines()
    for (x, y), kind in ((address, board.lattice.kind(address)) for address in board.addresses):
        column = 2 * (x - min(x for x, _ in board.addresses))
        assert lines[5 - y][column : column + 3] == ("/.\\", "\\./")[kind]


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_a_terminal_of_80_columns_is_wide_enough(variant: PlacingVariant) -> None:
    for plies in (0, 7):
        position = played(PlacingPosition(variant), Random(1), plies)
        assert max(map(len, draw_text(position).splitlines())) <= 80


def test_the_large_triangle_board_fits_24_lines() -> None:
    assert len(draw_text(new_game("trigon")).splitlines()) == 24


def test_coordinates_can_be_left_out() -> None:
    assert draw_scene(Scene(rectangle(3, 2)), coordinates=False) == ". . .\n. . ."


# Colours


@given(positions())
@settings(max_examples=20)
def test_colours_are_added_to_the_letters_and_replace_nothing(position: PlacingPosition) -> None:
    assert without_colours(draw_text(position, colour=True)) == draw_text(position)


def without_colours(picture: str) -> str:
    return "\n".join(line.rstrip() for line in ESCAPE.sub("", picture).splitlines())


@pytest.mark.parametrize("name", ["classic", "trigon"])
def test_letters_of_a_piece_stand_on_its_face(name: str) -> None:
    position = played(new_game(name), Random(5), 30)
    colours = {colour[0].upper(): colour for colour in position.variant.colours}
    board_lines = painted(draw_text(position, colour=True, status=False))[:-1]
    for character, style in (pair for line in board_lines for pair in line[3:]):
        if character.upper() in colours:
            assert on_face(DARK.inks(colours[character.upper()])) in style
            assert style.startswith("1;") == character.islower()


def test_the_sides_of_a_triangle_have_its_colour_on_the_bare_board() -> None:
    scene = scene_with(hexagon(2), "red b2,c2", starts="e3")
    row = painted(draw_scene(scene, colour=True, coordinates=False))[2]
    red = [character for character, style in row if style == f"{ink(38, DARK.inks('red').face)};{ink(48, DARK.board)}"]
    assert "".join(character for character, _ in row) == r"\./r r/.\./.\./"
    assert red == ["/", "/"]


def test_a_theme_changes_the_inks() -> None:
    position = played(new_game("duo"), Random(5), 3)
    for theme in THEMES:
        picture = draw_text(position, colour=True, theme=theme.name)
        assert all(on_face(theme.inks(colour)) in picture for colour in ("purple", "orange"))


def test_an_unknown_theme_is_named() -> None:
    with pytest.raises(ValueError, match=r"no theme 'sepia'.*light, dark"):
        draw_text(new_game("duo"), colour=True, theme="sepia")  # type: ignore[arg-type]  # wrong on purpose


# What stands below


def test_status_says_whose_turn_the_points_and_the_pieces_left() -> None:
    game = new_game("polyomino-8")
    assert draw_text(game).splitlines()[-3:] == [
        "Blue to move (Player 1).",
        ">Blue   0  1 2 I3 V3 I4 L4 T4 Z4 O4",
        " Orange 0  1 2 I3 V3 I4 L4 T4 Z4 O4",
    ]
    game.push("a1,a2,a3")
    game.push("e5")
    assert draw_text(game).splitlines()[-3] == "Player 2 to choose: keep or swap."
    game.push("swap")
    assert draw_text(game).splitlines()[-3:] == [
        "Blue to move (Player 1).",
        ">Blue   3  1 2 V3 I4 L4 T4 Z4 O4",
        " Orange 1  2 I3 V3 I4 L4 T4 Z4 O4",
    ]


def test_the_words_below_are_in_the_language_that_is_asked_for() -> None:
    assert draw_text(new_game("polyomino-8"), language="de-AT").splitlines()[-2].startswith(">Blau   0  1 2 I3")


def test_a_common_supply_is_listed_once() -> None:
    lines = draw_text(new_game("polyomino-hexa")).splitlines()
    assert lines[22:24] == [">Blue   0", " Orange 0"]
    listed = " ".join(lines[24:]).split()
    assert listed == ["shared", *(shape.name for shape in new_game("polyomino-hexa").variant.pieces)]


@pytest.mark.parametrize("name", ["classic", "classic-2", "classic-3", "classic-teams", "classic-solo", "polyomino-8"])
def test_the_end_of_a_game_names_the_winners(name: str) -> None:
    game = played(new_game(name), Random(3), 200)
    outcome = game.outcome()
    assert outcome
    headline = next(line for line in draw_text(game).splitlines() if line.startswith("Game over"))
    # People are counted from 1.
    numbers = [int(number) for number in re.findall(r"Player (\d+) \(", headline)]
    assert numbers == [seat + 1 for seat in outcome.winners]
    for number in numbers:
        own = [colour for colour, owners in game.owners.items() if owners == (number - 1,)]
        assert f"Player {number} ({' and '.join(map(str.capitalize, own))})" in headline
    assert numbers or "Nobody wins." in headline


# Pieces


@pytest.mark.parametrize(("lattice", "picture"), [(SQUARE, POLYOMINOES), (TRIANGLE, POLYIAMONDS[1:])])
def test_pieces_stand_in_a_row_with_their_names(lattice: Lattice, picture: str) -> None:
    assert draw_pieces(shapes(lattice, 4), lattice) == picture


@pytest.mark.parametrize("lattice", [SQUARE, TRIANGLE], ids=lambda lattice: lattice.name)
@pytest.mark.parametrize("width", [20, 80])
def test_every_piece_is_drawn_within_the_width(lattice: Lattice, width: int) -> None:
    pieces = shapes(lattice, 6)
    picture = draw_pieces(pieces, lattice, width=width)
    assert picture.count("#") == sum(shape.size for shape in pieces)
    assert re.findall(r"\b[0-9A-Z]\w*", picture) == [shape.name for shape in pieces]
    assert max(map(len, picture.splitlines())) <= width


def test_pieces_show_their_owner() -> None:
    picture = draw_pieces(shapes(TRIANGLE, 2), TRIANGLE, owner="green", colour=True)
    assert without_colours(picture) == "/G\\  /G G/\n1    2"
    assert on_face(DARK.inks("green")) in picture


def test_no_pieces_are_no_picture() -> None:
    assert draw_pieces((), SQUARE) == ""
