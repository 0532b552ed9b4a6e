"""A variant is complete with its texts, a rule page, a perft table and a playthrough; nothing is missing or left over.

Whatever else a game needs follows from its fields: its group, its card in the web client, its cover, its example.
"""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from re import search
from typing import NamedTuple

import pytest
from playthrough import PLUS

from cornerwise.games import catalogue
from cornerwise.games.options import Option, format_choice
from cornerwise.games.variant import Variant
from cornerwise.locales.catalogue import translator

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "games"
CLIENT = ROOT / "web" / "src" / "generated" / "games.ts"


class Part(NamedTuple):
    """A file that every variant has, and how it is written."""

    folder: Path
    ending: str
    written: str


PARTS = {
    "a rule page": Part(PAGES, ".md", "by hand"),
    "a perft table": Part(ROOT / "tests" / "perft", ".perft", "from `cornerwise perft`, see tests/test_perft.py"),
    "a playthrough": Part(ROOT / "tests" / "playthroughs", ".txt", "by `python tests/playthrough.py`"),
}
TEXTS = ("game-{}", "game-{}-about", "game-{}-kind")
SHARED_PAGES = {"placing", "solid"}
"""Rule pages that are not of one variant."""

every_variant = pytest.mark.parametrize("variant", catalogue.variants(), ids=lambda variant: variant.id)


def missing(variant: Variant) -> list[str]:
    """All that a variant still needs, each with how it comes about."""
    messages = [message.format(variant.id) for message in TEXTS]
    found = [
        f"the message {message} in locales/en/games.ftl" for message in messages if not translator("en").knows(message)
    ]
    for name, (folder, ending, written) in PARTS.items():
        file = folder / f"{variant.id}{ending}"
        if not file.is_file():
            found.append(f"{name} ({file.relative_to(ROOT)}, written {written})")
    if f'id: "{variant.id}"' not in CLIENT.read_text():
        found.append(f"its line in {CLIENT.relative_to(ROOT)}, written by `make schema`")
    return found


@every_variant
def test_nothing_is_missing(variant: Variant) -> None:
    found = missing(variant)
    assert not found, f"{variant.id} lacks " + "; ".join(found)


def test_everything_that_a_new_game_lacks_is_named() -> None:
    found = missing(replace(catalogue.find_variant("duo"), id="nothing-yet"))
    assert len(found) == len(TEXTS) + len(PARTS) + 1
    assert all("nothing-yet" in part or "make schema" in part for part in found)


def test_the_client_lists_the_games_as_they_are() -> None:
    """`make schema` writes them anew."""
    script = [sys.executable, str(ROOT / "web" / "scripts" / "games.py")]
    made = subprocess.run(script, capture_output=True, text=True, check=True)
    assert made.stdout == CLIENT.read_text(), "run `make schema`"


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_left_over(part: str) -> None:
    folder, ending, _ = PARTS[part]
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
