"""What a picture shows, to be looked at large: a card, or something that *How to play* has a page for."""

from __future__ import annotations

from dataclasses import replace

from game.ui.models import Page
from game.ui.texts.protocol import Texts


def large(texts: Texts, picture: str) -> Page | None:
    """The card, chip, die's face or the like with this picture of `textures/`: its name and what it does; None for what
    is hidden, and for what no page explains."""
    wanted = texts.explained_as(picture)
    folder, _slash, card = wanted.rpartition("/")
    if folder == texts.card_folder():
        return None if card == "back" else Page(picture, texts.card(card), texts.card_note(card))
    found = next((page for page in texts.pages() if page.icon == wanted), None)
    return None if found is None else replace(found, icon=picture)
