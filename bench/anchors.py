"""What every level of the computer is worth on the scale of people's ratings (docs/ratings.md).

    python -m bench.anchors > src/cornerwise/server/people/level_ratings.json

The steps from level to level are the table of docs/experiments.md, which the arena measured. Each is joined with
what the levels were made for, a win share of 72 ± 20 %, in proportion to how sure either is: that fills the cells that
were not played, and keeps a cell of few games from putting a level below the one before. Errors add up from level 1 on.

    python -m bench.anchors FOLDER

takes the steps from games that `bench/ladder.py play` has kept in a folder.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from math import log, sqrt
from pathlib import Path
from typing import NamedTuple

from cornerwise.engine.arena.rating import ELO, NINETY_FIVE
from cornerwise.engine.arena.sprt import score_of
from cornerwise.engine.levels import LEVELS
from cornerwise.games.catalogue import variants

PAGE = Path(__file__).parents[1] / "docs" / "experiments.md"
AIM, AIM_ERROR = 0.72, 0.20
"""The win share that levels were made for against the one below, and how far they may miss it in 95 of 100 cases."""
COLUMN = {"rumis-tower, 4 seats": "rumis-tower", "Triominos": "triominos"}
LIKE = {
    "classic": "trigon-2",  # with more seats its steps are smaller than those of classic-2
    "trigon": "trigon-2",
    "polyomino": "junior",
    "rumis": "rumis-tower",
}
"""The ladder of a group of games whose own was not played: one of a game with as large a board, or as many pieces."""
_SHARE = re.compile(r"(\d+) ± (\d+) %")


class Share(NamedTuple):
    """The win share of a level against the one below, with half its 95 % interval."""

    share: float
    error: float


Steps = Mapping[str, Mapping[int, Share]]
"""For every game the steps that were played, by the upper level."""


def published(page: str) -> dict[str, dict[int, Share]]:
    """The table of docs/experiments.md."""
    lines = page.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("| 1 against greedy"))
    games = [COLUMN.get(title, title) for title in _cells(lines[first - 2])[1:]]
    found: dict[str, dict[int, Share]] = {game: {} for game in games}
    for line in lines[first + 1 :]:
        row = re.match(r"\| (\d) against \d \|", line)
        if row is None:
            return found
        for game, cell in zip(games, _cells(line)[1:], strict=True):
            if share := _SHARE.search(cell):
                found[game][int(row[1])] = Share(int(share[1]) / 100, int(share[2]) / 100)
    return found


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def played(folder: Path) -> dict[str, dict[int, Share]]:
    """What lies in a folder of `ladder.py`."""
    from bench.ladder import read  # it is needed only for this

    found: dict[str, dict[int, Share]] = {}
    for game, rungs in read(folder).items():
        for rung in rungs:
            for below, standing in rung.duels.items():
                pair = re.fullmatch(r"level-(\d) level-(\d)", f"{rung.name} {below}")
                if pair and standing.duel and int(pair[1]) == int(pair[2]) + 1:
                    likely = score_of(standing.duel.elo)
                    error = standing.duel.error * likely * (1 - likely) / ELO
                    found.setdefault(game, {})[int(pair[1])] = Share(standing.duel.score, error)
    return found


def ladder(steps: Mapping[int, Share]) -> Iterator[tuple[int, int]]:
    """For every level its Elo above level 1 and half the 95 % interval."""
    height = variance = 0.0
    for level in LEVELS:
        if level > LEVELS[0]:
            step, spread = _step(steps.get(level))
            height, variance = height + step, variance + spread
        yield round(height), round(NINETY_FIVE * sqrt(variance))


def _step(measured: Share | None) -> tuple[float, float]:
    """The Elo of a step and its variance: what was measured and what was aimed at, each by its weight."""
    known = [_elo(share) for share in (Share(AIM, AIM_ERROR), measured) if share]
    weight = sum(1 / variance for _, variance in known)
    return sum(elo / variance for elo, variance in known) / weight, 1 / weight


def _elo(share: Share) -> tuple[float, float]:
    likely = min(max(share.share, 0.02), 0.98)
    slope = ELO / (likely * (1 - likely))
    return ELO * log(likely / (1 - likely)), (share.error * slope / NINETY_FIVE) ** 2


def level_ratings(steps: Steps) -> dict[str, object]:
    games = {}
    for game in variants():
        like = game.id if game.id in steps else LIKE.get(game.group, game.group)
        if game.seats > 1 and like in steps:
            games[game.id] = like
    return {"games": games, "ladders": {game: list(ladder(shares)) for game, shares in steps.items()}}


def formatted(found: Mapping[str, object]) -> str:
    """A line for every ladder."""
    text = json.dumps(found, indent=1)
    return re.sub(r"\[\s+(-?\d+),\s+(\d+)\s+\]", r"[\1, \2]", text) + "\n"


if __name__ == "__main__":
    found = played(Path(sys.argv[1])) if sys.argv[1:] else published(PAGE.read_text(encoding="utf-8"))
    sys.stdout.write(formatted(level_ratings(found)))
