"""Web push: notifies absent players that it is their turn."""
