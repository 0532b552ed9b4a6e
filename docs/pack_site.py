"""Puts the documentation site into the package, for `cornerwise serve`: as one file, since its pages are much alike.

    python docs/pack_site.py build/site src/cornerwise/site.tar.xz

Each page compressed for itself they would be more than twice as large.
"""

import lzma
import sys
import tarfile
from pathlib import Path

LEFT_OUT = ("*.map", "sitemap.xml*", "404.html")
"""Source maps, and what is for a web host of its own."""
LANGUAGES = "lunr"
"""The folder of the search in languages that there are no pages in."""


def main(site: Path, archive: Path) -> None:
    paths = [path for path in site.rglob("*") if path.is_file()]
    with tarfile.open(archive, "w:xz", preset=9 | lzma.PRESET_EXTREME) as packed:
        for path in sorted(paths, key=lambda path: (path.suffix, path)):  # what is alike lies side by side
            name = path.relative_to(site)
            if LANGUAGES not in name.parts and not any(map(name.match, LEFT_OUT)):
                packed.add(path, str(name), filter=_anonymous)


def _anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The same archive whoever builds it, and when."""
    member.mtime = member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o644
    return member


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
