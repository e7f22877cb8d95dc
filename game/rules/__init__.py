"""The rules of both games: pure, without Panda3D, clock, files or threads."""
