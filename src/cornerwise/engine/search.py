"""Tree search for placing games: follows a game, keeps what it knows, and tells what it found."""

from collections.abc import Mapping
from math import inf
from random import Random
from time import monotonic

import numpy as np

from cornerwise import _kernel
from cornerwise.engine.analysis import Analysis, Line, Value, mean_value
from cornerwise.engine.evaluator import Evaluator, Leaves
from cornerwise.engine.tuning import Tuning, tuning_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.variant import Variant
from cornerwise.rules.game import Ply
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position, View

NO_LIMIT = 1 << 62
ONLY_MOVE = 100
"""Simulations where there is no choice: enough to say how the game stands."""
LINE = 12
"""Moves of a line at most: what comes later rests on too few visits to be worth reading."""


class PlacingSearch:
    """A search that goes on from move to move. Only `stop` may be called while another call is under way."""

    def __init__(
        self,
        *,
        threads: int = 1,
        seed: int = 0,
        memory: int,
        evaluator: Evaluator | None = None,
        tuning: Mapping[str, float] | None = None,
    ) -> None:
        self._threads = threads
        self._memory = memory
        self._evaluator = evaluator
        self._changes = dict(tuning or {})
        self._rng = Random(seed)
        self._search: _kernel.Search | None = None
        self._variant: Variant | None = None
        self._plies: tuple[Ply, ...] = ()
        self._stopped = False

    def analyse(self, view: View, *, nodes: int | None = None, time: float | None = None, lines: int = 5) -> Analysis:
        """The best moves for the seat to move, after so many simulations or seconds, whichever ends first."""
        if view.mover is None:
            raise CornerwiseError(None, "the game is over, so there is nothing to search")
        if nodes is None and time is None:
            raise CornerwiseError(None, "a search needs a number of nodes or a time")
        self._stopped = False
        begin = monotonic()
        search = self._follow(view)
        search.resume()
        if self._stopped:  # while the tables were made
            search.stop()
        limit = NO_LIMIT if nodes is None else nodes
        if self._evaluator is None:
            search.run(0, inf, 0)  # lists the moves
            limit = limit if len(search) > 1 else ONLY_MOVE
            search.run(limit, inf if time is None else time, self._rng.getrandbits(64))
        else:
            self._evaluate(search, view.variant, limit, inf if time is None else begin + time)
        return _analysis(search, view.mover, lines, monotonic() - begin)

    def stop(self) -> None:
        """Ask from another thread for an answer at once."""
        self._stopped = True
        if self._search is not None:
            self._search.stop()

    @property
    def bytes(self) -> int:
        """What the tree takes now."""
        return self._search.bytes if self._search is not None else 0

    def _follow(self, view: View) -> _kernel.Search:
        """The tree of this position: part of the last one where the game has gone on from there."""
        known = len(self._plies)
        if self._search is not None and self._is_ours(view.variant) and view.plies[:known] == self._plies:
            for ply in view.plies[known:]:
                self._search.advance(ply.move)
        else:
            position = view.sample(self._rng)
            tuning = tuning_of(view.variant)
            self._search = new_search(position, tuning, self._changes, self._threads, self._memory)
        self._variant, self._plies = view.variant, view.plies
        return self._search

    def _is_ours(self, variant: Variant) -> bool:
        mine = self._variant
        return mine is variant or (mine is not None and mine.id == variant.id and mine.chosen == variant.chosen)

    def _evaluate(self, search: _kernel.Search, variant: Variant, nodes: int, deadline: float) -> None:
        assert self._evaluator is not None
        search.begin(self._rng.getrandbits(64))
        while search.nodes < nodes and monotonic() < deadline and not search.stopped:
            cells, left, colours, seats, begins, moves = search.gather(min(self._evaluator.batch, nodes - search.nodes))
            leaves = Leaves(
                variant, cells, left, np.asarray(colours), np.asarray(seats), np.asarray(begins, np.int64), moves
            )
            if len(leaves):
                evaluation = self._evaluator.evaluate(leaves)
                search.evaluated(evaluation.shares, evaluation.margins, evaluation.weights)


def new_search(
    position: Position, tuning: Tuning, changes: Mapping[str, float], threads: int, memory: int
) -> _kernel.Search:
    """A search from a position; `changes` to the tuning are for measuring what each part is worth."""
    core = position.core
    assert isinstance(core, _kernel.Position)  # views are sampled in the kernel
    try:
        return _kernel.Search(
            core,
            memory=memory,
            threads=threads,
            prior_weights=tuning.prior,
            tuning={**tuning.search, **changes},
        )
    except ValueError as error:
        raise CornerwiseError(changes, str(error)) from None


def _analysis(search: _kernel.Search, seat: int, lines: int, seconds: float) -> Analysis:
    found = sorted(search.root(), key=lambda move: (move.visits, move.value, move.prior), reverse=True)
    seen = [(Value(tuple(move.shares), tuple(move.margins)), move.fresh) for move in found]
    value = mean_value(seen)
    return Analysis(
        seat=seat,
        value=value,
        lines=tuple(
            # What an earlier search saw of a move has not been kept for every seat.
            Line(Move(move.move), own if move.fresh else value, move.visits, _moves(search, move.move))
            for move, (own, _) in zip(found[:lines], seen, strict=False)
        ),
        nodes=sum(move.visits for move in found),
        seconds=seconds,
    )


def _moves(search: _kernel.Search, first: int) -> tuple[Move, ...]:
    return tuple(map(Move, search.line(first, LINE)))
