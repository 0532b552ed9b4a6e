"""Who may sit at a seat: somebody at this keyboard, the engine at some level, or one of the simple players."""

from collections.abc import Callable
from dataclasses import dataclass

from cornerwise.engine import Engine, GreedyPlayer, Player, RandomPlayer, Strength
from cornerwise.engine.evaluator_choice import EvaluatorChoice
from cornerwise.engine.levels import LEVELS
from cornerwise.engine.player import HINT_LEVEL, MEMORY
from cornerwise.errors import CornerwiseError, quoted

HUMAN = "human"
SIMPLE: dict[str, Callable[[int | None], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}
LEVEL = "level-"
SEAT_CHOICES = (HUMAN, *(f"{LEVEL}{level}" for level in LEVELS), *SIMPLE)
USUAL_OPPONENT = f"{LEVEL}3"
"""A level that somebody who has just learned the game can beat."""


@dataclass(frozen=True)
class EngineSetup:
    """How the engines of a match are made."""

    strength: Strength | None = None
    """None: everywhere the level of the seat."""
    evaluator: EvaluatorChoice = EvaluatorChoice()  # noqa: RUF009  # it is frozen
    threads: int = 1

    def adviser(self, seed: int | None, engines: int) -> Engine:
        """A strong engine to ask for hints."""
        return self.engine(HINT_LEVEL, seed, engines)

    def engine(self, level: int, seed: int | None, engines: int) -> Engine:
        """An engine for a seat of a level; as many as `engines` share the memory."""
        return Engine(
            self.strength or Strength(level=level),
            evaluator=self.evaluator,
            threads=self.threads,
            seed=seed,
            memory=MEMORY // engines,
        )


def parse_seat(text: str) -> str:
    """Who sits there, as written in records: `human`, `level-5` (or just `5`), `greedy`, `random`."""
    kind = f"{LEVEL}{text}" if text.isdigit() else text
    if kind not in SEAT_CHOICES:
        known = ", ".join((HUMAN, f"{LEVELS[0]}-{LEVELS[-1]}", *SIMPLE))
        raise CornerwiseError(text, "terminal-nobody", name=quoted(text), known=known)
    return kind


def make_player(kind: str, setup: EngineSetup, seed: int | None, engines: int) -> Player:
    """The computer player that a seat names."""
    if kind in SIMPLE:
        return SIMPLE[kind](seed)
    return setup.engine(int(kind.removeprefix(LEVEL)), seed, engines)


def usual_seats(seats: int) -> tuple[str, ...]:
    """One human against the computer."""
    return (HUMAN, *(USUAL_OPPONENT for _ in range(seats - 1)))
