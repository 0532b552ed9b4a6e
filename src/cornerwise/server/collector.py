"""Python's collector of circular garbage, told what kind of program this is."""

import gc

THRESHOLDS = (10_000, 5, 50)
"""How many objects are made before the collector looks at the newest, and how rarely it looks at older ones."""


def settle_collector() -> None:
    """What is there when requests are answered stays, so the collector need never look at it again.

    Hardly anything here goes round in circles, so it can look at the rest less often too: unless told, it took a
    quarter of the time that moves take.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
