"""Nets that have been trained, one file for every move table; `engine/nets.py` reads them."""
