"""Plays computer players against each other and rates them.

>>> from cornerwise.engine.arena import RunPlan, parse_entrant, run
>>> plan = RunPlan(game="polyomino-8", entrants=(parse_entrant("greedy"), parse_entrant("random")))
>>> standing = run(plan, games=4, jobs=1)
>>> [row.name for row in standing.rows], standing.games
(['greedy', 'random'], 4)
"""

from cornerwise.engine.arena.entrants import BadEntrant, Entrant, entrant_of, parse_entrant
from cornerwise.engine.arena.result import Fault, GameResult
from cornerwise.engine.arena.run_plan import MOVE_TIMEOUT, ArenaError, RunPlan
from cornerwise.engine.arena.sprt import Duel, Sprt, SprtState
from cornerwise.engine.arena.standing import Row, Standing
from cornerwise.engine.arena.tournament import GAMES, Pool, Progress, processors, run, show
from cornerwise.engine.arena.workers import LocalPool

__all__ = [
    "GAMES",
    "MOVE_TIMEOUT",
    "ArenaError",
    "BadEntrant",
    "Duel",
    "Entrant",
    "Fault",
    "GameResult",
    "LocalPool",
    "Pool",
    "Progress",
    "Row",
    "RunPlan",
    "Sprt",
    "SprtState",
    "Standing",
    "entrant_of",
    "parse_entrant",
    "processors",
    "run",
    "show",
]
