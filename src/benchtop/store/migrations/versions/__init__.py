"""A file per schema migration."""
