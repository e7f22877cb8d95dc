"""The screens: each is given its data and its callbacks, and knows nothing of rules."""
