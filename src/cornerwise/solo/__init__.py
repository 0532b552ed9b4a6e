"""The solo games: how far one has come, whether all pieces still go, and whole games found by search."""
