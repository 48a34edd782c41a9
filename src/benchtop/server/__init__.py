"""The server: tables, seats, live play, bots in seats, durable storage. `run.serve` starts it."""
