"""What every colour can still do, at a glance: the corners it can go on from, and how far it may yet get.

Nothing here is hidden from anybody: it follows from what lies on the board.
"""

from collections.abc import Iterable

import numpy as np

from cornerwise import _kernel
from cornerwise.rules.placing_position import PlacingPosition

Data = dict[str, object]

CORNERS, CLOSED = 1, 2
"""The second and third of the three planes that the kernel shows of every colour."""


def outlook(game: PlacingPosition) -> Data:
    """For every colour that may still place: the cells it can go on by, and how many it could cover at most."""
    core = game.core
    if game.turn is None or game.variant.gravity or not isinstance(core, _kernel.Position):
        return {}
    planes, words, numbers, colours, _ = core.feature_shape
    shown = np.zeros((planes, words), np.uint64)
    core.features(shown, np.zeros(numbers, np.uint8))
    bits = np.unpackbits(shown.view(np.uint8), axis=1, bitorder="little").reshape(colours, planes // colours, -1)
    first = game.variant.colours.index(game.turn)  # the kernel counts from the mover on
    return {
        game.variant.colours[(first + i) % colours]: _of_colour(
            game, np.flatnonzero(of[CORNERS]).tolist(), np.flatnonzero(of[CLOSED]).tolist()
        )
        for i, of in enumerate(bits)
    }


def _of_colour(game: PlacingPosition, corners: list[int], closed: list[int]) -> Data:
    names = game.variant.board.names
    return {"corners": [names[cell] for cell in corners], "reach": len(_reached(game, corners, set(closed)))}


def _reached(game: PlacingPosition, corners: Iterable[int], closed: set[int]) -> set[int]:
    """All open cells that hang together with one of the corners, by sides or by corners."""
    board = game.variant.board
    found: set[int] = set()
    waiting = list(corners)
    while waiting:
        cell = waiting.pop()
        if cell not in found:
            found.add(cell)
            waiting += [near for near in (*board.side[cell], *board.corner[cell]) if near not in closed]
    return found
