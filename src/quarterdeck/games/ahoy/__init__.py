"""Ahoy: two to four captains, four factions, a sea that grows."""
