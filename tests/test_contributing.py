"""CONTRIBUTING.md names every file, with the sentence that the file itself begins with."""

from contributing import PAGE, page


def test_the_tree_is_true() -> None:
    text = PAGE.read_text()
    assert text == page(text), "run `python tests/contributing.py`"


def test_every_file_says_what_it_is() -> None:
    for line in page(PAGE.read_text()).split("```")[1].splitlines():
        assert len(line.split(maxsplit=1)) == 2 or line in ("", "src/cornerwise/"), (
            f"{line.strip()} has no first sentence"
        )
