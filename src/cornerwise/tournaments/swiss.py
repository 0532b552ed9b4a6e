"""Swiss system: in every round people with about the same points meet, and nobody twice as long as that can be."""

from collections.abc import Sequence
from itertools import groupby, pairwise

from cornerwise.tournaments.events import Paired
from cornerwise.tournaments.matching import best_pairs
from cornerwise.tournaments.standings import points_of_all
from cornerwise.tournaments.tables import best_tables
from cornerwise.tournaments.tournament import Tournament

BLOCK = 32
"""Entrants that are matched together at least. The time grows with the cube of it."""
REMATCH = 1_000_000_000
"""What meeting again costs: more than everything else together."""
THIRD_SEAT = 1_000_000
"""What it costs to have had one seat three times more often than the other; more than any difference in points."""
SECOND_SEAT = 150
"""The same for two times: somewhat more than half a point, less than a whole one."""
HALF_POINT = 100
"""What half a point of difference costs, times the square of the difference."""
MOST_FOLD = 99
"""What it costs at most to meet somebody else of the same points than the one half the group away."""


def next_round(tournament: Tournament) -> Paired | None:
    """The pairings of the next round, None after the last or when too few are left."""
    seats, number = tournament.plan.seats, tournament.round + 1
    if number > tournament.rounds or len(tournament.active) < seats:
        return None
    points = points_of_all(tournament)
    ranked = sorted(tournament.active, key=lambda one: (-points[one], tournament.seeding(one)))
    byes = _byes(tournament, ranked)
    playing = [one for one in ranked if one not in byes]
    groups: list[tuple[int, ...]] = []
    # With 2 (r + 1) entrants everybody has at least half of them left to meet after r rounds, so by Dirac's theorem all
    # of a block can be paired without anybody meeting again.
    for block in _blocks(playing, points, seats, max(BLOCK, 2 * number)):
        groups += _pairs(tournament, block, points) if seats == 2 else best_tables(tournament, block, points)
    groups.sort(key=lambda group: sorted(map(ranked.index, group)))
    return Paired(number, tuple(tournament.seated(group, number) for group in groups), tuple(byes))


def _byes(tournament: Tournament, ranked: Sequence[int]) -> list[int]:
    """As many as do not fill a table: the last of those who sat out least often."""
    count = len(ranked) % tournament.plan.seats
    last_first = list(reversed(ranked))
    return sorted(last_first, key=lambda one: tournament.bye_counts[one])[:count]


def _blocks(ranked: Sequence[int], points: dict[int, int], seats: int, least: int) -> list[list[int]]:
    """Parts of the ranking that are matched on their own: whole groups of equal points, or slices of large ones."""
    blocks: list[list[int]] = []
    pending: list[int] = []
    for _, group in groupby(ranked, key=lambda one: points[one]):
        pending += group
        whole = len(pending) - len(pending) % seats
        if whole >= least:
            blocks += _slices(pending[:whole], seats, least)
            pending = pending[whole:]
    if pending and blocks:
        pending = blocks.pop() + pending
    return [*blocks, *_slices(pending, seats, least)] if pending else blocks


def _slices(part: Sequence[int], seats: int, least: int) -> list[list[int]]:
    """Folds a part, so that a slice has as many from its upper half as from its lower one."""
    tables = len(part) // seats
    count = max(1, tables // (least // seats))
    bounds = [tables * slice // count for slice in range(count + 1)]
    folds = [part[fold * tables : (fold + 1) * tables] for fold in range(seats)]
    return [[one for fold in folds for one in fold[low:high]] for low, high in pairwise(bounds)]


def _pairs(tournament: Tournament, block: Sequence[int], points: dict[int, int]) -> list[tuple[int, int]]:
    half: dict[int, int] = {}
    place: dict[int, int] = {}
    for _, group in groupby(sorted(block, key=lambda one: -points[one]), key=lambda one: points[one]):
        members = list(group)
        for number, one in enumerate(members):
            half[one], place[one] = len(members) // 2, number

    def cost(one: int, other: int) -> int:
        apart = points[one] - points[other]
        fold = 0 if apart else min(MOST_FOLD, abs(abs(place[one] - place[other]) - half[one]))
        return (
            REMATCH * tournament.times_met(one, other)
            + _seat_cost(tournament, one, other)
            + HALF_POINT * apart * apart
            + fold
        )

    return best_pairs(block, cost)


def _seat_cost(tournament: Tournament, one: int, other: int) -> int:
    """By how much one of the two would have had a seat more often than the other one, once they have met."""
    more = [tournament.seat_counts[each][0] - tournament.seat_counts[each][1] for each in (one, other)]
    worst = max(abs(min(more) + 1), abs(max(more) - 1))
    return THIRD_SEAT * (worst - 2) if worst > 2 else SECOND_SEAT * (worst == 2)
