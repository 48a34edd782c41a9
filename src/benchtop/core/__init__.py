"""The kernel every game rests on. It knows no game's words and imports only the standard library."""
