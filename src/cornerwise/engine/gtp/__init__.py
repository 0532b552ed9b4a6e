"""The Go Text Protocol: playing with other programs, line by line."""
