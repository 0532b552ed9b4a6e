"""Finds games by our ids with options, or by the names of .blksgf files."""

from cornerwise.errors import SgfError, UnknownVariant
from cornerwise.games.catalogue import find_variant
from cornerwise.games.variant import Variant
from cornerwise.games.variant_text import parse_choices, parse_pairs
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
    return variant.with_options(**parse_choices(variant, parse_pairs(words[count:])))
