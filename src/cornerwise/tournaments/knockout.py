"""Knockout: who loses is out. A drawn game is played again with other seats, up to two times."""

from collections import Counter
from dataclasses import dataclass

from cornerwise.tournaments.events import Paired
from cornerwise.tournaments.tournament import Table, Tournament

MOST_GAMES = 3
"""Of one tie. If all are drawn, the points on the board decide, then the seeding."""
Slot = int | None


@dataclass(frozen=True, slots=True)
class Tie:
    """Two who play for a place in the next stage, and their games; one alone has a bye."""

    one: Slot
    other: Slot
    winner: Slot
    tables: tuple[Table, ...]


def bracket(tournament: Tournament) -> list[list[Tie]]:
    """The ties of every stage that is known, the first stage first. The last has one tie, the final."""
    return [[_tie(tournament, *pair) for pair in _ties(stage)] for stage in _stages(tournament) if len(stage) > 1]


def _tie(tournament: Tournament, one: Slot, other: Slot) -> Tie:
    played = tournament.games_of(one) if one is not None and other is not None else ()
    tables = tuple(table for table, _ in played if other in table.entrants)
    return Tie(one, other, _winner(tournament, one, other), tables)


def next_round(tournament: Tournament) -> Paired | None:
    """The ties of the next stage, or the drawn games of this one again; None when one entrant is left."""
    stage = _stages(tournament)[-1]
    if len(stage) == 1:
        return None
    winners = {tie: _winner(tournament, *tie) for tie in _ties(stage)}
    undecided = [tie for tie, winner in winners.items() if winner is None]
    has_begun = any(_has_met(tournament, *tie) for tie in winners)
    number = tournament.round + 1
    tables = tuple(tournament.seated([one for one in tie if one is not None], number) for tie in undecided)
    byes = () if has_begun else tuple(winner for winner in winners.values() if winner is not None)
    return Paired(number, tables, byes)


def ties_won(tournament: Tournament) -> Counter[int]:
    """How many ties everybody has won, byes among them: those who got farther have won more."""
    return Counter(one for stage in _stages(tournament)[1:] for one in stage if one is not None)


def _stages(tournament: Tournament) -> list[list[Slot]]:
    """The bracket before every stage; the last is being played, or has the winner alone."""
    if not tournament.started_at:
        return []
    stages = [_bracket(tournament)]
    while len(stages[-1]) > 1:
        winners = [_winner(tournament, *tie) for tie in _ties(stages[-1])]
        if None in winners:
            break
        stages.append(winners)
    return stages


def _bracket(tournament: Tournament) -> list[Slot]:
    """The entrants so that the first seeds meet as late as they can; the free places are beside the first seeds."""
    seeds = sorted(tournament.entrants, key=tournament.seeding)
    order = [0]
    while len(order) < len(seeds):
        size = 2 * len(order)
        order = [place for seed in order for place in (seed, size - 1 - seed)]
    return [seeds[place] if place < len(seeds) else None for place in order]


def _ties(slots: list[Slot]) -> list[tuple[Slot, Slot]]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def _has_met(tournament: Tournament, one: Slot, other: Slot) -> bool:
    return one is not None and other is not None and tournament.times_met(one, other) > 0


def _winner(tournament: Tournament, one: Slot, other: Slot) -> Slot:
    """Who of two has won their tie, None while it is open. Two never meet in another stage.

    What was decided stays so: of two who have withdrawn, the one who stayed longer had won.
    """
    if one is None or other is None:
        return one if other is None else other
    games = [(table, seat) for table, seat in tournament.games_of(one) if other in table.entrants]
    board: Counter[int] = Counter()
    for table, seat in games:
        if table.result is None:
            return None
        for place, each in enumerate(table.entrants):
            board[each] += table.result.board[place]
        if table.points(seat) != table.points(1 - seat):
            return one if table.points(seat) > table.points(1 - seat) else other
    if len(games) == MOST_GAMES:
        return max((one, other), key=lambda each: (board[each], _strength(tournament, each)))
    stayed = {each: tournament.entrants[each].stayed for each in (one, other)}
    if all(tournament.entrants[each].is_active for each in stayed):
        return None
    return max((one, other), key=lambda each: (stayed[each], _strength(tournament, each)))


def _strength(tournament: Tournament, entrant: int) -> tuple[int, int]:
    """Higher for better seeds."""
    rating, lot = tournament.seeding(entrant)
    return (-rating, -lot)
