"""What drives rules: a run, a table with its journal, what is kept of it."""
