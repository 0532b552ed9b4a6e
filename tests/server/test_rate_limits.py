"""Rate limits: everybody has a bucket of their own, and it fills again."""

import time
from pathlib import Path

import pytest
from pydantic import ValidationError

from cornerwise.server.base.rate_limits import RATES, RateLimits
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.settings import ServerSettings


def spent(limits: RateLimits, what: str, who: str) -> int:
    """How often somebody may ask before it is too much."""
    for number in range(10_000):
        try:
            limits.spend(what, who)
        except Refused:
            return number
    return 10_000


def test_everybody_has_a_bucket_of_their_own() -> None:
    limits = RateLimits()
    assert spent(limits, "login", "anna") == RATES["login"].burst
    assert spent(limits, "login", "anna") == 0
    assert spent(limits, "login", "ben") == RATES["login"].burst
    assert spent(limits, "hint", "anna") == RATES["hint"].burst


def test_a_penalty_takes_longer_than_an_empty_bucket() -> None:
    limits = RateLimits()
    spent(limits, "socket", "eve")
    limits.penalise("socket", "eve")
    with pytest.raises(Refused) as caught:
        limits.spend("socket", "eve")
    rate = RATES["socket"]
    assert rate.burst / rate.per_second <= float(str(caught.value.details["wait"])) <= rate.burst / rate.per_second + 1
    assert spent(limits, "socket", "anna") == rate.burst


def test_it_fills_again() -> None:
    limits = RateLimits()
    spent(limits, "login", "anna")
    with pytest.raises(Refused) as caught:
        limits.spend("login", "anna")
    assert (caught.value.code, caught.value.status) == ("request/too-many", 429)
    assert 0 < float(str(caught.value.details["wait"])) <= 1 / RATES["login"].per_second
    spent(limits, "request", "anna")
    time.sleep(2 / RATES["request"].per_second)
    limits.spend("request", "anna")


@pytest.mark.parametrize(("scale", "most"), [(2, 20), (0.5, 5), (0, 10_000)])
def test_operators_can_be_more_or_less_generous(scale: float, most: int) -> None:
    assert spent(RateLimits(scale), "login", "anna") == most


def test_what_is_spent_elsewhere_is_gone_here_too() -> None:
    one, two = RateLimits(), RateLimits()
    assert spent(one, "login", "anna") == 10
    two.take(one.spent())
    assert spent(two, "login", "anna") == 0 and one.spent() == []
    two.take([("no such limit", "anna", 1)])


def test_single_limits_can_be_others() -> None:
    assert spent(RateLimits(other={"login": (3, 0.1)}), "login", "anna") == 3
    with pytest.raises(ValidationError):
        ServerSettings(rates={"logins": (3, 0.1)})


def test_every_limit_is_in_the_page_for_operators() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text()
    for name, rate in RATES.items():
        assert f"| `{name}` | {rate.burst:g} | {rate.per_second:g} |" in page
