"""The golden playthroughs are still what the rules play."""

import pytest
from playthrough import FOLDER, Playthrough, playthroughs


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda playthrough: playthrough.name)
def test_playthrough(playthrough: Playthrough) -> None:
    path = playthrough.path
    assert path.exists(), f"{playthrough.name} has no playthrough: run `python tests/playthrough.py`, read it, keep it"
    assert playthrough.text.splitlines() == path.read_text().splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} <= {playthrough.path.name for playthrough in playthroughs()}
