"""Nets out of files: what they say of positions, on the processor, by means of onnxruntime (the extra `nets`)."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import numpy as np

from cornerwise.engine.evaluator import Evaluation, Leaves
from cornerwise.engine.planes import Layout, Numbers, Places, Reals, Words, layout_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.native import kernel_core
from cornerwise.rules.position import View

FORMAT = "cornerwise-net-1"
"""Changes whenever nets are shown something else or say it differently."""
MOST_BYTES = 4 << 20


class NetError(CornerwiseError):
    """A net that cannot be used: the file is damaged, or it was trained for something else."""


class NetsMissing(CornerwiseError):
    """onnxruntime is not installed."""

    def __init__(self) -> None:
        super().__init__(None, "nets need onnxruntime: pip install 'cornerwise[nets]'")


class Judgement(NamedTuple):
    """What a net says of some positions."""

    shares: Reals
    """(positions, seats): parts of the win, of the seats from the mover's on."""
    margins: Reals
    """(positions, seats): points ahead of the best other, likewise."""
    policy: Reals
    """(positions, policy size): logits; `Layout.places` says where each move's is."""


class Net:
    """A net for one game, or for several that share a board, pieces and colours."""

    def __init__(self, path: Path, variant: Variant, threads: int = 1) -> None:
        try:
            import onnxruntime
        except ImportError:
            raise NetsMissing from None
        self.layout: Layout = layout_of(variant)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        try:
            if path.stat().st_size > MOST_BYTES:
                raise NetError(str(path), f"{path} is too large for a net")
            self._session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
            about = self._session.get_modelmeta().custom_metadata_map
            shapes = {port.name: tuple(port.shape[1:]) for port in self._session.get_inputs()}
            widths = {port.name: port.shape[1] for port in self._session.get_outputs()}
        except NetError:
            raise
        except Exception as error:  # the runtime has a class for every way a file can be damaged
            raise NetError(str(path), f"{path} is no net: {str(error).splitlines()[0]}") from None
        self._check(path, about, shapes, widths)

    def _check(
        self, path: Path, about: dict[str, str], shapes: dict[str, tuple[int, ...]], widths: dict[str, int]
    ) -> None:
        layout = self.layout
        _, _, numbers, colours, _ = layout.shape
        if about.get("format") != FORMAT:
            raise NetError(str(path), f"{path} is no net of this program")
        if about.get("table") != layout.table.fingerprint:
            raise NetError(str(path), f"{path} was trained for another board or other pieces than {layout.variant.id}")
        wanted_shapes = {"planes": (layout.planes, layout.height, layout.width), "numbers": (numbers,)}
        wanted_widths = {"shares": colours, "margins": colours, "policy": layout.policy_size}
        if shapes != wanted_shapes or widths != wanted_widths:
            raise NetError(str(path), f"{path} has another shape than a net for {layout.variant.id}")

    def judge(self, planes: Words, numbers: Numbers) -> Judgement:
        """Of positions as the kernel shows them: (positions, planes, words) and (positions, numbers)."""
        shown = {"planes": self.layout.expand(planes), "numbers": numbers.astype(np.float32)}
        logits, margins, policy = self._session.run(["shares", "margins", "policy"], shown)
        seats = self.layout.shape[4]
        weights = np.exp(logits[:, :seats] - logits[:, :seats].max(axis=1, keepdims=True))
        return Judgement(weights / weights.sum(axis=1, keepdims=True), margins[:, :seats], policy)

    def weights(self, policy: Reals, rows: Places) -> Reals:
        """The part that each of these legal moves has in one position's policy. Moves as the kernel counts them."""
        table = len(self.layout.table)
        at = np.where(rows < table, rows, table + (rows & 3) - 1)  # KEEP and SWAP come after the rows
        logits = policy[self.layout.places[at]]
        parts = np.exp(logits - logits.max())
        weights: Reals = parts / parts.sum()
        return weights

    def judge_view(self, view: View) -> tuple[Reals, Reals, dict[Move, float]]:
        """Shares and margins of the seats from the mover's on, and the part of every legal move."""
        core = kernel_core(view.variant)
        for ply in view.plies:
            core.push(ply.move)
        planes, words, numbers, _, _ = self.layout.shape
        shown = np.zeros((1, planes, words), np.uint64), np.zeros((1, numbers), np.uint8)
        core.features(shown[0][0], shown[1][0])
        said = self.judge(*shown)
        moves = core.legal()
        weights = self.weights(said.policy[0], np.array(moves, np.int32))
        return said.shares[0], said.margins[0], dict(zip(map(Move, moves), weights.tolist(), strict=True))


class NetEvaluator:
    """A net in the place of playouts."""

    def __init__(self, net: Net, batch: int = 8) -> None:
        self._net = net
        self.batch = batch

    def evaluate(self, leaves: Leaves) -> Evaluation:
        said = self._net.judge(leaves.planes, leaves.numbers)
        weights = [
            self._net.weights(policy, leaves.moves[begin:end].astype(np.int32))
            for policy, begin, end in zip(said.policy, leaves.begins, leaves.begins[1:], strict=False)
        ]
        return Evaluation(
            shares=_by_seat(said.shares, leaves),
            margins=_by_seat(said.margins, leaves),
            weights=np.concatenate(weights),
        )


def _by_seat(from_mover: Reals, leaves: Leaves) -> Reals:
    """Numbers in order from the mover's seat, put in the order of seats."""
    seats = from_mover.shape[1]
    order = (np.arange(seats) - leaves.seats[:, None]) % seats
    return np.ascontiguousarray(np.take_along_axis(from_mover, order, axis=1), np.float32)


def net_name(layout: Layout) -> str:
    """The file that a net for this table is kept in."""
    return f"{layout.variant.id}-{layout.table.fingerprint}.onnx"


def shipped_net(variant: Variant) -> Path | None:
    """The net that comes with the package for a game, if there is one."""
    if variant.gravity:
        return None
    path = Path(str(files("cornerwise.nets"))) / net_name(layout_of(variant))
    return path if path.exists() else None


def shipped_evaluator(variant: Variant) -> NetEvaluator | None:
    """The shipped net of a game as an evaluator, if there is one."""
    path = shipped_net(variant)
    return None if path is None else NetEvaluator(load_net(path, variant))


def load_net(path: Path, variant: Variant, threads: int = 1) -> Net:
    """The net in a file; `NetError` where it is damaged or not for this game."""
    return Net(path, variant, threads)
