"""Variants as data: options are checked, owners and starts follow from the fields."""

from dataclasses import FrozenInstanceError, replace
from itertools import permutations

import pytest

from cornerwise import BadOption, PlacingVariant, find_placing_variant, placing_variants
from cornerwise.games.options import Choice, format_choice
from cornerwise.games.placing_variant import SCORINGS

WITH_OPTIONS = [(variant, option) for variant in placing_variants() for option in variant.options]


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_no_choice_is_the_same_variant(variant: PlacingVariant) -> None:
    assert variant.with_options() is variant


@pytest.mark.parametrize(
    ("name", "field", "choice"),
    [(variant.id, option.field, choice) for variant, option in WITH_OPTIONS for choice in option.choices],
)
def test_every_choice_is_taken(name: str, field: str, choice: Choice) -> None:
    # Two colours each need two seats.
    before = find_placing_variant(name, **({"seats": 2} if field == "colours_each" else {}))
    chosen = before.with_options(**{field: choice})
    assert getattr(chosen, field) == choice
    others = {other: value for other, value in before.chosen.items() if other != field}
    assert {other: value for other, value in chosen.chosen.items() if other != field} == others


@pytest.mark.parametrize(
    ("name", "field", "default"),
    [(variant.id, option.field, variant.value_of(option)) for variant, option in WITH_OPTIONS],
)
def test_the_first_choice_is_the_default_or_named_otherwise(name: str, field: str, default: Choice) -> None:
    option = next(option for option in find_placing_variant(name).options if option.field == field)
    if field in ("shared", "left_out"):
        assert default == "green"
    else:
        assert default == option.choices[0]


@pytest.mark.parametrize(
    ("name", "field", "value", "words"),
    [
        ("duo", "start", "opposite", "start cannot be 'opposite' (choose from: any, own)"),
        ("duo", "start", "", "start cannot be ''"),
        ("duo", "start", 0, "start cannot be 0"),
        ("duo", "start", True, "start cannot be True"),
        ("duo", "strict_corners", True, "there is no option 'strict_corners' (choose from: start, without)"),
        ("duo", "board", "20x20", "there is no option 'board'"),
        ("duo", "id", "classic", "there is no option 'id'"),
        ("polyomino-hexa", "start", "free", "there is no option 'start': this game has no options"),
        ("classic", "first", 4, "first cannot be 4 (choose from: 0, 1, 2, 3)"),
        ("classic", "first", -1, "first cannot be -1"),
        ("classic", "first", True, "first cannot be True"),
        ("classic", "first", "1", "first cannot be '1'"),
        ("classic", "scoring", "pieces", "scoring cannot be 'pieces'"),
        ("trigon", "strict_corners", 1, "strict-corners cannot be 1 (choose from: off, on)"),
        ("trigon", "strict-corners", True, "there is no option 'strict-corners'"),
        ("trigon-3", "left_out", "purple", "left-out cannot be 'purple'"),
        ("trigon-3", "left_out", "", "left-out cannot be ''"),
        ("classic-3", "shared", "", "shared cannot be ''"),
        ("rumis-tower", "seats", 1, "seats cannot be 1 (choose from: 4, 3, 2)"),
        ("rumis-tower", "seats", "4", "seats cannot be '4'"),
        ("rumis-tower", "colours_each", 3, "colours-each cannot be 3 (choose from: 1, 2)"),
        ("rumis-tower", "blocked", "", "blocked cannot be ''"),
        ("rumis-tower", "heights", "2 2", "there is no option 'heights'"),
        ("rumis-own", "heights", "2 x", "R4: '2 x' is not a height map"),
        ("rumis-own", "heights", 2, "heights cannot be 2"),
    ],
)
def test_bad_options(name: str, field: str, value: Choice, words: str) -> None:
    with pytest.raises(BadOption) as caught:
        find_placing_variant(name, **{field: value})
    error = caught.value
    assert (error.variant, error.option, error.value) == (name, field, value)
    assert f"{name}: {words}" in str(error)


@pytest.mark.parametrize("seats", [3, 4])
def test_choices_that_do_not_go_together(seats: int) -> None:
    with pytest.raises(BadOption, match="rumis-tower: there are not enough colours for 2 each") as caught:
        find_placing_variant("rumis-tower", seats=seats, colours_each=2)
    assert (caught.value.option, caught.value.value) == ("seats, colours_each", (seats, 2))


def test_the_order_of_choices_does_not_matter() -> None:
    one = find_placing_variant("rumis-tower", seats=2, colours_each=2)
    assert one.chosen == find_placing_variant("rumis-tower", colours_each=2, seats=2).chosen
    # But one after the other they have to go together at every step.
    with pytest.raises(BadOption):
        one.with_options(seats=3)


def test_one_bad_option_spoils_good_ones() -> None:
    with pytest.raises(BadOption):
        find_placing_variant("classic", start="any", first=9)


@pytest.mark.parametrize(
    ("name", "option", "text", "parsed"),
    [
        ("duo", "start", "own", {"start": "own"}),
        ("trigon", "strict-corners", "on", {"strict_corners": True}),
        ("trigon", "strict_corners", "off", {"strict_corners": False}),
        ("classic", "first", "3", {"first": 3}),
        ("trigon-3", "left-out", "red", {"left_out": "red"}),
    ],
)
def test_parse_option(name: str, option: str, text: str, parsed: dict[str, Choice]) -> None:
    variant = find_placing_variant(name)
    assert variant.parse_option(option, text) == parsed
    assert variant.with_options(**parsed).chosen.items() >= parsed.items()


@pytest.mark.parametrize(("option", "text"), [("first", "x"), ("first", "03"), ("start", "ANY"), ("colour", "red")])
def test_parse_option_leaves_the_complaint_to_with_options(option: str, text: str) -> None:
    classic = find_placing_variant("classic")
    with pytest.raises(BadOption):
        classic.with_options(**classic.parse_option(option, text))


@pytest.mark.parametrize(
    ("name", "field", "choice"),
    [(variant.id, option.name, choice) for variant, option in WITH_OPTIONS for choice in option.choices],
)
def test_choices_are_read_back(name: str, field: str, choice: Choice) -> None:
    (parsed,) = find_placing_variant(name).parse_option(field, format_choice(choice)).values()
    assert (parsed, type(parsed)) == (choice, type(choice))


def test_format_choice() -> None:
    assert [format_choice(choice) for choice in (True, False, 0, 1, "own")] == ["on", "off", "0", "1", "own"]


def test_repr_names_the_choices() -> None:
    assert repr(find_placing_variant("duo", start="own")) == "<variant duo start=own>"
    assert repr(find_placing_variant("polyomino-8")) == "<variant polyomino-8>"


def test_variants_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        find_placing_variant("duo").seats = 3  # type: ignore[misc]  # wrong on purpose


@pytest.mark.parametrize(
    ("name", "owners"),
    [
        ("classic", ((0,), (1,), (2,), (3,))),
        ("classic-2", ((0,), (1,), (0,), (1,))),
        ("classic-3", ((0,), (1,), (2,), (0, 1, 2))),
        ("classic-teams", ((0,), (1,), (2,), (3,))),
        ("classic-solo", ((0,), (0,), (0,), (0,))),
        ("trigon-3", ((0,), (1,), (2,))),
        ("rumis-tower", ((0,), (1,), (2,), (3,))),
    ],
)
def test_owners(name: str, owners: tuple[tuple[int, ...], ...]) -> None:
    assert find_placing_variant(name).owners == owners


def test_owners_of_another_shared_colour() -> None:
    variant = find_placing_variant("classic-3", shared="yellow", first=2)
    assert variant.owners == ((0,), (2, 0, 1), (1,), (2,))
    assert variant.first_colour == 3


@pytest.mark.parametrize("first", range(3))
def test_a_shared_colour_that_comes_first_opens(first: int) -> None:
    variant = find_placing_variant("classic-3", shared="blue", first=first)
    assert variant.owners == (tuple((first + n) % 3 for n in range(3)), (0,), (1,), (2,))
    assert variant.first_colour == 0
    assert variant.under_rules(1).first_colour == 1 + first  # the beginning seat's own colour


def test_parties() -> None:
    assert find_placing_variant("classic").parties == ((0,), (1,), (2,), (3,))
    assert find_placing_variant("classic-teams").parties == ((0, 2), (1, 3))
    assert find_placing_variant("classic-solo").parties == ((0,),)


def test_start_choices_opposite() -> None:
    variant = find_placing_variant("trigon-2")
    assert variant.start_choices(0, {}) == (0, 1, 2, 3, 4, 5)
    assert variant.start_choices(1, {0: 0}) == (1, 2, 4, 5)
    assert variant.start_choices(2, {0: 0, 1: 1}) == (3,)
    assert variant.start_choices(3, {0: 0, 1: 1, 2: 3}) == (4,)


def test_start_choices_spaced_leave_every_colour_one() -> None:
    variant = find_placing_variant("trigon-3")
    for first, second in permutations(range(6), 2):
        left = variant.start_choices(2, {0: first, 1: second})
        assert len(left) == ((first - second) % 2 == 0)


def test_start_choices_own_follow_the_palette() -> None:
    variant = replace(find_placing_variant("classic"), left_out="blue", seats=3)
    assert [variant.start_choices(colour, {}) for colour in range(3)] == [(1,), (2,), (3,)]


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_scorings_are_known(variant: PlacingVariant) -> None:
    chosen = [option.choices for option in variant.options if option.field == "scoring"]
    assert {variant.scoring, *(str(choice) for choices in chosen for choice in choices)} <= SCORINGS.keys()
