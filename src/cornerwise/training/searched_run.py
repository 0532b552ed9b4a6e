"""A small net learns from its own searches: one piece of training, as `run` is for large nets.

python -m cornerwise.training.searched_run --game rumis-tower --folder FOLDER --seconds 520 --device cuda

The kernel searches every move of many games on all threads, as it does in play, and the net learns what the searches
found: the moves they looked at most, and values, mixed with how the games ended. Its newest weights then play. No large
net is needed, so it works for every placing game. From nothing the first games are played by playouts; `--begin
FILE.small` goes on from a net instead, and a folder always from what is in it.
"""

import sys
from pathlib import Path
from shutil import copyfile

import torch

from cornerwise import _kernel
from cornerwise.engine.placements import placements_of
from cornerwise.engine.smallnet import Shape, kernel_net, read_small, small_name
from cornerwise.training.folder import Folder
from cornerwise.training.gate import GateMatch
from cornerwise.training.learner import Learner
from cornerwise.training.piece import Piece
from cornerwise.training.program import program
from cornerwise.training.pupil import Lesson, Pupil, sizes_of
from cornerwise.training.report import Log
from cornerwise.training.searched_game import SearchedSubject, play_searched_match
from cornerwise.training.settings import SearchedSettings, parse_settings
from cornerwise.training.trained_game import shares_of

TO_PLAY_OUT = "to play out"
"""The counter of positions that playouts still have to play before the net does."""


class SearchedRun(Piece[SearchedSettings, Pupil, SearchedSubject, Lesson, _kernel.Net]):
    """A small net that plays itself."""

    collect_every = 1

    def __init__(self, settings: SearchedSettings, log: Log) -> None:
        super().__init__(settings, log)
        shares = shares_of(settings.game)
        first = self._first = shares[0].variant
        resumed = self.folder.saved()
        shape = self.folder.small_shape(first) if resumed else Shape.of(first, **sizes_of(settings.student))
        torch.manual_seed(settings.seed)
        self.trainer = Pupil(shape, first, self.device, settings.lr)
        self.counters[TO_PLAY_OUT] = settings.by_playouts
        state = "from nothing"
        if settings.begin and not resumed:
            self.trainer.begin_with(Path(settings.begin))
            copyfile(settings.begin, self._best)
            self.counters[TO_PLAY_OUT] = 0
            state = f"from {Path(settings.begin).name}"
        self.resume()
        self.subjects = [
            SearchedSubject(s, settings, self.seed + 104_729 * i, self.device, bool(shape.scope))
            for i, s in enumerate(shares)
        ]
        self.load_windows()
        self.learner = Learner(self.trainer, self.subjects, settings, self.rate)
        self.learner.refresh()
        if resumed:
            state = f"resumed at step {self.trainer.steps}, window {self.positions}"
        sizes = " ".join(f"{name} {size}" for name, size in shape.sizes.items())
        self.log(f"{settings.game}: {sizes}, {state}")

    @property
    def _best(self) -> Path:
        return self.folder.path / small_name(self._first)

    @property
    def _by_playouts(self) -> bool:
        return self.counters["positions"] < self.counters[TO_PLAY_OUT]

    def play(self) -> None:
        by_playouts = self._by_playouts
        for subject in self.subjects:
            subject.play(by_playouts)
        self.watch.lap("playouts" if by_playouts else "play")

    def losses(self) -> str:
        return self.trainer.report() or "nothing learned yet"

    def save_first(self) -> None:
        if not self._best.exists():
            self.save_best()

    def save_best(self) -> None:
        self.trainer.write(self._best)

    def gate(self) -> bool:
        settings = self.settings
        if not self._best.exists():
            self.log("gate: the first net")
            return True
        best = kernel_net(read_small(self._best, self._first), placements_of(self._first))
        newest = self.trainer.folded()
        tuning = {**settings.tuning(False), "cheap": settings.gate_full}

        def play(subject: SearchedSubject, sets: int, deadline: float) -> GateMatch:
            return play_searched_match(
                subject.variant,
                newest,
                best,
                sets=sets,
                threads=settings.threads,
                seed=self.trainer.steps,
                tuning=tuning,
                deadline=deadline,
            )

        return self.passes(play)


@program
def main(arguments: list[str] | None) -> None:
    settings = parse_settings(SearchedSettings, "cornerwise.training.searched_run", arguments)
    torch.set_num_threads(settings.threads)
    torch.set_float32_matmul_precision("high")
    folder = Folder(settings.folder)
    run = SearchedRun(settings, Log(folder.log, sys.stderr))
    run.loop()
    run.finish()


if __name__ == "__main__":
    sys.exit(main())
