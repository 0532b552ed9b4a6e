"""`python -m cornerwise` is the command `cornerwise`."""

import sys

from cornerwise.cli import main

sys.exit(main())
