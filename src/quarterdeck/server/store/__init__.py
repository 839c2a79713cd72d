"""What is kept: matches, who sits at them, their log, and checkpoints."""
