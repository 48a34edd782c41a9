"""The environments of the tree are of the Python that makes them."""

import sys
import venv
from pathlib import Path

import pytest

from tools import environments


def test_an_environment_of_another_python_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    made = environments.Environment(".venv-x", bytecode=False)
    venv.create(made.home, with_pip=False)
    assert made._is_of_this_python()
    config = made.home / "pyvenv.cfg"
    ours = f"{sys.version_info[0]}.{sys.version_info[1]}."
    for name in ("version", "version_info"):  # as venv and as uv write it
        config.write_text(f"{name} = {ours}1\n")
        assert made._is_of_this_python()
        config.write_text(f"{name} = 3.{sys.version_info[1] + 1}.0\n")
        assert not made._is_of_this_python()
    config.unlink()
    assert not made._is_of_this_python()
