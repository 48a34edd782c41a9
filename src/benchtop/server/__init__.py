"""The server: tables, seats, live play, bots in seats, storage that loses nothing. `run.serve` starts it."""
