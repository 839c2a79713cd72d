"""Quarterdeck: a table for seafaring board games. One rules engine for people, bots and research."""

__version__ = "0.1.0"
