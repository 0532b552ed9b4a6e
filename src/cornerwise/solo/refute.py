"""Quick proofs that a solo game cannot be completed."""

from collections.abc import Iterator

from cornerwise.locales.phrase import Phrase, colour_name
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.solo.ground import ground_of, laid


def refutation(position: PlacingPosition) -> Phrase | None:
    """Why not all pieces can be placed, or nothing where that is not plain to see."""
    return next(_refutations(position), None)


def _refutations(position: PlacingPosition) -> Iterator[Phrase]:
    """Every colour is looked at alone, as if the others would leave it all free cells."""
    ground, own = ground_of(position.variant), laid(position)
    taken = ground.covered(row for rows in own for row in rows)
    needed = 0
    for colour, name in enumerate(colour_name(colour) for colour in position.variant.colours):
        left = ground.left(own[colour])
        rows = ground.reachable(ground.fitting(own[colour], taken, left > 0), ground.begin(colour, own[colour]))
        placeable = set(ground.piece[rows].tolist())
        for piece, shape in enumerate(position.variant.pieces):
            if left[piece] and piece not in placeable:
                yield Phrase("solo-no-room", colour=name, piece=shape.name)
        cells = int((left * ground.sizes).sum())
        room = int(ground.covered(rows.tolist()).sum())
        if room < cells:
            yield Phrase("solo-no-reach", colour=name, cells=cells, room=room)
        needed += cells
    free = len(position.variant.board) - int(taken.sum())
    if free < needed:
        yield Phrase("solo-few-cells", needed=needed, free=free)
