"""The two families of games as the server tells of them: where placing and matching games differ, and nowhere else."""
