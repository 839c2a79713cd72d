"""Components as data: a game's tables, read strictly, with where their figures come from."""
