"""What is in the box: rows of figures, and the classes that they are read into."""
