"""What a release has beside the code: one version, small pictures, and a doctor that knows the machine."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent
MOST_BYTES = 300_000


def test_the_client_has_the_version_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "web" / name).read_text())["version"] == version


def test_pictures_of_the_readme_are_there_and_small() -> None:
    pictures = re.findall(r'<img src="([^"]+)"', (ROOT / "README.md").read_text())
    assert pictures
    for picture in pictures:
        assert (ROOT / picture).stat().st_size < MOST_BYTES


def test_the_doctor_names_what_it_looked_for() -> None:
    told = subprocess.run([sys.executable, ROOT / ".ci" / "doctor.py"], capture_output=True, text=True, timeout=60)
    lacks = {"MISSING", "OLD"} & {line.split()[0] for line in told.stdout.splitlines() if line.strip()}
    assert told.returncode == bool(lacks), told.stdout
    assert {"python", "make", "node", "chromium"} <= set(told.stdout.split())


def test_hooks_are_the_linters_of_the_makefile() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    makefile = (ROOT / "Makefile").read_text()
    linted = re.findall(r"\$\(BIN\)/(ruff .*) \.", makefile.split("\nlint:")[1].split("\n\n")[0])
    assert [hook["entry"].removeprefix(".venv/bin/") for hook in hooks] == linted
