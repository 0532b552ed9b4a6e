"""The window of games that a net learns from: moves, results, improved policies; nothing that can be reckoned again."""

from pathlib import Path
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.errors import RecordError
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import move_table
from cornerwise.training.selfplay import Games

TARGETS = _kernel.TARGETS
NO_MOVE = 0xFFFFFFFF
PER_FILE = 50_000
"""Positions that go into one file; a megabyte or so."""
PART_UNIT = 255
"""Parts of a policy are kept as whole numbers up to this one."""

Index = npt.NDArray[np.int64]


class Window:
    """The newest positions, in rings that overwrite the oldest."""

    def __init__(self, variant: PlacingVariant, room: int, *, searched: bool = False) -> None:
        """With `searched` the values that searches found are kept beside the results."""
        self.variant, self.room = variant, room
        self.table = move_table(variant.board, variant.pieces)
        pieces = variant.full_pieces[0] if variant.supply == "shared" else sum(variant.full_pieces)
        self.most_plies = min(pieces, len(variant.board)) + 1
        self.games_room = max(room // 4, 16)
        seats = variant.seats
        self.moves = np.full((self.games_room, self.most_plies), NO_MOVE, np.uint32)
        self.plies = np.zeros(self.games_room, np.uint32)
        self.shares, self.margins = (np.zeros((self.games_room, seats), np.float32) for _ in range(2))
        self.game = np.zeros(room, np.int64)
        self.ply = np.zeros(room, np.uint32)
        self.targets = np.full((room, TARGETS), NO_MOVE, np.uint32)
        self.parts = np.zeros((room, TARGETS), np.uint8)
        self.found = np.zeros((room, 2, seats), np.float32) if searched else None
        """Shares and margins."""
        self.games_added = self.added = 0
        self._oldest = 0

    def __len__(self) -> int:
        """How many positions there are."""
        return self.added - self._oldest

    def add(self, games: Games) -> None:
        count, ends = len(games.about), np.cumsum(games.about[:, 0], dtype=np.int64)
        if not count:
            return
        if count > self.games_room or len(games.target_at) > self.room:
            raise ValueError("the window is too small for so many games at once")
        slots = (self.games_added + np.arange(count)) % self.games_room
        column = np.arange(self.most_plies)
        reached = column < games.about[:, :1]
        at = np.where(reached, (ends - games.about[:, 0])[:, None] + column, 0)
        self.moves[slots] = np.where(reached, games.moves[at], NO_MOVE)
        self.plies[slots] = games.about[:, 0]
        self.shares[slots], self.margins[slots] = games.shares, games.margins
        places = (self.added + np.arange(len(games.target_at))) % self.room
        self.game[places] = self.games_added + games.target_at[:, 0]
        self.ply[places] = games.target_at[:, 1]
        parts = np.round(games.target_parts * PART_UNIT).astype(np.uint8)
        self.parts[places] = parts
        self.targets[places] = np.where(parts > 0, games.target_moves, NO_MOVE)  # what gets nothing joins the others
        if self.found is not None:
            self.found[places, 0], self.found[places, 1] = games.target_shares, games.target_margins
        self.games_added += count
        self.added += len(places)
        self._forget()

    def _forget(self) -> None:
        """Positions whose game has been overwritten are gone too."""
        self._oldest = max(self._oldest, self.added - self.room)
        first_game = self.games_added - self.games_room
        while self._oldest < self.added and self.game[self._oldest % self.room] < first_game:
            self._oldest += 1

    def draw(self, count: int, rng: np.random.Generator, newest: int) -> Index:
        """So many of the newest positions, at random."""
        first = max(self._oldest, self.added - newest)
        drawn: Index = rng.integers(first, self.added, count) % self.room
        return drawn

    def save(self, folder: Path, most_bytes: int) -> None:
        """The newest positions, in files that are small enough to be handed about."""
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.npz"):
            old.unlink()
        written, end, number = 0, self.added, 999
        while end > self._oldest and number >= 0:
            begin = max(self._oldest, end - PER_FILE)
            path = folder / f"{number:03}.npz"
            self._save_part(path, np.arange(begin, end) % self.room)
            written += path.stat().st_size
            if written > most_bytes:
                path.unlink()
                return
            end, number = begin, number - 1

    def _save_part(self, path: Path, at: Index) -> None:
        games, inverse = np.unique(self.game[at], return_inverse=True)
        slots = games % self.games_room
        plies = self.plies[slots]
        small = np.uint16 if len(self.table) < 0xFFF0 else np.uint32
        found = np.zeros(0) if self.found is None else self.found[at]
        np.savez_compressed(
            path,
            table=np.array(self.table.fingerprint),
            plies=plies.astype(np.uint8),
            moves=_narrow(self.moves[slots][np.arange(self.most_plies) < plies[:, None]], small),
            shares=self.shares[slots].astype(np.float16),
            margins=self.margins[slots].astype(np.int16),
            game=inverse.astype(np.uint32),
            ply=self.ply[at].astype(np.uint8),
            targets=_narrow(self.targets[at], small),
            parts=self.parts[at],
            found=found.astype(np.float16),
        )

    def load(self, folder: Path) -> None:
        for path in sorted(folder.glob("*.npz")):
            try:
                with np.load(path) as data:
                    self._load_part(data)
            except (OSError, KeyError, ValueError, BadZipFile) as error:
                raise RecordError(
                    str(path), "error-window", file=str(path), game=self.variant.id, problem=str(error)
                ) from None

    def _load_part(self, data: "np.lib.npyio.NpzFile") -> None:
        if str(data["table"]) != self.table.fingerprint:
            raise ValueError("it was played with another board or other pieces")
        plies = data["plies"].astype(np.uint32)
        about = np.zeros((len(plies), 4), np.uint32)
        about[:, 0] = plies
        at = np.stack([data["game"], data["ply"]], 1).astype(np.uint32)
        if (at[:, 0] >= len(plies)).any() or (plies > self.most_plies).any() or (at[:, 1] >= plies[at[:, 0]]).any():
            raise ValueError("it names plies that were not played")
        moves, targets = _widened(data["moves"]), _widened(data["targets"])
        if len(moves) != plies.sum() or len(targets) != len(at) or targets.shape[1:] != (TARGETS,):
            raise ValueError("its parts do not fit together")
        parts = (data["parts"] / np.float32(PART_UNIT)).astype(np.float32)
        found = np.zeros((len(at), 2, self.variant.seats), np.float32)
        if self.found is not None:
            found[:] = data["found"]
        self.add(Games(about, data["shares"], data["margins"], moves, at, targets, parts, found[:, 0], found[:, 1]))


def _narrow(moves: npt.NDArray[np.uint32], kind: type[np.uint16] | type[np.uint32]) -> npt.NDArray[np.unsignedinteger]:
    """Moves in fewer bytes: those that are no rows are counted down from the top."""
    if kind is np.uint32:
        return moves
    top = np.where(moves == NO_MOVE, 0xFFFF, 0xFFF0 + (moves & 0xF))
    return np.where(moves < 0xFFF0, moves, top).astype(np.uint16)


def _widened(moves: npt.NDArray[np.unsignedinteger]) -> npt.NDArray[np.uint32]:
    if moves.dtype == np.uint32:
        return moves
    wide = moves.astype(np.uint32)
    words = np.where(wide == 0xFFFF, NO_MOVE, 0x40000000 | (wide & 0xF))
    return np.where(wide < 0xFFF0, wide, words).astype(np.uint32)
