"""What the opening explorer of a server looks up: its own finished games, and the shipped games of engines."""
