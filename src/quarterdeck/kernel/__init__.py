"""The game-agnostic kernel: questions, tables, chance, state, views, events. It has no word of any game."""
