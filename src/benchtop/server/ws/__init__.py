"""Sockets: one per client and table, with a short way out."""
