"""The terminal: what is drawn on it, and what is typed there."""
