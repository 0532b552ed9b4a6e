"""What was played by earlier rules stays what it was.

The files in fixtures/rules-1 were written by the program before rules had numbers: nothing in them names any.
"""

import json
import pickle
from pathlib import Path
from random import Random

import pytest
from deals import random_plies

from cornerwise import BadOption, find_placing_variant
from cornerwise.engine.arena.entrants import Entrant
from cornerwise.engine.arena.run_plan import RunPlan, format_plan, parse_plan
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import variants
from cornerwise.games.editions import EDITIONS, RULES, SCORINGS, TRIOMINOS
from cornerwise.records.blksgf import game_of, sgf_of
from cornerwise.records.record import format_record, parse_record, record_of, replay
from cornerwise.records.sgf import format_sgf, parse_sgf
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition

FOLDER = Path(__file__).parent / "fixtures" / "rules-1"
RECORDS = ("children", "french", "classic-3")


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_replays_to_its_old_result(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text()
    record = parse_record(text)
    game = replay(record)
    assert game.variant.rules == record.rules == 1
    assert [game.format(move) for move in game.moves] == list(record.moves)
    assert game.outcome() == record.result
    assert format_record(record) == format_record(record_of(game, players=record.players, date=record.date)) == text


def test_children_who_went_out_second_had_five_points_too() -> None:
    """M11 as it was. By the rules of now the same moves bring one seat five points less."""
    game = replay(parse_record((FOLDER / "children.json").read_text()))
    assert isinstance(game, MatchingPosition)
    now = MatchingPosition(TRIOMINOS.with_options(**game.variant.chosen))
    for move in game.moves:
        now.push(move)
    assert sorted(was - points for was, points in zip(game.core.scores, now.core.scores, strict=True)) == [0, 0, 5]


def test_a_french_match_went_on_to_the_end_of_the_deal() -> None:
    """M10 as it was: the first to reach 100 lost in the end. By the rules of now the match ends there."""
    game = replay(parse_record((FOLDER / "french.json").read_text()))
    now = MatchingPosition(TRIOMINOS.with_options(**game.variant.chosen))
    made = 0
    while now.turn:
        now.push(game.moves[made])
        made += 1
    assert made < game.ply
    then, outcome = game.outcome(), now.outcome()
    assert then is not None and outcome is not None
    assert (outcome.winners, then.winners) == ((0,), (1,))


def test_a_shared_blue_did_not_open() -> None:
    game = replay(parse_record((FOLDER / "classic-3.json").read_text()))
    assert isinstance(game, PlacingPosition)
    assert (game.variant.chosen["shared"], game.plies[0].colour, game.plies[0].seat) == ("blue", "red", 1)


def test_an_old_blksgf_file_is_read_and_written_as_it_was() -> None:
    text = (FOLDER / "classic-3.blksgf").read_text()
    [root] = parse_sgf(text)
    game = game_of(root)
    assert game.variant.rules == 1
    assert game.position.moves == replay(parse_record((FOLDER / "classic-3.json").read_text())).moves
    assert format_sgf([sgf_of(game.record)]) == text


def test_an_old_arena_goes_on_by_the_old_rules() -> None:
    made = RunPlan(game="triominos", entrants=(Entrant("a", "greedy"), Entrant("b", "random")))
    text = format_plan(made)
    assert parse_plan(text) == made and made.variant.rules == RULES
    old = parse_plan(text.replace(f'  "rules": {RULES},\n', ""))
    assert old.variant == TRIOMINOS.under_rules(1)


def test_the_rules_travel_with_a_pickle() -> None:
    for rules in (1, RULES):
        variant = TRIOMINOS.with_options(edition="french").under_rules(rules)
        assert pickle.loads(pickle.dumps(variant)) == variant


# Records of now


def test_a_record_bears_the_number_of_its_rules() -> None:
    variant = TRIOMINOS.with_options(edition="french", target=100)
    *_, game = random_plies(MatchingPosition(variant), Random(1), patience=1)
    text = format_record(record_of(game))
    assert json.loads(text)["rules"] == RULES
    assert replay(parse_record(text)).variant == variant


def test_games_whose_rules_never_changed_bear_none() -> None:
    changed = {variant.id for variant in variants() if variant.rules != 1}
    assert changed == {"classic-3", "triominos"}
    assert "rules" not in json.loads(format_record(record_of(PlacingPosition(find_placing_variant("duo")))))


@pytest.mark.parametrize("first", range(3))
def test_a_blksgf_file_bears_it_too(first: int) -> None:
    game = PlacingPosition(find_placing_variant("classic-3", shared="blue", first=first))
    for corner in ("a20", "t20", "t1", "a1"):
        game.push(corner)
    root = sgf_of(record_of(game))
    assert "rules:2" in root.properties["CORNERWISE"]
    assert game_of(root).position.plies == game.plies


@pytest.mark.parametrize("rules", [0, 3, -1, True, "1"])
def test_rules_that_there_are_not_are_refused(rules: int) -> None:
    with pytest.raises(BadOption, match="rules"):
        TRIOMINOS.under_rules(rules)
    text = (FOLDER / "french.json").read_text()
    with pytest.raises(CornerwiseError, match="rules"):
        parse_record(text.replace('"options"', f'"rules": {json.dumps(rules)},\n  "options"'))


@pytest.mark.parametrize("value", ["3", "x", "", "0"])
def test_rules_that_there_are_not_are_refused_in_blksgf(value: str) -> None:
    text = (FOLDER / "classic-3.blksgf").read_text()
    [root] = parse_sgf(text.replace("CORNERWISE[classic-3]", f"CORNERWISE[classic-3][rules:{value}]"))
    with pytest.raises(BadOption, match="rules"):
        game_of(root)


def test_only_what_changed_differs() -> None:
    """The other editions and ways to score are the same under both numbers."""
    for edition in EDITIONS:
        for scoring in SCORINGS:
            now = TRIOMINOS.with_options(edition=edition, scoring=scoring)
            then = now.under_rules(1)
            assert (now.terms == then.terms) == (edition != "french")
            assert (now.points == then.points) == (scoring != "children")
