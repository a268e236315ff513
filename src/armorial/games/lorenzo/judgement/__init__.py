"""How bots judge a position of Lorenzo il Magnifico. No rule asks it; only info.py, which hands it to the bots."""
