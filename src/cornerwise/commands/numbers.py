"""Numbers for people, as their language writes them."""

from babel.numbers import format_decimal

from cornerwise.locales.here import here, t


def decimal(value: float, places: int = 0, *, signed: bool = False) -> str:
    """A number with so many decimals and a true minus sign; `signed` shows a plus, too."""
    rounded = round(value, places)
    sign = "\N{MINUS SIGN}" if rounded < 0 else "+" * signed
    shape = f"#,##0.{'0' * places}" if places else "#,##0"
    return sign + format_decimal(abs(rounded), format=shape, locale=here().locale)


def percent(share: float, places: int = 0) -> str:
    """A share of 1 in hundredths."""
    return t("review-percent", share=decimal(100 * share, places))


def rough(value: float) -> str:
    """A number in few figures, with a letter for thousands or millions."""
    for least, unit, letter in ((1e6, 1e6, "M"), (1e4, 1e3, "k")):
        if value >= least:
            scaled = value / unit
            return f"{decimal(scaled, 0 if scaled >= 100 else 1)} {letter}"
    return decimal(value) if value >= 100 else format_decimal(float(f"{value:.3g}"), locale=here().locale)
