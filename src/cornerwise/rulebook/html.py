"""Rule pages as HTML: no script, printable, also right to left."""

from html import escape
from re import search
from typing import NamedTuple

from cornerwise.games.catalogue import GAMES, variants
from cornerwise.games.groups import Group, groups
from cornerwise.locales.catalogue import Translator, languages, translator
from cornerwise.locales.phrase import Phrase, game_name
from cornerwise.rulebook.links import PICTURES, SERVER, STYLE, Links
from cornerwise.rulebook.page import Entry, Figure, Page, PageTable, Row, Section, phrase
from cornerwise.rulebook.pictures import draw_picture, picture_names

MARK = (
    '<svg class="mark" viewBox="0 0 64 64" width="28" height="28" aria-hidden="true"><g>'
    '<path d="M18 6h8q5 0 5 5v17q0 3-3 3H11q-5 0-5-5v-8Q6 6 18 6z"/>'
    '<path d="M38 33h15q5 0 5 5v8q0 12-12 12h-8q-5 0-5-5V36q0-3 3-3h2z"/></g><circle cx="32" cy="32" r="6.5"/></svg>'
)
TICK, CROSS = "m6 12.5 4 4 8-9", "m7 7 10 10M17 7 7 17"


class _Book(NamedTuple):
    """What all pages in one language have in common."""

    words: Translator
    links: Links
    head: str


def page_html(page: Page, language: str, links: Links = SERVER, head: str = "") -> str:
    """The rules of one game; `head` is put into the head of the document."""
    book = _Book(translator(language), links, head)
    goal, *sections = page.sections
    lead = " ".join(told.said(book.words) for told in goal.phrases)
    title = phrase("page-title", game=page.title).said(book.words)
    main = (
        f'<article><h1>{_text(page.title, book)}</h1><p class="lead" id="{goal.name}">{escape(lead)}</p>'
        f'<ul class="facts">{"".join(f"<li>{_text(fact, book)}</li>" for fact in page.facts)}</ul>'
        f'<div class="sections">{"".join(_section(section, book) for section in sections)}</div>'
        f"{_clauses(page, book)}</article>"
    )
    lesson = f'<a class="button" href="{links.client(f"/learn/{page.game}")}">{_say(book, "rules-tutorial")}</a>'
    actions = (
        '<aside class="actions no-print">'
        f'<a class="button main" href="{links.client(f"/new/{page.game}")}">{_say(book, "rules-play")}</a>'
        f"{'' if GAMES.is_own(page.game) else lesson}</aside>"
    )
    return _document(book, title, lead, page.game, _contents(book, page.game) + main + actions)


def contents_html(language: str, links: Links = SERVER, head: str = "") -> str:
    """The list of all games."""
    book = _Book(translator(language), links, head)
    title, lead = book.words.format("rules-title"), book.words.format("rules-lead")
    listed = "".join(
        f'<section class="family"><h2>{_heading(group, book)}</h2><ul>'
        f"{''.join(_game_card(game.id, book) for game in group.games)}</ul></section>"
        for group in groups(variants())
    )
    main = f'<article class="all"><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{listed}</article>'
    return _document(book, title, lead, "", main)


def _heading(group: Group, book: _Book) -> str:
    """What the games of a group have in common; a group without such words is called by its usual game."""
    message = f"rules-family-{group.name}"
    return _say(book, message) if book.words.knows(message) else _text(game_name(group.usual.id), book)


# The frame of every page


def _document(book: _Book, title: str, lead: str, game: str, main: str) -> str:
    tag, links = book.words.tag, book.links
    others = {other: links.rules(other, game) for other in languages()} | {"x-default": links.anybody(game)}
    related = "".join(f'<link rel="alternate" hreflang="{other}" href="{at}">' for other, at in others.items() if at)
    return (
        f'<!doctype html><html lang="{tag}" dir="{book.words.direction}"><head><meta charset="utf-8">{book.head}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)} · Cornerwise</title><meta name="description" content="{escape(lead)}">'
        f'<link rel="canonical" href="{links.rules(tag, game)}">{related}'
        f'<link rel="icon" href="{links.file("/icon.svg")}" type="image/svg+xml">'
        f'<link rel="stylesheet" href="{links.file(STYLE)}"></head>'
        f"<body>{_bar(book, game)}<main>{main}</main>"
        f'<footer class="small">{_say(book, "rules-trade-marks")}</footer></body></html>'
    )


def _bar(book: _Book, game: str) -> str:
    words, links = book.words, book.links
    tags = "".join(
        f'<li><a href="{links.rules(tag, game)}" lang="{tag}" hreflang="{tag}"{_current(tag == words.tag)}>'
        f"{escape(translator(tag).name)}</a></li>"
        for tag in languages()
    )
    return (
        f'<header class="bar no-print"><a class="home" href="{links.client("/")}">{MARK}<span>Cornerwise</span></a>'
        f'<nav aria-label="{_say(book, "nav-main")}"><a href="{links.client("/")}">{_say(book, "nav-play")}</a>'
        f'<a href="{links.client("/learn")}">{_say(book, "nav-learn")}</a>'
        f'<a href="{links.rules(words.tag)}" aria-current="true">{_say(book, "rules-title")}</a></nav>'
        f'<details><summary title="{_say(book, "rules-language")}">{escape(words.name)}</summary>'
        f"<ul>{tags}</ul></details></header>"
    )


def _contents(book: _Book, current: str) -> str:
    """The games beside a page; those of its own family in full."""
    items = []
    for group in groups(variants()):
        games = [game.id for game in group.games]
        shown = games if current in games else games[:1]
        items += [f"<li>{_game_link(game, book, _current(game == current))}</li>" for game in shown]
    everything = f'<a class="button" href="{book.links.rules(book.words.tag)}">{_say(book, "rules-all")}</a>'
    label = _say(book, "rules-all")
    return f'<nav class="games no-print" aria-label="{label}"><ul>{"".join(items)}</ul>{everything}</nav>'


def _game_card(game: str, book: _Book) -> str:
    picture = _picture(card_picture(game), "", book)
    return f"<li>{_game_link(game, book, ' class=card', picture)}</li>"


def card_picture(game: str) -> str:
    """The picture of a game in the list of all."""
    return f"cover-{game}" if f"cover-{game}" in picture_names() else "tiles-bridge"


def _game_link(game: str, book: _Book, attributes: str, picture: str = "") -> str:
    name = _text(game_name(game), book)
    at = book.links.rules(book.words.tag, game)
    return f'<a href="{at}"{attributes}>{picture}<span>{name}</span></a>'


def _current(is_current: bool) -> str:
    return ' aria-current="page"' if is_current else ""


# Sections


def _clauses(page: Page, book: _Book) -> str:
    """Which section tells which rule, by the numbers that errors name: out of the way of those who just read."""
    told = "".join(
        f'<li><a href="#{section.name}">{_text(section.heading, book)}</a> {", ".join(section.clauses)}</li>'
        for section in page.sections
        if section.clauses
    )
    return (
        f'<details class="clauses no-print"><summary>{_say(book, "rules-clauses")}</summary><ul>{told}</ul></details>'
    )


def _section(section: Section, book: _Book) -> str:
    parts = [f'<h2 id="{section.name}">{_text(section.heading, book)}</h2>']
    tag = "li" if section.name == "tips" else "p"
    told = "".join(f"<{tag}>{_text(told, book)}</{tag}>" for told in section.phrases)
    parts.append(f"<ul class=tips>{told}</ul>" if section.name == "tips" else told)
    if section.figures:
        figures = "".join(_figure(figure, book) for figure in section.figures)
        parts.append(f'<div class="figures">{figures}</div>')
    if section.table:
        parts.append(_table(section.table, book))
    if section.entries:
        parts.append(f"<dl>{''.join(_entry(entry, book) for entry in section.entries)}</dl>")
    wide = bool(section.figures or section.table or section.entries or len(section.phrases) > 1)
    return f'<section class="{section.name}{" wide" * wide}">{"".join(parts)}</section>'


def _figure(figure: Figure, book: _Book) -> str:
    caption = _text(figure.caption, book)
    badge = ""
    if figure.right is not None:
        name, line = ("allowed", TICK) if figure.right else ("forbidden", CROSS)
        badge = (
            f'<svg class="badge {name}" viewBox="0 0 24 24" width="24" height="24" role="img" '
            f'aria-label="{_say(book, f"rules-{name}")}"><circle cx="12" cy="12" r="12"/><path d="{line}"/></svg>'
        )
    alt = "" if figure.right is not None else figure.caption.said(book.words)
    return (
        f"<figure>{_picture(figure.picture, alt, book)}<figcaption>{badge}<span>{caption}</span></figcaption></figure>"
    )


def _picture(name: str, alt: str, book: _Book) -> str:
    """A picture in the colours of the reader's system."""
    found = search(r' width="([\d.]+)" height="([\d.]+)"', draw_picture(name, "light"))
    assert found, f"{name} has no size"
    width, height = (round(float(length)) for length in found.groups())
    dark, light = (book.links.file(f"{PICTURES}/{name}-{theme}.svg") for theme in ("dark", "light"))
    return (
        f'<picture dir="ltr"><source media="(prefers-color-scheme: dark)" srcset="{dark}">'
        f'<img src="{light}" alt="{escape(alt)}" width="{width}" height="{height}" loading="lazy">'
        "</picture>"
    )


def _entry(entry: Entry, book: _Book) -> str:
    name = _text(entry.name, book)
    if entry.game:
        name = f'<a href="{book.links.rules(book.words.tag, entry.game)}">{name}</a>'
    told = [f"<p>{_text(told, book)}</p>" for told in entry.phrases]
    if entry.usual_first:
        told[0] = told[0].replace("</p>", f" <em>{_say(book, 'rules-option-usual')}</em></p>")
    drawn = _picture(entry.figure.picture, entry.figure.caption.said(book.words), book) if entry.figure else ""
    return f"<div><dt>{name}</dt><dd>{drawn}{''.join(told)}</dd></div>"


def _table(table: PageTable, book: _Book) -> str:
    head = "".join(f'<th scope="col">{_text(heading, book)}</th>' for heading in table.headings)
    three = len(table.headings) > 2
    rows = "".join(_row(row, book, three) for row in table.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(row: Row, book: _Book, three: bool) -> str:
    dot = f'<i class="dot {row.colour}"></i>' if row.colour else ""
    total = book.words.number(row.total, signed=True)
    terms = [book.words.number(term, signed=True) for term in row.terms]
    if len(terms) > 1:
        total = f'<span class="terms">{" ".join(terms)} =</span> {total}'
    drawn = f"<td>{_picture(row.picture, '', book) if row.picture else ''}</td>" if three else ""
    name = f'<th scope="row">{dot}{_text(row.name, book)}</th>'
    return f'<tr>{name}{drawn}<td class="points"><span dir="ltr">{total}</span></td></tr>'


def _text(told: Phrase, book: _Book) -> str:
    """Without marks around numbers where the language runs left to right: lines would break beside them in Korean."""
    return escape(book.words.line(told.id, **told.arguments))


def _say(book: _Book, message: str) -> str:
    return escape(book.words.format(message))
