"""What all tests share: which of them run in which tier, and what Hypothesis does in it."""

import hypothesis
import pytest

from tests.depth import DEEP, depth

hypothesis.settings.register_profile(
    "benchtop",
    deadline=None,  # a busy machine is not a failure
    derandomize=not DEEP,
    max_examples=depth(25, 500),
)
hypothesis.settings.load_profile("benchtop")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests marked `deep` out of the short tier."""
    if DEEP:
        return
    left_out = [item for item in items if item.get_closest_marker("deep")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("deep")]
