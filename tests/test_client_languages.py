"""What the client knows of languages that it does not have is CLDR's, as Babel has it."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"


def test_the_client_looks_for_languages_where_cldr_says() -> None:
    """`make schema` writes the file."""
    script = [sys.executable, str(WEB / "scripts/languages.py")]
    told = subprocess.run(script, capture_output=True, text=True, check=True).stdout
    assert (WEB / "src/generated/languages.json").read_text("utf-8") == told
