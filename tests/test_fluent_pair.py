"""Both Fluent implementations, the server's and the browser's, say the same."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cornerwise import locales
from cornerwise.locales.catalogue import is_region, languages, translator
from cornerwise.locales.shapes import shapes

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "web" / "scripts" / "format.mjs"
NUMBERS = (0, 1, 2, 3, 11, 100)
"""All plurals of Arabic, and so of everybody."""
MARKS = re.compile("[\u061c\u200e\u200f\u2066-\u2069]")
WHOLE = [tag for tag in languages() if not is_region(tag)]

if shutil.which("node") is None or not (ROOT / "web" / "node_modules" / "@fluent").is_dir():
    pytest.skip("there is no node here, or its packages are not installed (make client)", allow_module_level=True)


def plain(text: str) -> str:
    """Without what the two may write differently: minus signs, marks of direction, digit grouping."""
    return re.sub(r"(?<=\d)[.,\s\u00a0\u202f](?=\d{3})", "", MARKS.sub("", text).replace("\u2212", "-"))


def test_messages_are_formatted_alike() -> None:
    asked: list[tuple[str, str, list[tuple[str, dict[str, int]]]]] = []
    for tag in WHOLE:
        folder = Path(locales.__file__).parent / tag
        text = "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.ftl")))
        asks = [
            (
                name,
                dict.fromkeys(shape.arguments.union(*(shapes(tag)[other].arguments for other in shape.refers)), number),
            )
            for name, shape in shapes(tag).items()
            for number in (NUMBERS if shape.plurals else NUMBERS[:1])
        ]
        asked.append((tag, text, asks))
    told = subprocess.run(["node", SCRIPT], input=json.dumps(asked), capture_output=True, text=True, check=True).stdout
    for (tag, _, asks), answers in zip(asked, json.loads(told), strict=True):
        for (name, given), there in zip(asks, answers, strict=True):
            here = translator(tag).format(name, **given)
            assert plain(here) == plain(there), f"{tag}: {name} {given}"


@pytest.mark.parametrize(
    ("number", "category"), [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other")]
)
def test_arabic_has_six_plurals(number: int, category: str) -> None:
    assert translator("ar").locale.plural_form(number) == category
    said = {translator("ar").format("plan-players", count=count) for count in NUMBERS}
    assert len(said) == len(NUMBERS)
