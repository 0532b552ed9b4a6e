"""The documentation site is packed for packages, and served at /docs/."""

import subprocess
import sys
import tarfile
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
    for name in ("index.html", "tutorials/first.html", "tutorials/index.html", "a.js.map", "assets/lunr/de.js"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(PAGE)
    (folder / "tiny.txt").write_text("x")
    return folder


@pytest.fixture(scope="module")
def archive(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    archive = tmp_path_factory.mktemp("packed") / "site.tar.xz"
    subprocess.run([sys.executable, ROOT / "docs" / "pack_site.py", site, archive], check=True)
    return archive


@pytest.fixture(scope="module")
def http(archive: Path) -> Iterator[httpx.Client]:
    database = f"sqlite:///{archive.parent}/documentation.db"
    with serving(database, docs=archive) as served, httpx.Client(base_url=served.url) as client:
        yield client


def test_a_packed_site_has_its_pages_and_the_time_of_nobody(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        members = packed.getmembers()
    assert {member.name for member in members} == {
        "index.html",
        "tutorials/first.html",
        "tutorials/index.html",
        "tiny.txt",
    }
    assert {(member.mtime, member.uid, member.uname) for member in members} == {(0, 0, "")}


@pytest.mark.parametrize("coding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/docs/", "/docs/index.html", "/docs/tutorials/first.html", "/docs/tutorials/"])
def test_a_server_shows_the_pages_in_any_coding(http: httpx.Client, path: str, coding: str) -> None:
    page = http.get(path, headers={"accept-encoding": coding})
    assert page.status_code == 200 and page.text == PAGE
    assert page.headers.get("content-encoding", "identity") == coding
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
    assert any("src/cornerwise/site.tar.xz" in step.get("run", "") for step in steps)
    assert "src/cornerwise/site.tar.xz" in (ROOT / "pyproject.toml").read_text()
    assert "src/cornerwise/site.tar.xz" in (ROOT / "deploy/Dockerfile").read_text()
