"""The golden playthroughs are still what the rules play."""

import pytest
from playthrough import FOLDER, path_of, text_of

from cornerwise import variants
from cornerwise.games.variant import Variant


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_playthrough(variant: Variant) -> None:
    path = path_of(variant)
    assert path.exists(), f"{variant.id} has no playthrough: run `python tests/playthrough.py`, read it, keep it"
    assert text_of(variant).splitlines() == path.read_text().splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} <= {path_of(variant).name for variant in variants()}
