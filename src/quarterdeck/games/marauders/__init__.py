"""Merchants & Marauders: two to four captains trade, raid and fight in an open Caribbean."""
