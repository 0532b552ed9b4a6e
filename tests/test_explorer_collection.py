"""Packed games, the collection that is shipped, and the file that is built of it."""

import lzma
import sqlite3
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from cornerwise.cli import main
from cornerwise.errors import RecordError
from cornerwise.explorer import Explorer
from cornerwise.explorer.builder import BUSY
from cornerwise.explorer.collection import PLACE, SUFFIX, BeingBuilt, build, needs_building, packed_files
from cornerwise.explorer.keys import DifferentGames
from cornerwise.explorer.packed import count_different, count_games, pack, unpack
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.rules.placing_position import PlacingPosition

FLAT = [variant.id for variant in placing_variants() if not variant.gravity and variant.seats > 1]
SMALL = "polyomino-8"
SHIPPED = {"duo": 20_000} | dict.fromkeys(("classic", "classic-2", "trigon-2", "junior", "polyomino-14"), 5_000)


def random_game(name: str, seed: int) -> PlacingPosition:
    rng, game = Random(f"{name} {seed}"), PlacingPosition(find_placing_variant(name))
    while game.mover is not None:
        game.push(rng.choice(list(game.legal_moves)))
    return game


def random_games(name: str, count: int) -> list[PlacingPosition]:
    return [random_game(name, seed) for seed in range(count)]


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    """A folder with the games of two small kinds."""
    folder = tmp_path / "collection"
    folder.mkdir()
    for name in (SMALL, "junior"):
        (folder / f"{name}{SUFFIX}").write_bytes(pack(random_games(name, 6)))
    return folder


def nobody(done: int, count: int) -> None:
    """Hears how far a build is."""


@pytest.mark.parametrize("name", FLAT)
def test_packed_games_come_back_as_they_were(name: str) -> None:
    games = random_games(name, 3)
    packed = pack(games)
    assert [game.moves for game in unpack(packed)] == [game.moves for game in games]
    assert count_games(packed) == count_different(packed) == 3
    assert count_different(pack([*games, games[0]])) == 3
    assert pack(games) == packed


def test_damaged_files_are_refused() -> None:
    """Whatever was changed, a file is refused or holds other games that the rules allow."""
    packed = pack(random_games(SMALL, 4))
    plain = lzma.decompress(packed)
    head, _, rest = plain.partition(b"\n")
    faults = [b"", b"no games at all", packed[:-20], lzma.compress(b"{}"), lzma.compress(plain[:-1])]
    faults += [lzma.compress(plain + b"\0"), lzma.compress(head.replace(b'"table": "', b'"table": "0') + b"\n" + rest)]
    faults += [lzma.compress(head + b"\n" + rest[:12] + b"\xff" * (len(rest) - 12))]
    for data in faults:
        with pytest.raises(RecordError):
            list(unpack(data))


def test_the_built_file_has_all_games(collection: Path, tmp_path: Path) -> None:
    file, told = tmp_path / "built" / "explorer.db", list[tuple[int, int]]()
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "explorer.db.part").write_bytes(b"of a build that was killed")
    assert needs_building(file, collection)
    assert build(file, lambda *done: told.append(done), collection) == 12
    assert (told[0], told[-1]) == ((0, 12), (12, 12))
    assert not needs_building(file, collection)
    assert sorted(path.name for path in file.parent.iterdir()) == ["explorer.db", "explorer.db.lock"]
    with Explorer(file) as explorer, Explorer(":memory:") as other:
        other.add(random_games(SMALL, 6))
        start = PlacingPosition(find_placing_variant(SMALL))
        assert explorer.moves(start) == other.moves(start) != ()


def test_a_file_of_another_collection_is_built_anew(collection: Path, tmp_path: Path) -> None:
    file = tmp_path / "explorer.db"
    build(file, nobody, collection)
    more = tmp_path / "more"
    more.mkdir()
    (more / f"duo{SUFFIX}").write_bytes(pack(random_games("duo", 1)))
    assert needs_building(file, more)
    file.write_bytes(b"no database" * 99)
    assert needs_building(file, collection)


def test_a_file_of_ones_own_games_is_left_alone(collection: Path, tmp_path: Path) -> None:
    file = tmp_path / "explorer.db"
    with Explorer(file) as explorer:
        explorer.add(random_games(SMALL, 2))
    assert not needs_building(file, collection)


def test_only_one_process_builds(tmp_path: Path, collection: Path) -> None:
    """A lock that ends with its holder: here a connection, else a process."""
    file = tmp_path / "explorer.db"
    holder = sqlite3.connect(f"{file}.lock")
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(BeingBuilt):
        build(file, nobody, collection)
    command = [sys.executable, "-m", "cornerwise.explorer.builder", str(file)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == BUSY
    assert not file.exists()
    holder.close()
    build(file, nobody, collection)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def said(*words: str, code: int = 0) -> str:
        assert main(["explore", *words]) == code
        told = capsys.readouterr()
        return told.err if code else told.out

    monkeypatch.setenv(PLACE, str(tmp_path / "explorer.db"))
    monkeypatch.setattr("cornerwise.explorer.collection.FOLDER", tmp_path / "packed")
    assert "cornerwise explore build" in said("show", SMALL, code=2)
    said("make", str(tmp_path / "games"), "--game", SMALL, "--count", "3", "--nodes", "4")
    made = tmp_path / "games" / f"{SMALL}.blksgf"
    made.write_text(made.read_text() * 2)
    assert "3 games" in said("pack", str(tmp_path / "packed"), str(tmp_path / "games"))
    build(tmp_path / "explorer.db", nobody, tmp_path / "packed")
    assert "games: 3" in said("show", SMALL)
    assert "name the file" in said("add", code=2)


def test_the_shipped_collection_is_whole_and_small() -> None:
    found = {file.name.removesuffix(SUFFIX): file.read_bytes() for file in packed_files()}
    assert {name: count_games(data) for name, data in found.items()} == SHIPPED
    assert {name: count_different(data) for name, data in found.items()} == SHIPPED, "a game stands twice"
    assert sum(map(len, found.values())) < 1_600_000


@pytest.mark.parametrize("file", packed_files(), ids=lambda file: file.name)
def test_shipped_games_are_played_to_their_end(file: Path) -> None:
    """A sample: reading replays a game by the rules, and finds it damaged where that is not possible."""
    sample = list(islice(unpack(file.read_bytes()), 20))
    assert {game.variant.id for game in sample} == {file.name.removesuffix(SUFFIX)}
    assert all(game.outcome() for game in sample)
    different = DifferentGames()
    assert all(different.add(game.variant, game.moves) for game in sample)
