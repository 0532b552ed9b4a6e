"""Extras: errors name the command that installs them, and every such command can be typed as it stands."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cornerwise.engine.arena.cluster import RayMissing
from cornerwise.engine.nets import NetsMissing
from cornerwise.errors import install_command
from cornerwise.solo.completion import SolverMissing

ROOT = Path(__file__).parent.parent
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
INSTALL = re.compile(r"pip install (?:-\S+ )*(\S*\[[^\]]*\]'?)")
"""A command that names extras, with what is installed."""
MAKER = "'cornerwise[{','.join(extras)}]'"
"""The one place in the package."""
PAGES = sorted(
    {ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.py"), *ROOT.glob("src/**/*.py")}
)
NEEDS = [
    ("cornerwise.envs.vector", "gymnasium", "rl"),
    ("cornerwise.envs.aec", "gymnasium", "rl"),
    ("cornerwise.envs.aec", "pettingzoo", "rl"),
    ("cornerwise.envs.single", "gymnasium", "rl"),
    ("cornerwise.envs.gym_vector", "gymnasium", "rl"),
    ("cornerwise.envs.sb3", "gymnasium", "baselines"),
    ("cornerwise.envs.sb3", "stable_baselines3", "baselines"),
    ("cornerwise.envs.openspiel", "pyspiel", "openspiel"),
    ("cornerwise.notebook", "anywidget", "notebook"),
    ("cornerwise.notebook", "traitlets", "notebook"),
    ("cornerwise.notebook", "pydantic", "notebook"),
    ("cornerwise.notebook", "pydantic_core", "notebook"),
]


@pytest.mark.parametrize(("module", "package", "extra"), NEEDS)
def test_a_module_says_which_extra_it_needs(module: str, package: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, text=True)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ") and last.endswith(f" need the package {package}: {said(extra)}")


def said(extra: str) -> str:
    return f"pip install 'cornerwise[{extra}]'"


def test_a_program_of_ones_own_that_lacks_a_module_is_not_told_of_extras() -> None:
    code = "import sys; sys.modules['cornerwise.envs.stage'] = None; import cornerwise.envs.aec"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, text=True)
    assert "cornerwise.envs.stage" in done.stderr.splitlines()[-1] and "pip install" not in done.stderr


def test_drawing_an_action_needs_no_extra() -> None:
    code = "import sys; sys.modules.update(gymnasium=None, pettingzoo=None); from cornerwise.envs import draw"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_board_in_a_notebook_needs_nothing_of_the_server() -> None:
    """It shows games as the server does, by modules that need no more than pydantic."""
    code = "import sys; sys.modules.update(fastapi=None, starlette=None, sqlalchemy=None, alembic=None)"
    code += "; import cornerwise; cornerwise.notebook.play('triominos', level=1)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_errors_of_the_library_quote_extras() -> None:
    assert install_command("nets", "server") == said("nets,server")
    for error, extra in ((RayMissing(), "cluster"), (NetsMissing(), "nets"), (SolverMissing(), "solve")):
        assert str(error).endswith(said(extra))


def test_the_gpu_environment_names_what_its_page_names() -> None:
    from cornerwise.envs.gpu.machine import CUDA_NEEDED

    assert said("rl,train") in CUDA_NEEDED
    assert said("rl,train") in (ROOT / "docs" / "gpu-environment.md").read_text()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_with_extras_are_quoted(path: Path) -> None:
    named = INSTALL.findall(path.read_text(encoding="utf-8"))
    if ROOT / "src" in path.parents:
        assert named == ([MAKER] if path.name == "errors.py" else []), "errors.install_command makes it"
        return
    for what in named:
        assert re.fullmatch(r"'(cornerwise|\.)\[[a-z,0-9]+\]'", what), what
        assert set(re.sub(r".*\[|\].*", "", what).split(",")) <= EXTRAS, what
