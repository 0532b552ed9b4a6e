"""A game with its options as text: `duo start=own`."""

from collections.abc import Sequence

from cornerwise.games.catalogue import find_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import FIRST_RULES, Variant

RULES_NAME = "rules"


def format_variant(variant: Variant) -> str:
    """The id, the number of its rules where that is not the first, and every option worth mentioning."""
    rules = [f"{RULES_NAME}={variant.rules}"] if variant.rules != FIRST_RULES else []
    return " ".join([variant.id, *rules, *(f"{name}={text}" for name, text in variant.chosen_texts.items())])


def parse_variant(text: str) -> Variant:
    """The game that such a text names. Without a number its rules are the first, as in files."""
    name, *words = text.split() or [""]
    variant = find_variant(name)
    given = parse_pairs(words)
    rules = given.pop(RULES_NAME, str(FIRST_RULES))
    under = variant.under_rules(int(rules) if rules.isascii() and rules.isdigit() and len(rules) < 4 else -1)
    return under.with_options(**parse_choices(variant, given))


def parse_choices(variant: Variant, given: dict[str, str]) -> dict[str, Choice]:
    """Options as they were typed, ready for `with_options`."""
    choices: dict[str, Choice] = {}
    for name, value in given.items():
        choices |= variant.parse_option(name, value)
    return choices


def parse_pairs(words: Sequence[str]) -> dict[str, str]:
    """`NAME=VALUE` for each name; a word without a sign goes on with the value before it, as height maps do."""
    pairs: list[str] = []
    for word in words:
        if "=" in word or not pairs:
            pairs.append(word)
        else:
            pairs[-1] += f" {word}"
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}
