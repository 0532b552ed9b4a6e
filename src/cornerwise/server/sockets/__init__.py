"""The WebSocket interface: frames, open sockets, messages, and what a client does with them."""
