"""`cornerwise moderate`: the operator's queue of reports, and what can be done about people, clubs and tournaments."""

import asyncio
import json
import re
from argparse import ArgumentTypeError, Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from cornerwise.commands.backup import DATABASE
from cornerwise.commands.console import printable, say
from cornerwise.commands.parser import Parser, examples, glossary
from cornerwise.errors import CornerwiseError
from cornerwise.locales.terminal_language import t

if TYPE_CHECKING:
    from cornerwise.server.people.moderation import Moderation

    Works = dict[str, Callable[[Moderation, Namespace], Awaitable[None]]]

EXAMPLES = """
cornerwise moderate list
cornerwise moderate show 12
cornerwise moderate mute "Rude Name" --for 7d --note "insults, report 12"
cornerwise moderate close 12 --note "muted for a week"
cornerwise moderate rename "Rude Name" "Player 12"
cornerwise moderate clear-club 5Yx0cQe7uB3nKz1LrTWd8A --note "report 13"
"""
UNITS = {"h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}
WORKS = ("list", "show", "close", "mute", "suspend", "rename", "lift", "log")


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-moderate-about")
    works = {
        **{work: t(f"cli-moderate-{work}") for work in WORKS},
        "clear-club": t("cli-moderate-clear-club"),
        "close-club": t("cli-moderate-close-club"),
        "rename-tournament": t("cli-moderate-rename-tournament"),
        "cancel-tournament": t("cli-moderate-cancel-tournament"),
    }
    parser.epilog = f"{glossary(t('cli-moderate-works'), works)}\n\n{examples(EXAMPLES)}"
    add = parser.add_argument
    add("work", choices=[*works], metavar="WORK")
    add("what", metavar="NUMBER|NAME|ID", nargs="?", help=t("cli-moderate-what"))
    add("name", metavar="NAME", nargs="?", help=t("cli-moderate-new-name"))
    add("--for", dest="lasting", type=_duration, metavar="TIME", help=t("cli-moderate-for"))
    add("--note", default="", metavar="TEXT", help=t("cli-moderate-note"))
    add("--closed", action="store_true", help=t("cli-moderate-closed"))
    add("--json", action="store_true", help=t("cli-review-json"))
    add("--database", default=DATABASE, metavar="URL", help=t("cli-backup-database", default=DATABASE))


def _duration(text: str) -> int:
    """Milliseconds of a time such as 12h, 7d or 4w."""
    match = re.fullmatch(r"([1-9]\d{0,3})([hdw])", text)
    if match is None:
        raise ArgumentTypeError(t("cli-moderate-bad-time", time=text))
    return int(match[1]) * UNITS[match[2]]


def run(arguments: Namespace) -> int:
    asyncio.run(_run(arguments))
    return 0


async def _run(arguments: Namespace) -> None:
    from cornerwise.server.people.moderation import Moderation
    from cornerwise.server.storage.store import Store

    store = await Store.open(arguments.database)
    try:
        await _WORKS[arguments.work](Moderation(store), arguments)
    finally:
        await store.close()


# Looking


async def _list(moderation: "Moderation", arguments: Namespace) -> None:
    found = await moderation.reports(arguments.closed)
    if arguments.json:
        say(json.dumps(found, indent=2))
        return
    if not found:
        say(t("cli-moderate-empty"))
    for report in found:
        say(_headline(report))


async def _show(moderation: "Moderation", arguments: Namespace) -> None:
    report = await moderation.report(_number(arguments))
    if arguments.json:
        say(json.dumps(report, indent=2))
        return
    context = report["context"]
    say(_headline(report))
    reporter = _person(context["reporter"], report["player"])
    say(t("cli-moderate-reporter", reporter=reporter, id=report["player"]))
    say(t("cli-moderate-reported", name=_person(context["reported"], report["reported"]), id=report["reported"]))
    say(t("cli-moderate-times", count=report["times"]))
    if report["words"]:
        say(printable(report["words"]))
    if "said" in context:
        say(f"/{report['about']}s/{report['match']}")
        for words in filter(None, context["said"].values()):
            say(f"> {printable(words)}")
    elif report["match"]:
        say(t("cli-moderate-match", match=report["match"], game=context["variant"]))
    for line in context["lines"]:
        mark = ">" if line["number"] == report["line"] else " "
        said = line["text"] or f"[{line['preset']}]"
        say(f"{mark} {line['number']:3} {_time(line['at'])} {printable(line['name'])}: {printable(said)}")
    for action in report["log"]:
        say(_logged(action))


async def _log(moderation: "Moderation", arguments: Namespace) -> None:
    player = (await moderation.find(arguments.what)).player if arguments.what else ""
    found = await moderation.log(player)
    if arguments.json:
        say(json.dumps(found, indent=2))
        return
    for action in found:
        say(_logged(action))


def _headline(report: dict[str, Any]) -> str:
    name = _person(report["context"]["reported"], report["reported"])
    return f"{report['number']:5}  {_time(report['at'])}  {report['about']}/{report['reason']}  {name}"


def _logged(action: dict[str, Any]) -> str:
    until = f" > {_time(action['until'])}" if action["until"] else ""
    report = f" #{action['report']}" if action["report"] else ""
    name = printable(action["name"] or action["player"])
    done = f"{action['number']:5}  {_time(action['at'])}  {action['action']}{report}{until}"
    return f"{done}  {name}  {printable(action['note'])}"


def _person(known: dict[str, Any], player: str) -> str:
    """Somebody as they were called when they were reported."""
    login = f" (@{known['login']})" if known["login"] else ""
    return printable(f"{known['name'] or player}{login}")


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _number(arguments: Namespace) -> int:
    if not str(arguments.what or "").isdecimal() or len(arguments.what) > 9:
        raise CornerwiseError(arguments.what, "cli-moderate-which-report")
    return int(arguments.what)


# Acting


async def _close(moderation: "Moderation", arguments: Namespace) -> None:
    number = _number(arguments)
    await moderation.close(number, arguments.note)
    say(t("cli-moderate-was-closed", number=number))


async def _mute(moderation: "Moderation", arguments: Namespace) -> None:
    await _sanction(moderation, arguments, "chat")


async def _suspend(moderation: "Moderation", arguments: Namespace) -> None:
    await _sanction(moderation, arguments, "play")


async def _sanction(moderation: "Moderation", arguments: Namespace, kind: Any) -> None:
    from cornerwise.server.base.server_time import now

    who = await moderation.find(_name(arguments))
    until = now() + arguments.lasting if arguments.lasting else None
    await moderation.sanction(who, kind, until, arguments.note)
    name = printable(who.login or who.name)
    if until:
        say(t("cli-moderate-done-until", name=name, time=_time(until)))
    else:
        say(t("cli-moderate-done-for-good", name=name))


async def _lift(moderation: "Moderation", arguments: Namespace) -> None:
    who = await moderation.find(_name(arguments))
    await moderation.lift(who, arguments.note)
    say(t("cli-moderate-lifted", name=printable(who.login or who.name)))


async def _rename(moderation: "Moderation", arguments: Namespace) -> None:
    who = await moderation.find(_name(arguments))
    await moderation.rename(who, _new_name(arguments), arguments.note)
    say(t("cli-moderate-renamed", name=printable(arguments.name)))


async def _clear_club(moderation: "Moderation", arguments: Namespace) -> None:
    _done(await moderation.clear_club(_id(arguments), arguments.name or "", arguments.note))


async def _close_club(moderation: "Moderation", arguments: Namespace) -> None:
    _done(await moderation.close_club(_id(arguments), arguments.note))


async def _rename_tournament(moderation: "Moderation", arguments: Namespace) -> None:
    await moderation.rename_tournament(_id(arguments), _new_name(arguments), arguments.note)
    _done(arguments.name)


async def _cancel_tournament(moderation: "Moderation", arguments: Namespace) -> None:
    _done(await moderation.cancel_tournament(_id(arguments), arguments.note))


def _done(name: str) -> None:
    say(t("cli-moderate-done", name=printable(name)))


def _id(arguments: Namespace) -> str:
    """The id of a club or a tournament, also out of the end of a link to it."""
    return str(arguments.what or "").rstrip("/").rpartition("/")[2]


def _new_name(arguments: Namespace) -> str:
    if not arguments.name:
        raise CornerwiseError(None, "cli-moderate-which-name")
    return str(arguments.name)


def _name(arguments: Namespace) -> str:
    if not arguments.what:
        raise CornerwiseError(None, "cli-moderate-who")
    return str(arguments.what)


_WORKS: "Works" = {
    "list": _list,
    "show": _show,
    "close": _close,
    "mute": _mute,
    "suspend": _suspend,
    "rename": _rename,
    "lift": _lift,
    "log": _log,
    "clear-club": _clear_club,
    "close-club": _close_club,
    "rename-tournament": _rename_tournament,
    "cancel-tournament": _cancel_tournament,
}
