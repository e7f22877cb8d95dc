"""A stub for tools that insist on it; everything is in setup.cfg."""

from setuptools import setup

setup()
