"""What both games share: the protocol, chance, data forms and the game record."""
