"""Checks translations: messages missing or unknown, arguments, plurals, terms, and the form of labels.

Only what a machine can see. Whether a sentence is good, people say.
"""

from collections.abc import Iterator, Mapping

from babel import Locale

from cornerwise.locales import labels, terms
from cornerwise.locales.catalogue import SOURCE, is_region
from cornerwise.locales.shapes import BY_BOARD, Shape, folder, shapes

SAME = "same.txt"
"""In a language's folder: the ids of messages that are rightly the same as in English, one a line."""
SHORT = 2
"""So few letters, as in `m:` or in the size of a board, are the same in many languages."""


def problems(tag: str) -> Iterator[str]:
    """What is wrong with a language, a line each."""
    try:
        source, own = shapes(SOURCE), shapes(tag)
        yield from (f"{tag}: {problem}" for problem in _problems(tag, source, own))
    except ValueError as error:  # a file that cannot be read
        yield str(error)


def _problems(tag: str, source: Mapping[str, Shape], own: Mapping[str, Shape]) -> Iterator[str]:
    if tag != SOURCE and not is_region(tag):
        yield from (f"{name} is missing" for name in source if name not in own)
        yield from _the_same(tag, source, own)
        yield from (f"{terms.FILE} lacks {term}" for term in terms.unknown(tag))
        if not labels.labels(tag):
            yield f"{labels.FILE} is missing"
    yield from (f"{name} is no message of the English catalogue" for name in own if name not in source)
    categories = {*Locale.parse(tag, sep="-").plural_form.tags}
    for name, shape in own.items():
        # A plural may be written out where the number is named by the word itself, so a selector may fall away.
        english = source.get(name, shape).arguments
        if lost := (english - {BY_BOARD}) ^ (shape.arguments - ({BY_BOARD} & english)):
            yield f"{name} has other arguments than in English: {', '.join(sorted(lost))}"
        if elsewhere := shape.refers - own.keys():  # what another folder has is not seen from this one
            yield f"{name} refers to {', '.join(sorted(elsewhere))}, which is not there"
        for keys in shape.plurals:
            if lacking := categories - keys:
                yield f"{name} lacks the plural {', '.join(sorted(lacking))}"
    for name, term in terms.lacking(tag, source, own) if tag != SOURCE else ():
        yield f"{name} lacks the word for {term}: {terms.terms(tag)[term].words}"
    yield from (f"{terms.FILE} names {name}, which is no message" for name in terms.named(tag) if name not in source)
    if form := labels.labels(tag):
        for name in labels.otherwise(tag, own):
            yield f"{name} is not said like other labels: {form.name}, {form.place} word"
        yield from (f"{labels.FILE} names {name}, which is no message" for name in form.without if name not in source)


def _the_same(tag: str, source: Mapping[str, Shape], own: Mapping[str, Shape]) -> Iterator[str]:
    file = folder(tag) / SAME
    rightly = set(file.read_text("utf-8").split()) if file.is_file() else set()
    same = {name for name in own.keys() & source.keys() if set(own[name].texts) <= set(source[name].texts)}
    yield from (f"{SAME} names {name}, which is not the same as in English" for name in rightly - same)
    for name in same - rightly:
        if any(sum(map(str.isalpha, text)) > SHORT for text in own[name].texts):
            yield f"{name} is the same as in English"
