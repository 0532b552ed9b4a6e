"""The endgame solver finds what trying everything finds, only sooner."""

from dataclasses import replace
from random import Random
from threading import Timer
from time import monotonic

import pytest
from strategies import played
from test_lockstep import every_choice

from cornerwise import new_game
from cornerwise.engine.endgame import StopFlag, solve, worth_trying
from cornerwise.errors import WrongFamily
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.games.placing_variant import PieceSet, PlacingVariant
from cornerwise.geometry.board import rectangle
from cornerwise.rules.placing import ReferenceCore
from cornerwise.rules.placing_position import PlacingPosition

MOST_PUSHES = 300
"""What the brute force may cost for one position."""

CHOICES = [choice for variant in placing_variants() for choice in every_choice(variant) if len(choice.parties) == 2]
SMALL = PieceSet(largest=2)
TINY = [
    replace(find_placing_variant("duo"), boards=(rectangle(3, 3),), piece_set=SMALL, start_cells=("a1", "c3")),
    replace(find_placing_variant("duo"), boards=(rectangle(4, 2),), piece_set=SMALL, start_cells=("a1", "d2")),
    replace(
        find_placing_variant("classic-2"),
        boards=(rectangle(3, 3),),
        piece_set=SMALL,
        start_cells=("a3", "c3", "c1", "a1"),
    ),
    replace(
        find_placing_variant("classic-teams"),
        boards=(rectangle(4, 3),),
        piece_set=SMALL,
        start_cells=("a3", "d3", "d1", "a1"),
    ),
    replace(find_placing_variant("polyomino-8"), boards=(rectangle(3, 2),), piece_set=SMALL),
    replace(find_placing_variant("polyomino-8"), boards=(rectangle(3, 2),), piece_set=SMALL, blocked="skip"),
    replace(find_placing_variant("polyomino-12"), boards=(rectangle(3, 2),), piece_set=PieceSet(largest=2, copies=2)),
    replace(find_placing_variant("polyomino-hexa"), boards=(rectangle(3, 2),), piece_set=PieceSet(largest=3)),
    # Colours that go without pieces, and so have the bonus for laying all of theirs within reach.
    replace(
        find_placing_variant("duo"),
        boards=(rectangle(3, 3),),
        piece_set=SMALL,
        start_cells=("a1", "c3"),
        without="purple:2",
    ),
    replace(
        find_placing_variant("polyomino-12"),
        boards=(rectangle(3, 2),),
        piece_set=PieceSet(largest=2, copies=2),
        scoring="advanced",
        without="blue:1,2",
    ),
]
"""Games short enough to be tried out from nearly their beginning."""


class TooLarge(Exception):
    pass


class BruteForce:
    """Every line of play to its end, by the rules as everybody sees them."""

    def __init__(self, position: PlacingPosition, most: int = MOST_PUSHES) -> None:
        self.position = position.copy()
        self.pushes_left = most

    def margin(self, party: int) -> int:
        position = self.position
        if position.mover is None:
            return margin_at_the_end(position, party)
        choose = max if position.mover in position.variant.parties[party] else min
        return choose([self.margin_after(move, party) for move in position.legal_moves])

    def margin_after(self, move: int, party: int) -> int:
        if self.pushes_left == 0:
            raise TooLarge
        self.pushes_left -= 1
        self.position.push(move)  # type: ignore[arg-type]  # a number is a move
        margin = self.margin(party)
        self.position.pop()
        return margin


def margin_at_the_end(position: PlacingPosition, party: int) -> int:
    outcome = position.outcome()
    assert outcome is not None
    ours, theirs = (outcome.totals[position.variant.parties[side][0]] for side in (party, 1 - party))
    return theirs - ours if position.variant.points.wins == "lowest" else ours - theirs


def party_to_move(position: PlacingPosition) -> int:
    return next(party for party, seats in enumerate(position.variant.parties) if position.mover in seats)


def finished(variant: PlacingVariant, seed: int) -> PlacingPosition:
    """A random game; half of them are played with big pieces, to the crowded boards that random play misses."""
    rng = Random(seed)
    position = PlacingPosition(variant)
    while position.turn:
        moves = sorted(position.legal_moves)
        position.push(rng.choice(moves if seed % 2 else moves[-max(1, len(moves) // 3) :]))
    return position


def endings(variant: PlacingVariant, seed: int) -> list[tuple[PlacingPosition, int]]:
    """The three hardest positions of a game that brute force can still solve, with their margins."""
    position = finished(variant, seed)
    found = []
    while position.plies:
        position.pop()
        try:
            found.append((position.copy(), BruteForce(position).margin(party_to_move(position))))
        except TooLarge:
            break
    return found[-3:]


def check(position: PlacingPosition, margin: int) -> None:
    """Solves a position and holds the answer against the margin that brute force found."""
    where = f"{position!r} {position.variant!r} after {[position.format(move) for move in position.moves]}"
    party = party_to_move(position)
    moves = position.moves
    solved = solve(position)
    assert solved is not None, where
    assert solved.margin == margin, where
    assert solved.line[0] == solved.move in position.legal_moves, where
    assert position.moves == moves, "solving changes nothing"
    assert BruteForce(position).margin_after(solved.move, party) == margin, where
    end = position.copy()
    for move in solved.line:
        end.push(move)
    assert margin_at_the_end(end, party) == margin, where


@pytest.mark.parametrize("part", range(4))
def test_equal_to_brute_force(part: int) -> None:
    games = list(enumerate([*CHOICES, *TINY, *TINY, *TINY]))[part::4]
    positions = [ending for number, variant in games for ending in endings(variant, number)]
    assert len(positions) >= 50, "two hundred in all"
    for position, margin in positions:
        check(position, margin)


@pytest.mark.parametrize("seed", range(6))
def test_best_play_beats_any_other(seed: int) -> None:
    """From where brute force cannot look: a party that follows the solver never gets less than it was promised."""
    rng = Random(seed)
    position = played(new_game("polyomino-8"), rng, 7)
    assert isinstance(position, PlacingPosition)
    party, solved = party_to_move(position), solve(position)
    assert solved is not None
    promised = solved.margin
    while position.turn:
        if party_to_move(position) == party:
            solved = solve(position)
            assert solved is not None
            assert solved.margin >= promised
            promised = solved.margin
            position.push(solved.move)
        else:
            position.push(rng.choice(list(position.legal_moves)))
    assert margin_at_the_end(position, party) == promised


def duo(plies: int) -> PlacingPosition:
    return played(PlacingPosition(find_placing_variant("duo")), Random(3), plies)


def test_limits_leave_it_unsolved() -> None:
    assert solve(duo(6), nodes=1000) is None
    began = monotonic()
    assert solve(duo(6), nodes=10**12, seconds=0.05) is None
    assert monotonic() - began < 30


def test_stopped_from_another_thread() -> None:
    stop = StopFlag()
    timer = Timer(0.05, stop.set)
    timer.start()
    began = monotonic()
    assert solve(duo(6), nodes=10**12, seconds=300, stop=stop) is None
    assert monotonic() - began < 30
    timer.join()
    assert stop.is_set()
    stop.clear()
    last = duo(99)
    last.pop()
    assert solve(last, stop=stop) is not None


def test_little_memory_finds_the_same() -> None:
    position = played(PlacingPosition(find_placing_variant("polyomino-8")), Random(2), 7)
    plenty, little = solve(position), solve(position, memory=0)
    assert plenty is not None
    assert little is not None
    assert (little.margin, len(little.line)) == (plenty.margin, len(plenty.line))
    assert little.nodes > plenty.nodes


def test_the_end_is_nothing_to_solve() -> None:
    over = duo(99)
    assert over.turn is None
    assert solve(over) is None
    assert not worth_trying(over, 10**9)


def test_other_rules_and_bare_cores() -> None:
    position = played(PlacingPosition(find_placing_variant("polyomino-8")), Random(2), 9)
    slow = PlacingPosition(position.variant, ReferenceCore(position.variant))
    for move in position.moves:
        slow.push(move)
    answer = solve(position)
    assert answer is not None
    assert answer == solve(slow)
    assert answer == solve(position.core)  # type: ignore[arg-type]  # the kernel's


def test_only_for_two_parties() -> None:
    for name in ("classic", "classic-solo"):
        with pytest.raises(WrongFamily, match=f"{name} cannot be used here: .* two-party games"):
            solve(PlacingPosition(find_placing_variant(name)))
    with pytest.raises(WrongFamily, match="two-party games"):
        solve(PlacingPosition(find_placing_variant("classic")).core)  # type: ignore[arg-type]  # the kernel's
    with pytest.raises(WrongFamily, match="triominos cannot be used here"):
        solve(new_game("triominos"))  # type: ignore[arg-type]  # wrong on purpose


def test_worth_trying_near_the_end_only() -> None:
    game = finished(find_placing_variant("duo"), 4)
    for _ in range(5):
        game.pop()
    assert worth_trying(game, 20_000)
    assert not worth_trying(game, 1)
    assert solve(game, nodes=20_000) is not None
    while game.ply > 8:
        game.pop()
    assert not worth_trying(game, 2_000_000)
