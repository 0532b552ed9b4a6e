"""The tree search of placing games, through the kernel and through the engine's own class."""

import threading
import time
from collections.abc import Callable

import numpy as np
import pytest

from cornerwise import CornerwiseError, PlacingPosition, new_game, placing_variants
from cornerwise.engine.analysis import final_value
from cornerwise.engine.evaluator import Evaluation, Evaluator, LeafValues, Leaves
from cornerwise.engine.placing_search import PlacingSearch
from cornerwise.engine.tuning import PUCT
from cornerwise.games.options import Choice

MEMORY = 16 << 20
NAMES = [variant.id for variant in placing_variants()]


def search(**settings: int) -> PlacingSearch:
    return PlacingSearch(**{"memory": MEMORY, "seed": 1, **settings})  # type: ignore[arg-type]  # whole numbers all


def near_the_end(name: str, left: int, game_seed: int = 3, /, **options: Choice) -> PlacingPosition:
    """A position with a few plies to go, by random play."""
    game = new_game(name, **options)
    moves = game.core.playout(game_seed)  # type: ignore[attr-defined]  # the kernel's core
    for move in moves[: max(0, len(moves) - left)]:
        game.push(move)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_every_variant_is_searched(name: str) -> None:
    game = new_game(name)
    assert game.mover is not None
    found = search().analyse(game.view(game.mover), nodes=200)
    assert all(line.move in game.legal_moves for line in found.lines)
    assert found.nodes == 200
    assert found.best.visits
    for line in found.lines:
        assert line.moves[0] == line.move
        twin = game.copy()
        for move in line.moves:
            twin.push(move)  # the whole line is legal
        if game.variant.seats > 1 and line.visits:
            assert sum(line.value.shares) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("name", NAMES)
def test_values_at_the_end_are_those_of_the_rules(name: str) -> None:
    """One ply before the end every simulation is the outcome itself."""
    game = near_the_end(name, 1)
    assert game.mover is not None
    for line in search().analyse(game.view(game.mover), nodes=2000, lines=5).lines:
        twin = game.copy()
        twin.push(line.move)
        if twin.turn is None and line.visits:
            expected = final_value(twin)
            assert line.value.shares == pytest.approx(expected.shares, abs=1e-3)
            assert line.value.margins == pytest.approx(expected.margins, abs=1e-3)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("classic-teams", {}),
        ("classic-3", {}),
        ("classic", {"scoring": "basic"}),
        ("rumis-tower", {"seats": 2}),
    ],
)
def test_values_of_teams_shared_colours_and_other_scorings(name: str, options: dict[str, Choice]) -> None:
    game = near_the_end(name, 1, **options)
    assert game.mover is not None
    best = search().analyse(game.view(game.mover), nodes=500).best
    game.push(best.move)
    if game.turn is None:
        assert best.value.margins == pytest.approx(final_value(game).margins, abs=1e-3)


def play_some(make: Callable[[], PlacingSearch], name: str = "duo") -> list[int]:
    game, player = new_game(name), make()
    for _ in range(6):
        assert game.mover is not None
        game.push(player.analyse(game.view(game.mover), nodes=300).best.move)
    return list(game.moves)


def test_one_thread_and_a_seed_always_play_the_same() -> None:
    assert play_some(search) == play_some(search)
    assert play_some(search) != play_some(lambda: search(seed=2))


def test_knowledge_is_kept_from_move_to_move() -> None:
    game, player = new_game("duo"), search()
    before = player.analyse(game.view(0), nodes=5000)
    game.push(before.best.move)
    after = player.analyse(game.view(1), nodes=1)
    assert after.nodes > before.best.visits // 2
    other = new_game("duo")
    other.push(next(move for move in other.legal_moves if move != before.best.move))
    assert player.analyse(other.view(1), nodes=10).nodes == 10  # another game, another tree


def test_two_threads_do_the_asked_work_together() -> None:
    game = new_game("duo")
    found = search(threads=2).analyse(game.view(0), nodes=3000)
    assert found.nodes == 3000


@pytest.mark.parametrize("name", ["duo", "classic", "rumis-tower"])
def test_a_search_for_one_move_ends_when_no_other_can_catch_up(name: str) -> None:
    """It finds what it would have found in the end, with less work, and only where nothing else is asked for."""
    spared = 0
    for left in (8, 14, 20):
        game = near_the_end(name, left)
        assert game.mover is not None
        view = game.view(game.mover)
        quick, whole = (search().analyse(view, nodes=1500, lines=lines) for lines in (1, 2))
        assert quick.best.move == whole.best.move
        assert whole.nodes == 1500 or whole.exact
        spared += whole.nodes - quick.nodes
    assert spared > 0


def test_memory_is_bounded_and_a_full_tree_goes_on() -> None:
    game = near_the_end("duo", 12)
    assert game.mover is not None
    player = search(memory=1)
    found = player.analyse(game.view(game.mover), nodes=60_000)
    assert found.nodes == 60_000
    assert player.bytes <= 4 << 20


def test_time_ends_a_search() -> None:
    game = new_game("duo")
    found = search().analyse(game.view(0), time=0.5)
    assert found.nodes > 50
    assert found.seconds < 30, "a busy machine is no failure"


def test_stopping_from_another_thread_answers_at_once() -> None:
    game, player = new_game("classic"), search()
    timer = threading.Timer(0.2, player.stop)
    timer.start()
    begin = time.monotonic()
    found = player.analyse(game.view(0), time=60)
    assert time.monotonic() - begin < 30
    assert found.best.move in game.legal_moves
    assert player.analyse(game.view(0), nodes=50).nodes >= 50  # the next one is not affected


def test_bad_arguments_are_refused() -> None:
    game = new_game("duo")
    with pytest.raises(CornerwiseError, match="nodes or a time"):
        search().analyse(game.view(0))
    with pytest.raises(CornerwiseError, match="there is no search setting 'speed'"):
        PlacingSearch(memory=MEMORY, tuning={"speed": 1}).analyse(game.view(0), nodes=1)
    over = near_the_end("duo", 0)
    with pytest.raises(CornerwiseError, match="nobody can move now"):
        search().analyse(over.view(0), nodes=1)


def test_the_only_move_needs_no_search() -> None:
    game = near_the_end("duo", 8)
    while game.mover is not None and len(game.legal_moves) != 1:
        game.push(next(iter(game.legal_moves)))
    if game.mover is not None:
        assert search().analyse(game.view(game.mover), nodes=10**9, time=60).nodes <= 100


class FirstMove:
    """Thinks that the first legal move is nearly always right and that seat 0 wins."""

    batch = 8

    def __init__(self, others: float = 1e-3) -> None:
        self.others = others
        self.batches: list[int] = []

    def evaluate(self, leaves: Leaves) -> Evaluation:
        self.batches.append(len(leaves))
        seats = leaves.variant.seats
        shares = np.zeros((len(leaves), seats), np.float32)
        shares[:, 0] = 1
        weights = np.full(len(leaves.moves), self.others, np.float32)
        weights[leaves.begins[:-1]] = 1
        return Evaluation(shares, np.zeros_like(shares), weights)


def by(evaluator: Evaluator) -> LeafValues:
    return LeafValues(evaluator, tuning=PUCT)


def test_an_evaluator_takes_the_place_of_playouts() -> None:
    game, evaluator = new_game("duo"), FirstMove()
    player = PlacingSearch(memory=MEMORY)
    found = player.analyse(
        game.view(0), nodes=20, leaves=by(evaluator)
    )  # too few to reach the end of the game, where the rules decide
    assert found.best.move == next(iter(game.legal_moves))
    assert found.best.value.shares == (1, 0)
    assert sum(evaluator.batches) == 20


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_playouts_share_in_the_value_of_a_leaf(part: float) -> None:
    """The evaluator is sure that seat 0 wins; playouts are not."""
    game = new_game("duo")
    tuning = {"playouts": 8, "playout_part": part}
    player = PlacingSearch(memory=MEMORY, tuning=tuning, seed=1)
    share = player.analyse(game.view(0), nodes=20, leaves=by(FirstMove())).value.shares[0]
    least = 1 - part - 1e-6
    assert least <= share < (1 if part else 1.000001), "the evaluator keeps its part, and playouts take theirs"


def test_the_chance_to_win_may_follow_from_the_margin() -> None:
    """The evaluator is sure that seat 0 wins, by five points: that is more of a lead the nearer the end is."""

    class Ahead(FirstMove):
        def evaluate(self, leaves: Leaves) -> Evaluation:
            found = super().evaluate(leaves)
            return Evaluation(found.shares, 10 * found.shares - 5, found.weights)

    def shares(game: PlacingPosition, part: float) -> tuple[float, ...]:
        player = PlacingSearch(memory=MEMORY, tuning={"chance_by_margin": part, "solver_nodes": 0}, seed=1)
        return player.analyse(game.view(game.mover or 0), nodes=8, leaves=by(Ahead())).value.shares

    begin, later = new_game("duo"), near_the_end("duo", 14)
    assert shares(begin, 0) == (1, 0)
    sharp, sharper = shares(begin, 1), shares(later, 1)
    assert 0.5 < sharp[0] < sharper[0] < 1
    assert sharp[0] < shares(begin, 0.5)[0] < 1
    assert sum(sharp) == pytest.approx(1, abs=1e-3) == sum(sharper)


def test_an_evaluator_gets_its_leaves_in_batches() -> None:
    undecided = FirstMove(others=1)
    PlacingSearch(memory=MEMORY).analyse(new_game("duo").view(0), nodes=50, leaves=by(undecided))
    assert undecided.batches[0] == 1  # the root
    assert max(undecided.batches) == undecided.batch
    assert sum(undecided.batches) == 50


class Meeting(FirstMove):
    """Notes how many threads ask at once, and waits a little so that others can come."""

    def __init__(self) -> None:
        super().__init__(others=1)
        self.now = self.most = 0
        self._lock = threading.Lock()

    def evaluate(self, leaves: Leaves) -> Evaluation:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        time.sleep(0.002)
        evaluation = super().evaluate(leaves)
        with self._lock:
            self.now -= 1
        return evaluation


@pytest.mark.parametrize("playouts", [0, 2])
def test_threads_share_the_work_of_an_evaluator(playouts: int) -> None:
    game, evaluator = new_game("duo"), Meeting()
    broad = {"first_play": -1, "playouts": playouts}  # no line reaches the end of the game
    player = PlacingSearch(memory=MEMORY, threads=3, tuning=broad)
    found = player.analyse(game.view(0), nodes=301, leaves=by(evaluator))
    assert found.nodes == 300, "every evaluation but that of the root is below one of its moves"
    assert sum(evaluator.batches) == 301
    assert evaluator.most == 3
    assert max(evaluator.batches) == evaluator.batch // 3


def test_an_evaluator_that_fails_ends_the_search_on_all_threads() -> None:
    class Failing(Meeting):
        def evaluate(self, leaves: Leaves) -> Evaluation:
            if sum(self.batches) > 50:
                raise ArithmeticError("no more")
            return super().evaluate(leaves)

    evaluator = Failing()
    player = PlacingSearch(memory=MEMORY, threads=2)
    with pytest.raises(ArithmeticError, match="no more"):
        player.analyse(new_game("duo").view(0), nodes=10**9, leaves=by(evaluator))
    evaluator.batches.clear()
    assert player.analyse(new_game("duo").view(0), nodes=20, leaves=by(evaluator)).nodes == 19, "it begins anew"


def test_an_evaluator_in_a_hurry_still_finds_a_move() -> None:
    game, evaluator = new_game("duo"), FirstMove()
    found = PlacingSearch(memory=MEMORY).analyse(game.view(0), time=1e-9, leaves=by(evaluator))
    assert found.best.move == next(iter(game.legal_moves))
    assert evaluator.batches == [1]


def test_an_evaluator_that_is_stopped_at_once_still_finds_a_move() -> None:
    class Stopping(FirstMove):
        def __getattribute__(self, name: str) -> object:
            if name == "batch" and hurried:
                player.stop()  # just before the first leaves are gathered
            return super().__getattribute__(name)

    game, evaluator, hurried = new_game("duo"), Stopping(), True
    player = PlacingSearch(memory=MEMORY)
    assert player.analyse(game.view(0), nodes=100, leaves=by(evaluator)).best.move in game.legal_moves
    assert not evaluator.batches
    hurried = False
    found = player.analyse(game.view(0), nodes=20, leaves=by(evaluator))
    assert found.best.value.shares == (1, 0), "now the evaluator is asked"


def test_leaves_hold_the_position() -> None:
    seen: list[Leaves] = []

    class Watcher(FirstMove):
        def evaluate(self, leaves: Leaves) -> Evaluation:
            seen.append(leaves)
            return super().evaluate(leaves)

    game = near_the_end("classic-3", 20)
    assert game.mover is not None
    PlacingSearch(memory=MEMORY).analyse(game.view(game.mover), nodes=5, leaves=by(Watcher()))
    first = seen[0]
    assert len(first) == 1
    assert game.turn is not None
    assert first.seats[0] == game.mover
    assert sorted(first.moves) == sorted(game.legal_moves)
    colours, pieces = game.variant.colours, len(game.variant.pieces)
    bits = np.unpackbits(first.planes[0].view(np.uint8), axis=1, bitorder="little").reshape(len(colours), 3, -1)
    numbers = first.numbers[0, :-2].reshape(len(colours), -1)
    for number, shown, told in zip(range(len(colours)), bits, numbers, strict=True):
        colour = colours[(colours.index(game.turn) + number) % len(colours)]  # in the mover's frame
        assert tuple(np.flatnonzero(shown[0])) == game.cells(colour)
        assert told[:pieces].sum() == len(game.left(colour))


def test_an_evaluation_must_fit_its_leaves() -> None:
    class Short(FirstMove):
        def evaluate(self, leaves: Leaves) -> Evaluation:
            evaluation = super().evaluate(leaves)
            return Evaluation(evaluation.shares, evaluation.margins, evaluation.weights[1:])

    with pytest.raises(ValueError, match="does not fit the leaves"):
        PlacingSearch(memory=MEMORY).analyse(new_game("duo").view(0), nodes=5, leaves=by(Short()))
