"""The kernel: what every game is made of. It knows no game, no clock, no file and no random generator."""
