"""Rule pages as HTML: no script, printable, also right to left."""

from html import escape
from re import search

from cornerwise.games.catalogue import GAMES, variants
from cornerwise.games.groups import Group, groups
from cornerwise.locales.catalogue import Translator, languages, translator
from cornerwise.locales.phrase import Phrase, game_name
from cornerwise.rulebook.page import Entry, Figure, Page, PageTable, Row, Section, phrase
from cornerwise.rulebook.pictures import draw_picture, picture_names

STYLE = "/rules/style.css"
PICTURES = "/rules/pictures"
MARK = (
    '<svg class="mark" viewBox="0 0 64 64" width="28" height="28" aria-hidden="true"><g>'
    '<path d="M18 6h8q5 0 5 5v17q0 3-3 3H11q-5 0-5-5v-8Q6 6 18 6z"/>'
    '<path d="M38 33h15q5 0 5 5v8q0 12-12 12h-8q-5 0-5-5V36q0-3 3-3h2z"/></g><circle cx="32" cy="32" r="6.5"/></svg>'
)
TICK, CROSS = "m6 12.5 4 4 8-9", "m7 7 10 10M17 7 7 17"


def page_html(page: Page, language: str) -> str:
    """The rules of one game."""
    words = translator(language)
    goal, *sections = page.sections
    lead = " ".join(told.said(words) for told in goal.phrases)
    title = phrase("page-title", game=page.title).said(words)
    main = (
        f'<article><h1>{_text(page.title, words)}</h1><p class="lead">{escape(lead)}</p>'
        f'<ul class="facts">{"".join(f"<li>{_text(fact, words)}</li>" for fact in page.facts)}</ul>'
        f'<div class="sections">{"".join(_section(section, words) for section in sections)}</div></article>'
    )
    lesson = f'<a class="button" href="/learn/{page.game}">{_say(words, "rules-tutorial")}</a>'
    actions = (
        '<aside class="actions no-print">'
        f'<a class="button main" href="/new/{page.game}">{_say(words, "rules-play")}</a>'
        f"{'' if GAMES.is_own(page.game) else lesson}</aside>"
    )
    return _document(words, title, lead, f"/rules/{page.game}", _contents(words, page.game) + main + actions)


def contents_html(language: str) -> str:
    """The list of all games."""
    words = translator(language)
    title, lead = words.format("rules-title"), words.format("rules-lead")
    listed = "".join(
        f'<section class="family"><h2>{_heading(group, words)}</h2><ul>'
        f"{''.join(_game_card(game.id, words) for game in group.games)}</ul></section>"
        for group in groups(variants())
    )
    main = f'<article class="all"><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{listed}</article>'
    return _document(words, title, lead, "/rules", main)


def _heading(group: Group, words: Translator) -> str:
    """What the games of a group have in common; a group without such words is called by its usual game."""
    message = f"rules-family-{group.name}"
    return _say(words, message) if words.knows(message) else _text(game_name(group.usual.id), words)


# The frame of every page


def _document(words: Translator, title: str, lead: str, path: str, main: str) -> str:
    links = (
        "".join(f'<link rel="alternate" hreflang="{tag}" href="/{tag}{path}">' for tag in (*languages(),))
        + f'<link rel="alternate" hreflang="x-default" href="{path}">'
    )
    return (
        f'<!doctype html><html lang="{words.tag}" dir="{words.direction}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)} · Cornerwise</title><meta name="description" content="{escape(lead)}">'
        f'<link rel="canonical" href="/{words.tag}{path}">{links}'
        f'<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="{STYLE}"></head>'
        f"<body>{_bar(words, path)}<main>{main}</main>"
        f'<footer class="small">{_say(words, "rules-trade-marks")}</footer></body></html>'
    )


def _bar(words: Translator, path: str) -> str:
    tags = "".join(
        f'<li><a href="/{tag}{path}" lang="{tag}" hreflang="{tag}"{_current(tag == words.tag)}>'
        f"{escape(translator(tag).name)}</a></li>"
        for tag in languages()
    )
    return (
        f'<header class="bar no-print"><a class="home" href="/">{MARK}<span>Cornerwise</span></a>'
        f'<nav aria-label="{_say(words, "nav-main")}"><a href="/">{_say(words, "nav-play")}</a>'
        f'<a href="/learn">{_say(words, "nav-learn")}</a>'
        f'<a href="/{words.tag}/rules" aria-current="true">{_say(words, "rules-title")}</a></nav>'
        f'<details><summary title="{_say(words, "rules-language")}">{escape(words.name)}</summary>'
        f"<ul>{tags}</ul></details></header>"
    )


def _contents(words: Translator, current: str) -> str:
    """The games beside a page; those of its own family in full."""
    items = []
    for group in groups(variants()):
        games = [game.id for game in group.games]
        shown = games if current in games else games[:1]
        items += [f"<li>{_game_link(game, words, _current(game == current))}</li>" for game in shown]
    everything = f'<a class="button" href="/{words.tag}/rules">{_say(words, "rules-all")}</a>'
    label = _say(words, "rules-all")
    return f'<nav class="games no-print" aria-label="{label}"><ul>{"".join(items)}</ul>{everything}</nav>'


def _game_card(game: str, words: Translator) -> str:
    picture = _picture(f"cover-{game}" if f"cover-{game}" in picture_names() else "tiles-bridge", "")
    return f"<li>{_game_link(game, words, ' class=card', picture)}</li>"


def _game_link(game: str, words: Translator, attributes: str, picture: str = "") -> str:
    name = _text(game_name(game), words)
    return f'<a href="/{words.tag}/rules/{game}"{attributes}>{picture}<span>{name}</span></a>'


def _current(is_current: bool) -> str:
    return ' aria-current="page"' if is_current else ""


# Sections


def _section(section: Section, words: Translator) -> str:
    clauses = "".join(
        f'<abbr title="{escape(words.format("rules-clause", clause=clause))}">{clause}</abbr>'
        for clause in section.clauses
    )
    parts = [f'<h2 id="{section.name}">{_text(section.heading, words)} {clauses}</h2>']
    tag = "li" if section.name == "tips" else "p"
    told = "".join(f"<{tag}>{_text(told, words)}</{tag}>" for told in section.phrases)
    parts.append(f"<ul class=tips>{told}</ul>" if section.name == "tips" else told)
    if section.figures:
        figures = "".join(_figure(figure, words) for figure in section.figures)
        parts.append(f'<div class="figures">{figures}</div>')
    if section.table:
        parts.append(_table(section.table, words))
    if section.entries:
        parts.append(f"<dl>{''.join(_entry(entry, words) for entry in section.entries)}</dl>")
    wide = bool(section.figures or section.table or section.entries or len(section.phrases) > 1)
    return f'<section class="{section.name}{" wide" * wide}">{"".join(parts)}</section>'


def _figure(figure: Figure, words: Translator) -> str:
    caption = _text(figure.caption, words)
    badge = ""
    if figure.right is not None:
        name, line = ("allowed", TICK) if figure.right else ("forbidden", CROSS)
        badge = (
            f'<svg class="badge {name}" viewBox="0 0 24 24" width="24" height="24" role="img" '
            f'aria-label="{_say(words, f"rules-{name}")}"><circle cx="12" cy="12" r="12"/><path d="{line}"/></svg>'
        )
    alt = "" if figure.right is not None else figure.caption.said(words)
    return f"<figure>{_picture(figure.picture, alt)}<figcaption>{badge}<span>{caption}</span></figcaption></figure>"


def _picture(name: str, alt: str) -> str:
    """A picture in the colours of the reader's system."""
    found = search(r' width="([\d.]+)" height="([\d.]+)"', draw_picture(name, "light"))
    assert found, f"{name} has no size"
    width, height = (round(float(length)) for length in found.groups())
    return (
        f'<picture dir="ltr"><source media="(prefers-color-scheme: dark)" srcset="{PICTURES}/{name}-dark.svg">'
        f'<img src="{PICTURES}/{name}-light.svg" alt="{escape(alt)}" width="{width}" height="{height}" loading="lazy">'
        "</picture>"
    )


def _entry(entry: Entry, words: Translator) -> str:
    name = _text(entry.name, words)
    if entry.game:
        name = f'<a href="/{words.tag}/rules/{entry.game}">{name}</a>'
    told = [f"<p>{_text(told, words)}</p>" for told in entry.phrases]
    if entry.usual_first:
        told[0] = told[0].replace("</p>", f" <em>{_say(words, 'rules-option-usual')}</em></p>")
    drawn = _picture(entry.figure.picture, entry.figure.caption.said(words)) if entry.figure else ""
    return f"<div><dt>{name}</dt><dd>{drawn}{''.join(told)}</dd></div>"


def _table(table: PageTable, words: Translator) -> str:
    head = "".join(f'<th scope="col">{_text(heading, words)}</th>' for heading in table.headings)
    three = len(table.headings) > 2
    rows = "".join(_row(row, words, three) for row in table.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(row: Row, words: Translator, three: bool) -> str:
    dot = f'<i class="dot {row.colour}"></i>' if row.colour else ""
    total = words.number(row.total, signed=True)
    terms = [words.number(term, signed=True) for term in row.terms]
    if len(terms) > 1:
        total = f'<span class="terms">{" ".join(terms)} =</span> {total}'
    drawn = f"<td>{_picture(row.picture, '') if row.picture else ''}</td>" if three else ""
    name = f'<th scope="row">{dot}{_text(row.name, words)}</th>'
    return f'<tr>{name}{drawn}<td class="points"><span dir="ltr">{total}</span></td></tr>'


def _text(told: Phrase, words: Translator) -> str:
    return escape(told.said(words))


def _say(words: Translator, message: str) -> str:
    return escape(words.format(message))
