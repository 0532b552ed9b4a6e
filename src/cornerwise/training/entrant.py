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


class PlayedNet:
    """The net of self-play, as a search asks it."""

    def __init__(self, evaluator: Evaluator, layout: Layout, device: torch.device) -> None:
        self.layout = layout
        self._evaluator, self._device = evaluator, device

    def run(self, planes: Words, numbers: Numbers) -> NetOutput:
        words = torch.from_numpy(planes.view("int64")).to(self._device)
        said = self._evaluator(words, torch.from_numpy(numbers).to(self._device))
        return NetOutput(*(values.float().cpu().numpy() for values in (said.shares, said.margins, said.policy)))


@cache
def _loaded(path: str, name: str, variant: PlacingVariant, device_name: str) -> PlayedNet:
    """A net out of a training folder, once for all games of a process."""
    torch.set_num_threads(1)
    layout, device, folder = layout_of(variant), torch.device(device_name), Folder(Path(path))
    net = folder.load_net(name, folder.shape(layout))
    if net is None:
        raise CornerwiseError(name, "error-holds-no", folder=path, name=name)
    return PlayedNet(Evaluator(Folded(net.to(device), device), layout, device), layout, device)


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
