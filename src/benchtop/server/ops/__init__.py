"""What an operator sees and sets: limits, logs, metrics."""
