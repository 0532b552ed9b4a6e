"""Every way to break a rule is told as data, and in words of any language."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from deals import dealt, played, random_plies, small

from cornerwise import IllegalMove, MatchingPosition, Move, Position, find_placing_variant, new_game
from cornerwise.games.editions import TRIOMINOS
from cornerwise.games.options import Choice
from cornerwise.locales.catalogue import SOURCE, translator
from cornerwise.locales.shapes import shapes
from cornerwise.rules.design import Design
from cornerwise.rules.reasons import CLAUSES
from cornerwise.rules.series import DealSeries

PAGE = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text()


def english(reason: str) -> str:
    """The sentence of a reason, with the names of its details in braces."""
    message = f"why-{reason}"
    return translator(SOURCE).line(message, **{name: f"{{{name}}}" for name in shapes(SOURCE)[message].arguments})


def after(variant: str, moves: str = "", **options: Choice) -> Position:
    game: Position = new_game(variant, **options)
    for move in moves.split():
        game.push(move)
    return game


def finished(variant: str) -> Position:
    game: Position = new_game(variant)
    rng = Random(1)
    while game.turn:
        game.push(rng.choice(sorted(game.legal_moves)))
    return game


def over_match() -> MatchingPosition:
    *_, game = random_plies(MatchingPosition(TRIOMINOS.with_options(deals=1)), Random(1), patience=1)
    return game


def laid(hand: str = "1-2-4 2-3-4", **options: Choice) -> MatchingPosition:
    """The first seat has begun with 1-2-3, the second has these tiles."""
    variant = TRIOMINOS.with_options(**options)
    return played(dealt(variant, "1-2-3", hand, rest="1-3-5 5-5-5 0-0-0"), "1-2-3@0,0/0")


def empty_pile() -> MatchingPosition:
    hands = ("0-0-1 1-1-1 0-0-0 0-1-1 0-1-2", "0-2-2 1-2-2 0-0-2 2-2-2 1-1-2")
    return played(dealt(small(hand=5), *hands, starter=1), "1-1-2@0,0/0")


def own_starts(variant: str, moves: str) -> Position:
    return after(variant, moves, start="own")


OPENED = "e10,e9,f9 j5"
TRIGON = "q4,r4,s4 z7 j7 j12"
TOWER = "b2/1,c2/1"

CASES: list[tuple[str, str, Position, object, dict[str, Any]]] = [
    # Placing games
    ("no-such-placement", "P1", after("duo"), Move(10**6), {}),
    ("no-shape", "P1", after("duo"), "a1,c1", {}),
    ("too-many-cells", "P1", after("duo"), "a1,b1,c1,d1,e1,f1,g1", {"most": 5}),
    ("piece-used", "P1", own_starts("duo", OPENED), "g8,h8,h7", {"piece": "V3"}),
    ("piece-withheld", "P1", after("duo", without="purple:1"), "e10", {"piece": "1"}),
    ("off-board", "P2", after("duo"), "n1,o1,p1", {"cell": "o1", "cells": ["o1", "p1"]}),
    ("off-board", "R4", after("rumis-tower"), "d1/1,e1/1", {"cell": "e1/1", "cells": ["e1/1"]}),
    ("cell-taken", "P2", own_starts("duo", OPENED), "e9,f9,g9,h9", {"cell": "e9", "cells": ["e9", "f9"]}),
    ("own-side", "P4", own_starts("duo", OPENED), "g8,g9,g10", {"cell": "g9", "cells": ["g9"]}),
    ("own-side", "P4", own_starts("duo", OPENED), "d8,e8,f8,g8", {"cell": "e8", "cells": ["e8", "f8"]}),
    ("no-own-corner", "P4", own_starts("duo", OPENED), "a1", {}),
    ("start-cell", "P3", after("duo", "e10"), "a1", {"cells": ["j5"]}),
    ("start-cell", "P3", after("duo"), "a1", {"cells": ["j5", "e10"]}),
    (
        "strict-corner",
        "strict-corners",
        after("trigon", TRIGON, strict_corners=True),
        "r3",
        {"cell": "r3", "cells": ["r3"]},
    ),
    ("must-place", "P6", after("duo"), "pass", {"colour": "purple"}),
    ("game-over", "P7", finished("polyomino-8"), "a1", {}),
    ("same-shape", "opening", after("polyomino-8", "a1,a2"), "a2,b2", {"piece": "2"}),
    ("must-answer", "opening", after("polyomino-8", "a1 c3,c4"), "h8", {}),
    ("nothing-to-answer", "opening", after("duo"), "keep", {}),
    # Games of cubes
    ("nothing-below", "R3", after("rumis-tower"), "b2/2,c2/2", {"cell": "b2/2", "cells": ["b2/2", "c2/2"]}),
    ("no-own-face", "R2", after("rumis-tower", f"{TOWER} a1/1,a2/1", seats=2), "c4/1,d4/1,d3/1", {}),
    ("first-on-floor", "R1", after("rumis-tower", TOWER), "b2/2,c2/2", {}),
    ("first-beside", "R1", after("rumis-tower", TOWER), "b4/1,c4/1", {}),
    # Matching games
    ("no-such-move", "M4", laid(), Move(0x7FFFFFFF), {}),
    ("out-of-reach", "M4", laid(), "1-2-4@900,0/0", {"cell": "900,0"}),
    ("not-in-hand", "M2", laid(), "5-5-5@1,0/0", {"tile": "5-5-5"}),
    ("place-taken", "M4", laid(), "1-2-4@0,0/0", {}),
    ("no-side", "M4", laid(), "1-2-4@3,5/0", {}),
    ("corner-mismatch", "M4", laid(), "1-2-4@1,0/2", {"found": 4, "wanted": 2, "corners": [0]}),
    ("corner-mismatch", "M4", laid(), "1-2-4@-1,0/0", {"found": 1, "wanted": 3, "corners": [0, 2]}),
    ("must-begin", "M3", dealt(TRIOMINOS, "1-2-3"), "draw", {}),
    ("opening-place", "M3", dealt(TRIOMINOS, "1-2-3"), "1-2-3@0,0/1", {}),
    (
        "opening-tile",
        "M13",
        dealt(TRIOMINOS.with_options(edition="tournament"), "0-0-0 5-5-5"),
        "0-0-0@0,0/0",
        {},
    ),
    ("drawn-tile-only", "M6", played(laid("1-3-4"), "draw 1-3-5"), "1-3-4@-1,0/1", {}),
    ("must-draw", "M6", laid(), "pass", {}),
    ("drawn-enough", "M6", played(laid(), "draw 1-3-5 draw 5-5-5 draw 0-0-0"), "draw", {"most": 3}),
    ("pile-empty", "M7", empty_pile(), "draw", {}),
    ("must-lay", "M7", empty_pile(), "pass", {}),
    ("not-timed", "M12", laid(), "timeout", {}),
    ("time-up", "M12", played(laid(time_limit=True), "timeout"), "1-2-4@1,0/1", {}),
    ("tile-due", "M6", played(laid(), "draw"), "draw", {}),
    ("tile-due", "M3", MatchingPosition(TRIOMINOS), "draw", {}),
    ("not-in-pile", "M6", played(laid(), "draw"), "1-2-3", {"tile": "1-2-3"}),
    ("no-tile-due", "M6", laid(), "1-3-5", {}),
    ("match-over", "M10", over_match(), "draw", {}),
]
ELSEWHERE = {"deal-over", "another-piece", "nothing-there", "no-such-number", "nothing-to-undo"}


@pytest.mark.parametrize(("reason", "clause", "game", "move", "details"), CASES, ids=[case[0] for case in CASES])
def test_a_refused_move_says_why(reason: str, clause: str, game: Position, move: Any, details: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as caught:
        game.push(move)
    error = caught.value
    assert (error.reason, error.clause, dict(error.details)) == (reason, clause, details)
    assert f"{error.why} ({clause})" in str(error)
    if not isinstance(move, str) or reason not in ("no-shape", "too-many-cells", "off-board", "out-of-reach"):
        assert game.violation(game.parse(move) if isinstance(move, str) else move) == error.violation


def test_every_reason_has_its_case() -> None:
    assert {reason for reason, *_ in CASES} | ELSEWHERE == set(CLAUSES)
    assert not ELSEWHERE.intersection(reason for reason, *_ in CASES)


def test_a_deal_that_is_over() -> None:
    game = over_match()
    match = DealSeries.start(game.variant)
    for ply in game.plies:
        match = match.after(ply.move)
    violation = match.deal.violation(game.moves[-1])
    assert violation is not None and (violation.reason, violation.clause) == ("deal-over", "M8")


def test_designs_say_why_too() -> None:
    design = Design(find_placing_variant("duo"))
    with pytest.raises(IllegalMove) as caught:
        design.undo()
    assert caught.value.reason == "nothing-to-undo"
    design.place("red", "a1,b1")
    cases: list[tuple[Callable[[], object], str, dict[str, Any]]] = [
        (lambda: design.place("blue", "a1,a2"), "cell-taken", {"cell": "a1", "cells": ["a1"]}),
        (lambda: design.move("a1", "c1"), "another-piece", {"placement": "a1,b1"}),
        (lambda: design.remove("n14"), "nothing-there", {}),
        (lambda: design.remove(3), "no-such-number", {"count": 1}),
    ]
    for refused, reason, details in cases:
        with pytest.raises(IllegalMove) as caught:
            refused()
        assert (caught.value.reason, dict(caught.value.details)) == (reason, details)


# Words


@pytest.mark.parametrize(
    ("game", "move", "sentence"),
    [
        (own_starts("duo", OPENED), "g8,h8,h7", "V3 has already been placed"),
        (own_starts("duo", OPENED), "g9", "Touches your own colour along a side at g9"),
        (own_starts("duo", OPENED), "j5", "j5 is taken"),
        (own_starts("duo", OPENED), "pass", "Purple can place a piece, so it must"),
        (laid(), "1-2-4@1,0/2", "4 meets 2 at this corner: they must be equal"),
    ],
)
def test_a_reason_in_words(game: Position, move: str, sentence: str) -> None:
    violation = game.violation(game.parse(move))
    assert violation is not None and str(violation.phrase) == sentence


def test_a_reason_in_another_language() -> None:
    game = own_starts("duo", OPENED)
    violation = game.violation(game.parse("pass"))
    assert violation is not None
    said = translator("de").line(violation.phrase.id, **violation.phrase.arguments)
    assert said == "Lila kann einen Stein legen und muss es deshalb tun"


def test_sentences_stand_in_one_style() -> None:
    for reason in CLAUSES:
        assert re.fullmatch("[a-z]+(-[a-z]+)*", reason)
        assert re.match("[A-Z{]", english(reason)) and not english(reason).endswith("."), reason


# For clients


def test_the_page_lists_every_reason_with_its_details() -> None:
    section = PAGE.split("## Why a move is not legal")[1].split("\n## ")[0]
    rows = [
        [field.strip() for field in line.strip("|").split("|")]
        for line in section.splitlines()
        if line.startswith("| `")
    ]
    listed = {row[0].strip("`"): (row[1], set(re.findall("`([a-z]+)`", row[2])), row[3]) for row in rows}
    assert len(listed) == len(rows)
    assert {reason: clause for reason, (clause, _, _) in listed.items()} == CLAUSES
    assert {reason: sentence for reason, (_, _, sentence) in listed.items()} == {r: english(r) for r in CLAUSES}
    for reason, _, _, _, details in CASES:
        assert listed[reason][1] == set(details), reason
