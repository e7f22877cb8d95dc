"""Hilltops: two family board games in 3D."""

__version__ = "0.1.0"
