"""SVG of a table of tiles.

Figures stand upright on tiles of both directions, in one ink a number. The table has no edge, so the
picture ends some way beyond the tiles. Below it lies the hand of the seat that looks, and what is known of
the rest in words.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, sqrt
from typing import NamedTuple

from cornerwise.drawing.ground import HALF_FIGURE
from cornerwise.drawing.markup import element, words
from cornerwise.drawing.outline import Spot, format_number, middle, placer
from cornerwise.drawing.palette import DOT_INK, FIGURE_INKS, FONT, GLASS, IVORY, Theme, ThemeName, find_theme, font_of
from cornerwise.drawing.piece_svg import use
from cornerwise.drawing.sheet import Box, Sheet, box_of, document
from cornerwise.drawing.svg_defs import cell_path
from cornerwise.drawing.tile_table import Field, FieldTile, counts
from cornerwise.geometry.lattice import TRIANGLE, add
from cornerwise.locales.phrase import SOURCE, Phrase, paragraph

SIDE, CONTOUR_INK, BEVEL_INK = GLASS["numbered"]["side"], GLASS["numbered"]["edge"], "#ffffff"

GAP, CORNER, CONTOUR = 0.022, 0.085, 0.014
"""Lengths are in sides of a tile."""
BEVEL, BEVEL_LINE = 0.06, 0.018
THICK, SHADOW, SHADOW_STRENGTH = 0.032, 0.075, 0.16
FIGURE, TOWARD_CORNER, DOT = 0.23, 0.5, 0.052
MARGIN, SMALLEST_FIELD = 0.7, (6.0, 4.0)
GRID_LINE, GRID_STRENGTH = 0.014, 0.16
HAND_ROW, HAND_GAP, LINE, ROUND = 10, 0.22, 0.42, 14
"""Of the hand: tiles in a row, the room between them, the height of a line of words; in pixels, how round all is."""
HEIGHT = sqrt(3) / 2
PATTERN = "cw-felt"


class Placed(NamedTuple):
    """A tile and how far it is moved from its cell."""

    tile: FieldTile
    by: Spot = (0, 0)

    def spots(self) -> list[Spot]:
        return [(x + self.by[0], y + self.by[1]) for x, y in self.tile.spots()]


def draw_field_svg(
    field: Field,
    *,
    theme: ThemeName = "light",
    last: bool = True,
    size: float = 720,
    title: str | None = None,
    smallest: Spot = SMALLEST_FIELD,
    language: str = SOURCE,
) -> str:
    """A table as an SVG document, `size` pixels along its longer side, with room for `smallest` tiles at least."""
    inks = find_theme(theme)
    box, hand = _table_box(field, smallest), _hand_box(field)
    share = box.width / hand.width  # a full row of the hand is as wide as the table
    whole = box.height + hand.height * share
    scale = size / max(box.width, whole)
    width, height = box.width * scale, whole * scale
    table, band = Sheet(box, scale), Sheet(hand, scale * share)
    drawn = _tiles(table, [Placed(tile) for tile in field.tiles], field.last if last else None)
    below = element(
        "g", *_band(field, band, inks, language), transform=f"translate(0 {format_number(box.height * scale)})"
    )
    cut = element("clipPath", element("rect", width=width, height=height, rx=ROUND), id=_cut_id(width, height))
    inside = element("g", *_felt(table, inks), *drawn, below, clip_path=f"url(#{_cut_id(width, height)})")
    sentences = [field.headline, Phrase("picture-held", counts=tuple(counts(field))) if field.held else None]
    told = paragraph(filter(None, sentences), language)
    definitions = element("defs", *_definitions(inks), cut)
    return document(width, height, title or field.title.line(language), told, definitions, inside)


# What is where


def _table_box(field: Field, smallest: Spot) -> Box:
    """Round all tiles, with some felt beyond them; a single tile is not blown up."""
    left, top, right, bottom = box_of([spot for tile in field.tiles for spot in tile.spots()] or [(0, 0), (1, -HEIGHT)])
    wide = max(0, smallest[0] - (right - left)) / 2 + MARGIN
    high = max(0, smallest[1] - (bottom - top)) / 2 + MARGIN
    return Box(left - wide, top - high, right + wide, bottom + high)


def _hand_box(field: Field) -> Box:
    rows = ceil(len(field.hand) / HAND_ROW)
    height = rows * (HEIGHT + HAND_GAP) + HAND_GAP * bool(rows) + LINE * bool(field.held)
    return Box(0, 0, HAND_ROW * (1 + HAND_GAP) + HAND_GAP, height)


def _hand(field: Field) -> Iterator[Placed]:
    """The own tiles in rows from the left, each pointing up."""
    for number, tile in enumerate(field.hand):
        row, column = divmod(number, HAND_ROW)
        at = HAND_GAP + column * (1 + HAND_GAP), HAND_GAP + HEIGHT + row * (HEIGHT + HAND_GAP)
        yield Placed(FieldTile((0, 0), tile), at)


# The parts of the picture


def _felt(sheet: Sheet, theme: Theme) -> Iterator[str]:
    left, top, width, height = sheet.box.left, sheet.box.top, sheet.box.width, sheet.box.height
    for fill in (theme.felt, f"url(#{PATTERN}-{theme.name})"):
        yield sheet.scaled([element("rect", class_="felt", x=left, y=top, width=width, height=height, fill=fill)])


def _band(field: Field, sheet: Sheet, theme: Theme, language: str) -> Iterator[str]:
    box = sheet.box
    if not box.height:
        return
    yield element(
        "rect", class_="band", width=box.width * sheet.scale, height=box.height * sheet.scale, fill=theme.frame
    )
    yield from _tiles(sheet, list(_hand(field)), None)
    font = LINE * sheet.scale * 0.5
    yield element(
        "text",
        words("   \N{MIDDLE DOT}   ".join(count.line(language) for count in counts(field))),
        class_="counts",
        x=HAND_GAP * sheet.scale,
        y=(box.height - LINE / 2) * sheet.scale + HALF_FIGURE * font,
        fill=theme.muted,
        font_family=font_of(language),
        font_size=font,
        font_weight="600",
    )


def _tiles(sheet: Sheet, placed: Sequence[Placed], last: int | None) -> Iterator[str]:
    yield sheet.scaled(
        element("g", *(_use(tile, part, drop) for tile in placed), class_=part, **paint) for part, drop, paint in LAYERS
    )
    font = FIGURE * sheet.scale
    for number, ink in enumerate(FIGURE_INKS):
        figures = list(_figures(placed, number))
        if figures:
            texts = (_text(str(number), sheet.pixels(at), font) for at in figures)
            yield element(
                "g", *texts, class_="figures", fill=ink, font_family=FONT, font_size=font, font_weight="800",
                text_anchor="middle",
            )  # fmt: skip
    if last is not None:
        x, y = sheet.pixels(middle(placed[last].spots()))
        yield element("circle", class_="last", cx=x, cy=y, r=DOT * sheet.scale, fill=DOT_INK)


def _use(placed: Placed, part: str, drop: float) -> str:
    kind = TRIANGLE.kind(placed.tile.cell)
    home = TRIANGLE.home(kind)
    x, y = placer(TRIANGLE)(add(placed.tile.cell, tuple(-coordinate for coordinate in home)))
    name = _part_id("bevel" if part == "bevels" else "body", kind)
    return use(name, (x + placed.by[0], y + placed.by[1] + drop))


def _figures(placed: Iterable[Placed], number: int) -> Iterator[Spot]:
    """Where a number stands: on the way from the middle of a tile to its corners."""
    for tile in placed:
        spots = tile.spots()
        x, y = middle(spots)
        for (at_x, at_y), shows in zip(spots, tile.tile.numbers, strict=True):
            if shows == number:
                yield x + (at_x - x) * TOWARD_CORNER, y + (at_y - y) * TOWARD_CORNER


def _text(text: str, at: Spot, font: float) -> str:
    return element("text", text, x=at[0], y=at[1] + HALF_FIGURE * font)


# What is defined once


def _definitions(theme: Theme) -> Iterator[str]:
    for kind in range(2):
        cell = TRIANGLE.home(kind)
        yield element("path", id=_part_id("body", kind), d=cell_path(TRIANGLE, cell, GAP, CORNER))
        yield element("path", id=_part_id("bevel", kind), d=cell_path(TRIANGLE, cell, BEVEL, CORNER * 0.6))
    stops = (element("stop", offset=at, stop_color=ink) for at, ink in enumerate(IVORY))
    yield element("linearGradient", *stops, id="cw-ivory", x2=0.4, y2=1)
    lines = f"M0 0H1M0 {format_number(HEIGHT)}H1M0 0L1 {format_number(2 * HEIGHT)}M1 0L0 {format_number(2 * HEIGHT)}"
    yield element(
        "pattern",
        element("path", d=lines, stroke=theme.muted, stroke_width=GRID_LINE, stroke_opacity=GRID_STRENGTH),
        id=f"{PATTERN}-{theme.name}",
        width=1,
        height=2 * HEIGHT,
        patternUnits="userSpaceOnUse",
    )


def _part_id(part: str, kind: int) -> str:
    return f"cw-tile-{part}-{kind}"


def _cut_id(width: float, height: float) -> str:
    return "cw-round-" + format_number(width, height).replace(" ", "-")


LAYERS: tuple[tuple[str, float, dict[str, str | float]], ...] = (
    ("shadows", SHADOW, {"fill": "#000000", "fill_opacity": SHADOW_STRENGTH}),
    ("sides", THICK, {"fill": SIDE}),
    ("bodies", 0, {"fill": "url(#cw-ivory)", "stroke": CONTOUR_INK, "stroke_width": CONTOUR}),
    ("bevels", 0, {"fill": "none", "stroke": BEVEL_INK, "stroke_width": BEVEL_LINE}),
)
"""The parts of a tile, back to front: how far each is moved down, and its paint."""
