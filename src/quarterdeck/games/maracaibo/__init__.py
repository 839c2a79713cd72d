"""Maracaibo: one to four captains, four rounds round the Caribbean, an Automa and a story that goes on."""
