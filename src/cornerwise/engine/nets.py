"""Nets out of files: what they say of positions, on the processor, by means of onnxruntime (the extra `nets`)."""

import warnings
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.engine.evaluator import Evaluation, Leaves
from cornerwise.engine.planes import Layout, Numbers, Reals, Words, layout_of
from cornerwise.errors import CornerwiseError, WrongFamily
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
        super().__init__(None, "error-extra-nets", install="pip install 'cornerwise[nets]'")


class NetWarning(UserWarning):
    """A net cannot be used, so playouts take its place."""


class Judgement(NamedTuple):
    """What a net says of some positions."""

    shares: Reals
    """(positions, seats): parts of the win, of the seats from the mover's on."""
    margins: Reals
    """(positions, seats): points ahead of the best other, likewise."""
    policy: Reals
    """(positions, policy size): logits; `Layout.places` says where each move's is."""


class Judge(Protocol):
    """A net, whatever runs it."""

    @property
    def layout(self) -> Layout: ...

    def judge(self, planes: Words, numbers: Numbers) -> Judgement:
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
        _, _, numbers, colours, _ = layout.shape
        if about.get("format") != FORMAT:
            raise NetError(str(path), "error-net-foreign", file=str(path))
        if about.get("table") != layout.table.fingerprint:
            raise NetError(str(path), "error-net-board", file=str(path), game=layout.variant.id)
        wanted_shapes = {"planes": (layout.planes, layout.height, layout.width), "numbers": (numbers,)}
        wanted_widths = {"shares": colours, "margins": colours, "policy": layout.policy_size}
        if shapes != wanted_shapes or widths != wanted_widths:
            raise NetError(str(path), "error-net-shape", file=str(path), game=layout.variant.id)

    def judge(self, planes: Words, numbers: Numbers) -> Judgement:
        shown = {"planes": self.layout.expand(planes), "numbers": numbers.astype(np.float32)}
        logits, margins, policy = self._session.run(["shares", "margins", "policy"], shown)
        seats = self.layout.shape[4]
        weights = np.exp(logits[:, :seats] - logits[:, :seats].max(axis=1, keepdims=True))
        return Judgement(weights / weights.sum(axis=1, keepdims=True), margins[:, :seats], policy)

    def judge_view(self, view: PlacingView) -> tuple[Reals, Reals, dict[Move, float]]:
        """Shares and margins of the seats from the mover's on, and the part of every legal move."""
        core = kernel_core(view.variant)
        for ply in view.plies:
            core.push(ply.move)
        said = judge_one(self, core)
        moves = core.legal()
        weights = move_weights(self.layout, said.policy, np.array([0, len(moves)]), np.array(moves, np.uint32))
        weights /= weights.sum()
        return said.shares[0], said.margins[0], dict(zip(map(Move, moves), weights.tolist(), strict=True))


def judge_one(net: Judge, core: _kernel.Position) -> Judgement:
    """What a net says of one position of the kernel."""
    planes, words, numbers, _, _ = net.layout.shape
    shown = np.zeros((1, planes, words), np.uint64), np.zeros((1, numbers), np.uint8)
    core.features(shown[0][0], shown[1][0])
    return net.judge(*shown)


class NetEvaluator:
    """A net in the place of playouts, or beside them."""

    def __init__(self, net: Judge, batch: int = 8) -> None:
        self._net = net
        self.batch = batch

    def evaluate(self, leaves: Leaves) -> Evaluation:
        said = self._net.judge(leaves.planes, leaves.numbers)
        return Evaluation(
            shares=_by_seat(said.shares, leaves),
            margins=_by_seat(said.margins, leaves),
            weights=move_weights(self._net.layout, said.policy, leaves.begins, leaves.moves),
        )

    def guide(self, core: _kernel.Position) -> Reals:
        """How good every row of the table looks, as a logit, and after the rows the answers to a swap opening."""
        logits: Reals = judge_one(self._net, core).policy[0, self._net.layout.places]
        return logits


def move_weights(layout: Layout, policy: Reals, begins: npt.NDArray[np.int64], moves: npt.NDArray[np.uint32]) -> Reals:
    """How good the moves of every position look, against the best one there. Moves as the kernel counts them."""
    table = len(layout.table)
    at = layout.places[np.where(moves < table, moves, table + (moves & 3) - 1)]  # KEEP and SWAP come after the rows
    position = np.repeat(np.arange(len(policy)), np.diff(begins))
    logits = policy[position, at]
    weights: Reals = np.exp(logits - np.maximum.reduceat(logits, begins[:-1])[position])
    return weights


def _by_seat(from_mover: Reals, leaves: Leaves) -> Reals:
    """Numbers in order from the mover's seat, put in the order of seats."""
    seats = from_mover.shape[1]
    order = (np.arange(seats) - leaves.seats[:, None]) % seats
    return np.ascontiguousarray(np.take_along_axis(from_mover, order, axis=1), np.float32)


def family_of(variant: PlacingVariant) -> tuple[PlacingVariant, ...]:
    """The games that can share a net with this one, itself among them: all is alike but who owns the colours."""

    def seen(game: PlacingVariant) -> tuple[object, ...]:
        return (game.board, game.piece_set, game.supply, len(game.colours), game.opening)

    return tuple(game for game in placing_variants() if game.seats > 1 and seen(game) == seen(variant))


def net_name(layout: Layout) -> str:
    """The file that a net for this table is kept in: named by the first game of its family."""
    return f"{family_of(layout.variant)[0].id}-{layout.table.fingerprint}.onnx"


def shipped_net(variant: PlacingVariant) -> Path | None:
    """The net that comes with the package for a game, if there is one."""
    if variant.gravity or variant.seats < 2:
        return None
    path = Path(str(files("cornerwise.nets"))) / net_name(layout_of(variant))
    return path if path.exists() else None


def runtime_installed() -> bool:
    """Whether nets can be used at all."""
    return find_spec("onnxruntime") is not None


@lru_cache(maxsize=16)
def evaluator_of(path: Path, variant: PlacingVariant) -> NetEvaluator | None:
    """The net in a file, once for all searches; where it cannot be used this says so, and there is none."""
    try:
        return NetEvaluator(load_net(path, variant))
    except (NetError, WrongFamily) as error:
        warnings.warn(f"{error}; playouts take its place", NetWarning, stacklevel=2)
        return None


def load_net(path: Path, variant: PlacingVariant) -> Net:
    """The net in a file; `NetError` where it is damaged or not for this game."""
    return Net(path, variant)
