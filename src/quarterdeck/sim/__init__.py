"""Many games at once: single matches, batches over processes, and the arena that rates bots."""
