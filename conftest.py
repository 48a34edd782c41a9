"""What all tests share: which of them run in which tier."""

import pytest

from tests.depth import DEEP


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests marked `deep` out of the short tier."""
    if DEEP:
        return
    left_out = [item for item in items if item.get_closest_marker("deep")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("deep")]
