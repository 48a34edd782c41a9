"""How deep the tests go: `make test` checks a few fixed deals, `make test-deep` many of them.

Both run the same tests. BENCHTOP_DEPTH=deep is the only setting, and this module the only reader. A test marked
`@pytest.mark.deep` runs in the deep tier alone; the root conftest.py leaves it out of the short one.
"""

import os
from typing import TypeVar

DEEP = os.environ.get("BENCHTOP_DEPTH") == "deep"

T = TypeVar("T")


def depth(short: T, deep: T) -> T:
    """Return the value for the tier that runs now."""
    return deep if DEEP else short
