"""How a game's judge learns: bots play (selfplay.py), what they saw is set against how it ended (fit.py), and what was
learned is kept if it wins (loop.py). Only here and in research is numpy used; the judge itself is in bots/judge.py."""
