"""The list of games: every entry is sound, and names are found or answered with a hint."""

import pytest

import cornerwise
from cornerwise import PlacingVariant, UnknownVariant, find_placing_variant, find_variant, placing_variants

every_variant = pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)


def test_all_flat_games_are_there() -> None:
    assert [variant.id for variant in placing_variants() if variant.board.lattice.dimension == 2] == [
        "classic",
        "classic-2",
        "classic-3",
        "classic-teams",
        "classic-solo",
        "duo",
        "junior",
        "trigon",
        "trigon-2",
        "trigon-3",
        "trigon-teams",
        "trigon-solo",
        "polyomino-8",
        "polyomino-12",
        "polyomino-14",
        "polyomino-hexa",
    ]


def test_all_games_of_cubes_are_there() -> None:
    assert [variant.id for variant in placing_variants() if variant.gravity] == [
        "rumis-tower",
        "rumis-corner",
        "rumis-steps",
        "rumis-pyramid",
        "rumis-own",
    ]


@every_variant
def test_found_by_id(variant: PlacingVariant) -> None:
    assert find_placing_variant(variant.id) is variant


@every_variant
def test_entries_are_sound(variant: PlacingVariant) -> None:
    assert len(set(variant.palette)) == len(variant.palette)
    assert len(variant.start_numbers) == len(set(variant.start_cells))
    assert {seat for seats in variant.owners for seat in seats} == set(range(variant.seats))
    assert 0 <= variant.first_colour < len(variant.colours)
    assert all(colour in (*variant.palette, "") for colour in (variant.shared, variant.left_out))
    assert not variant.title.startswith("game-"), "the catalogue of texts has it"
    assert not variant.about.startswith("game-")


@every_variant
def test_there_is_a_start_for_every_colour(variant: PlacingVariant) -> None:
    if variant.start not in ("free", "beside"):
        assert len(variant.start_cells) >= len(variant.colours)


@every_variant
def test_options_are_fields_with_distinct_choices(variant: PlacingVariant) -> None:
    fields = [option.field for option in variant.options]
    assert len(set(fields)) == len(fields)
    for option in variant.options:
        assert len(set(option.choices)) == len(option.choices)
        assert variant.with_options(**{option.field: variant.value_of(option)}).chosen == variant.chosen
        assert not option.about.startswith("option-"), "the catalogue of texts has it"


def test_titles_are_different() -> None:
    assert len({variant.title for variant in placing_variants()}) == len(placing_variants())


@pytest.mark.parametrize(("name", "hint"), [("duoo", "'duo'"), ("clasic", "'classic'"), ("Trigon", "'trigon'")])
def test_unknown_names_get_a_hint(name: str, hint: str) -> None:
    with pytest.raises(UnknownVariant, match=f"did you mean {hint}") as caught:
        find_placing_variant(name)
    assert caught.value.value == name


@pytest.mark.parametrize("name", ["", "chess", "x" * 1000, "../duo"])
def test_unknown_names_without_a_near_one(name: str) -> None:
    with pytest.raises(UnknownVariant) as caught:
        find_placing_variant(name)
    assert len(str(caught.value)) < 150
    assert caught.value.value == name


def test_every_game_tells_for_whom_it_is() -> None:
    for variant in cornerwise.variants():
        (least, most), (fewest, many) = variant.minutes, variant.players
        assert 5 <= least <= most <= 60 and variant.age >= 5
        assert fewest <= variant.seats <= many
        assert not any(str(fact).startswith("facts-") for fact in variant.facts), "the catalogue of texts has them"


def test_what_the_sheets_tell_of_time_and_age() -> None:
    for name in ("trigon", "trigon-2", "trigon-3", "trigon-teams"):
        assert find_variant(name).minutes == (20, 30) and find_variant(name).age == 7
    assert find_variant("triominos").age == 6


def test_the_number_of_players_is_that_of_all_choices() -> None:
    assert find_variant("triominos", seats=3).players == (1, 6)
    assert find_variant("rumis-tower").players == (2, 4)
    assert find_variant("classic-3").players == (3, 3)
    told = [str(fact) for fact in find_variant("triominos").facts]
    assert told == ["1\N{EN DASH}6 players", "30\N{EN DASH}45 min", "age 6+"]
