"""Builds packages by scikit-build-core, and no source package without the web client.

The client is built by Node and not kept in the repository, so that a source package of a fresh clone would lack it, and
nobody who installs that could tell why `cornerwise serve` shows no page. A wheel has the files of the
client in one form only, and no nets of the client that are those of the package.
"""

import json
import sys
import tomllib
import zlib
from pathlib import Path

from scikit_build_core import build
from scikit_build_core.build import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

SOURCE = Path("src")
CLIENT = Path("src/cornerwise/web/index.html")
NETS = Path("src/cornerwise/nets")
LISTED = "nets.json"
"""In the folder of the client: which files of it a wheel lacks, each with the small net that the server makes it of."""
_TAIL, _HASH = len("-12345678.net"), 32
"""What the build puts behind the name of a net, and the SHA-256 at the end of what a small net holds."""
MISSING = f"The web client has not been built: {CLIENT} is missing. `make {CLIENT}` builds it."


def build_sdist(sdist_directory: str, config_settings: dict[str, list[str] | str] | None = None) -> str:
    if not CLIENT.exists():
        raise SystemExit(MISSING)
    return build.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, list[str] | str] | None = None,
    metadata_directory: str | None = None,
) -> str:
    if not CLIENT.exists():  # those who work on the rules need none
        sys.stderr.write(f"{MISSING} The package will be without it.\n")
    excluded = _nets() + _twins()
    settings: dict[str, list[str] | str] = {**(config_settings or {}), "wheel.exclude": [*_excluded(), *excluded]}
    return build.build_wheel(wheel_directory, settings, metadata_directory)


def _excluded() -> list[str]:
    patterns: list[str] = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["scikit-build"]["wheel"]["exclude"]
    return patterns


def _nets() -> list[str]:
    """Leaves out the nets of the client that are the small nets of the package, and lists them for the server."""
    folder = CLIENT.parent
    listed = {}
    for path in sorted(folder.glob("assets/*.net")):
        small = NETS / f"{path.name[:-_TAIL]}.small"
        if small.exists() and zlib.decompress(small.read_bytes())[:-_HASH] == path.read_bytes():
            listed[path.relative_to(folder).as_posix()] = small.name
    if listed:
        (folder / LISTED).write_text(json.dumps(listed))
    return [(folder / f"{name}{end}").relative_to(SOURCE).as_posix() for name in listed for end in ("", ".br")]


def _twins() -> list[str]:
    """Leaves out the files that lie compressed beside themselves, which the server decompresses when it must.

    Style sheets stay, as the rule book takes the fonts out of them.
    """
    twins = (path.with_suffix("") for path in sorted(CLIENT.parent.rglob("*.br")))
    return [path.relative_to(SOURCE).as_posix() for path in twins if path.suffix != ".css"]
