"""The addresses in a package's metadata, out of the one that pyproject.toml has: that of the repository.

scikit-build-core asks `dynamic_metadata` for the fields that `[project]` calls dynamic. Without a repository a package
has no addresses, and its description is README.md as it stands.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

README = Path("README.md")
LINK = re.compile(r'(?P<before>\]\(|<(?P<element>a|img)\b[^>]*?\b(?:href|src)=")(?![a-z]+:|#|/)(?P<path>[^)"#\s]+)')


def dynamic_metadata(settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:
    text, urls = README.read_text(encoding="utf-8"), {}
    if repository := settings["repository"]:
        text = absolute(text, repository, f"v{project['version']}")
        urls = {
            "Source": repository,
            "Issues": f"{repository}/issues",
            "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        }
    return {"readme": {"content-type": "text/markdown", "text": text}, "urls": urls}


def absolute(text: str, repository: str, version: str) -> str:
    """The text with links to files of the repository, as they are in a version, in place of relative ones."""

    def address(found: re.Match[str]) -> str:
        # A picture is asked for by itself, any other file by the page that shows it.
        kind = "raw" if found["element"] == "img" else "blob"
        return f"{found['before']}{repository}/{kind}/{version}/{found['path']}"

    return LINK.sub(address, text)
