"""A game on a board with a player at every seat: what was laid lately, which colours are out, taking back."""

from cornerwise.errors import CornerwiseError
from cornerwise.rules.moves import KEEP, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Ply
from cornerwise.terminal.seated_game import SeatedGame


class SeatedBoardGame(SeatedGame[PlacingPosition]):
    """A placing game with its players. It has no hidden hands and no chance, so every move can be taken back."""

    @property
    def choosing(self) -> bool:
        """Whether the answer to a swap opening is due."""
        return KEEP in self.position.legal_moves

    def resting(self, ply: int | None = None) -> tuple[str, ...]:
        """The colours without a place after so many moves. That is known of a colour once its turn has come."""
        replayed = PlacingPosition(self.position.variant)
        found: set[str] = set()
        for made in self.position.plies[:ply]:
            replayed.push(made.move)
            if self.position.variant.blocked == "skip":
                found.clear()  # such a colour may come back
            found.update(replayed.skipped)
        over = replayed.turn is None
        return tuple(colour for colour in self.position.variant.colours if over or colour in found)

    def make(self, move: Move) -> None:
        self.position.push(move)

    def undo(self) -> int:
        last = next((i for i in reversed(range(self.position.ply)) if self._by_human(self.position.plies[i])), None)
        if last is None:
            raise CornerwiseError(None, "terminal-undo-none")
        undone = self.position.ply - last
        for _ in range(undone):
            self.position.pop()
        return undone

    @property
    def recent(self) -> list[Ply]:
        """The moves since the last human one, or the last move alone."""
        plies = self.position.plies
        begin = len(plies)
        while self.humans and begin and not self._by_human(plies[begin - 1]):
            begin -= 1
        return plies[begin:] or plies[-1:]

    def newly_resting(self) -> list[str]:
        """The colours that turned out to be blocked during the recent moves."""
        before = self.resting(self.position.ply - len(self.recent))
        return [colour for colour in self.resting() if colour not in before]

    def _by_human(self, ply: Ply) -> bool:
        return self.is_human(ply.seat)
