"""The language of whoever asks."""

import re

from starlette.requests import HTTPConnection

from cornerwise.locales.catalogue import SOURCE, nearest

MOST_TAGS = 20
"""How many wishes of a browser are looked at."""


def language_of(connection: HTTPConnection) -> str:
    """What somebody has chosen in the client, who says so in a query; else what the browser is set to."""
    chosen = connection.query_params.get("language")
    return preferred(chosen or connection.headers.get("accept-language", ""))


def preferred(wishes: str) -> str:
    """The best language there is for what a browser says it reads, as in `pt-AO,pt;q=0.8,en;q=0.5`."""
    ranked = []
    for place, wish in enumerate(wishes.split(",")[:MOST_TAGS]):
        tag, _, quality = wish.strip().partition(";q=")
        if re.fullmatch("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", tag):
            weight = float(quality) if re.fullmatch(r"[01](\.\d+)?", quality) else 1.0
            ranked.append((-weight, place, tag))
    for _, _, tag in sorted(ranked):
        found = nearest(tag)
        if found != SOURCE or tag.partition("-")[0] == SOURCE:
            return found
    return SOURCE
