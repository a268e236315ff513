"""Puzzles made of the finished games of people who consent to it, each for a day of this server."""
