"""All tests speak English, and so do the programs they start, wherever they are run."""

import os

os.environ["CORNERWISE_LANGUAGE"] = "en"
