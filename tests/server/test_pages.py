"""The web client comes out of its folder: packed where the browser can unpack, and never anything else."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import brotli
import httpx
import pytest
from serving import serving

from cornerwise.engine.smallnet import shipped_small, unpacked_small
from cornerwise.games.catalogue import find_placing_variant

SCRIPT = "console.log(1)\n"
BROTLI = b"what the build compressed"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("client")


@pytest.fixture(scope="module")
def http(folder: Path) -> Iterator[httpx.Client]:
    database = f"sqlite:///{folder.parent}/pages.db"
    with serving(database, pages=folder) as served, httpx.Client(base_url=served.url) as client:
        yield client


@pytest.fixture
def built(folder: Path) -> None:
    """A client in its folder; a secret beside it."""
    (folder / "assets").mkdir(exist_ok=True)
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "main-abc123.js.br").write_bytes(BROTLI)
    (folder / "assets" / "font-abc123.woff2").write_bytes(BROTLI)
    (folder / "sw.js").write_text("// the worker")
    (folder / "manifest-en.webmanifest").write_text("{}")
    (folder / "index.html").write_text("<title>the client</title>")
    (folder.parent / "secret").write_text("secret")


def test_where_no_client_was_built_a_page_says_how(http: httpx.Client) -> None:
    page = http.get("/")
    assert page.status_code == 200
    assert "make play" in page.text and "make package" in page.text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/play/duo", "/match/AAAAAAAAAAAAAAAAAAAAAA", "/settings"])
def test_pages_of_the_client_begin_with_its_first(http: httpx.Client, path: str) -> None:
    page = http.get(path)
    assert page.status_code == 200 and "the client" in page.text
    assert page.headers["content-type"].startswith("text/html") and page.headers["cache-control"] == "no-cache"
    policy = page.headers["content-security-policy"]
    rules = {name: sources for name, *sources in (rule.split() for rule in policy.split(";"))}
    assert rules["default-src"] == ["'self'"] and rules["frame-ancestors"] == ["'none'"]
    assert rules["script-src"] == ["'self'", "'wasm-unsafe-eval'"], "WebAssembly may be compiled, and nothing else"
    assert rules["style-src"] == ["'self'"]


@pytest.mark.usefixtures("built")
def test_the_start_page_comes_in_the_language_of_the_browser(http: httpx.Client, folder: Path) -> None:
    (folder / "start").mkdir(exist_ok=True)
    (folder / "start" / "de.html").write_text("<title>der Anfang</title>")
    os.utime(folder / "index.html", ns=(0, 54321))
    german = {"accept-language": "de-AT, en;q=0.5"}
    page = http.get("/", headers=german)
    assert "der Anfang" in page.text and "accept-language" in page.headers["vary"]
    assert "the client" in http.get("/settings", headers=german).text
    assert "the client" in http.get("/", headers={"accept-language": "fr"}).text


@pytest.mark.usefixtures("built")
def test_files_with_hashed_names_are_kept_for_good(http: httpx.Client) -> None:
    plain = http.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT and "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    packed = http.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip, deflate"})
    assert packed.text == SCRIPT and packed.headers["content-encoding"] == "gzip"
    with http.stream("GET", "/assets/main-abc123.js", headers={"accept-encoding": "gzip, br;q=0.9"}) as best:
        assert b"".join(best.iter_raw()) == BROTLI and best.headers["content-encoding"] == "br"
    assert len({answer.headers["etag"] for answer in (plain, packed, best)}) == 3
    font = http.get("/assets/font-abc123.woff2", headers={"accept-encoding": "gzip, br"})
    assert font.content == BROTLI and "content-encoding" not in font.headers, "the build compressed what gets smaller"


@pytest.mark.usefixtures("built")
def test_files_that_the_package_has_compressed_only_go_out_in_all_forms(http: httpx.Client, folder: Path) -> None:
    (folder / "assets" / "more-abc123.js.br").write_bytes(brotli.compress(SCRIPT.encode()))
    os.utime(folder / "index.html", ns=(0, 65432))
    for coding in ("identity", "gzip", "br"):
        answer = http.get("/assets/more-abc123.js", headers={"accept-encoding": coding})
        assert answer.text == SCRIPT and answer.headers.get("content-encoding", "identity") == coding
        assert answer.headers["content-type"].startswith("text/javascript")
    assert http.get("/assets/more-abc123.js.br").status_code == 404


@pytest.mark.usefixtures("built")
def test_nets_that_a_wheel_only_lists_are_those_of_the_package(http: httpx.Client, folder: Path) -> None:
    net = shipped_small(find_placing_variant("duo"))
    assert net
    listed = {"assets/net-abc123.net": net.name, "assets/main-abc123.js": net.name}
    (folder / "nets.json").write_text(json.dumps(listed))
    os.utime(folder / "index.html", ns=(0, 76543))
    for coding in ("identity", "gzip"):
        answer = http.get("/assets/net-abc123.net", headers={"accept-encoding": coding})
        assert answer.content == unpacked_small(net) and answer.headers.get("content-encoding", "identity") == coding
        assert "immutable" in answer.headers["cache-control"]
    plain = {"accept-encoding": "identity"}
    assert http.get("/assets/main-abc123.js", headers=plain).text == SCRIPT, "files come before what is listed"
    assert http.get("/nets.json").status_code == 404


@pytest.mark.usefixtures("built")
def test_what_has_not_changed_is_not_sent_again(http: httpx.Client) -> None:
    first = http.get("/sw.js")
    assert first.headers["cache-control"] == "no-cache"
    again = http.get("/sw.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
def test_another_build_takes_the_place_of_the_first(http: httpx.Client, folder: Path) -> None:
    assert "the client" in http.get("/").text
    (folder / "index.html").write_text("<title>a newer client</title>")
    os.utime(folder / "index.html", ns=(0, 12345))  # also where the file system is coarse about time
    assert "a newer client" in http.get("/").text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/assets/other.js", "/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/secret.txt", "/api/x"]
)
def test_nothing_else_comes_out(http: httpx.Client, path: str) -> None:
    page = http.get(path)
    assert "secret" not in page.text or page.json()["code"] == "request/unknown"
    assert page.status_code == 404 or "the client" in page.text


@pytest.mark.usefixtures("built")
def test_pages_are_only_read(http: httpx.Client) -> None:
    assert http.head("/").status_code == 200 and http.head("/").content == b""
    assert http.post("/play/duo").status_code == 405
    assert http.get("/manifest-en.webmanifest").headers["content-type"] == "application/manifest+json"


def test_the_page_of_the_interface_may_have_its_own_style(http: httpx.Client) -> None:
    page = http.get("/api/docs")
    assert page.headers["content-security-policy"].count("sha256-") == 1 and "<style>" in page.text
