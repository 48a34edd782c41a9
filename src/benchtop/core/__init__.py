"""The kernel shared by all games. It contains no game-specific vocabulary and imports only the standard library."""
