"""The flat view: the same state as a clear drawing, that can be used like the board."""
