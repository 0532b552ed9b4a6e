"""Sending mail through the operator's SMTP server."""

import asyncio
import ssl
from email.message import EmailMessage
from smtplib import SMTP, SMTP_SSL
from urllib.parse import SplitResult, unquote, urlsplit

from cornerwise.errors import CornerwiseError

PATIENCE = 20.0
"""Seconds that a mail server may take for each step."""


class Mailer:
    """Sends from one address. `smtp://` uses TLS where the server offers it, and insists on it before a password."""

    def __init__(self, url: str, sender: str) -> None:
        self._server, self._sender = smtp_url(url), sender

    async def send(self, to: str, subject: str, text: str) -> None:
        """`OSError` (of which all errors of SMTP are kinds) where it could not be sent."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        with self._connect(context) as smtp:
            smtp.ehlo()
            if self._server.scheme == "smtp" and (smtp.has_extn("starttls") or self._server.username):
                smtp.starttls(context=context)
            if self._server.username:
                smtp.login(unquote(self._server.username), unquote(self._server.password or ""))
            smtp.send_message(message)

    def _connect(self, context: ssl.SSLContext) -> SMTP:
        host, port = self._server.hostname or "", self._server.port or 0
        if self._server.scheme == "smtps":
            return SMTP_SSL(host, port or 465, timeout=PATIENCE, context=context)
        return SMTP(host, port or 25, timeout=PATIENCE)


def smtp_url(url: str) -> SplitResult:
    """The parts of an address such as smtp://user:password@host:587."""
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise CornerwiseError(url, "error-smtp-url", first="smtp://user:password@host:587", second="smtps://host")
    return parts
