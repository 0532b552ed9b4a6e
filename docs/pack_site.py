"""Puts the documentation site into the package, for `cornerwise serve`: compressed, but for its first page.

    python docs/pack_site.py build/site src/cornerwise/site

The server decompresses what a browser cannot, and sees by the time of the first page that there is another site. The
index of the search is there twice, once for pages that are opened as files: that one stays behind, as do source maps.
"""

import shutil
import sys
from pathlib import Path

import brotli

FIRST = "index.html"
LEFT_OUT = ("*.map", "search_index.js", "sitemap.xml*", "objects.inv")
QUALITY = 9  # the last percent would take half a minute


def main(site: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for path in (path for path in sorted(site.rglob("*")) if path.is_file()):
        if any(path.match(pattern) for pattern in LEFT_OUT):
            continue
        name, data = path.relative_to(site), path.read_bytes()
        smaller = brotli.compress(data, quality=QUALITY)
        packed = len(smaller) < len(data) and str(name) != FIRST
        target = folder / f"{name}.br" if packed else folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(smaller if packed else data)
    (folder / FIRST).touch()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
