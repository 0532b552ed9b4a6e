"""Training from end to end, as small as it gets. Needs the extra `train`; skipped without it."""

from pathlib import Path

import numpy as np
import pytest

import cornerwise
from cornerwise.cli import main
from cornerwise.engine.evaluator import LeafValues
from cornerwise.engine.nets import Net as LoadedNet
from cornerwise.engine.nets import NetError, NetEvaluator, net_name
from cornerwise.engine.placing_search import PlacingSearch
from cornerwise.engine.planes import layout_of
from cornerwise.engine.tuning import PUCT
from cornerwise.errors import CornerwiseError, RecordError

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")
pytest.importorskip("onnx", reason="the extra `train` is not installed")

from cornerwise.training import export, run
from cornerwise.training.batches import Batches
from cornerwise.training.folder import Folder
from cornerwise.training.gate import play_match
from cornerwise.training.net import Folded, Net, NetShape
from cornerwise.training.replay import Window
from cornerwise.training.selfplay import Evaluator, Lane
from cornerwise.training.train import LossWeights, Trainer

CPU = torch.device("cpu")
TINY = {
    **{"device": "cpu", "threads": 1, "channels": 8, "blocks": 1, "games": 8, "full": 4, "cheap": 2, "considered": 4},
    **{"batch": 32, "warm": 60, "room": 4000, "refresh": 2, "gate_sets": 2, "gate_full": 2, "steps": 4},
    **{"seconds": 120, "reserve": 1, "beside": 0},
}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def train(folder: Path, game: str = "polyomino-8", **changes: float) -> int:
    wanted = {"game": game, "folder": folder, **TINY, **changes}
    return run.main([f"--{name.replace('_', '-')}={value}" for name, value in wanted.items()])


def filled_window(game: str, positions: int) -> Window:
    layout = layout_of(cornerwise.find_placing_variant(game))
    window = Window(layout.variant, 4 * positions)
    tuning = {"full": 4.0, "cheap": 2.0, "considered": 4.0}
    lane = Lane(layout, CPU, 8, 1, 1, tuning)
    torch.manual_seed(1)
    player = Evaluator(Folded(Net(NetShape.of(layout, 8, 1)).eval(), CPU), layout, CPU)
    while len(window) < positions:
        lane.wait()
        lane.think()
        lane.launch(player)
        window.add(lane.finished())
    return window


def test_a_run_plays_learns_gates_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path) == 0
    first = Folder(tmp_path).counters()
    assert first["games"] > 0 and first["samples"] >= 4 * 32
    assert train(tmp_path) == 0
    said = (tmp_path / "log.txt").read_text()
    assert capsys.readouterr().err == said
    assert "from nothing" in said and "resumed at step 4" in said
    assert "gate: the first net" in said and "games/s" in said and " 4 games" in said.split("gate:")[-1]
    then = Folder(tmp_path).counters()
    assert all(then[name] > first[name] for name in ("seconds", "evaluations", "samples"))

    # Another game's folder is refused, and so is a damaged one.
    assert train(tmp_path, "polyomino-12") == 2
    assert "another game" in capsys.readouterr().err
    (tmp_path / "average.pt").write_bytes(b"nothing")
    assert train(tmp_path) == 2
    assert "average.pt cannot be read" in capsys.readouterr().err


def test_learning_goes_on_beside_the_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path, "polyomino-8", beside=1) == 0
    assert Folder(tmp_path).counters()["samples"] >= 4 * 32
    assert "games/s" in capsys.readouterr().err


def test_what_stops_the_learner_stops_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise CornerwiseError(None, "error-learning", step=1)

    monkeypatch.setattr(Trainer, "step", fail)
    assert train(tmp_path, "polyomino-8", beside=1) == 2


def test_games_that_differ_in_who_plays_learn_one_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = ("classic-2", "classic-3", "classic-teams")
    wanted = "classic-2*2,classic-3,classic-teams"
    small = {"games": 4, "full": 2, "cheap": 1, "full_part": 0.2, "considered": 2, "steps": 2, "batch": 30, "warm": 30}
    assert train(tmp_path, wanted, **small, gate_sets=3, gate_full=1, save=0.01) == 0
    said = capsys.readouterr().err
    assert all(f"{name}: first seat" in said and f"gate: {name} " in said for name in games)
    assert "gate: 0." in said, "the net saved on the way is the one to beat"
    assert sorted(path.name for path in (tmp_path / "window").iterdir()) == sorted(games)
    assert train(tmp_path, wanted, **small, gate_sets=3, gate_full=1) == 0, "and it goes on"
    assert "resumed at step 2" in capsys.readouterr().err
    assert export.main(["--game", "classic-teams", "--folder", str(tmp_path)]) == 0
    assert Path(capsys.readouterr().out.strip()).name == net_name(layout_of(cornerwise.find_placing_variant("classic")))

    assert train(tmp_path, "classic*0,duo") == 2
    assert "classic*0 is not a game" in capsys.readouterr().err
    assert train(tmp_path, "classic,duo") == 2
    assert "classic and duo are too different to share a net" in capsys.readouterr().err


def test_a_net_in_training_enters_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path) == 0
    spec = f"net=py:cornerwise.training.entrant:trained:folder={tmp_path},nodes=6,device=cpu"
    players = [f"--player={spec}", "--player=engine:nodes=6,evaluator=playouts"]
    assert main(["arena", "--game", "polyomino-8", *players, "--games", "2"]) == 0
    assert "2 games of polyomino-8" in capsys.readouterr().out


def test_a_net_learns_what_is_in_the_window() -> None:
    window = filled_window("polyomino-8", 200)
    batch = Batches(window, 64, 1, 1, CPU).draw(10_000)
    trainer = Trainer(Net(NetShape.of(layout_of(window.variant), 8, 1)), CPU, 3e-3, 0.9, LossWeights())
    trainer.step([batch], 0.05)
    before = trainer.mean_losses()
    for _ in range(30):
        trainer.step([batch], 0.05)
    trainer.mean_losses()
    trainer.step([batch], 0.0)
    after = trainer.mean_losses()
    assert all(after[name] < before[name] for name in before), (before, after)


def test_what_the_policy_should_say_is_about_legal_moves_and_whole() -> None:
    window = filled_window("polyomino-8", 100)
    batch = Batches(window, 32, 1, 1, CPU).draw(10_000)
    assert batch.parts.sum(1).numpy() == pytest.approx(np.ones(32), abs=0.03)
    assert batch.shares.sum(1).numpy() == pytest.approx(np.ones(32))
    counts = np.bincount(batch.classes.numpy(), minlength=32 * 9).reshape(32, 9)
    targets = batch.parts.numpy()[:, :8] > 0
    assert (counts[:, :8] == targets).all(), "every target is one legal move"


def test_a_window_survives_its_files(tmp_path: Path) -> None:
    window = filled_window("polyomino-8", 150)
    window.save(tmp_path, 1 << 20)
    again = Window(window.variant, window.room)
    again.load(tmp_path)
    assert len(again) == len(window)
    for old, new in ((window.ply, again.ply), (window.targets, again.targets), (window.parts, again.parts)):
        assert (old[: len(window)] == new[: len(window)]).all()
    slots = window.game[: len(window)], again.game[: len(window)]
    assert (window.moves[slots[0]] == again.moves[slots[1]]).all()
    assert (window.shares[slots[0]] == again.shares[slots[1]]).all()
    with pytest.raises(RecordError, match="another board"):
        Window(cornerwise.find_placing_variant("polyomino-12"), 4000).load(tmp_path)
    (tmp_path / "999.npz").write_bytes(b"PK nothing")
    with pytest.raises(RecordError, match=r"999\.npz is not a window"):
        again.load(tmp_path)


def test_old_positions_give_way_to_new_ones() -> None:
    window = filled_window("polyomino-8", 100)
    small, layout = Window(window.variant, 100), layout_of(window.variant)
    lane = Lane(layout, CPU, 8, 1, 2, {"full": 2.0, "cheap": 2.0, "considered": 2.0})
    player = Evaluator(Folded(Net(NetShape.of(layout, 8, 1)).eval(), CPU), layout, CPU)
    while small.added < 300:
        lane.think()
        lane.launch(player)
        small.add(lane.finished())
        assert len(small) <= 100
    Batches(small, 16, 1, 1, CPU).draw(10_000)


@pytest.mark.parametrize("name", ["duo", "polyomino-8", "trigon-3"])
def test_an_exported_net_says_the_same(name: str, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime", reason="the extra `nets` is not installed")
    variant = cornerwise.find_placing_variant(name)
    layout = layout_of(variant)
    torch.manual_seed(3)
    net = Net(NetShape.of(layout, 8, 2))
    for norm in (module for module in net.modules() if isinstance(module, torch.nn.BatchNorm2d)):
        torch.nn.init.uniform_(norm.weight, 0.5, 1)
        torch.nn.init.normal_(norm.running_mean, 0, 0.1)
    net.eval()
    loaded = LoadedNet(export.export_net(net, layout, tmp_path), variant)

    shape = layout.shape
    rng = np.random.default_rng(1)
    shown = np.zeros((5, shape.planes, shape.words), np.uint64), rng.integers(0, 2, (5, shape.numbers), np.uint8)
    shown[0][:, :, 0] = rng.integers(0, 1 << 60, (5, shape.planes), np.uint64)
    said = loaded.run(*shown)
    with torch.no_grad():
        guess = net(torch.from_numpy(layout.expand(shown[0])), torch.from_numpy(shown[1]).float())
    seats = layout.shape.seats
    shares = torch.softmax(guess.shares[:, :seats], 1).numpy()
    assert said.shares == pytest.approx(shares, abs=5e-3)
    assert said.margins == pytest.approx(20 * guess.margins[:, :seats].numpy(), abs=0.1)
    assert said.policy == pytest.approx(guess.policy.numpy(), abs=2e-2)

    game = cornerwise.new_game(name)
    shares, _, parts = loaded.evaluate_view(game.view(0))
    assert set(parts) == set(game.legal_moves) and sum(parts.values()) == pytest.approx(1, abs=1e-4)


def test_nets_for_other_games_and_damaged_ones_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime", reason="the extra `nets` is not installed")
    duo, small = cornerwise.find_placing_variant("duo"), cornerwise.find_placing_variant("polyomino-8")
    layout = layout_of(small)
    path = export.export_net(Net(NetShape.of(layout, 8, 1)).eval(), layout, tmp_path)
    assert path.name == f"polyomino-8-{layout.table.fingerprint}.onnx"
    with pytest.raises(NetError, match=r"polyomino-8-\w+\.onnx was trained for a different board"):
        LoadedNet(path, duo)
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(NetError, match=r"polyomino-8-\w+\.onnx is not a net"):
        LoadedNet(path, small)
    with pytest.raises(NetError, match=r"absent\.onnx is not a net"):
        LoadedNet(tmp_path / "absent.onnx", small)


def test_the_best_net_is_exported_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export.main(["--game", "polyomino-8", "--folder", str(tmp_path)]) == 2
    assert "contains no training" in capsys.readouterr().err
    assert train(tmp_path) == 0
    capsys.readouterr()
    assert export.main(["--game", "polyomino-8", "--folder", str(tmp_path)]) == 0
    assert Path(capsys.readouterr().out.strip()).exists()


def test_a_gate_is_fair_and_keeps_its_time() -> None:
    layout = layout_of(cornerwise.find_placing_variant("polyomino-8"))
    torch.manual_seed(1)
    player = Evaluator(Folded(Net(NetShape.of(layout, 8, 1)).eval(), CPU), layout, CPU)
    wanted = {"sets": 3, "device": CPU, "threads": 1, "seed": 1, "tuning": {"cheap": 2.0, "considered": 2.0}}
    same = play_match(layout, player, player, **wanted)
    assert (same.games, same.score, same.margin) == (6, 0.5, 0.0), "a net is as good as itself, from either side"
    assert play_match(layout, player, player, **wanted, deadline=0.0).games == 0


@pytest.mark.parametrize("name", ["polyomino-8", "trigon-3"])
def test_a_search_asks_a_net_instead_of_playing_out(name: str, tmp_path: Path) -> None:
    game = cornerwise.new_game(name)
    layout = layout_of(game.variant)
    torch.manual_seed(1)
    net = LoadedNet(export.export_net(Net(NetShape.of(layout, 8, 1)).eval(), layout, tmp_path), game.variant)
    leaves = LeafValues(NetEvaluator(net, batch=4), tuning=PUCT)
    found = PlacingSearch(memory=64 << 20).analyse(game.view(0), nodes=60, leaves=leaves)
    shares, _, weights = net.evaluate_view(game.view(0))
    likely = sorted(weights, key=lambda move: weights[move], reverse=True)
    assert found.nodes >= 50
    assert found.best.move in likely[:10]
    assert found.value.shares[game.mover or 0] == pytest.approx(float(shares[0]), abs=0.3)
