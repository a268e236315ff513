"""The numbers of a game one by one: what an owner of its box can fill in, and what several owners agree on."""
