"""The rules: changes, actions, effects, and what follows from a position."""
