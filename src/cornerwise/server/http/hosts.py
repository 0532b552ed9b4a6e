"""Checks of the `Host` header (against DNS rebinding), and the address of a client as limits count it."""

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
    """Refuses a request whose `Host` is not a name of this server."""
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
    """The origin of this server: the `url` of the settings, or without one what the request names."""
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


def address_of(connection: HTTPConnection) -> str:
    """The address of a client as limits count it (`client_of`)."""
    return client_of(connection.client.host) if connection.client else "?"


@lru_cache(maxsize=4096)
def client_of(address: str) -> str:
    """The address that limits count: of IPv6 the /64 network, all of which usually belongs to one client."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else address
