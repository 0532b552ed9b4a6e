"""Refusals (errors for clients): a code that programs read, and one line that people read."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from cornerwise.errors import CornerwiseError
from cornerwise.locales.phrase import Argument, Phrase

CODES: dict[str, int] = {
    # What was asked is not understood.
    "request/malformed": 422,  # no JSON, a field missing, too many or of the wrong type
    "request/too-large": 413,  # more than a message may hold
    "request/too-many": 429,  # more than this client may ask for in the time
    "request/version": 400,  # a protocol that this server does not speak
    "request/origin": 403,  # sent by a page of another site
    "request/host": 421,  # sent to a name that this server does not answer to
    "request/unknown": 404,  # no such address
    "request/format": 501,  # a format that this server does not write
    # Who asked may not.
    "session/missing": 401,  # no session, or one that has ended
    "session/old": 403,  # log in again first
    "session/forbidden": 403,  # a session that may not do this
    # Accounts and codes.
    "account/taken": 409,  # somebody has that name, or you have an account already
    "account/wrong": 403,  # not the right name, password, passkey or code
    "account/weak": 422,  # a common password
    "account/missing": 403,  # only for those who have an account
    "account/unknown": 404,  # nobody has that name
    "account/suspended": 403,  # by the operator, for a time or for good; `until` comes along
    # Other people.
    "contact/closed": 403,  # this player does not want it
    "challenge/unknown": 404,  # no such challenge, or one that was answered, withdrawn or has expired
    "challenge/open": 409,  # an earlier one waits for its answer, or too many do
    # A match as it is set up.
    "match/unknown": 404,  # no match of that name, or one that does not concern you
    "match/bad-plan": 422,  # a game, option, seat or clock that does not exist or does not fit the others
    # A command to a match.
    "match/stale-seq": 409,  # meanwhile something happened; the missing events come along
    "match/not-your-seat": 403,  # the seat is somebody else's
    "match/not-your-turn": 409,  # another seat is to move
    "match/illegal-move": 422,  # the rules say no; reason, clause and details come along
    "match/bad-notation": 422,  # a text that writes no move
    "match/not-now": 409,  # the match has not begun, is paused or is over
    "match/seat-taken": 409,  # somebody sits there
    "match/no-proposal": 409,  # nothing was proposed that could be answered
    "match/proposal-open": 409,  # an earlier proposal waits for its answer
    "match/declined": 409,  # the computer plays on
    "match/no-undo": 409,  # there is no move that could be taken back
    "match/no-hints": 403,  # somebody else would be at a disadvantage
    "match/not-gone": 409,  # the seat that is claimed is there
    # Tournaments.
    "tournament/unknown": 404,  # no tournament of that name
    "tournament/bad-plan": 422,  # a format, game or clock that does not fit the others
    "tournament/not-now": 409,  # it has not begun, has begun, is over, or too few take part
    "tournament/full": 409,  # as many take part as may
    # Clubs.
    "club/unknown": 404,  # no club of that name, or nobody of that name in it
    "club/taken": 409,  # a club has that name, or one that looks like it
    "club/forbidden": 403,  # only for members, for organisers or for the owner, or with an invitation
    "club/full": 409,  # as many members as there can be, or as many clubs as one can have
    # Talking.
    "chat/off": 403,  # there is no chat at this table
    "chat/presets": 403,  # only the preset phrases may be said at this table
    "chat/muted": 403,  # the operator has taken away chat; `until` comes along
    # Notices.
    "notice/off": 403,  # this server does not send such notices
    # The opening explorer.
    "explorer/preparing": 503,  # the computer games are being prepared; `wait` says when to ask again
    # The server itself.
    "server/broken": 500,  # an error of the server; its log says more
    "server/busy": 503,  # too much to do, or nothing can be stored; try again
    "server/closing": 503,  # the server shuts down
}
"""Every code with the HTTP status that goes with it."""

if TYPE_CHECKING:
    Code = str
else:
    Code = Literal[*CODES]


class Refused(CornerwiseError):
    """A request that changes nothing. `details` is data for programs, safe to send to the client."""

    def __init__(
        self, code: str, message: str | Phrase, /, *, details: Mapping[str, object] | None = None, **arguments: Argument
    ) -> None:
        super().__init__(code, message, **arguments)
        self.code = code
        self.details = dict(details or {})

    @property
    def status(self) -> int:
        return CODES[self.code]

    def as_data(self, language: str) -> dict[str, object]:
        """As it is sent, with its line in a language."""
        return {"code": self.code, "message": self.phrase.line(language), "details": self.details}


def malformed(place: Iterable[int | str], problem: str) -> Refused:
    """The refusal of a field that does not keep to its model."""
    field = ".".join(map(str, place))[:100]
    return Refused("request/malformed", "error-at", where=field, problem=problem[:200], details={"where": field})


# Between processes


def refusal_data(error: Refused) -> dict[str, Any]:
    """A refusal as JSON for another process of this server."""
    return {"code": error.code, "phrase": _phrase_data(error.phrase), "details": error.details}


def parse_refusal(data: dict[str, Any]) -> Refused:
    """The refusal that `refusal_data` wrote."""
    return Refused(data["code"], _parse_phrase(data["phrase"]), details=data["details"])


def _phrase_data(value: Argument) -> Any:
    if isinstance(value, Phrase):
        return {"id": value.id, "with": {name: _phrase_data(part) for name, part in value.arguments.items()}}
    return [_phrase_data(part) for part in value] if isinstance(value, tuple) else value


def _parse_phrase(data: Any) -> Any:
    if isinstance(data, dict):
        return Phrase(data["id"], **{name: _parse_phrase(part) for name, part in data["with"].items()})
    return tuple(map(_parse_phrase, data)) if isinstance(data, list) else data
