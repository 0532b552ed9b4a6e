"""Stops where a wheel is larger than it may be, and says what takes most of it: `python .ci/wheel_size.py WHEEL`."""

import sys
from collections import Counter
from pathlib import Path
from zipfile import ZipFile

MOST = 15_000_000


def fault(wheel: Path) -> str:
    """Empty for a wheel that is small enough."""
    size = wheel.stat().st_size
    if size <= MOST:
        return ""
    parts: Counter[str] = Counter()
    with ZipFile(wheel) as files:
        for file in files.infolist():
            parts["/".join(file.filename.split("/")[:2])] += file.compress_size
    largest = ", ".join(f"{part} {taken / 1e6:.1f}" for part, taken in parts.most_common(6))
    return f"{wheel.name} has {size / 1e6:.1f} MB, {MOST / 1e6:.0f} are allowed; the largest parts: {largest}"


if __name__ == "__main__":
    sys.exit("\n".join(filter(None, map(fault, map(Path, sys.argv[1:])))) or 0)
