"""What the tests in browsers share; a module of its own has it, so that it can be checked beside the other conftest."""

from browsers import accessible, browser, keep, server, somebody

__all__ = ["accessible", "browser", "keep", "server", "somebody"]
