"""Puzzles: what is asked, what proves it, how hard it is, and the collection that comes with the package."""

import json
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from cornerwise.cli import main
from cornerwise.errors import RecordError
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.puzzles.collection import SUFFIX, pack, puzzle_games, shipped_puzzles, unpack
from cornerwise.puzzles.daily import daily_puzzle
from cornerwise.puzzles.find import engine_game, find_puzzles, puzzle_variants
from cornerwise.puzzles.glicko2 import NARROWEST, Rating, Result, rated, updated
from cornerwise.puzzles.grade import HIGHEST, LEVEL_1, LOWEST, STEP, chances, fitted_rating, grade
from cornerwise.puzzles.guarantee import GuaranteeSearch
from cornerwise.puzzles.make import make_puzzles
from cornerwise.puzzles.puzzle import KINDS, Puzzle
from cornerwise.puzzles.tile_turns import LEAST_CHOICE, LEAST_TILES, opens_hexagon, solution_of
from cornerwise.puzzles.verify import UnprovenPuzzle, verify
from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position

LEAST, LEAST_IN_ALL = 50, 3000
"""Of every game, and of all together."""
LEAST_OF_TILES = 20
"""Of each kind of Triominos."""
MOST_BYTES = 3 << 20
TRIOMINOS = ("points", "hexagon")
HEXAGON_SEEDS = (62, 74)
"""Games in which there is a puzzle about a hexagon."""


def test_every_game_has_puzzles_and_all_fit_the_package() -> None:
    assert set(puzzle_games()) == {variant.id for variant in variants()}
    counts = {game: len(shipped_puzzles(game)) for game in puzzle_games()}
    assert min(counts.values()) >= LEAST and sum(counts.values()) >= LEAST_IN_ALL, counts
    tiles = Counter(puzzle.kind for puzzle in shipped_puzzles("triominos"))
    assert set(tiles) == set(TRIOMINOS) and min(tiles.values()) >= LEAST_OF_TILES, tiles
    folder = files("cornerwise.puzzles").joinpath("collection")
    assert sum(len(folder.joinpath(f"{game}{SUFFIX}").read_bytes()) for game in puzzle_games()) <= MOST_BYTES


def test_puzzles_are_told_apart_and_graded() -> None:
    puzzles = [puzzle for game in puzzle_games() for puzzle in shipped_puzzles(game)]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.kind for puzzle in puzzles} == set(KINDS)
    assert all(LOWEST <= puzzle.rating <= HIGHEST and puzzle.margin >= 1 for puzzle in puzzles)
    assert all((puzzle.kind in TRIOMINOS) == (puzzle.game == "triominos") for puzzle in puzzles)
    assert any(len(puzzle.line) >= 5 for puzzle in puzzles)


@pytest.mark.parametrize("game", puzzle_games())
def test_a_sample_is_proven(game: str) -> None:
    for puzzle in Random(2).sample(shipped_puzzles(game), 2):
        verify(puzzle)


def test_what_is_wrong_is_not_proven() -> None:
    puzzle = shipped_puzzles("duo")[0]
    position = puzzle.position()
    other = next(str(move) for move in position.legal_moves if str(move) != puzzle.line[0])
    kind = next(kind for kind in KINDS if kind != puzzle.kind)
    for wrong in (
        replace(puzzle, line=(other,)),
        replace(puzzle, worth=puzzle.worth + 1),
        replace(puzzle, kind=kind),
        replace(puzzle, id="duo-0"),
    ):
        with pytest.raises(UnprovenPuzzle):
            verify(wrong)


def test_a_puzzle_is_one_line_of_text() -> None:
    puzzle = shipped_puzzles("rumis-tower")[0]
    assert puzzle.options == {"seats": "2"}
    assert Puzzle.from_line(puzzle.to_line()) == puzzle
    assert unpack(pack([puzzle])) == [puzzle]
    for damaged in ("", "{}", "[]", puzzle.to_line().replace(puzzle.kind, "nonsense")):
        with pytest.raises(RecordError):
            Puzzle.from_line(damaged)
    with pytest.raises(RecordError):
        unpack(b"nothing")


def test_the_same_seed_finds_the_same() -> None:
    variant = next(variant for variant in puzzle_variants() if variant.id == "polyomino-8")
    found = [list(find_puzzles(variant, seed)) for seed in range(24)]
    assert any(found)
    assert found == [list(find_puzzles(variant, seed)) for seed in range(24)]


def brute_force(position: PlacingPosition, seat: int) -> int:
    mover = position.mover
    if mover is None:
        return position.variant.rank(position.totals[seat])
    ends = []
    for move in list(position.legal_moves):
        position.push(move)
        ends.append(brute_force(position, seat))
        position.pop()
    return max(ends) if mover == seat else min(ends)


def test_a_guarantee_is_what_trying_everything_finds() -> None:
    variant = find_variant("rumis-tower", seats=3)
    game = need_placing_position(engine_game(variant, 3))
    for _ in range(3):
        game.pop()
        if game.mover is None:
            continue
        for seat in range(3):
            found = GuaranteeSearch(game, (seat,), 100_000).assured()
            assert found is not None and found.worth == brute_force(game, seat)
            end = game.copy()
            for move in found.line:
                end.push(end.move_of(move))
            assert end.outcome() is not None and end.totals[seat] == found.worth
    assert GuaranteeSearch(game, (0,), 0).assured() is None


def test_a_tile_that_opens_a_hexagon_lets_the_next_player_close_it() -> None:
    puzzle = next(puzzle for puzzle in shipped_puzzles("triominos") if puzzle.kind == "hexagon")
    position = puzzle.position()
    assert isinstance(position, MatchingPosition)
    safe = [move for move in position.legal_moves if lay_of(move) and not opens_hexagon(position, move)]
    assert [str(move) for move in safe] == list(puzzle.line)


def test_one_tile_that_opens_no_hexagon_is_found_by_looking_at_all_lays() -> None:
    """Most positions are put away by counting tiles at corners; what is left must be what trying everything finds."""
    variant = next(variant for variant in puzzle_variants() if variant.id == "triominos")
    found = 0
    for seed in HEXAGON_SEEDS:
        position = engine_game(variant, seed)
        assert isinstance(position, MatchingPosition)
        while position.plies:
            position.pop()
            lays = [move for move in position.legal_moves if lay_of(move)]
            if position.mover is None or not position.core.table() or len(lays) < LEAST_CHOICE:
                continue
            safe = [move for move in lays if not opens_hexagon(position, move)]
            solution = solution_of(position)
            is_found = solution is not None and solution.kind == "hexagon"
            different = len({position.piece_name(move) for move in lays}) >= LEAST_TILES
            assert is_found == (len(safe) == 1 and different)
            found += is_found
    assert found


def test_rare_kinds_are_found_beside_common_ones() -> None:
    """Five puzzles of a game were its last five turns that ask for points, before any that asks for a hexagon."""
    variant = next(variant for variant in puzzle_variants() if variant.id == "triominos")
    for seed in HEXAGON_SEEDS:
        found = list(find_puzzles(variant, seed, {"points"}))
        assert {puzzle.kind for puzzle in found} == {"hexagon"}
        assert len({puzzle.line for puzzle in found}) == len(found), "the same answer some draws earlier is no other"


def test_easy_puzzles_are_those_that_low_levels_find() -> None:
    every, no = [1.0] * 9, [0.0] * 9
    above_5 = [0.0] * 5 + [1.0] * 4
    assert fitted_rating(every) == LOWEST
    assert fitted_rating(no) == pytest.approx(HIGHEST, abs=1)
    assert LEVEL_1 + 4 * STEP < fitted_rating(above_5) < LEVEL_1 + 5 * STEP
    puzzle = shipped_puzzles("polyomino-8")[0]
    found = chances(puzzle)
    assert len(found) == 9 and all(0 <= chance <= 1 for chance in found)
    assert grade(puzzle) == fitted_rating(found)


def test_making_goes_on_where_it_was_left(tmp_path: Path) -> None:
    variant = next(variant for variant in puzzle_variants() if variant.id == "polyomino-8")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert make_puzzles(variant, whole, 4) == 4
    make_puzzles(variant, parts, 2)
    path = parts / "polyomino-8.jsonl"
    path.write_text(path.read_text() + '{"id": "half a li')
    assert make_puzzles(variant, parts, 4) == 4
    written = [json.loads(line) for line in path.read_text().splitlines()]
    assert sum("id" in line for line in written) == 4
    assert (whole / "polyomino-8.jsonl.xz").exists()


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", str(tmp_path), "--game", "polyomino-8", "--count", "1"]) == 0
    assert main(["puzzles", "verify", str(tmp_path / "polyomino-8.jsonl.xz")]) == 0
    assert main(["puzzles", "verify", "--game", "duo", "--sample", "1"]) == 0
    assert "puzzles proven: 1" in capsys.readouterr().out
    wrong = replace(shipped_puzzles("duo")[0], worth=99)
    (tmp_path / "wrong.xz").write_bytes(pack([wrong]))
    assert main(["puzzles", "verify", str(tmp_path / "wrong.xz")]) == 1
    assert wrong.id in capsys.readouterr().out
    assert main(["puzzles", "make"]) == 2


def test_the_puzzle_of_a_day_changes_its_game_every_day() -> None:
    games = puzzle_games()
    assert [daily_puzzle(day).game for day in range(len(games))] == list(games)
    for number, game in enumerate(games):
        days = range(number, len(games) * len(shipped_puzzles(game)), len(games))
        assert len({daily_puzzle(day).id for day in days}) == len(shipped_puzzles(game))


def test_glicko2_as_its_author_computes_it() -> None:
    own = Rating(1500, 200, 0.06)
    results = [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0)]
    after = updated(own, results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_ratings_follow_results() -> None:
    person, puzzle = Rating(), Rating(1500, 120)
    assert rated(person, puzzle, 1).rating > 1500 > rated(person, puzzle, 0).rating
    for number in range(200):
        person = rated(person, puzzle, number % 2)
    assert person.deviation >= NARROWEST and not person.is_provisional
