"""How bots judge a position of Troyes. No rule asks it; only info.py, which hands it to the bots."""
