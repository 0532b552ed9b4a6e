"""The kernel called directly: it refuses what is damaged, and plays the same on every processor."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

from cornerwise import PlacingVariant, _kernel, find_placing_variant, placing_variants
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PieceSet
from cornerwise.geometry.board import make_board
from cornerwise.geometry.lattice import SQUARE
from cornerwise.rules import native
from cornerwise.rules.moves import KEEP, PASS, SWAP, move_table
from cornerwise.rules.native import _kernel_rules, _kernel_table, kernel_core, kernel_table

Arrays = dict[str, Any]

ARCHITECTURES = _kernel.architectures()
# Kinds of games that the kernel tells apart: one or two words, all lattices, all start patterns, swap, common supply,
# both ways to be blocked.
GAMES: list[tuple[str, dict[str, Choice]]] = [
    ("classic", {}),
    ("classic-3", {"start": "any"}),
    ("duo", {}),
    ("junior", {}),
    ("trigon", {}),
    ("trigon-2", {"strict_corners": True}),
    ("trigon-3", {}),
    ("polyomino-8", {}),
    ("polyomino-12", {}),
    ("polyomino-hexa", {}),
    ("rumis-tower", {}),
    ("rumis-corner", {"seats": 2, "colours_each": 2, "blocked": "skip"}),
    ("rumis-steps", {"seats": 2}),
    ("rumis-pyramid", {"seats": 3, "blocked": "skip"}),
    ("rumis-own", {"heights": "/".join([" ".join(["8"] * 8)] * 8)}),
]
every_game = pytest.mark.parametrize(("name", "options"), GAMES, ids=[name for name, _ in GAMES])


def started(variant: PlacingVariant, architecture: str = "") -> _kernel.Position:
    table = kernel_table(variant)
    return _kernel.Position(table, _kernel_rules(variant), architecture)


def advanced(core: _kernel.Position, seed: int, plies: int) -> _kernel.Position:
    """After so many random moves, or fewer if the game ends before."""
    rng = Random(seed)
    for _ in range(plies):
        if core.turn < 0:
            break
        core.push(rng.choice(sorted(core.legal())))
    return core


# Damaged input


class Taken:
    """Stands for a class of the kernel and keeps what it was called with."""

    def __init__(self, **given: Any) -> None:
        self.given = given


class FakeKernel:
    Table = Taken
    Rules = Taken
    Scoring = _kernel.Scoring


def given_to_kernel(make: Callable[..., object], *arguments: object) -> Arrays:
    """What `native` hands to the kernel."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(native, "_kernel", FakeKernel)
        taken = getattr(make, "__wrapped__", make)(*arguments)
    assert isinstance(taken, Taken)
    return taken.given


@cache
def arrays_once(name: str, **options: Choice) -> Arrays:
    variant = find_placing_variant(name, **options)
    table = move_table(variant.board, variant.pieces)
    return given_to_kernel(_kernel_table, table, variant.contact, variant.gravity)


def arrays_of(name: str, **options: Choice) -> Arrays:
    made = arrays_once(name, **options)
    return {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in made.items()}


def put(name: str, at: tuple[int, ...], value: int) -> Callable[[Arrays], None]:
    def damage(arrays: Arrays) -> None:
        arrays[name][at] = value

    return damage


def resized(name: str, *shape: int) -> Callable[[Arrays], None]:
    def damage(arrays: Arrays) -> None:
        arrays[name] = np.zeros(shape, arrays[name].dtype)

    return damage


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (resized("kinds", 0), "number of cells"),
        (resized("kinds", 1025), "number of cells"),
        (resized("piece", 0), "number of rows"),
        (resized("piece", 1), "number of rows"),
        (resized("cells", 1269, 0), "cells of a row"),
        (resized("cells", 1269, 9), "cells of a row"),
        (resized("windows", 64, 63), "windows"),
        (resized("windows", 63, 64), "windows"),
        (resized("apart", 63, 4), "neighbours"),
        (resized("joint", 65, 4), "neighbours"),
        (resized("below", 63), "cells below"),
        (resized("opposites", 1268, 1), "opposites"),
        (put("kinds", (5,), 2), "kind of a cell"),
        (put("kinds", (5,), 255), "kind of a cell"),
        (put("apart", (5, 0), 64), "neighbour"),
        (put("joint", (63, 0), 32767), "neighbour"),
        (put("piece", (7,), 64), "piece of a row"),
        (put("piece", (7,), 255), "piece of a row"),
        (put("piece", (7,), 3), "size of a piece"),
        (put("cells", (0, 0), -1), "empty row"),
        (put("cells", (0, 0), 64), "cell of a row"),
        (put("cells", (1268, 1), 32767), "cell of a row"),
        (put("cells", (1268, 3), 0), "a piece leaves its window"),
        (put("windows", (0, 63), 3), "window"),
        (put("windows", (9, 20), 64), "order of a window"),
        (put("opposites", (3, 0), 64), "opposite"),
    ],
)
def test_damaged_tables_are_refused(damage: Callable[[Arrays], None], what: str) -> None:
    arrays = arrays_of("polyomino-8")
    arrays["opposites"] = np.full((len(arrays["piece"]), 1), -1, np.int16)
    _kernel.Table(**arrays)
    damage(arrays)
    with pytest.raises(ValueError, match=f"the move table is damaged: {what}"):
        _kernel.Table(**arrays)


def test_a_window_without_its_own_cell_is_refused() -> None:
    arrays = arrays_of("polyomino-8")
    arrays["windows"][9][arrays["windows"][9] == 9] = -1
    with pytest.raises(ValueError, match="window"):
        _kernel.Table(**arrays)


@pytest.mark.parametrize("row", [0, 500, 1268])
def test_a_missing_placement_is_refused(row: int) -> None:
    arrays = arrays_of("polyomino-8")
    for name in ("piece", "cells", "opposites"):
        arrays[name] = np.delete(arrays[name], row, axis=0)
    with pytest.raises(ValueError, match="the move table is damaged"):
        _kernel.Table(**arrays)


@pytest.mark.parametrize(
    "damage",
    [
        put("below", (5,), 5),  # a cell below itself
        put("below", (5,), 25),  # a ring: 25 stands on 5
        put("below", (25,), 79),
        put("below", (25,), 80),
        put("below", (25,), 32767),
        put("below", (25,), 6),  # a fork: 26 stands on 6 as well
        put("below", (0,), 1),
    ],
)
def test_damaged_columns_are_refused(damage: Callable[[Arrays], None]) -> None:
    arrays = arrays_of("rumis-tower", seats=2)
    _kernel.Table(**arrays)
    damage(arrays)
    with pytest.raises(ValueError, match="the move table is damaged: cell below"):
        _kernel.Table(**arrays)


@pytest.mark.parametrize("length", [1, 79, 81])
def test_columns_have_a_cell_for_each(length: int) -> None:
    arrays = arrays_of("rumis-tower", seats=2)
    arrays["below"] = np.full(length, -1, np.int16)
    with pytest.raises(ValueError, match="the move table is damaged: cells below"):
        _kernel.Table(**arrays)


@pytest.mark.parametrize("name", ["kinds", "windows", "apart", "joint", "below", "piece", "cells", "opposites"])
@pytest.mark.parametrize("value", [None, 3, "abc", [[1, 2]], np.zeros((2, 2)), np.zeros((2, 2, 2), np.int16)], ids=repr)
def test_tables_take_arrays_of_the_right_type_only(name: str, value: object) -> None:
    arrays = arrays_of("polyomino-8") | {name: value}
    with pytest.raises((TypeError, ValueError)):
        _kernel.Table(**arrays)


@pytest.mark.parametrize(
    ("name", "array"),
    [
        (name, array)
        for name in ("polyomino-8", "trigon-3", "rumis-tower")
        for array in ("kinds", "windows", "apart", "joint", "below", "piece", "cells", "opposites")
        if arrays_of(name)[array].size
    ],
)
def test_random_damage_is_refused_or_harmless(name: str, array: str) -> None:
    rules = _kernel_rules(find_placing_variant(name, **({"strict_corners": True} if name == "trigon-3" else {})))
    rng = Random(array)
    whole = arrays_of(name)
    refused = 0
    for _ in range(8):
        damaged = whole | {array: whole[array].copy()}
        for _ in range(rng.choice((1, 5, 50))):
            at = tuple(rng.randrange(n) for n in damaged[array].shape)
            damaged[array][at] = rng.choice(
                (0, 1, 2, 5) if array in ("kinds", "piece") else (-32768, -2, -1, 0, 1, 5, 32767)
            )
        try:
            core = _kernel.Position(_kernel.Table(**damaged), rules)
        except ValueError:
            refused += 1
        else:
            exercise(core)
    assert refused


def exercise(core: _kernel.Position) -> None:
    """Calls everything; what it answers is of no interest where the table was wrong."""
    core.playouts(3, seed=1)
    core.draw(seed=1)
    for move in core.playout(seed=2):
        assert core.count() == len(core.legal())
        if not core.is_legal(move):
            break
        core.push(move)


RULES: Arrays = given_to_kernel(_kernel_rules, find_placing_variant("duo"))


def position_by(**changes: object) -> _kernel.Position:
    variant = find_placing_variant("duo")
    table = kernel_table(variant)
    return _kernel.Position(table, _kernel.Rules(**(RULES | changes)))


def test_undamaged_rules_are_taken() -> None:
    core = position_by()
    assert (core.turn, core.seat, core.owners) == (0, 0, [[0], [1]])


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"colours": 0}, "number of colours"),
        ({"colours": 5}, "number of colours"),
        ({"colours": -1}, "number of colours"),
        ({"stock": [[1] * 21, [1] * 20 + [3]]}, "copies of a piece"),
        ({"stock": [[1] * 21, [1] * 20 + [-1]]}, "copies of a piece"),
        ({"stock": [[1] * 21, [1] * 20]}, "pieces of a colour"),
        ({"stock": [[1] * 21]}, "lists by colour"),
        ({"stock": [[1] * 21, [1] * 20 + [0]], "shared_supply": True}, "a shared supply is the same for all"),
        ({"first_colour": 2}, "first colour"),
        ({"first_colour": -1}, "first colour"),
        ({"first_seat": -1}, "first seat"),
        ({"owners": [[0]]}, "lists by colour"),
        ({"owners": [[0], []]}, "owner of a colour"),
        ({"start_cells": [10, 196]}, "start cell"),
        ({"start_cells": [-1, 10]}, "start cell"),
        ({"start_cells": [10]}, "lists by start cell"),
        ({"start_cells": list(range(9))}, "number of start cells"),
        ({"start_choices": [3]}, "lists by colour"),
        ({"starts_agree": []}, "lists by colour"),
        ({"starts_agree": [[[2, 1]], [[2, 1]]]}, "lists by colour"),
        ({"starts_agree": [[[2], [2]], [[2], [2]]]}, "lists by start cell"),
        ({"strict_corners": True}, "strict corners need opposite cells"),
        (
            {"colours": 1, "swap_opening": True, "owners": [[0]], "start_choices": [3], "starts_agree": [[[2, 1]]]},
            "swap",
        ),
    ],
)
def test_damaged_rules_are_refused(changes: dict[str, object], what: str) -> None:
    with pytest.raises(ValueError, match=f"the rules are damaged: .*{what}"):
        position_by(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"start_choices": [3, 4]},
        {"start_choices": [-1, 3]},
        {"owners": [[0], [-1]]},
        {"swap_opening": True, "first_seat": 7},
    ],
    ids=repr,
)
def test_damaged_start_choices_and_seats_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="the rules are damaged"):
        position_by(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"colours": 2**40},
        {"colours": "2"},
        {"colours": None},
        {"owners": None},
        {"owners": [0, 1]},
        {"start_cells": [0.5]},
    ],
    ids=repr,
)
def test_rules_take_numbers_only(changes: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        position_by(**changes)


def test_positions_need_a_table_and_rules() -> None:
    with pytest.raises(TypeError):
        _kernel.Position()  # type: ignore[call-arg]  # wrong on purpose
    with pytest.raises(TypeError):
        _kernel.Position(None, None)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ValueError, match="this processor does not run 'abacus'"):
        started(find_placing_variant("duo"), "abacus")


# Ids


@pytest.mark.parametrize("move", [-1, -(2**63), 13729, 2**31, 2**32, 2**32 + 130, 2**63 - 1, PASS, KEEP, SWAP])
def test_moves_that_are_none(move: int) -> None:
    core = kernel_core(find_placing_variant("duo"))
    assert not core.is_legal(move)
    with pytest.raises(ValueError, match="illegal move"):
        core.push(move)
    assert (core.turn, core.count()) == (0, 828)


@pytest.mark.parametrize("move", [2**63, -(2**63) - 1, 10**30, 1.0, "130", None, [130]], ids=repr)
def test_moves_of_the_wrong_type(move: Any) -> None:
    core = kernel_core(find_placing_variant("duo"))
    with pytest.raises(TypeError):
        core.push(move)
    with pytest.raises(TypeError):
        core.is_legal(move)
    assert (core.turn, core.count()) == (0, 828)


@pytest.mark.parametrize("colour", [-1, 2, 2**31 - 1, -(2**31)])
def test_colours_that_are_none(colour: int) -> None:
    core = kernel_core(find_placing_variant("duo"))
    for ask in (core.cells, core.left, core.tally):
        with pytest.raises(IndexError):
            ask(colour)


def test_nothing_to_take_back() -> None:
    core = kernel_core(find_placing_variant("duo"))
    with pytest.raises(IndexError):
        core.pop()
    core.push(core.legal()[0])
    core.pop()
    with pytest.raises(IndexError):
        core.pop()


def test_depths_and_seeds_are_checked() -> None:
    core = kernel_core(find_placing_variant("duo"))
    for depth in (-1, 100):
        with pytest.raises(ValueError, match="depth"):
            core.perft(depth)
    for games, seed in ((-1, 0), (2**32, 0), (1, -1), (1, 2**64)):
        with pytest.raises(TypeError):
            core.playouts(games, seed)
    assert core.playouts(0, 0) == 0
    assert core.perft(0) == 1


def test_after_the_end() -> None:
    core = advanced(kernel_core(find_placing_variant("polyomino-8")), seed=1, plies=999)
    assert (core.turn, core.seat, core.legal(), core.count()) == (-1, -1, [], 0)
    assert (core.perft(1), core.perft(5, False), core.playout(1), core.playouts(9, 1)) == (0, 0, [], 0)
    assert not core.is_legal(0)
    with pytest.raises(ValueError, match="the game is over"):
        core.draw(1)


def test_copies_are_apart_and_can_be_taken_back() -> None:
    core = advanced(kernel_core(find_placing_variant("classic")), seed=1, plies=30)
    before = core.legal()
    twin = core.copy()
    advanced(twin, seed=2, plies=5)
    assert core.legal() == before
    for _ in range(35):
        twin.pop()
    assert twin.legal() == kernel_core(find_placing_variant("classic")).legal()


def test_sizes_are_told() -> None:
    core = kernel_core(find_placing_variant("classic"))
    assert 0 < core.bytes < 4096  # a state is copied all the time
    assert kernel_table(find_placing_variant("classic")).bytes > 30433


# Processors


def test_there_is_always_a_portable_one() -> None:
    assert ARCHITECTURES[-1] == "portable"
    assert len(set(ARCHITECTURES)) == len(ARCHITECTURES)


@every_game
def test_every_architecture_plays_the_same(name: str, options: dict[str, Choice]) -> None:
    variant = find_placing_variant(name, **options)
    for plies in (0, 7, 25, 45):
        cores = [advanced(started(variant, architecture), seed=plies, plies=plies) for architecture in ARCHITECTURES]
        assert len({tuple(core.legal()) for core in cores}) == 1
        assert len({core.count() for core in cores}) == 1
        if plies:
            assert len({core.perft(2) for core in cores}) == 1
        assert len({core.playouts(50, seed=plies) for core in cores}) == 1
        assert len({tuple(core.playout(seed)) for core in cores for seed in (3,)}) == 1


# Random play


@every_game
def test_playouts_are_legal_games_to_the_end(name: str, options: dict[str, Choice]) -> None:
    start = kernel_core(find_placing_variant(name, **options))
    for seed in range(5):
        core = start.copy()
        for move in core.playout(seed):
            core.push(move)  # refuses an illegal one
        assert core.turn == -1
    assert start.playouts(5, seed=1) > 5 * 10


def test_playouts_depend_on_the_seed_alone() -> None:
    core = kernel_core(find_placing_variant("classic"))
    assert core.playout(1) == core.playout(1) == core.copy().playout(1)
    assert core.playout(1) != core.playout(2)
    assert core.playouts(20, seed=1) == core.playouts(20, seed=1)


@every_game
def test_draws_are_legal(name: str, options: dict[str, Choice]) -> None:
    core = kernel_core(find_placing_variant(name, **options))
    while core.turn >= 0:
        for seed in range(3):
            assert core.is_legal(core.draw(seed))
        core.push(core.draw(7))


DRAWN: list[tuple[str, dict[str, Choice], int]] = [
    ("classic", {}, 0),
    ("classic", {}, 32),
    ("classic-3", {}, 48),
    ("duo", {}, 10),
    ("junior", {}, 16),
    ("trigon", {}, 40),
    ("trigon-2", {"strict_corners": True}, 30),
    ("trigon-3", {}, 36),
    ("polyomino-8", {}, 2),
    ("polyomino-12", {}, 9),
    ("polyomino-hexa", {}, 22),
]


@pytest.mark.parametrize(("name", "options", "plies"), DRAWN)
def test_draws_are_uniform(name: str, options: dict[str, Choice], plies: int) -> None:
    core = advanced(kernel_core(find_placing_variant(name, **options)), seed=1, plies=plies)
    legal = core.legal()
    assert 1 < len(legal) <= 1000, "choose another position: every move should be drawn some twenty times"
    drawn = Counter(core.draw(seed) for seed in range(20_000))
    assert_drawn_from(drawn, dict.fromkeys(legal, 1 / len(legal)))


STOOD: list[tuple[str, dict[str, Choice], int]] = [
    ("rumis-tower", {}, 0),
    ("rumis-tower", {}, 3),
    ("rumis-corner", {"seats": 2, "colours_each": 2}, 12),
    ("rumis-steps", {"blocked": "skip"}, 20),
    ("rumis-pyramid", {"seats": 3}, 15),
    ("rumis-own", {}, 30),
]


@pytest.mark.parametrize(("name", "options", "plies"), STOOD)
def test_draws_of_solid_games_are_even_over_the_places_to_stand(
    name: str, options: dict[str, Choice], plies: int
) -> None:
    """A placement belongs to the first of the cells it stands with; those are drawn first, then the placement."""
    variant = find_placing_variant(name, **options)
    core = advanced(kernel_core(variant), seed=1, plies=plies)
    places: dict[int, list[int]] = {}
    for move in core.legal():
        places.setdefault(standing_place(variant, move), []).append(move)
    expected = {move: 1 / len(places) / len(moves) for moves in places.values() for move in moves}
    assert 1 < len(expected) <= 1000, "choose another position: every move should be drawn some twenty times"
    assert_drawn_from(Counter(core.draw(seed) for seed in range(20_000)), expected)


def standing_place(variant: PlacingVariant, move: int) -> int:
    cells = move_table(variant.board, variant.pieces).rows[move]
    return min(cell for cell in cells if variant.board.below[cell] not in cells)


@pytest.mark.parametrize(
    ("name", "options", "plies"),
    [("classic", {}, 3), ("duo", {}, 3), ("trigon-3", {"strict_corners": True}, 3), ("polyomino-8", {}, 3)],
)
def test_whole_playouts_are_uniform_at_every_ply(name: str, options: dict[str, Choice], plies: int) -> None:
    """Near the end of a game all ways to finish it are known, and how likely each is."""
    game = kernel_core(find_placing_variant(name, **options)).playout(seed=5)
    core = kernel_core(find_placing_variant(name, **options))
    for move in game[:-plies]:
        core.push(move)
    while len(chances(core)) < 40:
        core.pop()
    expected = chances(core)
    assert len(expected) < 2000, "choose another game: its end is not yet near"
    drawn = Counter(tuple(core.playout(seed)) for seed in range(20_000))
    assert_drawn_from(drawn, expected)


def chances(core: _kernel.Position, before: tuple[int, ...] = (), chance: float = 1.0) -> dict[tuple[int, ...], float]:
    """Every way to finish the game with its chance in uniform play."""
    moves = core.legal()
    if not moves:
        return {before: chance}
    found: dict[tuple[int, ...], float] = {}
    for move in moves:
        core.push(move)
        found |= chances(core, (*before, move), chance / len(moves))
        core.pop()
    return found


def assert_drawn_from(drawn: Counter[Any], chances: dict[Any, float]) -> None:
    """A chi-square test that a fair draw fails about once in a million times."""
    assert drawn.keys() <= chances.keys()
    total = drawn.total()
    # What is expected less than five times is put together, as the test needs it.
    rare = [key for key, chance in chances.items() if chance * total < 5]
    groups = [[key] for key in chances if chances[key] * total >= 5] + ([rare] if rare else [])
    statistic = sum(_deviation(sum(drawn[k] for k in g), total * sum(chances[k] for k in g)) for g in groups)
    assert statistic < _chi_square_limit(len(groups) - 1), f"{statistic:.1f} over {len(groups)} outcomes"


def _deviation(seen: int, expected: float) -> float:
    return (seen - expected) ** 2 / expected


def _chi_square_limit(freedom: int) -> float:
    """The Wilson-Hilferty value for a chance of one in a million, which is 4.75 standard deviations."""
    return float(freedom * (1 - 2 / (9 * freedom) + 4.75 * sqrt(2 / (9 * freedom))) ** 3)


def test_the_chi_square_test_sees_a_bias() -> None:
    rng = Random(1)
    fair = dict.fromkeys(range(100), 0.01)
    assert_drawn_from(Counter(rng.randrange(100) for _ in range(20_000)), fair)
    crooked: Iterable[int] = (min(rng.randrange(100), rng.randrange(130)) for _ in range(20_000))
    with pytest.raises(AssertionError):
        assert_drawn_from(Counter(crooked), fair)


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_counting_agrees_with_listing(variant: PlacingVariant) -> None:
    core = kernel_core(variant)
    rng = Random(3)
    while core.turn >= 0:
        legal = core.legal()
        assert core.count() == len(legal) == len(set(legal))
        assert all(core.is_legal(move) for move in legal[:: max(1, len(legal) // 50)])
        core.push(rng.choice(legal))


ANSWERS = (0x40000001, 0x40000002)  # to a swap opening

# Boards of one's own: rows too short for a whole window, rows of one cell, and holes, also beside the rim
SHAPES: dict[str, list[str]] = {
    "narrow": ["xxx"] * 24,
    "single file": ["x"] * 60,
    "flat": ["x" * 30] * 2,
    "a ring": ["x" * 12] * 4 + ["xxxx....xxxx"] * 4 + ["x" * 12] * 4,
    "holes": ["x.xxxxxxxxx.x", "xxxxx.xxxxxxx", "xx.xxxxxxxx.x", "xxxxxx.x.xxxx", "xxx.xxxxxxxxx", "xxxxxxxxx.xxx"] * 3,
    "rags": ["x" * (3 + (7 * row) % 11) for row in range(18)],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_all_that_is_legal_is_listed_on_boards_of_any_shape(shape: str) -> None:
    cells = [(x, y) for y, row in enumerate(SHAPES[shape]) for x, mark in enumerate(row) if mark == "x"]
    board = make_board(shape, SQUARE, cells, (0, 0))
    variant = replace(find_placing_variant("polyomino-8"), boards=(board,), piece_set=PieceSet(largest=5), start="free")
    rules = _kernel_rules(variant)
    cores = [_kernel.Position(kernel_table(variant), rules, architecture) for architecture in ARCHITECTURES]
    rng = Random(shape)
    while cores[0].turn >= 0:
        legal = cores[0].legal()
        # Whether one move is legal is found out without windows.
        rows = range(len(move_table(board, variant.pieces)))
        assert sorted(legal) == [move for move in (*rows, *ANSWERS) if cores[0].is_legal(move)]
        assert all(core.legal() == legal and core.count() == len(legal) for core in cores)
        assert len({core.draw(seed) for core in cores for seed in (1,)}) == 1
        move = rng.choice(legal)
        for core in cores:
            core.push(move)
