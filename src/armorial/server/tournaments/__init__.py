"""Tournaments: people sign up, the server pairs them round by round, makes their tables, and counts what came of it."""
