"""The game behind GTP commands: colours by letter or number, passes of blocked colours, undo, chance moves.

The rules skip a blocked colour by themselves (P11), while a controller may ask it for a move or tell
that it passes. So a pass is remembered here, for `undo` takes it back, and nowhere else.
"""

from dataclasses import replace
from random import Random

from cornerwise.engine.gtp.dialogue import GtpError
from cornerwise.engine.methods import METHODS
from cornerwise.errors import IllegalMove, quoted
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_position import resolve_chance
from cornerwise.rules.moves import PASS, WORDS, Move
from cornerwise.rules.placing import Lay, Placing
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

SIDES = {"black": "B", "white": "W"}
"""What the protocol calls two players."""


class GtpGame:
    """A position, and what was done to get there."""

    def __init__(self, variant: Variant, rng: Random) -> None:
        self.rng = rng
        """Plays the moves of chance."""
        self.begin(variant)

    def begin(self, variant: Variant) -> None:
        """Start a new game."""
        self.take(start(variant))
        self.resolve()

    def take(self, position: Position) -> None:
        """Go on from a position; its moves can be taken back."""
        self.position = position
        self._before = list(range(position.ply))
        """How many plies there were before every move or pass."""

    # Colours

    @property
    def names(self) -> dict[str, str]:
        """What every colour is called in the protocol."""
        variant = self.position.variant
        return dict(zip(variant.colours, METHODS.of(variant).colour_names(variant), strict=True))

    def parse_colour(self, text: str) -> str:
        """The colour of that letter, number or name."""
        word = text.lower()
        name = SIDES.get(word, word.upper())
        for colour, own in self.names.items():
            if name == own or word == colour:
                return colour
        known = " ".join(self.names.values())
        raise GtpError(f"{self.position.variant.id} has no colour {quoted(text)} (choose from: {known})")

    # Moves

    def play(self, colour: str, text: str) -> None:
        """Make a move that is written in notation; a blocked colour may pass."""
        if text.strip().lower() == WORDS[PASS] and self.is_blocked(colour):
            self.rest()
            return
        self.check_turn(colour)
        try:
            self.make(self.position.parse(text))
        except IllegalMove as error:
            raise GtpError(f"illegal move: {error.why} ({error.clause})") from error

    def make(self, move: Move) -> None:
        """Make a move of the colour to move."""
        before = self.position.ply
        self.position.push(move)
        self._before.append(before)
        self.resolve()

    def rest(self) -> None:
        """Remember that a colour passed which cannot move."""
        self._before.append(self.position.ply)

    def undo(self) -> None:
        """Take the last move or pass back, and what chance did after it."""
        if not self._before:
            raise GtpError("cannot undo")
        before = self._before.pop()
        while self.position.ply > before:
            self.position.pop()

    def check_turn(self, colour: str) -> None:
        """An error unless a colour is to move."""
        turn = self.position.turn
        if turn is None:
            raise GtpError("the game is over")
        if turn != colour:
            raise GtpError(f"moves out of turn: it is the turn of {self.names[turn]}")

    def is_blocked(self, colour: str) -> bool:
        """Whether a colour cannot move, now or when its turn would come; nobody can after the end."""
        position = self.position
        if position.turn is None:
            return True
        if colour == position.turn or position.variant.hides:  # whether others can move is their secret
            return False
        return _on_turn(need_placing_position(position), colour) is None

    def legal_moves(self, colour: str) -> list[Move]:
        """The moves of a colour, also of one that is not to move, as if it were."""
        position = self.position
        if colour == position.turn:
            return list(position.legal_moves)
        if position.turn is None:
            return []
        if position.variant.hides:
            self.check_turn(colour)
        asked = _on_turn(need_placing_position(position), colour)
        return sorted(asked.legal - WORDS.keys()) if asked else []

    def resolve(self) -> None:
        """Play what is left to chance."""
        resolve_chance(self.position, self.rng)


def _on_turn(position: PlacingPosition, colour: str) -> Placing | None:
    """What lies on the board with a colour to move that is not; None if it could not move."""
    variant = position.variant
    laid = [Lay(variant.colours.index(ply.colour), ply.move) for ply in position.plies if ply.move not in WORDS]
    choice = next((ply.move for ply in position.plies if ply.move in WORDS), None)
    number = variant.colours.index(colour)
    placing = replace(Placing.after_all(variant, laid, choice), due=number)
    return placing if placing.turn == number else None
