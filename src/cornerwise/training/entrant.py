"""The net of a training folder as a player, on the device that trains it: an entrant of the arena.

cornerwise arena --player net=py:cornerwise.training.entrant:trained:folder=FOLDER,nodes=400 --player level-9 ...
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import torch

from cornerwise.engine.evaluator import Evaluation, Leaves
from cornerwise.engine.nets import NetEvaluator, NetOutput
from cornerwise.engine.planes import Layout, Numbers, Words, layout_of
from cornerwise.engine.player import Engine
from cornerwise.errors import CornerwiseError
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.training.folder import Folder
from cornerwise.training.net import Folded
from cornerwise.training.selfplay import Evaluator


class TrainedNet:
    """A net out of a training folder, with what stands between it and a search."""

    def __init__(self, path: Path, name: str, variant: PlacingVariant, device: torch.device) -> None:
        self.layout: Layout = layout_of(variant)
        folder = Folder(path)
        net = folder.load_net(name, folder.shape(self.layout))
        if net is None:
            raise CornerwiseError(name, "error-holds-no", folder=str(path), name=name)
        self._device = device
        self._evaluator = Evaluator(Folded(net.to(device), device), self.layout, device)

    def run(self, planes: Words, numbers: Numbers) -> NetOutput:
        words = torch.from_numpy(planes.view("int64")).to(self._device)
        said = self._evaluator(words, torch.from_numpy(numbers).to(self._device))
        return NetOutput(*(values.float().cpu().numpy() for values in (said.shares, said.margins, said.policy)))


@cache
def _loaded(folder: str, net: str, variant: PlacingVariant, device: str) -> TrainedNet:
    """Once for all games of a process."""
    torch.set_num_threads(1)
    return TrainedNet(Path(folder), net, variant, torch.device(device))


class TrainedEvaluator:
    """The net of a folder, for whatever game the search is about."""

    def __init__(self, folder: str, net: str, device: str, batch: int) -> None:
        self._folder, self._name, self._device, self.batch = folder, net, device, batch

    def evaluate(self, leaves: Leaves) -> Evaluation:
        net = _loaded(self._folder, self._name, leaves.variant, self._device)
        return NetEvaluator(net, self.batch).evaluate(leaves)


def trained(
    seed: int,
    folder: str,
    nodes: int = 400,
    net: str = "best.pt",
    device: str = "cuda",
    batch: int = 8,
    tuning: Mapping[str, float] | None = None,
) -> Engine:
    """An engine that asks the net of a training folder."""
    evaluator = TrainedEvaluator(folder, net, device, batch)
    return Engine(nodes=nodes, seed=seed, evaluator=evaluator, tuning=tuning)
