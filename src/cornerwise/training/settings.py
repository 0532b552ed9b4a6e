"""Everything that can be turned about a training run, with what it is unless told otherwise."""

from argparse import ArgumentParser
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeVar


@dataclass(frozen=True, kw_only=True)
class LearningSettings:
    """Of every run that plays and learns."""

    game: str = "duo"
    """Or several that can share a net, with commas between; `*3` after one gives it three times as much."""
    folder: Path = Path("training")
    seconds: float = 520.0
    reserve: float = 45.0
    """Seconds of these kept for the gate and the files."""
    steps: int = 1_000_000_000
    """Steps of learning after which it stops early."""
    device: str = "cuda"
    threads: int = 16
    seed: int = 1

    batch: int = 4096
    lr: float = 2e-3
    lr_end: float = 5e-4
    beside: int = 1
    """Whether learning has a thread of its own; 0 where the same seed should give the same again."""
    reuse: float = 4.0
    """How often a position is learned from."""
    refresh: int = 50
    """Steps after which the player gets new weights."""
    warm: int = 50_000
    """Positions before learning begins."""
    room: int = 4_000_000
    """Positions in the windows of all games at most."""
    window_part: float = 0.6
    """Of all positions so far: the window grows with them."""

    gate_sets: int = 256
    """Of all games together."""
    gate_full: int = 32
    gate_score: float = 0.5
    """What the newest net must reach to become the best."""
    window_mib: float = 30.0
    """Of the windows, in files."""
    report: float = 15.0
    """Seconds between log lines."""
    save: float = 120.0
    """Seconds between copies of the nets, should the run be cut short."""


@dataclass(frozen=True, kw_only=True)
class TrainingSettings(LearningSettings):
    """Of a run in which a large net learns."""

    channels: int = 64
    blocks: int = 6

    lanes: int = 2
    """Of each game."""
    games: int = 4096
    """In one lane."""
    full: int = 32
    cheap: int = 8
    full_part: float = 0.5
    considered: int = 16
    opening: int = 8
    opening_part: float = 0.8
    margin_part: float = 0.2
    value_scale: float = 0.5
    exploration: float = 0.8
    noise: float = 1.0

    decay: float = 0.999

    student: str = ""
    """Sizes of a small net that learns beside, as `local=64,deep=64,hidden=128`; none without."""
    student_lr: float = 2e-3
    student_every: int = 1
    """It learns from one of so many batches of leaves: what it takes of the device the play has not."""
    begin: str = ""
    """A small net that the student goes on from."""

    @property
    def tuning(self) -> dict[str, float]:
        """What the kernel is told."""
        names = "full cheap full_part considered opening opening_part margin_part value_scale exploration noise"
        return {name: getattr(self, name) for name in names.split()}


@dataclass(frozen=True, kw_only=True)
class SearchedSettings(LearningSettings):
    """Of a run in which a small net learns from its own searches."""

    student: str = "local=64,deep=64,hidden=128"
    """Sizes of the net; a folder that is gone on with has its own."""
    begin: str = ""
    """A small net that it goes on from; without one, games are played by playouts at first."""
    by_playouts: int = 200_000
    """Positions of games that playouts play, before the net plays; none where it began with a file."""
    playout_full: int = 400
    playout_cheap: int = 60

    games: int = 128
    """Under way at once, of each game: some for every thread."""
    moves: int = 2
    """Made in each of them before what has ended is collected."""
    full: int = 128
    cheap: int = 24
    full_part: float = 0.5
    opening: int = 8
    opening_part: float = 0.8
    noise: float = 0.5
    """Moves are drawn by their visits to the power of 1 / noise."""
    root_noise: float = 0.2
    found_part: float = 0.5
    """What a search found, as a part of the value that is taught; the rest is how the game ended."""

    batch: int = 1024
    reuse: float = 6.0
    refresh: int = 100
    warm: int = 20_000
    gate_full: int = 128

    def tuning(self, by_playouts: bool) -> dict[str, float]:
        """What the kernel is told."""
        full, cheap = (self.playout_full, self.playout_cheap) if by_playouts else (self.full, self.cheap)
        names = "full_part opening opening_part noise root_noise"
        return {"full": full, "cheap": cheap, **{name: getattr(self, name) for name in names.split()}}


SettingsT = TypeVar("SettingsT", bound=LearningSettings)


def parse_settings(kind: type[SettingsT], program: str, arguments: list[str] | None = None) -> SettingsT:
    parser = ArgumentParser(prog=f"python -m {program}", description="Plays, learns and goes on tomorrow.")
    for field in fields(kind):
        parser.add_argument("--" + field.name.replace("_", "-"), type=type(field.default), default=field.default)
    return kind(**vars(parser.parse_args(arguments)))
