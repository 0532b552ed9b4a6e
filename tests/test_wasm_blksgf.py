"""Files of the .blksgf format as the browser reads and writes them, beside what Python reads and writes."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from node_kernel import KernelRefused, node_kernel

from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.records.blksgf import sgf_of
from cornerwise.records.games import parse_games
from cornerwise.records.record import Record, record_of
from cornerwise.records.sgf import format_sgf
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.server.http.positions import record_data

RULES_1 = Path(__file__).parent / "fixtures" / "rules-1"
PLAYERS = ("Anna", "Ben]\\", "Cleo", "Dän")
GAMES = [
    *placing_variants(),
    find_placing_variant("duo", start="any"),
    find_placing_variant("classic-3", shared="blue", first=1),
    find_placing_variant("classic", scoring="basic"),
]


def played(variant: PlacingVariant, plies: int | None = None) -> Position:
    game, rng = start(variant), Random(variant.id)
    while game.turn and (plies is None or game.ply < plies):
        game.push(rng.choice(list(game.legal_moves)))
    return game


def record_with_words(game: Position) -> Record:
    players = PLAYERS[: game.variant.seats]
    comments = {0: "before", 2: "a [b] c\\d"}
    return record_of(game, players=players, date="2026-11-16", event="here", comments=comments)


def read_here(text: str) -> Any:
    return json.loads(json.dumps(record_data(text)["games"]))


@pytest.mark.parametrize("variant", GAMES, ids=repr)
def test_written_and_read(variant: PlacingVariant) -> None:
    kernel = node_kernel()
    game = played(variant, None if variant.seats == 2 and not variant.gravity else 12)
    record = record_with_words(game)
    expected = format_sgf([sgf_of(record)])
    kernel.load(variant.id, dict(variant.chosen), variant.rules)
    about = {
        "players": record.players,
        "date": record.date,
        "event": record.event,
        "comments": {str(number): text for number, text in record.comments.items()},
    }
    assert kernel.call("writeSgf", list(record.moves), about) == expected
    assert kernel.call("readSgf", expected) == read_here(expected)


def test_variations_are_written_and_read() -> None:
    kernel, variant = node_kernel(), find_placing_variant("duo")
    kernel.load("duo", dict(variant.chosen), variant.rules)
    main = played(variant, 8)
    lines = [main]
    for plies in (0, 3, 3, 7):
        lines.append(start(variant))
        for ply in main.plies[:plies]:
            lines[-1].push(ply.move)
        for move in (max, min):
            lines[-1].push(move(lines[-1].legal_moves))
    variations = [[line.format(move) for move in line.moves] for line in lines]
    expected = format_sgf([sgf_of(record_of(main), variations)])
    assert kernel.call("writeSgf", variations[0], {"variations": variations}) == expected
    found = read_here(expected)
    assert sorted(found[0]["variations"]) == sorted({tuple(line): line for line in variations[1:]}.values())
    assert kernel.call("readSgf", expected) == found


TEXTS = [
    (RULES_1 / "classic-3.blksgf").read_text(),
    "(;GM[Blokus Duo];B[e8,e9,e10,f10,g10]C[one](;W[j5,j6,j7,i5]C[two\\\nthree\r\nfour])(;W[k4]))",
    "(;GM[Blokus Duo];B[e8,e9,e10](;W[j5](;B[f11])(;B[a1])(;B[f11](;W[k6])(;W[i4]))))",
    "\ufeff(;GM[Blokus Duo];B[e8][e9][e10])\n(;GM[Blokus]PL[1];1[a20];PL[YELLOW];YELLOW[t20])",
]
BROKEN = [
    *("", "(", "()", "(;GM[Go])", "(;GM[Cornerwise])", "(;GM[Blokus Duo];B[a1])", "(;GM[Blokus Duo];W[e8])"),
    *("(;GM[Blokus Duo];B[e8]W[j5])", "(;GM[Blokus Duo]AB[e8])", "(;GM[Blokus Duo];3[e8])", "(;GM[Blokus Duo]GM[Duo])"),
    *("(;GM[Blokus Duo]CORNERWISE[classic])", "(;GM[Cornerwise]CORNERWISE[chess])", "(;GM[Blokus Duo];B)", "(;GM[x)"),
    *("(;GM[Cornerwise]CORNERWISE[duo][start:any][start:any])", "(;GM[Cornerwise]CORNERWISE[duo][rules:7])", ";B[a1]"),
    *("(;GM[Cornerwise]CORNERWISE[duo][colour:red])", "(;GM[Blokus Duo])?", "(;GM[Blokus Duo];PL[W];B[e8])", "(;;)(x)"),
    *("(;GM[Blokus Duo];B[])", "(;GM[Blokus];1[a20]PL[2])"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_texts_of_other_programs(text: str) -> None:
    assert node_kernel().call("readSgf", text) == read_here(text)


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_wrong_is_refused(text: str) -> None:
    with pytest.raises(CornerwiseError):
        parse_games(text.encode())
    with pytest.raises(KernelRefused) as caught:
        node_kernel().call("readSgf", text)
    assert caught.value.code in ("match/bad-plan", "match/illegal-move", "match/bad-notation", "kernel/bad-option")
