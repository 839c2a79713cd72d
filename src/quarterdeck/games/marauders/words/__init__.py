"""Everything that says something: questions and options, events, reasons, what components do; in every language."""
