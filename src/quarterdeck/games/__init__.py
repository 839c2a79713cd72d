"""The games, and the registry that knows them."""
