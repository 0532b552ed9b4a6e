"""Triominos in WebAssembly, run by node, answers what the server answers: positions, reasons, hands, searches."""

import json
from collections import Counter
from dataclasses import asdict
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from deals import ALL_CHOICES, begun, random_move, random_plies
from matches import ANNA, BEN, CLEO, DAN, any_move, ask, seen_snapshot, seen_state, table
from node_kernel import KernelRefused, NodeKernel, node_kernel
from playthrough import WITH_OPTIONS, usual

from cornerwise.engine import Engine, strength
from cornerwise.engine.analysis import Analysis
from cornerwise.engine.levels import MATCHING
from cornerwise.engine.matching_search import MatchingSearch
from cornerwise.engine.methods import METHODS, reasons
from cornerwise.engine.review import review
from cornerwise.errors import BadOption
from cornerwise.games.editions import EDITIONS, SCORINGS, TARGET, TRIOMINOS, MatchingVariant
from cornerwise.games.options import Choice
from cornerwise.locales.phrase import Phrase
from cornerwise.records.games import parse_games
from cornerwise.records.record import record_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.position import Position
from cornerwise.rules.reasons import CLAUSES
from cornerwise.server.base.encoded_json import Data, JsonObject
from cornerwise.server.engines.review_data import review_data, value_data
from cornerwise.server.families.families import family_of
from cornerwise.server.http.position_models import PositionBody
from cornerwise.server.http.positions import hint_data, position_data, position_of
from cornerwise.server.match.actions import Move as MakeMove
from cornerwise.server.match.events import Came
from cornerwise.server.match.legality import explain_move
from cornerwise.server.match.match import Match
from cornerwise.server.match.view import sheet_data

RULES_1 = Path(__file__).parent / "fixtures" / "rules-1"
SEED = 9


def plain(data: Any) -> Any:
    """What arrives at a client."""
    return json.loads(data.text if isinstance(data, JsonObject) else json.dumps(data))


def written(game: Position) -> list[str]:
    return list(map(game.format, game.moves))


def loaded(variant: MatchingVariant) -> NodeKernel:
    kernel = node_kernel()
    kernel.load(variant.id, dict(variant.chosen), variant.rules)
    return kernel


def state_of(game: MatchingPosition, seats: list[int]) -> Data:
    """The rules' part of what the server tells those who have these seats."""
    family = family_of(game.variant)
    outcome = game.outcome()
    state: Data = {
        "turn": game.turn,
        "mover": game.mover,
        "ply": game.ply,
        "scores": game.scores,
        "result": outcome and {"winners": outcome.winners, "totals": outcome.totals},
        "totals": game.totals,
        **family.state(game),
        **family.private_state(game, seats),
    }
    if outcome:
        state["sheet"] = sheet_data(game)
    if game.mover in seats:
        state |= family.mover_state(game) | {"legal": game.moves_by_piece()}
    return cast(Data, plain(state))


def in_ids(verdict: Data) -> Data:
    """Without the sentence, which clients have in their own language."""
    return {name: value for name, value in verdict.items() if name != "why"}


def any_text(game: MatchingPosition, rng: Random) -> str:
    """What somebody might try, legal or not, or no move at all."""
    tiles = [format_tile(rng.randrange(56)), "5-4-3", "1-2", "?", ""]
    if game.mover is not None and game.hand(game.mover):
        tiles += ["-".join(map(str, rng.choice(game.hand(game.mover))))] * 8
    laid = rng.choice(game.table).cell if game.table else (0, 0)
    cell = f"{laid[0] + rng.randrange(-2, 3)},{laid[1] + rng.randrange(-1, 2)}"
    cells = [cell] * 8 + ["64,0", "0,-33", "-0,0", "01,0", "0"]
    words = ["draw", "pass", "timeout", " pass", "swap"]
    turned = rng.randrange(4)
    return rng.choice([*words, rng.choice(tiles), *[f"{rng.choice(tiles)}@{rng.choice(cells)}/{turned}"] * 9])


@pytest.mark.parametrize(("edition", "seats", "scoring"), ALL_CHOICES)
def test_random_matches(edition: str, seats: int, scoring: str) -> None:
    rng = Random(f"{edition} {seats} {scoring}")
    deals = 2 if scoring == "standard" and seats < 3 else 1
    after_draw = rng.choice(["drawn", "any"])
    variant = TRIOMINOS.with_options(
        seats=seats, edition=edition, scoring=scoring, deals=deals, after_draw=after_draw, time_limit=rng.random() < 0.8
    )
    kernel = loaded(variant)
    for game in random_plies(MatchingPosition(variant), rng, patience=0.9):
        moves = written(game)
        seen = rng.sample(range(seats), rng.randrange(seats + 1))
        if rng.random() < (0.1 if game.turn == "chance" else 0.5):
            assert kernel.call("state", moves, seen) == state_of(game, seen)
        if rng.random() < 0.02:
            assert kernel.call("position", moves) == plain(position_data(game))
            text = any_text(game, rng)
            assert in_ids(kernel.call("why", moves, text)) == plain(in_ids(explain_move(game, text))), text
        if game.mover is not None and rng.random() < 0.1:
            assert kernel.call("late", moves) == {"move": game.format(game.late_move())}
    assert kernel.call("position", moves) == plain(position_data(game))
    assert game.turn is None


OF_CHANCE = {"tile-due", "not-in-pile"}
MATCHING_REASONS = {reason for reason, clause in CLAUSES.items() if clause.startswith("M")} | OF_CHANCE


def test_every_reason() -> None:
    """Whatever the kernel says of a move, Python says the same; and it has a word to say for every reason."""
    met = Counter[str]()
    for edition, time_limit in (("tournament", True), ("international", False)):
        variant = TRIOMINOS.with_options(edition=edition, time_limit=time_limit, deals=1)
        kernel, rng = loaded(variant), Random(edition)
        for game in random_plies(MatchingPosition(variant), rng, patience=0.6):
            moves = written(game)
            for text in ["draw", "pass", "timeout", "5-5-5", *[any_text(game, rng) for _ in range(8)]]:
                told = in_ids(kernel.call("why", moves, text))
                met[told["reason"] or "none"] += 1
                if met[told["reason"] or "none"] <= 4:
                    assert told == plain(in_ids(explain_move(game, text))), text
    assert MATCHING_REASONS - met.keys() == {"deal-over"}  # after the last deal the match is over


@pytest.mark.parametrize("target", [25, 150])
@pytest.mark.parametrize("edition", ["french", "international"])
def test_matches_to_a_target(edition: str, target: int) -> None:
    variant = TRIOMINOS.with_options(edition=edition, target=target, seats=3)
    kernel, rng = loaded(variant), Random(target)
    game = MatchingPosition(variant)
    while game.turn:
        game.push(random_move(game, rng, patience=0.95))
    assert kernel.call("position", written(game)) == plain(position_data(game))
    assert kernel.call("facts")["options"] == dict(variant.chosen)


PLAYTHROUGHS = [usual(TRIOMINOS), *(play for play in WITH_OPTIONS if isinstance(play.variant, MatchingVariant))]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda play: play.name)
def test_playthroughs(playthrough: Any) -> None:
    game = cast(MatchingPosition, position_of(PositionBody(variant="triominos", options=playthrough.variant.chosen)))
    check_plies(game, list(playthrough.moves(game.copy())))


@pytest.mark.parametrize("name", ["children", "french"])
def test_games_by_former_rules(name: str) -> None:
    recorded = parse_games((RULES_1 / f"{name}.json").read_bytes())[0].position
    assert recorded.variant.rules == 1
    check_plies(MatchingPosition(cast(MatchingVariant, recorded.variant)), written(recorded))


def check_plies(game: MatchingPosition, moves: list[str]) -> None:
    kernel = loaded(game.variant)
    for number, move in enumerate(moves):
        assert kernel.call("state", moves[:number], [0]) == state_of(game, [0])
        if number % 16 == 0:
            assert kernel.call("position", moves[:number]) == plain(position_data(game))
        game.push(move)
    assert kernel.call("position", moves) == plain(position_data(game))
    assert game.turn is None


# Matches of the server: chance from a seed, and what is hidden from whom


def rules_part(state: Data) -> Data:
    return {name: state[name] for name in ("turn", "mover", "ply", "scores", "table", "hands")} | {
        name: state[name] for name in ("legal", "worth", "sheet") if name in state
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_matches_of_the_server(seats: int) -> None:
    rng = Random(seats)
    match = table("triominos", *[ANNA, BEN, CLEO, DAN][:seats], seats=seats, deals=2 if seats == 2 else 1)
    kernel = loaded(cast(MatchingVariant, match.variant))
    checked = 0
    while match.game.mover is not None:
        ask(match, match.game.mover, MakeMove(do="move", move=any_move(match, rng)))
        for entry in match.log[checked:]:
            if isinstance(entry.event, Came) and rng.random() < 0.5:
                before = written(match.game)[: sum(isinstance_of_ply(e) for e in match.log[: entry.seq - 1])]
                came = kernel.call("chance", before, match.created.seed, entry.seq)
                assert came == {"tile": entry.event.tile, "to": entry.event.to, "open": entry.event.is_open}
        checked = len(match.log)
        if rng.random() < 0.5 or match.game.turn is None:
            check_viewer(kernel, match, sorted(rng.sample(range(seats), rng.randrange(seats + 1))))
    assert kernel.call("chance", written(match.game), match.created.seed, 1) is None


def isinstance_of_ply(entry: Any) -> bool:
    return entry.event.kind in ("moved", "came")


def check_viewer(kernel: NodeKernel, match: Match, viewer: list[int]) -> None:
    moves = written(match.game)
    told = kernel.call("state", moves, viewer)
    assert told.pop("totals") == list(match.game.totals)
    assert bool(told.pop("result")) == (match.game.turn is None)
    assert told == rules_part(seen_state(match, viewer))
    assert kernel.call("plies", moves, viewer) == seen_snapshot(match, viewer)["plies"]


@pytest.mark.parametrize(("edition", "seats"), [("international", 2), ("tournament", 3), ("french", 4), ("spanish", 3)])
def test_nothing_hidden_is_told(edition: str, seats: int) -> None:
    """A seat that cannot tell two deals apart is told the same of both, and its search finds the same."""
    variant = TRIOMINOS.with_options(edition=edition, seats=seats, deals=1)
    kernel, rng = loaded(variant), Random(edition)
    compared = 0
    for game in random_plies(begun(variant, SEED), rng, patience=0.9):
        if game.mover is None or rng.random() < 0.7:
            continue
        for seat in range(seats):
            other = game.view(seat).sample(rng)
            compared += written(other) != written(game)
            for call, asked in (("state", [seat]), ("plies", [seat])):
                assert kernel.call(call, written(game), asked) == kernel.call(call, written(other), asked)
            if seat == game.mover:
                wish = {"seat": seat, "level": 4, "seed": SEED, "lines": 3}
                found = [kernel.call("analysis", written(world), wish)["result"] for world in (game, other)]
                assert found[0] == found[1]
    assert compared


# Searches


def searched(view: MatchingView, level: int, lines: int) -> Analysis:
    """What an engine of that level finds, but for its limit of time, which would make it depend on the machine."""
    rng = Random(SEED)
    seeds = [rng.getrandbits(64) for _ in METHODS]
    return MatchingSearch(seed=seeds[-1]).analyse(view, nodes=MATCHING[level - 1].nodes, lines=lines)


def analysis_data(view: MatchingView, level: int, lines: int) -> Data:
    found = searched(view, level, lines)
    return {
        "value": value_data(found.value),
        "lines": [
            {"moves": list(map(view.format, line.moves)), "value": value_data(line.value), "visits": line.visits}
            for line in found.lines
        ],
        "reasons": [{**asdict(reason), "cells": []} for reason in reasons(view, found.best.move)],
        "nodes": found.nodes,
        "exact": found.exact,
    }


@pytest.mark.parametrize(("options", "level"), [({}, 7), ({"seats": 1}, 5), ({"seats": 3, "edition": "french"}, 6)])
@pytest.mark.parametrize("scoring", SCORINGS)
def test_searches_find_the_same(options: dict[str, Any], level: int, scoring: str) -> None:
    variant = TRIOMINOS.with_options(**options, scoring=scoring)
    kernel, rng = loaded(variant), Random(scoring)
    game = begun(variant, 3)
    for _ in range(8):
        assert game.mover is not None
        view, moves = game.view(game.mover), written(game)
        wish = {"seat": game.mover, "level": level, "seed": SEED, "lines": 4}
        expected = plain(analysis_data(view, level, 4))
        assert kernel.call("analysis", moves, wish, slice=3)["result"] == expected
        alone = plain(analysis_data(view, level, 1))
        assert kernel.call("hint", moves, wish)["result"] == hint_data(alone)
        assert kernel.call("think", moves, wish)["result"] == {"move": alone["lines"][0]["moves"][0]}
        for _ in range(7):
            game.push(random_move(game, rng, patience=0.9))
            while game.turn == "chance":
                game.push(random_move(game, rng, patience=0.9))


@pytest.mark.parametrize("level", [1, 4])
def test_a_level_plays_the_same_game(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it slips: the random numbers of a seat go on from move to move."""
    monkeypatch.setattr(strength, "LONGEST", 1e6)
    variant = TRIOMINOS.with_options(deals=1)
    kernel, rng = loaded(variant), Random(1)
    engines = [Engine(level=level, seed=SEED + seat) for seat in range(2)]
    game = MatchingPosition(variant)
    while game.turn:
        if game.mover is None:
            game.push(random_move(game, rng, patience=1))
            continue
        wish = {"seat": game.mover, "level": level, "seed": SEED + game.mover}
        move = kernel.call("think", written(game), wish)["result"]["move"]
        assert move == game.format(engines[game.mover].choose(game.view(game.mover)))
        game.push(move)


def test_a_review_is_the_same() -> None:
    level = 3
    variant = TRIOMINOS.with_options(deals=1, time_limit=True)
    game, rng = MatchingPosition(variant), Random(4)
    while game.turn:
        late = game.events and game.ply > 60 and "timeout" not in written(game)
        game.push("timeout" if late else random_move(game, rng, patience=0.9))
    assert "timeout" in written(game)

    def analyse(view: MatchingView, lines: int) -> Analysis:
        return searched(view, level, lines)

    engine = cast(Engine, SimpleNamespace(analyse=analyse, stops=0))
    expected = plain(review_data(review(record_of(game), engine), game.format))
    kernel = loaded(variant)
    assert kernel.call("review", written(game), {"level": level, "seed": SEED}, slice=5)["result"] == expected


# What is refused


def test_options_are_refused_as_the_catalogue_refuses_them() -> None:
    kernel = node_kernel()
    seats, targets, deals = range(1, 7), (TARGET, 25), (0, 1, 2)
    for edition, scoring, count, target, number in product(EDITIONS, SCORINGS, seats, targets, deals):
        chosen: dict[str, Choice] = {
            "edition": edition,
            "scoring": scoring,
            "seats": count,
            "target": target,
            "deals": number,
        }
        try:
            made = TRIOMINOS.with_options(**chosen)
        except BadOption as error:
            with pytest.raises(KernelRefused) as caught:
                kernel.load("triominos", chosen)
            assert caught.value.code == "match/bad-plan"
            problem = error.phrase.arguments["problem"]
            assert caught.value.message == cast(Phrase, problem).id
            continue
        kernel.load("triominos", chosen)
        facts = kernel.call("facts")
        assert facts == {
            "variant": "triominos",
            "rules": made.rules,
            "options": dict(made.chosen),
            "seats": count,
            "hides": True,
            "parties": plain(made.parties),
            "wins": made.wins,
        }


@pytest.mark.parametrize(
    ("options", "rules"), [({"colour": "red"}, None), ({"seats": 7}, None), ({"target": True}, None), ({}, 3), ({}, 0)]
)
def test_no_such_option(options: dict[str, Any], rules: int | None) -> None:
    with pytest.raises(KernelRefused) as caught:
        node_kernel().load("triominos", options, rules)
    assert caught.value.code == "match/bad-plan"


def test_moves_are_refused_with_their_number() -> None:
    kernel = loaded(TRIOMINOS)
    for moves, code, reason in (
        (["5-5-5", "5-5-5"], "match/illegal-move", "not-in-pile"),
        (["5-5-5", "draw"], "match/illegal-move", "tile-due"),
        (["5-5-5", "5-5"], "match/bad-notation", None),
        (["5-5-5", "4-4-4@200,0/1"], "match/illegal-move", "out-of-reach"),
    ):
        with pytest.raises(KernelRefused) as caught:
            kernel.call("position", moves)
        assert caught.value.code == code
        assert caught.value.details["number"] == 1 and caught.value.details.get("reason") == reason
    assert len(kernel.call("position", ["5-5-5"])["plies"]) == 1


def test_nobody_thinks_while_chance_is_to_move() -> None:
    kernel = loaded(TRIOMINOS)
    for call in ("think", "hint", "analysis"):
        with pytest.raises(KernelRefused) as caught:
            kernel.call(call, [], {"seat": 0, "level": 4, "seed": 1})
        assert caught.value.code == "match/not-now"


def test_tiles_come_the_same_way_for_the_same_number() -> None:
    body = PositionBody(variant="triominos", options={"seats": 3}, seed=7)
    kernel = loaded(TRIOMINOS.with_options(seats=3))
    assert kernel.call("position", [], 7) == plain(position_data(position_of(body)))
