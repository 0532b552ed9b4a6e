"""Pages that register a game of one's own leave no trace of it for other tests."""

from collections.abc import Iterator

import pytest

from cornerwise.games.catalogue import GAMES


@pytest.fixture(autouse=True)
def _games_as_before() -> Iterator[None]:
    before = dict(GAMES._by_id)
    yield
    GAMES._by_id = before
