"""Positions and pieces in plain characters, for terminals, logs and doctests.

Squares stand in rows. Triangles stand between slashes that lean as their sides do, and the
slashes inside a piece are left out, so that it reads as one body::

      /.\\./.\\./.\\
    /.\\./B\\./.\\./.\\
    \\./B B B\\./.\\./
      \\./.\\./.\\./

Both take two columns a cell, so that the board of 486 triangles is 71 columns wide.

A cell is `.` when free, `+` when it is a free start cell, and otherwise the first letter of its colour: a
capital, or a small letter in the piece that was laid last. Colours are added to that, they replace nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import NamedTuple

from cornerwise.drawing.palette import Theme, ThemeName, find_theme
from cornerwise.drawing.scene import Scene, axis_names, headline, scene_of
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import SQUARE, TRIANGLE, Address, Lattice
from cornerwise.geometry.shapes import Cells, Shape
from cornerwise.rules.position import Position

FREE, START, PIECE = ".", "+", "#"
WIDTH = 80


@dataclass(frozen=True)
class Form:
    """How the cells of a lattice are written: `fences` are what stands left and right of each kind of cell."""

    pad: str
    fences: tuple[tuple[str, str], ...]

    @property
    def joint(self) -> str:
        """What stands between two cells of one piece in place of a fence."""
        return " " * len(self.fences[0][0])

    @property
    def pitch(self) -> int:
        return 1 + len(self.pad) + len(self.joint)


FORMS: dict[Lattice, Form] = {
    SQUARE: Form(pad=" ", fences=(("", ""),)),
    TRIANGLE: Form(pad="", fences=(("/", "\\"), ("\\", "/"))),
}


class Patch(NamedTuple):
    """What one cell shows. Those of one `piece` are drawn as one body; the bare board belongs to none."""

    letter: str
    colour: str = ""
    piece: int | None = None
    last: bool = False
    on_board: bool = True
    """Whether what is bare has the board's ground behind it."""


class Span(NamedTuple):
    """A bit of a line; `patch` is what it is painted as, None is bare ground."""

    text: str
    patch: Patch | None = None


Line = list[Span]


def draw_text(
    position: Position,
    *,
    colour: bool = False,
    coordinates: bool = True,
    last: bool = True,
    status: bool = True,
    theme: ThemeName = "dark",
) -> str:
    """A position as text: the board, and under it whose turn it is, the points and the pieces left.

    `colour` adds 24-bit terminal colours, those of the `theme`; `last` writes the last move small.
    """
    scene = scene_of(position)
    picture = draw_scene(scene, colour=colour, coordinates=coordinates, last=last, theme=theme)
    return "\n".join([picture, *_status(position)]) if status else picture


def draw_scene(
    scene: Scene, *, colour: bool = False, coordinates: bool = True, last: bool = True, theme: ThemeName = "dark"
) -> str:
    """A board alone, as text."""
    patches = _patches(scene, last)
    lines = _lines(scene.board.lattice, patches)
    if coordinates:
        lines = _labelled(scene.board, lines)
    return _written(lines, find_theme(theme) if colour else None)


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
    return "\n\n".join(_written(_side_by_side(row), inks) for row in _rows_of_tiles(tiles, width))


# The board


def _patches(scene: Scene, last: bool) -> dict[Address, Patch]:
    by_cell = {cell: Patch(START, colour) for cell, colour in scene.starts.items()}
    for number, piece in enumerate(scene.laid):
        is_last = last and number == scene.last
        letter = piece.colour[0].lower() if is_last else piece.colour[0].upper()
        by_cell |= dict.fromkeys(piece.cells, Patch(letter, piece.colour, number, is_last))
    return {address: by_cell.get(cell, Patch(FREE)) for cell, address in enumerate(scene.board.addresses)}


def _lines(lattice: Lattice, patches: Mapping[Address, Patch]) -> list[Line]:
    """The rows from the top, each beginning at the leftmost column of all."""
    columns = _range(x for x, _ in patches)
    lines = []
    for y in reversed(_range(y for _, y in patches)):
        pairs = ((_fence(lattice, patches, (x, y)), _cell(lattice, patches.get((x, y)))) for x in columns)
        lines.append([span for pair in pairs for span in pair] + [_fence(lattice, patches, (columns.stop, y))])
    return lines


def _cell(lattice: Lattice, patch: Patch | None) -> Span:
    pad = FORMS[lattice].pad
    return Span(patch.letter + pad, patch) if patch else Span(" " + pad)


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


def _labelled(board: Board, lines: Sequence[Line]) -> list[Line]:
    """Row numbers before the lines and column letters below them."""
    _, rows = axis_names(board)
    margin = max(map(len, rows.values()))
    numbers = [rows[y].rjust(margin) + " " for y in reversed(_range(rows))]
    footer = " " * (margin + 1) + _column_letters(board)
    return [[Span(number), *line] for number, line in zip(numbers, lines, strict=True)] + [[Span(footer)]]


def _column_letters(board: Board) -> str:
    form = FORMS[board.lattice]
    columns, _ = axis_names(board)
    every = 1 if max(map(len, columns.values())) < form.pitch else 2  # aa beside ab would run together
    shown = [columns[x].ljust(form.pitch * every) for x in _range(columns)[::every]]
    return form.joint + "".join(shown)


def _range(numbers: Iterable[int]) -> range:
    known = set(numbers)
    return range(min(known), max(known) + 1)


# The lines below it


def _status(position: Position) -> list[str]:
    shared = position.variant.supply == "shared"
    scores = position.scores
    names, points = max(map(len, scores)), max(len(str(score)) for score in scores.values())
    lines = [headline(position)]
    for colour, score in scores.items():
        start = f"{'>' if colour == position.turn else ' '}{colour:{names}} {score:{points}}  "
        lines += _listed(start, [] if shared else position.left(colour))
    return lines + (_listed(" common  ", position.left(position.variant.colours[0])) if shared else [])


def _listed(start: str, shapes: Sequence[Shape]) -> list[str]:
    names = " ".join(shape.name for shape in shapes)
    return wrap(names, WIDTH, initial_indent=start, subsequent_indent=" " * len(start)) or [start.rstrip()]


# Pieces


def _piece_tile(shape: Shape, lattice: Lattice, patch: Patch) -> list[Line]:
    """The picture of a piece with its name below."""
    return [*_lines(lattice, dict.fromkeys(_flattest(shape), patch)), [Span(shape.name)]]


def _flattest(shape: Shape) -> Cells:
    """The orientation that takes the fewest lines."""
    return min(shape.orientations, key=lambda cells: len({y for _, y in cells}))


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
    return max(_line_width(line) for line in tile)


def _line_width(line: Line) -> int:
    return sum(len(span.text) for span in line)


def _side_by_side(tiles: Sequence[list[Line]]) -> list[Line]:
    """Pictures in one row, standing on the same line."""
    height = max(map(len, tiles))
    columns = [_padded(tile, height) for tile in tiles]
    return [[span for line in lines for span in line] for lines in zip(*columns, strict=True)]


def _padded(tile: list[Line], height: int) -> list[Line]:
    width = _tile_width(tile) + 2
    filled = [[Span("")] for _ in range(height - len(tile))] + tile
    return [[*line, Span(" " * (width - _line_width(line)))] for line in filled]


# Paint


def _written(lines: Iterable[Line], theme: Theme | None) -> str:
    if theme is None:
        return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
    return "\n".join(_painted(line, theme) for line in lines)


def _painted(line: Line, theme: Theme) -> str:
    """A line with its escapes, one for every run that looks the same."""
    styled = ((_style(span.patch, theme), span.text) for span in line if span.text)
    runs = [(style, "".join(text for _, text in run)) for style, run in groupby(styled, key=lambda pair: pair[0])]
    return "".join(f"\x1b[{style}m{text}\x1b[0m" if style else text for style, text in runs).rstrip()


def _style(patch: Patch | None, theme: Theme) -> str:
    """The numbers of the terminal's style: letters on the tile, or the colour on the bare board."""
    if patch is None:
        return ""
    inks = theme.players.get(patch.colour)
    if inks and patch.piece is not None:
        return f"{'1;' if patch.last else ''}{_ink(38, inks.on)};{_ink(48, inks.face)}"
    bare = inks.face if inks else theme.text if patch.letter == START else theme.faint
    return _ink(38, bare) + (f";{_ink(48, theme.board)}" if patch.on_board else "")


def _ink(layer: int, colour: str) -> str:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return f"{layer};2;{red};{green};{blue}"
