"""The tables of docs/environments.md are those of the games."""

from environments_page import PAGE, SPEED, written

from cornerwise import variants


def test_the_tables_are_up_to_date() -> None:
    page = PAGE.read_text()
    assert page == written(page), "python tests/environments_page.py writes it"


def test_every_game_has_its_speed() -> None:
    assert SPEED.findall(PAGE.read_text()) == [variant.id for variant in variants()]
