"""What a training run leaves behind, so that it can go on another day and elsewhere.

::

    state.json          the games, the shape of the net, counters
    net.pt              the net that learns
    average.pt          the average of its weights: the newest player
    optimizer.pt        what the optimiser remembers, in half the bits
    best.pt             the player that has won its gate; of a small net GAME-....small
    window/GAME/*.npz   the newest games
    log.txt             one line for every report
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import torch

from cornerwise.engine.planes import Layout
from cornerwise.engine.smallnet import Shape
from cornerwise.errors import RecordError
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import move_table
from cornerwise.training.net import Net, NetShape
from cornerwise.training.pupil import Pupil
from cornerwise.training.train import Trainer

Counters = dict[str, float]
ShapeT = TypeVar("ShapeT", NetShape, Shape)


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    def window(self, variant: PlacingVariant) -> Path:
        return self.path / "window" / variant.id

    @property
    def log(self) -> Path:
        return self.path / "log.txt"

    def saved(self) -> bool:
        return self.has("state.json")

    def shape(self, layout: Layout) -> NetShape:
        """The shape of the net in this folder; an error if it cannot be this game's."""
        return self._shape(layout.variant, NetShape, lambda known: NetShape.of(layout, known.channels, known.blocks))

    def small_shape(self, variant: PlacingVariant) -> Shape:
        """The same of a small net."""
        return self._shape(variant, Shape, lambda known: Shape.of(variant, **known.sizes))

    def _shape(self, variant: PlacingVariant, kind: type[ShapeT], wanted: Callable[[ShapeT], ShapeT]) -> ShapeT:
        try:
            state = json.loads((self.path / "state.json").read_text())
            shape = kind(**state["shape"])
            table = state["table"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise RecordError(str(self.path), "error-no-training", folder=str(self.path), problem=str(error)) from None
        if table != _fingerprint(variant) or shape != wanted(shape):
            raise RecordError(str(self.path), "error-other-training", folder=str(self.path), game=variant.id)
        return shape

    def counters(self) -> Counters:
        if not self.saved():
            return {}
        counters: Counters = json.loads((self.path / "state.json").read_text())["counters"]
        return counters

    def save(self, games: Sequence[PlacingVariant], trainer: Trainer | Pupil, counters: Counters) -> None:
        self._write("net.pt", trainer.net.state_dict())
        self._write("average.pt", trainer.average.state_dict())
        self._write("optimizer.pt", _in_half(trainer.optimizer.state_dict()))
        state = {
            "game": ",".join(variant.id for variant in games),
            "table": _fingerprint(games[0]),
            "shape": asdict(trainer.net.shape),
            "steps": trainer.steps,
            "counters": counters,
        }
        (self.path / "state.json").write_text(json.dumps(state, indent=1) + "\n")

    def restore(self, trainer: Trainer | Pupil) -> None:
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


def _fingerprint(variant: PlacingVariant) -> str:
    return move_table(variant.board, variant.pieces).fingerprint


def _in_half(state: dict[str, Any]) -> dict[str, Any]:
    """Moments need no more than eight bits of precision; files must stay small."""
    kept = {
        number: {k: v.bfloat16() if k.startswith("exp_avg") else v for k, v in moments.items()}
        for number, moments in state["state"].items()
    }
    return {**state, "state": kept}
