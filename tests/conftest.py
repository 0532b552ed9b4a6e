"""All tests speak English, and so do the programs they start, wherever they are run; Ctrl-C stops those programs."""

import os
import signal

from hypothesis import HealthCheck, settings

from cornerwise.engine import strength

os.environ["CORNERWISE_LANGUAGE"] = "en"
# Servers that are started for a test do not build the file of the engine games, which takes minutes.
os.environ["CORNERWISE_EXPLORER"] = ""
# A shell that starts the tests in the background ignores SIGINT, and so would every program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
# The clock ends no search of a level: on a busy machine it would find something else.
strength.LONGEST = 600.0
# Neither luck nor a busy machine decides whether a test passes; `make fuzz` tries its luck.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize="CORNERWISE_FUZZ" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")
