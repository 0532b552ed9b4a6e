"""Tournaments as pure, synchronous code: plans, events, pairings and standings."""
