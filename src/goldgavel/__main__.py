"""`python -m goldgavel`."""

import sys

from goldgavel.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
