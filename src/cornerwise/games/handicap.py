"""Handicaps: pieces that a colour plays without.

They are written by colour, as in `blue:I5,W5/red:X5`; a piece is named once for every copy withheld.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from cornerwise.errors import quoted
from cornerwise.games.options import Option
from cornerwise.locales.phrase import Phrase

MOST_LETTERS = 1000
"""More than all pieces of all colours take."""
_FORM = re.compile(r"[a-z]+:\w+(,\w+)*(/[a-z]+:\w+(,\w+)*)*", re.ASCII)


def parse_withheld(text: str) -> dict[str, list[str]]:
    """The names of the withheld pieces, by colour."""
    parts = (part.partition(":") for part in text.split("/") if part)
    return {colour: names.split(",") for colour, _, names in parts}


def format_withheld(withheld: Mapping[str, Iterable[str]]) -> str:
    """As the option `without` takes it; colours that lack nothing are left out."""
    written = {colour: ",".join(names) for colour, names in withheld.items()}
    return "/".join(f"{colour}:{names}" for colour, names in written.items() if names)


def in_order(text: str, order: Sequence[str]) -> str:
    """The same with colours and pieces in this order, so that equal handicaps are equal texts."""
    place = {name: number for number, name in enumerate(order)}

    def ordered(names: Iterable[str]) -> list[str]:
        return sorted(names, key=lambda name: place.get(name, len(place)))

    withheld = parse_withheld(text)
    return format_withheld({colour: ordered(withheld[colour]) for colour in ordered(withheld)})


def handicap_fault(withheld: Mapping[str, list[str]], colours: Collection[str], supply: Counter[str]) -> Phrase | None:
    """What is wrong with a handicap in a game with these colours and, for each, these pieces; or nothing."""
    for colour, names in withheld.items():
        if colour not in colours:
            return Phrase("error-handicap-colour", colour=quoted(colour), known=", ".join(colours))
        for name, count in Counter(names).items():
            if name not in supply:
                return Phrase("error-handicap-piece", piece=quoted(name), known=", ".join(supply))
            if count > supply[name]:
                return Phrase("error-handicap-copies", colour=colour, piece=name, copies=supply[name], count=count)
        if len(names) == supply.total():
            return Phrase("error-handicap-all", colour=colour)
    return None


def _form_fault(text: str) -> Phrase | None:
    if len(text) > MOST_LETTERS or not _FORM.fullmatch(text):
        return Phrase("error-handicap-form", text=quoted(text))
    colours = [part.partition(":")[0] for part in text.split("/")]
    return None if len(set(colours)) == len(colours) else Phrase("error-handicap-twice", text=quoted(text))


WITHOUT = Option("without", ("",), _form_fault, quiet=True)
