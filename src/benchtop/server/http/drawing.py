"""SVG on standard input, PNG on standard output: a process of its own, for drawing would make all tables wait.

The server runs this file by its name, so that nothing is imported here that drawing does not need.
"""

import sys


def main() -> None:
    import resvg_py

    font, family = sys.argv[1:]
    drawn = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(), font_files=[font], skip_system_fonts=True, font_family=family
    )
    sys.stdout.buffer.write(drawn)


if __name__ == "__main__":
    main()
