"""Small nets in the kernel: the same numbers on every processor and on every way to a position; files that are none."""

import json
import zlib
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest
from small_nets import FIXTURE, GAME, drawn

from cornerwise import _kernel, find_placing_variant, new_game, placing_variants
from cornerwise.engine import Engine, Strength
from cornerwise.engine.levels import LEVELS
from cornerwise.engine.methods import ladder_of, level_of
from cornerwise.engine.nets import NetError
from cornerwise.engine.placements import placements_of
from cornerwise.engine.smallnet import (
    MOST_BYTES,
    Weights,
    kernel_net,
    load_small,
    read_small,
    shipped_small,
    write_small,
)
from cornerwise.rules.moves import Move
from cornerwise.rules.native import _kernel_rules, kernel_core, kernel_table

ARCHITECTURES = _kernel.architectures()
VARIANT = find_placing_variant(GAME)


def started(architecture: str = "") -> _kernel.Position:
    table = kernel_table(VARIANT)
    return _kernel.Position(table, _kernel_rules(VARIANT), architecture)


def random_game(seed: int) -> list[int]:
    core, rng, moves = started(), Random(seed), []
    while core.turn >= 0:
        moves.append(core.draw(rng.getrandbits(60)))
        core.push(moves[-1])
    return moves


def after(moves: list[int], architecture: str = "") -> _kernel.Position:
    core = started(architecture)
    for move in moves:
        core.push(move)
    return core


def test_it_says_what_it_said_when_it_was_written() -> None:
    net = load_small(FIXTURE, VARIANT)
    results, logits = net.judge(after(MOVES))
    assert results.tolist() == RESULTS
    assert sha256(logits.astype("<i4").tobytes()).hexdigest()[:16] == LOGITS


WITH_SCOPE = kernel_net(drawn(VARIANT, scope=1), placements_of(VARIANT))
NETS = pytest.mark.parametrize("net", [load_small(FIXTURE, VARIANT), WITH_SCOPE], ids=["plain", "scope"])


@NETS
def test_every_processor_says_the_same(net: _kernel.Net) -> None:
    results_seen = set()
    for seed in range(4):
        moves = random_game(seed)
        for plies in range(len(moves)):
            said = [net.judge(after(moves[:plies], architecture)) for architecture in ARCHITECTURES]
            for results, logits in said[1:]:
                assert np.array_equal(results, said[0][0]) and np.array_equal(logits, said[0][1])
            results_seen.add(str(said[0][0]))
    assert len(results_seen) > 10


@NETS
def test_what_is_kept_up_to_date_is_what_is_reckoned_anew(net: _kernel.Net) -> None:
    for seed in range(6):
        moves, rng = random_game(seed), Random(seed)
        for plies in range(len(moves)):
            near = after(moves[: rng.randrange(len(moves))])  # before or after it in the same game
            anew, kept = net.judge(after(moves[:plies])), net.judge(after(moves[:plies]), near)
            assert np.array_equal(anew[0], kept[0]) and np.array_equal(anew[1], kept[1])


@pytest.mark.parametrize("game", ["polyomino-8", "duo", "classic-3", "trigon-2"])
def test_scope_is_what_colours_can_cover_soon(game: str) -> None:
    """By the next placement, and by one more from the corners that any of those would win, whatever its pieces are."""
    variant, rng = find_placing_variant(game), Random(2)
    placements, core = placements_of(variant), kernel_core(variant)
    shape, plain = core.scope_shape, core.feature_shape
    cells = placements.table.cells
    ply = 0
    while core.turn >= 0:
        if ply % 7 == 3:
            planes, numbers = np.zeros((shape.planes, shape.words), np.uint64), np.zeros(shape.numbers, np.uint8)
            core.features(planes, numbers, scope=True)
            sets = np.unpackbits(planes.view(np.uint8), axis=1, bitorder="little")[:, : len(variant.board)].astype(bool)
            _, goes_on, closed = sets[:3]
            legal = np.array(core.legal())
            legal = legal[legal < len(cells)]
            reached = np.zeros(len(variant.board) + 1, bool)
            reached[cells[legal]] = True
            nexts, laters = sets[plain.planes : plain.planes + 2]
            assert np.array_equal(nexts, reached[:-1])

            won = np.zeros(len(variant.board) + 1, bool)
            for row in legal:
                laid = set(placements.table.rows[row])
                won[[corner for cell in laid for corner in variant.board.corner[cell] if corner not in laid]] = True
            won[:-1] &= ~closed & ~goes_on
            won[-1] = False
            shut = np.append(closed, False)
            has = np.array([core.left(core.turn)[piece] > 0 for piece in placements.table.piece])
            reached[cells[has & ~shut[cells].any(axis=1) & won[cells].any(axis=1)]] = True
            assert np.array_equal(laters, reached[:-1])
            fits = np.zeros(len(variant.pieces), bool)
            fits[placements.table.piece[legal]] = True
            assert np.array_equal(numbers[plain.numbers : plain.numbers + len(fits)], fits)
        core.push(core.draw(rng.getrandbits(60)))
        ply += 1
    assert ply > 10


def test_every_processor_searches_the_same() -> None:
    net = load_small(FIXTURE, VARIANT)
    found = []
    for architecture in ARCHITECTURES:
        search = _kernel.Search(
            after(random_game(5)[:6], architecture),
            memory=8 << 20,
            threads=1,
            prior_weights=[0.0] * _kernel.FEATURES,
            tuning={"rave_equivalence": 0.0, "playouts": 1.0},
            net=net,
        )
        search.run(600, 3600.0, 9)
        found.append([(move.move, move.visits, move.value, move.prior) for move in search.root()])
    assert len(found[0]) > 3 and sum(visits for _, visits, _, _ in found[0]) == 600
    assert all(other == found[0] for other in found)


def test_an_engine_plays_with_it_and_keeps_its_tree() -> None:
    game = new_game(GAME)
    engine = Engine(nodes=150, seed=1, evaluator=FIXTURE, tuning={"solver_nodes": 0})
    moves: list[Move] = []
    while game.mover is not None and len(moves) < 8:
        found = engine.analyse(game.view(game.mover))
        assert len(found.lines) >= min(5, len(game.legal_moves))  # the root looks at all of them, kept tree or not
        moves.append(game.push(found.best.move))
    again, other = new_game(GAME), Engine(nodes=150, seed=1, evaluator=str(FIXTURE), tuning={"solver_nodes": 0})
    assert moves == [again.push(other.analyse(again.view(again.mover or 0)).best.move) for _ in moves]


SHIPPED = {variant.id: path for variant in placing_variants() if (path := shipped_small(variant)) is not None}
BY_CELLS = find_placing_variant("junior", scoring="cells")


def test_every_file_is_the_small_net_of_a_game() -> None:
    nets = SHIPPED["duo"].parent
    by_cells = shipped_small(BY_CELLS)
    assert by_cells is not None
    assert {path.name for path in nets.glob("*.small")} == {path.name for path in (*SHIPPED.values(), by_cells)}
    for name, path in SHIPPED.items():
        assert load_small(path, find_placing_variant(name)).bytes > path.stat().st_size


def test_a_net_is_for_a_scoring_where_it_has_one_of_its_own() -> None:
    by_cells = shipped_small(BY_CELLS)
    assert by_cells is not None and by_cells.name.startswith("junior-cells-") and by_cells != SHIPPED["junior"]
    assert load_small(by_cells, BY_CELLS).bytes
    assert shipped_small(find_placing_variant("classic-2", scoring="basic")) == SHIPPED["classic-2"]


def test_level_9_asks_the_small_net_where_one_has_been_measured() -> None:
    for name in ("duo", "junior", "polyomino-14", "classic", "classic-2", "trigon-2", "trigon-3", "rumis-tower"):
        assert level_of(9, find_placing_variant(name)).small_evaluations is not None and name in SHIPPED
    junior = new_game("junior").view(0)
    level = level_of(9, junior.variant)
    budget = Strength(level=9).budget(ladder_of(junior.variant))
    assert (budget.nodes, budget.small_evaluations) == (level.nodes, level.small_evaluations)
    assert budget.best_evaluator == "small"
    quicker = level_of(7, junior.variant)
    for evaluator, nodes in (("best", quicker.small_evaluations), ("playouts", quicker.nodes)):
        assert Engine(level=7, seed=1, evaluator=evaluator).analyse(junior).nodes == nodes
    timed, asked = (Engine(time=0.3, seed=1, evaluator=evaluator) for evaluator in ("best", SHIPPED["junior"]))
    best = {engine.analyse(junior).lines[0].move for engine in (timed, asked)}
    assert best <= set(new_game("junior").legal_moves)
    for variant in placing_variants():
        small = [level_of(number, variant).small_evaluations is not None for number in LEVELS]
        assert small == sorted(small), "a level without the small net above one with it"


def test_threads_share_its_tree() -> None:
    game = new_game(GAME)
    found = Engine(nodes=2000, threads=3, seed=1, evaluator=FIXTURE, tuning={"solver_nodes": 0}).analyse(
        game.view(game.mover or 0)
    )
    assert found.nodes == 2000 and abs(sum(found.value.shares) - 1) < 1e-3


def test_a_full_tree_goes_on() -> None:
    search = _kernel.Search(
        started(),
        memory=1,
        threads=1,
        prior_weights=[0.0] * _kernel.FEATURES,
        tuning={},
        net=load_small(FIXTURE, VARIANT),
    )
    search.run(5000, 3600.0, 1)
    assert search.full and search.nodes == 5000


def packed(whole: bytes) -> bytes:
    return zlib.compress(whole + sha256(whole).digest())


def whole_of(path: Path) -> bytes:
    return zlib.decompress(path.read_bytes())[:-32]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    weights = read_small(FIXTURE, VARIANT)
    write_small(weights, placements_of(VARIANT), tmp_path / "again.small")
    again = read_small(tmp_path / "again.small", VARIANT)
    assert again.shape == weights.shape
    assert all(np.array_equal(again.arrays[name], array) for name, array in weights.arrays.items())


def test_damaged_and_foreign_files_are_named(tmp_path: Path) -> None:
    good = FIXTURE.read_bytes()
    head, _, rest = whole_of(FIXTURE).partition(b"\n")
    about = json.loads(head)

    def changed(**changes: object) -> bytes:
        return packed(json.dumps({**about, **changes}).encode() + b"\n" + rest)

    cases = {
        "cut": (good[:-20], "is not a net"),
        "bent": (good[:4000] + bytes([good[4000] ^ 1]) + good[4001:], "is not a net"),
        "text": (b"nothing of the kind", "is not a net"),
        "large": (good + bytes(MOST_BYTES), "too large"),
        "other format": (changed(format="cornerwise-small-0"), ""),
        "no shape": (changed(shape=3), ""),
        "other table": (changed(table="0" * 16), ""),
        "other sizes": (changed(shape={**about["shape"], "deep": 64}), ""),
        "other game": (changed(shape={**about["shape"], "cells": 65}), ""),
        "too long": (packed(whole_of(FIXTURE) + b"\0\0"), ""),
    }
    path = tmp_path / "net.small"
    for name, (data, said) in cases.items():
        path.write_bytes(data)
        with pytest.raises(NetError, match=r"net\.small") as caught:
            read_small(path, VARIANT)
        assert said in str(caught.value), name
    with pytest.raises(NetError):
        read_small(tmp_path / "missing.small", VARIANT)
    with pytest.raises(NetError):
        read_small(FIXTURE, find_placing_variant("duo"))


def test_weights_that_could_overflow_are_refused() -> None:
    weights = read_small(FIXTURE, VARIANT)
    for name, value in (("local", 30_000), ("first", 1024), ("mix", -128), ("form_bias", 1 << 25)):
        bent = {**weights.arrays, name: np.full_like(weights.arrays[name], value)}
        with pytest.raises(ValueError, match="wrong"):
            kernel_net(Weights(weights.shape, bent), placements_of(VARIANT))


def test_it_judges_only_its_own_game() -> None:
    net = load_small(FIXTURE, VARIANT)
    duo = find_placing_variant("duo")
    other = _kernel.Position(kernel_table(duo), _kernel_rules(duo))
    with pytest.raises(ValueError, match="another game"):
        net.judge(other)
    with pytest.raises(ValueError, match="different games"):
        net.judge(started(), other)
    ended = after(random_game(1))
    with pytest.raises(ValueError, match="over"):
        net.judge(ended)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.small").write_bytes(b"bad")
    game = new_game(GAME)
    with pytest.raises(NetError, match=r"bad\.small"):
        Engine(nodes=30, seed=1, evaluator=tmp_path / "bad.small").choose(game.view(game.mover or 0))


MOVES = [942, 224, 1073741825, 784, 642, 286, 375]
RESULTS = [443852, -34337, -50858, 91088]
LOGITS = "d47648e0f6b4b082"
