"""The terminal: drawing and typing."""
