"""Nets that come with the package, and what happens to files that are none."""

import warnings
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import process_time

import numpy as np
import pytest

from cornerwise import CornerwiseError, find_placing_variant, new_game, placing_variants
from cornerwise.engine import Engine, Strength, evaluator_choice
from cornerwise.engine.evaluator_choice import parse_evaluator
from cornerwise.engine.levels import LEVELS
from cornerwise.engine.methods import METHODS, level_of
from cornerwise.engine.nets import MOST_BYTES, Net, NetError, NetWarning, net_group, shipped_net
from cornerwise.engine.placing_search import new_search
from cornerwise.engine.planes import layout_of
from cornerwise.engine.tuning import tuning_of
from cornerwise.rules.moves import KEEP, SWAP

pytest.importorskip("onnxruntime", reason="the extra `nets` is not installed")

SHIPPED = {variant.id: path for variant in placing_variants() if (path := shipped_net(variant)) is not None}


def net_of(name: str) -> Path:
    return SHIPPED[name]


def test_every_file_is_the_net_of_a_game() -> None:
    assert {path.name for path in net_of("duo").parent.glob("*.onnx")} == {path.name for path in SHIPPED.values()}
    assert all(path.stat().st_size <= MOST_BYTES for path in SHIPPED.values())
    assert set(SHIPPED) >= {"duo", "junior", "polyomino-14", "classic-3", "trigon-2"}


def test_games_share_a_net_where_only_the_seats_differ() -> None:
    ids = [variant.id for variant in net_group(find_placing_variant("classic-3", shared="red"))]
    assert ids == ["classic", "classic-2", "classic-3", "classic-teams"]
    assert len({net_of(name) for name in ids}) == 1
    assert net_of("duo") != net_of("polyomino-14"), "the same board and pieces, but a swap"


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_net_evaluates_every_game_of_its_group(name: str) -> None:
    game = new_game(name)
    shares, margins, weights = Net(net_of(name), game.variant).evaluate_view(game.view(0))
    assert len(shares) == len(margins) == game.variant.seats
    assert sum(shares) == pytest.approx(1, abs=1e-4) and sum(weights.values()) == pytest.approx(1, abs=1e-3)
    assert set(weights) == set(game.legal_moves)


def truncated(path: Path) -> None:
    path.write_bytes(net_of("duo").read_bytes()[:100_000])


def of_another_program(path: Path) -> None:
    path.write_bytes(net_of("duo").read_bytes().replace(b"cornerwise-net-1", b"cornerwise-net-0"))


def of_another_game(path: Path) -> None:
    path.write_bytes(net_of("junior").read_bytes())


def of_another_shape(path: Path) -> None:
    path.write_bytes(net_of("polyomino-14").read_bytes())


def too_large(path: Path) -> None:
    path.write_bytes(bytes(MOST_BYTES + 1))


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (truncated, "is not a net"),
        (of_another_program, "is not a net of this program"),
        (of_another_game, "was trained for a different board or different pieces than duo"),
        (of_another_shape, "has a different shape from a net for duo"),
        (too_large, "is too large to be a net"),
        (lambda path: None, "is not a net"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(damage: Callable[[Path], None], why: str, tmp_path: Path) -> None:
    path = tmp_path / "some.onnx"
    path.touch()
    damage(path)
    with pytest.raises(NetError, match=rf"some\.onnx {why}"):
        Engine(nodes=40, seed=3, evaluator=path).choose(new_game("duo").view(0))


def test_playouts_take_the_place_of_a_shipped_net_that_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.onnx"
    truncated(path)
    methods = METHODS.placing._replace(shipped_net=lambda variant: path)
    monkeypatch.setattr(evaluator_choice, "METHODS", replace(METHODS, placing=methods))
    view = new_game("trigon").view(0)
    with pytest.warns(NetWarning, match=r"some\.onnx is not a net.*; playouts take its place") as said:
        found = [Engine(nodes=40, seed=3).choose(view) for _ in range(2)]
    assert len(said) == 1
    assert found == [Engine(nodes=40, seed=3, evaluator="playouts").choose(view)] * 2


def test_only_games_that_have_a_net_can_be_played_by_one() -> None:
    with pytest.raises(CornerwiseError, match="only for flat placing games"):
        Engine(nodes=20, evaluator=net_of("duo")).choose(new_game("rumis-tower").view(0))
    for name in ("rumis-tower", "polyomino-8", "triominos"):
        for evaluator in ("net", "guided"):
            game = new_game(name, **({"seed": 1} if name == "triominos" else {}))
            engine = Engine(nodes=20, evaluator=evaluator)
            with pytest.raises(CornerwiseError, match=f"the package has no net for {name}"):
                engine.choose(game.view(game.mover or 0))


def test_an_evaluator_is_a_name_or_a_file() -> None:
    with pytest.raises(
        CornerwiseError, match=r"there is no evaluator 'nets' \(choose from: best, playouts, net, small, guided\)"
    ):
        Engine(nodes=20, evaluator="nets")
    guided = parse_evaluator(f"guided:{net_of('duo')}")
    assert (guided.kind, guided.file) == ("guided", net_of("duo"))
    for text in ("best", "playouts", "net", "guided", str(net_of("duo")), str(guided)):
        assert str(parse_evaluator(text)) == text


def test_levels_ask_the_small_net_unless_told_otherwise() -> None:
    view = new_game("duo", start="own").view(0)
    other = new_game("polyomino-8").view(0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for number in (1, 5, 8):
            level = level_of(number, view.variant)
            assert Engine(level=number, seed=1).analyse(view).nodes == level.small_evaluations
            assert Engine(level=number, seed=1, evaluator="playouts").analyse(view).nodes == level.nodes
        assert Engine(level=8, seed=1).analyse(other).nodes == level_of(8, other.variant).nodes, "it has no net"


@pytest.mark.parametrize("name", ["classic-teams", "trigon"])
def test_level_9_of_large_boards_asks_the_net(name: str) -> None:
    view = new_game(name).view(0)
    level = level_of(9, view.variant)
    assert level.evaluations is not None
    found = Engine(level=9, seed=1).analyse(view)
    assert level.evaluations - 8 < found.nodes <= level.evaluations
    assert found.lines == Engine(nodes=level.evaluations, seed=1).analyse(view).lines


def test_every_level_thinks_more_than_the_one_below_with_nets_and_without() -> None:
    for variant in placing_variants():
        levels = [level_of(number, variant) for number in LEVELS]
        for lower, higher in pairwise(levels):
            assert (lower.nodes, -lower.slip) < (higher.nodes, -higher.slip), variant.id
            assert (lower.evaluations or 0) <= (higher.evaluations or 0), variant.id
            assert (lower.small_evaluations or 0) <= (higher.small_evaluations or 0), variant.id
        asks = any(level.evaluations for level in levels)
        assert not asks or variant.id in SHIPPED, f"{variant.id} has no net to ask"


@pytest.mark.parametrize("limits", [{"time": 0.2}, {"nodes": 100}])
def test_with_nodes_or_time_an_engine_does_what_level_9_does(limits: dict[str, float]) -> None:
    view = new_game("classic-teams").view(0)
    strength = Strength(**limits)  # type: ignore[arg-type]  # whole nodes
    begin = process_time()  # of this process alone, whatever else the machine does
    evaluated = Engine(strength, seed=1).analyse(view)
    half_time = process_time()
    played = Engine(strength, seed=1, evaluator="playouts").analyse(view)
    seconds, played_seconds = half_time - begin, process_time() - half_time
    assert evaluated.lines == Engine(strength, seed=1, evaluator="net").analyse(view).lines or "time" in limits
    assert evaluated.nodes / seconds < played.nodes / played_seconds / 4, "evaluations are few, playouts many"


def test_a_hint_comes_from_the_net_also_between_moves_of_a_lower_level() -> None:
    game = new_game("duo", start="own")
    low = Engine(level=4, seed=1)
    game.push(low.choose(game.view(0)))
    best = [line.move for line in Engine(level=8, seed=1).analyse(game.view(1), lines=12).lines]
    assert low.hint(game.view(1)) in best


def test_a_guide_says_what_the_root_looks_at_first() -> None:
    game = new_game("polyomino-8")
    for _ in range(2):
        game.push(next(iter(game.legal_moves)))
    search = new_search(game, tuning_of(game.variant), {}, 1, 8 << 20)
    search.run(0, 1.0, 0)
    rows = len(layout_of(game.variant).table)
    logits = np.random.default_rng(1).normal(size=rows + 2).astype(np.float32)
    search.guide(logits)
    found = {move.move: move.prior for move in search.root()}
    assert set(found) == {KEEP, SWAP}
    keep, swap = np.exp(logits[rows:]) / np.exp(logits[rows:]).sum()
    assert found[KEEP] == pytest.approx(keep) and found[SWAP] == pytest.approx(swap)
    with pytest.raises(ValueError, match="a logit for every row"):
        search.guide(logits[1:])


def test_with_a_guide_playouts_give_values_and_the_net_priors_at_the_root() -> None:
    view = new_game("duo", start="own").view(0)
    weights = Net(net_of("duo"), view.variant).evaluate_view(view)[2]
    likeliest = sorted(weights, key=lambda move: weights[move], reverse=True)[:20]
    found = Engine(nodes=60, seed=1, evaluator="guided").analyse(view)
    assert found.nodes == 60 and found.best.move in likeliest
