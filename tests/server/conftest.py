"""Databases, servers and people that several tests share."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from services import missing, postgres, redis
from serving import Player, Served, serving


@pytest.fixture(scope="session")
def private_folder() -> Iterator[Path]:
    """A folder that the database's own user may enter, which pytest's are not."""
    with tempfile.TemporaryDirectory(prefix="cornerwise-") as name:
        os.chmod(name, 0o755)
        yield Path(name)


@pytest.fixture(scope="session")
def postgres_url(private_folder: Path) -> Iterator[str]:
    if why := missing("postgres"):
        pytest.skip(why)
    folder = private_folder / "postgres"
    folder.mkdir()
    with postgres(folder) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url(private_folder: Path) -> Iterator[str]:
    if why := missing("redis-server"):
        pytest.skip(why)
    with redis(private_folder) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/test.db"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of a module has its database, `games.db`."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Served]:
    """A server without rate limits for all tests of a module."""
    with serving(f"sqlite:///{folder}/games.db") as server:
        yield server


@pytest.fixture
def people(served: Served) -> Iterator[list[Player]]:
    found = [Player(served.url, name) for name in ("Anna", "Ben", "Cleo")]
    yield found
    for player in found:
        player.close()


@pytest.fixture
def anna(served: Served) -> Iterator[Player]:
    player = Player(served.url, "Anna")
    yield player
    player.close()
