"""Pearl Divers: a small game for two to four, and an example of how a game is made."""
