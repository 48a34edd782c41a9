"""Sockets: one per client and table."""
