"""The changes, by topic: each mutates the state and tells what happened. Rules decide, atoms do.

What comes of a choice in between (goods that find room, a battle that is over once ships have sunk) is told where it
begins or ends; the atoms for the other part are silent.
"""
