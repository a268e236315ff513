"""Finding a game: friends, invitations, looking for others to play with, and what the lobby shows."""
