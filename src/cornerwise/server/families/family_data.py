"""What the server asks of a family of games."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from cornerwise.games.options import Choice, Option
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board
from cornerwise.geometry.shapes import Shape
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.view import View
from cornerwise.server.base.encoded_json import Data, Json, encode

V = TypeVar("V", bound=Variant)
P = TypeVar("P", bound=Position)
W = TypeVar("W", bound=View)


@dataclass(frozen=True, slots=True)
class DrawnTile:
    """Where a tile goes that comes out of the pile."""

    seat: int
    is_open: bool
    """Whether all may see it, or only that seat."""


class ViewReader(Protocol):
    """Follows a game from the view of one seat, as `FamilyData.view_data` wrote it in another process."""

    @property
    def known(self) -> int:
        """How many moves it knows of. What it reads next must go on from there, or begin anew with 0."""

    def read(self, data: Data) -> View: ...


class FamilyData(ABC, Generic[V, P, W]):
    """The data of a family beyond what every game has. All are given games of that family only."""

    # Games before they are played

    @abstractmethod
    def game(self, variant: V) -> Data:
        """What a list of games shows of the board."""

    @abstractmethod
    def board(self, variant: V) -> Data:
        """What a client needs to draw the game."""

    def board_options(self, variant: V) -> tuple[Option, ...]:
        """The options that may change what `board` says, or the list of games."""
        return variant.options

    def design_boards(self, variant: V) -> Iterable[tuple[Board, frozenset[Shape]]]:
        """The board that free pictures can be made on, with its pieces; nothing where there is none."""
        return ()

    def board_of(self, variant: V) -> Board | None:
        """The board that tables of moves are made for, if there is any."""
        return None

    def rematch_options(self, variant: V) -> dict[str, Choice]:
        """The options of the same game once more, with everybody one seat further on."""
        return dict(variant.chosen)

    # Games under way

    @abstractmethod
    def state(self, position: P) -> Data:
        """What everybody may know of a position."""

    def private_state(self, position: P, seats: Collection[int]) -> Data:
        """What only those who have these seats may know."""
        return {}

    def mover_state(self, position: P) -> Data:
        """What the seat to move is told beyond its legal moves."""
        return {}

    @abstractmethod
    def position(self, position: P) -> Data:
        """Everything about a position that belongs to no match, in which nothing is hidden from anybody."""

    def pieces(self, position: P) -> dict[str, list[str]] | None:
        """What every colour can still lay, by the names of its pieces; None where colours have none."""
        return None

    def legal_json(self, position: P) -> Json:
        """The legal moves by the name of what they lay."""
        return encode(position.moves_by_piece())

    def reach_json(self, position: P) -> Json | None:
        """How far every colour may yet get; None where there is no such thing."""
        return None

    # Games that are over

    def own_colours(self, position: P, seat: int) -> tuple[str, ...]:
        """The colours that only this seat laid."""
        return ()

    def first_piece(self, position: P, seat: int) -> str:
        """The name of the piece that a seat chose first; empty where it laid none, or had to take what chance gave."""
        return ""

    # What happens without a player's doing

    def drawn_tile(self, position: P, tile: Move) -> DrawnTile:
        """What becomes of a tile that chance brings next."""
        raise NotImplementedError("chance has no part in these games")

    def late_move(self, position: P) -> Move:
        """What is played next for a seat whose time is up."""
        raise NotImplementedError("turns of these games are not limited")

    # Views, for engines in other processes

    @abstractmethod
    def view_data(self, view: W, known: int) -> Data:
        """A view for a `ViewReader` that knows so many moves of the game already."""

    @abstractmethod
    def view_reader(self, variant: V, seat: int) -> ViewReader: ...
