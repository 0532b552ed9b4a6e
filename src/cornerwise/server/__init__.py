"""The server: matches as event logs in a database, played over HTTP and WebSockets.

Its rooms, lowest first; each imports only those before it (`tests/test_layers.py` holds it so): `base`, `families`,
`match`, `storage`, `live`, `engines`, `people`, `application`, `http`, `sockets`, `openapi`, `app`, `run`.
"""
