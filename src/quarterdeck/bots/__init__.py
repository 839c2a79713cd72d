"""Players that are programs. They see what a seat sees, nothing more."""
