"""Puzzles: positions with one best move, found in games of the engine and proven."""
