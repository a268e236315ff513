"""The terminal, as people and scripts use it."""
