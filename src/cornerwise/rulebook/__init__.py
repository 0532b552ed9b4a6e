"""The rule book: for every game a page of sections in any language, with pictures drawn from positions."""

from cornerwise.rulebook.book import page_of
from cornerwise.rulebook.page import Page
from cornerwise.rulebook.pictures import draw_picture

__all__ = ["Page", "draw_picture", "page_of"]
