"""The words of each game, one module a game; `protocol.Texts` says what such a module has."""
