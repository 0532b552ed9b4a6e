"""The conformance check passes for every game of ours, and fails where a promise is broken."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cornerwise import PlacingVariant, find_placing_variant, find_variant, variants
from cornerwise.errors import BadVariant
from cornerwise.games.options import Option
from cornerwise.games.variant import Variant
from cornerwise.rules.conformance import BrokenPromise, check_variant
from cornerwise.rules.moves import KEEP, SWAP
from cornerwise.rules.native import kernel_core
from cornerwise.rules.placing import ReferenceCore
from cornerwise.rules.placing_position import PlacingCore

SMALL = find_placing_variant("polyomino-8")


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_every_variant_conforms(variant: Variant) -> None:
    check_variant(variant, games=1)


@pytest.mark.parametrize(
    "variant",
    [
        find_placing_variant("duo", start="own"),
        find_placing_variant("classic-3", shared="blue", first=1, start="any"),
        find_placing_variant("trigon-3", strict_corners=True, left_out="yellow"),
        find_placing_variant("rumis-tower", seats=2, colours_each=2, blocked="skip"),
        find_placing_variant("rumis-own", seats=3, heights="0 3 0/3 5 3/3 5 3/0 3 0"),
        find_variant("triominos", seats=4, edition="french", deals=1),
        find_variant("triominos", seats=3, edition="tournament", target=100, after_draw="any", time_limit=True),
        find_variant("triominos", seats=1, scoring="children"),
        find_variant("triominos", seats=6, scoring="no-points"),
    ],
    ids=repr,
)
def test_other_choices_conform(variant: Variant) -> None:
    check_variant(variant, games=1, seed=1)


def test_the_reference_conforms() -> None:
    check_variant(SMALL, games=1, core=ReferenceCore)


class Wrapped:
    """The kernel's core, passed through call by call. The broken ones below change one answer each."""

    def __init__(self, variant: PlacingVariant, core: PlacingCore | None = None) -> None:
        self.variant = variant
        self.core: PlacingCore = core or kernel_core(variant)

    @property
    def turn(self) -> int:
        return self.core.turn

    @property
    def seat(self) -> int:
        return self.core.seat

    @property
    def owners(self) -> list[list[int]]:
        return self.core.owners

    def legal(self) -> list[int]:
        return self.core.legal()

    def count(self) -> int:
        return self.core.count()

    def is_legal(self, move: int) -> bool:
        return self.core.is_legal(move)

    def push(self, move: int) -> None:
        self.core.push(move)

    def pop(self) -> None:
        self.core.pop()

    def cells(self, colour: int) -> list[int]:
        return self.core.cells(colour)

    def left(self, colour: int) -> list[int]:
        return self.core.left(colour)

    def tally(self, colour: int) -> tuple[int, int, int, int]:
        return self.core.tally(colour)

    def copy(self) -> "Wrapped":
        return type(self)(self.variant, self.core.copy())


class ListsTwice(Wrapped):
    def legal(self) -> list[int]:
        moves = self.core.legal()
        return [*moves, *moves[:1]]


class CountsWrong(Wrapped):
    def count(self) -> int:
        return self.core.count() + 1


class RefusesLegal(Wrapped):
    def is_legal(self, move: int) -> bool:
        return self.core.is_legal(move) and move % 3 != 0


class AcceptsAll(Wrapped):
    def is_legal(self, move: int) -> bool:
        return True

    def push(self, move: int) -> None:
        self.core.push(move if self.core.is_legal(move) else self.core.legal()[0])


class MovesWhenRefusing(Wrapped):
    def is_legal(self, move: int) -> bool:
        legal = self.core.is_legal(move)
        if not legal:
            self.core.push(self.core.legal()[0])
        return legal


class ForgetsToPop(Wrapped):
    def pop(self) -> None:
        pass


class SharesCopies(Wrapped):
    def copy(self) -> "Wrapped":
        return type(self)(self.variant, self.core)


class Blocked(Wrapped):
    def legal(self) -> list[int]:
        return [] if self.core.tally(0)[1] == 3 else self.core.legal()

    def count(self) -> int:
        return len(self.legal())


class StrangeSeat(Wrapped):
    @property
    def seat(self) -> int:
        return 2


class StrangeCells(Wrapped):
    def cells(self, colour: int) -> list[int]:
        return self.core.cells(0)


class KeepsPieces(Wrapped):
    def left(self, colour: int) -> list[int]:
        return [1] * len(self.variant.pieces)


class GenerousTally(Wrapped):
    def tally(self, colour: int) -> tuple[int, int, int, int]:
        cells, pieces, last, seen = super().tally(colour)
        return cells + 1, pieces, last, seen


class NeverOver(Wrapped):
    @property
    def turn(self) -> int:
        return max(self.core.turn, 0)

    @property
    def seat(self) -> int:
        return max(self.core.seat, 0)


@pytest.mark.parametrize(
    ("core", "promise"),
    [
        (ListsTwice, "each legal move is listed once"),
        (CountsWrong, "each legal move is listed once"),
        (RefusesLegal, "is legal in notation too"),
        (AcceptsAll, "which is not listed, is not legal"),
        (MovesWhenRefusing, "refusing .* leaves the position alone"),
        (ForgetsToPop, "restores the position"),
        (SharesCopies, "on a copy leaves the position alone"),
        (Blocked, "the colour to move is not blocked"),
        (StrangeSeat, "the seat to move is one of the game"),
        (StrangeCells, "orange covers what it has laid"),
        (KeepsPieces, "lacks just what was laid"),
        (GenerousTally, "the tally of blue is right"),
        (NeverOver, "the colour to move is not blocked"),
    ],
)
def test_a_broken_core_is_found(core: Callable[[PlacingVariant], PlacingCore], promise: str) -> None:
    with pytest.raises(BrokenPromise, match=promise) as caught:
        check_variant(SMALL, games=1, core=core)
    assert caught.value.value is SMALL
    assert caught.value.position.variant is SMALL
    assert caught.value.promise in str(caught.value)


class AsksForever(Wrapped):
    """Keep or swap, again and again."""

    def legal(self) -> list[int]:
        return [KEEP, SWAP]

    def count(self) -> int:
        return 2

    def is_legal(self, move: int) -> bool:
        return move in self.legal()

    def push(self, move: int) -> None:
        pass

    def pop(self) -> None:
        pass


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cornerwise.rules.conformance.REFUSALS", 0)  # the reference could not follow
    monkeypatch.setattr("cornerwise.rules.conformance.VIEWS", 0)
    monkeypatch.setattr("cornerwise.rules.conformance.MOST_PLIES", 50)
    with pytest.raises(BrokenPromise, match="a game ends"):
        check_variant(SMALL, games=1, core=AsksForever, reference=False)


def test_the_wrapper_itself_conforms() -> None:
    check_variant(SMALL, games=1, core=Wrapped)


@pytest.mark.parametrize(
    ("variant", "promise"),
    [
        (
            replace(find_placing_variant("duo"), options=(Option("start", ("own",)),)),
            "an option is chosen that is not offered: .*start",
        ),
    ],
)
def test_broken_data_is_found(variant: PlacingVariant, promise: str) -> None:
    with pytest.raises(BrokenPromise, match=promise):
        check_variant(variant, games=1)


def test_fields_that_do_not_go_together_are_found() -> None:
    with pytest.raises(BadVariant, match="z99"):
        check_variant(replace(find_placing_variant("duo"), start_cells=("e10", "z99")), games=1)


def test_equal_seeds_play_equal_games() -> None:
    first, second, third = (_noted(seed) for seed in (5, 5, 6))
    assert first == second != third


def _noted(seed: int) -> list[int]:
    noted: list[int] = []

    class Noting(Wrapped):
        def push(self, move: int) -> None:
            noted.append(move)
            super().push(move)

    check_variant(SMALL, games=1, seed=seed, core=Noting)
    return noted
