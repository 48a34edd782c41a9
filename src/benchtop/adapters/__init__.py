"""The games in tools that researchers already use. Each adapter is an extra: pip install "benchtop[pettingzoo]"."""


def not_installed(extra: str) -> ImportError:
    """Return the error for missing packages of an adapter."""
    return ImportError(f'the packages of benchtop.adapters.{extra} are not installed: pip install "benchtop[{extra}]"')
