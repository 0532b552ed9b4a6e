"""The shipped collection of engine games, and the explorer's file that is built of it once on every machine.

The games come with the package, packed. The file takes some minutes to build and is many times as large, so it lies
outside the package, where the user of the command may write.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from zlib import crc32

from cornerwise.errors import CornerwiseError
from cornerwise.explorer.index import FORMAT, Explorer
from cornerwise.explorer.packed import count_games, unpack
from cornerwise.rules.position import Position

FOLDER = Path(__file__).parent / "collection"
SUFFIX = ".games.xz"
PLACE = "CORNERWISE_EXPLORER"
"""The environment variable that names another file; empty for none."""
BUILT = 1 << 30
"""Set in the number of every file that was built of a collection; SQLite's own number for a new file is 0."""
Report = Callable[[int, int], None]
"""Is told how many games of how many are done."""


def built_file() -> Path | None:
    """Where the file lies, or will lie, that is built of the collection."""
    named = os.environ.get(PLACE)
    if named is not None:
        return Path(named) if named else None
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "cornerwise" / "explorer.db"


def packed_files(folder: Path = FOLDER) -> list[Path]:
    """The games, a file for each kind."""
    return sorted(folder.glob(f"*{SUFFIX}"))


def needs_building(file: Path, folder: Path = FOLDER) -> bool:
    """Whether a file is missing, broken, or built of another version of the collection.

    One that somebody has filled with games of their own stays as it is.
    """
    try:
        base = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error:
        return True
    try:
        (mark,) = base.execute("PRAGMA application_id").fetchone()
        return bool(mark & BUILT and mark != _mark(folder))
    except sqlite3.Error:
        return True
    finally:
        base.close()


class BeingBuilt(CornerwiseError):
    """Another process builds the same file."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, "error-being-built", file=str(file))


def build(file: Path, report: Report, folder: Path = FOLDER) -> int:
    """Builds the file anew and puts it in its place when it is whole; the number of games.

    `BeingBuilt` where another process does so already.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    with _only_one(file.with_name(f"{file.name}.lock")):
        part.unlink(missing_ok=True)  # of a build that was ended
        with Explorer(part) as explorer:
            explorer.add(_games(folder, report))
            explorer.mark(_mark(folder))
        part.replace(file)
    return _count(folder)


def _games(folder: Path, report: Report) -> Iterator[Position]:
    done, count = 0, _count(folder)
    for packed in packed_files(folder):
        for game in unpack(packed.read_bytes()):
            report(done, count)
            yield game
            done += 1
    report(done, count)


def _count(folder: Path) -> int:
    return sum(count_games(packed.read_bytes()) for packed in packed_files(folder))


@cache
def _mark(folder: Path) -> int:
    """A number by which the games of a collection are known."""
    found = FORMAT
    for packed in packed_files(folder):
        found = crc32(packed.read_bytes(), found)
    return found & (BUILT - 1) | BUILT


@contextmanager
def _only_one(file: Path) -> Iterator[None]:
    """Holds a lock that ends with this process, however it ends: that of an empty database."""
    lock = sqlite3.connect(file, timeout=0)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise BeingBuilt(file) from None
        yield
    finally:
        lock.close()
