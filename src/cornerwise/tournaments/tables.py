"""Tables of three or four: in every round other rivals of about the same points.

No algorithm finds the best tables of three in reasonable time, so they are built of best pairs and then improved.
"""

from collections.abc import Callable, Sequence
from itertools import combinations

from cornerwise.tournaments.matching import best_pairs
from cornerwise.tournaments.tournament import Tournament

MEETING = 400
"""What it costs to meet somebody again, times the square of how often one has: as much as ten points of difference."""
MOST_ROUNDS = 20
"""Of improvements, each of which tries all exchanges between two tables; three are usual."""
Cost = Callable[[int, int], int]


def best_tables(tournament: Tournament, block: Sequence[int], points: dict[int, int]) -> list[tuple[int, ...]]:
    """A block of entrants at full tables; its size is a multiple of the seats."""

    def cost(one: int, other: int) -> int:
        return MEETING * tournament.times_met(one, other) ** 2 + (points[one] - points[other]) ** 2

    tables = _threes(block, cost) if tournament.plan.seats == 3 else _fours(block, cost)
    _improve(tables, cost)
    return [tuple(table) for table in tables]


def _fours(block: Sequence[int], cost: Cost) -> list[list[int]]:
    """Best pairs, and best pairs of pairs."""
    pairs = best_pairs(block, cost)

    def cost_of_pairs(one: int, other: int) -> int:
        return sum(cost(a, b) for a in pairs[one] for b in pairs[other])

    return [[*pairs[one], *pairs[other]] for one, other in best_pairs(range(len(pairs)), cost_of_pairs)]


def _threes(block: Sequence[int], cost: Cost) -> list[list[int]]:
    """Every third of the ranking is set apart; the others form best pairs, to which these are matched best."""
    singles = block[1::3]
    pairs = best_pairs([one for number, one in enumerate(block) if number % 3 != 1], cost)

    def cost_of_joining(one: int, other: int) -> int | None:
        if (one < len(pairs)) == (other < len(pairs)):
            return None
        return sum(cost(each, singles[other - len(pairs)]) for each in pairs[one])

    joined = best_pairs(range(len(pairs) + len(singles)), cost_of_joining)
    return [[*pairs[one], singles[other - len(pairs)]] for one, other in joined]


def _improve(tables: list[list[int]], cost: Cost) -> None:
    """Exchanges two entrants of different tables as long as that makes both tables better together."""

    def worth(table: Sequence[int]) -> int:
        return sum(cost(*pair) for pair in combinations(table, 2))

    for _ in range(MOST_ROUNDS):
        helped = [_exchange(one, other, worth) for one, other in combinations(tables, 2)]
        if not any(helped):
            return


def _exchange(one: list[int], other: list[int], worth: Callable[[Sequence[int]], int]) -> bool:
    """Makes every exchange between two tables that helps; says whether there was one."""
    has_helped = False
    now = worth(one) + worth(other)
    for mine in range(len(one)):
        for theirs in range(len(other)):
            one[mine], other[theirs] = other[theirs], one[mine]
            after = worth(one) + worth(other)
            if after < now:
                now, has_helped = after, True
            else:
                one[mine], other[theirs] = other[theirs], one[mine]
    return has_helped
