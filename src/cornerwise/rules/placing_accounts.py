"""What must add up in every position of a placing game, for `check_variant`."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.scoring import score


def placing_accounts(position: PlacingPosition) -> Iterator[tuple[bool, str]]:
    """Whether something holds, and what that is."""
    variant = position.variant
    covered: Counter[int] = Counter()
    for number, (colour, tally) in enumerate(zip(variant.colours, position.tallies, strict=True)):
        mine = [position.move_table.rows[row] for row in _rows(position, colour)]
        cells = sorted(cell for row in mine for cell in row)
        covered.update(cells)
        yield list(position.cells(colour)) == cells, f"{colour} covers what it has laid"
        counted = (len(cells), len(mine), len(mine[-1]) if mine else 0)
        yield (tally.cells, tally.pieces, tally.last_size) == counted, f"the tally of {colour} is right"
        yield position.scores[colour] == score(variant, number, tally), f"{colour} scores what it has placed"
        yield _used(position, colour) == _laid(position, colour), f"{colour} lacks just what was laid"
    yield all(count == 1 for count in covered.values()), "no cell is covered twice"
    if variant.blocked == "out":
        yield from _out_for_good(position)


def _out_for_good(position: PlacingPosition) -> Iterator[tuple[bool, str]]:
    """Who was passed over never moves again (P6, R5)."""
    colours = position.variant.colours
    laid = [colours.index(ply.colour) for ply in position.plies if ply.move not in WORDS]
    moving = laid if position.turn is None else [*laid, colours.index(position.turn)]
    out: set[int] = set()
    for before, after in pairwise(moving):
        out.update((before + 1 + i) % len(colours) for i in range((after - before - 1) % len(colours)))
        yield after not in out, f"{colours[after]} is blocked for good"


def _rows(position: PlacingPosition, colour: str) -> list[Move]:
    """The placements of a colour, in order."""
    return [ply.move for ply in position.plies if ply.colour == colour and ply.move not in WORDS]


def _used(position: PlacingPosition, colour: str) -> Counter[str]:
    """The pieces that a colour had at the start and has no more."""
    variant = position.variant
    stock = variant.stock[variant.colours.index(colour)]
    full = Counter({shape.name: copies for shape, copies in zip(variant.pieces, stock, strict=True)})
    full.subtract(shape.name for shape in position.left(colour))
    return +full


def _laid(position: PlacingPosition, colour: str) -> Counter[str]:
    """The pieces that were taken from a colour's supply."""
    variant = position.variant
    suppliers = variant.colours if variant.supply == "shared" else (colour,)
    rows = [row for supplier in suppliers for row in _rows(position, supplier)]
    return Counter(variant.pieces[position.move_table.piece[row]].name for row in rows)
