"""What rules are written with: questions, changes that are told, state, effects, chance."""
