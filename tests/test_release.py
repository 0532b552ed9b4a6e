"""What a release has beside the code: one version, small pictures, and a doctor that knows the machine."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from io import BytesIO
from pathlib import Path
from shutil import copy
from typing import ClassVar
from urllib.request import Request
from zipfile import ZipFile

import pytest
import yaml

ROOT = Path(__file__).parent.parent
WORKFLOWS = ROOT / ".github" / "workflows"
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
    assert {"python", "ensurepip", "Python.h", "make", "node", "chromium"} <= set(told.stdout.split())


@pytest.mark.usefixtures("tools")
def test_the_doctor_tells_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Of programs that are too old the system has no newer one, so installing them again does not help."""
    import doctor  # type: ignore[import-not-found]  # a script

    monkeypatch.setattr(doctor, "HEADERS", ROOT / "none" / "Python.h")
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    monkeypatch.setattr(doctor, "found", lambda need: None if need.names[0] == "redis-server" else f"/{need.names[0]}")
    monkeypatch.setattr(doctor, "version", lambda path: (18, 19) if path == "/node" else (99,))
    monkeypatch.setattr(doctor.shutil, "which", lambda name: "/usr/bin/apt-get")
    assert doctor.main() == 1
    told = capsys.readouterr().out
    assert "apt-get install python3-venv python3-dev redis-server\n" in told
    assert re.search(r"OLD +node +18\.19, needs 20 ", told)


def test_the_kernel_is_compiled_by_ccache_where_it_is_installed(tmp_path: Path) -> None:
    tools = Path(sys.executable).parent
    if not (tools / "cmake").exists():
        pytest.skip("needs the tools of .venv")
    (tmp_path / "ccache").write_text("#!/bin/sh\n")
    (tmp_path / "ccache").chmod(0o755)
    path = os.pathsep.join((str(tmp_path), str(tools), os.environ["PATH"]))
    command = ["cmake", "-S", str(ROOT), "-B", str(tmp_path / "build"), "-G", "Ninja"]
    command.append(f"-DPython_EXECUTABLE={sys.executable}")
    subprocess.run(command, env=os.environ | {"PATH": path}, check=True, capture_output=True)
    assert f"CCACHE_BASEDIR={ROOT} {tmp_path / 'ccache'}" in (tmp_path / "build" / "build.ninja").read_text()


def test_hooks_are_the_linters_of_the_makefile() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    makefile = (ROOT / "Makefile").read_text()
    linted = re.findall(r"\$\(BIN\)/(ruff .*)", makefile.split("\nlint:")[1].split("\n\n")[0])
    assert [hook["entry"].removeprefix(".venv/bin/") for hook in hooks] == linted
    # Named files would be checked although Ruff leaves them out, and those of other kinds would not be checked.
    assert all(hook["always_run"] and not hook["pass_filenames"] for hook in hooks)


def test_the_terminal_game_needs_no_extra() -> None:
    """`uvx cornerwise play` and `pipx run cornerwise play` install none."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    installed = {re.split(r"[^\w.-]", line)[0].lower() for line in project["dependencies"]}
    providers = packages_distributions()
    files = [*(ROOT / "src/cornerwise/terminal").rglob("*.py"), ROOT / "src/cornerwise/commands/play.py"]
    imported: set[str] = set()
    for node in (node for file in files for node in ast.walk(ast.parse(file.read_text()))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
        imported |= {name.partition(".")[0] for name in names}
    needed = imported - sys.stdlib_module_names - {"cornerwise"}
    assert "textual" in needed
    assert all(installed & {name.lower() for name in providers[module]} for module in needed)


def test_ci_runs_every_stage_of_the_tests_in_a_job_of_its_own() -> None:
    job = yaml.safe_load((WORKFLOWS / "tests.yml").read_text())["jobs"]["stage"]
    stages = {entry["stage"]: entry["minutes"] for entry in job["strategy"]["matrix"]["include"]}
    made = re.findall("^test: packages (.*?) *##", (ROOT / "Makefile").read_text(), re.M)[0].split()
    assert list(stages) == made
    assert max(stages.values()) <= 45
    assert job["steps"][-1]["run"] == "make ${{ matrix.stage }}"


def test_the_changelog_is_in_sections_by_version() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text().splitlines()
    versions = [line for line in lines if line.startswith("## ")]
    assert versions[0] == "## Unreleased"
    assert all(re.fullmatch(r"## \d+\.\d+\.\d+( - \d{4}-\d\d-\d\d)?", version) for version in versions[1:])
    for index, line in enumerate(lines):
        if line.startswith("#"):
            assert not any(lines[index + side : index + side + 1] != [""] for side in (-1, 1) if index), line


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / ".ci")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what a release is checked by."""
    (tmp_path / "deploy").mkdir()
    for name in ("pyproject.toml", "CHANGELOG.md", "deploy/Dockerfile", "deploy/compose.yaml"):
        copy(ROOT / name, tmp_path / name)
    return tmp_path


DIGEST = "sha256:" + 64 * "a"


@pytest.mark.usefixtures("tools")
def test_what_is_not_ready_is_not_released(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import images  # type: ignore[import-not-found]  # a script
    import releasable  # type: ignore[import-not-found]  # a script

    project, changelog = sources / "pyproject.toml", sources / "CHANGELOG.md"
    project.write_text(re.sub('^repository = ".*"$', 'repository = "https://here"', project.read_text(), flags=re.M))
    version = tomllib.loads(project.read_text())["project"]["version"]
    files = [sources / "deploy" / name for name in ("Dockerfile", "compose.yaml")]
    monkeypatch.setattr(images, "digest", lambda name, tag: DIGEST)
    images.pin(files)
    images.pin(files)  # an image that has its digest gets another in its place
    assert all(DIGEST not in text and text.count("@") == 0 for text in _without(DIGEST, files))
    assert list(releasable.faults(f"v{version}", "https://here", sources)) == []
    assert [*releasable.faults("v9.9.9", "https://there", sources)] == [
        f"the tag v9.9.9 is not that of version {version} in pyproject.toml",
        "`repository` in pyproject.toml is 'https://here', not https://there",
    ]
    files[0].write_text(files[0].read_text().replace(f"@{DIGEST}", "", 1))
    changelog.write_text(changelog.read_text().replace(f"\n## {version}", "\n## 0.0.0"))
    assert [fault.split(":")[0] for fault in releasable.faults(f"v{version}", "https://here", sources)] == [
        f"CHANGELOG.md has no section {version}",
        "images without a digest in deploy/",
    ]
    assert "releasable.py" in (WORKFLOWS / "release.yml").read_text()


def _without(digest: str, files: list[Path]) -> list[str]:
    """The images of the files, less a digest that each of them has once."""
    images = [line for file in files for line in file.read_text().splitlines() if re.search("_IMAGE(=|:-)", line)]
    assert images
    return [line.replace(f"@{digest}", "", 1) for line in images]


@pytest.mark.usefixtures("tools")
def test_a_wheel_that_is_too_large_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import wheel_size  # type: ignore[import-not-found]  # a script

    wheel = tmp_path / "cornerwise-1.whl"
    with ZipFile(wheel, "w") as files:
        files.writestr("cornerwise/web/large.js", 2_000_000 * "a")
        files.writestr("cornerwise/small.py", "")
    assert wheel_size.fault(wheel) == ""
    monkeypatch.setattr(wheel_size, "MOST", 1_000_000)
    told = wheel_size.fault(wheel)
    assert told.startswith("cornerwise-1.whl has 2.0 MB, 1 are allowed; the largest parts: cornerwise/web 2.0, ")
    makefile = (ROOT / "Makefile").read_text()
    assert makefile.count("$(BIN)/python .ci/wheel_size.py dist/") == 2


@pytest.mark.usefixtures("tools")
def test_the_digest_of_an_image_is_asked_of_its_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    import images

    asked: list[str | Request] = []

    class Answer(BytesIO):
        headers: ClassVar = {"Docker-Content-Digest": DIGEST}

    def answer(request: str | Request, timeout: int) -> Answer:
        asked.append(request)
        return Answer(b'{"token": "secret"}')

    monkeypatch.setattr(images, "urlopen", answer)
    assert images.digest("node", "24-slim") == DIGEST
    token, head = asked
    assert isinstance(token, str) and "scope=repository:library/node:pull" in token
    assert isinstance(head, Request)
    assert (head.method, head.full_url.partition("/v2/")[2]) == ("HEAD", "library/node/manifests/24-slim")
    assert head.headers["Authorization"] == "Bearer secret" and "index" in head.headers["Accept"]
