"""The files for operators name only what there is."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from compose_proxy import BRIDGE

from cornerwise.cli import make_parser
from cornerwise.server.base.settings import ServerSettings

FOLDER = Path(__file__).parent.parent.parent / "deploy"
WORKFLOWS = FOLDER.parent / ".github" / "workflows"
PAGE = (FOLDER.parent / "docs" / "operating.md").read_text()
FILES = sorted(path.name for path in FOLDER.iterdir() if path.is_file())


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_a_setting(name: str) -> None:
    for variable in re.findall("CORNERWISE_([A-Z]+)", (FOLDER / name).read_text()):
        assert variable.lower() in ServerSettings.model_fields
    assert f"deploy/{name}" in PAGE


def test_the_unit_starts_a_command_that_exists() -> None:
    line = re.search("ExecStart=(.*)", (FOLDER / "cornerwise.service").read_text())
    assert line
    arguments = make_parser().parse_args(shlex.split(line[1])[1:])
    assert (arguments.host, arguments.port) == ("127.0.0.1", "8000")


def test_the_composition_hangs_together() -> None:
    services = yaml.safe_load((FOLDER / "compose.yaml").read_text())["services"]
    server = services["cornerwise"]
    assert set(server["depends_on"]) == set(services) - {"cornerwise"}
    for variable in ("DATABASE", "REDIS"):
        host = re.search(r"(?:@|//)(\w+)/\w+$", server["environment"][f"CORNERWISE_{variable}"])
        assert host and host[1] in services


IN_BRIDGE = [
    *("unshare", "--map-root-user", "--net", "sh", "-c"),
    f'ip link set lo up && ip address add {BRIDGE}/16 dev lo && exec "$@"',
    "sh",
]
"""Runs a command in a network of its own, in which this machine has the address of the containers' bridge."""


def test_the_composition_trusts_the_proxy_that_it_is_made_for() -> None:
    """Which is not on the server's own loopback: it comes in through the bridge, and says for whom."""
    if subprocess.run([*IN_BRIDGE, "true"], capture_output=True).returncode:
        pytest.skip("needs a network of its own (unshare, ip), which is not allowed here")
    environment = yaml.safe_load((FOLDER / "compose.yaml").read_text())["services"]["cornerwise"]["environment"]
    assert "CORNERWISE_URL" in environment  # without which compose does not start
    settings = {"url": "https://play.example.org", "proxies": environment["CORNERWISE_PROXIES"], "limits": "1"}
    program = Path(__file__).with_name("compose_proxy.py")
    command = [*IN_BRIDGE, sys.executable, str(program), json.dumps(settings)]
    told = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=300).stdout)
    assert told["cookie"].startswith("__Host-cornerwise_session=") and "Secure" in told["cookie"]
    assert told["one"][0] == 403 and told["one"][-1] == 429, "a client has a limit"
    assert told["another"] == [403], "and another one has another"
    assert told["no proxy"][-1] == 429, "who is no proxy is not believed to ask for others"


@pytest.mark.parametrize(
    "command",
    [
        ["hadolint", "--failure-threshold", "info", "deploy/Dockerfile"],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "deploy/compose.yaml"],
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS.glob("*.yml"))],
        ["check-jsonschema", "--builtin-schema", "vendor.dependabot", ".github/dependabot.yml"],
    ],
    ids=lambda command: f"{command[0]} {command[-1].split('/')[-1]}",
)
def test_linters_find_nothing(command: list[str]) -> None:
    program = Path(sys.executable).with_name(command[0])
    found = subprocess.run([program, *command[1:]], cwd=FOLDER.parent, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr


LISTS = sorted((FOLDER.parent / "requirements").glob("*.txt"))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_packages_are_installed_by_hash_in_the_pinned_versions(path: Path) -> None:
    """`make hashes` writes these lists anew. Some packages are for other systems alone, which a marker says."""
    pinned = _pins((FOLDER.parent / "constraints.txt").read_text())
    listed = path.read_text()
    for entry in re.split(r"\n(?=\S)", listed.strip()):
        ((package, version),) = _pins(entry).items()
        assert pinned.get(package, version) == version and (package in pinned or " ; " in entry)
        assert "--hash=sha256:" in entry
    assert "://" not in listed, "no address of an index"


@pytest.mark.parametrize(("name", "extras"), [("play", ["nets", "server"]), ("image", ["nets", "server", "solve"])])
def test_the_lists_hold_all_that_the_package_needs(name: str, extras: list[str]) -> None:
    project = tomllib.loads((FOLDER.parent / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    names = {re.sub("[-_.]+", "-", re.split(r"[^\w.-]", line)[0]).lower() for line in wanted}
    listed = _pins((FOLDER.parent / "requirements" / f"{name}.txt").read_text())
    assert names <= listed.keys(), "run `make hashes`"


def test_the_lists_hold_all_that_groups_need() -> None:
    groups = tomllib.loads((FOLDER.parent / "pyproject.toml").read_text())["dependency-groups"]
    for name, wanted in groups.items():
        listed = _pins((FOLDER.parent / "requirements" / f"{name}.txt").read_text())
        assert {re.sub("[-_.]+", "-", line).lower() for line in wanted} <= listed.keys(), "run `make hashes`"


def _pins(text: str) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)(?:\[.*?\])?==([^\s;\\]+)", text, re.M)
    return {re.sub("[-_.]+", "-", package).lower(): version for package, version in found}


def test_images_can_be_given_by_digest() -> None:
    stages = re.findall(r"^FROM (\S+)(?: AS (\w+))?", (FOLDER / "Dockerfile").read_text(), re.M)
    images = [base for base, _ in stages if base not in {name for _, name in stages}]
    images += re.findall(r"image: (\S+)", (FOLDER / "compose.yaml").read_text())
    assert all(image.startswith("${") for image in images)


def test_the_composition_builds_of_the_images_of_the_dockerfile() -> None:
    defaults = dict(re.findall(r"^ARG (\w+)=(\S+)", (FOLDER / "Dockerfile").read_text(), re.M))
    arguments = yaml.safe_load((FOLDER / "compose.yaml").read_text())["services"]["cornerwise"]["build"]["args"]
    assert arguments == {name: f"${{{name}:-{image}}}" for name, image in defaults.items()}


def test_the_client_of_the_image_has_the_kernel_in_it() -> None:
    """Without it there are no local games and no rule pages without a connection."""
    _, *stages = re.split(r"^FROM \S+", (FOLDER / "Dockerfile").read_text(), flags=re.M)
    made = next(line for stage in stages for line in stage.splitlines() if line.startswith("RUN make "))
    targets = made.removeprefix("RUN make ").split()
    client = next(stage for stage in stages if "npm run build" in stage)
    for target in targets:
        folder = str(Path(target).parent)
        assert f"COPY --from=kernel /source/{folder} {folder}\n" in client
    assert {Path(target).name for target in targets} == {"cornerwise.wasm", "common.json"}
    assert client.index("ENV CLIENT_PARTS=required") < client.index("npm run build")


def test_the_image_has_the_fonts_that_draw_names() -> None:
    """Of Latin, Greek, Cyrillic and Arabic letters the one, of Chinese, Japanese and Korean ones the other."""
    last_stage = (FOLDER / "Dockerfile").read_text().rpartition("\nFROM ")[2]
    for package in ("fonts-dejavu-core", "fonts-wqy-microhei"):
        assert package in last_stage and f"`{package}`" in PAGE


def test_every_setting_is_explained() -> None:
    for name in ServerSettings.model_fields:
        assert f"`{name}`" in PAGE


def test_every_finding_of_the_audit_has_its_tests() -> None:
    table = PAGE.partition("### What an audit found")[2].partition("\n## ")[0]
    numbers = [int(number) for row in re.findall(r"^\| ([\d, ]+) \|", table, re.M) for number in row.split(", ")]
    assert sorted(numbers) == list(range(1, 28))
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert all(f"def {name}(" in tests for name in re.findall("`(test_\\w+)`", table))
