"""The WebSocket interface: frames, open sockets, messages and their handlers."""
