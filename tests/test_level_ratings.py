"""What levels of the computer are worth on the scale of people: the shipped file is what the published table gives."""

import json
import sys
from pathlib import Path

import pytest

from cornerwise.games.catalogue import variants
from cornerwise.server.people import rating_scale
from cornerwise.server.people.rating_scale import (
    FLOOR,
    MIDDLE,
    MU,
    PROVISIONAL_SIGMA,
    level_near,
    level_ratings,
    points_of,
    shown,
)

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from bench import anchors  # noqa: E402  # a script beside the package

SHIPPED = ROOT / "src" / "cornerwise" / "server" / "people" / rating_scale.LEVELS_FILE


def test_the_shipped_ladders_are_those_of_the_published_table() -> None:
    made = anchors.formatted(anchors.level_ratings(anchors.published(anchors.PAGE.read_text(encoding="utf-8"))))
    assert SHIPPED.read_text(encoding="utf-8") == made, f"python -m bench.anchors > {SHIPPED}"
    page = (ROOT / "docs" / "ratings.md").read_text(encoding="utf-8")
    ladders = json.loads(made)["ladders"]
    for level in range(9):
        cells = [f"{elo:,} ± {off}" if level else "0" for elo, off in (ladder[level] for ladder in ladders.values())]
        assert f"| {' | '.join((str(level + 1), *cells))} |" in page


@pytest.mark.parametrize("variant", [game.id for game in variants() if game.seats > 1 and not game.id.startswith("my")])
def test_levels_of_every_game_rise(variant: str) -> None:
    levels = level_ratings(variant)
    assert len(levels) == 9 and list(levels) == sorted(set(levels))
    assert levels[0] == 700 and 1100 < levels[4] < 1900


def test_a_player_reads_the_nearest_level() -> None:
    levels = level_ratings("duo")
    assert [level_near(rating, "duo") for rating in levels] == list(range(1, 10))
    assert level_near(0, "duo") == 1 and level_near(9999, "duo") == 9
    assert level_near(1500, "a game of one's own") is None


def test_the_number_is_a_function_of_what_is_stored() -> None:
    assert shown(MU, 25 / 3, "duo") == {"rating": MIDDLE, "deviation": 482, "provisional": True, "level": None}
    settled = shown(MU, 2.0, "duo")
    assert settled == {"rating": MIDDLE, "deviation": 116, "provisional": False, "level": 5}
    assert shown(MU, PROVISIONAL_SIGMA, "duo")["deviation"] == rating_scale.PROVISIONAL
    assert points_of(-100.0) == FLOOR


def test_400_points_are_odds_of_ten_to_one() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    assert (model.mu, model.beta) == (MU, rating_scale.BETA)
    stronger = MU + 400 / rating_scale.POINTS
    sure = 1e-4
    (after,), _ = model.rate([[model.rating(stronger, sure)], [model.rating(MU, sure)]], ranks=[0, 1], tau=0.0)
    (upset,), _ = model.rate([[model.rating(stronger, sure)], [model.rating(MU, sure)]], ranks=[1, 0], tau=0.0)
    gained, lost = after.mu - stronger, stronger - upset.mu
    assert lost / gained == pytest.approx(10, rel=0.01)  # a fair bet: what is won ten times is lost once
