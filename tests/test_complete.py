"""A variant is complete with a rule page, a perft table and a playthrough; nothing is missing or left over."""

from pathlib import Path
from re import search

import pytest
from playthrough import PLUS

from cornerwise.games import catalogue
from cornerwise.games.options import Option, format_choice
from cornerwise.games.variant import Variant

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "games"
PARTS = {
    "a rule page": (PAGES, ".md"),
    "a perft table": (ROOT / "tests" / "perft", ".perft"),
    "a playthrough": (ROOT / "tests" / "playthroughs", ".txt"),
}
SHARED_PAGES = {"placing", "solid"}
"""Rule pages that are not of one variant."""

every_variant = pytest.mark.parametrize("variant", catalogue.variants(), ids=lambda variant: variant.id)


@every_variant
@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_missing(variant: Variant, part: str) -> None:
    folder, ending = PARTS[part]
    assert (folder / f"{variant.id}{ending}").is_file(), f"{variant.id} needs {part} in {folder.relative_to(ROOT)}"


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_left_over(part: str) -> None:
    folder, ending = PARTS[part]
    stems = {path.stem for path in folder.glob(f"*{ending}")} - (SHARED_PAGES if folder == PAGES else set())
    found = {stem.partition(PLUS)[0] for stem in stems}
    assert found <= {variant.id for variant in catalogue.variants()}


@every_variant
def test_rule_pages_tell_the_title_and_the_clauses(variant: Variant) -> None:
    page = (PAGES / f"{variant.id}.md").read_text()
    assert page.startswith(f"# {variant.title}\n")
    assert search(r"\([PRM]\d", page)


@every_variant
def test_rule_pages_explain_every_option(variant: Variant) -> None:
    page = (PAGES / f"{variant.id}.md").read_text()
    for option in variant.options:
        row = next((line for line in page.splitlines() if line.startswith(f"| `{option.name}` |")), "")
        assert row, f"{option.name} is not explained"
        _, _, listed, about, _ = row.split("|")
        assert about.strip()
        _check_choices(variant, option, listed)


def _check_choices(variant: Variant, option: Option, listed: str) -> None:
    """Words are listed each, the default first; of numbers the last will do, as in `0 to 3`."""
    words = [format_choice(choice) for choice in option.choices]
    if option.check:
        return  # a text of one's own
    if any(word.isdigit() for word in words):
        assert words[-1] in listed
    elif words:
        told = [text.strip("` ") for text in listed.split(",")]
        assert sorted(told) == sorted(words)
        assert told[0] == format_choice(variant.value_of(option))


def test_links_between_rule_pages_lead_somewhere() -> None:
    for page in PAGES.glob("*.md"):
        for link in page.read_text().split("](")[1:]:
            file = link.split(")")[0].partition("#")[0]
            assert (PAGES / file).is_file(), f"{page.name} links to {file}"
