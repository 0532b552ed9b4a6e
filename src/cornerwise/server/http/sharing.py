"""What other sites show of a link to a match, a puzzle or a tournament: Open Graph and Twitter cards, oEmbed, and a
page to embed.

Only listed matches and tournaments are shown, which their lists show to everybody as well. Of any other a link tells
nothing but that it leads here.
"""

from collections.abc import Mapping
from html import escape
from typing import NamedTuple
from urllib.parse import quote

from cornerwise.drawing.card import HEIGHT, WIDTH
from cornerwise.locales.catalogue import Translator
from cornerwise.locales.phrase import Phrase, game_name, paragraph
from cornerwise.puzzles.puzzle import Puzzle
from cornerwise.server.match.match import Match, SeatState
from cornerwise.tournaments.tournament import Tournament

SITE = "Cornerwise"
PAGES = ("match", "result", "review", "replay")
"""Addresses of the client whose last part is a match."""
EMBED_WIDTH, EMBED_HEIGHT = 480, 560
SITE_GAME = "duo"
"""Whose card stands for the whole site."""


class Shared(NamedTuple):
    """A link as others show it."""

    title: str
    description: str
    address: str
    picture: str
    embed: str = ""
    """The address of the page to embed; empty where there is none."""
    oembed: str = ""
    """The address of its description for programs; empty for the site as a whole."""


def is_public(match: Match) -> bool:
    return match.created.listed


def shared_site(origin: str, path: str, words: Translator) -> Shared:
    """A link to a page that is about no match, or about one that is nobody else's business."""
    about = words.line("start-what")
    return Shared(SITE, about, f"{origin}/{quote(path)}", f"{origin}/api/games/{SITE_GAME}/card.png")


def shared_match(match: Match, origin: str, path: str, words: Translator) -> Shared:
    """A link to a listed match: the game, who plays, and how it stands."""
    address = f"{origin}/{path}"
    return Shared(
        title=title_of(match, words),
        description=paragraph(_sentences(match), words.tag),
        address=address,
        # The number of the last event makes it another address as soon as the match goes on.
        picture=f"{origin}/api/matches/{match.id}/card.png?seq={match.seq}",
        embed=f"{origin}/embed/{match.id}",
        oembed=oembed_address(origin, address),
    )


def oembed_address(origin: str, address: str) -> str:
    return f"{origin}/api/oembed?url={quote(address, safe='')}"


def shared_puzzle(puzzle: Puzzle, origin: str, path: str, words: Translator) -> Shared:
    """A link to a puzzle: its game, and what is asked."""
    task = words.line("start-live-who", game=game_name(puzzle.game), who=Phrase(f"puzzle-kind-{puzzle.kind}"))
    picture = f"{origin}/api/puzzles/{puzzle.id}/card.png"
    address = f"{origin}/{path}"
    about = words.line("start-puzzles-about")
    return Shared(task, about, address, picture, oembed=oembed_address(origin, address))


def shared_tournament(tournament: Tournament, origin: str, path: str, words: Translator) -> Shared:
    """A link to a listed tournament: what is played, how, and how many take part."""
    variant = tournament.created.game["variant"]
    about = words.line(
        "tournament-card",
        game=game_name(variant),
        format=Phrase(f"tournament-format-{tournament.plan.format}"),
        count=len(tournament.entrants),
    )
    address, picture = f"{origin}/{path}", f"{origin}/api/games/{variant}/card.png"
    return Shared(tournament.created.title, about, address, picture, oembed=oembed_address(origin, address))


def title_of(match: Match, words: Translator) -> str:
    players = tuple(dict.fromkeys(name_of(seat) for seat in match.seats if not seat.is_open))
    game = game_name(match.created.variant)
    return words.line("start-live-who", game=game, who=players) if players else game.line(words.tag)


def name_of(seat: SeatState) -> str | Phrase:
    return Phrase("seat-computer", level=seat.level) if seat.level else seat.name


def _sentences(match: Match) -> list[Phrase]:
    if match.ended:
        winners = tuple(dict.fromkeys(name_of(match.seats[seat]) for seat in match.ended.winners))
        points = (str(total).replace("-", "\N{MINUS SIGN}") for total in match.ended.totals)
        scores = tuple(
            Phrase("picture-score", name=name_of(seat), points=total)
            for seat, total in zip(match.seats, points, strict=True)
        )
        won = Phrase("picture-match-won", count=len(winners), names=winners)
        return [won, Phrase("picture-points", scores=scores)]
    return [Phrase("picture-game", game=game_name(match.created.variant), moves=match.game.ply)]


def head_tags(shared: Shared) -> str:
    """The elements of a page's head that tell other sites what a link is about."""
    properties = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": shared.title,
        "og:description": shared.description,
        "og:url": shared.address,
        "og:image": shared.picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": shared.title,
    }
    names = {
        "twitter:card": "summary_large_image",
        "twitter:title": shared.title,
        "twitter:description": shared.description,
        "twitter:image": shared.picture,
    }
    tags = [*_meta("property", properties), *_meta("name", names)]
    if shared.oembed:
        href, title = escape(shared.oembed), escape(shared.title)
        tags.append(f'<link rel="alternate" type="application/json+oembed" href="{href}" title="{title}">')
    return "".join(tags)


def _meta(attribute: str, values: Mapping[str, str]) -> list[str]:
    return [f'<meta {attribute}="{name}" content="{escape(value)}">' for name, value in values.items()]


def oembed_data(shared: Shared, origin: str, most_width: int | None, most_height: int | None) -> dict[str, object]:
    """The answer to an oEmbed request (https://oembed.com): a frame with the game in it, or what a link is called.

    Neither the frame nor the picture is larger than is allowed.
    """
    most_width, most_height = most_width or WIDTH, most_height or HEIGHT
    data: dict[str, object] = {
        "version": "1.0",
        "type": "rich" if shared.embed else "link",
        "provider_name": SITE,
        "provider_url": origin,
        "title": shared.title,
    }
    if most_width >= WIDTH and most_height >= HEIGHT:
        data |= {"thumbnail_url": shared.picture, "thumbnail_width": WIDTH, "thumbnail_height": HEIGHT}
    if shared.embed:
        width, height = min(EMBED_WIDTH, most_width), min(EMBED_HEIGHT, most_height)
        frame = (
            f'<iframe src="{escape(shared.embed)}" width="{width}" height="{height}" title="{escape(shared.title)}" '
            'style="border:0" loading="lazy" allowfullscreen></iframe>'
        )
        data |= {"html": frame, "width": width, "height": height}
    return data


def embed_page(shared: Shared, match: Match, words: Translator) -> str:
    """A page without anything around it that replays a match, for frames in other sites."""
    title, last = escape(shared.title), match.game.ply
    pictures = f"/api/matches/{match.id}/positions"
    labels = {name: escape(words.line(f"replay-{name}")) for name in ("play", "pause", "slider")}
    return (
        f'<!doctype html><html lang="{words.tag}" dir="{words.direction}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/embed.css">'
        '<script src="/embed.js" defer></script></head><body>'
        f'<img id="board" alt="{escape(shared.description)}" src="{pictures}/{last}.svg" data-pictures="{pictures}">'
        f'<div class="controls"><button id="play" aria-pressed="false" aria-label="{labels["play"]}" '
        f'data-play="{labels["play"]}" data-pause="{labels["pause"]}"></button>'
        f'<input id="ply" type="range" dir="ltr" min="0" max="{last}" value="{last}" aria-label="{labels["slider"]}">'
        f'</div><p><a href="{escape(shared.address)}" target="_blank" rel="noopener">{title}</a></p></body></html>'
    )
