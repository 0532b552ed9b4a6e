"""Where the pages of the rule book lead: on a server, or as files in a folder of the static edition."""

from dataclasses import dataclass

STYLE = "/rules/style.css"
PICTURES = "/rules/pictures"


class Links:
    """Addresses as a server answers them."""

    def rules(self, language: str, game: str = "") -> str:
        """A page of the book; without a game the list of all."""
        return f"/{language}/rules/{game}".rstrip("/")

    def anybody(self, game: str = "") -> str | None:
        """The same for readers of any language, where there is one."""
        return f"/rules/{game}".rstrip("/")

    def client(self, path: str) -> str:
        """A page of the web client."""
        return path

    def file(self, path: str) -> str:
        return path


@dataclass(frozen=True)
class FileLinks(Links):
    """Addresses of files, relative to a page in `<language>/rules/`, so that the folder can lie anywhere."""

    root: str = "../.."

    def rules(self, language: str, game: str = "") -> str:
        return f"{self.root}/{language}/rules/{game or 'index'}.html"

    def anybody(self, game: str = "") -> str | None:
        return None

    def client(self, path: str) -> str:
        return f"{self.root}/" if path == "/" else f"{self.root}/?{path}"

    def file(self, path: str) -> str:
        return self.root + path


SERVER = Links()
FILES = FileLinks()
