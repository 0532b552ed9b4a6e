"""Round robin: everybody meets everybody, by the circle method."""

from cornerwise.tournaments.events import Paired
from cornerwise.tournaments.tournament import Tournament


def next_round(tournament: Tournament) -> Paired | None:
    """The next round, without those who have withdrawn; their rivals have a bye. None after the last."""
    number = tournament.round + 1
    if number > tournament.rounds:
        return None
    seeds = sorted(tournament.entrants, key=tournament.seeding)
    order: list[int | None] = [*seeds, None] if len(seeds) % 2 else [*seeds]
    cycle, turn = divmod(number - 1, len(order) - 1)
    tables, byes = [], []
    for pair in _circle(order, turn):
        active = [one for one in pair if one is not None and tournament.entrants[one].is_active]
        if len(active) == 2:
            tables.append(tuple(reversed(active)) if cycle % 2 else tuple(active))
        else:
            byes += active
    return Paired(number, tuple(tables), tuple(byes))


def _circle(order: list[int | None], turn: int) -> list[tuple[int | None, int | None]]:
    """One stays in the middle and the others stand in a circle, which is folded at another place in every round.

    Everybody is on the first seat in half of the games between those in the circle: two whose numbers add up to twice
    the place of the fold meet, and it is on the first seat who stands up to half a circle after it.
    """
    middle, circle = order[-1], order[:-1]
    size = len(circle)
    pairs = [(circle[(turn + step) % size], circle[(turn - step) % size]) for step in range(1, size // 2 + 1)]
    return [(circle[turn], middle) if turn % 2 else (middle, circle[turn]), *pairs]
