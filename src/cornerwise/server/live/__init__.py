"""Matches in memory: changed one command at a time, written, then sent to everybody who follows them."""
