"""Tables in memory: commands, stored entries, and the messages sent to subscribers."""
