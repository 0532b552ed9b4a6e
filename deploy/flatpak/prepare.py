"""Puts everything into a folder that flatpak-builder needs: `make flatpak`.

    python deploy/flatpak/prepare.py WHEEL FOLDER

Packages of Python are the wheels for the runtime's version whose hashes stand in requirements/play.txt; where they are
to be had is asked of PyPI. The versions in the metainfo are those of CHANGELOG.md.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urldefrag, urljoin
from urllib.request import urlopen

from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags
from packaging.utils import canonicalize_name, parse_wheel_filename

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
ID = "io.github.cornerwise.Cornerwise"
INDEX = "https://pypi.org/simple/"
PYTHON = (3, 13)
"""That of the runtime in the manifest."""
NEWEST_GLIBC, OLDEST_GLIBC = 42, 5
ARCHES = ("x86_64", "aarch64")
LIST = ROOT / "requirements" / "play.txt"
OURS = ("desktop.py", f"{ID}.desktop", f"{ID}.metainfo.xml")
ICONS = ("web/public/icon.svg", "web/public/icons/icon-512.png")
PINNED = re.compile(r"^(?P<requirement>\S+==[^\\\n]+?) ?\\\n(?P<hashes>(?: +--hash=.*\n?)+)", re.M)
RELEASED = re.compile(r"^## (?P<version>\d[\w.]*) - (?P<date>[\d-]+)$", re.M)


class File(NamedTuple):
    name: str
    url: str
    sha256: str


class Links(HTMLParser):
    """The files that a page of the index lists."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.page = page
        self.files: list[File] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "a" and (href := dict(attrs).get("href")):
            url, checksum = urldefrag(urljoin(self.page, href))
            self.files.append(File(url.rpartition("/")[2], url, checksum.removeprefix("sha256=")))


def main(wheel: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    files = folder / "files"
    files.mkdir(parents=True)
    for path in (*(HERE / name for name in OURS), *(ROOT / icon for icon in ICONS), wheel):
        shutil.copy(path, files)
    metainfo = files / f"{ID}.metainfo.xml"
    metainfo.write_text(with_releases(metainfo.read_text(), (ROOT / "CHANGELOG.md").read_text()))
    shutil.copy(HERE / f"{ID}.yaml", folder)
    shutil.copy(LIST, folder)
    (folder / "python-sources.json").write_text(json.dumps(list(sources(LIST.read_text())), indent=2) + "\n")


def with_releases(metainfo: str, changelog: str) -> str:
    releases = "".join(
        f'    <release version="{found["version"]}" date="{found["date"]}" />\n'
        for found in RELEASED.finditer(changelog)
    )
    return (
        metainfo.replace("</component>", f"  <releases>\n{releases}  </releases>\n</component>")
        if releases
        else metainfo
    )


def sources(pinned: str) -> Iterator[dict[str, object]]:
    """A wheel for every package and kind of processor, in the form of a manifest's sources."""
    for found in PINNED.finditer(pinned):
        requirement = Requirement(found["requirement"])
        hashes = set(re.findall(r"sha256:(\w+)", found["hashes"]))
        wanted = [arch for arch in ARCHES if not requirement.marker or requirement.marker.evaluate(environment(arch))]
        if not wanted:
            continue
        files = [file for file in listed(requirement.name) if file.sha256 in hashes and file.name.endswith(".whl")]
        chosen = {arch: best_wheel(requirement.name, files, arch) for arch in wanted}
        for file in dict.fromkeys(chosen.values()):
            arches = [arch for arch, choice in chosen.items() if choice == file]
            limits = {} if len(arches) == len(ARCHES) else {"only-arches": arches}
            yield {"type": "file", "url": file.url, "sha256": file.sha256, **limits}


def listed(package: str) -> list[File]:
    page = f"{INDEX}{canonicalize_name(package)}/"
    links = Links(page)
    with urlopen(page, timeout=60) as answer:
        links.feed(answer.read().decode())
    return links.files


def best_wheel(package: str, files: list[File], arch: str) -> File:
    ranks = {tag: rank for rank, tag in enumerate(supported(arch))}
    fitting = [(rank, file) for file in files if (rank := rank_of(file, ranks)) is not None]
    if not fitting:
        raise SystemExit(f"{package} has no wheel for Python {'.'.join(map(str, PYTHON))} on {arch} in {LIST.name}")
    return min(fitting)[1]


def rank_of(file: File, ranks: dict[Tag, int]) -> int | None:
    return min((ranks[tag] for tag in parse_wheel_filename(file.name)[3] if tag in ranks), default=None)


def supported(arch: str) -> Iterator[Tag]:
    """The kinds of wheels that the runtime can use, the best first."""
    platforms = [f"manylinux_2_{minor}_{arch}" for minor in range(NEWEST_GLIBC, OLDEST_GLIBC - 1, -1)]
    yield from cpython_tags(PYTHON, platforms=platforms)
    yield from compatible_tags(PYTHON, platforms=platforms)


def environment(arch: str) -> dict[str, str]:
    version = ".".join(map(str, PYTHON))
    return {
        "implementation_name": "cpython",
        "os_name": "posix",
        "platform_machine": arch,
        "platform_python_implementation": "CPython",
        "platform_system": "Linux",
        "python_full_version": f"{version}.0",
        "python_version": version,
        "sys_platform": "linux",
    }


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
