"""What other sites show of a link: cards, oEmbed, a page to embed and animations; private matches give nothing away."""

from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image
from serving import Data, Player, Served, new_key, serving

from cornerwise.locales.catalogue import translator
from cornerwise.puzzles.collection import shipped_puzzles

CLIENT = "<!doctype html><html><head><title>Cornerwise</title></head><body>the client</body></html>"
NASTY = '"><script src=x>'


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a built client."""
    folder = tmp_path_factory.mktemp("sharing")
    (folder / "pages").mkdir()
    (folder / "pages" / "index.html").write_text(CLIENT)
    with serving(f"sqlite:///{folder}/games.db", pages=folder / "pages") as server:
        yield server


class Tags(HTMLParser):
    """The cards and links in a page's head, and the scripts anywhere in it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.cards: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.scripts: list[str | None] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.cards[name] = found.get("content") or ""
        if tag == "link":
            self.links[found.get("type") or found.get("rel") or ""] = found.get("href") or ""
        if tag == "script":
            self.scripts.append(found.get("src"))


def command(player: Player, match: str, **action: object) -> None:
    """Does something for the seat that is to move, or the first one."""
    state = player.get(f"/api/matches/{match}")
    body = {"seat": state["state"]["mover"] or 0, "seq": state["seq"], "key": new_key(), "action": action}
    done = player.post(f"/api/matches/{match}/commands", body)
    assert "seq" in done, done


def play(player: Player, begun: Data, moves: int) -> None:
    """Makes some moves for both seats."""
    for _ in range(moves):
        state = player.get(f"/api/matches/{begun['match']}")
        command(player, begun["match"], do="move", move=next(iter(state["state"]["legal"].values()))[0])


@pytest.fixture(scope="module")
def match(served: Served) -> Iterator[str]:
    """A listed match of somebody with an odd name."""
    player = Player(served.url, NASTY)
    begun = player.begin("duo", ["me", "me"], listed=True)
    play(player, begun, 4)
    yield begun["match"]
    player.close()


@pytest.fixture(scope="module")
def private(served: Served) -> Iterator[str]:
    player = Player(served.url, "Secretive")
    begun = player.begin("junior", ["me", "me"])
    play(player, begun, 2)
    yield begun["match"]
    player.close()


def get(served: Served, path: str, **headers: str) -> httpx.Response:
    return httpx.get(served.url + path, headers=headers, timeout=120)


@pytest.mark.parametrize("page", ["match", "result", "review", "replay"])
def test_a_link_to_a_match_says_what_it_is(served: Served, match: str, page: str) -> None:
    answer = get(served, f"/{page}/{match}")
    tags = Tags(answer.text)
    assert "the client" in answer.text and answer.headers["cache-control"] == "no-cache"
    assert tags.cards["og:title"] == f"Duo: {NASTY}" and tags.cards["og:description"] == "Duo, 4 moves"
    assert tags.cards["og:url"] == f"{served.url}/{page}/{match}"
    assert tags.cards["twitter:card"] == "summary_large_image"
    assert tags.scripts == [], "a name is never markup"
    picture = httpx.get(tags.cards["og:image"], timeout=120)
    assert picture.headers["content-type"] == "image/png" and len(picture.content) < 1_000_000
    assert Image.open(BytesIO(picture.content)).size == (1200, 630)


def test_in_the_language_of_whoever_asks(served: Served, match: str) -> None:
    tags = Tags(get(served, f"/match/{match}", **{"accept-language": "de"}).text)
    assert tags.cards["og:description"] == "Duo, 4 Züge"


def test_a_private_match_gives_nothing_away(served: Served, private: str) -> None:
    page = get(served, f"/match/{private}")
    assert page.status_code == 200 and "Secretive" not in page.text and "Junior" not in page.text
    assert Tags(page.text).cards["og:title"] == "Cornerwise" and "oembed" not in page.text
    for path in ("card.png", "replay.webp", "positions/1.svg"):
        refused = get(served, f"/api/matches/{private}/{path}")
        assert refused.status_code == 404 and refused.json()["code"] == "match/unknown"
    assert get(served, f"/embed/{private}").status_code == 404
    assert get(served, f"/api/oembed?url={served.url}/match/{private}").status_code == 404
    nothing = get(served, f"/match/{'A' * 22}")
    assert Tags(nothing.text).cards["og:title"] == "Cornerwise", "as of a match that is not there"


def test_oembed_leads_to_a_page_that_replays(served: Served, match: str) -> None:
    link = Tags(get(served, f"/match/{match}").text).links["application/json+oembed"]
    found = httpx.get(f"{link}&maxwidth=320", timeout=60).json()
    assert found["type"] == "rich" and found["width"] == 320 and NASTY not in found["html"]
    page = get(served, f"/embed/{match}")
    assert "frame-ancestors *" in page.headers["content-security-policy"] and "x-frame-options" not in page.headers
    assert Tags(page.text).scripts == ["/embed.js"] and f'max="{4}"' in page.text
    for file in ("/embed.js", "/embed.css"):
        assert get(served, file).status_code == 200
    assert get(served, f"/match/{match}").headers["x-frame-options"] == "DENY", "other pages are not for frames"


def oembed(served: Served, path: str, **asked: str | int) -> httpx.Response:
    return httpx.get(f"{served.url}/api/oembed", params={"url": f"{served.url}{path}", **asked}, timeout=60)


def test_oembed_is_no_larger_than_asked_for_and_json_alone(served: Served, match: str) -> None:
    """The format says of both the frame and the picture that they respect `maxwidth` and `maxheight`."""
    small, large = oembed(served, f"/match/{match}", maxwidth=320), oembed(served, f"/match/{match}", maxwidth=1200)
    assert "thumbnail_url" not in small.json() and small.json()["width"] == 320
    assert large.json()["thumbnail_width"] == 1200 and large.json()["width"] == 480
    refused = oembed(served, f"/match/{match}", format="xml")
    assert refused.status_code == 501 and refused.json()["code"] == "request/format"


def test_puzzles_tournaments_and_profiles_are_links(served: Served) -> None:
    host = Player(served.url, "Linked")
    host.create_account("linked")
    plan = {"title": NASTY, "format": "swiss", "variant": "trigon", "clock": {"kind": "game", "seconds": 300}}
    listed, other = (host.post("/api/tournaments", {**plan, "listed": kind})["tournament"] for kind in (True, False))
    puzzle = shipped_puzzles("trigon-2")[0].id
    for path in (f"/puzzles/{puzzle}", "/puzzles/daily", f"/tournaments/{listed}", "/@linked", "/@Linked"):
        page = Tags(host.http.get(path).text)
        found = httpx.get(page.links["application/json+oembed"], timeout=60).json()
        assert found["type"] == "link" and "html" not in found
        assert found["title"] == page.cards["og:title"] and found["thumbnail_url"] == page.cards["og:image"]
    for path in (f"/tournaments/{other}", "/tournaments/new", "/puzzles/streak", "/@nobody", "/clubs/1", "/", ""):
        assert oembed(served, path).status_code == 404
        assert "oembed" not in host.http.get(path or "/").text
    assert host.http.put("/api/account/privacy", json={"hidden": ["profile"]}).status_code == 200
    assert oembed(served, "/@linked").status_code == 404
    host.close()


def test_a_match_after_every_move(served: Served, match: str) -> None:
    shown = [get(served, f"/api/matches/{match}/positions/{ply}.svg").text for ply in range(5)]
    assert len(set(shown)) == 5 and "0 moves" in shown[0] and "4 moves" in shown[4]
    assert get(served, f"/api/matches/{match}/positions/5.svg").status_code == 404


def test_what_is_shown_of_a_match_is_kept_only_when_it_is_over(served: Served) -> None:
    player = Player(served.url, "Anna")
    begun = player.begin("duo", ["me", "me"], listed=True)
    play(player, begun, 1)
    match = begun["match"]
    paths = [
        f"/embed/{match}",
        *(f"/api/matches/{match}/{name}" for name in ("positions/1.svg", "card.png", "cover.svg?ply=1")),
    ]
    running = [get(served, path) for path in paths]
    assert {answer.headers["cache-control"] for answer in running} == {"no-cache"}
    tags = [answer.headers["etag"] for answer in running]
    again = [get(served, path, **{"if-none-match": tag}) for path, tag in zip(paths, tags, strict=True)]
    assert [answer.status_code for answer in again] == [304] * 4
    assert "frame-ancestors *" in again[0].headers["content-security-policy"]
    command(player, match, do="propose", what="undo")
    legal = next(iter(player.get(f"/api/matches/{match}")["state"]["legal"].values()))
    command(player, match, do="move", move=legal[-1])
    for path, tag in zip(paths[1:], tags[1:], strict=True):
        assert get(served, path, **{"if-none-match": tag}).status_code == 200, "another first move"
    command(player, match, do="resign")
    assert {get(served, path).headers["cache-control"] for path in paths} == {"private, max-age=3600"}
    player.close()


def test_others_are_not_embedded_from_here(served: Served, match: str) -> None:
    for url in (f"https://example.org/match/{match}", f"{served.url}/settings", "match", "http://[", "x" * 501):
        assert get(served, f"/api/oembed?url={url}").status_code in (400, 404, 422), url


def test_a_match_as_an_animation(served: Served, match: str) -> None:
    answer = get(served, f"/api/matches/{match}/replay.webp")
    animation = Image.open(BytesIO(answer.content))
    assert answer.headers["content-type"] == "image/webp" and len(answer.content) < 2_000_000
    assert getattr(animation, "n_frames", 1) == 5 and answer.headers["cross-origin-resource-policy"] == "cross-origin"
    again = get(served, f"/api/matches/{match}/replay.webp", **{"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_hidden_hands_are_animated_only_when_all_is_over(served: Served) -> None:
    player = Player(served.url, "Tia")
    begun = player.begin("triominos", ["me", 1], listed=True)
    assert get(served, f"/api/matches/{begun['match']}/card.png").status_code == 200
    refused = get(served, f"/api/matches/{begun['match']}/replay.webp")
    assert refused.status_code == 409 and refused.json()["code"] == "match/not-now"
    player.close()


def test_every_game_has_a_card(served: Served) -> None:
    for game in ("classic", "trigon-3", "rumis-tower", "triominos"):
        card = get(served, f"/api/games/{game}/card.png")
        assert card.status_code == 200 and Image.open(BytesIO(card.content)).size == (1200, 630)
    assert get(served, "/api/games/chess/card.png").status_code == 404


def test_a_link_to_a_puzzle_shows_its_position_and_what_is_asked(served: Served) -> None:
    puzzle = shipped_puzzles("trigon-2")[0]
    tags = Tags(get(served, f"/puzzles/{puzzle.id}", **{"accept-language": "de"}).text)
    words = translator("de")
    asked = words.line(f"puzzle-kind-{puzzle.kind}")
    assert tags.cards["og:title"].startswith(words.line("game-trigon-2")) and tags.cards["og:title"].endswith(asked)
    assert tags.cards["og:description"] == words.line("start-puzzles-about")
    picture = httpx.get(tags.cards["og:image"], timeout=120)
    assert picture.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(picture.content)).size == (1200, 630)
    drawn = get(served, f"/api/puzzles/{puzzle.id}/cover.svg?theme=dark")
    assert drawn.headers["content-type"].startswith("image/svg+xml") and drawn.text.startswith("<svg")
    daily = Tags(get(served, "/puzzles/daily").text)
    assert get(served, "/api/puzzles/daily").json()["id"] in daily.cards["og:image"]
    for other in ("next", "streak", "duo-0000000000"):
        assert Tags(get(served, f"/puzzles/{other}").text).cards["og:title"] == "Cornerwise"
    assert get(served, "/api/puzzles/duo-0000000000/card.png").status_code == 404
    assert get(served, "/api/puzzles/duo-0000000000/cover.svg").status_code == 404


def test_animations_are_limited(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/games.db", limits=1) as server:
        player = Player(server.url, "Anna")
        begun = player.begin("polyomino-8", ["me", "me"], listed=True)
        path = f"/api/matches/{begun['match']}/replay.webp"
        codes = [get(server, path).status_code for _ in range(9)]
        assert codes[:6] == [200] * 6 and 429 in codes[6:]
        player.close()


def test_a_listed_tournament_has_a_card_and_another_gives_nothing_away(served: Served) -> None:
    host = Player(served.url, "Host")
    plan = {"title": NASTY, "format": "swiss", "variant": "trigon", "clock": {"kind": "game", "seconds": 300}}
    cards = []
    for listed in (True, False):
        made = host.post("/api/tournaments", {**plan, "listed": listed})["tournament"]
        host.post(f"/api/tournaments/{made}/join", {})
        page = Tags(host.http.get(f"/tournaments/{made}").text)
        assert page.scripts == []
        cards.append(page.cards)
    host.close()
    shown, hidden = cards
    assert shown["og:title"] == NASTY and shown["og:image"].endswith("/api/games/trigon/card.png")
    assert shown["og:description"] == "Trigon. Swiss. 1 player."
    assert hidden["og:title"] == "Cornerwise" and "trigon" not in hidden["og:image"]
