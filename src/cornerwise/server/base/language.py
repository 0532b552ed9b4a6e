"""The language of a client, from the header `Accept-Language`."""

import re

from starlette.requests import HTTPConnection

from cornerwise.locales.catalogue import first_of

MOST_TAGS = 20
"""How many languages of a header are looked at."""
_WISH = re.compile(r"([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?")


def language_of(connection: HTTPConnection) -> str:
    """The best language there is for a request."""
    return preferred(connection.headers.get("accept-language", ""))


def preferred(wishes: str) -> str:
    """The best language there is for a header such as `pt-AO,pt;q=0.8,en;q=0.5`."""
    ranked = []
    for place, text in enumerate(wishes.split(",")[:MOST_TAGS]):
        wish = _WISH.fullmatch(text.strip())
        weight = float(wish[2] or 1) if wish else 0.0
        if wish and weight:
            ranked.append((-weight, place, wish[1]))
    return first_of(tag for _, _, tag in sorted(ranked))
