"""The table over the network: people, tables, live and turn-based play, for the web client and for bots.

Importing this package imports nothing else: the processes that bots think in start from here and should start quickly.
"""
