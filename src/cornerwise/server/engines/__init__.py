"""Engine work in other processes or on a cluster, and the seats that engines play."""
