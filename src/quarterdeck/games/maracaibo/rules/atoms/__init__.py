"""The changes, by topic: each mutates the state and tells what happened. Rules decide, atoms do.

What is known to come of a change at once (a card that leaves a hand to be bought) is told by the atom that ends it.
"""
