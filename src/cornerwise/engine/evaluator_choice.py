"""Chooses the evaluator of a search by name: `best`, `playouts`, `net`, `small`, `guided`, or the file of a net.

| choice | the leaves of the search get their values |
|---|---|
| `best` | from the small net or the net of the game, whichever is best at this strength and there; or from playouts |
| `playouts` | from playouts |
| `net` | from the net that comes with the package |
| `small` | from the small net that comes with the package, which the kernel itself evaluates |
| `guided` | from playouts, while that net says which moves at the root to look at first |
| FILE | from the net in a file |
| `guided:FILE` | from playouts, guided by the net in a file |
"""

import warnings
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal, get_args

from cornerwise.engine.evaluator import BY_PLAYOUTS, LeafValues
from cornerwise.engine.levels import BestEvaluator
from cornerwise.engine.methods import METHODS
from cornerwise.engine.nets import NetError, NetEvaluator, NetWarning, net_evaluator, runtime_installed
from cornerwise.engine.smallnet import SMALL_SUFFIX, load_small, small_net_if_usable
from cornerwise.engine.tuning import net_tuning, small_net_tuning
from cornerwise.errors import CornerwiseError, quoted
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.games.variant import Variant

Kind = Literal["best", "playouts", "net", "small", "guided"]
KINDS: tuple[Kind, ...] = get_args(Kind)
BEST: Kind = "best"


@dataclass(frozen=True)
class EvaluatorChoice:
    """A choice that was read; `file` is None for the net that comes with the package."""

    kind: Kind = BEST
    file: Path | None = None

    def __str__(self) -> str:
        if self.file is None:
            return self.kind
        return f"guided:{self.file}" if self.kind == "guided" else str(self.file)

    def leaf_values(self, variant: Variant, best: BestEvaluator) -> LeafValues:
        """What that means in a game; `best` is its best evaluator, where that can be used."""
        if self.kind == BEST:
            return _best_leaf_values(variant, best)
        if self.kind == "playouts":
            return BY_PLAYOUTS
        methods = METHODS.of(variant)
        small = self.kind == "small"
        path = self.file or (methods.shipped_small_net if small else methods.shipped_net)(variant)
        if path is None:
            raise CornerwiseError(variant.id, "error-no-net", game=variant.id)
        game = need_placing(variant)
        if small:
            return LeafValues(small_net=load_small(path, game), tuning=small_net_tuning(game))
        net = net_evaluator(path, game)
        return LeafValues(guide=net) if self.kind == "guided" else LeafValues(net, tuning=net_tuning(game))


def parse_evaluator(text: str | Path) -> EvaluatorChoice:
    """The choice that a text names; the error says which there are."""
    for kind in KINDS:
        if text == kind:
            return EvaluatorChoice(kind)
    name = str(text)
    guided = name.startswith("guided:")
    file = Path(name.removeprefix("guided:"))
    if not file.is_file():
        raise CornerwiseError(text, "error-evaluator", name=quoted(name), known=", ".join(KINDS))
    return EvaluatorChoice("guided" if guided else "small" if file.suffix == SMALL_SUFFIX else "net", file)


def _best_leaf_values(variant: Variant, best: BestEvaluator) -> LeafValues:
    """The best evaluator, or where it cannot be used the next best."""
    if best == "playouts":
        return BY_PLAYOUTS
    methods = METHODS.of(variant)
    if best == "small" and (path := methods.shipped_small_net(variant)):
        game = need_placing(variant)
        if small := small_net_if_usable(path, game):
            return LeafValues(small_net=small, tuning=small_net_tuning(game))
    path = methods.shipped_net(variant) if runtime_installed() else None
    net = _net_if_usable(path, need_placing(variant)) if path else None
    return BY_PLAYOUTS if net is None else LeafValues(net, tuning=net_tuning(need_placing(variant)))


@lru_cache(maxsize=16)  # it is told once that a net cannot be used
def _net_if_usable(path: Path, variant: PlacingVariant) -> NetEvaluator | None:
    try:
        return net_evaluator(path, variant)
    except NetError as error:
        warnings.warn(f"{error}; playouts take its place", NetWarning, stacklevel=2)
        return None
