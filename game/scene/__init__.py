"""Panda3D: the boards, the pieces, their motions and the camera."""
