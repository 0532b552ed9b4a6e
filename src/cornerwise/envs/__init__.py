"""Games to learn in: PettingZoo, Gymnasium and OpenSpiel environments, and many games stepped at once.

`aec` has one agent for every seat, `single` plays one seat against engines, `vector` steps many games in one native
call; they need the extra `rl`. `openspiel` registers the games with OpenSpiel and needs the extra `openspiel`.
"""
