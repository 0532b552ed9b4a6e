"""The settings of a server, from the command line or from environment variables such as CORNERWISE_PORT."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from cornerwise.explorer.collection import built_file
from cornerwise.server.base.rate_limits import RATES

if TYPE_CHECKING:
    RateName = str
else:
    RateName = Literal[*RATES]
BUILT = Path(__file__).parents[2] / "web"
"""Where the web client lies when it has been built."""
PACKAGED_DOCS = Path(__file__).parents[2] / "site.tar.xz"
"""The documentation site as packages have it."""
DOCS_OF_CLONE = Path(__file__).parents[4] / "build" / "site"
"""Where `make docs` builds it."""


PREFIX = "CORNERWISE_"
SECRET = ("database", "redis", "smtp")
"""Settings that may have passwords in them."""
PLACES = (os.environ.get("CREDENTIALS_DIRECTORY", ""), "/run/secrets")
"""Where systemd and containers put secrets, as files with the names of the environment variables."""


def public_environment() -> dict[str, str]:
    """The environment without the secrets of the server, for processes that need none."""
    hidden = {f"{PREFIX}{name.upper()}" for name in SECRET}
    return {name: value for name, value in os.environ.items() if name.upper() not in hidden}


class ServerSettings(BaseSettings):
    """All settings with their defaults."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, extra="ignore", secrets_dir=[place for place in PLACES if place and Path(place).is_dir()]
    )

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    url: str = Field(default="", pattern=r"^(https?://[A-Za-z0-9.\-\[\]:]+)?$")
    """The public URL of this server, as in https://play.example.org, for mail, QR codes and passkeys."""
    hosts: list[str] = []
    """Other host names that requests may have (`Host`). Without a `url` also those of the machine itself."""
    proxies: list[str] = ["127.0.0.1", "::1"]
    """Trusted proxies, as addresses or networks: their `X-Forwarded-For` and `X-Forwarded-Proto` are used."""
    database: str = "sqlite:///cornerwise.db"
    redis: str = ""
    """Redis for the fan-out between several processes; one alone needs none."""
    explorer: str = Field(default_factory=lambda: str(built_file() or ""))
    """The file of the engine games for the opening explorer, which is built where it is missing; empty for none."""
    pages: Path = BUILT
    """The folder of the web client, where it is another than the one that was built with the package."""
    docs: Path = PACKAGED_DOCS if PACKAGED_DOCS.exists() else DOCS_OF_CLONE
    """The documentation site, likewise: a folder, or an archive of one."""
    workers: int = Field(default=1, ge=1, le=64)
    engines: int = Field(default=max(1, (os.cpu_count() or 2) - 1), ge=1, le=64)
    """How many searches run at once in every process."""
    ray: str = ""
    """A Ray cluster that runs engines in the place of processes here; `local` is one of its own on this machine."""
    grace: float = Field(default=30.0, ge=0)
    """Seconds that a player may be away before the others can choose what to do."""
    origins: list[str] = []
    """Other sites whose pages may use this server, as in https://example.org."""
    chat: bool = True
    """Whether people can talk at all."""
    push_hosts: list[str] = [
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "notify.windows.com",
        "push.apple.com",
    ]
    """The push services of browsers, with all below them; nobody else is sent anything."""
    contact: str = "mailto:operator@localhost"
    """How push services can reach the operator: mailto: or https:."""
    smtp: str = ""
    """The mail server for turn notices, as in smtp://user:password@host:587; none sends no mail."""
    sender: str = "cornerwise@localhost"
    """The address that mail comes from."""
    mail_pause: float = Field(default=3600, ge=0)
    """Seconds between two mails about one match."""
    waiting_hours: float = Field(default=24, gt=0)
    """How long a listed match waits for players."""
    limits: float = Field(default=1.0, ge=0)
    """How generous rate limits are: 2 allows twice as much, 0 switches them off."""
    rates: dict[RateName, tuple[Annotated[float, Field(ge=1)], Annotated[float, Field(gt=0)]]] = {}
    """Single limits in the place of the usual ones: how many at once, and how many a second after that."""

    @property
    def public_url(self) -> str:
        """The URL in mail, which never comes from a request."""
        return self.url or f"http://{self.host}:{self.port}"

    @property
    def is_https(self) -> bool:
        return self.url.startswith("https://")
