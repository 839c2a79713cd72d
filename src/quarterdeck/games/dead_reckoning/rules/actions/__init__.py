"""The rules of Dead Reckoning, one file a topic of the rulebook."""
