"""Builds packages by scikit-build-core, and no source package without the web client.

The client is built by Node and not kept in the repository, so that a source package of a fresh clone would lack it, and
nobody who installs that could tell why `cornerwise serve` shows no page. A wheel has the files of the
client in one form only.
"""

import sys
import tomllib
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
    return build.build_wheel(wheel_directory, _without_twins(config_settings or {}), metadata_directory)


def _without_twins(config_settings: dict[str, list[str] | str]) -> dict[str, list[str] | str]:
    """Leaves out the files that lie compressed beside themselves, which the server decompresses when it must.

    Style sheets stay, as the rule book takes the fonts out of them.
    """
    excluded = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["scikit-build"]["wheel"]["exclude"]
    twins = (path.with_suffix("") for path in sorted(CLIENT.parent.rglob("*.br")))
    names = [path.relative_to(SOURCE).as_posix() for path in twins if path.suffix != ".css"]
    return config_settings | {"wheel.exclude": [*excluded, *names]}
