"""Web push: telling somebody who is not there that it is their turn."""
