"""Takes files outside docs/ into the site: README.md as its first page, others in `project/`; mends links to them."""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
HOME = "README.md"
PAGES = (
    HOME,
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "bench/README.md",
    *(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "examples").rglob("*.py"))),
)
LINK = re.compile(r"(\]\(|(?:src|srcset|href)=\")(?![a-z]+:|#|/)([^)\s\"#]+)")


def page_of(path: str) -> str:
    """Where a file of the repository is in the site."""
    if path == HOME:
        return "index.md"
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"project/{PurePosixPath(path).with_suffix('.md')}"


FILES = {page_of(path): path for path in PAGES}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, path in FILES.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        if path.endswith(".py"):
            text = f"# {path}\n\n```python\n{text}```\n"
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    folder = PurePosixPath(FILES.get(here, f"docs/{here}")).parent

    def mended(link: re.Match[str]) -> str:
        target = page_of(normpath(str(folder / link[2])))
        known = target in files.src_uris
        return link[1] + (relpath(target, str(PurePosixPath(here).parent)) if known else link[2])

    return LINK.sub(mended, markdown)
