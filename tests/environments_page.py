"""The tables in docs/environments.md, made from the games: `python tests/environments_page.py` writes them."""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from cornerwise import variants
from cornerwise.envs.matching_spec import PLACES, MatchingSpec
from cornerwise.envs.placing_spec import PlacingSpec
from cornerwise.envs.specs import AnySpec, spec_of
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"
SPEED = re.compile(r"^\| `([a-z0-9-]+)` \| [0-9,]+ k \| [0-9,]+ k \|$", re.MULTILINE)


def section(name: str, lines: Iterator[str]) -> str:
    return f"<!-- {name}: written by tests/environments_page.py -->\n" + "\n".join(lines) + f"\n<!-- end of {name} -->"


def games() -> Iterator[str]:
    yield "| game | agents | planes, height, width | numbers | actions | rewards | ends by | longest game |"
    yield "|---|---|---|---|---|---|---|---|"
    for variant in variants():
        spec = spec_of(variant)
        cells = (
            f"`{variant.id}`",
            seats(variant),
            " x ".join(map(str, spec.shape)),
            len(spec.number_names),
            actions(spec),
            rewards(variant),
            spec.over_clause,
            f"{spec.longest:,}",
        )
        yield "| " + " | ".join(map(str, cells)) + " |"


def seats(variant: Variant) -> str:
    """The default, and what else can be chosen."""
    others = [choice for option in variant.options if option.field == "seats" for choice in sorted(option.choices)]
    return f"{variant.seats} ({others[0]} to {others[-1]})" if others else str(variant.seats)


def actions(spec: AnySpec) -> str:
    if isinstance(spec, MatchingSpec):
        return f"{spec.actions:,}: {PLACES} places x 56 tiles, draw, pass"
    assert isinstance(spec, PlacingSpec)
    words = f": {len(spec.table):,} placements, keep, swap" if spec.variant.opening == "swap" else " placements"
    return f"{spec.actions:,}{words}"


def rewards(variant: Variant) -> str:
    """Of a party that wins alone, and of the others."""
    parties = len(variant.parties) if isinstance(variant, PlacingVariant) else variant.seats
    others = "0" if parties == 1 else "-1" if parties == 2 else f"-1/{parties - 1}"
    return f"1, {others}"


def planes() -> Iterator[str]:
    """One game of each family; the others differ in how many colours, pieces and seats there are."""
    for name in ("duo", "triominos"):
        spec = next(spec_of(variant) for variant in variants() if variant.id == name)
        yield f"`{name}`:"
        yield ""
        yield from (f"- plane {number}: {what}" for number, what in enumerate(spec.plane_names))
        yield ""
        yield "Its numbers, in this order: " + "; ".join(shortened(spec.number_names)) + "."
        yield ""


def shortened(names: tuple[str, ...]) -> Iterator[str]:
    """Runs of names that differ in a piece, a tile or a seat only, as the first and the last of them."""
    for _, run in groupby(names, key=kind):
        first, *rest = run
        yield f"{first} .. {rest[-1]}" if rest else first


def kind(name: str) -> str:
    name = re.sub(r"(copies left of|I hold|I drew) \S+", r"\1", name)
    return re.sub(r"my seat|seat \+\d|\bme\b|high|low", "seat", name)


def written(page: str) -> str:
    """The page with its tables made anew."""
    for name, lines in {"games": games(), "planes": planes()}.items():
        made = section(name, lines).replace("\\", r"\\")
        page, found = re.subn(rf"<!-- {name}: .*?<!-- end of {name} -->", made, page, flags=re.DOTALL)
        assert found == 1, f"the page has no place for {name}"
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
