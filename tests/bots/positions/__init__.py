"""Positions with answers that any good player accepts or rejects, one file per game.

``python -m tests.bots.positions`` says which of them bots find.
"""
