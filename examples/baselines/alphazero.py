"""AlphaZero-style learning: a small net plays itself with tree search and learns what the search found.

python examples/baselines/alphazero.py --game duo --minutes 5 --seed 1 --out build/baselines/alphazero-duo.jsonl

Self-play, search and learning are those that our own nets are trained with (`cornerwise.training`), at a size for one
core. In matches the net searches, too. Self-play in the kernel searches positions that everybody knows; for triominos,
whose hands are hidden, `hidden.py` has a search of its own.
"""

import numpy as np
import numpy.typing as npt
import torch
from course import Course
from evaluate import Table, one_by_one
from hidden import HiddenSelfPlay

from cornerwise.engine import Engine
from cornerwise.engine.nets import NetEvaluator
from cornerwise.envs.opponents import MEMORY
from cornerwise.training.entrant import PlayedNet
from cornerwise.training.learner import Learner
from cornerwise.training.net import Net, NetShape
from cornerwise.training.selfplay import Evaluator
from cornerwise.training.settings import TrainingSettings
from cornerwise.training.train import LossWeights, Trainer
from cornerwise.training.trained_game import NetSubject, shares_of

NODES = 16
"""Evaluations for a move in matches."""
COLLECT = 16
"""Rounds of play after which games that have ended are taken over."""


class SelfPlay:
    """A net that learns, and the games it learns from."""

    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self._device = torch.device("cpu")
        self._settings = settings = TrainingSettings(
            game=game,
            device="cpu",
            threads=1,
            seed=seed,
            beside=0,
            channels=16,
            blocks=2,
            lanes=1,
            games=128,
            full=24,
            cheap=6,
            considered=8,
            batch=128,
            warm=500,
            room=400_000,
            decay=0.99,
            refresh=20,
        )
        (share,) = shares_of(game)
        shape = NetShape.of(share.layout, settings.channels, settings.blocks)
        self._trainer = Trainer(Net(shape), self._device, settings.lr, settings.decay, LossWeights())
        self._subject = NetSubject(share, self._trainer.folded(), settings, seed, self._device)
        self._learner = Learner(self._trainer, [self._subject], settings, lambda: settings.lr)
        self._rounds = 0
        self.moves = 0

    def learn(self) -> None:
        """One leaf of every game, and a step of learning when enough has been played for one."""
        for lane in self._subject.lanes:
            lane.think()
            lane.launch(self._subject.player)
        self._rounds += 1
        if self._rounds % COLLECT == 0:
            _, searched = self._learner.collect()
            self.moves += searched  # cheap ones are not learned from
        self._learner.go_on()

    def play(self, table: Table, games: npt.NDArray[np.intp]) -> npt.ArrayLike:
        """The newest average of the net, with its search."""
        layout = self._subject.layout
        net = PlayedNet(Evaluator(self._trainer.folded(), layout, self._device), layout, self._device)
        return one_by_one(Engine(nodes=NODES, seed=self._settings.seed, evaluator=NetEvaluator(net), memory=MEMORY))(
            table, games
        )


def main() -> None:
    course = Course("AlphaZero-style", __doc__, packages=("torch",))
    learner = (HiddenSelfPlay if course.game == "triominos" else SelfPlay)(course.game, course.seed)
    while course.goes_on(learner.play, moves=learner.moves):
        learner.learn()
    course.finish(learner.play)


if __name__ == "__main__":
    main()
