"""Everything that can be turned about a training run, with what it is unless told otherwise."""

from argparse import ArgumentParser
from dataclasses import dataclass, fields
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class TrainingSettings:
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

    batch: int = 4096
    lr: float = 2e-3
    lr_end: float = 5e-4
    decay: float = 0.999
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

    student: str = ""
    """Sizes of a small net that learns beside, as `local=64,deep=64,hidden=128`; none without."""
    student_lr: float = 2e-3
    begin: str = ""
    """A small net that the student goes on from."""

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

    @property
    def tuning(self) -> dict[str, float]:
        """What the kernel is told."""
        names = "full cheap full_part considered opening opening_part margin_part value_scale exploration noise"
        return {name: getattr(self, name) for name in names.split()}


def parse_settings(arguments: list[str] | None = None) -> TrainingSettings:
    parser = ArgumentParser(prog="python -m cornerwise.training.run", description="Plays, learns and goes on tomorrow.")
    for field in fields(TrainingSettings):
        kind = type(field.default)
        parser.add_argument("--" + field.name.replace("_", "-"), type=kind, default=field.default)
    return TrainingSettings(**vars(parser.parse_args(arguments)))
