"""The lobby, live: who waits for others, what is being played, and which tournaments are about to start."""
