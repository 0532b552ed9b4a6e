"""A small net for one game out of that of another: another board, or fewer pieces, of the same lattice and colours.

What a cell makes of its surroundings, and what forms of pieces are worth, is much the same on every board. So each
weight goes to where it means the same: by the step from a cell, by the look of a form, by the piece.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from cornerwise.engine.placements import Placements, placements_of
from cornerwise.engine.smallnet import Array, Shape, Weights, read_small
from cornerwise.errors import CornerwiseError
from cornerwise.games.placing_variant import PlacingVariant

AFTER = 2
"""Numbers of a position that belong to no colour, behind all others (`kernel/features.hpp`)."""


def transferred_small(path: Path, old: PlacingVariant, new: PlacingVariant) -> Weights:
    """The small net of `old` in a file as one for `new`. It knows nothing of pieces that only the new game has."""
    weights = read_small(path, old)
    before, after = placements_of(old), placements_of(new)
    shape = Shape.of(new, **weights.shape.sizes)
    same = replace(weights.shape, planes=shape.planes, colours=shape.colours, kinds=shape.kinds) == weights.shape
    if not same or weights.shape.whole or old.board.lattice != new.board.lattice:
        raise CornerwiseError(str(path), "error-net-board", file=str(path), game=new.id)
    arrays = dict(weights.arrays)
    arrays["whole"] = np.zeros(Weights.shapes(shape)["whole"][1], np.int16)
    arrays["local"] = np.stack(
        [
            _taken(kind, _found(before.steps(number), after.steps(number), shape.slots))
            for number, kind in enumerate(arrays["local"])
        ]
    )
    arrays["place"] = _places(arrays["place"], before, after)
    forms = _found(before.looks, after.looks, shape.forms)
    arrays["form"], arrays["form_bias"] = _taken(arrays["form"], forms), _taken(arrays["form_bias"], forms)
    local, numbers = np.split(arrays["first"], [shape.local])
    told, tells = (_names(variant, bool(shape.scope)) for variant in (old, new))
    arrays["first"] = np.concatenate([local, _taken(numbers, _found(told, tells, len(tells)))])
    return Weights(shape, arrays)


def _found(old: Sequence[Hashable], new: Sequence[Hashable], count: int) -> list[int]:
    """Where each of the new things stands among the old ones, -1 where it does not; as many as were asked for."""
    at = {thing: number for number, thing in enumerate(old)}
    found = [at.get(thing, -1) for thing in new]
    return found + [-1] * (count - len(found))


def _taken(array: Array, rows: Sequence[int]) -> Array:
    """These rows of an array; nothing for those that are not there."""
    return np.concatenate([array, np.zeros_like(array[:1])]).take(rows, axis=0)


def _places(place: Array, old: Placements, new: Placements) -> Array:
    """For every cell the mean of those old cells that have an edge of the board where it has one."""
    slots = [_found(old.steps(kind), new.steps(kind), 0) for kind in range(old.kind_count)]
    rows = []
    for cell, kind in enumerate(new.kinds):
        shared = [(before, after) for after, before in enumerate(slots[kind]) if before >= 0]
        before, after = map(list, zip(*shared, strict=True))
        others = np.flatnonzero(old.kinds == kind)
        unlike = ((old.windows[np.ix_(others, before)] < 0) != (new.windows[cell, after] < 0)).sum(axis=1)
        rows.append(np.rint(place[others[unlike == unlike.min()]].mean(axis=0)))
    return np.array(rows).astype(place.dtype)


def _names(variant: PlacingVariant, scope: bool) -> list[Hashable]:
    """What each number tells of a position, in the order of `kernel/features.hpp`, and then each sum over a plane."""
    colours = range(len(variant.colours))
    each = (Shape.of(variant).numbers - AFTER) // len(colours) - len(variant.pieces)
    of_each = [*variant.pieces, *range(each)]
    names: list[Hashable] = [*((colour, name) for colour in colours for name in of_each), *range(AFTER)]
    if scope:
        names += [("fits", colour, piece) for colour in colours for piece in variant.pieces]
        names += [("covers", colour, soon) for colour in colours for soon in range(2)]
    return names
