"""Monte Carlo tree search of placing games: drives the kernel's search along a game and reads the result."""

from collections.abc import Mapping
from math import inf
from random import Random
from time import monotonic

from cornerwise import _kernel
from cornerwise.engine.analysis import Analysis, Line, Value, exact_value, mean_value, searched_value
from cornerwise.engine.evaluator import BY_PLAYOUTS, Evaluation, Evaluator, LeafValues, Leaves
from cornerwise.engine.planes import Reals
from cornerwise.engine.tuning import Tuning, tuning_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.placing_position import PlacingPosition, PlacingView

NO_LIMIT = 1 << 62
ONLY_MOVE = 100
"""Simulations where there is no choice: enough to say how the game stands."""
SOLVER_TIME = 0.25
"""What the endgame solver may take of the time, where that is limited."""
LINE = 12
"""Moves of a line at most: what comes later rests on too few visits to be worth reading."""


class PlacingSearch:
    """Monte Carlo tree search of placing games, which keeps its tree from move to move.

    `tuning` changes settings of the kernel's search, by the names in kernel/search.hpp; `solver_nodes=0` leaves the
    endgame solver out.
    """

    def __init__(
        self, *, threads: int = 1, seed: int = 0, memory: int, tuning: Mapping[str, float] | None = None
    ) -> None:
        self._threads = threads
        self._memory = memory
        self._tuning = dict(tuning or {})
        self._rng = Random(seed)
        self._search: _kernel.Search | None = None
        self._position: PlacingPosition | None = None
        self._leaves = BY_PLAYOUTS
        """What the tree was made with."""
        self._stopped = False

    def analyse(
        self,
        view: PlacingView,
        *,
        nodes: int | None = None,
        time: float | None = None,
        lines: int = 5,
        leaves: LeafValues = BY_PLAYOUTS,
    ) -> Analysis:
        if view.mover is None:
            raise CornerwiseError(None, "error-nobody-moves")
        if nodes is None and time is None:
            raise CornerwiseError(None, "error-search-limits")
        self._stopped = False
        begin = monotonic()
        search, position = self._follow(view, leaves)
        search.resume()
        if self._stopped:  # while the tables were made
            search.stop()
        limit, seconds = NO_LIMIT if nodes is None else nodes, inf if time is None else time
        solution = search.solve(limit, SOLVER_TIME * seconds)
        if solution.solved and lines == 1:
            return _exact(solution, position, (), monotonic() - begin)
        if leaves.evaluator is None:
            logits = leaves.guide.root_logits(_core(position)) if leaves.guide else None
            self._play_out(search, limit, begin + seconds, logits, only_best=bool(lines == 1))
        else:
            self._evaluate(search, view.variant, leaves.evaluator, limit, begin + seconds)
        found = _analysis(search, position, lines, monotonic() - begin)
        solution = search.solution()
        return _exact(solution, position, found.lines, found.seconds) if solution.solved else found

    def stop(self) -> None:
        """Ask from another thread for an answer at once."""
        self._stopped = True
        if self._search is not None:
            self._search.stop()

    @property
    def bytes(self) -> int:
        """What the tree takes now."""
        return self._search.bytes if self._search is not None else 0

    def _follow(self, view: PlacingView, leaves: LeafValues) -> tuple[_kernel.Search, PlacingPosition]:
        """The tree of this position: part of the last one where the game has gone on from there."""
        known = self._position.plies if self._position is not None else []
        same_game = self._position is not None and self._position.variant == view.variant
        same = same_game and leaves.evaluator is self._leaves.evaluator and leaves.small_net is self._leaves.small_net
        if self._search is not None and same and list(view.plies[: len(known)]) == known:
            assert self._position is not None  # it came with the search
            for ply in view.plies[len(known) :]:
                self._search.advance(ply.move)
                self._position.push(ply.move)
        else:
            self._position = view.sample(self._rng)
            self._leaves = leaves
            changes = {**leaves.tuning, **self._tuning}
            self._search = new_search(
                self._position, tuning_of(view.variant), changes, self._threads, self._memory, leaves.small_net
            )
        return self._search, self._position

    def _play_out(
        self, search: _kernel.Search, nodes: int, deadline: float, logits: Reals | None, *, only_best: bool
    ) -> None:
        search.run(0, inf, 0)  # lists the moves
        if logits is not None:
            search.guide(logits)
        nodes = nodes if len(search) > 1 else min(nodes, ONLY_MOVE)
        search.run(nodes, deadline - monotonic(), self._rng.getrandbits(64), only_best=only_best)

    def _evaluate(
        self, search: _kernel.Search, variant: PlacingVariant, evaluator: Evaluator, nodes: int, deadline: float
    ) -> None:
        def evaluate(found: _kernel.Leaves) -> Evaluation:
            leaves = Leaves(variant, found.planes, found.numbers, found.seats, found.begins, found.moves)
            return evaluator.evaluate(leaves)

        batch = evaluator.batch
        try:
            search.run(nodes, deadline - monotonic(), self._rng.getrandbits(64), evaluate, batch)
        except BaseException:
            self._search = None  # some of its leaves will never get their values
            raise
        if not len(search):  # stopped before the root was evaluated: list its moves without values
            search.run(0, inf, 0)
            self._search = None


def new_search(
    position: PlacingPosition,
    tuning: Tuning,
    changes: Mapping[str, float],
    threads: int,
    memory: int,
    net: _kernel.Net | None = None,
) -> _kernel.Search:
    """A search from a position; `changes` to the tuning are for measuring what each part is worth."""
    try:
        return _kernel.Search(
            _core(position),
            memory=memory,
            threads=threads,
            prior_weights=tuning.prior,
            tuning={**tuning.search, **changes},
            net=net,
        )
    except ValueError as error:
        raise CornerwiseError(changes, "error-search-tuning", problem=str(error)) from None


def _core(position: PlacingPosition) -> _kernel.Position:
    assert isinstance(position.core, _kernel.Position)  # views are sampled in the kernel
    return position.core


def _analysis(search: _kernel.Search, position: PlacingPosition, lines: int, seconds: float) -> Analysis:
    assert position.mover is not None  # it has moves
    moves = search.root()
    values = _values([move for move in moves if move.fresh] or moves)  # of thousands of moves only few may be visited
    best = moves[0]
    visited = [(values[move.move], move.fresh) for move in moves if move.move in values]
    # A proven move gets no more visits, so the mean would leave it out.
    value = values[best.move] if best.proven else mean_value(visited)
    return Analysis(
        seat=position.mover,
        value=value,
        lines=tuple(
            # What an earlier search saw of a move has not been kept for every seat.
            Line(
                position.move_of(move.move),
                values[move.move] if move.fresh else value,
                move.visits,
                tuple(map(position.move_of, search.line(move.move, LINE))),
            )
            for move in moves[:lines]
        ),
        nodes=sum(move.visits for move in moves),
        seconds=seconds,
    )


def _values(moves: list[_kernel.SearchedMove]) -> dict[int, Value]:
    return {
        move.move: Value(tuple(move.shares), tuple(move.margins)) if move.proven else searched_value(move)
        for move in moves
    }


def _exact(
    solution: _kernel.Solution, position: PlacingPosition, searched: tuple[Line, ...], seconds: float
) -> Analysis:
    """Best play, and after it what the search thinks of the other moves."""
    assert position.mover is not None  # it has a move
    value = exact_value(position.variant, position.mover, solution.margin)
    moves = tuple(map(position.move_of, solution.line))
    others = tuple(line for line in searched if line.move != moves[0])[: max(0, len(searched) - 1)]
    best = Line(moves[0], value, solution.nodes, moves)
    return Analysis(position.mover, value, (best, *others), solution.nodes, seconds, exact=True)
