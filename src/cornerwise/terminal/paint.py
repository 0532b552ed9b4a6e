"""Boards and pieces in coloured characters, with the colours of a theme."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from cornerwise.drawing.palette import Theme, ThemeName, mixed
from cornerwise.drawing.scene import Laid, scene_of
from cornerwise.geometry.board import Board, CellNumbers, make_board
from cornerwise.geometry.lattice import Lattice
from cornerwise.geometry.shapes import Cells, Shape
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.terminal.raster import Character, rasterise

MARKS = {"blue": "()", "yellow": "::", "red": "//", "green": "++", "purple": "<>", "orange": "=="}
"""Signs that tell the colours of players apart without their hue."""
START, RECENT, HINT = "()", "··", "**"
LEANING = {
    "/": "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}",
    "\\": "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}",
}
"""Slashes that reach from corner to corner: hatching, and the sides of hatched triangles."""


@dataclass(frozen=True)
class Signals:
    """The colours of everything but the pieces: messages, buttons, hints."""

    page: str
    ok: str
    warn: str
    accent: str
    on_accent: str
    hint: str
    """A colour that no player has."""


SIGNALS: dict[ThemeName, Signals] = {
    "light": Signals("#f1eee8", "#0b6b53", "#9a3412", "#2b3a67", "#ffffff", "#b5179e"),
    "dark": Signals("#131416", "#5fd6b2", "#ffb08a", "#e9e4d8", "#17181b", "#ff8ad8"),
}


class Look(NamedTuple):
    """How a cell is shown: its ground, and the ink of the two characters in it or of its hatching."""

    fill: str
    ink: str
    text: str = "  "
    hatched: bool = False


@dataclass(frozen=True)
class Ghost:
    """A piece held over the board, and everywhere that it fits."""

    colour: str
    cells: CellNumbers
    legal: bool
    fits: frozenset[int] = frozenset()


# What every cell shows


def board_looks(
    position: PlacingPosition,
    theme: Theme,
    recent: Collection[int] = (),
    ghost: Ghost | None = None,
    hint: Collection[int] = (),
    marks: bool = False,
) -> list[Look]:
    """The look of every cell; `recent` are the cells that were covered last, `hint` those that a hint covers."""
    board = position.variant.board
    looks = [ground_look(theme, _odd(board, cell)) for cell in range(len(board))]
    scene = scene_of(position)
    hidden = _hidden(board, scene.laid)
    for cell, colour in scene.starts.items():
        looks[cell] = _start(theme, colour)
    for colour, cells in scene.laid:
        for cell in cells:
            looks[cell] = tile_look(theme, colour, _odd(board, cell), MARKS[colour] if marks else "  ")
            if cell in hidden:
                looks[cell] = looks[cell]._replace(fill=mixed(looks[cell].fill, theme.board, 0.45))
            if cell in recent:
                brighter = mixed(looks[cell].fill, theme.players[colour].highlight, 0.4)
                text = MARKS[colour][0] + RECENT[1] if marks else RECENT
                looks[cell] = looks[cell]._replace(fill=brighter, text=text)
    if ghost:
        _hold(looks, theme, ghost)
    for cell in hint:
        looks[cell] = hint_look(theme)
    return looks


def _hidden(board: Board, laid: Iterable[Laid]) -> set[int]:
    """The cells of a solid board that are not seen from above, because another stands on them."""
    if not board.lattice.is_solid:
        return set()
    return {cell for piece in laid for above in piece.cells if (cell := board.below[above]) is not None}


def _hold(looks: list[Look], theme: Theme, ghost: Ghost) -> None:
    inks = theme.players[ghost.colour]
    for cell in ghost.fits:
        looks[cell] = looks[cell]._replace(fill=mixed(looks[cell].fill, inks.face, 0.22))
    for cell in ghost.cells:
        if ghost.legal:
            looks[cell] = ghost_look(theme, ghost.colour)
        else:
            looks[cell] = Look(looks[cell].fill, SIGNALS[theme.name].warn, hatched=True)


def ghost_look(theme: Theme, colour: str) -> Look:
    """The look of a held piece that fits where it is."""
    inks = theme.players[colour]
    return Look(*((inks.highlight, inks.edge) if theme.name == "dark" else (inks.edge, inks.highlight)))


def hint_look(theme: Theme) -> Look:
    return Look(SIGNALS[theme.name].hint, SIGNALS[theme.name].page, HINT)


def ground_look(theme: Theme, odd: bool) -> Look:
    return Look(mixed(theme.board, theme.grid, 0.75) if odd else theme.board, theme.muted)


def _start(theme: Theme, colour: str) -> Look:
    ink = theme.players[colour].face if colour else theme.muted
    return Look(mixed(theme.board, ink, 0.45), theme.text, START)


def tile_look(theme: Theme, colour: str, odd: bool, text: str = "  ") -> Look:
    inks = theme.players[colour]
    return Look(inks.low if odd else inks.top, inks.on, text)


def _odd(board: Board, cell: int) -> bool:
    return sum(board.addresses[cell]) % 2 == 1


# From looks to characters


def painted_board(board: Board, scale: int, looks: Sequence[Look], theme: Theme) -> Text:
    """The board with its coordinates."""
    raster, page = rasterise(board, scale), SIGNALS[theme.name].page
    lines = []
    for line, characters in enumerate(raster.rows):
        shown = (
            (note, _style(theme.muted, page))
            if (note := raster.notes.get((line, column)))
            else _painted_character(character, raster.labels.get((line, column)), looks, page)
            for column, character in enumerate(characters)
        )
        runs = groupby(shown, key=lambda pair: pair[1])
        lines.append(Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs)))
    return Text("\n").join(lines)


def _painted_character(
    character: Character, label: tuple[int, int] | None, looks: Sequence[Look], page: str
) -> tuple[str, Style]:
    left, right = (None if cell is None else looks[cell] for cell in character[:2])
    grounds = (left.fill if left else page, right.fill if right else page)
    hatched = next((look for look in (left, right) if look and look.hatched), None)
    if hatched:
        return LEANING[character.slash or "/"], _style(hatched.ink, hatched.fill)
    if character.slash and grounds[0] != grounds[1]:
        return "◢" if character.slash == "/" else "◥", _style(grounds[1], grounds[0])
    if label:
        look = looks[label[0]]
        return look.text[label[1]], _style(look.ink, look.fill)
    return " ", _style(grounds[0], grounds[0])


# Pieces in the tray


@cache
def miniature(lattice: Lattice, shape: Shape) -> tuple[str, ...]:
    """The smallest recognisable picture of a piece, lying flat."""
    cells = min(shape.orientations, key=_flatness)
    if lattice.is_solid:
        return _small_solid(cells)
    return _small_triangles(lattice, cells) if lattice.is_slanted else _small_squares(cells)


def _flatness(cells: Cells) -> tuple[int, int]:
    """A key to sort orientations by: how many cells stand above others, then how many lines the rest takes."""
    return sum(any(address[2:]) for address in cells), len({address[1] for address in cells})


def _small_solid(cells: Cells) -> tuple[str, ...]:
    """The plan of a piece: how many cubes stand on every square."""
    piles = Counter(address[:2] for address in cells)
    width, top = 1 + max(x for x, _ in piles), max(y for _, y in piles)
    return tuple("".join(str(piles[x, y] or " ") for x in range(width)) for y in range(top, -1, -1))


def _small_squares(cells: Cells) -> tuple[str, ...]:
    """A piece of squares, with half a character for every square."""
    width, top = 1 + max(x for x, _ in cells), max(y for _, y in cells)
    blocks = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
    return tuple(
        "".join(blocks[(x, y) in cells, (x, y - 1) in cells] for x in range(width)) for y in range(top, -1, -2)
    )


def _small_triangles(lattice: Lattice, cells: Cells) -> tuple[str, ...]:
    board = make_board("piece", lattice, cells, (0,) * lattice.dimension)
    lines = ["".join(map(_half, row)) for row in rasterise.__wrapped__(board, 1).rows]
    margin = min(len(line) - len(line.lstrip()) for line in lines if line.strip())  # no coordinates here
    return tuple(line[margin:].rstrip() for line in lines if line.strip())


def _half(character: Character) -> str:
    if character.left is None:
        return " " if character.right is None else "◢" if character.slash == "/" else "◥"
    if character.right is None:
        return "◤" if character.slash == "/" else "◣"
    return "█"


@cache
def _style(ink: str, ground: str) -> Style:
    return Style(color=ink, bgcolor=ground)
