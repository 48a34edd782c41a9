"""Tables in memory: what may be asked of them, what is stored, what is sent to whom."""
