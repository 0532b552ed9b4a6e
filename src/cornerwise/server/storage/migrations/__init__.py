"""The steps by which a database of an older server becomes one of this server."""
