"""Engines in worker processes or on a cluster, and the seats that they play."""
