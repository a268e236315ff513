"""What comes of games that are over: history, ratings, facts and statistics.

A finished game is settled once (``settling.py``): what it came to (``results.py``) is written into rows of its own, and
ratings change with it, in one transaction. Everything that people look at is read from these rows.
"""
