"""What people import from the package: names, moves that print themselves, pictures and files."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import pytest

import cornerwise
from cornerwise import Engine, Move, RecordError, envs, load, load_games, new_game, save


def test_everything_named_is_there() -> None:
    for name in cornerwise.__all__:
        assert getattr(cornerwise, name) is not None
    assert set(cornerwise.__all__) <= set(dir(cornerwise))
    assert [name for names in cornerwise._LATER.values() for name in names if name not in cornerwise.__all__] == []
    unknown = "nothing"
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(cornerwise, unknown)


def test_packages_are_there_when_they_are_asked_for() -> None:
    code = """
import sys, cornerwise
print([name for name in cornerwise._PACKAGES if f"cornerwise.{name}" in sys.modules])
print(cornerwise.notebook.play("duo").game)
print(cornerwise.envs.VectorEnv("duo", games=2, threads=1), cornerwise.envs.aec.env("duo"))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    early, *board = done.stdout.splitlines()
    assert early == "[]", "importing cornerwise does not wait for these"
    assert board[0].startswith("14 ") and board[-1].startswith("<2 games of duo on 1 threads> cornerwise_duo")
    assert set(cornerwise._PACKAGES) <= set(dir(cornerwise))


def _names(module: str) -> list[str]:
    return [module, *envs._LATER.get(f"cornerwise.envs.{module}", ())]


@pytest.mark.parametrize("package", ["cornerwise", "cornerwise.envs"])
def test_help_works_without_extras(package: str) -> None:
    code = f"""
import inspect, pydoc, sys
sys.modules.update(anywidget=None, gymnasium=None, pettingzoo=None, pyspiel=None, stable_baselines3=None)
import {package}
print(len(inspect.getmembers({package})), pydoc.render_doc({package})[:30])
"""
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)


def test_environments_are_named_by_their_package() -> None:
    pytest.importorskip("pettingzoo")
    optional = {"MaskedVecEnv": "stable_baselines3"}
    for name in envs.__all__:
        if name not in optional or find_spec(optional[name]):
            assert getattr(envs, name) is not None
    assert [name for names in envs._LATER.values() for name in names if name not in envs.__all__] == []
    missing = {name for module, needed in envs._NEEDS.items() if not find_spec(needed) for name in _names(module)}
    assert {*envs.__all__, *envs._MODULES} - set(dir(envs)) == missing
    with pytest.raises(AttributeError, match=r"module 'cornerwise.envs' has no attribute 'VectorEnvs'"):
        envs.VectorEnvs  # type: ignore[attr-defined]  # noqa: B018


def test_a_game_of_ones_own_needs_no_deep_import() -> None:
    tiny = cornerwise.PlacingVariant(
        id="tiny",
        boards=(cornerwise.rectangle(5, 5),),
        piece_set=cornerwise.PieceSet(largest=3),
        palette=("blue", "yellow"),
        seats=2,
        start="free",
        scoring=cornerwise.Scoring(cell_placed=1),
    )
    cornerwise.check_variant(tiny, games=1)


def test_a_game_begins_by_name_or_as_a_variant() -> None:
    variant = cornerwise.find_variant("duo", start="own")
    assert new_game(variant) == new_game("duo", start="own")
    assert new_game(variant, start="any") == new_game("duo")
    assert new_game(cornerwise.find_variant("triominos"), seed=3) == new_game("triominos", seed=3)


def test_moves_print_themselves() -> None:
    game = new_game("duo", start="own")
    move = game.push("d9,e9,f9,e10,e8")
    assert (str(move), f"{move}", repr(move)) == ("e8,d9,e9,f9,e10",) * 2 + ("<move e8,d9,e9,f9,e10>",)
    assert type(move).__mro__[1] is Move and f"{move:d}" == str(int(move))
    assert all(str(move) == game.format(move) for move in (*game.legal_moves, *game.moves))
    best = Engine(nodes=20, seed=1).analyse(game).lines[0]
    assert str(best.move) in game.legal_moves and best.moves[0] == best.move
    assert str(pickle.loads(pickle.dumps(move))) == f"move {int(move)}"
    assert pickle.loads(pickle.dumps(move)) == move
    assert copy.copy(move) is move is copy.deepcopy([move])[0]
    plain = cast(Move, int(game.legal_moves[0]))  # old programs have numbers
    assert str(game.copy().push(plain)) == str(game.legal_moves[0])


def test_words_and_tiles_print_themselves() -> None:
    game = new_game("polyomino-8")
    game.push("a1")
    game.push("c3,c4")
    assert repr(list(game.legal_moves)) == "[<move keep>, <move swap>]"
    match = new_game("triominos", seed=1)
    assert all(str(move) == match.format(move) for move in (*match.legal_moves, *match.moves))
    assert "@0,0/0" in str(Engine(nodes=20, seed=1).choose(match))


@pytest.mark.parametrize("name", ["classic", "triominos"])
def test_legal_moves_are_a_sequence(name: str) -> None:
    moves = new_game(name).legal_moves
    listed = list(moves)
    assert isinstance(moves, Sequence) and len(moves) == len(listed)
    assert random.Random(1).choice(moves) in moves
    assert len(set(random.Random(1).sample(moves, 3))) == 3
    assert moves[0] == listed[0] and moves[-1] == listed[-1] and moves[1:3] == listed[1:3]
    assert list(reversed(moves)) == listed[::-1]
    assert [moves.index(move) for move in listed] == list(range(len(listed)))
    assert moves.index(str(listed[2])) == 2 and moves.count(listed[2]) == moves.count(str(listed[2])) == 1
    assert moves.count("nothing") == 0 and -1 not in moves and None not in moves
    with pytest.raises(ValueError, match="not among the legal moves"):
        moves.index("nothing")
    with pytest.raises(ValueError, match="is not in list"):
        moves.index(listed[0], 1)


def test_pictures() -> None:
    game = new_game("duo")
    for shown in (game, game.view(0), cornerwise.Design(game.variant)):
        assert shown.svg(size=100, theme="dark").startswith("<svg") and shown._repr_svg_().startswith("<svg")
        assert len(shown.ascii(coordinates=False).splitlines()) == 14
    assert str(game).startswith(game.ascii()) and "Purple to move" in str(game)
    match = new_game("triominos", seed=1)
    assert match._repr_svg_().count("<svg") == 1 and len(match.view(0).svg()) > len(match.svg())


def test_files(tmp_path: Path) -> None:
    game = new_game("duo")
    game.push(game.legal_moves[0])
    for name in ("game.json", "game.blksgf"):
        save(game, tmp_path / name)
        loaded = load(tmp_path / name)
        assert loaded.position == game
        save(loaded, tmp_path / f"again-{name}")
        assert (tmp_path / name).read_bytes() == (tmp_path / f"again-{name}").read_bytes()
    both = tmp_path / "both.blksgf"
    both.write_text((tmp_path / "game.blksgf").read_text() * 2)
    assert [one.position for one in load_games(both)] == [game, game]
    with pytest.raises(RecordError, match=r"both.blksgf holds 2 games; use load_games to read them all"):
        load(both)
    with pytest.raises(RecordError, match=r"game.txt: the name of a game file must end with"):
        save(game, tmp_path / "game.txt")
    with pytest.raises(FileNotFoundError):
        load(str(tmp_path / "none.json"))
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(RecordError, match=r"bad.json: "):
        load(tmp_path / "bad.json")


def test_the_page_of_the_library_names_everything() -> None:
    page = (Path(__file__).parent.parent / "docs" / "library.md").read_text(encoding="utf-8")
    table = page[page.index("## Names that can be imported") :]
    assert [name for name in cornerwise.__all__ if f"`{name}`" not in table and name != "__version__"] == []
