"""Nets as files that play anywhere: ONNX with weights in half precision, named by game and move table.

python -m cornerwise.training.export --game duo --folder FOLDER
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from cornerwise.engine.nets import FORMAT, MOST_BYTES, net_name
from cornerwise.engine.planes import Layout, layout_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.training.folder import Folder
from cornerwise.training.net import MARGIN_UNIT, Folded, Net
from cornerwise.training.program import program

OPSET, IR_VERSION = 17, 8
"""Old enough for every onnxruntime of the last years."""


class _Graph:
    """Collects nodes; every method adds some and names what comes out."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.weights: list[onnx.TensorProto] = []

    def add(self, operator: str, inputs: Sequence[str], name: str = "", **attributes: object) -> str:
        name = name or f"{operator.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(operator, list(inputs), [name], **attributes))
        return name

    def constant(self, values: npt.NDArray[np.generic]) -> str:
        name = f"constant{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def weight(self, values: Tensor) -> str:
        """Kept in half the bytes; the runtime makes it whole once, when the net is loaded."""
        half = self.constant(values.detach().cpu().numpy().astype(np.float16))
        return self.add("Cast", [half], to=TensorProto.FLOAT)

    def conv(self, conv: nn.Module, x: str) -> str:
        assert isinstance(conv, nn.Conv2d) and conv.bias is not None
        pad = conv.kernel_size[0] // 2
        return self.add("Conv", [x, self.weight(conv.weight), self.weight(conv.bias)], pads=[pad] * 4)

    def linear(self, linear: nn.Linear, x: str, name: str = "") -> str:
        return self.add("Gemm", [x, self.weight(linear.weight), self.weight(linear.bias)], name, transB=1)


def export_net(net: Net, layout: Layout, folder: Path) -> Path:
    """Write the net; the name says for which game and table it is."""
    folded = Folded(net, torch.device("cpu"))
    shape = net.shape
    graph = _Graph()
    x = _tower(graph, folded)
    _policy(graph, folded, x)
    seen = graph.add("Relu", [graph.conv(folded.seeing, x)])
    mean, most = (graph.add(f"Reduce{how}", [seen], axes=[2, 3], keepdims=0) for how in ("Mean", "Max"))
    pooled = graph.add("Concat", [mean, most, "numbers"], axis=1)
    result = graph.linear(folded.result, graph.add("Relu", [graph.linear(folded.judging, pooled)]))
    cut = graph.constant(np.array([shape.colours, shape.colours], np.int64))
    graph.nodes.append(helper.make_node("Split", [result, cut], ["shares", "units"], axis=1))
    graph.add("Mul", ["units", graph.constant(np.array(MARGIN_UNIT, np.float32))], "margins")
    path = folder / net_name(layout)
    onnx.save(_model(graph, layout, net), path)
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(f"{path.name} is larger than {MOST_BYTES} bytes")
    return path


def _tower(graph: _Graph, net: Folded) -> str:
    bias = graph.linear(net.numbers, "numbers")
    bias = graph.add("Unsqueeze", [bias, graph.constant(np.array([2, 3], np.int64))])
    x = graph.add("Relu", [graph.add("Add", [graph.conv(net.stem, "planes"), bias])])
    for i in range(0, len(net.tower), 2):
        bent = graph.add("Relu", [graph.conv(net.tower[i], x)])
        x = graph.add("Relu", [graph.add("Add", [graph.conv(net.tower[i + 1], bent), x])])
    return x


def _policy(graph: _Graph, net: Folded, x: str) -> None:
    weight = graph.weight(net.placing.weight[:, :, None, None])
    planes = graph.add("Conv", [x, weight, graph.weight(net.placing.bias)])
    turned = graph.add("Transpose", [planes], perm=[0, 2, 3, 1])
    if not net.shape.choices:
        graph.add("Flatten", [turned], "policy")
        return
    mean = graph.add("ReduceMean", [x], axes=[2, 3], keepdims=0)
    graph.add("Concat", [graph.add("Flatten", [turned]), graph.linear(net.choosing, mean)], "policy", axis=1)


def _model(graph: _Graph, layout: Layout, net: Net) -> onnx.ModelProto:
    shape = net.shape
    widths = {"shares": shape.colours, "margins": shape.colours, "policy": layout.policy_size}
    inputs = [
        helper.make_tensor_value_info("planes", TensorProto.FLOAT, ["n", shape.planes, shape.height, shape.width]),
        helper.make_tensor_value_info("numbers", TensorProto.FLOAT, ["n", shape.numbers]),
    ]
    outputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", wide]) for name, wide in widths.items()]
    whole = helper.make_graph(graph.nodes, layout.variant.id, inputs, outputs, graph.weights)
    model = helper.make_model(whole, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    about = {"format": FORMAT, "game": layout.variant.id, "table": layout.table.fingerprint}
    helper.set_model_props(model, about)
    onnx.checker.check_model(model)
    return model


@program
def main(arguments: list[str] | None) -> None:
    parser = ArgumentParser(prog="python -m cornerwise.training.export", description="Writes the best net as ONNX.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--folder", type=Path, required=True, help="where the training is; the file is written there")
    parser.add_argument("--net", default="best.pt", choices=("best.pt", "average.pt"))
    wanted = parser.parse_args(arguments)
    layout, folder = layout_of(find_placing_variant(wanted.game)), Folder(wanted.folder)
    net = folder.load_net(wanted.net, folder.shape(layout))
    if net is None:
        raise CornerwiseError(wanted.net, "error-holds-no", folder=str(wanted.folder), name=wanted.net)
    sys.stdout.write(f"{export_net(net, layout, wanted.folder)}\n")


if __name__ == "__main__":
    sys.exit(main())
