"""The kernel's tests, with a small invented game to test it on."""
