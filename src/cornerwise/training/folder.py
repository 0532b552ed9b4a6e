"""What a training run leaves behind, so that it can go on another day and elsewhere.

::

    state.json          the games, the shape of the net, counters
    net.pt              the net that learns
    average.pt          the average of its weights: the newest player
    optimizer.pt        what the optimiser remembers, in half the bits
    best.pt             the player that has won its gate
    window/GAME/*.npz   the newest games
    log.txt             one line for every report
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from cornerwise.engine.planes import Layout
from cornerwise.errors import RecordError
from cornerwise.training.net import Net, NetShape
from cornerwise.training.train import Trainer

Counters = dict[str, float]


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    def window(self, layout: Layout) -> Path:
        return self.path / "window" / layout.variant.id

    @property
    def log(self) -> Path:
        return self.path / "log.txt"

    def saved(self) -> bool:
        return self.has("state.json")

    def shape(self, layout: Layout) -> NetShape:
        """The shape of the net in this folder; an error if it cannot be this game's."""
        try:
            state = json.loads((self.path / "state.json").read_text())
            shape = NetShape(**state["shape"])
            table = state["table"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise RecordError(str(self.path), "error-no-training", folder=str(self.path), problem=str(error)) from None
        if table != layout.table.fingerprint or shape != NetShape.of(layout, shape.channels, shape.blocks):
            raise RecordError(str(self.path), "error-other-training", folder=str(self.path), game=layout.variant.id)
        return shape

    def counters(self) -> Counters:
        if not self.saved():
            return {}
        counters: Counters = json.loads((self.path / "state.json").read_text())["counters"]
        return counters

    def save(self, layouts: Sequence[Layout], trainer: Trainer, counters: Counters) -> None:
        self._write("net.pt", trainer.net.state_dict())
        self._write("average.pt", trainer.average.state_dict())
        self._write("optimizer.pt", _in_half(trainer.optimizer.state_dict()))
        state = {
            "game": ",".join(layout.variant.id for layout in layouts),
            "table": layouts[0].table.fingerprint,
            "shape": trainer.net.shape.as_dict(),
            "steps": trainer.steps,
            "counters": counters,
        }
        (self.path / "state.json").write_text(json.dumps(state, indent=1) + "\n")

    def restore(self, trainer: Trainer) -> None:
        """Go on where `save` left off."""
        trainer.net.load_state_dict(self._weights("net.pt"))
        trainer.average.load_state_dict(self._weights("average.pt"))
        trainer.optimizer.load_state_dict(self._weights("optimizer.pt"))
        trainer.steps = int(json.loads((self.path / "state.json").read_text())["steps"])

    def has(self, name: str) -> bool:
        return (self.path / name).exists()

    def load_net(self, name: str, shape: NetShape) -> Net | None:
        """The average or the best net, if there is one."""
        if not self.has(name):
            return None
        net = Net(shape)
        net.load_state_dict(self._weights(name))
        return net.eval()

    def save_net(self, name: str, net: Net) -> None:
        self._write(name, net.state_dict())

    def _write(self, name: str, weights: dict[str, Any]) -> None:
        """A run that is cut short leaves the old file or the new one, nothing between."""
        fresh = self.path / f"{name}.part"
        torch.save(weights, fresh)
        fresh.replace(self.path / name)

    def _weights(self, name: str) -> dict[str, Any]:
        try:
            weights: dict[str, Any] = torch.load(self.path / name, map_location="cpu", weights_only=True)
        except Exception as error:  # whatever a damaged file makes the reader say
            file = str(self.path / name)
            raise RecordError(file, "error-unreadable", file=file, problem=str(error)) from None
        return weights


def _in_half(state: dict[str, Any]) -> dict[str, Any]:
    """Moments need no more than eight bits of precision; files must stay small."""
    kept = {
        number: {k: v.bfloat16() if k.startswith("exp_avg") else v for k, v in moments.items()}
        for number, moments in state["state"].items()
    }
    return {**state, "state": kept}
