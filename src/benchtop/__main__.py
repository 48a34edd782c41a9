"""`python -m benchtop`."""

from benchtop.cli import main

if __name__ == "__main__":
    main()
