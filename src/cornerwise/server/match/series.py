"""Series of games between the same two: best of three or five.

Every match of a series has in its first event the score before it; a rematch takes it on. A win is two half points, a
draw one for each; a match that was called off is played again.
"""

from dataclasses import replace

from cornerwise.server.base.encoded_json import Data
from cornerwise.server.match.events import Created
from cornerwise.server.match.match import Match

SERIES = (3, 5)
"""The lengths that a series can have."""
WIN, DRAW = 2, 1


def _counts(match: Match) -> bool:
    return match.ended is not None and match.ended.reason != "aborted"


def _score(match: Match) -> tuple[int, ...]:
    """The half points of every seat, with those of this match if it is over."""
    before = match.created.series_score or (0,) * len(match.seats)
    if match.ended is None or not _counts(match):
        return before
    winners = match.ended.winners
    worth = WIN if len(winners) == 1 else DRAW
    return tuple(points + worth * (seat in winners) for seat, points in enumerate(before))


def is_decided(match: Match) -> bool:
    """Whether one has more than half of all points, or all games were played."""
    of = match.created.best_of
    return max(_score(match)) > of or (_counts(match) and match.created.series_game >= of)


def series_data(match: Match) -> Data:
    """How the series of a match stands, as everybody may know it."""
    return {
        "of": match.created.best_of,
        "game": match.created.series_game,
        "score": [points / 2 for points in _score(match)],
        "decided": is_decided(match),
    }


def continued_series(match: Match, plan: Created) -> Created:
    """The plan of a rematch, where everybody is one seat further on, as the next game of a series that goes on."""
    if not match.created.best_of or is_decided(match):
        return plan
    score = _score(match)
    return replace(
        plan,
        best_of=match.created.best_of,
        series_game=match.created.series_game + _counts(match),
        series_score=score[-1:] + score[:-1],
    )
