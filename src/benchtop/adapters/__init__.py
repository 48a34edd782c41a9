"""The games in the tools that researchers already use. Each adapter is an extra: pip install "benchtop[pettingzoo]"."""


def not_installed(extra: str) -> ImportError:
    """What to say where the packages of an adapter are missing."""
    return ImportError(f'the packages of benchtop.adapters.{extra} are not installed: pip install "benchtop[{extra}]"')
