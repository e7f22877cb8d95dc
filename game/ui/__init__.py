"""Screens and widgets."""
