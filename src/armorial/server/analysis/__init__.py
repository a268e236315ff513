"""Analyses of games that are over, made by bots in the background and kept for all who may see the game."""
