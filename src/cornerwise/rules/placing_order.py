"""Finds an order in which the pieces that lie on a board can have been laid.

Pieces of one colour are tried as they stand, each as soon as it can be laid; where that leads nowhere, other orders are
tried, as many as `MOST_TRIES` allows. kernel/wasm/placing_order.cpp does the same in browsers.
"""

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.arranged import Arranged, Fault
from cornerwise.rules.moves import CHOICES, WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.reasons import violation

MOST_TRIES = 20_000
"""Moves that are made in search of an order. Almost always the first one found is right."""

_ANSWER_NAMED = {WORDS[move]: move for move in CHOICES}


def arrange_placing(variant: PlacingVariant, parts: list[list[str]], turn: str | None = None) -> Arranged:
    """What `text_parts` wrote, or somebody by hand who need not know the order: played.

    Orders after which it is the turn of the colour that `turn` names are preferred.
    """
    position = PlacingPosition(variant)
    waiting: dict[str, list[Move]] = {colour: [] for colour in variant.colours}
    answers: list[Move] = []
    for name, *texts in filter(None, parts):
        if not texts and (answer := _ANSWER_NAMED.get(name)):
            answers.append(answer)
            continue
        position.need_colour(name)
        if waiting[name]:
            raise NotationError(name, "error-text-twice")
        waiting[name] = [position.parse_placement(text) for text in texts]
    return _Search(position, waiting, answers, turn).run()


class _Search:
    """Goes on with what waits, and back where that leads nowhere."""

    def __init__(
        self, position: PlacingPosition, waiting: dict[str, list[Move]], answers: list[Move], turn: str | None
    ) -> None:
        self.position, self.waiting, self.answers, self.wanted = position, waiting, answers, turn
        self.tries = 0
        self.whole: tuple[Move, ...] | None = None
        """The first order in which all of it can be played."""
        self.stuck: tuple[tuple[Move, ...], Fault] | None = None
        """Where it first led nowhere."""

    def run(self) -> Arranged:
        fault = None
        if not self._go_on():
            if self.whole is not None:
                moves = self.whole
            else:
                assert self.stuck
                moves, fault = self.stuck
            for move in moves:
                self.position.push(move)
        return Arranged(self.position, fault)

    def _go_on(self) -> bool:
        """Whether all that waits is played now, as it was wanted."""
        position = self.position
        if not self.answers and not any(self.waiting.values()):
            if self.wanted is None or position.turn == self.wanted:
                return True
            self.whole = self.whole or position.moves
            return False
        source = self._source()
        legal = [i for i, move in enumerate(source) if position.core.is_legal(move)]
        if not legal and not self.stuck:
            self.stuck = position.moves, self._fault(source)
        for i in legal:
            if self.tries == MOST_TRIES:
                break
            self.tries += 1
            move = source.pop(i)
            position.push(move)
            if self._go_on():
                return True
            position.pop()
            source.insert(i, move)
        return False

    def _source(self) -> list[Move]:
        """From what the next move is taken; its first is illegal where none of them can be made."""
        turn = self.position.turn
        if turn is None or self.position.legal_moves[0] in CHOICES:
            return self.answers or next(moves for moves in self.waiting.values() if moves)
        return self.waiting[turn] if any(self.waiting.values()) else self.answers

    def _fault(self, source: list[Move]) -> Fault:
        turn = self.position.turn
        if not source:
            assert turn
            missing = NotationError(turn, "error-text-missing", count=self.position.ply)
            return Fault(violation("must-place", colour=turn), missing, turn=turn)
        broken = self.position.violation(source[0])
        assert broken
        text = self.position.format(source[0])
        return Fault(broken, IllegalMove(text, broken, self.position), text, turn)
