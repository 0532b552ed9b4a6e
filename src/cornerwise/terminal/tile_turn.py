"""A human's turn in a matching game: the tile in the hand, and where it may be laid. Only such places are shown."""

from collections import defaultdict
from collections.abc import Iterable

from cornerwise.rules.matching_moves import Lay, lay_move, lay_of
from cornerwise.rules.moves import Move
from cornerwise.rules.tiles import NUMBER_OF, ORIGIN, Cell
from cornerwise.terminal.seated_tile_game import SeatedTileGame

LINE = 1.7
"""How far apart two lines of cells look, with one column as the measure."""


class TileTurn:
    """What can be done at this point of a game; `begin` again after every move."""

    def __init__(self, game: SeatedTileGame) -> None:
        self._game = game
        self.places: dict[int, list[Lay]] = {}
        """Everywhere that every playable tile fits, line by line."""
        self.lay: Lay | None = None
        """The tile in the hand and where it is held."""
        self._spot: Cell = ORIGIN

    def begin(self) -> None:
        """Find what fits now; a human finds a tile in the hand, near to where the last one was held."""
        self.places = self._found() if self._game.human else {}
        table = self._game.table
        if table and self._spot == ORIGIN:
            self._spot = table[-1].cell
        self.lay = None
        if self.places:
            self._hold(max(self.places, key=lambda tile: max(map(self._game.worth, self.places[tile]))))

    def _found(self) -> dict[int, list[Lay]]:
        found: dict[int, list[Lay]] = defaultdict(list)
        lays = (lay for move in self._game.position.legal_moves if (lay := lay_of(move)))
        for lay in sorted(lays, key=lambda lay: (-lay.cell[1], lay.cell[0], lay.rotation)):
            found[lay.tile].append(lay)
        return dict(found)

    @property
    def hand(self) -> list[int]:
        """The tiles of the human to move, in order."""
        seat = self._game.position.mover
        return [] if seat is None else [NUMBER_OF[tile] for tile in self._game.position.hand(seat)]

    @property
    def move(self) -> Move | None:
        """The move of laying the tile where it is held."""
        return lay_move(*self.lay) if self.lay else None

    @property
    def fitting(self) -> list[Lay]:
        """Everywhere that the held tile fits."""
        return self.places[self.lay.tile] if self.lay else []

    def pick(self, tile: int) -> bool:
        """Take a tile into the hand; False if it fits nowhere."""
        if tile not in self.places:
            return False
        self._hold(tile)
        return True

    def take_next(self, step: int) -> None:
        """Take the next tile that fits somewhere, forwards or backwards."""
        if self.lay:
            tiles = [tile for tile in self.hand if tile in self.places]
            self._hold(tiles[(tiles.index(self.lay.tile) + step) % len(tiles)])

    def next_place(self, step: int) -> None:
        """Hold the tile over the next place where it fits, forwards or backwards."""
        if self.lay:
            self.jump(self.fitting[(self.fitting.index(self.lay) + step) % len(self.fitting)])

    def turn(self, step: int) -> bool:
        """Turn the tile: where it is, or else where it fits turned; False where it fits in no other way."""
        if self.lay is None:
            return False
        for turned in (1, 2) if step > 0 else (2, 1):
            rotation = (self.lay.rotation + turned) % 3
            offered = [lay for lay in self.fitting if lay.rotation == rotation]
            if offered:
                self.jump(self._nearest(offered))
                return True
        return False

    def step(self, across: int, up: int) -> bool:
        """Move the tile to the nearest place in a direction; False where there is none."""
        if self.lay is None:
            return False
        (x, y), offered = self.lay.cell, []
        for lay in self.fitting:
            ahead = (lay.cell[0] - x) * across + (lay.cell[1] - y) * LINE * up
            aside = abs(lay.cell[1] - y) * LINE if across else abs(lay.cell[0] - x)
            if ahead > 0:
                offered.append((ahead + 2 * aside, lay))
        if offered:
            self.jump(min(offered)[1])
        return bool(offered)

    def move_to(self, cell: Cell) -> bool:
        """Hold the tile over a cell; False if it does not fit there."""
        there = [lay for lay in self.fitting if lay.cell == cell]
        if there:
            self.jump(there[0])
        return bool(there)

    def jump(self, lay: Lay) -> None:
        """Hold a tile somewhere."""
        self.lay, self._spot = lay, lay.cell

    def _hold(self, tile: int) -> None:
        self.lay = self._nearest(self.places[tile])

    def _nearest(self, lays: Iterable[Lay]) -> Lay:
        x, y = self._spot
        return min(lays, key=lambda lay: (lay.cell[0] - x) ** 2 + ((lay.cell[1] - y) * LINE) ** 2)
