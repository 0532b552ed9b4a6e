"""Says what keeps the sources from being released as a version: the first job of the workflow `release`.

python .ci/releasable.py TAG [REPOSITORY]
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from images import FILES, without_digest

ROOT = Path(__file__).parent.parent


def faults(tag: str, published: str | None = None, root: Path = ROOT) -> Iterator[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text())
    version = project["project"]["version"]
    if tag != f"v{version}":
        yield f"the tag {tag} is not that of version {version} in pyproject.toml"
    if not re.search(rf"^## {re.escape(version)}( - \d{{4}}-\d\d-\d\d)?$", (root / "CHANGELOG.md").read_text(), re.M):
        yield f"CHANGELOG.md has no section {version}"
    (provider,) = project["tool"]["dynamic-metadata"]
    if provider["repository"] != published if published else not provider["repository"]:
        yield f"`repository` in pyproject.toml is {provider['repository']!r}, not {published or 'an address'}"
    if images := without_digest(root / file.relative_to(ROOT) for file in FILES):
        yield f"images without a digest in deploy/: {', '.join(images)} (`make digests`)"


if __name__ == "__main__":
    found = [f"- {fault}" for fault in faults(*sys.argv[1:])]
    sys.exit("\n".join(["Not to be released:", *found]) if found else 0)
