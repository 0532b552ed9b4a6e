"""Tunes the garbage collector for a long-running server."""

import gc

THRESHOLDS = (10_000, 5, 50)
"""Allocations before a collection of the youngest generation, then how many of those before each older one."""


def tune_garbage_collector() -> None:
    """Excludes everything loaded so far from collection, and collects the rest less often.

    Modules and tables stay for the life of the process, and hardly anything made later has reference cycles. With
    Python's own thresholds the collector took a quarter of the time of a move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
