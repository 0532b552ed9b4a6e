"""How often a player wins: against random play and against levels of the engine, with error bars.

Games come in pairs that begin alike, and the player has the first seat in one game and the second in the other. In
games without chance a pair begins with a few random plies; where tiles are dealt, both games are dealt the same. A draw
is half a win. The error is the standard error of the mean over pairs.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cornerwise.engine import Engine
from cornerwise.envs.opponents import MEMORY, chooser_of
from cornerwise.envs.vector import Arrays, VectorEnv

GAMES: Mapping[str, Mapping[str, Any]] = {"polyomino-8": {}, "duo": {}, "triominos": {"seats": 2, "deals": 1}}
"""The games of the baselines, all for two, with their options. Of triominos one deal is played."""
OPPONENTS = ("random", "level 1", "level 2", "level 3")
RANDOM_PLIES = 2
"""With which a pair begins where nothing is dealt."""


class Table(NamedTuple):
    """Games side by side as they stand."""

    env: VectorEnv
    seen: Arrays


Player = Callable[[Table, npt.NDArray[np.intp]], npt.ArrayLike]
"""Gives an action for each of these games of a table, in all of which it is to move."""
Policy = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.bool_]], npt.ArrayLike]
"""Gives an action for every row of planes and masks."""


@dataclass(frozen=True)
class Result:
    """Of a match."""

    opponent: str
    games: int
    share: float
    """Of the wins."""
    error: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.error:.1%} against {self.opponent} in {self.games} games"


def play_randomly(table: Table, games: npt.NDArray[np.intp]) -> npt.ArrayLike:
    drawn = table.env.actions()
    table.env.draw(drawn)
    return drawn[games]


def by_policy(policy: Policy) -> Player:
    """A player that looks at all its games at once."""

    def play(table: Table, games: npt.NDArray[np.intp]) -> npt.ArrayLike:
        return policy(table.seen.observations[games], table.env.unpack(table.seen.masks[games]))

    return play


def one_by_one(engine: Engine) -> Player:
    """An engine, which thinks about one game after another."""

    def play(table: Table, games: npt.NDArray[np.intp]) -> npt.ArrayLike:
        choose = chooser_of(engine, table.env.spec, seed=0)
        return [choose(table.env.game(int(game))) for game in games]

    return play


def opponent_of(name: str, seed: int) -> Player:
    if name == "random":
        return play_randomly
    return one_by_one(Engine(level=int(name.removeprefix("level ")), seed=seed, memory=MEMORY))


def play_match(game: str, player: Player, opponent: str, *, pairs: int, seed: int) -> Result:
    """Pairs of games between a player and one of `OPPONENTS`."""
    shares = np.array([_play_seat(game, player, opponent, seat, pairs, seed) for seat in (0, 1)])
    scores = shares.mean(axis=0)
    error = float(scores.std(ddof=1)) / math.sqrt(pairs) if pairs > 1 else math.inf
    return Result(opponent, 2 * pairs, float(scores.mean()), error)


def _play_seat(game: str, player: Player, opponent: str, seat: int, games: int, seed: int) -> npt.NDArray[np.float64]:
    """The player's part of the win in each game, in one seat of all of them."""
    env = VectorEnv(game, games, threads=1, **GAMES[game])
    table = Table(env, env.arrays())
    env.reset(table.seen, seed=seed)
    actions = env.actions()
    if not env.spec.most_chance_moves:
        for _ in range(RANDOM_PLIES):
            env.draw(actions)
            env.step(actions, table.seen)
    other = opponent_of(opponent, seed)
    shares = np.full(games, np.nan)
    while (going := np.isnan(shares)).any():
        env.draw(actions)  # those whose game is over play on at random
        own = table.seen.seats == seat
        for who, turns in ((player, own), (other, ~own)):
            mine = np.flatnonzero(going & turns)
            if len(mine):
                actions[mine] = who(table, mine)
        env.step(actions, table.seen)
        ended = going & (table.seen.ended == 1)
        shares[ended] = (table.seen.rewards[ended, seat] + 1) / 2
    return shares
