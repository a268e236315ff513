"""All tests. `toy` is a whole small game on the kernel: read it to learn how a game is written."""
