"""Many games at once: single matches, batches over processes and clusters, and the arena that rates bots."""
