"""Golden playthroughs: one random game of every variant, written so that people can check it by the rules.

After a change that is meant, `python tests/playthrough.py` writes the files anew; read their diff.
Moves are drawn from the legal ones in the order of their notation, so nothing but the rules can change a game.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from cornerwise.games.catalogue import variants
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

FOLDER = Path(__file__).parent / "playthroughs"


def path_of(variant: Variant) -> Path:
    return FOLDER / f"{variant.id}.txt"


def text_of(variant: Variant) -> str:
    """The golden text of a variant; of a match one deal will do."""
    if isinstance(variant, MatchingVariant):
        variant = variant.with_options(deals=1)
    position = start(variant)
    return "\n".join([*_heading(variant), *_plies(position), *_result(position)]) + "\n"


def random_plies(position: Position) -> Iterator[str]:
    """Plays a game to the end, drawn by the name of the variant; gives each move before it is made."""
    rng = Random(position.variant.id)
    while position.turn:
        move = rng.choice(sorted(map(position.format, position.legal_moves)))
        yield move
        position.push(move)


def _heading(variant: Variant) -> Iterator[str]:
    options = [f"{name}={text}" for name, text in variant.chosen_texts.items()]
    yield f"{variant.title}: {variant.about}"
    yield f"{variant.id}, {', '.join(options) or 'no options'}"
    yield ""


def _plies(position: Position) -> Iterator[str]:
    yield " ply  colour  seat  legal  move"
    for move in random_plies(position):
        seat = "-" if position.mover is None else position.mover
        legal = len(position.legal_moves)
        yield f"{position.ply:4}  {position.turn:6}  {seat:>4}  {legal:5}  {move}{_blocked(position)}"
    yield ""


def _blocked(position: Position) -> str:
    skipped = position.skipped if isinstance(position, PlacingPosition) else ()
    return f"  ({', '.join(skipped)} blocked)" if skipped else ""


def _result(position: Position) -> Iterator[str]:
    outcome = position.outcome()
    assert outcome is not None
    for colour, points in outcome.scores.items():
        yield f"{colour:6} {points:4}, left: {' '.join(_left(position, colour)) or 'nothing'}"
    yield f"totals  {', '.join(map(str, outcome.totals))}"
    yield f"winners {', '.join(f'seat {seat}' for seat in outcome.winners) or 'nobody'}"


def _left(position: Position, colour: str) -> list[str]:
    if isinstance(position, PlacingPosition):
        return [shape.name for shape in position.left(colour)]
    assert isinstance(position, MatchingPosition)
    return ["-".join(map(str, tile)) for tile in position.hand(position.variant.colours.index(colour))]


def update() -> None:
    for variant in variants():
        path_of(variant).write_text(text_of(variant))


if __name__ == "__main__":
    update()
