"""Information-set Monte Carlo tree search of matching games, from what one seat may know.

Every simulation draws hidden hands and an order of the pile that agree with all that the seat has seen; the true ones
are never looked at. docs/engine.md tells how it works.
"""

from collections.abc import Mapping
from math import isfinite
from time import perf_counter

from cornerwise import _kernel
from cornerwise.engine.analysis import Analysis, Line, mean_value, searched_value
from cornerwise.engine.evaluator import BY_PLAYOUTS, LeafValues
from cornerwise.errors import CornerwiseError
from cornerwise.rules.matching_moves import TileMove
from cornerwise.rules.matching_view import MatchingView

MEMORY = 512 << 20
"""Bytes that the search trees may take together, unless told otherwise."""


class MatchingSearch:
    """Searches for seats of matching games. With one thread, equal seeds give equal results."""

    def __init__(
        self,
        *,
        threads: int = 1,
        seed: int = 0,
        memory: int = MEMORY,
        tuning: Mapping[str, float] | None = None,
    ) -> None:
        if memory < 0:
            raise ValueError("memory cannot be negative")
        self._tuning = dict(tuning or {})
        self._search = _kernel.MatchingSearch(threads=threads, seed=seed % (1 << 64), memory=memory)

    def analyse(
        self,
        view: MatchingView,
        *,
        nodes: int | None = None,
        time: float | None = None,
        lines: int = 5,
        leaves: LeafValues = BY_PLAYOUTS,
    ) -> Analysis:
        """The best moves of the seat to move, from its own view, after so many simulations or seconds.

        A line ends where a tile would come out of the pile. The margin is that at the end of this deal.
        """
        for name in self._tuning:
            raise CornerwiseError(name, "error-search-tuning", problem=f"there is no search setting '{name}'")
        _check_budget(nodes, time)
        if lines < 1:
            raise ValueError("at least one line must be asked for")
        if view.mover != view.seat:
            raise ValueError("it is not this seat's turn, and only a seat's own view can be searched")
        if leaves != BY_PLAYOUTS:
            raise ValueError("only playouts evaluate the leaves of this search")
        begun = perf_counter()
        found = self._search.run(view.known(), view.seat, nodes=nodes or 0, seconds=time or 0.0, lines=lines)
        best = tuple(
            Line(TileMove(of.move), searched_value(of), of.visits, tuple(map(TileMove, of.moves))) for of in found.lines
        )
        return Analysis(
            seat=view.seat,
            value=mean_value([(line.value, line.visits) for line in best]),
            lines=best,
            nodes=found.nodes,
            seconds=perf_counter() - begun,
        )

    def stop(self) -> None:
        """End the searches under way, from another thread; they answer with what they have found."""
        self._search.stop()


def _check_budget(nodes: int | None, time: float | None) -> None:
    if nodes is None and time is None:
        raise ValueError("a search needs a number of nodes or a time")
    if nodes is not None and nodes < 1:
        raise ValueError("a search needs at least one node")
    if time is not None and not (isfinite(time) and time > 0):
        raise ValueError("a search needs a positive time")
