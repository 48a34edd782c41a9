"""python -m benchtop.server: runs the server with settings from the environment, for process managers."""

import argparse
import sys

from benchtop.server.run import CannotServe, serve


def main() -> None:
    """Run the server with the most important flags; BENCHTOP_* variables set everything else."""
    flags = argparse.ArgumentParser(prog="python -m benchtop.server")
    flags.add_argument("--host", default="127.0.0.1")
    flags.add_argument("--port", type=int, default=8000)
    flags.add_argument("--database")
    flags.add_argument("--workers", type=int, default=1)
    chosen = flags.parse_args()
    try:
        serve(chosen.host, chosen.port, chosen.database, chosen.workers)
    except CannotServe as wrong:
        print(wrong, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
