"""The table of an arena: ratings, shares and times of all entrants, and the duel of two."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cornerwise.engine.arena.rating import Ranking, fit, groups_of
from cornerwise.engine.arena.result import GameResult
from cornerwise.engine.arena.run_plan import RunPlan
from cornerwise.engine.arena.schedule import block_size
from cornerwise.engine.arena.sprt import Duel, SequentialTest, Sprt, SprtState, elo_of


@dataclass(frozen=True)
class Row:
    """One entrant."""

    name: str
    elo: float
    error: float
    """Half the 95 % interval of the difference to the first entrant."""
    games: int
    """Seats that it took: two in a game where it sat twice."""
    share: float
    """Its mean part of the win."""
    points: float
    """Its mean points, over games without a fault."""
    seconds: float
    """For a move, on average."""
    longest: float
    """Seconds for its slowest move."""
    faults: int


@dataclass(frozen=True)
class Standing:
    """The whole of a run so far."""

    rows: tuple[Row, ...]
    games: int
    duel: Duel | None
    """With two entrants, once a block is finished."""
    sprt: SprtState | None


def standing_of(plan: RunPlan, results: Iterable[GameResult], sprt: Sprt | None = None) -> Standing:
    games = sorted(results, key=lambda result: result.number)
    number = {entrant.name: index for index, entrant in enumerate(plan.entrants)}
    ratings = fit(len(number), rankings(plan, games, number))
    rows = tuple(_row(name, ratings.elo[index], ratings.errors[index], games) for name, index in number.items())
    state = None
    if sprt:
        scores = BlockScores(plan)
        test = SequentialTest(sprt, block_size(plan))
        for game in games:
            for score in scores.add(game):
                test.add(score)
        state = test.state
    return Standing(rows, len(games), _duel(plan, games) if len(rows) == 2 else None, state)


def rankings(plan: RunPlan, games: Iterable[GameResult], number: Mapping[str, int]) -> Iterator[Ranking]:
    """Games as they are rated: who took which place, every entrant by its number."""
    firsts = [seats[0] for seats in plan.parties]
    for game in games:
        entrants, ranks = [number[game.entrants[seat]] for seat in firsts], [game.ranks[seat] for seat in firsts]
        yield Ranking(groups_of(entrants, ranks), game.block)


def _row(name: str, elo: float, error: float, games: list[GameResult]) -> Row:
    seats = [(game, seat) for game in games for seat, entrant in enumerate(game.entrants) if entrant == name]
    points = [game.points[seat] for game, seat in seats if game.points is not None]
    clocks = [game.clocks[seat] for game, seat in seats]
    return Row(
        name=name,
        elo=elo,
        error=error,
        games=len(seats),
        share=sum(game.shares[seat] for game, seat in seats) / max(len(seats), 1),
        points=sum(points) / max(len(points), 1),
        seconds=sum(clock.total for clock in clocks) / max(sum(clock.moves for clock in clocks), 1),
        longest=max((clock.longest for clock in clocks), default=0.0),
        faults=sum(game.fault is not None and game.fault.seat == seat for game, seat in seats),
    )


def score_in(plan: RunPlan, game: GameResult) -> float:
    """The first entrant's part of the win, whatever seats it had."""
    first = plan.entrants[0].name
    return sum(share for share, name in zip(game.shares, game.entrants, strict=True) if name == first)


class BlockScores:
    """Gathers games, in whatever order they end, into the scores of blocks in the order of the schedule."""

    def __init__(self, plan: RunPlan) -> None:
        self._plan = plan
        self._size = block_size(plan)
        self._scores: defaultdict[int, list[float]] = defaultdict(list)
        self._next = 0

    def add(self, game: GameResult) -> Iterator[float]:
        """The scores of the blocks that are finished now, with all before them."""
        self._scores[game.block].append(score_in(self._plan, game))
        while len(self._scores[self._next]) == self._size:
            yield sum(self._scores.pop(self._next)) / self._size
            self._next += 1


def _duel(plan: RunPlan, games: list[GameResult]) -> Duel | None:
    of_block: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        of_block[game.block].append(score_in(plan, game))
    size = block_size(plan)
    blocks = [sum(scores) for scores in of_block.values() if len(scores) == size]
    if not blocks:
        return None
    elo, error = elo_of([total / size for total in blocks], size)
    scores = [score for of_game in of_block.values() for score in of_game]
    two_sided = len(plan.parties) == 2
    return Duel(
        score=sum(scores) / len(scores),
        wins=sum(score > 1 - TINY for score in scores),
        draws=sum(TINY < score < 1 - TINY for score in scores),
        losses=sum(score < TINY for score in scores),
        elo=elo,
        error=error,
        pentanomial=tuple(sum(round(2 * total) == half for total in blocks) for half in range(5)) if two_sided else (),
    )


TINY = 1e-9
"""Shares of thirds do not add up to 1 exactly."""
