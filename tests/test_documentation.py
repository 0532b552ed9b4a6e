"""The documentation site is packed for packages, and served at /docs/."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from serving import serving

ROOT = Path(__file__).parent.parent
PAGE = "<!doctype html><title>Moves</title>" + 100 * "<p>A move is written as the cells that it covers.</p>"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site as it was built."""
    folder = tmp_path_factory.mktemp("built")
    for name in ("index.html", "tutorials/first.html", "tutorials/index.html", "search/search_index.js", "a.js.map"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(PAGE)
    (folder / "tiny.txt").write_text("x")
    return folder


@pytest.fixture(scope="module")
def packed(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packed")
    (folder / "old.html").write_text("of another time")
    subprocess.run([sys.executable, ROOT / "docs" / "pack_site.py", site, folder], check=True)
    return folder


@pytest.fixture(scope="module")
def http(packed: Path) -> Iterator[httpx.Client]:
    database = f"sqlite:///{packed.parent}/documentation.db"
    with serving(database, docs=packed) as served, httpx.Client(base_url=served.url) as client:
        yield client


def test_a_packed_site_has_every_file_once(packed: Path) -> None:
    names = {path.relative_to(packed).as_posix() for path in packed.rglob("*") if path.is_file()}
    assert names == {"index.html", "tutorials/first.html.br", "tutorials/index.html.br", "tiny.txt"}


@pytest.mark.parametrize("coding", ["br", "gzip", "identity"])
@pytest.mark.parametrize("path", ["/docs/", "/docs/index.html", "/docs/tutorials/first.html", "/docs/tutorials/"])
def test_a_server_shows_the_pages_in_any_coding(http: httpx.Client, path: str, coding: str) -> None:
    page = http.get(path, headers={"accept-encoding": coding})
    assert page.status_code == 200 and page.text == PAGE
    assert page.headers["content-type"].startswith("text/html")
    assert "'unsafe-inline'" not in page.headers["content-security-policy"].split("script-src")[1].split(";")[0]


def test_the_address_without_a_slash_leads_to_the_first_page(http: httpx.Client) -> None:
    answer = http.get("/docs")
    assert (answer.status_code, answer.headers["location"]) == (308, "/docs/")


@pytest.mark.parametrize(
    "path", ["/docs/none.html", "/docs/tutorials", "/docs/%2e%2e/documentation.db", "/docs/a.js.map"]
)
def test_nothing_else_comes_out(http: httpx.Client, path: str) -> None:
    assert http.get(path).status_code == 404


def test_the_page_of_the_interface_leads_there(http: httpx.Client) -> None:
    assert 'href="/docs/"' in http.get("/api/docs").text


def test_a_server_without_a_site_says_how_to_build_it(tmp_path: Path, site: Path) -> None:
    folder = tmp_path / "site"
    with serving(f"sqlite:///{tmp_path}/none.db", docs=folder) as served:
        page = httpx.get(f"{served.url}/docs/")
        assert page.status_code == 404 and "make docs" in page.text
        folder.symlink_to(site)
        assert httpx.get(f"{served.url}/docs/").text == PAGE


def test_pages_load_nothing_from_other_hosts() -> None:
    """Material's plugin `offline` adds a script of unpkg.com unless there is one of this name."""
    text = (ROOT / "mkdocs.yml").read_text()
    (scripts,) = [line.split("[")[1].split("]")[0] for line in text.splitlines() if "polyfills:" in line]
    assert "iframe-worker" in scripts and (ROOT / "docs" / scripts).exists()


def test_packages_have_the_site() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in ("package", "manylinux"):
        (line,) = [line for line in makefile.splitlines() if line.startswith(f"{target}: ") and "##" in line]
        assert "$(CLIENT) $(MANUAL)" in line
    steps = yaml.safe_load((ROOT / ".github/workflows/wheels.yml").read_text())["jobs"]["sdist"]["steps"]
    assert any("src/cornerwise/site/index.html" in step.get("run", "") for step in steps)
    assert "src/cornerwise/site" in (ROOT / "pyproject.toml").read_text()
    assert "src/cornerwise/site/index.html" in (ROOT / "deploy/Dockerfile").read_text()
