"""Figures of right and wrong contacts.

The rules themselves are the judge: a test plays every figure and compares their verdict with what it claims.
"""

from dataclasses import dataclass, replace

from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import hexagon, rectangle
from cornerwise.rulebook.page import Figure, phrase
from cornerwise.rules.placing_position import PlacingPosition


@dataclass(frozen=True)
class Contact:
    """Some pieces, and one that is to join them."""

    name: str
    shape: str
    move: str
    laid: tuple[str, ...] = ()
    refused_by: str = ""
    """The clause that forbids the move, if any."""
    colours: int = 1
    strict: bool = False

    @property
    def picture(self) -> str:
        return f"contact-{self.shape}-{self.name}{'-strict' * self.strict}"

    @property
    def figure(self) -> Figure:
        return Figure(self.picture, phrase(f"figure-{self.name}", shape=self.shape), not self.refused_by)

    def position(self) -> PlacingPosition:
        """Before the move."""
        position = PlacingPosition(_stage(self))
        for move in self.laid:
            position.push(move)
        return position


def _stage(contact: Contact) -> PlacingVariant:
    """A game on a small board, with as many colours as the figure needs."""
    stages = {
        "square": replace(find_placing_variant("classic"), boards=(rectangle(6, 6),), start_cells=("a6", "f1")),
        "triangle": replace(find_placing_variant("trigon"), boards=(hexagon(3),), start="free", start_cells=()),
        "cube": replace(find_placing_variant("rumis-own"), heights="3 3 3 3/3 3 3 3/3 3 3 3"),
    }
    stage = stages[contact.shape]
    return replace(stage, seats=contact.colours, palette=("blue", "orange"), strict_corners=contact.strict)


STEP = "a6,a5,b5,b4"
BAR = "d4,e4,f4"
BEND = "b1/1,c1/1,c2/1"

CONTACTS = (
    Contact("start", "square", STEP),
    Contact("corner", "square", "c3,d3,e3,d2", (STEP,)),
    Contact("side", "square", "c4,d4,e4,d3", (STEP,), "P4"),
    Contact("apart", "square", "d2,e2,f2,e1", (STEP,), "P4"),
    Contact("others", "square", "c3,d3,d4", (STEP, "f1,f2,f3,e3,e4"), colours=2),
    Contact("corner", "triangle", "g5,h5,g6,h6", (BAR,)),
    Contact("tip", "triangle", "e5,e6,f6,g6", (BAR,)),
    Contact("side", "triangle", "e3,f3,f2,g2", (BAR,), "P4"),
    Contact("corner", "triangle", "g5,h5,g6,h6", (BAR,), strict=True),
    Contact("tip", "triangle", "e5,e6,f6,g6", (BAR,), "strict-corners", strict=True),
    Contact("face", "cube", "b2/1,b3/1,b1/2,b2/2", (BEND,)),
    Contact("edge", "cube", "d3/1,d3/2", (BEND,), "R2"),
    Contact("hole", "cube", "c2/2,d2/2", (BEND,), "R3"),
)


def start_figures(shape: str) -> tuple[Figure, ...]:
    return tuple(contact.figure for contact in CONTACTS if contact.shape == shape and not contact.laid)


def contact_figures(shape: str) -> tuple[Figure, ...]:
    return tuple(
        contact.figure for contact in CONTACTS if contact.shape == shape and contact.laid and not contact.strict
    )


def strict_figures() -> tuple[Figure, ...]:
    return tuple(contact.figure for contact in CONTACTS if contact.strict)
