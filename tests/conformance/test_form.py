"""The suite knows which form of the engine it runs on: plain in the source tree, compiled in the wheel."""

import os

import benchtop


def test_the_engine_runs_in_the_form_that_is_to_be_tested() -> None:
    assert bool(os.environ.get("BENCHTOP_EXPECT_COMPILED")) == benchtop.COMPILED
