"""Packages are built with the web client in them, or not silently without it; wheels have its files once.

What they say of themselves has the addresses of the repository.
"""

import json
import re
import shutil
import subprocess
import sys
import zlib
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

BACKEND = Path(__file__).parent.parent / "backend"
ROOT = BACKEND.parent
REPOSITORY = "https://github.com/someone/something"
ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
"""A machine on which text is not UTF-8 by itself, such as one with Windows."""
METADATA = "import with_client; print(with_client.prepare_metadata_for_build_wheel('.'))"


def test_no_source_package_without_the_client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(BACKEND)
    monkeypatch.chdir(tmp_path)
    import with_client  # type: ignore[import-not-found]  # only where packages are built

    with pytest.raises(SystemExit, match=r"has not been built.*`make src/cornerwise/web/index.html` builds it"):
        with_client.build_sdist(str(tmp_path))
    built: list[str] = []
    monkeypatch.setattr(with_client.build, "build_sdist", lambda folder, settings: built.append(folder))
    (tmp_path / "src/cornerwise/web").mkdir(parents=True)
    (tmp_path / "src/cornerwise/web/index.html").touch()
    with_client.build_sdist("here")
    assert built == ["here"]
    assert "with_client" in sys.modules


def test_wheels_have_the_files_of_the_client_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(BACKEND)
    shutil.copy(BACKEND.parent / "pyproject.toml", tmp_path)
    monkeypatch.chdir(tmp_path)
    import with_client

    assets = tmp_path / "src/cornerwise/web/assets"
    assets.mkdir(parents=True)
    for name in ("a.js", "a.js.br", "a.css", "a.css.br", "small.js"):
        (assets / name).touch()
    nets = tmp_path / "src/cornerwise/nets"
    nets.mkdir()
    (nets / "duo-1.small").write_bytes(zlib.compress(b"a net" + bytes(32)))
    for name, held in {"duo-1-_1234-67": b"a net", "trigon-1-12345678": b"another", "junior-1-12345678": b""}.items():
        (assets / f"{name}.net").write_bytes(held)
    (nets / "trigon-1.small").write_bytes(zlib.compress(b"newer" + bytes(32)))
    given: list[dict[str, list[str] | str]] = []
    monkeypatch.setattr(with_client.build, "build_wheel", lambda folder, settings, metadata: given.append(settings))
    with_client.build_wheel("here", {"build-dir": "there"})
    assert given[0]["build-dir"] == "there"
    excluded = given[0]["wheel.exclude"]
    assert isinstance(excluded, list)
    net = "assets/duo-1-_1234-67.net"
    assert [path for path in excluded if "/web/" in path] == [
        f"cornerwise/web/{net}",
        f"cornerwise/web/{net}.br",
        "cornerwise/web/assets/a.js",
    ], "nets that differ from those of the package stay"
    assert json.loads((assets.parent / "nets.json").read_text()) == {net: "duo-1.small"}
    assert "cornerwise/nets/duo-*.onnx" in excluded


def _metadata(folder: Path, repository: str) -> Message:
    """What a wheel that is built of the project in a folder says of itself."""
    for name in ("README.md", "LICENSE", "CMakeLists.txt"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(BACKEND, folder / "backend")
    project = (ROOT / "pyproject.toml").read_text()
    line = re.compile('^repository = ".*"$', re.M)
    assert len(line.findall(project)) == 1, "there is one place for the address"
    (folder / "pyproject.toml").write_text(line.sub(f'repository = "{repository}"', project))
    told = subprocess.run(
        [sys.executable, "-c", METADATA],
        cwd=folder,
        env={"PYTHONPATH": "backend"} | ASCII,
        capture_output=True,
        text=True,
        check=True,
    )
    return message_from_string((folder / told.stdout.split()[-1] / "METADATA").read_text())


def test_a_package_has_the_addresses_of_its_repository(tmp_path: Path) -> None:
    metadata = _metadata(tmp_path, REPOSITORY)
    urls = dict(url.split(", ") for url in metadata.get_all("Project-URL", []))
    assert urls["Source"] == REPOSITORY and urls["Changelog"] == f"{REPOSITORY}/blob/main/CHANGELOG.md"
    text = str(metadata.get_payload())
    links = re.findall(r'\]\(([^)]+)\)|(?:src|href)="([^"]+)"', text)
    assert all(re.match("https?://", link or source) for link, source in links)
    version = f"v{metadata['Version']}"
    assert f'src="{REPOSITORY}/raw/{version}/docs/pictures/desk-classic.webp"' in text
    assert f"]({REPOSITORY}/blob/{version}/docs/engine.md)" in text
    assert "](https://pentobi.sourceforge.io)" in text


def test_a_package_without_a_repository_has_no_addresses(tmp_path: Path) -> None:
    metadata = _metadata(tmp_path, "")
    assert "Project-URL" not in metadata
    assert str(metadata.get_payload()).strip() == (ROOT / "README.md").read_text().strip()
