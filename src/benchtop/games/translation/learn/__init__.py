"""What Translation teaches with."""
