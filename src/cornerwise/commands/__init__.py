"""What the command line does, one module a command: `add_arguments(parser)` describes it, `run(arguments)` does it."""
