"""Positions, designs and pieces in plain characters, for terminals, logs and doctests.

Squares stand in rows. Triangles stand between slashes that lean as their sides do, and the
slashes inside a piece are left out, so that it reads as one body::

      /.\\./.\\./.\\
    /.\\./B\\./.\\./.\\
    \\./B B B\\./.\\./
      \\./.\\./.\\./

Both take two columns a cell, so that the board of 486 triangles is 71 columns wide.

Cubes are shown from above, on a plan with the height of every column, and where nothing stands the limit::

    B2 B2 R1 .4
    b3 Y1 .4 .4

A cell is `.` when free, `+` when it is a free start cell, and otherwise the first letter of its colour: a
capital, or a small letter in the piece that was laid last. Colours are added to that, they replace nothing.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cornerwise.drawing.ansi import FREE, START, Line, Patch, Span, line_width, written
from cornerwise.drawing.captions import WIDTH
from cornerwise.drawing.captions import status as status_lines
from cornerwise.drawing.heights import bulk, columns_of, ground_plan, is_solid
from cornerwise.drawing.palette import ThemeName, find_theme
from cornerwise.drawing.scene import Scene, axis_names, position_of, scene_of
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import SQUARE, TRIANGLE, Address, Lattice
from cornerwise.geometry.shapes import Cells, Shape
from cornerwise.rules.design import Design
from cornerwise.rules.placing_position import PlacingPosition, PlacingView

PIECE = "#"


@dataclass(frozen=True)
class Form:
    """How the cells of a lattice are written: `fences` are what stands left and right of each kind of cell."""

    pad: str
    fences: tuple[tuple[str, str], ...]

    @property
    def joint(self) -> str:
        """What stands between two cells of one piece in place of a fence."""
        return " " * len(self.fences[0][0])

    def pitch(self, letters: int) -> int:
        """From one cell to the next, when so many letters are in each."""
        return letters + len(self.pad) + len(self.joint)


FORMS: dict[Lattice, Form] = {
    SQUARE: Form(pad=" ", fences=(("", ""),)),
    TRIANGLE: Form(pad="", fences=(("/", "\\"), ("\\", "/"))),
}


def draw_board_text(
    shown: PlacingPosition | PlacingView | Design,
    *,
    colour: bool,
    coordinates: bool,
    last: bool,
    status: bool,
    theme: ThemeName,
    language: str,
) -> str:
    """A placing game or design as text; `drawing.draw_text` says what the arguments do."""
    shown = position_of(shown)
    picture = draw_scene(scene_of(shown), colour=colour, coordinates=coordinates, last=last, theme=theme)
    return "\n".join([picture, *status_lines(shown, language)]) if status else picture


def draw_scene(
    scene: Scene, *, colour: bool = False, coordinates: bool = True, last: bool = True, theme: ThemeName = "dark"
) -> str:
    """A board alone, as text."""
    board = ground_plan(scene.board) if is_solid(scene.board) else scene.board
    patches = _column_patches(scene, last) if is_solid(scene.board) else _patches(scene, last)
    lines = _lines(board.lattice, patches)
    if coordinates:
        lines = _labelled(board, lines, _letters(patches))
    return written(lines, find_theme(theme) if colour else None)


def draw_pieces(
    shapes: Iterable[Shape],
    lattice: Lattice,
    *,
    owner: str = "",
    colour: bool = False,
    theme: ThemeName = "dark",
    width: int = WIDTH,
) -> str:
    """Small pictures of pieces side by side with their names below, in as many rows as `width` asks for.

    `owner` is the colour they belong to: its letter is used, and with `colour` its inks.
    """
    patch = Patch(owner[:1].upper() or PIECE, owner, piece=0, on_board=False)
    tiles = [_piece_tile(shape, lattice, patch) for shape in shapes]
    inks = find_theme(theme) if colour else None
    return "\n\n".join(written(_side_by_side(row), inks) for row in _rows_of_tiles(tiles, width))


# The board


def _patches(scene: Scene, last: bool) -> dict[Address, Patch]:
    by_cell = {cell: Patch(START, colour) for cell, colour in scene.starts.items()}
    for number, piece in enumerate(scene.laid):
        by_cell |= dict.fromkeys(piece.cells, _patch(scene, number, last))
    return {address: by_cell.get(cell, Patch(FREE)) for cell, address in enumerate(scene.board.addresses)}


def _column_patches(scene: Scene, last: bool) -> dict[Address, Patch]:
    """Of a board of cubes: what is seen from above and how high it is, or how high one may build."""
    patches = {}
    for address, (limit, height, number) in columns_of(scene).items():
        patch = Patch(FREE) if number is None else _patch(scene, number, last)
        patches[address] = patch._replace(letter=f"{patch.letter}{limit if number is None else height}")
    return patches


def _patch(scene: Scene, number: int, last: bool) -> Patch:
    """What every cell of a piece shows."""
    colour, is_last = scene.laid[number].colour, last and number == scene.last
    return Patch(colour[0].lower() if is_last else colour[0].upper(), colour, number, is_last)


def _letters(patches: Mapping[Address, Patch]) -> int:
    """How many letters the fullest cell has."""
    return max(len(patch.letter) for patch in patches.values())


def _lines(lattice: Lattice, patches: Mapping[Address, Patch]) -> list[Line]:
    """The rows from the top, each beginning at the leftmost column of all."""
    columns, letters = _range(x for x, _ in patches), _letters(patches)
    lines = []
    for y in reversed(_range(y for _, y in patches)):
        pairs = ((_fence(lattice, patches, (x, y)), _cell(lattice, patches.get((x, y)), letters)) for x in columns)
        lines.append([span for pair in pairs for span in pair] + [_fence(lattice, patches, (columns.stop, y))])
    return lines


def _cell(lattice: Lattice, patch: Patch | None, letters: int) -> Span:
    pad = FORMS[lattice].pad
    return Span(patch.letter.ljust(letters) + pad, patch) if patch else Span(" " * letters + pad)


def _fence(lattice: Lattice, patches: Mapping[Address, Patch], address: Address) -> Span:
    """What stands left of a cell, painted as the piece that it bounds."""
    form, before = FORMS[lattice], (address[0] - 1, address[1])
    left, right = patches.get(before), patches.get(address)
    if left and right and left.piece is not None and left.piece == right.piece:
        return Span(form.joint, right)
    if right:
        bounded = left if left and right.piece is None else right
        return Span(form.fences[lattice.kind(address)][0], _edge(bounded))
    return Span(form.fences[lattice.kind(before)][1], _edge(left)) if left else Span(form.joint)


def _edge(patch: Patch) -> Patch:
    """How the side of a cell is painted: in the colour of a piece, but outside its body."""
    return Patch(FREE, "" if patch.piece is None else patch.colour, on_board=patch.on_board)


def _labelled(board: Board, lines: Sequence[Line], letters: int) -> list[Line]:
    """Row numbers before the lines and column letters below them."""
    _, rows = axis_names(board)
    margin = max(map(len, rows.values()))
    numbers = [rows.get(y, "").rjust(margin) + " " for y in reversed(_range(rows))]
    footer = " " * (margin + 1) + _column_letters(board, letters)
    return [[Span(number), *line] for number, line in zip(numbers, lines, strict=True)] + [[Span(footer)]]


def _column_letters(board: Board, letters: int) -> str:
    form = FORMS[board.lattice]
    pitch = form.pitch(letters)
    columns, _ = axis_names(board)
    every = 1 if max(map(len, columns.values())) < pitch else 2  # aa beside ab would run together
    shown = [columns.get(x, "").ljust(pitch * every) for x in _range(columns)[::every]]
    return form.joint + "".join(shown)


def _range(numbers: Iterable[int]) -> range:
    known = set(numbers)
    return range(min(known), max(known) + 1)


# Pieces


def _piece_tile(shape: Shape, lattice: Lattice, patch: Patch) -> list[Line]:
    """The picture of a piece with its name below."""
    cells = _flattest(shape)
    if not lattice.is_solid:
        return [*_lines(lattice, dict.fromkeys(cells, patch)), [Span(shape.name)]]
    heights = Counter(cell[:2] for cell in cells)
    patches = {square: patch._replace(letter=f"{patch.letter}{height}") for square, height in heights.items()}
    return [*_lines(SQUARE, patches), [Span(shape.name)]]


def _flattest(shape: Shape) -> Cells:
    """The orientation that takes the fewest lines; of cubes a low one in which nothing floats."""
    return min(shape.orientations, key=lambda cells: (bulk(cells), len({cell[1] for cell in cells})))


def _rows_of_tiles(tiles: Iterable[list[Line]], width: int) -> list[list[list[Line]]]:
    rows: list[list[list[Line]]] = []
    room = 0
    for tile in tiles:
        needed = _tile_width(tile) + 2
        if needed > room + 2 or not rows:
            rows.append([])
            room = width
        rows[-1].append(tile)
        room -= needed
    return rows


def _tile_width(tile: Iterable[Line]) -> int:
    return max(line_width(line) for line in tile)


def _side_by_side(tiles: Sequence[list[Line]]) -> list[Line]:
    """Pictures in one row, standing on the same line."""
    height = max(map(len, tiles))
    columns = [_padded(tile, height) for tile in tiles]
    return [[span for line in lines for span in line] for lines in zip(*columns, strict=True)]


def _padded(tile: list[Line], height: int) -> list[Line]:
    width = _tile_width(tile) + 2
    filled = [[Span("")] for _ in range(height - len(tile))] + tile
    return [[*line, Span(" " * (width - line_width(line)))] for line in filled]
