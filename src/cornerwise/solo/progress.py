"""How far a solo game has come: pieces placed of all pieces, together and for each colour."""

from dataclasses import dataclass

from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import placing_variants
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.games.variant import Variant
from cornerwise.rules.placing_position import PlacingPosition


class NotSolo(CornerwiseError):
    """A game in which placing every piece is not the aim."""

    def __init__(self, game: Variant) -> None:
        known = ", ".join(variant.id for variant in placing_variants() if is_solo(variant))
        super().__init__(game.id, "error-not-solo", game=game.id, known=known)


@dataclass(frozen=True)
class Count:
    """Pieces placed of pieces there are."""

    placed: int
    total: int

    @property
    def left(self) -> int:
        """Pieces that are not placed yet."""
        return self.total - self.placed

    def __str__(self) -> str:
        return f"{self.placed} of {self.total}"


@dataclass(frozen=True)
class Progress(Count):
    """The same for a whole game, with the count of every colour."""

    colours: dict[str, Count]

    @property
    def complete(self) -> bool:
        """Whether every piece is placed."""
        return self.placed == self.total


def is_solo(game: Variant) -> bool:
    """Whether the aim is to place every piece."""
    return game.wins == "complete"


def check_solo(game: Variant) -> PlacingVariant:
    """The variant of a solo game; `NotSolo` for every other game."""
    if is_solo(game):
        return need_placing(game)
    raise NotSolo(game)


def progress(position: PlacingPosition) -> Progress:
    """What is placed of all pieces; `NotSolo` where that is not the aim."""
    variant = check_solo(position.variant)
    full = dict(zip(variant.colours, variant.full_pieces, strict=True))
    colours = {colour: Count(all_of_it - len(position.left(colour)), all_of_it) for colour, all_of_it in full.items()}
    placed = sum(count.placed for count in colours.values())
    return Progress(placed, sum(full.values()), colours)
