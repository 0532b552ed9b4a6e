"""Serves the built web client: files by name, and its first page for all addresses of its own (a single-page app).

The start page is there in every language, so that browsers show it before the client runs.

The package holds most of them compressed only; they are decompressed for browsers that cannot do it themselves. The
nets of its client are those that the engine itself plays with, so a wheel lists them only.

The files are read once, and again when another client was built in their place: what comes out of a table in memory
cannot be a file that nobody meant to serve.
"""

import gzip
import json
import tarfile
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from hashlib import sha256
from importlib.resources import files as files_of
from mimetypes import MimeTypes
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import Scope

from cornerwise.engine.smallnet import unpacked_small
from cornerwise.server.base.language import language_of

INDEX = "index.html"
START = "start/{language}.html"
HASHED = "assets/"
"""Names in this folder tell what is in the files, so that a browser need never ask again."""
PACKABLE = ("text/", "application/json", "image/svg")
"""Kinds of files that get smaller."""
BROTLI = ".br"
"""How the names of files end that were compressed beforehand."""
NETS = "nets.json"
"""Names of files that a wheel lacks, with the small net of the package that each is (backend/with_client.py)."""
_types = MimeTypes()  # the table of the language, without that of the machine
for _suffix, _kind in {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}.items():  # what some versions of it lack
    _types.add_type(_kind, _suffix)

NOT_BUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cornerwise</title></head><body>
<h1>Cornerwise</h1><p>The server runs, but it was installed without its web client. In a clone, <code>make play</code>
starts a server with its client, and <code>make package</code> makes a wheel of both in <code>dist/</code>.</p>
<p>Programs play without it: <a href="/api/docs">how to talk to this server</a>.</p></body></html>"""


class Body(NamedTuple):
    """What goes out, and a name that changes with it."""

    data: bytes
    tag: str

    @classmethod
    def of(cls, data: bytes) -> "Body":
        return cls(data, f'"{sha256(data).hexdigest()[:32]}"')


class File:
    """A file as it goes out: plain, or compressed if that helps and the browser asks for it.

    It is given in one of these forms or in both, or made when a browser first asks for it.
    """

    def __init__(
        self,
        kind: str,
        plain: bytes | Callable[[], bytes] | None,
        brotli: bytes | None = None,
        *,
        packable: bool = False,
    ) -> None:
        """`packable` is one that is compressed when a browser first asks for it."""
        self.kind = kind
        self._packable = packable or brotli is not None
        self._given = plain
        self._brotli = None if brotli is None else Body.of(brotli)
        self._gzip: Body | None = None

    @cached_property
    def plain(self) -> Body:
        if self._given is not None:
            return Body.of(self._given if isinstance(self._given, bytes) else self._given())
        import brotli  # not needed where the client was built, as there files lie in both forms

        assert self._brotli
        return Body.of(brotli.decompress(self._brotli.data))

    @classmethod
    def packed(cls, kind: str, plain: bytes) -> "File":
        """One that is made while the server runs, and compressed at once: in the thread that made it."""
        file = cls(kind, plain)
        file._pack()
        return file

    def _pack(self) -> Body:
        self._gzip = Body.of(gzip.compress(self.plain.data, mtime=0))
        return self._gzip

    def _best(self, accepted: set[str]) -> tuple[str, Body]:
        """The name of a coding that the browser accepts, and the file in it."""
        if self._brotli and "br" in accepted:
            return "br", self._brotli
        # Over HTTPS browsers take Brotli, so most servers never make this of the client's files.
        if "gzip" in accepted and (self._gzip or self._packable):
            return "gzip", self._gzip or self._pack()
        return "", self.plain

    def response(self, request: Request, cache: str, vary: str = "accept-encoding") -> Response:
        accepted = request.headers.get("accept-encoding", "").split(",")
        coding, body = self._best({part.partition(";")[0].strip() for part in accepted})
        headers = {"cache-control": cache, "etag": body.tag, "vary": vary}
        if body.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["content-encoding"] = coding
        return Response(body.data, media_type=self.kind, headers=headers)


class Folder:
    """The files of a folder, or of an archive of one, by their paths; none until something was built there."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files: dict[str, File] = {}
        self._built = 0

    @property
    def files(self) -> dict[str, File]:
        archive = self._path.is_file()
        try:
            built = (self._path if archive else self._path / INDEX).stat().st_mtime_ns
        except FileNotFoundError:
            built = 0
        if built != self._built:
            self._files = {} if not built else _unpacked(self._path) if archive else _read(self._path)
            self._built = built
        return self._files


class Pages:
    """The files of a client, by their paths."""

    def __init__(self, folder: Path) -> None:
        self._folder = Folder(folder)

    def response(self, request: Request) -> Response:
        path, files = request.path_params["path"], self._folder.files
        if not files:
            return HTMLResponse(NOT_BUILT)
        if file := files.get(path):
            cache = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
            return file.response(request, cache)
        if not path and (start := files.get(_start(request))):
            return start.response(request, "no-cache", "accept-encoding, accept-language")
        if PurePosixPath(path).suffix:  # a file that is not there, and no page of the client
            raise HTTPException(404)
        return files[INDEX].response(request, "no-cache")

    def first_page(self, head: str) -> Response:
        """The first page of the client with more in its head."""
        files = self._folder.files
        if not files:
            return HTMLResponse(NOT_BUILT)
        text = files[INDEX].plain.data.decode()
        return HTMLResponse(text.replace("</title>", f"</title>{head}", 1), headers={"cache-control": "no-cache"})


def _start(request: Request) -> str:
    return START.format(language=language_of(request))


def _read(folder: Path) -> dict[str, File]:
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    nets = json.loads(found.pop(NETS, b"{}"))
    return dict(_nets(nets)) | {
        name: File(_type(name), found.get(name), found.get(name + BROTLI))
        for name in {path.removesuffix(BROTLI) for path in found}
    }


def _nets(listed: dict[str, str]) -> Iterator[tuple[str, File]]:
    folder = Path(str(files_of("cornerwise.nets")))
    for name, net in listed.items():
        yield name, File(_type(name), partial(unpacked_small, folder / net), packable=True)


def _unpacked(archive: Path) -> dict[str, File]:
    with tarfile.open(archive) as packed:
        found = {member.name: packed.extractfile(member) for member in packed}
        return {
            name: File(_type(name), file.read(), packable=_type(name).startswith(PACKABLE))
            for name, file in found.items()
            if file
        }


def _type(name: str) -> str:
    return _types.guess_type(name)[0] or "application/octet-stream"


class PageRoute(Route):
    """Whatever is no address of the interface for programs."""

    def __init__(self, pages: Pages) -> None:
        super().__init__("/{path:path}", pages.response, methods=["GET"], include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or f"{scope['path']}/".startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)
