"""Gives the base images of deploy/ their digests, as Docker Hub tells them today: `make digests`.

An image is written there as `name:tag`, or `name:tag@sha256:...` once it has its digest; the digest then decides. Needs
nothing but Python itself.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from urllib.request import Request, urlopen

DEPLOY = Path(__file__).parent.parent / "deploy"
FILES = (DEPLOY / "Dockerfile", DEPLOY / "compose.yaml")
IMAGE = re.compile(r"(?<=_IMAGE)(?P<before>=|:-)(?P<name>[\w./-]+):(?P<tag>[\w.-]+)(?P<digest>@sha256:[0-9a-f]{64})?")
REGISTRY = "https://registry-1.docker.io"
TOKENS = "https://auth.docker.io/token?service=registry.docker.io&scope=repository:{}:pull"
KINDS = "application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json"
"""Lists of the images for all processors: a digest of one of these fits every machine."""


def digest(name: str, tag: str) -> str:
    repository = name if "/" in name else f"library/{name}"
    with urlopen(TOKENS.format(repository), timeout=60) as answer:
        token = json.load(answer)["token"]
    headers = {"Authorization": f"Bearer {token}", "Accept": KINDS}
    request = Request(f"{REGISTRY}/v2/{repository}/manifests/{tag}", headers=headers, method="HEAD")
    with urlopen(request, timeout=60) as answer:
        return str(answer.headers["Docker-Content-Digest"])


def pin(files: Iterable[Path]) -> None:
    known: dict[tuple[str, str], str] = {}

    def pinned(found: re.Match[str]) -> str:
        image = found["name"], found["tag"]
        if image not in known:
            known[image] = digest(*image)
            print(*image, known[image])
        return f"{found['before']}{':'.join(image)}@{known[image]}"

    for file in files:
        file.write_text(IMAGE.sub(pinned, file.read_text()))


def without_digest(files: Iterable[Path]) -> list[str]:
    found = (match for file in files for match in IMAGE.finditer(file.read_text()))
    return sorted({f"{match['name']}:{match['tag']}" for match in found if not match["digest"]})


if __name__ == "__main__":
    sys.exit(pin(FILES))
