"""Takes files outside docs/ into the site: README.md as its first page, others in `project/`; mends links to them.

Scripts inside of pages become files, so that the site also works where a content security policy forbids those, as that
of `cornerwise serve` does. What a page would load from another host is an error.
"""

import re
from hashlib import sha256
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

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


INLINE = re.compile(r"<script>(.+?)</script>", re.S)
SCRIPTS: dict[str, str] = {}
"""Scripts that stood in pages, by the file that each has become."""
LOADED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)=["']?((?:https?:)?//[^"'\s>]+)""")


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    def moved(script: re.Match[str]) -> str:
        name = f"assets/inline/{sha256(script[1].encode()).hexdigest()[:16]}.js"
        SCRIPTS[name] = script[1]
        return f'<script src="{get_relative_url(name, page.url)}"></script>'

    if elsewhere := LOADED.findall(output):
        raise PluginError(f"{page.file.src_uri} loads from another host: {', '.join(elsewhere)}")
    return INLINE.sub(moved, output)


def on_post_build(config: MkDocsConfig) -> None:
    folder = Path(config.site_dir)
    for name, text in SCRIPTS.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "index.html").touch()  # by its time a running server sees that there is another site, which now is whole
