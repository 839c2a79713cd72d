"""The rules of Ahoy, one file a topic of the rulebook."""
