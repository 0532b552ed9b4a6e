"""Random openings of an arena, and the same deals in all games of an opening."""

from collections.abc import Iterable
from random import Random

from cornerwise.engine.arena.run_plan import ArenaError, RunPlan
from cornerwise.engine.player import Engine
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

ATTEMPTS = 100
"""How often moves at random may end the game before it has begun, or favour a side too much."""
JUDGED_BY = 400
"""Evaluations or simulations that an opening is judged by, where it should be even."""


class Chance:
    """Shuffles the pile once and deals from the top, so that games that go alike are dealt alike.

    Every deal has a seed of its own: however the deals before it went, all games of an opening begin it with the same
    hands and the same pile.
    """

    def __init__(self, plan: RunPlan, opening: int) -> None:
        self._plan, self._opening = plan, opening
        self._deal = -1
        self._rng = Random()
        self._pile: list[Move] = []

    def resolve(self, position: Position) -> None:
        """Play chance moves until a seat is to move or the match is over."""
        while position.turn == CHANCE_NAME:
            position.push(self._next(position.deal, position.legal_moves))

    def _next(self, deal: int, left: Iterable[Move]) -> Move:
        left = set(left)
        if deal != self._deal:
            self._deal, self._pile = deal, []
            self._rng = Random(self._plan.derived_seed("deal", self._opening, deal))
        if not left <= set(self._pile):  # a new deal, or lots that were put back
            self._pile = sorted(left)
            self._rng.shuffle(self._pile)
        self._pile = [tile for tile in self._pile if tile in left]
        return self._pile.pop(0)


def open_game(plan: RunPlan, opening: int) -> tuple[Position, Chance]:
    """The position that an opening leads to, and the chance that goes on from there."""
    rng = Random(plan.derived_seed("opening", opening))
    for _ in range(ATTEMPTS):
        position, chance = start(plan.variant), Chance(plan, opening)
        chance.resolve(position)
        for _ in range(plan.plies):
            if position.turn is None:
                break
            position.push(rng.choice(sorted(position.legal_moves)))
            chance.resolve(position)
        if position.turn is not None and _is_even(plan, position):
            return position, chance
    raise ArenaError(
        plan.plies, "error-arena-plies" if plan.even is None else "error-arena-even", plies=plan.plies, game=plan.game
    )


def _is_even(plan: RunPlan, position: Position) -> bool:
    """Whether no side is favoured by more than the plan allows; every machine judges alike."""
    if plan.even is None:
        return True
    shares = Engine(nodes=JUDGED_BY, seed=0).analyse(position, lines=1).value.shares
    return max(sum(shares[seat] for seat in party) for party in plan.parties) <= plan.even / 100
