"""What a training run says of itself, one line at a time."""

from pathlib import Path
from time import monotonic
from typing import TextIO

from cornerwise.training.selfplay import Games


class Stopwatch:
    """Where the time goes: by name, the seconds spent since the last report."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}
        self._last = monotonic()

    def lap(self, name: str) -> None:
        """All since the last lap went into this."""
        now = monotonic()
        self._spent[name] = self._spent.get(name, 0.0) + now - self._last
        self._last = now

    def parts(self) -> str:
        whole = sum(self._spent.values()) or 1.0
        text = " ".join(f"{name} {100 * spent / whole:.0f}%" for name, spent in self._spent.items())
        self._spent.clear()
        return text


class Tally:
    """What the games of a while were like."""

    def __init__(self, first_seat: int) -> None:
        self._first = first_seat
        self.clear()

    def clear(self) -> None:
        self.games = self.plies = 0
        self.share = self.margin = 0.0
        self.plain_games = 0
        self.plain_share = 0.0

    def add(self, games: Games) -> None:
        self.games += len(games.about)
        self.plies += int(games.about[:, 0].sum())
        share = games.shares[:, self._first]
        plain = games.about[:, 1] == 0
        self.share += float(share.sum())
        self.margin += float(games.margins[:, self._first].sum())
        self.plain_games += int(plain.sum())
        self.plain_share += float(share[plain].sum())

    def __str__(self) -> str:
        if not self.games:
            return "no game ended"
        plain = f" ({self.plain_share / self.plain_games:.2f} from the start)" if self.plain_games else ""
        mean = f"first seat {self.share / self.games:.3f}{plain}, margin {self.margin / self.games:+.2f}"
        return f"{mean}, plies {self.plies / self.games:.1f}"


class Log:
    """Lines for people, kept in a file too."""

    def __init__(self, path: Path, stream: TextIO | None) -> None:
        self._path, self._stream = path, stream
        self._began = monotonic()

    def __call__(self, text: str) -> None:
        line = f"{monotonic() - self._began:6.1f} s  {text}\n"
        with self._path.open("a") as file:
            file.write(line)
        if self._stream:
            self._stream.write(line)
            self._stream.flush()
