"""Whether one net is better than another: both play each other at equal simulations, all games at once.

Games come in sets that begin alike; in each game of a set the challenger has another seat, or in teams another team.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic

import numpy as np
import torch

from cornerwise.engine.planes import Layout
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.native import party_of_seats
from cornerwise.training.selfplay import Evaluator, Games, Lane


@dataclass(frozen=True)
class GateMatch:
    """How the challenger did."""

    games: int
    score: float
    """Its mean part of the win, times the number of sides over two: a half when the nets are equal."""
    error: float
    """Of the score, by how much sets differ."""
    margin: float
    """Its mean lead."""

    def __str__(self) -> str:
        return f"{self.score:.3f} +- {self.error:.3f}, margin {self.margin:+.2f}, {self.games} games"


NO_MATCH = GateMatch(0, 0.0, math.inf, 0.0)


def mean_match(matches: Sequence[GateMatch]) -> GateMatch:
    """Over several games, each counting alike; those of which no set was finished do not count."""
    played = [match for match in matches if match.games]
    if not played:
        return NO_MATCH
    return GateMatch(
        games=sum(match.games for match in played),
        score=sum(match.score for match in played) / len(played),
        error=math.hypot(*(match.error for match in played)) / len(played),
        margin=sum(match.margin for match in played) / len(played),
    )


class Sets:
    """Sets of games between two nets, and what the challenger has scored in them so far."""

    def __init__(self, variant: PlacingVariant, sets: int) -> None:
        self.sides = len(variant.parties)
        self.games = sets * self.sides
        self.party_of = np.array(party_of_seats(variant))
        self.side = np.arange(self.games) % self.sides
        """The challenger's party in every game."""
        self._share, self._margin = np.full(self.games, np.nan), np.zeros(self.games)

    @property
    def tuning(self) -> dict[str, float]:
        """What is different from self-play."""
        return {"group": self.sides, "noise": 0.0, "opening_part": 1.0, "full_part": 0.0}

    @property
    def over(self) -> bool:
        return not np.isnan(self._share).any()

    def add(self, done: Games) -> None:
        """The first game of every slot counts."""
        for (_, _, serial, slot), shares, margins in zip(done.about.tolist(), done.shares, done.margins, strict=True):
            if serial == 0:
                mine = self.party_of == self.side[slot]
                self._share[slot], self._margin[slot] = shares[mine].sum(), margins[mine][0]

    def match(self) -> GateMatch:
        """Sets that are not over do not count."""
        share = self._share.reshape(-1, self.sides)
        whole = ~np.isnan(share).any(1)
        if not whole.any():
            return NO_MATCH
        scores = share[whole].mean(1) * self.sides / 2
        error = float(scores.std(ddof=1)) / math.sqrt(len(scores)) if len(scores) > 1 else math.inf
        margin = float(self._margin.reshape(-1, self.sides)[whole].mean())
        return GateMatch(len(scores) * self.sides, float(scores.mean()), error, margin)


def play_match(
    layout: Layout,
    challenger: Evaluator,
    champion: Evaluator,
    *,
    sets: int,
    device: torch.device,
    threads: int,
    seed: int,
    tuning: Mapping[str, float],
    deadline: float = math.inf,
) -> GateMatch:
    """Sets that are not over when the (monotonic) clock says so do not count."""
    played = Sets(layout.variant, sets)
    lane = Lane(layout, device, played.games, threads, seed, {**tuning, **played.tuning})
    while not played.over and monotonic() < deadline:
        lane.wait()
        lane.think()
        pick = torch.from_numpy(played.party_of[lane.searching] == played.side).to(device)
        lane.launch(champion, challenger, pick=pick)
        played.add(lane.finished())
    return played.match()
