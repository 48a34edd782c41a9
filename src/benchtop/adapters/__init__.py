"""The games in the tools that researchers already use. Each adapter is an extra: pip install benchtop[pettingzoo]."""
