"""Nets that begin another game's training, and games that a net plays for the explorer. Needs the extra `train`."""

from pathlib import Path

import numpy as np
import pytest

from cornerwise import new_game
from cornerwise.engine import Engine
from cornerwise.engine.placements import placements_of
from cornerwise.engine.planes import Layout, layout_of
from cornerwise.engine.smallnet import Array, Shape, Weights, read_small, small_name, write_small
from cornerwise.errors import CornerwiseError
from cornerwise.explorer import Explorer
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.records.games import load_games

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")
pytest.importorskip("onnx", reason="the extra `train` is not installed")

from cornerwise.training import collect, export, transfer
from cornerwise.training.folder import Folder
from cornerwise.training.net import Net, NetShape
from cornerwise.training.revive import revived
from cornerwise.training.student import Student
from cornerwise.training.transfer_small import transferred_small

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


def small(name: str, path: Path, **sizes: int) -> Weights:
    """A small net of a game, with weights at random, in a file."""
    variant = find_placing_variant(name)
    torch.manual_seed(6)
    student = Student(Shape.of(variant, local=32, deep=32, hidden=32, **sizes), placements_of(variant))
    with torch.no_grad():
        for parameter in student.parameters():
            parameter.copy_(0.1 * torch.randn(parameter.shape))
    write_small(student.weights(), placements_of(variant), path)
    known: Weights = student.weights()
    return known


@pytest.mark.parametrize("scope", [0, 1])
def test_a_small_net_of_the_same_game_stays_what_it_is(scope: int, tmp_path: Path) -> None:
    known = small("polyomino-12", path := tmp_path / "known.small", scope=scope)
    variant = find_placing_variant("polyomino-12")
    new = transferred_small(path, variant, variant)
    for name, array in known.arrays.items():
        if name != "place":  # cells with the same edges of the board near them become alike
            assert np.array_equal(new.arrays[name], array), name
    centres = (placements_of(variant).windows >= 0).all(axis=1)
    mean = known.arrays["place"][centres].mean(axis=0)
    assert np.allclose(new.arrays["place"][centres], mean, atol=0.5)


@pytest.mark.parametrize("scope", [0, 1])
def test_a_small_net_keeps_what_it_knows_of_pieces_and_surroundings(scope: int, tmp_path: Path) -> None:
    known = small("polyomino-14", path := tmp_path / "known.small", scope=scope)
    old, new = find_placing_variant("polyomino-14"), find_placing_variant("polyomino-12")
    wanted = ["--game=polyomino-12", "--like=polyomino-14", f"--net={path}", f"--folder={tmp_path}"]
    assert transfer.main(wanted) == 0
    taken = read_small(tmp_path / small_name(new), new)
    before, after = placements_of(old), placements_of(new)
    for form, look in enumerate(after.looks):
        assert np.array_equal(taken.arrays["form"][form], known.arrays["form"][before.looks.index(look)])
    for slot, step in enumerate(after.steps(0)):
        here, there = taken.arrays["local"][0][slot], known.arrays["local"][0][before.steps(0).index(step)]
        assert np.array_equal(here, there)
    for colour in range(2):
        for number, piece in enumerate(new.pieces):
            rows: list[list[Array]] = []
            for weights, variant, at in ((taken, new, number), (known, old, list(old.pieces).index(piece))):
                numbers = weights.arrays["first"][weights.shape.local :]
                each = (Shape.of(variant).numbers - 2) // 2
                rows.append([numbers[colour * each + at]])
                if scope:
                    rows[-1].append(numbers[2 * each + 2 + colour * len(variant.pieces) + at])
            assert np.array_equal(rows[0], rows[1])
    game, engine = new_game("polyomino-12"), Engine(nodes=40, seed=1, evaluator=tmp_path / small_name(new))
    assert engine.analyse(game.view(0)).best.move in game.legal_moves


@pytest.mark.parametrize("game", ["trigon-2", "classic-2", "rumis-tower"])
def test_a_small_net_for_another_lattice_or_more_colours_is_refused(game: str, tmp_path: Path) -> None:
    small("polyomino-8", path := tmp_path / "known.small")
    with pytest.raises(CornerwiseError):
        transferred_small(path, find_placing_variant("polyomino-8"), find_placing_variant(game))


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
