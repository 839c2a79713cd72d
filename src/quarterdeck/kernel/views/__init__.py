"""What a seat may see, and what a bot is given."""
