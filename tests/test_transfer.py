"""Nets that begin another game's training, and games that a net plays for the explorer. Needs the extra `train`."""

from pathlib import Path

import pytest

from cornerwise.engine.planes import Layout, layout_of
from cornerwise.explorer import Explorer
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.records.games import load_games

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")
pytest.importorskip("onnx", reason="the extra `train` is not installed")

from cornerwise.training import collect, export, transfer
from cornerwise.training.folder import Folder
from cornerwise.training.net import Net, NetShape
from cornerwise.training.revive import revived

COLOURS_LEFT = (0, 1, 3)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def tiny(name: str, folder: Path) -> tuple[Layout, Path]:
    layout = layout_of(find_placing_variant(name))
    torch.manual_seed(5)
    return layout, export.export_net(Net(NetShape.of(layout, 8, 1)).eval(), layout, folder)


def test_a_net_says_the_same_of_a_game_with_a_colour_less(tmp_path: Path) -> None:
    """Where the fourth colour has nothing anywhere, the net for three says what the one for four said."""
    old, path = tiny("trigon", tmp_path)
    folder = tmp_path / "training"
    assert transfer.main(["--game=trigon-3", "--like=trigon", f"--net={path}", f"--folder={folder}"]) == 0
    new = layout_of(find_placing_variant("trigon-3"))
    three = Folder(folder).load_net("best.pt", Folder(folder).shape(new))
    assert three is not None
    four = revived(path, old, shown=64)

    planes, numbers = torch.zeros(4, old.planes, 18, 18), torch.zeros(4, old.shape.numbers)
    pieces = len(old.variant.pieces)
    shown = torch.randint(0, 2, (4, 3, 3 * old.kinds, 18, 18)).float()
    told = torch.randint(0, 2, (4, 3, pieces)).float()
    marks = torch.randint(0, 2, (4, 3, 5)).float()
    for place, colour in enumerate(COLOURS_LEFT):
        planes[:, 6 * colour : 6 * colour + 6] = shown[:, place]
        begin = (pieces + 4 + 5) * colour
        numbers[:, begin : begin + pieces] = told[:, place]
        numbers[:, begin + pieces + colour] = 1  # each colour has its own seat
        numbers[:, begin + pieces + 4 : begin + pieces + 9] = marks[:, place]
    fewer = torch.cat([torch.cat([told, torch.eye(3).expand(4, 3, 3), marks], 2).flatten(1), torch.zeros(4, 2)], 1)
    with torch.no_grad():
        expected = four(planes, numbers)
        found = three(torch.cat([shown.flatten(1, 2), torch.zeros(4, 2, 18, 18)], 1), fewer)
    assert torch.allclose(found.shares, expected.shares[:, COLOURS_LEFT], atol=1e-3)
    assert torch.allclose(found.margins, expected.margins[:, COLOURS_LEFT], atol=1e-3)
    assert torch.allclose(found.policy, expected.policy, atol=1e-3), "the same pieces in the same order"


def test_a_net_for_other_pieces_or_fewer_colours_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, path = tiny("polyomino-8", tmp_path)
    for game in ("junior", "classic"):
        assert transfer.main([f"--game={game}", "--like=polyomino-8", f"--net={path}", f"--folder={tmp_path}"]) == 2
        assert "different board" in capsys.readouterr().err


def test_games_for_the_explorer(tmp_path: Path) -> None:
    """Whole games, different from each other, as many as were asked for."""
    _, path = tiny("polyomino-8", tmp_path)
    wanted = ["--game=polyomino-8", f"--net={path}", f"--folder={tmp_path}", "--device=cpu", "--threads=1"]
    assert collect.main([*wanted, "--count=7", "--lane=4", "--simulations=2"]) == 0
    games = [game.position for game in load_games(tmp_path / "polyomino-8.blksgf")]
    assert len(games) == 7 and all(game.mover is None for game in games)
    assert len({tuple(game.moves) for game in games}) == 7
    with Explorer(tmp_path / "games.db") as explorer:
        assert explorer.add(games) == 7
