"""Golden playthroughs: one random game of every variant, written so that people can check it by the rules.

After a change that is meant, `python tests/playthrough.py` writes the files anew; read their diff.
Moves are drawn from the legal ones in the order of their notation, so nothing but the rules can change a game.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from cornerwise.games.catalogue import variants
from cornerwise.games.options import format_choice
from cornerwise.games.variant import Variant
from cornerwise.rules.notation import format_move
from cornerwise.rules.position import Position

FOLDER = Path(__file__).parent / "playthroughs"


def path_of(variant: Variant) -> Path:
    return FOLDER / f"{variant.id}.txt"


def text_of(variant: Variant) -> str:
    """The golden text of a variant."""
    position = Position(variant)
    return "\n".join([*_heading(variant), *_plies(position), *_result(position)]) + "\n"


def random_plies(position: Position) -> Iterator[str]:
    """Plays a game to the end, drawn by the name of the variant; gives each move before it is made."""
    rng = Random(position.variant.id)
    table = position.table
    while position.turn:
        move = rng.choice(sorted(format_move(table, move) for move in position.legal_moves))
        yield move
        position.push(move)


def _heading(variant: Variant) -> Iterator[str]:
    options = [f"{option.name}={format_choice(variant.chosen[option.field])}" for option in variant.options]
    yield f"{variant.title}: {variant.about}"
    yield f"{variant.id}, {', '.join(options) or 'no options'}"
    yield ""


def _plies(position: Position) -> Iterator[str]:
    yield " ply  colour  seat  legal  move"
    for move in random_plies(position):
        blocked = f"  ({', '.join(position.skipped)} blocked)" if position.skipped else ""
        yield f"{position.ply:4}  {position.turn:6}  {position.seat:4}  {len(position.legal_moves):5}  {move}{blocked}"
    yield ""


def _result(position: Position) -> Iterator[str]:
    outcome = position.outcome()
    assert outcome is not None
    for colour, points in outcome.scores.items():
        left = " ".join(shape.name for shape in position.left(colour)) or "nothing"
        yield f"{colour:6} {points:4}, left: {left}"
    yield f"totals  {', '.join(map(str, outcome.totals))}"
    yield f"winners {', '.join(f'seat {seat}' for seat in outcome.winners) or 'nobody'}"


def update() -> None:
    for variant in variants():
        path_of(variant).write_text(text_of(variant))


if __name__ == "__main__":
    update()
