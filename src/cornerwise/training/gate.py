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
from cornerwise.training.selfplay import Evaluator, Lane


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
    parties = layout.variant.parties
    sides = len(parties)
    party_of = np.array([party for seat in range(layout.variant.seats) for party, s in enumerate(parties) if seat in s])
    games = sets * sides
    fixed = {"group": sides, "noise": 0.0, "opening_part": 1.0, "full_part": 0.0}
    lane = Lane(layout, device, games, threads, seed, {**tuning, **fixed})
    side = np.arange(games) % sides
    share, margin = np.full(games, np.nan), np.zeros(games)
    while np.isnan(share).any() and monotonic() < deadline:
        lane.wait()
        lane.think()
        pick = torch.from_numpy(party_of[lane.searching] == side).to(device)
        lane.launch(champion, challenger, pick=pick)
        done = lane.finished()
        for (_, _, serial, slot), shares, margins in zip(done.about.tolist(), done.shares, done.margins, strict=True):
            if serial == 0:
                mine = party_of == side[slot]
                share[slot], margin[slot] = shares[mine].sum(), margins[mine][0]
    whole = ~np.isnan(share.reshape(sets, sides)).any(1)
    if not whole.any():
        return NO_MATCH
    scores = share.reshape(sets, sides)[whole].mean(1) * sides / 2
    error = float(scores.std(ddof=1)) / math.sqrt(len(scores)) if len(scores) > 1 else math.inf
    return GateMatch(len(scores) * sides, float(scores.mean()), error, float(margin.reshape(sets, sides)[whole].mean()))
