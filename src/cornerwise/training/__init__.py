"""Nets that learn the games by playing themselves; the extra `train` brings what this needs."""
