"""What the server of matches reaches: `python -m bench.server --help`."""
