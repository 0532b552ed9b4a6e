"""What the tests in browsers share; a module of its own has it, so that it can be checked beside the other conftest."""

from browsers import accessible, browser, desktop_browser, keep, playwright, server, somebody

__all__ = ["accessible", "browser", "desktop_browser", "keep", "playwright", "server", "somebody"]
