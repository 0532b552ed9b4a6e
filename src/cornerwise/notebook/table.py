"""A game at a table: what people do, what the computer answers, and what there is to see.

It knows nothing of notebooks. `tell` takes a message of the board and changes the game, `reply` makes the move of a
computer player, `shown` is all that the board draws, as `web/src/notebook/messages.ts` writes it.
"""

from collections.abc import Mapping
from importlib import resources
from random import Random
from typing import Any

from cornerwise.engine import Engine, Player
from cornerwise.errors import CornerwiseError
from cornerwise.locales.catalogue import chain
from cornerwise.locales.phrase import SOURCE
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.matching_position import resolve_chance
from cornerwise.rules.position import Position
from cornerwise.server.families.families import family_of
from cornerwise.server.http.boards import board_data
from cornerwise.server.http.positions import position_data
from cornerwise.server.match.legality import explain_move

WORDS = ("field", "frame", "games", "play", "reasons", "solid", "solo", "watch")
"""The files of messages that the board shows."""


class Table:
    """A game, and who plays its seats."""

    def __init__(
        self, game: Position, players: Mapping[int, Player], *, language: str = SOURCE, seed: int | None = None
    ) -> None:
        self.game = game
        self.players = dict(players)
        self.language = language
        self.answer: dict[str, Any] | None = None
        """What came of the last message."""
        self._rng = Random(seed)
        resolve_chance(game, self._rng)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(self.game.variant.seats) if seat not in self.players]

    # What people do

    def tell(self, message: object) -> None:
        """Do what a message asks for; what cannot be done is told in `answer` and changes nothing."""
        asked = message if isinstance(message, dict) else {}
        move = str(asked.get("move", ""))
        answer: dict[str, Any] = {"id": str(asked.get("id", "")), "refusal": "", "legality": None}
        try:
            if asked.get("do") == "undo":
                self.undo()
            elif self.game.mover in self.people:
                if asked.get("do") == "move":
                    self.play(move)
                elif asked.get("do") == "why":
                    answer["legality"] = explain_move(self.game, move)
        except CornerwiseError as error:
            answer["refusal"] = error.phrase.line(self.language)
        self.answer = answer

    def play(self, move: str) -> None:
        """Make a move."""
        self.game.push(move)
        resolve_chance(self.game, self._rng)

    def undo(self) -> None:
        """Take back to the last turn of a person."""
        while self.game.plies:
            self.game.pop()
            if self.game.mover in self.people:
                break
        resolve_chance(self.game, self._rng)

    def reply(self) -> bool:
        """Make the move of a player that is no person; whether there was one."""
        mover = self.game.mover
        if mover is None or mover not in self.players:
            return False
        self.game.push(self.players[mover].choose(self.game.view(mover)))
        resolve_chance(self.game, self._rng)
        return True

    # What there is to see

    def setting(self) -> dict[str, Any]:
        """What does not change while the game is played."""
        return {
            "board": board_data(self.game.variant),
            "language": self.language,
            "words": [_words(tag) for tag in chain(self.language)],
        }

    def shown(self) -> dict[str, Any]:
        """Everything that does, as plain data."""
        seats = range(self.game.variant.seats)
        return {
            "position": self._position(),
            "seats": [_seat(self.players.get(seat)) for seat in seats],
            "people": self.people,
            "answer": self.answer,
        }

    def _position(self) -> dict[str, Any]:
        """The position as people may see it: one hand where hands are hidden, and moves while it is their turn."""
        game, family = self.game, family_of(self.game.variant)
        data = position_data(game).decoded()
        if game.mover in self.people:
            data |= family.mover_state(game)
        else:
            data["legal"] = {}
        if game.variant.hides:
            own = game.mover if game.mover in self.people else next(iter(self.people), None)
            data |= family.private_state(game, [] if own is None else [own])
            data["plies"] = [ply for ply in data["plies"] if ply["colour"] != CHANCE_NAME]
        return data


def _seat(player: Player | None) -> dict[str, Any]:
    """Who plays a seat; a player without a level is called as its class."""
    level = player.strength.level if isinstance(player, Engine) else None
    name = "" if player is None or level else type(player).__name__
    kind = "engine" if level else "person"
    return {"kind": kind, "name": name, "level": level or 0, "gone": False, "dropped": None}


def _words(tag: str) -> str:
    """The messages of one language as one Fluent file."""
    files = (resources.files("cornerwise.locales").joinpath(tag, f"{name}.ftl") for name in WORDS)
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())
