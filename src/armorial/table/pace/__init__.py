"""How fast a table is played: its clocks, and what people may do about somebody who is away."""
