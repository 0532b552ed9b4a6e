"""The names that this server answers to: under any other, a page elsewhere could pass for ours (DNS rebinding)."""

import socket
from collections.abc import Collection
from functools import cache, lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.settings import ServerSettings

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def check_host(connection: HTTPConnection, settings: ServerSettings) -> None:
    """Refuses a request to a name that is not ours."""
    name = name_of(connection.headers.get("host", ""))
    if name in LOOPBACK or name in settings.hosts:
        return
    if settings.url:
        if name == urlsplit(settings.url).hostname:
            return
    elif is_address(name) or name.endswith(".local") or name in _own_names():
        return
    raise Refused("request/host", "refused-host")


def site_of(connection: HTTPConnection, settings: ServerSettings) -> str:
    """This server as the browser of whoever asks names it; whatever they say where a `url` is set."""
    return settings.url or f"{connection.url.scheme}://{connection.headers.get('host', '')}"


def name_of(host: str) -> str:
    """The name in a `Host` header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> Collection[str]:
    return {socket.gethostname().lower(), socket.getfqdn().lower()}


@lru_cache(maxsize=4096)
def client_of(address: str) -> str:
    """Whom limits count: an IPv4 address, or the network of an IPv6 address, of which one client has all (/64)."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else address
