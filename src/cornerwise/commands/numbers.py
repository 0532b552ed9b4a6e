"""Numbers formatted for the language of the terminal."""

from babel.numbers import format_decimal

from cornerwise.locales.terminal_language import here


def decimal(value: float, places: int = 0, *, signed: bool = False) -> str:
    return here().decimal(value, places, signed=signed)


def percent(share: float, places: int = 0) -> str:
    return here().percent(share, places)


def rough(value: float) -> str:
    """A number in few figures, with a letter for thousands or millions."""
    for least, unit, letter in ((1e6, 1e6, "M"), (1e4, 1e3, "k")):
        if value >= least:
            scaled = value / unit
            return f"{decimal(scaled, 0 if scaled >= 100 else 1)} {letter}"
    return decimal(value) if value >= 100 else format_decimal(float(f"{value:.3g}"), locale=here().locale)
