"""The schedule of an arena: every opening with every entrant in every seat, in balanced blocks.

A *block* is a set of games from one opening in which every entrant that plays sits everywhere equally often: it is what
the statistics count as one, for games from the same opening are not independent. An opening has one block for every
circle of entrants, and the block is that circle turned to every place. All blocks of an opening together seat the
entrants in every order. Where there are fewer entrants than sides, an opening is one block of all seatings that use
every entrant.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product

from cornerwise.engine.arena.run_plan import RunPlan

Seating = tuple[int, ...]
"""The number of an entrant for every side."""
Block = tuple[Seating, ...]


@dataclass(frozen=True)
class Task:
    """One game to be played. Its number says everything else."""

    plan: RunPlan
    number: int
    block: int
    """Counted through all openings."""
    opening: int
    seating: int
    """Counted within the opening."""
    sides: Seating

    @property
    def seats(self) -> tuple[int, ...]:
        """The entrant at every seat."""
        of_seat = {
            seat: entrant for seats, entrant in zip(self.plan.parties, self.sides, strict=True) for seat in seats
        }
        return tuple(of_seat[seat] for seat in sorted(of_seat))

    @property
    def names(self) -> tuple[str, ...]:
        """The name of the entrant at every seat."""
        return tuple(self.plan.entrants[entrant].name for entrant in self.seats)


@cache
def blocks(entrants: int, sides: int) -> tuple[Block, ...]:
    """All blocks of one opening; each has equally many games."""
    if entrants < sides:
        everybody = set(range(entrants))
        return (tuple(seating for seating in product(range(entrants), repeat=sides) if set(seating) == everybody),)
    return tuple(
        _turned((first, *others))
        for first, *rest in combinations(range(entrants), sides)
        for others in permutations(rest)
    )


def _turned(circle: Seating) -> Block:
    return tuple(circle[-turn:] + circle[:-turn] for turn in range(len(circle)))


def block_size(plan: RunPlan) -> int:
    """How many games a block has."""
    return len(blocks(len(plan.entrants), len(plan.parties))[0])


def task(plan: RunPlan, number: int) -> Task:
    """The game of a number, counted from 0."""
    circles = blocks(len(plan.entrants), len(plan.parties))
    size = len(circles[0])
    block, place = divmod(number, size)
    opening, circle = divmod(block, len(circles))
    return Task(plan, number, block, opening, circle * size + place, circles[circle][place])


def whole_blocks(plan: RunPlan, games: int) -> int:
    """So many games, and as many more as it takes to finish the last block."""
    size = block_size(plan)
    return -(-games // size) * size
