"""The GTP commands: game, moves, files, analysis and parameters."""

import time
from importlib.metadata import version
from pathlib import Path
from random import Random

from cornerwise.drawing.draw import draw_text
from cornerwise.engine.analysis import Analysis, Line
from cornerwise.engine.gtp.dialogue import Command, GtpError
from cornerwise.engine.gtp.game import GtpGame
from cornerwise.engine.gtp.names import find_with_options
from cornerwise.engine.methods import format_score
from cornerwise.engine.parameters import Parameters, parse_value, whole
from cornerwise.engine.player import Engine
from cornerwise.games.variant import Variant
from cornerwise.records.blksgf import game_of, sgf_of
from cornerwise.records.record import record_of
from cornerwise.records.sgf import MOST_CHARACTERS, format_sgf, parse_sgf
from cornerwise.rules.moves import PASS, WORDS, Move
from cornerwise.rules.placing_position import need_placing_position
from cornerwise.rules.position import Position
from cornerwise.rules.view import View

LINES = 10
"""How many moves `move_values` tells of."""


class GtpPlayer:
    """Plays one game at a time. Every command is a method that takes texts and gives one."""

    def __init__(self, variant: Variant, parameters: Parameters) -> None:
        self._parameters = parameters
        self._game = GtpGame(variant, Random(parameters.seed))
        self._engine: Engine | None = None
        """Made when it is first needed, and anew after a parameter has changed."""
        self._searched: View | None = None
        """What the last move was searched for, until somebody else changes the game."""
        self._analysis: Analysis | None = None

    @property
    def commands(self) -> dict[str, Command]:
        return {
            "name": Command(lambda: "Cornerwise"),
            "version": Command(lambda: version("cornerwise")),
            "set_game": Command(self.set_game, "GAME..."),
            "clear_board": Command(self.clear_board),
            "play": Command(self.play, "COLOUR MOVE..."),
            "p": Command(self.play_next, "MOVE..."),
            "genmove": Command(self.genmove, "COLOUR"),
            "g": Command(self.genmove_next),
            "reg_genmove": Command(self.reg_genmove, "COLOUR"),
            "undo": Command(self.undo),
            "all_legal": Command(self.all_legal, "COLOUR"),
            "final_score": Command(lambda: format_score(self._game.position)),
            "showboard": Command(self.showboard),
            "get_position": Command(lambda: self._game.position.to_text()),
            "set_position": Command(self.set_position, "LINE..."),
            "loadsgf": Command(self.loadsgf, "FILE [MOVE_NUMBER]"),
            "savesgf": Command(self.savesgf, "FILE"),
            "set_random_seed": Command(lambda seed: self.set_parameter("seed", seed), "SEED"),
            "cputime": Command(lambda: f"{time.process_time():.3f}"),
            "get_value": Command(self.get_value),
            "move_values": Command(self.move_values),
            "value_errors": Command(self.value_errors),
            "param": Command(self.param, "[NAME] [VALUE]"),
        }

    # The game

    def set_game(self, *words: str) -> str:
        self._game.begin(find_with_options(" ".join(words)))
        return self._forget()

    def clear_board(self) -> str:
        self._game.begin(self._game.position.variant)
        return self._forget()

    def set_position(self, *words: str) -> str:
        self._game.take(Position.from_text(" ".join(words)))
        self._game.resolve()
        return self._forget()

    def play(self, colour: str, *move: str) -> str:
        self._game.play(self._game.parse_colour(colour), " ".join(move))
        return self._forget()

    def play_next(self, *move: str) -> str:
        self._game.play(self._turn(), " ".join(move))
        return self._forget()

    def undo(self) -> str:
        self._game.undo()
        return self._forget()

    def all_legal(self, colour: str) -> str:
        return "\n".join(map(self._format, self._game.legal_moves(self._game.parse_colour(colour))))

    def showboard(self) -> str:
        """Where hands are hidden, the one of the seat to move is shown."""
        position = self._game.position
        hidden = position.variant.hides and position.mover is not None
        shown = self._view() if hidden else position
        return "\n" + draw_text(shown)  # below the sign that begins the answer, so that it stays in line

    # Moves of the program

    def genmove(self, colour: str) -> str:
        return self._generate(self._game.parse_colour(colour), play=True)

    def genmove_next(self) -> str:
        turn = self._game.position.turn
        if turn is None:
            self._game.rest()
            return WORDS[PASS]
        return self._generate(turn, play=True)

    def reg_genmove(self, colour: str) -> str:
        return self._generate(self._game.parse_colour(colour), play=False)

    def _generate(self, colour: str, *, play: bool) -> str:
        if self._game.is_blocked(colour):
            if play:
                self._game.rest()
            return WORDS[PASS]
        self._game.check_turn(colour)
        view = self._view()
        move = self._player.choose(view)
        if play:
            self._game.make(move)
        self._searched, self._analysis = view, None
        return self._format(move)

    # Files

    def loadsgf(self, file: str, number: str = "") -> str:
        position = game_of(parse_sgf(_read(file))[0]).position
        after = position.ply + 1
        plies = (parse_value("the number of the move to stop before", whole(1, after), number) if number else after) - 1
        while position.ply > plies:
            position.pop()
        self._game.take(position)
        return self._forget()

    def savesgf(self, file: str) -> str:
        tree = sgf_of(record_of(need_placing_position(self._game.position)))
        _plain_file(file).write_text(format_sgf([tree]), encoding="utf-8")
        return ""

    # What the program thinks

    def get_value(self) -> str:
        analysis = self._analysed()
        return f"{_share(self._game.position.variant, analysis, analysis.best):.3f}"

    def move_values(self) -> str:
        analysis = self._analysed()
        rows = [self._row(analysis, line) for line in analysis.lines]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join(" ".join(map(str.ljust, row, widths)).rstrip() for row in rows)

    def _row(self, analysis: Analysis, line: Line) -> tuple[str, ...]:
        share = _share(self._game.position.variant, analysis, line)
        margin = line.value.margins[analysis.seat]
        moves = " ".join(map(self._format, line.moves))
        return self._format(line.move), str(line.visits), f"{share:.3f}", f"{margin:+.1f}", moves

    def value_errors(self) -> str:
        """In the order of `move_values`: half the 95 % intervals of the part of the win and of the margin."""
        analysis = self._analysed()
        seat, party = analysis.seat, self._game.position.variant.party_of(analysis.seat)
        return "\n".join(
            "exact"
            if errors is None
            else f"{sum(errors.shares[mate] for mate in party):.3f} {errors.margins[seat]:.1f}"
            for errors in (line.value.errors for line in analysis.lines)
        )

    def _analysed(self) -> Analysis:
        """The analysis of what was searched last, otherwise of the game as it stands."""
        if self._analysis is None:
            self._analysis = self._player.analyse(self._searched or self._view(), lines=LINES)
        return self._analysis

    # Parameters

    def param(self, name: str = "", value: str = "") -> str:
        if not name:
            return "\n".join(self._parameters.lines())
        if not value:
            raise GtpError("usage: param [NAME VALUE]")
        return self.set_parameter(name, value)

    def set_parameter(self, name: str, value: str) -> str:
        self._parameters = self._parameters.changed(name, value)
        self._engine = self._analysis = None
        if name == "seed":
            self._game.rng = Random(self._parameters.seed)
        return ""

    # Small parts

    @property
    def _player(self) -> Engine:
        if self._engine is None:
            self._engine = self._parameters.make_engine()
        return self._engine

    def _forget(self) -> str:
        """Somebody else has changed the game."""
        self._searched = self._analysis = None
        return ""

    def _turn(self) -> str:
        turn = self._game.position.turn
        if turn is None:
            raise GtpError("the game is over")
        return turn

    def _view(self) -> View:
        """What the seat to move may know."""
        seat = self._game.position.mover
        if seat is None:
            raise GtpError("the game is over")
        return self._game.position.view(seat)

    def _format(self, move: Move) -> str:
        return self._game.position.format(move)


def _share(variant: Variant, analysis: Analysis, line: Line) -> float:
    """The part of the win that a line promises to the seat to move, together with its mates."""
    return sum(line.value.shares[seat] for seat in variant.party_of(analysis.seat))


def _read(file: str) -> bytes:
    """What is in a file; of one that is too long a little more than may be."""
    with _plain_file(file).open("rb") as opened:
        return opened.read(MOST_CHARACTERS + 1)


def _plain_file(file: str) -> Path:
    """A path where a file is or can be; a pipe or a device could keep everybody waiting."""
    path = Path(file)
    if path.exists() and not path.is_file():
        raise GtpError(f"{file}: not a plain file")
    return path
