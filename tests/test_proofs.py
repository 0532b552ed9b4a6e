"""Results that a tree search proves: by the rules, by the endgame solver, and by all moves of a position."""

from collections.abc import Iterator
from itertools import product

import pytest
from test_search import MEMORY, near_the_end

from cornerwise import PlacingPosition, _kernel, new_game
from cornerwise.engine.analysis import final_value
from cornerwise.engine.endgame import solve
from cornerwise.engine.placing_search import PlacingSearch
from cornerwise.engine.tuning import tuning_of
from cornerwise.games.options import Choice
from cornerwise.rules.moves import Move


def tree(game: PlacingPosition, **tuning: float) -> _kernel.Search:
    assert isinstance(game.core, _kernel.Position)
    prior = tuning_of(game.variant).prior
    return _kernel.Search(game.core, memory=MEMORY, threads=1, prior_weights=prior, tuning=tuning)


def margin_after(game: PlacingPosition, move: int, seat: int) -> float:
    """What best play makes of a move."""
    twin = game.copy()
    twin.push(Move(move))
    if twin.mover is None:
        return final_value(twin).margins[seat]
    found = solve(twin)
    assert found is not None
    return found.margin if seat in twin.variant.party_of(twin.mover) else -found.margin


@pytest.mark.parametrize("solver_nodes", [0, 4])
@pytest.mark.parametrize(
    ("name", "left", "options"),
    [
        ("duo", 6, {}),
        ("classic-2", 5, {}),
        ("classic-teams", 5, {}),
        ("trigon-2", 4, {}),
        ("polyomino-8", 5, {}),
        ("rumis-tower", 3, {"seats": 2}),
    ],
)
def test_what_is_proven_is_true(name: str, left: int, options: dict[str, Choice], solver_nodes: float) -> None:
    game = near_the_end(name, left if solver_nodes else left // 2, **options)  # the tree alone takes longer
    seat = game.mover
    assert seat is not None
    search = tree(game, solver_nodes=solver_nodes)
    search.run(20_000, 3600.0, 1)
    proven = [move for move in search.root() if move.proven]
    assert proven
    for move in proven:
        assert move.margins[seat] == margin_after(game, move.move, seat)
    solution = search.solution()
    if solution.solved:
        best = max(margin_after(game, move, seat) for move in game.legal_moves)
        assert solution.margin == best == margin_after(game, solution.line[0], seat)
        for step in solution.line:
            game.push(Move(step))


@pytest.mark.parametrize("solver_nodes", [0, 4])
def test_a_proven_root_ends_the_search(solver_nodes: float) -> None:
    game = near_the_end("duo", 5 if solver_nodes else 3)
    search = tree(game, solver_nodes=solver_nodes)
    search.run(10**9, 60.0, 1)
    assert search.nodes < 10**6 and search.solution().solved
    search.run(10**9, 60.0, 1)
    assert search.nodes == 0, "all is known"


def test_what_is_proven_is_kept_with_the_tree() -> None:
    game = near_the_end("duo", 6)
    search = tree(game)
    found = search.solve(10**6, 60.0)
    assert found.solved and not search.nodes
    search.run(2000, 3600.0, 1)
    mover, first = game.mover, found.line[0]
    search.advance(first)
    game.push(Move(first))
    assert game.mover is not None
    again = search.solve(1, 60.0)
    assert again.solved, "what was found out before leaves nothing to search"
    assert again.margin == (found.margin if game.mover == mover else -found.margin)


def test_the_solver_is_left_out_far_from_the_end_and_among_many() -> None:
    assert not tree(new_game("duo")).solve(10**6, 60.0).nodes
    game = near_the_end("classic", 6)
    search = tree(game)
    assert not search.solve(10**6, 60.0).solved
    search.run(3000, 3600.0, 1)
    assert search.nodes == 3000 and not any(move.proven for move in search.root())
    assert not search.solution().solved


def few_simulations() -> Iterator[list[_kernel.SearchedMove]]:
    """Roots after so few simulations that some moves are proven and others had luck in a few games."""
    for name, seed in product(("duo", "polyomino-8"), range(12)):
        for left, nodes in product((3, 4, 5), range(4, 40, 4)):
            search = tree(near_the_end(name, left, seed), solver_nodes=0)
            search.run(nodes, 60.0, 1)
            yield search.root()


def test_the_first_move_is_the_one_to_make_and_the_others_follow_by_visits() -> None:
    lucky = hardly_seen = 0
    for first, *others in few_simulations():
        assert [move.visits for move in others] == sorted((move.visits for move in others), reverse=True)
        proven = [move.value for move in others if move.proven]
        seen = [move for move in others if not move.proven]
        if first.proven:
            assert first.value >= max(proven, default=0)
            lucky += bool(seen) and seen[0].value > first.value
            hardly_seen += any(move.visits > first.visits for move in others)
        else:
            assert first.visits >= max((move.visits for move in seen), default=0)
            # Two losses more, and it is still better than what is known.
            assert first.value * first.visits / (first.visits + 2) >= max(proven, default=0) - 1e-6
    assert lucky, "an open move with a few good results must not beat a proven one"
    assert hardly_seen, "a proven move needs no visits to be chosen"


def test_an_analysis_of_all_moves_goes_on_where_the_best_is_known() -> None:
    game = near_the_end("duo", 5)
    assert game.mover is not None
    found = PlacingSearch(memory=MEMORY, seed=1).analyse(game.view(game.mover), nodes=3000, lines=5)
    assert found.exact and len(found.lines) == min(5, len(game.legal_moves))
    for line in found.lines:
        assert line.value.margins[game.mover] <= found.value.margins[game.mover] + 1e-3
