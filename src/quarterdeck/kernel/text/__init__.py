"""Words for people, from Fluent files, and their setting on a screen."""
