"""SVG pictures: what lies on the board is in the picture, where it lies, once."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import dist, inf, sqrt
from random import Random
from xml.etree import ElementTree

import pytest
from colour_measures import contrast
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import played, positions

from cornerwise import PlacingPosition, new_game, placing_variants
from cornerwise.drawing.draw import draw_svg
from cornerwise.drawing.outline import area, format_number, inset, lines, placer, polygon, rounded, seams, trace
from cornerwise.drawing.palette import DARK, LIGHT, MARKS, THEMES, Theme
from cornerwise.drawing.scene import Laid, Scene, meetings, scene_of
from cornerwise.drawing.svg import draw_scene_svg, draw_shape_svg
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import Board, hexagon, make_board, rectangle
from cornerwise.geometry.lattice import SQUARE, TRIANGLE, Address, Lattice
from cornerwise.geometry.shapes import shapes

NAMESPACE = "{http://www.w3.org/2000/svg}"
LATTICES = pytest.mark.parametrize("lattice", [SQUARE, TRIANGLE], ids=lambda lattice: lattice.name)
CELL_AREA = {SQUARE: 1, TRIANGLE: sqrt(3) / 4}

FLAT = [variant for variant in placing_variants() if not variant.gravity]

Element = ElementTree.Element


def flat_positions() -> st.SearchStrategy[PlacingPosition]:
    """Boards of cubes have tests of their own."""
    return positions().filter(lambda position: not position.variant.gravity)


def parsed(picture: str) -> Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{NAMESPACE}svg"
    return root


def layer(root: Element, name: str) -> list[Element]:
    """All elements of a class."""
    return [found for found in root.iter() if found.get("class") == name]


def inside(root: Element, name: str) -> list[Element]:
    """What all groups of a class hold."""
    return [child for group in layer(root, name) for child in group]


def spot(element: Element, x: str = "x", y: str = "y") -> tuple[float, float]:
    return float(element.attrib[x]), float(element.attrib[y])


def scene_with(board: Board, *pieces: str, starts: dict[str, str] | None = None, last: int | None = None) -> Scene:
    laid = tuple(
        Laid(colour, tuple(map(board.parse_cell, cells.split(",")))) for colour, cells in map(str.split, pieces)
    )
    free = {board.parse_cell(cell): colour for cell, colour in (starts or {}).items()}
    return Scene(board, laid, free, last)


# Outlines


def loops(lattice: Lattice, cells: Iterable[Address]) -> list[list[tuple[float, float]]]:
    return trace([polygon(lattice, cell) for cell in cells], placer(lattice))


@LATTICES
def test_the_outline_of_every_piece_holds_its_cells(lattice: Lattice) -> None:
    for shape in shapes(lattice, 6):
        for cells in shape.orientations:
            assert sum(map(area, loops(lattice, cells))) == pytest.approx(shape.size * CELL_AREA[lattice])


@given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1), st.sampled_from([SQUARE, TRIANGLE]))
def test_the_outlines_of_any_cells_hold_them(cells: set[Address], lattice: Lattice) -> None:
    assert sum(map(area, loops(lattice, cells))) == pytest.approx(len(cells) * CELL_AREA[lattice])


RING = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]


def test_a_hole_is_a_loop_of_its_own() -> None:
    assert sorted(map(area, loops(SQUARE, RING))) == [-1, 9]


def test_an_outline_that_touches_itself_stays_on_its_side_of_the_point() -> None:
    (loop,) = loops(SQUARE, [cell for cell in RING if cell != (0, 0)])
    assert area(loop) == 7
    assert loop.count((1, -1)) == 2
    assert area(inset(loop, 0.1)) == pytest.approx(7 - 0.1 * 16 + 0.01 * 4)


@LATTICES
def test_a_body_keeps_its_distance_to_the_sides_of_its_cells(lattice: Lattice) -> None:
    for shape in shapes(lattice, 5):
        for cells in shape.orientations:
            (loop,) = loops(lattice, cells)
            assert 0 < area(inset(loop, 0.1)) < area(loop) < area(inset(loop, -0.1))


def test_corners_are_rounded_as_far_as_there_is_room() -> None:
    square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    assert rounded(square, 0.25, 0).startswith("M0 .25Q0 0 .25 0L.75 0Q1 0 1 .25")
    assert rounded(square, 5, 0).startswith("M0 .48Q0 0 .48 0")


@given(st.floats(-1e6, 1e6))
def test_numbers_are_short_and_near(number: float) -> None:
    assert float(format_number(number)) == pytest.approx(number, abs=0.0005)
    assert re.fullmatch(r"0|-?[1-9]\d*|-?([1-9]\d*)?\.\d{0,2}[1-9]", format_number(number))


@pytest.mark.parametrize(("board", "count"), [(rectangle(20, 20), 38), (hexagon(9), 3 * 17)])
def test_the_grid_is_drawn_in_long_lines(board: Board, count: int) -> None:
    polygons = [polygon(board.lattice, cell) for cell in board.addresses]
    place = placer(board.lattice)
    grid = lines(polygons)
    assert len(grid) == count
    assert sum(dist(place(a), place(b)) for a, b in grid) == pytest.approx(len(seams(polygons)))


# Pieces on the board


def extent(path: str) -> tuple[float, float, float, float]:
    numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", path)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def cells_extent(board: Board, cells: Iterable[int], gap: float) -> tuple[float, float, float, float]:
    """The box round the body of some cells, from their corner points."""
    bodies = loops(board.lattice, (board.addresses[cell] for cell in cells))
    xs, ys = zip(*(corner for loop in bodies for corner in inset(loop, gap)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@given(flat_positions())
@settings(max_examples=30)
def test_every_piece_is_one_body_where_it_lies(position: PlacingPosition) -> None:
    board = position.variant.board
    root = parsed(draw_svg(position))
    paths = {path.get("id"): path.attrib["d"] for path in root.iter(f"{NAMESPACE}path")}
    drawn = []
    for body in inside(root, "bodies"):
        x, y = spot(body)
        left, top, right, bottom = extent(paths[body.attrib["href"][1:]])
        drawn.append((left + x, top + y, right + x, bottom + y))
    gap = 0.035 if board.lattice is SQUARE else 0.028
    laid = [piece for pieces in by_colour(position).values() for piece in pieces]
    assert len(drawn) == len(laid)
    for box, cells in zip(drawn, laid, strict=True):
        assert box == pytest.approx(cells_extent(board, cells, gap), abs=0.01)


def by_colour(position: PlacingPosition) -> dict[str, list[tuple[int, ...]]]:
    """The cells of every piece laid, the colours in order of appearance."""
    laid: dict[str, list[tuple[int, ...]]] = {}
    for ply in position.plies:
        if ply.move < len(position.move_table):
            laid.setdefault(ply.colour, []).append(position.move_table.rows[ply.move])
    return laid


@given(flat_positions())
@settings(max_examples=20)
def test_every_cell_has_its_pillow_and_its_mark(position: PlacingPosition) -> None:
    root = parsed(draw_svg(position, marks=True))
    resting = scene_of(position).resting
    for colour in position.variant.colours:
        for group in layer(root, colour):
            assert len(inside(group, "marks")) == len(position.cells(colour))
            assert len(inside(group, "pillows")) == (0 if colour in resting else len(position.cells(colour)))
    drawn = inside(root, "pillows")
    assert len(drawn) == len({(cell.get("x"), cell.get("y"), cell.get("href")) for cell in drawn})


def test_marks_lie_in_the_middle_of_their_cells() -> None:
    root = parsed(draw_scene_svg(scene_with(rectangle(4, 4), "blue b1,c1"), marks=True))
    assert [spot(mark) for mark in inside(root, "marks")] == [(1.5, -0.5), (2.5, -0.5)]


def test_shadows_lie_below_all_bodies_and_are_black_on_dark_boards() -> None:
    scene = scene_with(rectangle(4, 4), "blue a1", "red b1")
    for theme, shadows in ((LIGHT, 4), (DARK, 2)):
        classes = [found.get("class") for found in parsed(draw_scene_svg(scene, theme=theme.name)).iter()]
        assert classes.count("shadow") == shadows
        assert classes.index("bodies") > max(at for at, name in enumerate(classes) if name == "shadow")


@pytest.mark.parametrize(("last", "count"), [(True, 1), (False, 0)])
def test_the_last_move_has_a_line_and_no_lines_on_its_pillows(last: bool, count: int) -> None:
    scene = scene_with(rectangle(4, 4), "blue a1,a2", "red b1", last=0)
    root = parsed(draw_scene_svg(scene, last=last))
    assert len(layer(root, "last")) == count
    plain = [pillow for pillow in inside(root, "pillows") if pillow.get("stroke") == "none"]
    assert len(plain) == 2 * count


def test_a_choice_is_no_piece_to_outline() -> None:
    game = new_game("polyomino-8")
    for move in ("a1", "c3,c4"):
        game.push(move)
        assert layer(parsed(draw_svg(game)), "last")
    game.push("keep")
    assert not layer(parsed(draw_svg(game)), "last")


def test_a_colour_that_cannot_place_turns_matt_until_the_end() -> None:
    position, rng = new_game("classic"), Random(3)
    while not scene_of(position).resting:
        played(position, rng, position.ply + 1)
    resting = min(scene_of(position).resting)
    root = parsed(draw_svg(position))
    assert {group.attrib["fill"] for group in layer(root, "shadow")}.isdisjoint(
        {LIGHT.inks(resting).face, LIGHT.inks(resting).edge}
    )
    assert not inside(layer(root, resting)[0], "pillows")
    assert not scene_of(played(position, rng, 200)).resting


@given(positions())
@settings(max_examples=30)
def test_who_rests_has_no_move_and_who_moves_does_not_rest(position: PlacingPosition) -> None:
    resting = scene_of(position).resting
    assert position.turn not in resting
    assert resting >= set(position.skipped)
    while position.turn and position.variant.blocked == "out":
        played(position, Random(1), position.ply + 1)
        assert not resting.intersection(ply.colour for ply in position.plies[-1:])


# Beads


def beads(scene: Scene) -> list[tuple[float, float]]:
    return [spot(bead) for bead in inside(parsed(draw_scene_svg(scene)), "beads")]


def test_a_bead_lies_where_two_corners_of_one_colour_meet() -> None:
    assert beads(scene_with(rectangle(4, 4), "blue a1,a2", "blue b3,c3")) == [(1, -2)]
    chain = scene_with(rectangle(4, 4), "blue a1,b1", "blue c2", "blue d1", "blue d3")
    assert beads(chain) == [(2, -1), (3, -1), (3, -2)]


@pytest.mark.parametrize(
    "pieces",
    [
        ("blue a1", "red b2"),  # two colours
        ("blue a1,a2,b2", "red b1"),  # one piece bent round a point
        ("blue a1", "blue a2"),  # a side, as designs allow
        ("blue a1,a2", "blue b2,c2"),  # a side that begins at the point where corners meet too
        ("blue a1", "blue c3"),  # apart
    ],
)
def test_there_is_no_bead_elsewhere(pieces: tuple[str, ...]) -> None:
    assert beads(scene_with(rectangle(4, 4), *pieces)) == []


def test_a_corner_on_a_straight_side_of_triangles_has_a_bead() -> None:
    side, corner = "blue a3,b3,c3", "blue b2"
    assert beads(scene_with(hexagon(2), side, corner)) == [pytest.approx((1, -sqrt(3)), abs=0.001)]
    assert beads(scene_with(hexagon(2), side, "blue a2")) == []


def test_two_colours_that_cross_share_the_bead() -> None:
    scene = scene_with(rectangle(2, 2), "blue a1", "red a2", "blue b2", "red b1")
    assert meetings(scene) == {(1, 1): ("blue", "red")}
    slices = inside(parsed(draw_scene_svg(scene)), "beads")
    assert [piece.tag for piece in slices] == [f"{NAMESPACE}path"] * 2
    assert all(piece.attrib["d"].startswith("M1 -1L") for piece in slices)


@given(flat_positions())
@settings(max_examples=30)
def test_beads_are_the_corner_contacts_that_the_rules_ask_for(position: PlacingPosition) -> None:
    board = position.variant.board
    expected = set()
    for colour, pieces in by_colour(position).items():
        for one, other in combinations(pieces, 2):
            contacts = [(a, b) for a in one for b in other if b in board.corner[a]]
            expected |= {(point, colour) for a, b in contacts for point in board.points[a] & board.points[b]}
    found = meetings(scene_of(position))
    assert {(point, colour) for point, colours in found.items() for colour in colours} == expected


# Ground


def test_start_cells_are_rings_in_their_colour_until_covered() -> None:
    game = new_game("classic")
    assert start_inks(game) == [LIGHT.inks(colour).face for colour in ("blue", "yellow", "red", "green")]
    game.push("a20")
    assert start_inks(game) == [LIGHT.inks(colour).face for colour in ("yellow", "red", "green")]
    assert start_inks(new_game("trigon")) == [LIGHT.muted] * 6
    assert start_inks(new_game("polyomino-8")) == []


def test_start_cells_are_gone_once_every_colour_has_begun() -> None:
    game = new_game("trigon")
    for begun, cell in enumerate(game.variant.start_cells[:4]):
        assert len(start_inks(game)) == 6 - begun
        game.push(cell)
    assert start_inks(game) == []


def start_inks(position: PlacingPosition) -> list[str]:
    return [ring[0].attrib["stroke"] for ring in layer(parsed(draw_svg(position)), "start")]


@pytest.mark.parametrize("name", ["duo", "classic", "trigon", "trigon-3"])
def test_every_row_and_column_is_named_in_the_frame(name: str) -> None:
    root = parsed(draw_svg(new_game(name)))
    texts = inside(root, "coordinates")
    board = new_game(name).variant.board
    named = {part for cell in board.names for part in re.findall("[a-z]+|[0-9]+", cell)}
    assert len(texts) == len(named) and {text.text for text in texts} == named
    font = float(layer(root, "coordinates")[0].attrib["font-size"])
    for one, other in combinations(map(spot, texts), 2):
        assert dist(one, other) > 1.2 * font
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert all(0 < x < width and 0 < y < height for x, y in map(spot, texts))


def test_letters_stand_below_their_columns_and_numbers_beside_their_rows() -> None:
    root = parsed(draw_scene_svg(Scene(rectangle(3, 2)), size=300))
    placed = {text.text: spot(text) for text in inside(root, "coordinates")}
    assert placed["1"][0] == placed["2"][0] < placed["a"][0] < placed["b"][0] < placed["c"][0]
    assert placed["2"][1] < placed["1"][1] < placed["a"][1] == placed["b"][1]


def test_the_letters_of_the_lower_side_stand_in_line() -> None:
    root = parsed(draw_svg(new_game("trigon")))
    heights = {text.text: spot(text)[1] for text in inside(root, "coordinates")}
    assert heights["h"] < heights["i"] == heights["r"] == heights["aa"] > heights["ab"]


def test_coordinates_can_be_left_out() -> None:
    root = parsed(draw_svg(new_game("duo"), coordinates=False))
    assert not layer(root, "coordinates") and not layer(root, "frame")


def test_boards_of_any_outline_can_be_drawn() -> None:
    bent = make_board("bent", SQUARE, [(x, y) for x in range(6) for y in range(8) if x < 4 or y < 4], (0, 0))
    root = parsed(draw_scene_svg(Scene(bent)))
    assert len(inside(root, "coordinates")) == 6 + 8


# The document


@pytest.mark.parametrize("variant", FLAT, ids=lambda variant: variant.id)
def test_every_game_can_be_drawn_from_start_to_end(variant: PlacingVariant) -> None:
    position = PlacingPosition(variant)
    for plies, theme in ((0, LIGHT), (3, DARK), (20, LIGHT), (200, DARK)):
        root = parsed(draw_svg(played(position, Random(7), plies), theme=theme.name, marks=plies == 3))
        assert root.attrib["role"] == "img"
        assert all(reference in ids(root) for reference in references(root))
    assert position.turn is None


def ids(root: Element) -> dict[str, str]:
    return {found.attrib["id"]: ElementTree.tostring(found, "unicode") for found in root.iter() if "id" in found.attrib}


def references(root: Element) -> Iterator[str]:
    """The ids that a picture refers to."""
    for found in root.iter():
        if "href" in found.attrib:
            yield found.attrib["href"].removeprefix("#")
        yield from (match[1] for value in found.attrib.values() if (match := re.fullmatch(r"url\(#(.+)\)", value)))


def test_pictures_in_one_page_do_not_disturb_each_other() -> None:
    known: dict[str, str] = {}
    for name in ("classic", "duo", "trigon"):
        for theme in THEMES:
            position = played(new_game(name), Random(11), 40)
            for identity, definition in ids(parsed(draw_svg(position, theme=theme.name, marks=True))).items():
                assert known.setdefault(identity, definition) == definition


def test_a_picture_says_what_it_shows() -> None:
    game = new_game("duo", start="own")
    game.push("d9,e9,f9,e10,e8")
    told = {found.tag.removeprefix(NAMESPACE): found.text for found in parsed(draw_svg(game))}
    assert told["title"] == "Duo, 1 move"
    assert told["desc"] == "Orange to move (Player 2). Points: Purple \N{MINUS SIGN}84 and Orange \N{MINUS SIGN}89."


@given(st.text() | st.just('</title><script>alert("1 & 2")</script>\x00\ud800]]>'))
@settings(max_examples=50)
def test_no_title_can_break_out(title: str) -> None:
    scene = Scene(rectangle(1, 1))
    root = ElementTree.fromstring(draw_scene_svg(scene, title=title, description=title).encode())
    allowed = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
    written = allowed.sub("\ufffd", title).replace("\r\n", "\n").replace("\r", "\n")
    assert [found.text or "" for found in root[:2]] == [written or "Board", written]
    assert {found.tag for found in root.iter()} <= {
        NAMESPACE + tag for tag in ("svg", "title", "desc", "defs", "g", "path", "circle", "text")
    }


def test_the_same_position_gives_the_same_picture() -> None:
    pictures = {draw_svg(played(new_game("trigon"), Random(2), 30), marks=True) for _ in range(2)}
    assert len(pictures) == 1


def test_a_finished_game_is_a_small_file() -> None:
    assert len(draw_svg(played(new_game("classic"), Random(4), 200), marks=True).encode()) < 100_000


@pytest.mark.parametrize("name", ["duo", "trigon"])
@pytest.mark.parametrize("coordinates", [True, False])
def test_size_is_the_longer_side(name: str, coordinates: bool) -> None:
    root = parsed(draw_svg(new_game(name), size=500, coordinates=coordinates))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert max(width, height) == pytest.approx(500)
    assert root.attrib["viewBox"] == f"0 0 {format_number(width, height)}"


def test_small_pictures_leave_out_what_nobody_could_see() -> None:
    root = parsed(draw_svg(played(new_game("classic"), Random(4), 8), size=120, marks=True))
    assert layer(root, "frame") and layer(root, "bodies")
    assert not layer(root, "coordinates") and not layer(root, "marks")
    assert {group.attrib["stroke"] for group in layer(root, "pillows")} == {"none"}


@pytest.mark.parametrize("size", [0, -1, inf, float("nan")])
def test_a_picture_has_a_size(size: float) -> None:
    with pytest.raises(ValueError, match="pixels"):
        draw_svg(new_game("duo"), size=size)


# Single pieces


@LATTICES
def test_a_piece_alone(lattice: Lattice) -> None:
    for shape in shapes(lattice, 5):
        for orientation in range(len(shape.orientations)):
            root = parsed(draw_shape_svg(shape, lattice, orientation=orientation, colour="green", theme="dark"))
            assert len(inside(root, "bodies")) == 1
            assert len(inside(root, "pillows")) == shape.size
            assert root[0].text == f"{shape.name}, Green"


def test_pieces_have_one_scale() -> None:
    one, *_, five = [shape for shape in shapes(SQUARE, 5) if shape.name in ("1", "I5")]
    small, tall = (parsed(draw_shape_svg(shape, SQUARE, cell=10)) for shape in (one, five))
    assert float(small.attrib["width"]) == float(tall.attrib["width"])
    assert float(tall.attrib["height"]) - float(small.attrib["height"]) == pytest.approx(40)


def test_an_unknown_colour_is_named() -> None:
    with pytest.raises(ValueError, match=r"no colour 'pink'.*blue"):
        draw_shape_svg(shapes(SQUARE, 1)[0], SQUARE, colour="pink")


# The palette


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_every_colour_has_inks_a_mark_and_its_own_letter(variant: PlacingVariant) -> None:
    assert len({colour[0] for colour in variant.palette}) == len(variant.palette)
    for colour in variant.palette:
        assert colour in MARKS
        assert all(colour in theme.players for theme in THEMES)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_tiles_stand_out_and_letters_can_be_read(theme: Theme) -> None:
    for inks in theme.players.values():
        assert contrast(inks.face, theme.board) >= 3
        assert contrast(inks.on, inks.face) >= 4.5
    assert contrast(theme.muted, theme.frame) >= 4.5
