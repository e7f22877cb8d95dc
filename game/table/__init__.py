"""The match: seats, log and choices; pure but for the files it writes."""
