"""The rule book says something of everything, in figures that the rules agree with."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cornerwise.drawing.palette import ThemeName
from cornerwise.errors import IllegalMove
from cornerwise.games.catalogue import find_placing_variant, placing_variants, variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.locales.catalogue import Translator
from cornerwise.rulebook import draw_picture, page_of
from cornerwise.rulebook.examples import finished_game
from cornerwise.rulebook.figures import CONTACTS, Contact
from cornerwise.rulebook.html import contents_html, page_html
from cornerwise.rulebook.page import Page
from cornerwise.rulebook.pictures import picture_names
from cornerwise.rulebook.tile_figures import TILE_FIGURES, TileFigure

GAMES = [variant.id for variant in variants()]
FIXTURES = Path(__file__).parent / "fixtures"
CLAUSES = {
    "flat": {f"P{number}" for number in (1, 2, 3, 4, 5, 6, 7, 10, 11)},
    "cubes": {"P1", "P2", "P6", "P7", "P10", "P11", *(f"R{number}" for number in range(1, 7))},
    "triominos": {f"M{number}" for number in (*range(1, 11), 14)},
}


@pytest.fixture(params=GAMES)
def page(request: pytest.FixtureRequest) -> Page:
    return page_of(request.param)


def test_every_message_is_there(page: Page) -> None:
    words = Translator("en")
    told = [phrase.said(words) for phrase in page.phrases]
    assert not words.missing
    assert not [text for text in told if "{" in text]  # what fluent writes for an argument that is not given


def test_every_rule_is_told(page: Page) -> None:
    variant = next(variant for variant in variants() if variant.id == page.game)
    kind = "triominos" if not isinstance(variant, PlacingVariant) else "cubes" if variant.gravity else "flat"
    told = {clause for section in page.sections for clause in section.clauses}
    alone = {"P10"} if isinstance(variant, PlacingVariant) and variant.seats == 1 else set()
    assert told >= CLAUSES[kind] - alone


def test_every_part_is_there(page: Page) -> None:
    names = {section.name for section in page.sections}
    assert {"goal", "setup", "turn", "end", "scoring", "options"} <= names
    assert names & {"pieces", "tiles"} and names & {"start", "opening"}
    assert "example" in names or page.game.endswith("-solo")


def test_every_game_for_several_says_what_a_tie_is(page: Page) -> None:
    assert any(phrase.id == "rules-ties" for phrase in page.phrases) == (not page.game.endswith("-solo"))


def test_every_option_is_told(page: Page) -> None:
    variant = next(variant for variant in variants() if variant.id == page.game)
    told = {entry.name.id for section in page.sections if section.name == "options" for entry in section.entries}
    offered = {option.name for option in variant.options if len(option.choices) > 1 or option.check}
    assert told == {f"rules-option-{name}" for name in offered}


def test_numbers_of_rules_are_out_of_the_way(page: Page) -> None:
    """Only a closed list at the end has them, with links to the sections."""
    told, _, listed = page_html(page, "en").partition('<details class="clauses')
    for section in page.sections:
        for clause in section.clauses:
            assert not re.search(rf"\b{clause}\b", told), clause
            assert f'<a href="#{section.name}">' in listed and clause in listed


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_picture_can_be_drawn(page: Page, theme: ThemeName) -> None:
    for name in page.pictures:
        ElementTree.fromstring(draw_picture(name, theme))


def test_pictures_that_no_page_shows_can_be_drawn_too() -> None:
    for name in picture_names():
        draw_picture(name, "light")


def test_pages_are_plain_html(page: Page) -> None:
    html = page_html(page, "en")
    assert html.startswith('<!doctype html><html lang="en" dir="ltr">')
    assert "<script" not in html and "style=" not in html
    assert 'hreflang="en"' in html and 'rel="canonical"' in html
    assert len(re.findall("<section", html)) == len(page.sections) - 1  # the goal leads


def test_pages_tell_for_whom_a_game_is() -> None:
    told = re.findall("<li>(.*?)</li>", page_html(page_of("duo"), "de").partition('<ul class="facts">')[2])[:3]
    plain = [re.sub("[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]", "", fact) for fact in told]
    assert plain == ["2 Spieler", "10\N{EN DASH}15 Min.", "ab 7 Jahren"]


def test_the_list_names_every_game() -> None:
    assert all(f'href="/en/rules/{game}"' in contents_html("en") for game in GAMES)


@pytest.mark.parametrize("contact", CONTACTS, ids=lambda contact: contact.picture)
def test_the_rules_agree_with_every_figure(contact: Contact) -> None:
    position = contact.position()
    if not contact.refused_by:
        position.push(contact.move)
        return
    with pytest.raises(IllegalMove) as refusal:
        position.push(contact.move)
    assert refusal.value.clause == contact.refused_by


@pytest.mark.parametrize("figure", TILE_FIGURES, ids=lambda figure: figure.name)
def test_tiles_lie_as_figures_claim(figure: TileFigure) -> None:
    *_, last = figure.laid
    for number in range(1, len(figure.laid) - 1):
        laid = figure.laid[number]
        assert not type(figure.before)(figure.laid[:number]).misfit(laid.tile, laid.cell, laid.rotation)
    assert (not figure.before.misfit(last.tile, last.cell, last.rotation)) is figure.right
    if figure.right:
        assert figure.before.joins(last.cell) == figure.joins


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_examples_are_finished_and_add_up(variant: PlacingVariant) -> None:
    outcome = finished_game(variant).outcome()
    assert outcome is not None
    tables = [section.table for section in page_of(variant.id).sections if section.table]
    for row in (row for table in tables for row in table.rows):
        assert sum(row.terms) == row.total == outcome.scores[row.colour]


@pytest.mark.parametrize("name", ["classic", "classic-2", "classic-3", "duo", "junior", "trigon"])
def test_examples_were_refereed_elsewhere(name: str) -> None:
    position = finished_game(find_placing_variant(name))
    played = [set(position.format(ply.move).split(",")) for ply in position.plies]
    lines = (FIXTURES / f"{name.replace('-', '_')}_engine.jsonl").read_text().splitlines()
    games = [[set(ply["move"]) for ply in json.loads(line)["plies"] if ply["move"]] for line in lines]
    assert played in games
