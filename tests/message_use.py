"""Finds messages that nothing uses, and those that are asked for and missing, by reading the sources of the programs.

Most ids stand there as they are. Those that are put together at run time are listed here with the files in which their
endings are written down, so that a message whose ending is gone is found, too.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from cornerwise.locales.catalogue import SOURCE
from cornerwise.locales.shapes import shapes

CHECKOUT = Path(__file__).parents[1]
CLIENT = "web/src"
SOURCES = (
    *(f"{CLIENT}/**/*.ts", f"{CLIENT}/**/*.svelte", "web/build/*.json"),
    "src/cornerwise/**/*.py",
)

CATALOGUE = ("src/cornerwise/games/*.py",)

ITEMS = ("src/cornerwise/rules/score_sheet.py",)
WORDS = ("src/cornerwise/rules/*.py",)
SETTINGS = (f"{CLIENT}/browser/settings.svelte.ts", f"{CLIENT}/browser/theme.ts")
MODES = (f"{CLIENT}/lobby/plan.ts",)
HEIGHTS = (f"{CLIENT}/catalogue/HeightGrid.svelte",)
PROPOSALS = ("src/cornerwise/server/match/events.py",)
ACCOUNT = (f"{CLIENT}/account/LogIn.svelte",)
EXPORTS = (f"{CLIENT}/review/ShareButton.svelte",)
PLAYERS = ("src/cornerwise/engine/simple.py", "src/cornerwise/terminal/players.py", "src/cornerwise/commands/play.py")
RULE_BOOK = ("src/cornerwise/rulebook/*.py",)
PLAN = ("src/cornerwise/tournaments/plan.py",)
STEPS = (f"{CLIENT}/learn/lessons/*.json",)

RULES = "rules-"
"""The rule book's own pages leave this away (rulebook/page.py)."""
MADE: dict[str, tuple[str, ...] | range] = {
    "game-*": CATALOGUE,
    "game-*-about": CATALOGUE,
    "game-*-kind": CATALOGUE,
    "option-*": CATALOGUE,
    "option-*-about": CATALOGUE,
    "option-*-*": CATALOGUE,
    "option-*-number": CATALOGUE,
    "colour-*": CATALOGUE,
    "ink-*": CATALOGUE,
    "level-*": range(1, 10),
    "watch-speed-*": (f"{CLIENT}/watch/choosing.ts",),
    "watch-kind-*": (f"{CLIENT}/watch/shows.svelte.ts",),
    "why-*": ("src/cornerwise/rules/reasons.py",),
    "why-*-triangle": ("src/cornerwise/rules/reasons.py",),
    "hint-reason-*": ("src/cornerwise/engine/reasons.py", *ITEMS),
    "tip-*": ("src/cornerwise/rulebook/tips.py",),
    "word-*": WORDS,
    "field-*": WORDS,
    "move-*": WORDS,
    "sheet-*": ITEMS,
    "error-*": ("src/cornerwise/server/base/refusal.py", f"{CLIENT}/protocol/refusal.ts"),
    "phrase-*": ("src/cornerwise/server/people/chat.py",),
    "dropped-*": PROPOSALS,
    "proposal-*": PROPOSALS,
    "menu-*": PROPOSALS,
    "menu-ask-*": PROPOSALS,
    "result-*": (f"{CLIENT}/review/words.ts",),
    "result-*-by": (f"{CLIENT}/review/words.ts",),
    "result-by-*": PROPOSALS,
    "result-you-*": PROPOSALS,
    "lobby-ended-*": (f"{CLIENT}/lobby/summary.ts",),
    "profile-ended-*": (f"{CLIENT}/lobby/summary.ts",),
    "privacy-*": ("src/cornerwise/server/people/privacy.py",),
    "privacy-*-about": ("src/cornerwise/server/people/privacy.py",),
    "lobby-begin-*": MODES,
    "mode-*": MODES,
    "mode-*-about": MODES,
    "mode-*-title": MODES,
    "start-*": (f"{CLIENT}/lobby/Start.svelte",),
    "start-*-about": (f"{CLIENT}/lobby/Start.svelte",),
    "sort-*": (f"{CLIENT}/lobby/facts.ts",),
    "setup-clock-kind-*": ("src/cornerwise/server/match/clock.py",),
    **dict.fromkeys(("heights-*", "heights-*-count", "heights-*-fewer", "heights-*-more"), HEIGHTS),
    "setup-chat-*": (f"{CLIENT}/lobby/Setup.svelte",),
    "account-*": ACCOUNT,
    "account-*-do": ACCOUNT,
    "account-*-passkey": ACCOUNT,
    "nav-*": (f"{CLIENT}/app/routes.ts",),
    "sound-*": SETTINGS,
    "settings-theme-*": SETTINGS,
    "settings-board-look-*": SETTINGS,
    "settings-tile-look-*": SETTINGS,
    "settings-sound-*": SETTINGS,
    "settings-pace-*": SETTINGS,
    "settings-*": SETTINGS,
    "settings-*-about": SETTINGS,
    "switch-*": SETTINGS,
    "said-*": (f"{CLIENT}/game/kinds/tiles.ts",),
    "tab-*": (f"{CLIENT}/play/Side.svelte",),
    "join-rule-*": CATALOGUE,
    "nudge-*": (f"{CLIENT}/game/NudgePad.svelte",),
    "clock-*": (f"{CLIENT}/play/clock.ts",),
    "review-*": (f"{CLIENT}/review/graph.ts",),
    "analysis-*": (f"{CLIENT}/review/AnalysisLayout.svelte",),
    **dict.fromkeys(("explorer-source-*", "explorer-source-*-text"), (f"{CLIENT}/explorer/exploring.svelte.ts",)),
    "export-*": EXPORTS,
    "export-*-text": EXPORTS,
    **dict.fromkeys(("puzzle-kind-*", "puzzle-why-*"), ("src/cornerwise/puzzles/puzzle.py",)),
    "puzzle-hint-*": (f"{CLIENT}/puzzles/AttemptTable.svelte",),
    **dict.fromkeys(("puzzle-*", "puzzle-*-about"), (f"{CLIENT}/puzzles/Puzzles.svelte",)),
    **dict.fromkeys(("tournament-format-*", "tournament-format-*-about"), PLAN),
    "tournament-cancelled-*": ("src/cornerwise/tournaments/events.py",),
    "tournament-*": (*PLAN, "src/cornerwise/tournaments/tournament.py", f"{CLIENT}/tournaments/TournamentDesk.svelte"),
    "tournament-*-about": PLAN,
    "tournament-start-*": (f"{CLIENT}/tournaments/StartChoice.svelte",),
    "tournaments-*": (f"{CLIENT}/tournaments/Tournaments.svelte",),
    **dict.fromkeys(("club-entry-*", "club-entry-*-about", "club-role-*"), ("src/cornerwise/server/people/clubs.py",)),
    "club-*": (f"{CLIENT}/clubs/ClubDesk.svelte",),
    **dict.fromkeys(("challenge-starts-*", "challenge-others-*"), (f"{CLIENT}/contacts/*.*",)),
    "challenge-series-*": range(6),
    "challenge-was-*": ("src/cornerwise/server/people/contact_models.py",),
    "contact-challenges-*": ("src/cornerwise/server/people/contact_models.py",),
    "report-reason-*": (f"{CLIENT}/contacts/ReportDialog.svelte",),
    "solo-about-*": CATALOGUE,
    "solo-prospect-*": ("src/cornerwise/server/http/position_models.py",),
    "design-board-*": CATALOGUE,
    "design-file-*": (f"{CLIENT}/design/ShareDesign.svelte",),
    "coach-*-*": (f"{CLIENT}/learn/coach.svelte.ts", f"{CLIENT}/learn/Coach.svelte"),
    "*-short": (f"{CLIENT}/game/game.ts",),
    "learn-*": STEPS,
    "learn-*-text": STEPS,
    "rules-*": RULE_BOOK,
    "rules-family-*": CATALOGUE,
    "rules-heading-*": RULE_BOOK,
    "rules-example-*": RULE_BOOK,
    "rules-figure-*": RULE_BOOK,
    "rules-goal-*": (*CATALOGUE, *RULE_BOOK),
    "rules-pieces-*": RULE_BOOK,
    "rules-start-*": CATALOGUE,
    "rules-blocked-*": CATALOGUE,
    "rules-scoring-*": CATALOGUE,
    "rules-edition-*": CATALOGUE,
    "rules-option-*": CATALOGUE,
    "rules-choice-*": CATALOGUE,
    "rules-choice-*-cubes": CATALOGUE,
    "cli-*": ("src/cornerwise/cli.py",),
    "cli-moderate-*": ("src/cornerwise/commands/moderate.py",),
    "cli-arg-*": ("src/cornerwise/commands/strength.py",),
    "cli-games-column-*": ("src/cornerwise/commands/games.py",),
    "cli-play-*": PLAYERS,
    "cli-replay-*": ("src/cornerwise/commands/replay.py",),
    "cli-perft-column-*": ("src/cornerwise/commands/perft.py",),
    "cli-solve-*": ("src/cornerwise/solo/*.py",),
    "cli-arena-column-*": ("src/cornerwise/commands/standings.py",),
    "cli-arena-verdict-*": ("src/cornerwise/engine/arena/*.py",),
    "*-you": ("src/cornerwise/terminal/*.py", f"{CLIENT}/play/spoken.ts"),
    "terminal-*": PLAYERS,
    "terminal-is-*": PLAYERS,
    "terminal-key-*": ("src/cornerwise/terminal/keys.py",),
}
"""Ids that are put together at run time, and the files where what stands for `*` is written down."""

_ID = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""")
_TEMPLATE = re.compile(r"""["'`]([a-z]+-(?:[a-z]+-)*)\$?\{""")
_ASKED = re.compile(r"""\bt\(([^;{}]*?)\)""")
"""What the client asks its messages for: an id, or a choice between some."""
_ENDING = re.compile(r"""["'`]([\w/-]+)["'`]|\b(\w+):""")
"""A text, or the name of a field."""


def unused() -> Iterator[str]:
    """The ids of messages that nothing asks for, neither a program nor another message."""
    english = shapes(SOURCE)
    asked = set(_found(_ID, SOURCES)).union(*(shape.refers for shape in english.values()), *map(_made, MADE))
    yield from (name for name in english if name not in asked)


def missing() -> Iterator[str]:
    """The ids that the client asks for, and that are no messages: people would read the id."""
    english = shapes(SOURCE)
    asked = (name for call in _found(_ASKED, SOURCES) for name in _ID.findall(call) if "-" in name)
    yield from sorted({name for name in asked if name not in english})


def unmade() -> Iterator[str]:
    """The patterns in `MADE` that no program has any more."""
    starts = {start.removeprefix(RULES) for start in _found(_TEMPLATE, SOURCES)}
    heads = {pattern: pattern.partition("*")[0].removeprefix(RULES) for pattern in MADE}
    yield from (pattern for pattern, head in heads.items() if head and head not in starts)


def _made(pattern: str) -> Iterator[str]:
    endings = _endings(MADE[pattern])
    for parts in product(endings, repeat=pattern.count("*")):
        yield pattern.replace("*", "{}").format(*parts)


@cache
def _endings(written: tuple[str, ...] | range) -> set[str]:
    if isinstance(written, range):
        return {str(number) for number in written}
    return {re.sub("[_/]", "-", "".join(ending)) for ending in _found(_ENDING, written)}


def _found(pattern: re.Pattern[str], files: Iterable[str]) -> Iterator[str]:
    for glob in files:
        for file in CHECKOUT.glob(glob):
            yield from pattern.findall(file.read_text("utf-8"))
