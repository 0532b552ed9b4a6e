"""Pictures of cubes: what is seen is what stands nearest, and the plan shows what scores."""

import re
from collections.abc import Iterable
from math import sqrt
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import played
from test_svg import ids, inside, layer, parsed, references

from cornerwise import PlacingPosition, PlacingVariant, placing_variants
from cornerwise.drawing import draw_pieces, draw_shape_svg, draw_svg, draw_text
from cornerwise.drawing.cubes import SHADES, Cubes
from cornerwise.drawing.detail import Detail
from cornerwise.drawing.heights import columns_of, limits_of, seen_from_above
from cornerwise.drawing.outline import Edge, area, trace
from cornerwise.drawing.palette import LIGHT, THEMES, Theme, mixed
from cornerwise.drawing.scene import Laid, Scene, scene_of
from cornerwise.drawing.solid import HALVES, Face, are_joined, borders, place, seen, surface, turned
from cornerwise.drawing.svg import draw_scene_svg
from cornerwise.drawing.text import draw_scene
from cornerwise.geometry.board import height_map
from cornerwise.geometry.lattice import CUBE, Address
from cornerwise.geometry.shapes import Shape, shapes

SOLID = [variant for variant in placing_variants() if variant.gravity]
VARIANTS = pytest.mark.parametrize("variant", SOLID, ids=lambda variant: variant.id)
PIECES = shapes(CUBE, 4, 2)
TRIANGLE_AREA = sqrt(3) / 4

cubes = st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3)), min_size=1)


@st.composite
def solid_positions(draw: st.DrawFn) -> PlacingPosition:
    variant = draw(st.sampled_from(SOLID))
    return played(PlacingPosition(variant), Random(draw(st.integers(0, 99))), draw(st.sampled_from((0, 1, 7, 20, 99))))


# What is seen


def hit(found: set[Address], start: tuple[float, float, float]) -> Address | None:
    """The first cube on the way from far in front to far behind, in small steps."""
    x, y, z = start
    for step in range(-400, 200):
        there = (x + step / 97, y + step / 97, z - step / 97)
        cube = tuple(int(coordinate // 1) for coordinate in there)
        if cube in found:
            return cube
    return None


@given(cubes)
@settings(max_examples=20)
def test_the_nearest_cube_is_seen_on_every_triangle(found: set[Address]) -> None:
    for triangle, face in surface(found).items():
        assert hit(found, inner_point(face, triangle)) == face.cube


def inner_point(face: Face, triangle: tuple[Address, ...]) -> tuple[float, float, float]:
    """The middle of half a face, a hair inside the cube."""
    half = HALVES[face.side][face.halves().index(triangle)]
    x, y, z = (sum(corner[axis] for corner in half) / 3 for axis in range(3))
    inward = [(0.5 - value) * 1e-3 for value in (x, y, z)]
    return tuple(  # type: ignore[return-value]  # as many as there are axes
        origin + value + shift for origin, value, shift in zip(face.cube, (x, y, z), inward, strict=True)
    )


@given(cubes)
def test_no_part_of_the_picture_is_drawn_twice_or_left_out(found: set[Address]) -> None:
    seen_parts = surface(found)
    covered = {half for cube in found for side in ("left", "right", "top") for half in Face(cube, side).halves()}
    assert set(seen_parts) == covered
    assert sum(map(area, trace(seen_parts, place))) == pytest.approx(TRIANGLE_AREA * len(covered))


def test_a_cube_alone_shows_three_faces() -> None:
    found = surface([(0, 0, 0)])
    assert {face.side for face in found.values()} == {"left", "right", "top"}
    assert len(found) == 6
    # Six lines round it, three inside.
    lines = list(borders(found))
    assert sum(other is None for _, _, other in lines) == 6 and len(lines) == 9


def test_faces_that_only_look_joined_are_told_apart() -> None:
    # The farther cube is seen right above the nearer one, but one level down and one step back.
    found = surface([(0, 0, 1), (1, 1, 1)])
    touching = [(edge, one, other) for edge, one, other in borders(found) if other and one.cube != other.cube]
    assert touching and not any(are_joined(edge, one, other) for edge, one, other in touching)


@given(st.tuples(st.integers(0, 4), st.integers(0, 6), st.integers(0, 3)), st.integers(0, 3))
def test_four_turns_bring_a_table_back(cube: Address, turn: int) -> None:
    once = turned(cube, turn, 5, 7)
    sizes = (5, 7) if turn % 2 == 0 else (7, 5)
    assert turned(once, 4 - turn, *sizes) == cube
    assert all(0 <= coordinate < size for coordinate, size in zip(once, sizes, strict=False))


# Lines


def scene_with(heights: str, *pieces: str, last: int | None = None) -> Scene:
    board = height_map(heights)
    laid = (piece.split() for piece in pieces)
    return Scene(
        board, tuple(Laid(colour, tuple(map(board.parse_cell, cells.split(",")))) for colour, cells in laid), last=last
    )


def kinds(scene: Scene) -> dict[str, int]:
    drawn = Cubes(scene, LIGHT, Detail())
    return {kind: sum(map(len, lines.values())) for kind, lines in drawn._lines.items()}


def test_contours_run_between_pieces_and_grooves_inside_them() -> None:
    one = kinds(scene_with("1 1", "blue a1/1,b1/1"))
    two = kinds(scene_with("1 1", "blue a1/1", "blue b1/1"))
    assert one == {"contour": 8, "groove": 2, "ridge": 4}
    assert two == {"contour": 10, "groove": 0, "ridge": 4}


def test_a_piece_that_stands_before_itself_has_a_contour_there() -> None:
    bent = "blue a1/1,a1/2,b1/1,b2/1"  # the tall end hides a part of the far one
    drawn = Cubes(scene_with("2 2/2 2", bent), LIGHT, Detail())
    inner = [edge for lines in drawn._lines["contour"].values() for edge in lines if not on_rim(drawn, edge)]
    assert inner


def on_rim(drawn: Cubes, edge: Edge) -> bool:
    return any(found == edge and other is None for found, _, other in borders(drawn.surface))


# Pictures


@VARIANTS
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_game_of_cubes_can_be_drawn_from_start_to_end(variant: PlacingVariant, theme: Theme) -> None:
    position = PlacingPosition(variant)
    for turn, plies in enumerate((0, 3, 15, 99)):
        picture = draw_svg(played(position, Random(7), plies), theme=theme.name, marks=plies == 3, turn=turn)
        root = parsed(picture)
        assert all(reference in ids(root) for reference in references(root))
        assert max(float(root.attrib["width"]), float(root.attrib["height"])) == pytest.approx(720)
    assert position.turn is None


@given(solid_positions())
@settings(max_examples=20)
def test_the_plan_shows_the_squares_that_score(position: PlacingPosition) -> None:
    plan = seen_from_above(scene_of(position))
    for colour, tally in zip(position.variant.colours, position.tallies, strict=True):
        assert sum(len(piece.cells) for piece in plan.laid if piece.colour == colour) == tally.seen


@given(solid_positions())
@settings(max_examples=20)
def test_heights_stand_in_the_plan_and_limits_where_nothing_stands(position: PlacingPosition) -> None:
    scene = scene_of(position)
    figures = [text.text for text in inside(parsed(draw_svg(position, view="plan")), "heights")]
    assert figures == [str(column.height or column.limit) for column in columns_of(scene).values()]


def test_limits_are_figures_on_the_free_floor_that_is_seen() -> None:
    behind, before = scene_with("3 3 2", "red c1/1"), scene_with("3 3 2", "red a1/1")
    shown = [
        [text.text for text in inside(parsed(draw_scene_svg(scene, view="isometric")), "limits")]
        for scene in (behind, before)
    ]
    assert shown == [["3", "3"], ["2"]]  # the cube before it hides half of a square
    empty = parsed(draw_scene_svg(Scene(height_map("1 2/3 4")), view="isometric"))
    assert sorted(text.text or "" for text in inside(empty, "limits")) == ["1", "2", "3", "4"]


def test_a_top_is_lighter_and_the_sides_are_darker() -> None:
    root = parsed(draw_scene_svg(scene_with("1 1", "green a1/1"), view="isometric"))
    for side, shade in SHADES.items():
        assert layer(root, side)[0].attrib["fill"] == mixed(LIGHT.inks("green").face, *shade)
    assert mixed("#204060", "#ffffff", 0.5) == "#90a0b0"


@pytest.mark.parametrize("view", ["isometric", "plan"])
def test_the_last_move_is_marked(view: str) -> None:
    scene = scene_with("2 2/2 2", "red a1/1,b1/1", "blue a2/1,b2/1", last=1)
    picture = parsed(draw_scene_svg(scene, view=view))  # type: ignore[arg-type]  # a plain text on purpose
    assert len(layer(picture, "last")) == 1
    assert not layer(parsed(draw_scene_svg(scene, view=view, last=False)), "last")  # type: ignore[arg-type]  # a plain text on purpose


@pytest.mark.parametrize("turn", range(4))
def test_every_line_of_squares_is_named_whichever_way_the_table_is_turned(turn: int) -> None:
    scene = Scene(height_map("0 2 2/1 0 2/1 1 1/3 1 0"))
    names = [text.text for text in inside(parsed(draw_scene_svg(scene, view="isometric", turn=turn)), "coordinates")]
    assert sorted(names, key=str) == ["1", "2", "3", "4", "a", "b", "c"]


def test_floors_with_holes_and_notches_can_be_drawn() -> None:
    for heights in ("1 1 1/1 0 1/1 1 1", "1 0 1/1 1 1", "1 0 0 1/1 0 0 1/1 1 1 1", "0 1/1 1", "9"):
        assert ElementTree.fromstring(draw_scene_svg(Scene(height_map(heights))))


def test_a_view_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match=r"no view 'below'.*both, isometric, plan"):
        draw_scene_svg(Scene(height_map("1 1")), view="below")  # type: ignore[arg-type]  # a plain text on purpose


def test_cubes_in_one_page_do_not_disturb_each_other() -> None:
    known: dict[str, str] = {}
    for variant in SOLID:
        for theme in THEMES:
            position = played(PlacingPosition(variant), Random(11), 12)
            for identity, definition in ids(parsed(draw_svg(position, theme=theme.name, marks=True))).items():
                assert known.setdefault(identity, definition) == definition


def test_a_finished_game_of_cubes_is_a_small_file() -> None:
    assert all(len(draw_svg(played(PlacingPosition(v), Random(4), 99), marks=True)) < 120_000 for v in SOLID)


@pytest.mark.parametrize("shape", PIECES, ids=lambda shape: shape.name)
def test_a_piece_of_cubes_alone(shape: Shape) -> None:
    root = parsed(draw_shape_svg(shape, CUBE, colour="red", marks=True, theme="dark"))
    assert root[0].text == f"{shape.name}, Red"
    assert layer(root, "contours")
    for orientation in range(len(shape.orientations)):
        assert parsed(draw_shape_svg(shape, CUBE, orientation=orientation))


# Text


def columns(picture: str) -> dict[str, str]:
    """What a plan in characters shows on every square, by its name."""
    *rows, footer = picture.splitlines()
    letters = {match.start(): match[0] for match in re.finditer("[a-z]+", footer)}
    return {
        letter + row.split()[0]: cell
        for row in rows
        for at, letter in letters.items()
        if (cell := row[at : at + 3].strip())
    }


@given(solid_positions())
@settings(max_examples=30)
def test_every_column_shows_its_colour_and_height(position: PlacingPosition) -> None:
    scene = scene_of(position)
    expected = {}
    for (x, y), (limit, height, piece) in columns_of(scene).items():
        colour = scene.laid[piece].colour[0] if piece is not None else "."
        letter = colour if piece is not None and piece == scene.last else colour.upper()
        expected[f"{chr(97 + x)}{y + 1}"] = f"{letter}{height or limit}"
    assert columns(draw_text(position, status=False)) == expected


def test_a_height_map_as_a_person_reads_it() -> None:
    scene = scene_with("12 2 0/1 1 1", "blue a2/1,a2/2,a1/1", "red b1/1,c1/1", last=1)
    assert draw_scene_lines(scene) == ["2 B2 .2", "1 B1 r1 r1", "  a  b  c"]
    assert draw_scene_lines(Scene(height_map("12 2"))) == ["1 .12 .2", "  a   b"]


def draw_scene_lines(scene: Scene) -> list[str]:
    return draw_scene(scene).splitlines()


def test_pieces_of_cubes_show_how_high_they_are() -> None:
    picture = draw_pieces(PIECES, CUBE)
    assert sum(map(int, re.findall(r"#(\d)", picture))) == sum(shape.size for shape in PIECES)
    assert re.findall(r"\b[IVLTZRYSO]\d", picture) == [shape.name for shape in PIECES]
    assert "B2" in draw_pieces(PIECES, CUBE, owner="blue")


@VARIANTS
def test_limits_are_those_of_the_board(variant: PlacingVariant) -> None:
    assert sum(limits_of(variant.board).values()) == len(variant.board)


def corners_of(faces: Iterable[Face]) -> set[Address]:
    return {seen(corner) for face in faces for corner in face.corners()}


@given(cubes)
def test_the_corners_of_faces_are_corners_of_triangles(found: set[Address]) -> None:
    parts = surface(found)
    assert corners_of(parts.values()) >= {corner for triangle in parts for corner in triangle}
