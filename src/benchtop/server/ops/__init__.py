"""Operations: limits, logs, metrics."""
