"""Perft: the number of move sequences of a length, against tables in tests/perft.

A line of a table holds the options that are not the default (`-` for none), the plies of the variant's playthrough
that are made first, the depth, the number of nodes and, behind a `#`, where that number comes from:

- `rules.md`: published in the rule book;
- `reference rules`: counted by the readable Python rules;
- `kernel`: too many for those; at least it cannot change unseen.

A skipped colour costs no ply (P11). When a number is wrong, the failure lists the nodes behind every first move.
"""

from collections import deque
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from playthrough import Playthrough

from cornerwise import Move, _kernel, find_variant, variants
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.rules.position import Core
from cornerwise.rules.start import start

FOLDER = Path(__file__).parent / "perft"
SOURCES = ("rules.md", "reference rules", "kernel")
MOST_PLAYED = 3_000_000
"""Up to so many nodes the last ply is also played out, not just counted."""
MOST_EXPANDED = 25
"""Up to so many inner nodes the reference counts too; it takes some milliseconds for each."""


class Line(NamedTuple):
    variant: Variant
    options: str
    ply: int
    depth: int
    nodes: int
    source: str

    def __str__(self) -> str:
        return f"{self.variant.id} {self.options} ply {self.ply} depth {self.depth}"


def read_table(path: Path) -> list[Line]:
    lines = (line for line in path.read_text().splitlines() if line and not line.startswith("#"))
    return [parse_line(find_variant(path.stem), line) for line in lines]


def parse_line(variant: Variant, line: str) -> Line:
    numbers, source = line.split("#")
    options, ply, depth, nodes = numbers.split()
    return Line(parse_variant(variant, options), options, int(ply), int(depth), int(nodes), source.strip())


def parse_variant(variant: Variant, options: str) -> Variant:
    choices: dict[str, Choice] = {}
    for option in options.split(",") if options != "-" else ():
        choices |= variant.parse_option(*option.split("="))
    return variant.with_options(**choices)


@cache
def playthrough(name: str, options: str) -> tuple[Move, ...]:
    position = start(parse_variant(find_variant(name), options))
    deque(Playthrough(position.variant).moves(position), maxlen=0)
    return position.moves


def advance(core: Core, line: Line) -> None:
    """Make the moves that come before a line."""
    moves = playthrough(line.variant.id, line.options)
    assert line.ply < len(moves), "the game is over before"
    for move in moves[: line.ply]:
        core.push(move)


def kernel_at(line: Line) -> _kernel.Position | _kernel.Match:
    core = start(line.variant).core
    assert isinstance(core, _kernel.Position | _kernel.Match)
    advance(core, line)
    return core


def reference_at(line: Line) -> Core:
    core = start(line.variant, reference=True).core
    advance(core, line)
    return core


def count(core: Core, depth: int) -> int:
    """Perft by any core, move by move."""
    if depth == 1:
        return core.count()
    return sum(nodes for _, nodes in divide(core, depth))


def divide(core: Core, depth: int) -> list[tuple[Move, int]]:
    """The nodes behind every first move."""
    found = []
    for move in sorted(core.legal()):
        core.push(move)
        found.append((Move(move), count(core, depth - 1) if depth > 1 else 1))
        core.pop()
    return found


def divided(line: Line, core: _kernel.Position | _kernel.Match) -> str:
    """What to compare with another program: the nodes of every first move."""
    game = start(line.variant)
    rows = []
    for move in sorted(core.legal()):
        core.push(move)
        rows.append(f"{game.format(Move(move))}: {core.perft(line.depth - 1)}")
        core.pop()
    return "\n".join([str(line), *rows])


LINES = [line for path in sorted(FOLDER.glob("*.perft")) for line in read_table(path)]
every_line = pytest.mark.parametrize("line", LINES, ids=str)


@every_line
def test_kernel_counts(line: Line) -> None:
    core = kernel_at(line)
    nodes = core.perft(line.depth)
    assert nodes == line.nodes, divided(line, core)


PLAYED = [line for line in LINES if line.nodes <= MOST_PLAYED and isinstance(line.variant, PlacingVariant)]
"""Only placing games are ever counted in bulk."""


@pytest.mark.parametrize("line", PLAYED, ids=str)
def test_kernel_plays(line: Line) -> None:
    core = kernel_at(line)
    assert isinstance(core, _kernel.Position)
    assert core.perft(line.depth, bulk=False) == line.nodes, divided(line, core)


@pytest.mark.parametrize("line", [line for line in LINES if line.source != "kernel"], ids=str)
def test_reference_counts(line: Line) -> None:
    """Only where that is soon done; the numbers themselves were all counted by it, or published."""
    core = kernel_at(line)
    if core.perft(line.depth - 1) <= MOST_EXPANDED:
        assert count(reference_at(line), line.depth) == line.nodes, divided(line, core)


def test_sources_are_told() -> None:
    assert {line.source for line in LINES} == set(SOURCES)


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_every_variant_has_shallow_and_late_positions(variant: Variant) -> None:
    plies = {line.ply for line in LINES if line.variant.id == variant.id}
    assert 0 in plies
    assert max(plies) > 9


def test_a_divide_adds_up() -> None:
    line = parse_line(find_variant("polyomino-8"), "- 8 3 0 # kernel")
    core = kernel_at(line)
    whole = core.perft(3)
    assert sum(nodes for _, nodes in divide(core, 3)) == whole
    assert sum(int(row.split(": ")[1]) for row in divided(line, core).splitlines()[1:]) == whole


def test_depth_nothing_is_one_node() -> None:
    assert kernel_at(parse_line(find_variant("duo"), "- 0 0 1 # kernel")).perft(0) == 1
