"""What a host needs: the safety of the data folder, and a look at it."""
