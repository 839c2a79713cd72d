"""The table as text."""
