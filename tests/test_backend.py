"""Packages are built with the web client in them, or not silently without it; wheels have its files once."""

import shutil
import sys
from pathlib import Path

import pytest

BACKEND = Path(__file__).parent.parent / "backend"


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
    given: list[dict[str, list[str] | str]] = []
    monkeypatch.setattr(with_client.build, "build_wheel", lambda folder, settings, metadata: given.append(settings))
    with_client.build_wheel("here", {"build-dir": "there"})
    assert given[0]["build-dir"] == "there"
    excluded = given[0]["wheel.exclude"]
    assert isinstance(excluded, list)
    assert [path for path in excluded if "/web/" in path] == ["cornerwise/web/assets/a.js"]
    assert "cornerwise/nets/duo-*.onnx" in excluded
