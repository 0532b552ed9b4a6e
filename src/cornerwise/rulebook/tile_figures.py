"""Figures of the matching game: matching tiles, bridges, hexagons."""

from dataclasses import dataclass
from typing import Literal

from cornerwise.drawing.tile_table import Field, FieldTile
from cornerwise.games.editions import Points
from cornerwise.rulebook.page import Figure, phrase
from cornerwise.rules.tiles import NUMBER_OF, VALUES, Cell, Joins, Laid, Tile, TileTable, shown_at

NOTHING = Joins(bridge=False, hexagons=0)


@dataclass(frozen=True)
class TileFigure:
    """A table, and the tile that is laid last."""

    name: str
    tiles: tuple[tuple[Tile, Cell, int], ...]
    """Each with its cell and which of its numbers is at the apex."""
    right: bool = True
    joins: Joins = NOTHING

    @property
    def picture(self) -> str:
        return f"tiles-{self.name}"

    @property
    def laid(self) -> tuple[Laid, ...]:
        return tuple(Laid(0, NUMBER_OF[tile], cell, rotation) for tile, cell, rotation in self.tiles)

    @property
    def before(self) -> TileTable:
        """The table that the last tile comes to."""
        return TileTable(self.laid[:-1])

    @property
    def value(self) -> int:
        return VALUES[self.laid[-1].tile]

    @property
    def field(self) -> Field:
        tiles = tuple(FieldTile(laid.cell, shown_at(laid.tile, laid.rotation)) for laid in self.laid)
        return Field(tiles=tiles, last=len(tiles) - 1)


MATCH = TileFigure("match", (((3, 5, 5), (0, 0), 0), ((3, 4, 5), (1, 0), 2), ((4, 5, 5), (0, -1), 0)))
MISMATCH = TileFigure(
    "mismatch", (((3, 5, 5), (0, 0), 0), ((3, 4, 5), (1, 0), 2), ((1, 2, 5), (0, -1), 0)), right=False
)
BRIDGE = TileFigure(
    "bridge",
    (
        ((3, 5, 5), (0, 0), 0),
        ((3, 4, 5), (1, 0), 2),
        ((4, 5, 5), (2, 0), 0),
        ((2, 5, 5), (2, -1), 0),
        ((1, 2, 5), (3, -1), 2),
        ((1, 1, 2), (3, -2), 1),
        ((1, 2, 2), (2, -2), 2),
        ((0, 2, 2), (1, -2), 2),
        ((0, 5, 5), (0, -1), 0),
    ),
    joins=Joins(bridge=True, hexagons=0),
)
HEXAGON = TileFigure(
    "hexagon",
    (
        ((3, 5, 5), (0, 0), 0),
        ((2, 5, 5), (0, -1), 0),
        ((1, 2, 5), (1, -1), 2),
        ((1, 5, 5), (2, -1), 0),
        ((4, 5, 5), (2, 0), 0),
        ((3, 4, 5), (1, 0), 2),
    ),
    joins=Joins(bridge=False, hexagons=1),
)
HEXAGONS = TileFigure(
    "hexagons",
    (
        ((3, 5, 5), (0, 0), 0),
        ((3, 4, 5), (1, 0), 2),
        ((4, 5, 5), (2, 0), 0),
        ((0, 5, 5), (2, -1), 0),
        ((0, 1, 5), (1, -1), 2),
        ((0, 1, 1), (1, -2), 1),
        ((1, 1, 3), (0, -2), 0),
        ((1, 3, 3), (-1, -2), 1),
        ((1, 3, 5), (-1, -1), 2),
        ((1, 5, 5), (0, -1), 0),
    ),
    joins=Joins(bridge=False, hexagons=2),
)
TILE_FIGURES = (MATCH, MISMATCH, BRIDGE, HEXAGON, HEXAGONS)


def tile_figures(subject: Literal["match", "extra"], points: Points) -> tuple[Figure, ...]:
    """The figures of how tiles match, or of what brings more points."""
    if subject == "match":
        return tuple(Figure(tiles.picture, phrase(f"figure-{tiles.name}"), tiles.right) for tiles in (MATCH, MISMATCH))
    return tuple(
        Figure(tiles.picture, phrase(f"figure-{tiles.name}", points=extra_points(tiles, points)))
        for tiles in (BRIDGE, HEXAGON, HEXAGONS)
    )


def extra_points(figure: TileFigure, points: Points) -> int:
    """What the last tile of a figure brings beside its value."""
    return points.bridge * figure.joins.bridge + points.hexagons[figure.joins.hexagons]
