"""Nets back from the files they play from, so that training goes on from any net there is: the inverse of `export`.

python -m cornerwise.training.revive --game junior --net FILE.onnx --folder FOLDER

makes a folder that `cornerwise.training.run` goes on from. The file's net is its best one, so that the next piece's
gate is played against it. With `--blocks 10` the net grows to so many residual blocks: those it has not had do nothing
at first, so it says the same and goes on from there.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from cornerwise.engine.nets import FORMAT
from cornerwise.engine.planes import Layout, layout_of
from cornerwise.errors import RecordError
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.training.features import Expander
from cornerwise.training.folder import Folder
from cornerwise.training.net import Folded, Net, NetShape
from cornerwise.training.program import program
from cornerwise.training.selfplay import Lane
from cornerwise.training.settings import TrainingSettings
from cornerwise.training.train import LossWeights, Trainer

SHOWN = 2048
"""Positions that the normalisation is fitted to."""


def revived(path: Path, layout: Layout, shown: int = SHOWN) -> Net:
    """The net in a file as one that can learn; who owns the cells at the end it has to learn anew."""
    try:
        return made_of(parts_in(path, layout), layout, shown)
    except RuntimeError as error:  # shapes that do not fit
        raise _damaged(path, error) from None


def made_of(parts: dict[str, nn.Module], layout: Layout, shown: int = SHOWN) -> Net:
    """A net for a game out of layers that normalisation is folded into."""
    stem = parts["stem"].weight
    assert isinstance(stem, Tensor)
    blocks = sum(name.startswith("tower.") for name in parts) // 2
    net = Net(NetShape.of(layout, stem.shape[0], blocks)).eval()
    words, numbers = random_positions(layout, shown)
    planes = Expander(layout, torch.device("cpu")).planes(words, torch.float32)
    _unfold(net, parts, planes, numbers.float())
    return net


@torch.no_grad()
def grown(net: Net, blocks: int) -> Net:
    """A net of so many blocks that says the same: the last ones add nothing until they have learned to."""
    larger = Net(replace(net.shape, blocks=blocks))
    larger.load_state_dict({**larger.state_dict(), **net.state_dict()})
    return larger.eval()


def begin_folder(path: Path, net: Net, layout: Layout) -> None:
    """A folder that training goes on from; the net is its best one."""
    folder, settings = Folder(path), TrainingSettings()
    trainer = Trainer(net, torch.device("cpu"), settings.lr, settings.decay, LossWeights())
    folder.save([layout.variant], trainer, {})
    folder.save_net("best.pt", net)


def random_positions(layout: Layout, count: int, seed: int = 1) -> tuple[Tensor, Tensor]:
    """Positions out of all parts of games in which large pieces are laid at random: bit planes and numbers."""
    plies = sum(layout.variant.full_pieces)
    lane = Lane(layout, torch.device("cpu"), count, 1, seed, {"opening_part": 1.0, "opening": plies})
    lane.think()
    return lane.shown


def parts_in(path: Path, layout: Layout) -> dict[str, nn.Module]:
    """The layers by the names they have in a `Net`, normalisation folded in."""
    try:
        model = onnx.load(path)
        about = {prop.key: prop.value for prop in model.metadata_props}
        layers = list(_layers(model))
        if about.get("format") != FORMAT or about.get("table") != layout.table.fingerprint:
            raise RecordError(str(path), "error-net-board", file=str(path), game=layout.variant.id)
        convs = sum(isinstance(layer, nn.Conv2d) for layer in layers)
        tower = [f"tower.{i}" for i in range(convs - 3)]  # beside the stem, the policy and the value
        choosing = ["choosing"] if layout.choices else []
        names = ["numbers", "stem", *tower, "placing", *choosing, "seeing", "judging", "result"]
        return dict(zip(names, layers, strict=True))
    except RecordError:
        raise
    except Exception as error:  # whatever a damaged file makes the reader say
        raise _damaged(path, error) from None


def _layers(model: onnx.ModelProto) -> Iterator[nn.Module]:
    """Convolutions and matrices in the order in which `export` writes them."""
    weights = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    whole = {n.output[0]: weights[n.input[0]] for n in model.graph.node if n.op_type == "Cast"}
    for node in model.graph.node:
        if node.op_type not in ("Conv", "Gemm"):
            continue
        weight, bias = (torch.from_numpy(whole[name].astype(np.float32)) for name in node.input[1:3])
        size = weight.shape
        layer: nn.Conv2d | nn.Linear
        if node.op_type == "Conv":
            layer = nn.Conv2d(size[1], size[0], (size[2], size[3]), padding=size[2] // 2)
        else:
            layer = nn.Linear(size[1], size[0])
        layer.weight.data, layer.bias.data = weight, bias
        yield layer


@torch.no_grad()
def _unfold(net: Net, parts: dict[str, nn.Module], planes: Tensor, numbers: Tensor) -> None:
    """Give a net what a folded one knows.

    Normalisation gets the mean and the spread that each convolution has on the positions shown, and takes them back
    after it. So the net says the same as the folded one, and goes on saying it when it learns, by means of batches.
    """
    folded = Folded(net, torch.device("cpu"))
    for name, part in parts.items():
        state = part.state_dict()
        if name == "placing":
            state["weight"] = state["weight"].flatten(1)
        folded.get_submodule(name).load_state_dict(state)
        if not isinstance(net.get_submodule(name), nn.Sequential):
            net.get_submodule(name).load_state_dict(state)
    seen: dict[str, Tensor] = {}
    for name, module in folded.named_modules():
        if isinstance(module, nn.Conv2d):
            module.register_forward_hook(lambda _module, _shown, said, name=name: seen.__setitem__(name, said.clone()))
    folded(planes, numbers)
    for name, said in seen.items():
        pair = net.get_submodule(name)
        if not isinstance(pair, nn.Sequential):
            continue
        conv, norm, whole = pair[0], pair[1], folded.get_submodule(name)
        assert isinstance(whole, nn.Conv2d) and whole.bias is not None and isinstance(norm, nn.BatchNorm2d)
        plain = said - whole.bias[:, None, None]
        variance, mean = torch.var_mean(plain, (0, 2, 3))
        conv.weight.copy_(whole.weight)
        assert norm.running_mean is not None and norm.running_var is not None
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_(torch.sqrt(variance + norm.eps))
        norm.bias.copy_(whole.bias + mean)


def _damaged(path: Path, error: Exception) -> RecordError:
    problem = (str(error).splitlines() or [type(error).__name__])[0]
    return RecordError(str(path), "error-net-damaged", file=str(path), problem=problem)


@program
def main(arguments: list[str] | None) -> None:
    parser = ArgumentParser(
        prog="python -m cornerwise.training.revive", description="Makes a folder that training goes on from."
    )
    parser.add_argument("--game", required=True, help="a game of the net's family")
    parser.add_argument("--net", type=Path, required=True, help="an ONNX file")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--blocks", type=int, default=0, help="that it grows to, where it has fewer")
    wanted = parser.parse_args(arguments)
    layout = layout_of(find_placing_variant(wanted.game))
    net = revived(wanted.net, layout)
    if wanted.blocks > net.shape.blocks:
        net = grown(net, wanted.blocks)
    begin_folder(wanted.folder, net, layout)


if __name__ == "__main__":
    sys.exit(main())
