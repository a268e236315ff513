"""What must hold for every game: ``laws`` says it, ``driver`` plays games to prove it on, ``census`` counts."""
