"""The server: matches as event logs in a database, played over HTTP and WebSockets.

Its parts, lowest first; each imports only those before it (`tests/test_layers.py` holds it so):
`base`, `match`, `storage`, `live`, `engines`, `people`, `application`, `http`, `sockets`, `openapi`, `app`, `run`.
"""
