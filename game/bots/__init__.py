"""Computer players: pure, and they see only what their seat may know."""
