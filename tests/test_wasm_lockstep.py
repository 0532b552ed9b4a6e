"""The kernel in WebAssembly, run by node, answers what the server answers: whole answers, at every ply.

`CORNERWISE_WASM_GAMES=20 pytest tests/test_wasm_lockstep.py` plays so many games of every kind, and all refereed games.
"""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from node_kernel import KernelRefused, NodeKernel, node_kernel
from playthrough import Playthrough, playthroughs
from strategies import choices_of
from test_fixtures import GAMES as REFEREED
from test_fixtures import load

from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant, placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.records.record import parse_record, replay
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.server.base.encoded_json import JsonObject, encode
from cornerwise.server.families.families import family_of
from cornerwise.server.families.placing_data import PlacingData
from cornerwise.server.http.positions import position_data
from cornerwise.server.match.legality import explain_move
from cornerwise.server.match.view import sheet_data

GAMES = int(os.environ.get("CORNERWISE_WASM_GAMES", "1"))
RULES_1 = Path(__file__).parent / "fixtures" / "rules-1"
SAMPLES = 3
"""Moves that are asked about at every ply, most of them illegal."""

STRANGE = ("pass", "keep", "swap", "SWAP ", "", "a1,", "a0", "zz99", "a1/1", "e5,e5", "a1;b1", "1a")


def received(data: Any) -> Any:
    """Data as it arrives at a client."""
    return json.loads(data.text if isinstance(data, JsonObject) else encode(data))


def texts(game: Position) -> list[str]:
    return list(map(game.format, game.moves))


def begin(kernel: NodeKernel, variant: PlacingVariant) -> None:
    options = {option.field: variant.value_of(option) for option in variant.options}
    kernel.load(variant.id, options, variant.rules)


def compare(kernel: NodeKernel, game: PlacingPosition, rng: Random) -> None:
    """All that can be asked of the rules about a position."""
    moves = texts(game)
    assert kernel.call("position", moves) == received(position_data(game))
    seats = rng.sample(range(game.variant.seats), rng.randint(0, game.variant.seats))
    assert kernel.call("state", moves, seats) == expected_state(game, seats)
    for _ in range(SAMPLES):
        text = some_move(game, rng)
        told, wanted = kernel.call("why", moves, text), explain_move(game, text)
        assert bool(told.pop("why")) is not wanted["legal"]
        assert told == {name: value for name, value in received(wanted).items() if name != "why"}


def expected_state(game: PlacingPosition, seats: list[int]) -> Any:
    """The rules' part of what server/match/view.py makes."""
    family, outcome = family_of(game.variant), game.outcome()
    state = {
        "turn": game.turn,
        "mover": game.mover,
        "ply": game.ply,
        "scores": game.scores,
        "totals": game.totals,
        "result": outcome and {"winners": outcome.winners, "totals": outcome.totals},
        "pieces": family.pieces(game),
        **family.state(game),
    }
    if outcome:
        state["sheet"] = sheet_data(game)
    elif reach := family.reach_json(game):
        state["reach"] = json.loads(reach)
    if game.mover in seats:
        state["legal"] = json.loads(family.legal_json(game))
    return received(state)


def some_move(game: PlacingPosition, rng: Random) -> str:
    """Any placement, mostly one near the last; sometimes what is no placement at all."""
    table, board = game.move_table, game.variant.board
    match rng.randrange(8):
        case 0:
            return rng.choice(
                ["pass", "keep", "swap", "SWAP ", "", "a1,", "a0", "zz99", "a1/1", "e5,e5", "a1;b1", "1a"]
            )
        case 1:
            cells = rng.sample(board.names, rng.randint(1, min(8, len(board))))
            return ", ".join([*cells, *rng.choice([[], ["zz7"], ["aa100/9"], [cells[0]]])])
        case 2 | 3:
            return game.format(rng.randrange(len(table)))  # type: ignore[arg-type]  # a row is a move
    covered = [cell for colour in game.variant.colours for cell in game.cells(colour)] or [0]
    near = rng.choice(board.side[rng.choice(covered)] + board.corner[rng.choice(covered)])
    rows = [row for piece in range(len(table.pieces)) for row in table.through(near, piece)]
    return game.format(rng.choice(rows)) if rows else "a1"


def play(kernel: NodeKernel, variant: PlacingVariant, rng: Random) -> None:
    begin(kernel, variant)
    game = PlacingPosition(variant)
    compare(kernel, game, rng)
    while game.turn is not None:
        game.push(rng.choice(list(game.legal_moves)))
        compare(kernel, game, rng)


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_games_with_any_options(variant: PlacingVariant) -> None:
    kernel, rng = node_kernel(), Random(variant.id)
    for number in range(GAMES):
        chosen = {
            option.field: rng.choice(choices_of(variant, option))
            for option in variant.options
            if number or option.check
        }
        for _ in range(2):
            try:
                made = variant.with_options(**chosen)
            except CornerwiseError:  # two choices that do not go together
                with pytest.raises(KernelRefused):
                    kernel.load(variant.id, chosen)
                chosen = {name: value for name, value in chosen.items() if name != "without"}
            else:
                play(kernel, made, rng)
                break


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_every_choice_begins_alike(variant: PlacingVariant) -> None:
    kernel, rng = node_kernel(), Random(variant.id)
    for option in variant.options:
        for value in choices_of(variant, option):
            try:
                made = variant.with_options(**{option.field: value})
            except CornerwiseError:
                with pytest.raises(KernelRefused):
                    kernel.load(variant.id, {option.field: value})
                continue
            begin(kernel, made)
            game = PlacingPosition(made)
            for _ in range(5):
                assert kernel.call("position", texts(game)) == received(position_data(game))
                if game.turn is not None:
                    game.push(rng.choice(list(game.legal_moves)))
            board = received(PlacingData().board(made))
            told = kernel.call("board")
            assert {name: told[name] for name in board} == board
            assert told["chosen"] == received(made.chosen)


@pytest.mark.parametrize("kind", ["", "_engine"])
@pytest.mark.parametrize("fixture", REFEREED)
def test_refereed_games(fixture: str, kind: str) -> None:
    """One of each at every ply, the others at their end, where all points are counted."""
    kernel, (name, options) = node_kernel(), REFEREED[fixture]
    variant = find_variant(name, **options)
    kernel.load(name, options)
    for number, record in enumerate(load(fixture + kind)):
        game = start(variant)
        for ply in record["plies"]:
            if ply["move"] is None:
                continue
            if number < GAMES and ply["n"]:
                told = kernel.call("state", texts(game), [game.mover])
                assert sum(map(len, told["legal"].values())) == ply["n"]
            game.push(",".join(ply["move"]))
        assert kernel.call("position", texts(game)) == received(position_data(game))


@pytest.mark.parametrize(
    "playthrough",
    [played for played in playthroughs() if isinstance(played.variant, PlacingVariant)],
    ids=lambda playthrough: playthrough.name,
)
def test_playthroughs(playthrough: Playthrough) -> None:
    kernel, variant = node_kernel(), playthrough.variant
    assert isinstance(variant, PlacingVariant)
    begin(kernel, variant)
    game = start(variant)
    for _ in playthrough.moves(game):
        pass
    assert kernel.call("position", texts(game)) == received(position_data(game))


def test_games_by_former_rules() -> None:
    kernel = node_kernel()
    record = parse_record((RULES_1 / "classic-3.json").read_bytes())
    game = replay(record)
    assert game.variant.rules == 1
    begin(kernel, game.variant)  # type: ignore[arg-type]  # it is a placing game
    assert kernel.call("position", texts(game)) == received(position_data(game))


def test_what_is_wrong_is_refused() -> None:
    kernel = node_kernel()
    with pytest.raises(KernelRefused) as refused:
        kernel.load("duo", {"colour": "blue"})
    assert (refused.value.code, refused.value.message) == ("match/bad-plan", "error-no-option")
    for heights, message in (
        ("2 2/2", "uneven"),
        ("x", "form"),
        ("1", "cubes"),
        ("1 0 1", "parts"),
        ("999 999", "cubes"),
    ):
        with pytest.raises(KernelRefused) as refused:
            kernel.load("rumis-own", {"heights": heights})
        assert refused.value.message == f"error-heights-{message}"
    handicaps = {
        **{"purple": "form", "red:1": "colour", "purple:Q9": "piece"},
        **{"purple:1,1": "copies", "purple:1/purple:2": "twice"},
    }
    for without, message in handicaps.items():
        with pytest.raises(KernelRefused) as refused:
            kernel.load("duo", {"without": without})
        assert refused.value.message == f"error-handicap-{message}"
    kernel.load("duo")
    with pytest.raises(KernelRefused) as refused:
        kernel.call("position", ["e10", "e11"])
    assert refused.value.code == "match/illegal-move"
    assert refused.value.details["number"] == 1 and refused.value.details["reason"] == "start-cell"
    with pytest.raises(KernelRefused) as refused:
        kernel.call("think", [], {"seat": 0, "level": 10, "seed": 1})
    assert refused.value.message == "error-level"
    with pytest.raises(KernelRefused) as refused:
        kernel.call("position", ["a1,a2,a3,a4,a5"] * 100_000)
    assert (refused.value.code, refused.value.details) == ("request/too-large", {"most": 1 << 20})
