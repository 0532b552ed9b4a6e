"""Finds games by our ids with options, or by the names of .blksgf files."""

from cornerwise.errors import SgfError, UnknownVariant
from cornerwise.games.catalogue import find_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.records.blksgf import variant_of
from cornerwise.records.sgf import Node


def find_named(name: str) -> Variant:
    """The game of one of our ids, or of a name that .blksgf files know, with the customs that go with it there."""
    try:
        return find_variant(name)
    except UnknownVariant as unknown:
        try:
            return variant_of(Node({"GM": [name]}))
        except SgfError:
            raise unknown from None


def find_with_options(text: str) -> Variant:
    """A game with options after its name, as in `duo start=own`."""
    words = text.split()
    count = next((number for number, word in enumerate(words) if "=" in word), len(words))
    variant = find_named(" ".join(words[:count]))
    options: list[str] = []
    for word in words[count:]:
        if "=" in word:
            options.append(word)
        else:  # the value of an option may have blanks in it, as a height map has
            options[-1] += f" {word}"
    choices: dict[str, Choice] = {}
    for option in options:
        name, _, value = option.partition("=")
        choices |= variant.parse_option(name, value)
    return variant.with_options(**choices)
