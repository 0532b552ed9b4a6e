"""The search for matching games: sound answers, kept limits, hidden hands left alone, and strength."""

from random import Random
from threading import Thread, Timer
from time import perf_counter

import pytest
from deals import ALL_CHOICES, begun, dealt, played, random_plies, small

from cornerwise import _kernel
from cornerwise.engine import Analysis, GreedyPlayer
from cornerwise.engine.matching_search import MatchingSearch
from cornerwise.games.editions import TRIOMINOS, MatchingVariant
from cornerwise.rules.matching_moves import DRAW
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.moves import PASS


def to_decide(variant: MatchingVariant, seed: int, choices: int = 8) -> MatchingPosition:
    """A position well into a deal in which a seat has something to choose."""
    for game in random_plies(begun(variant, seed), Random(seed), patience=1):
        if game.mover is not None and len(game.table) > 4 and len(list(game.legal_moves)) >= choices:
            return game
    raise AssertionError("no such position in this match")


def view_of(game: MatchingPosition) -> MatchingView:
    assert game.mover is not None
    return game.view(game.mover)


def told(analysis: Analysis) -> tuple[object, ...]:
    """All of an analysis but the time it took."""
    return analysis.seat, analysis.lines, analysis.nodes


# What an analysis says


@pytest.mark.parametrize(("edition", "seats", "scoring"), ALL_CHOICES)
def test_every_game_is_searched_to_its_end(edition: str, seats: int, scoring: str) -> None:
    deals = {"deals": 1} if scoring == "standard" else {}
    game = begun(TRIOMINOS.with_options(edition=edition, seats=seats, scoring=scoring, **deals), seats)
    search = MatchingSearch(seed=seats)
    while game.turn:
        analysis = search.analyse(view_of(game), nodes=20)
        value = analysis.best.value
        assert analysis.seat == game.mover
        assert len(value.shares) == len(value.margins) == seats
        assert sum(value.shares) == pytest.approx(1)
        assert all(line.moves[0] == line.move for line in analysis.lines)
        game.push(analysis.best.move)
        resolve_chance(game, Random(game.ply))
    assert game.outcome() is not None


def test_all_moves_are_legal_and_told_apart() -> None:
    game = to_decide(TRIOMINOS, 1)
    analysis = MatchingSearch().analyse(view_of(game), nodes=2000, lines=1000)
    moves = [line.move for line in analysis.lines]
    assert sorted(moves) == sorted(game.legal_moves)
    assert sum(line.visits for line in analysis.lines) == analysis.nodes == 2000
    assert len(MatchingSearch().analyse(view_of(game), nodes=2000, lines=3).lines) == 3


def test_french_reaching_the_target_wins_at_once() -> None:
    """The match is won with the tile that reaches the target, whatever is left in the hands (M10)."""
    variant = TRIOMINOS.with_options(edition="french", target=25)
    game = played(dealt(variant, "5-5-5 4-5-5 0-5-5", "0-0-0", rest="1-5-5"), "5-5-5@0,0/0 draw 1-5-5")
    game.push(min(game.legal_moves))
    analysis = MatchingSearch().analyse(view_of(game), nodes=3000, lines=100)
    assert analysis.best.value.shares == (1, 0)
    game.push(analysis.best.move)
    assert game.turn is None and game.scores["first"] >= 25


def test_french_passing_is_considered_beside_laying() -> None:
    game = dealt(small(hand=5, edition="french", deals=1), "0-0-1 1-1-1 0-0-0 0-1-1 0-1-2", starter=1)
    game.push(min(game.legal_moves))
    analysis = MatchingSearch().analyse(view_of(game), nodes=500, lines=100)
    moves = [line.move for line in analysis.lines]
    assert PASS in moves and sorted(moves) == sorted(game.legal_moves)


def test_a_line_can_be_played() -> None:
    """What others lay in it is in some hand that the seat cannot rule out."""
    game = to_decide(TRIOMINOS, 2)
    analysis = MatchingSearch().analyse(view_of(game), nodes=5000)
    longest = max(analysis.lines, key=lambda line: len(line.moves))
    assert len(longest.moves) > 2
    core = next(
        core
        for seed in range(100_000)
        if can_play(core := view_of(game).known().sample(analysis.seat, seed), longest.moves)
    )
    assert core.deal_plies == view_of(game).known().deal_plies + len(longest.moves)


def can_play(core: _kernel.Match, moves: tuple[int, ...]) -> bool:
    """Make the moves as far as they are legal; says whether all of them were."""
    for move in moves:
        if not core.is_legal(move):
            return False
        core.push(move)
    return True


def test_a_forced_move_is_not_pondered() -> None:
    game = played(dealt(small(hand=1, deals=1), "0-0-0", "1-1-1"), "0-0-0@0,0/0")
    assert list(game.legal_moves) == [DRAW]
    analysis = MatchingSearch().analyse(view_of(game), nodes=1_000_000)
    assert analysis.nodes < 100
    assert [line.move for line in analysis.lines] == [DRAW]


# What it sees


def test_it_knows_a_win_when_it_sees_one() -> None:
    """Going out brings 25 to each, and the tile one point more than the other's; who draws instead has lost."""
    game = played(dealt(small(hand=1, deals=1), "0-0-0", "0-0-1"), "0-0-0@0,0/0")
    analysis = MatchingSearch().analyse(view_of(game), nodes=500)
    *lays, draw = analysis.lines
    assert draw.move == DRAW and draw.value.shares == (1, 0)
    assert {line.value.shares for line in lays} == {(0, 1)}
    assert {line.value.margins for line in lays} == {(-1, 1)}


def test_hidden_tiles_are_never_looked_at() -> None:
    """Other hands and another pile behind the same view give the same analysis, also to the kernel's own call."""
    game = to_decide(TRIOMINOS.with_options(seats=3), 3)
    view = view_of(game)
    other = view.sample(Random(5))
    assert any(other.hand(seat) != game.hand(seat) for seat in range(3))
    first, second = (MatchingSearch(seed=4).analyse(view_of(position), nodes=500) for position in (game, other))
    assert told(first) == told(second)
    search = _kernel.MatchingSearch(threads=1, seed=4, memory=1 << 20)
    cores = [p.core for p in (game, other)]
    runs = [search.run(c, view.seat, nodes=500, seconds=0, lines=5) for c in cores]  # type: ignore[arg-type]  # the kernel's
    found = [[(line.move, line.visits, line.shares, line.margins) for line in run.lines] for run in runs]
    assert found[0] == found[1] and runs[0].nodes == runs[1].nodes


# Limits


def test_equal_seeds_give_equal_analyses() -> None:
    view = view_of(to_decide(TRIOMINOS, 4))
    search = MatchingSearch(seed=7)
    first = search.analyse(view, nodes=1500)
    assert (
        told(first) == told(search.analyse(view, nodes=1500)) == told(MatchingSearch(seed=7).analyse(view, nodes=1500))
    )
    assert told(first) != told(MatchingSearch(seed=8).analyse(view, nodes=1500))


@pytest.mark.parametrize("threads", [1, 3])
def test_nodes_are_kept_to(threads: int) -> None:
    view = view_of(to_decide(TRIOMINOS, 5))
    for nodes in (1, 2, 50, 3000):
        analysis = MatchingSearch(threads=threads).analyse(view, nodes=nodes, lines=1000)
        assert analysis.nodes == nodes
        assert sum(line.visits for line in analysis.lines) == nodes


@pytest.mark.parametrize("threads", [1, 3])
def test_time_is_kept_to(threads: int) -> None:
    view = view_of(to_decide(TRIOMINOS, 6))
    analysis = MatchingSearch(threads=threads).analyse(view, nodes=None, time=0.2)
    assert 0.2 <= analysis.seconds < 3  # machines can be busy
    assert analysis.nodes > 100


def test_threads_agree_with_one() -> None:
    view = view_of(to_decide(TRIOMINOS, 7))
    one, three = (MatchingSearch(threads=threads).analyse(view, nodes=20_000).best for threads in (1, 3))
    assert one.value.shares[0] == pytest.approx(three.value.shares[0], abs=0.05)


@pytest.mark.parametrize("memory", [0, 1000, 100_000])
def test_little_memory_still_gives_an_answer(memory: int) -> None:
    game = to_decide(TRIOMINOS, 8)
    analysis = MatchingSearch(memory=memory, threads=2).analyse(view_of(game), nodes=5000)
    assert analysis.nodes in (4999, 5000), "two threads may leave one simulation undone"
    assert analysis.best.move in game.legal_moves


def test_stop_ends_at_once_and_only_what_is_under_way() -> None:
    view = view_of(to_decide(TRIOMINOS, 9))
    search = MatchingSearch(threads=2)
    search.stop()
    assert search.analyse(view, nodes=1000).nodes == 1000
    timer = Timer(0.2, search.stop)
    begun_at = perf_counter()
    timer.start()
    analysis = search.analyse(view, nodes=None, time=60)
    assert 0.1 < perf_counter() - begun_at < 30
    assert analysis.nodes > 0
    timer.join()


def test_one_search_serves_several_threads() -> None:
    games = [to_decide(TRIOMINOS.with_options(seats=seats), seats) for seats in (2, 3, 4)]
    alone = [told(MatchingSearch().analyse(view_of(game), nodes=1000)) for game in games]
    search, together = MatchingSearch(), {}

    def analyse(number: int) -> None:
        together[number] = told(search.analyse(view_of(games[number]), nodes=1000))

    threads = [Thread(target=analyse, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[number] for number in range(3)] == alone


def test_bad_arguments_are_refused() -> None:
    game = to_decide(TRIOMINOS, 10)
    search, view = MatchingSearch(), view_of(game)
    for threads in (0, -1, 10_000):
        with pytest.raises(ValueError, match="threads"):
            MatchingSearch(threads=threads)
    with pytest.raises(ValueError, match="memory"):
        MatchingSearch(memory=-1)
    with pytest.raises(ValueError, match="nodes or a time"):
        search.analyse(view, nodes=None, time=None)
    with pytest.raises(ValueError, match="one node"):
        search.analyse(view, nodes=0)
    for time in (0.0, -1.0, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="positive time"):
            search.analyse(view, time=time)
    with pytest.raises(ValueError, match="one line"):
        search.analyse(view, nodes=10, lines=0)
    with pytest.raises(ValueError, match="turn"):
        search.analyse(game.view(1 - view.seat), nodes=10)
    with pytest.raises(ValueError, match="turn"):
        search.analyse(MatchingPosition(TRIOMINOS).view(0), nodes=10)


def test_the_kernel_checks_for_itself() -> None:
    game = to_decide(TRIOMINOS, 10)
    view = view_of(game)
    search = _kernel.MatchingSearch(threads=1, seed=0, memory=1 << 20)
    with pytest.raises(ValueError, match="limit"):
        search.run(view.known(), view.seat, nodes=0, seconds=0, lines=1)
    with pytest.raises(ValueError, match="another seat"):
        search.run(view.known(), 1 - view.seat, nodes=10, seconds=0, lines=1)
    with pytest.raises(IndexError):
        search.run(view.known(), 2, nodes=10, seconds=0, lines=1)


def test_open_hands_are_searched_only_where_they_lie_open() -> None:
    """For measuring what they are worth. A seat's own view has no hands of others, whatever is asked of it."""
    game = to_decide(TRIOMINOS, 10)
    view = view_of(game)
    search = _kernel.MatchingSearch(threads=1, seed=0, memory=1 << 20)
    hidden = set(range(56)) - {tile for seat in range(2) for tile in game.core.hand(seat)}
    pile = sorted(hidden - {tile for _, tile, *_ in game.core.table()})
    with pytest.raises(ValueError, match="one seat knows"):
        search.run(view.known(), view.seat, nodes=10, seconds=0, lines=1, open_pile=pile)
    with pytest.raises(ValueError, match="one seat knows"):
        search.run(view.known(), view.seat, nodes=10, seconds=0, lines=1, open_pile=[])
    assert isinstance(game.core, _kernel.Match)
    with pytest.raises(ValueError, match="tiles of the pile"):
        search.run(game.core, view.seat, nodes=10, seconds=0, lines=1, open_pile=pile[1:])
    for known in (pile, []):
        found = search.run(game.core, view.seat, nodes=10, seconds=0, lines=1, open_pile=known)
        assert game.core.is_legal(found.lines[0].move)


# Strength


def match_points(seed: int, searching: int, nodes: int) -> int:
    """How far a searching seat comes out ahead of a greedy one in one deal."""
    game = begun(TRIOMINOS.with_options(deals=1), seed)
    search, greedy = MatchingSearch(seed=seed), GreedyPlayer(seed)
    rng = Random(seed)
    while game.turn:
        view = view_of(game)
        game.push(search.analyse(view, nodes=nodes).best.move if view.seat == searching else greedy.choose(view))
        resolve_chance(game, rng)
    scores = list(game.scores.values())
    return scores[searching] - scores[1 - searching]


def test_it_beats_a_greedy_player() -> None:
    """On the same deals with seats exchanged; some forty points a deal are usual."""
    ahead = [match_points(seed, searching, 300) for seed in range(8) for searching in (0, 1)]
    assert sum(ahead) / len(ahead) > 15
