"""Golden playthroughs: one random game of every variant, written so that people can check it by the rules.

Options that change the course of a game have playthroughs of their own beside that, in files named after the
variant and the option. After a change that is meant, `python tests/playthrough.py` writes the files anew; read
their diff. Moves are drawn from the legal ones in the order of their notation, so nothing but the rules can
change a game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

FOLDER = Path(__file__).parent / "playthroughs"
PLUS = "+"
"""Between the variant and its option in the name of a file."""


@dataclass(frozen=True)
class Playthrough:
    """A game that is to be played at random."""

    variant: Variant
    option: str = ""
    draws: float = 0
    """How often a seat draws where it may, beside what it draws by chance: that is how a pile gets empty."""
    seed: str = ""

    @property
    def name(self) -> str:
        return self.variant.id + (PLUS + self.option if self.option else "")

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def text(self) -> str:
        position = start(self.variant)
        return "\n".join([*_heading(self.variant), *self._plies(position), *_result(position)]) + "\n"

    def moves(self, position: Position) -> Iterator[str]:
        """Plays a game to the end; gives each move before it is made."""
        rng = Random(self.seed or self.variant.id)
        while position.turn:
            legal = sorted(map(position.format, position.legal_moves))
            move = "draw" if self.draws and "draw" in legal and rng.random() < self.draws else rng.choice(legal)
            yield move
            position.push(move)

    def _plies(self, position: Position) -> Iterator[str]:
        yield " ply  colour  seat  legal  move"
        for move in self.moves(position):
            seat = "-" if position.mover is None else position.mover
            legal = len(position.legal_moves)
            yield f"{position.ply:4}  {position.turn:6}  {seat:>4}  {legal:5}  {move}{_blocked(position)}"
        yield ""


def usual(variant: Variant) -> Playthrough:
    """The playthrough that every variant has; of a match one deal will do."""
    return Playthrough(variant.with_options(deals=1) if isinstance(variant, MatchingVariant) else variant)


WITH_OPTIONS = (
    # Blue is shared and still opens, laid by the seat that begins.
    Playthrough(find_variant("classic-3", shared="blue", first=1), "blue"),
    # Two seats go out in one circuit, and only the first of them gets 5 (M11).
    Playthrough(find_variant("triominos", scoring="children", seats=3), "children", seed="children 69"),
    # A seat passes with an empty pile although a tile fits (M7); the match ends in the middle of a deal (M10).
    Playthrough(
        find_variant("triominos", edition="french", seats=4, target=50), "french", draws=0.6, seed="french 105"
    ),
)


def playthroughs() -> tuple[Playthrough, ...]:
    return (*map(usual, variants()), *WITH_OPTIONS)


def _heading(variant: Variant) -> Iterator[str]:
    options = [f"{name}={text}" for name, text in variant.chosen_texts.items()]
    yield f"{variant.title}: {variant.about}"
    yield f"{variant.id}, {', '.join(options) or 'no options'}"
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
    for playthrough in playthroughs():
        playthrough.path.write_text(playthrough.text)


if __name__ == "__main__":
    update()
