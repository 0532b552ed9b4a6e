"""Makes collections of puzzles: game after game, each graded and written down as it is found, to go on later."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from cornerwise.games.variant import Variant
from cornerwise.puzzles.collection import SUFFIX, pack
from cornerwise.puzzles.find import find_puzzles
from cornerwise.puzzles.grade import grade
from cornerwise.puzzles.puzzle import Kind, Puzzle

MOST_OF_A_KIND = 0.6
"""The part of all puzzles of a game that one kind may take, as long as others may still turn up."""
PATIENCE = 4
"""Games played for every puzzle wanted, after which any kind will do."""


@dataclass
class Progress:
    """How far the puzzles of one game are."""

    game: str
    wanted: int
    seed: int
    """Of the next game to be played."""
    puzzles: dict[str, Puzzle]

    @property
    def kinds(self) -> Counter[Kind]:
        return Counter(puzzle.kind for puzzle in self.puzzles.values())

    @property
    def full(self) -> set[Kind]:
        """The kinds of which there are enough as long as others may still turn up."""
        return {kind for kind, count in self.kinds.items() if count >= MOST_OF_A_KIND * self.wanted}

    @property
    def is_done(self) -> bool:
        return len(self.puzzles) >= self.wanted


Report = Callable[[Progress], None]


def make_puzzles(variant: Variant, folder: Path, wanted: int, seed: int = 0, report: Report = lambda _: None) -> int:
    """Puzzles of one game, as many as wanted, into a folder; it goes on where it was left. Gives how many there are.

    The folder gets `GAME.jsonl`, in which a line `{"seed": N}` says that the games before N have been looked through,
    and once there are enough the file for the package.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{variant.id}.jsonl"
    progress = _read(path, variant.id, wanted, seed)
    report(progress)
    with path.open("a", encoding="utf-8") as file:
        while not progress.is_done:
            patient = progress.seed - seed < PATIENCE * wanted
            for puzzle in find_puzzles(variant, progress.seed, progress.full if patient else ()):
                if puzzle.id in progress.puzzles or (patient and puzzle.kind in progress.full) or progress.is_done:
                    continue
                graded = replace(puzzle, rating=grade(puzzle))
                progress.puzzles[graded.id] = graded
                file.write(graded.to_line() + "\n")
            progress.seed += 1
            file.write(json.dumps({"seed": progress.seed}) + "\n")
            file.flush()
            report(progress)
    (folder / f"{variant.id}{SUFFIX}").write_bytes(pack(progress.puzzles.values()))
    return len(progress.puzzles)


def _read(path: Path, game: str, wanted: int, seed: int) -> Progress:
    progress = Progress(game, wanted, seed, {})
    if not path.exists():
        return progress
    *lines, half = path.read_text(encoding="utf-8").split("\n")
    if half:  # it was killed while it wrote
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    for line in lines:
        data = json.loads(line)
        if data.keys() == {"seed"}:
            progress.seed = data["seed"]
        else:
            puzzle = Puzzle.from_line(line)
            progress.puzzles[puzzle.id] = puzzle
    return progress
