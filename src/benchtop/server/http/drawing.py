"""Converts SVG on standard input to PNG on standard output, in a separate process so that tables do not wait.

The server runs this file by its path, so that it imports only what drawing needs.
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
