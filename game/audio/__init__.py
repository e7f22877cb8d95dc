"""What is heard. `ears` listens to a flow of screens, `mixer` and `beds` decide (pure), `player` plays by Panda3D."""
