"""Tournaments on a server: each is acted upon by one process at a time, and its games are matches like all others."""
