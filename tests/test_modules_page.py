"""docs/modules.md names every module with the sentence it begins with, and CONTRIBUTING.md shows the folders."""

from modules_page import MODULES_PAGE, pages


def test_the_pages_are_true() -> None:
    for page, text in pages().items():
        assert page.read_text() == text, "run `python tests/modules_page.py`"


def test_every_module_says_what_it_is() -> None:
    for line in pages()[MODULES_PAGE].split("```")[1].splitlines():
        assert len(line.split(maxsplit=1)) == 2 or line in ("", "src/cornerwise/"), (
            f"{line.strip()} has no first sentence"
        )
