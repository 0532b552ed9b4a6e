"""Which of the games that are being played is most worth watching."""

from collections.abc import Iterable
from dataclasses import dataclass

from cornerwise.server.base.encoded_json import Data

LIVELY = 5 * 60_000
"""Milliseconds without a move after which nobody wants to look on."""
STAY = 60_000
"""Milliseconds for which a game stays the featured one, also if a better one has begun."""
FOR_VIEWER, MOST_VIEWERS = 25, 40
"""What each viewer counts in points of rating, and how many of them do."""
BETWEEN_PEOPLE = 200
"""What a game counts more in which nobody is a computer."""
UNRATED = 800
"""What somebody without a rating counts."""


@dataclass(slots=True)
class Listed:
    """A listed match as the lobby knows it."""

    summary: Data
    seq: int
    at: int
    """When this was learnt."""
    is_there: bool = False
    """Whether somebody who has a seat is connected."""
    players: frozenset[str] = frozenset()
    """Who sits there, by their ids."""
    ratings: tuple[int, ...] | None = None
    """Of those who sit there and have one; None before they were looked up."""

    @property
    def phase(self) -> str:
        return str(self.summary["phase"])


def worth(game: Listed) -> float:
    """How strong the players are, how many look on, and whether people play each other."""
    seats = game.summary["seats"]
    known = game.ratings or ()
    strength = (sum(known) + UNRATED * (len(seats) - len(known))) / max(1, len(seats))
    people = all(seat["kind"] == "person" for seat in seats)
    viewers = min(MOST_VIEWERS, int(game.summary["watching"]))
    return float(strength + FOR_VIEWER * viewers + BETWEEN_PEOPLE * people)


def is_lively(game: Listed, at: int) -> bool:
    summary = game.summary
    is_quick = summary["clock"]["kind"] != "days"
    return bool(is_quick and game.phase == "playing" and summary["ply"] and summary["changed"] > at - LIVELY)


class Featured:
    """Chooses a game and stays with it for a while."""

    def __init__(self) -> None:
        self._match: str | None = None
        self._since = 0

    def choose(self, games: Iterable[Listed], at: int) -> Listed | None:
        lively = {game.summary["match"]: game for game in games if is_lively(game, at)}
        current = lively.get(self._match) if self._match else None
        if current and at < self._since + STAY:
            return current
        best = max(lively.values(), key=lambda game: (worth(game), game.summary["changed"]), default=None)
        if best is None:
            self._match = None
        elif current is None or worth(best) > worth(current):
            self._match, self._since = best.summary["match"], at
        return lively.get(self._match) if self._match else None
