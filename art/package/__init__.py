"""The programs for people without Python: `python -m art.package` builds them into `dist/`."""
