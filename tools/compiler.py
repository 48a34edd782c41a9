"""Whether the engine can be compiled here."""

import os
import shutil
import sysconfig
from pathlib import Path


def may_compile() -> bool:
    """Whether compiling is requested, or allowed and likely to work."""
    if wish := os.environ.get("BENCHTOP_MYPYC"):
        return wish == "1"
    compilers = (os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl")
    return Path(sysconfig.get_path("include"), "Python.h").exists() and any(map(shutil.which, compilers))
