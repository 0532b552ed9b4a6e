"""Solo games: how far they are, whether they can be completed, and the complete games that come along."""

from random import Random
from threading import Event, Timer
from time import monotonic

import pytest
from solo_positions import hard_position

from cornerwise import PlacingPosition, new_game
from cornerwise.records.record import replay_placing
from cornerwise.rules.moves import Move
from cornerwise.solo.completion import SolverMissing, can_complete
from cornerwise.solo.ground import ground_of, laid
from cornerwise.solo.model import Model
from cornerwise.solo.order import line_of
from cornerwise.solo.progress import Count, NotSolo, is_solo, progress
from cornerwise.solo.refute import refutation
from cornerwise.solo.shipped import shipped_solution
from cornerwise.solo.solver import Clock, Effort, solve

SOLO = {"classic-solo": 84, "trigon-solo": 88}
each_game = pytest.mark.parametrize("name", SOLO)


def solved(name: str, left: int = 0) -> PlacingPosition:
    """The shipped game with so many pieces still to lay."""
    position = replay_placing(shipped_solution(name))
    for _ in range(left):
        position.pop()
    return position


def blocked() -> PlacingPosition:
    """A square game in which the first colours walled themselves in: random play never comes far."""
    position, random = new_game("classic-solo"), Random(1)
    while position.turn:
        position.push(random.choice(list(position.legal_moves)))
    return position


def played_on(position: PlacingPosition, moves: tuple[Move, ...]) -> PlacingPosition:
    game = position.copy()
    for move in moves:
        game.push(game.format(move))  # by way of notation, as a file would
    return game


def solved_by_model(position: PlacingPosition) -> tuple[Move, ...]:
    """A way to the end that no game was played for."""
    model = Model(position)
    while True:
        solver, ended = solve(model.cp, Clock(20), Effort())
        assert ended in ("optimal", "feasible")
        found = model.chosen(solver)
        if not model.join_loose(found):
            return line_of(position, found)


# Progress


@each_game
def test_progress_counts_pieces_of_every_colour(name: str) -> None:
    position = solved(name, left=5)
    found = progress(position)
    assert (found.placed, found.total, found.left, found.complete) == (SOLO[name] - 5, SOLO[name], 5, False)
    assert str(found) == f"{SOLO[name] - 5} of {SOLO[name]}"
    each = SOLO[name] // 4
    assert sorted(map(str, found.colours.values())) == sorted([f"{each - 2} of {each}"] + [f"{each - 1} of {each}"] * 3)


def test_progress_from_nothing_to_all() -> None:
    assert progress(new_game("classic-solo")).colours == dict.fromkeys(("blue", "yellow", "red", "green"), Count(0, 21))
    assert progress(solved("classic-solo")).complete


def test_other_games_are_not_to_be_completed() -> None:
    assert not is_solo(new_game("duo").variant)
    for ask in (progress, can_complete):
        with pytest.raises(NotSolo, match=r"duo is not a solo game .*classic-solo, trigon-solo"):
            ask(new_game("duo"))


# The games that come along


@each_game
def test_shipped_games_replay_to_a_win(name: str) -> None:
    record = shipped_solution(name)
    assert len(record.moves) == SOLO[name]
    outcome = replay_placing(record).outcome()
    assert outcome is not None and outcome.winners == (0,)


def test_only_solo_games_have_one() -> None:
    with pytest.raises(NotSolo):
        shipped_solution("triominos")


# Yes


@each_game
@pytest.mark.parametrize("left", [1, 6, 14])
def test_late_positions_of_a_complete_game_can_be_completed(name: str, left: int) -> None:
    position = solved(name, left)
    before = position.moves
    found = can_complete(position, seconds=20)
    assert found.answer == "yes" and len(found.line) == left
    assert found.hint in position.legal_moves and found.hint == found.line[0]
    assert position.moves == before
    assert progress(played_on(position, found.line)).complete


def test_nothing_is_left_to_do() -> None:
    found = can_complete(solved("classic-solo"))
    assert (found.answer, found.line, found.hint) == ("yes", (), None)


def test_the_same_seed_finds_the_same_line() -> None:
    position = solved("classic-solo", left=12)
    assert can_complete(position, seconds=20, seed=3) == can_complete(position, seconds=20, seed=3)


@pytest.mark.parametrize(
    ("name", "options"), [("trigon-solo", {"strict_corners": True}), ("classic-solo", {"start": "any"})]
)
def test_options_are_kept(name: str, options: dict[str, str | bool]) -> None:
    position = new_game(name, **options)
    assert isinstance(position, PlacingPosition)
    found = can_complete(position, seconds=60)
    assert found.answer == "yes"
    end = played_on(position, found.line)
    assert progress(end).complete
    for _ in range(16):
        end.pop()
    assert progress(played_on(end, solved_by_model(end))).complete


# No


def test_a_blocked_colour_is_told() -> None:
    position = blocked()
    found = can_complete(position)
    assert found.answer == "no" and found.hint is None
    assert "has no room for" in str(found.reason)


def everything_tried(position: PlacingPosition) -> bool:
    """The same answer by trying every move, as the rules give them."""
    if position.turn is None or any(position.left(colour) for colour in position.skipped):
        return progress(position).complete
    for move in list(position.legal_moves):
        position.push(move)
        completed = everything_tried(position)
        position.pop()
        if completed:
            return True
    return False


@each_game
def test_answers_agree_with_trying_everything(name: str) -> None:
    """Shortly before the end of the shipped game, after some moves that are not of it."""
    random = Random(2)
    answers = set()
    for left in (6, 8, 10, 12) * 4:
        position = solved(name, left)
        for _ in range(left - 4):
            position.push(random.choice(list(position.legal_moves)))
            if position.turn is None:
                break
        found = can_complete(position, seconds=20).answer
        assert found == ("yes" if everything_tried(position) else "no")
        answers.add(found)
    assert answers == {"yes", "no"}


def test_the_model_proves_what_no_count_shows() -> None:
    """Colours that need the same places, though each alone would have room."""
    random = Random(1)
    for _ in range(200):
        position = solved("classic-solo", left=random.randrange(6, 16))
        position.push(random.choice(list(position.legal_moves)))
        if not refutation(position):
            found = can_complete(position, seconds=20)
            if found.answer == "no":
                assert found.reason is None
                return
    pytest.fail("every position could be completed")


# Unknown


def test_the_time_is_kept() -> None:
    begin = monotonic()
    assert can_complete(new_game("classic-solo"), seconds=0.01).answer == "unknown"
    assert monotonic() - begin < 30, "a busy machine is no failure"


def test_another_thread_can_stop_it() -> None:
    stop = Event()
    timer = Timer(0.3, stop.set)
    timer.start()
    begin = monotonic()
    assert can_complete(hard_position(), seconds=60, stop=stop).answer == "unknown"
    assert monotonic() - begin < 30
    timer.join()


# Arrangements


def test_parts_hang_together_by_corners() -> None:
    position = solved("classic-solo")
    ground = ground_of(position.variant)
    for colour, rows in enumerate(laid(position)):
        assert ground.parts(rows) == [rows]
        assert ground.loose_parts(colour, rows) == []
        start = next(row for row in rows if ground.first_cells(colour)[list(ground.rows[row])].any())
        assert start not in frozenset().union(*ground.loose_parts(colour, rows - {start}))
        assert sum(map(len, ground.loose_parts(colour, rows - {start}))) == 20


def test_missing_solver_is_one_line() -> None:
    assert "pip install 'cornerwise[solve]'" in str(SolverMissing())
