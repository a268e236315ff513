"""How fast a table is played: clocks, who is away and what the others may do about it, vacations."""
