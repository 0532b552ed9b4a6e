"""A table of tiles as text.

Every tile is two lines high, with its numbers in its corners; where tiles meet, so do their slashes.
The tile that was laid last has a star in its middle::

     /2\\2 4/4\\
    /0 0\\0/0*5\\
"""

import re
from collections.abc import Mapping
from textwrap import wrap

from cornerwise.drawing.ansi import ink
from cornerwise.drawing.captions import WIDTH
from cornerwise.drawing.palette import DOT_INK, FIGURE_INKS, IVORY
from cornerwise.drawing.tile_table import Field, FieldTile
from cornerwise.geometry.lattice import TRIANGLE
from cornerwise.locales.lines import cell_len, padded
from cornerwise.locales.phrase import SOURCE, Phrase, seat_name
from cornerwise.rules.tiles import Cell

PITCH = 3
"""Characters from one column of the lattice to the next."""
LAST = "*"
INSIDE = r"(?<=[/\\])[0-5]([ *][0-5])?(?=[/\\])"
"""What stands between the slashes of a tile."""
Page = dict[tuple[int, int], str]
"""What stands in which line and column."""


def draw_field_text(
    field: Field,
    *,
    colour: bool = False,
    coordinates: bool = True,
    last: bool = True,
    status: bool = True,
    language: str = SOURCE,
) -> str:
    """A table as text, and under it whose turn it is, the points and how many tiles lie where.

    `colour` adds 24-bit terminal colours: ivory tiles, and an ink for every number.
    """
    lines = _lines(field, coordinates, last)
    if colour:
        lines = [re.sub(INSIDE, lambda found: "".join(map(_painted, found[0])), line) for line in lines]
    return "\n".join([*lines, *_status(field, language)] if status else lines)


def _lines(field: Field, coordinates: bool, last: bool) -> list[str]:
    page: Page = {}
    for number, tile in enumerate(field.tiles):
        page |= _tile(tile, last and number == field.last)
    if not page:
        return []
    if coordinates:
        page |= _labels({tile.cell: tile for tile in field.tiles})
    left = min(column for _, column in page)
    rows = range(min(line for line, _ in page), max(line for line, _ in page) + 1)
    return ["".join(_row(page, line, left)).rstrip() for line in rows]


def _painted(letter: str) -> str:
    on_ivory = FIGURE_INKS[int(letter)] if letter.isdigit() else DOT_INK
    return f"\x1b[1;{ink(38, on_ivory)};{ink(48, IVORY[0])}m{letter}\x1b[0m"


def _row(page: Page, line: int, left: int) -> list[str]:
    right = max(column for _, column in page)
    return [page.get((line, column), " ") for column in range(left, right + 1)]


def _tile(tile: FieldTile, is_last: bool) -> Page:
    """Two lines of five characters; lines count downward."""
    (x, y), (apex, second, third) = tile.cell, tile.numbers
    star = LAST if is_last else " "
    up = TRIANGLE.kind(tile.cell) == 0
    # Counted clockwise, the second number of an upward tile is on its right, of a downward one on its left.
    written = (f" /{apex}\\ ", f"/{third}{star}{second}\\") if up else (f"\\{second}{star}{third}/", f" \\{apex}/ ")
    return {
        (line - 2 * y, PITCH * x + column): letter
        for line, letters in enumerate(written)
        for column, letter in enumerate(letters)
        if letter != " " or letters[0] != " "
    }


def _labels(tiles: Mapping[Cell, FieldTile]) -> Page:
    """The row of every line of tiles on its left, and every second column below."""
    columns, rows = zip(*tiles, strict=True)
    page: Page = {}
    for y in set(rows):
        for place, letter in enumerate(reversed(f"{y} ")):
            page[1 - 2 * y, PITCH * min(columns) - 1 - place] = letter
    for x in range(min(columns), max(columns) + 1):
        if x % 2 == 0:
            page |= {(2 - 2 * min(rows), PITCH * x + 2 + place): letter for place, letter in enumerate(str(x))}
    return page


def _status(field: Field, language: str) -> list[str]:
    lines = [field.headline.line(language)] if field.headline else []
    named = [seat_name(seat).line(language) for seat in range(len(field.scores))]
    names = max(map(cell_len, named), default=0)
    points = max((len(str(score)) for score in field.scores.values()), default=0)
    for name, (turn, score) in zip(named, field.scores.items(), strict=True):
        sign = ">" if turn == field.turn else " "
        held = Phrase("seat-tiles", tiles=field.held.get(turn, 0)).line(language)
        lines.append(f"{sign}{padded(name, names)} {score:{points}}  {held}")
    if field.pile is not None:
        lines.append(f" {Phrase('picture-pile', tiles=field.pile).line(language)}")
    hand = " ".join("-".join(map(str, tile)) for tile in field.hand)
    label = f" {Phrase('picture-hand').line(language)} "
    return lines + wrap(hand, WIDTH, initial_indent=label, subsequent_indent=" " * cell_len(label))
