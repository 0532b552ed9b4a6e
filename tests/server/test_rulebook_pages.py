"""The rule book as readers meet it: plain pages under the language in their address."""

import re
from collections.abc import Iterator

import httpx
import pytest
from serving import serving

from cornerwise.server.base.language import preferred


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = f"sqlite:///{tmp_path_factory.mktemp('rulebook')}/rules.db"
    with serving(database) as served, httpx.Client(base_url=served.url, timeout=60) as client:
        yield client


def test_a_page_and_all_it_refers_to(http: httpx.Client) -> None:
    page = http.get("/en/rules/trigon")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert "<h1>Trigon</h1>" in page.text and "style-src 'self'" in page.headers["content-security-policy"]
    parts = re.findall(r'(?:srcset|src|stylesheet" href)="([^"]+)"', page.text)
    assert len(parts) > 20
    for part in dict.fromkeys(parts):
        found = http.get(part)
        assert found.status_code == 200 and "max-age" in found.headers["cache-control"], part


def test_without_a_language_the_browser_decides(http: httpx.Client) -> None:
    moved = http.get("/rules/duo", headers={"accept-language": "tlh, en-GB;q=0.5"})
    assert (moved.status_code, moved.headers["location"]) == (307, "/en/rules/duo")
    assert http.get("/rules").headers["location"] == "/en/rules"


def test_an_unknown_language_leads_to_the_nearest(http: httpx.Client) -> None:
    assert http.get("/tlh/rules/duo").headers["location"] == "/en/rules/duo"
    assert http.get("/en-NZ/rules").headers["location"] == "/en/rules"


def test_an_unknown_game_or_picture_is_not_found(http: httpx.Client) -> None:
    page = http.get("/en/rules/chess")
    assert page.status_code == 404 and 'href="/en/rules/duo"' in page.text
    assert http.get("/rules/pictures/chess-light.svg").status_code == 404
    assert http.get("/rules/pictures/pieces-duo-green.svg").status_code == 404
    assert http.get("/rules/pictures/left-rumis-tower-red-light.svg").status_code == 404


@pytest.mark.parametrize(
    ("wishes", "language"),
    [("", "en"), ("*", "en"), ("en;q=oops", "en"), ("tlh;q=1, en-US;q=0.1", "en"), ("," * 10_000, "en")],
)
def test_wishes_of_browsers(wishes: str, language: str) -> None:
    assert preferred(wishes) == language
