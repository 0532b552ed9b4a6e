"""Packages are built with the web client in them, or not silently without it."""

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
