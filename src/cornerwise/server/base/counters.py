"""Counts by client of what is open or under way."""

from collections import Counter


def decrease(counts: Counter[str], client: str) -> None:
    """Takes one away. Clients with nothing left are removed, or the counter would grow with every client ever seen."""
    counts[client] -= 1
    if counts[client] <= 0:
        del counts[client]
