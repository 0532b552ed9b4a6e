"""Positions in one line of text in WebAssembly, run by node: written, read and put into an order as Python does it."""

from random import Random
from typing import Any

import pytest
from node_kernel import KernelRefused, NodeKernel, node_kernel
from test_position_text import OPTIONS, played

from cornerwise import variants
from cornerwise.games.variant import Variant
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.position_models import ArrangeBody
from cornerwise.server.http.positions import arranged_data

SPOILED = 6
"""Lines that are wrong in some way, for every position."""


def texts(game: Position) -> list[str]:
    return list(map(game.format, game.moves))


def begin(kernel: NodeKernel, line: str) -> None:
    """Loads the game that a line names."""
    read = kernel.call("readPositionText", line)
    kernel.load(read["variant"], read["options"], read["rules"])


def told(kernel: NodeKernel, line: str, turn: str | None) -> Any:
    """What the browser answers to a line of that game; the words for a fault are up to whoever shows it."""
    return wordless(kernel.call("arrange", kernel.call("readPositionText", line)["parts"], turn or ""))


def wordless(answer: Any) -> Any:
    if answer["fault"]:
        assert answer["fault"].pop("why")
    return answer


def spoiled(game: Position, line: str, rng: Random) -> str:
    """The line with its words in another order, with one less, or with one more of another place."""
    head, *parts = line.split(" | ")
    if not parts:
        return line
    name, *words = parts[i := rng.randrange(len(parts))].split(" ")
    match rng.randrange(3):
        case 0 if isinstance(game, PlacingPosition):
            rng.shuffle(words)
        case 1 if words:
            words.pop(rng.randrange(len(words)))
        case _ if isinstance(game, PlacingPosition) and words:
            words.append(game.format(rng.randrange(len(game.move_table))))  # type: ignore[arg-type]  # a row is a move
        case _:
            rng.shuffle(words)
    parts[i] = " ".join([name, *words])
    return " | ".join([head, *parts])


@pytest.mark.parametrize("variant", [*variants(), *OPTIONS], ids=str)
def test_lines_are_the_same_and_lead_to_the_same_moves(variant: Variant) -> None:
    kernel, rng = node_kernel(), Random(str(variant))
    begin(kernel, played(variant, 0).to_text())
    for plies in (0, 2, 7, 24):
        game = played(variant, plies)
        line = game.to_text()
        assert kernel.call("writePositionText", texts(game)) == line
        assert told(kernel, line, None)["moves"] == texts(game)
        for _ in range(SPOILED):
            line = spoiled(game, line, rng)
            turn = rng.choice([None, *getattr(variant, "colours", ())])
            try:
                wanted = arranged_data(ArrangeBody(text=line, turn=turn))
            except Refused:
                with pytest.raises(KernelRefused):
                    told(kernel, line, turn)
            else:
                assert told(kernel, line, turn) == wordless(wanted), line


@pytest.mark.parametrize(
    "line",
    ["chess", "duo begin=own", "duo rules=7", "duo | green a1", "duo | purple e99", "duo | purple swap", "duo | | x"],
)
def test_what_is_no_position_is_refused(line: str) -> None:
    def read() -> None:
        begin(kernel, line)
        told(kernel, line, None)

    kernel = node_kernel()
    with pytest.raises(KernelRefused):
        read()
