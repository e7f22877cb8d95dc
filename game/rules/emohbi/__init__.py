"""Emohbi: a race up an island of nested rings that turn."""
