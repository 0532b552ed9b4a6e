"""What is left in Triominos: the engine against a player that sees all hands and the pile, and how much is luck.

    python bench/triominos.py --deals 400 engine:3000 open:3000       # the ceiling
    python bench/triominos.py --deals 400 engine:3000 greedy random   # every pair of them

Players are `random`, `greedy`, `engine:N` (what the levels play, with N simulations), `hands:N` (the same search, but
it sees all hands) and `open:N` (it sees the order of the pile as well). The last two are for measuring only: no seat of
the arena or of a server can play by them. Every game is one deal, played twice with the same hands and pile, the
players changing seats.

For every pair the first one's points ahead a deal ± 95 %, its part of the deals won, and of the points of single deals:
`spread` is their standard deviation, `dealt` the part of its square that the deal decided (it is gone when both seats
are played), and `skill` the part that the difference between the two players makes.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, pvariance

from cornerwise import _kernel, find_variant
from cornerwise.engine import Engine, GreedyPlayer, RandomPlayer
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.matching_moves import outcome_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import Move
from cornerwise.rules.start import start

MEMORY = 64 << 20
Choose = Callable[[MatchingPosition, list[Move]], Move]
"""What a player does in a position when this is the rest of the pile, the next tile first; only `open` looks at it."""


def player(spec: str, seed: int) -> Choose:
    kind, _, nodes = spec.partition(":")
    if kind in ("hands", "open"):
        return seeing_player(int(nodes), seed, pile_too=kind == "open")
    players = {
        "random": lambda: RandomPlayer(seed),
        "greedy": lambda: GreedyPlayer(seed),
        "engine": lambda: Engine(nodes=int(nodes), seed=seed),
    }
    made = players[kind]()
    return lambda position, pile: made.choose(position.view(mover(position)))


def seeing_player(nodes: int, seed: int, *, pile_too: bool) -> Choose:
    search = _kernel.MatchingSearch(threads=1, seed=seed, memory=MEMORY)

    def choose(position: MatchingPosition, pile: list[Move]) -> Move:
        assert isinstance(position.core, _kernel.Match)
        order = [outcome_of(tile) or 0 for tile in pile] if pile_too else []
        found = search.run(position.core, mover(position), nodes=nodes, seconds=0.0, lines=1, open_pile=order)
        return Move(found.lines[0].move)

    return choose


def mover(position: MatchingPosition) -> int:
    assert position.mover is not None
    return position.mover


def play(seats: list[Choose], edition: str, seed: int) -> tuple[int, int]:
    """The points of both seats after one deal, whose tiles follow from the seed."""
    position = start(find_variant("triominos", edition=edition, deals=1))
    assert isinstance(position, MatchingPosition)
    rng = Random(seed)
    pile: list[Move] = []
    while position.turn is not None:
        if position.turn == CHANCE_NAME:
            left = set(position.legal_moves)
            if not left <= set(pile):  # the first draw, or lots that were put back
                pile = sorted(left)
                rng.shuffle(pile)
            pile = [tile for tile in pile if tile in left]
            position.push(pile.pop(0))
        else:
            position.push(seats[mover(position)](position, pile))
    first, second = position.totals
    return first, second


def compare(first: str, second: str, edition: str, deals: int, seed: int) -> None:
    singles: list[float] = []
    wins: list[float] = []
    for deal in range(deals):
        for own in (0, 1):
            seats = [player(first, seed + deal), player(second, seed + deal + 1)]
            points = play(seats if own == 0 else seats[::-1], edition, seed * 1_000_003 + deal)
            margin = points[own] - points[1 - own]
            singles.append(margin)
            wins.append((margin > 0) + 0.5 * (margin == 0))
    pairs = [fmean(pair) for pair in zip(singles[::2], singles[1::2], strict=True)]
    won = [fmean(pair) for pair in zip(wins[::2], wins[1::2], strict=True)]
    mean, spread = fmean(singles), pvariance(singles)
    dealt = 1 - 2 * pvariance(pairs) / spread  # the luck of a deal turns round when the players change seats
    print(
        f"{first} against {second}: points {mean:+.1f} ± {1.96 * sqrt(pvariance(pairs) / deals):.1f}, "
        f"won {100 * fmean(won):.1f} ± {196 * sqrt(pvariance(won) / deals):.1f} %, spread {sqrt(spread):.1f}, "
        f"dealt {100 * dealt:.0f} %, skill {100 * mean**2 / (mean**2 + spread):.1f} %",
        flush=True,
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="+", metavar="PLAYER")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--edition", default="international")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for first, second in combinations(wanted.players, 2):
        compare(first, second, wanted.edition, wanted.deals, wanted.seed)


if __name__ == "__main__":
    main()
