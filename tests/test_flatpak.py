"""What the Flatpak of the desktop is made of."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from cornerwise.engine.levels import LEVELS
from cornerwise.locales.catalogue import languages

FOLDER = Path(__file__).parent.parent / "deploy" / "flatpak"


@pytest.fixture(scope="module")
def prepare() -> Any:
    sys.path.insert(0, str(FOLDER))
    try:
        import prepare  # type: ignore[import-not-found]  # a script
    finally:
        sys.path.remove(str(FOLDER))
    return prepare


def test_every_package_has_a_wheel_of_its_list_for_each_kind_of_processor(
    prepare: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [
        prepare.File(name, f"https://index/{name}", sha256)
        for name, sha256 in (
            ("fast-2.0-cp313-cp313-manylinux_2_28_x86_64.whl", "aa"),
            ("fast-2.0-cp313-cp313-manylinux_2_17_aarch64.manylinux2014_aarch64.whl", "bb"),
            ("fast-2.0-cp312-cp312-manylinux_2_28_x86_64.whl", "cc"),
            ("fast-2.0-cp39-abi3-manylinux_2_28_x86_64.whl", "dd"),
            ("fast-2.0-cp313-cp313-manylinux_2_29_x86_64.whl", "not in the list"),
            ("fast-2.0.tar.gz", "ee"),
        )
    ]
    monkeypatch.setattr(prepare, "listed", lambda package: files)
    hashes = " \\\n".join(f"    --hash=sha256:{file.sha256}" for file in files if " " not in file.sha256)
    windows = "other==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:aa\n"
    assert list(prepare.sources(f"fast==2.0 \\\n{hashes}\n{windows}")) == [
        {"type": "file", "url": files[0].url, "sha256": "aa", "only-arches": ["x86_64"]},
        {"type": "file", "url": files[1].url, "sha256": "bb", "only-arches": ["aarch64"]},
    ]
    with pytest.raises(SystemExit, match=r"fast has no wheel for Python 3\.13 on x86_64"):
        list(prepare.sources("fast==2.0 \\\n    --hash=sha256:bb\n"))


def test_all_of_the_list_is_read(prepare: Any) -> None:
    text = prepare.LIST.read_text()
    assert len(prepare.PINNED.findall(text)) == text.count("==", 0) - text.count("== '")


def test_versions_of_the_changelog_are_releases(prepare: Any) -> None:
    done = prepare.with_releases("<component>\n</component>", "## Unreleased\n\n## 0.2.0 - 2026-12-01\n")
    assert '<release version="0.2.0" date="2026-12-01" />' in done
    assert prepare.with_releases("<component></component>", "## Unreleased\n") == "<component></component>"


def test_all_files_are_of_one_application(prepare: Any) -> None:
    manifest = yaml.safe_load((FOLDER / f"{prepare.ID}.yaml").read_text())
    assert manifest["id"] == prepare.ID
    assert f'ID = "{prepare.ID}"' in (FOLDER / "desktop.py").read_text()
    assert f"Icon={prepare.ID}\n" in (FOLDER / f"{prepare.ID}.desktop").read_text()
    assert f"<id>{prepare.ID}</id>" in (FOLDER / f"{prepare.ID}.metainfo.xml").read_text()


def test_the_description_counts_as_the_program_does() -> None:
    text = (FOLDER / "io.github.cornerwise.Cornerwise.metainfo.xml").read_text()
    assert "at nine levels" in text and len(LEVELS) == 9
    assert f"In {len(languages())} languages" in text


@pytest.mark.parametrize("check", [("desktop-file-validate", ".desktop"), ("appstreamcli", ".metainfo.xml")])
def test_validators_of_the_desktop_agree(prepare: Any, check: tuple[str, str]) -> None:
    program, suffix = check
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    words = ["validate", "--no-net"] if program == "appstreamcli" else []
    done = subprocess.run([program, *words, FOLDER / (prepare.ID + suffix)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
