"""The table as text: the board, what happened, the question, and what is typed in answer."""
