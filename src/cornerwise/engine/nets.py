"""Nets in ONNX files: loading, checking and running them on the processor with onnxruntime (the extra `nets`)."""

from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.engine.evaluator import Evaluation, Leaves
from cornerwise.engine.planes import Layout, Numbers, Reals, Words, fits_a_net, layout_of
from cornerwise.errors import CornerwiseError, install_command
from cornerwise.games.catalogue import placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import Move
from cornerwise.rules.native import kernel_core
from cornerwise.rules.placing_position import PlacingView

FORMAT = "cornerwise-net-1"
"""Changes whenever nets are shown something else or say it differently."""
MOST_BYTES = 4 << 20


class NetError(CornerwiseError):
    """A net that cannot be used: the file is damaged, or it was trained for something else."""


class NetsMissing(CornerwiseError):
    """onnxruntime is not installed."""

    def __init__(self) -> None:
        super().__init__(None, "error-extra-nets", install=install_command("nets"))


class NetWarning(UserWarning):
    """A net that comes with the package cannot be used, so playouts take its place."""


class NetOutput(NamedTuple):
    """What a net says of some positions."""

    shares: Reals
    """(positions, seats): parts of the win, of the seats from the mover's on."""
    margins: Reals
    """(positions, seats): points ahead of the best other, likewise."""
    policy: Reals
    """(positions, policy size): logits; `Layout.places` says where each move's is."""


class AnyNet(Protocol):
    """A net, whatever runs it."""

    @property
    def layout(self) -> Layout: ...

    def run(self, planes: Words, numbers: Numbers) -> NetOutput:
        """Of positions as the kernel shows them: (positions, planes, words) and (positions, numbers)."""


class Net:
    """A net for one game, or for several that share a board, pieces and colours."""

    def __init__(self, path: Path, variant: PlacingVariant) -> None:
        try:
            import onnxruntime
        except ImportError:
            raise NetsMissing from None
        self.layout: Layout = layout_of(variant)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1  # more of them ask from threads of their own
        options.log_severity_level = 3
        try:
            if path.stat().st_size > MOST_BYTES:
                raise NetError(str(path), "error-net-large", file=str(path))
            self._session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
            about = self._session.get_modelmeta().custom_metadata_map
            shapes = {port.name: tuple(port.shape[1:]) for port in self._session.get_inputs()}
            widths = {port.name: port.shape[1] for port in self._session.get_outputs()}
        except NetError:
            raise
        except Exception as error:  # the runtime has a class for every way a file can be damaged
            raise NetError(str(path), "error-net-damaged", file=str(path), problem=str(error).splitlines()[0]) from None
        self._check(path, about, shapes, widths)

    def _check(
        self, path: Path, about: dict[str, str], shapes: dict[str, tuple[int, ...]], widths: dict[str, int]
    ) -> None:
        layout = self.layout
        shape = layout.shape
        if about.get("format") != FORMAT:
            raise NetError(str(path), "error-net-foreign", file=str(path))
        if about.get("table") != layout.table.fingerprint:
            raise NetError(str(path), "error-net-board", file=str(path), game=layout.variant.id)
        wanted_shapes = {"planes": (layout.planes, layout.height, layout.width), "numbers": (shape.numbers,)}
        wanted_widths = {"shares": shape.colours, "margins": shape.colours, "policy": layout.policy_size}
        if shapes != wanted_shapes or widths != wanted_widths:
            raise NetError(str(path), "error-net-shape", file=str(path), game=layout.variant.id)

    def run(self, planes: Words, numbers: Numbers) -> NetOutput:
        shown = {"planes": self.layout.expand(planes), "numbers": numbers.astype(np.float32)}
        logits, margins, policy = self._session.run(["shares", "margins", "policy"], shown)
        seats = self.layout.shape.seats
        weights = np.exp(logits[:, :seats] - logits[:, :seats].max(axis=1, keepdims=True))
        return NetOutput(weights / weights.sum(axis=1, keepdims=True), margins[:, :seats], policy)

    def evaluate_view(self, view: PlacingView) -> tuple[Reals, Reals, dict[Move, float]]:
        """Shares and margins of the seats from the mover's on, and the probability of every legal move."""
        core = kernel_core(view.variant)
        for ply in view.plies:
            core.push(ply.move)
        said = run_one(self, core)
        moves = core.legal()
        weights = move_weights(self.layout, said.policy, np.array([0, len(moves)]), np.array(moves, np.uint32))
        weights /= weights.sum()
        return said.shares[0], said.margins[0], dict(zip(map(Move, moves), weights.tolist(), strict=True))


def run_one(net: AnyNet, core: _kernel.Position) -> NetOutput:
    """What a net says of one position of the kernel."""
    shape = net.layout.shape
    planes, numbers = np.zeros((1, shape.planes, shape.words), np.uint64), np.zeros((1, shape.numbers), np.uint8)
    core.features(planes[0], numbers[0])
    return net.run(planes, numbers)


class NetEvaluator:
    """A net as an evaluator of leaves, and as a guide of playouts."""

    def __init__(self, net: AnyNet, batch: int = 8) -> None:
        self._net = net
        self.batch = batch

    def evaluate(self, leaves: Leaves) -> Evaluation:
        said = self._net.run(leaves.planes, leaves.numbers)
        return Evaluation(
            shares=_by_seat(said.shares, leaves),
            margins=_by_seat(said.margins, leaves),
            weights=move_weights(self._net.layout, said.policy, leaves.begins, leaves.moves),
        )

    def root_logits(self, core: _kernel.Position) -> Reals:
        logits: Reals = run_one(self._net, core).policy[0, self._net.layout.places]
        return logits


def move_weights(layout: Layout, policy: Reals, begins: npt.NDArray[np.int64], moves: npt.NDArray[np.uint32]) -> Reals:
    """The weights of the moves of every position: a softmax of their logits, but that the likeliest has 1."""
    at = layout.places[layout.table.numbers_of(moves)]
    position = np.repeat(np.arange(len(policy)), np.diff(begins))
    logits = policy[position, at]
    weights: Reals = np.exp(logits - np.maximum.reduceat(logits, begins[:-1])[position])
    return weights


def _by_seat(from_mover: Reals, leaves: Leaves) -> Reals:
    """Numbers in order from the mover's seat, put in the order of seats."""
    seats = from_mover.shape[1]
    order = (np.arange(seats) - leaves.seats[:, None]) % seats
    return np.ascontiguousarray(np.take_along_axis(from_mover, order, axis=1), np.float32)


@lru_cache(maxsize=64)
def net_group(variant: PlacingVariant) -> tuple[PlacingVariant, ...]:
    """The games of the catalogue that can share a net with this one: all is alike but who owns the colours.

    There are none for games of cubes and for one seat, since no nets are made for these.
    """

    def seen(game: PlacingVariant) -> tuple[object, ...]:
        return (game.board, game.piece_set, game.supply, len(game.colours), game.opening)

    if not fits_a_net(variant):
        return ()
    return tuple(game for game in placing_variants() if fits_a_net(game) and seen(game) == seen(variant))


def net_name(layout: Layout) -> str:
    """The file that a net for this table is kept in: named by the first game that shares it."""
    return f"{net_group(layout.variant)[0].id}-{layout.table.fingerprint}.onnx"


def shipped_net(variant: PlacingVariant) -> Path | None:
    """The net that comes with the package for a game, if there is one."""
    if not net_group(variant):
        return None
    path = Path(str(files("cornerwise.nets"))) / net_name(layout_of(variant))
    return path if path.exists() else None


def runtime_installed() -> bool:
    """Whether nets can be used at all."""
    return find_spec("onnxruntime") is not None


@lru_cache(maxsize=16)
def net_evaluator(path: Path, variant: PlacingVariant) -> NetEvaluator:
    """The net in a file, loaded once for all searches; `NetError` where it is damaged or not for this game."""
    return NetEvaluator(Net(path, variant))
