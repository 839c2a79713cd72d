"""The changes: each mutates the state and tells what happened. Rules decide, atoms do.

`people`: captains, with their gold, bounties and points; `hulls`: ships and what is on them; `piles`: cards; `chart`:
what lies on the board and what goes on there.
"""
