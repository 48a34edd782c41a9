"""Requests: who asks, what they may ask for, and the pages that browsers get."""
