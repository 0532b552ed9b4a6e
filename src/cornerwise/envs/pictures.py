"""Games as arrays of pixels.

Pixels need no graphics library: a cell is painted where the middle of a pixel lies inside its outline, and which pixels
those are is reckoned once for a board. Boards of cubes are seen from above.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from cornerwise.drawing.heights import is_solid, seen_from_above
from cornerwise.drawing.outline import Spot, middle, placer, polygon
from cornerwise.drawing.palette import FIGURE_INKS, IVORY, LIGHT
from cornerwise.drawing.scene import scene_of
from cornerwise.drawing.tile_table import field_of
from cornerwise.geometry.board import Board
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition

Pixels = npt.NDArray[np.uint8]

SCALE = 16
"""Pixels for the side of a cell."""
FIELD = 24
"""Side lengths of the square of table that is shown of a matching game; tiles farther out are cut off."""
GAP = 0.5
"""Pixels between a cell and its outline."""
FIGURE_AT, DOT = 0.5, 2
"""A number is a square dot of its ink: how far from the middle of its tile to the corner, and half its side."""


def board_pixels(game: PlacingPosition) -> Pixels:
    """A board, cell by cell."""
    scene = scene_of(game)
    scene = seen_from_above(scene) if is_solid(scene.board) else scene
    inks = np.array([_rgb(LIGHT.frame), *[_rgb(LIGHT.board)] * len(scene.board)], np.uint8)
    for piece in scene.laid:
        inks[[cell + 1 for cell in piece.cells]] = _rgb(LIGHT.inks(piece.colour).face)
    return inks[_cells_at(scene.board)]


@lru_cache(maxsize=64)
def _cells_at(board: Board) -> npt.NDArray[np.int32]:
    """For every pixel the number of its cell plus one, 0 off the board and on the lines between cells."""
    place = placer(board.lattice)
    outlines = [[place(corner) for corner in polygon(board.lattice, address)] for address in board.addresses]
    spots = np.array([spot for outline in outlines for spot in outline])
    low, high = spots.min(axis=0), spots.max(axis=0)
    width, height = np.ceil((high - low) * SCALE).astype(int)
    cells = np.zeros((height, width), np.int32)
    for cell, outline in enumerate(outlines):
        _fill(cells, [((x - low[0]) * SCALE, (y - low[1]) * SCALE) for x, y in outline], cell + 1)
    return cells


def table_pixels(game: MatchingPosition) -> Pixels:
    """The middle of a table of tiles."""
    table = field_of(game)
    image = np.full((FIELD * SCALE, FIELD * SCALE, 3), _rgb(LIGHT.felt), np.uint8)
    outlines = [tile.spots() for tile in table.tiles]
    spots = np.array([spot for outline in outlines for spot in outline] or [(0.0, 0.0)])
    left, top = (spots.min(axis=0) + spots.max(axis=0) - FIELD) / 2
    for tile, outline in zip(table.tiles, outlines, strict=True):
        corners = [((x - left) * SCALE, (y - top) * SCALE) for x, y in outline]
        _fill(image, corners, _rgb(IVORY[1]))
        for spot, number in zip(corners, tile.numbers, strict=True):
            x, y = (own + (its - own) * FIGURE_AT for own, its in zip(middle(corners), spot, strict=True))
            _fill(image, _square(x, y), _rgb(FIGURE_INKS[number]))
    return image


def _fill(image: npt.NDArray[np.generic], outline: Sequence[Spot], ink: int | tuple[int, int, int]) -> None:
    """Paints what lies inside a convex outline that goes clockwise as seen, but for a gap to its neighbours."""
    corners = np.array(outline)
    low = np.clip(np.floor(corners.min(axis=0)).astype(int), 0, image.shape[1::-1])
    high = np.clip(np.ceil(corners.max(axis=0)).astype(int), 0, image.shape[1::-1])
    y, x = np.mgrid[low[1] : high[1], low[0] : high[0]] + 0.5
    inside = np.ones(x.shape, bool)
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        inside &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= GAP * np.hypot(bx - ax, by - ay)
    image[low[1] : high[1], low[0] : high[0]][inside] = ink


def _square(x: float, y: float) -> list[Spot]:
    return [(x - DOT, y - DOT), (x + DOT, y - DOT), (x + DOT, y + DOT), (x - DOT, y + DOT)]


def _rgb(ink: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(ink[1:])
    return red, green, blue
