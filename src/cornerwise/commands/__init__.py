"""What the command line does, one module a command: `add_to(parsers)` describes it, `run(arguments)` does it."""
