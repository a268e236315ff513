"""A table in memory, and what may be done at it. No network and no database here."""
