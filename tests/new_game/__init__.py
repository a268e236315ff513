"""``armorial new-game``: a game is made in a copy of the checkout, played in every way, and taken away again."""
