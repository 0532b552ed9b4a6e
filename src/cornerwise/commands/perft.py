"""`cornerwise perft`: counts the positions that many moves lead to, the measure of a move generator.

The kernel counts small subtrees in one go. A large tree is divided on the way down, so that there
is something to show in the progress bar and Ctrl-C is heard within a second or two.
"""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter

from cornerwise import _kernel
from cornerwise.commands.arguments import add_option, chosen_game, described, whole_number
from cornerwise.commands.console import progress, say
from cornerwise.commands.numbers import decimal
from cornerwise.commands.parser import Parser, examples
from cornerwise.games.variant import Variant
from cornerwise.locales.lines import cell_len, padded
from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.matching_position import resolve_chance
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Core, Position
from cornerwise.rules.start import start

EXAMPLES = """
cornerwise perft duo 3 --option start=own
cornerwise perft classic 2 --divide
cornerwise perft polyomino-8 2 --reference
cornerwise perft triominos 3 --seed 7
"""
COLUMNS = {"depth": 5, "nodes": 22, "seconds": 10, "rate": 16}
"""The columns, and how wide each is at least. They are fixed, for every row is shown as soon as it is known."""
SMALL_TREE = 200_000_000
"""Leaves that the kernel counts in about a second, also when it makes every move."""
USUAL_MOVES = 500
"""So many moves are expected one ply later, where fewer are there now."""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-perft-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument("variant", metavar="GAME", help=t("cli-arg-game"))
    parser.add_argument("depth", metavar="DEPTH", type=whole_number(1, 99), help=t("cli-perft-depth"))
    add_option(parser)
    parser.add_argument("--divide", action="store_true", help=t("cli-perft-divide"))
    parser.add_argument("--make", action="store_true", help=t("cli-perft-make"))
    parser.add_argument("--reference", action="store_true", help=t("cli-perft-reference"))
    parser.add_argument(
        "--seed",
        metavar="N",
        type=whole_number(0, 999_999_999),
        default=0,
        help=t("cli-perft-seed"),
    )


def run(arguments: Namespace) -> int:
    position = _position(chosen_game(arguments.variant, arguments), arguments)
    if arguments.divide:
        _print_divided(position, arguments.depth, not arguments.make)
    else:
        _print_depths(position, arguments.depth, not arguments.make)
    return 0


def _position(variant: Variant, arguments: Namespace) -> Position:
    position = start(variant, arguments.reference)
    resolve_chance(position, Random(arguments.seed))
    return position


def trees(core: Core, depth: int, bulk: bool = True, share: float = 1.0) -> Iterator[tuple[int, float]]:
    """The leaves of subtrees that together are the whole tree, each with its share of the work."""
    if isinstance(core, _kernel.Position) and max(core.count(), USUAL_MOVES) ** depth <= SMALL_TREE:
        yield core.perft(depth, bulk), share
    elif isinstance(core, _kernel.Match) and depth < 4:
        yield core.perft(depth), share
    elif depth == 0:
        yield 1, share
    elif depth == 1 and bulk:
        yield core.count(), share
    else:
        moves = core.legal()
        for move in moves:
            core.push(move)
            yield from trees(core, depth - 1, bulk, share / len(moves))
            core.pop()


def counted(position: Position, depth: int, bulk: bool) -> tuple[int, float]:
    """The leaves of a whole tree, counted behind a progress bar, and the seconds that took."""
    total, done = 0, 0.0
    title = t("cli-perft-progress", depth=depth)
    with progress(title) as advance:
        begin = perf_counter()
        for leaves, share in trees(position.core, depth, bulk):
            total += leaves
            done += share
            advance(done, title)
        return total, perf_counter() - begin


def divided(position: Position, depth: int, bulk: bool) -> Iterator[tuple[Move, int]]:
    """Every first move with the leaves behind it."""
    moves = list(position.legal_moves)
    title = t("cli-perft-progress", depth=depth)
    with progress(title, beside_output=True) as advance:
        for number, move in enumerate(moves):
            position.push(move)
            leaves = sum(count for count, _ in trees(position.core, depth - 1, bulk))
            position.pop()
            advance((number + 1) / len(moves), title)
            yield move, leaves


def _print_depths(position: Position, depth: int, bulk: bool) -> None:
    say(described(position.variant))
    titles = [t(f"cli-perft-column-{name}") for name in COLUMNS]
    widths = [max(width, cell_len(title)) for width, title in zip(COLUMNS.values(), titles, strict=True)]
    _print_row(titles, widths)
    for reached in range(1, depth + 1):
        nodes, seconds = counted(position, reached, bulk)
        _print_row([str(reached), here().number(nodes), decimal(seconds, 3), decimal(nodes / seconds)], widths)


def _print_row(cells: Sequence[str], widths: Sequence[int]) -> None:
    say(" ".join(padded(cell, width, right=True) for cell, width in zip(cells, widths, strict=True)))


def _print_divided(position: Position, depth: int, bulk: bool) -> None:
    begin = perf_counter()
    total = 0
    for move, leaves in divided(position, depth, bulk):
        say(f"{position.format(move)}: {leaves}")
        total += leaves
    seconds = perf_counter() - begin
    say()
    say(
        t(
            "cli-perft-total",
            game=described(position.variant),
            depth=depth,
            count=total,
            seconds=decimal(seconds, 3),
            rate=decimal(total / seconds),
        )
    )
