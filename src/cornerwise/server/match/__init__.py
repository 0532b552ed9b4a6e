"""A match as pure, synchronous code without I/O: events, clocks, commands, and what each viewer may see."""
