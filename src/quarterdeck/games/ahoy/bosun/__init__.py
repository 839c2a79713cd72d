"""Bosun, the bot of the house, and what he believes."""
