"""Playing together: matches whose truth is their log, kept in a database and played over HTTP and WebSockets.

`match` is plain synchronous code without clock, network or database; everything else carries it.
"""
