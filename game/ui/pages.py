"""What can be looked at beside a game without changing anything: how to play, a card, the discard pile, a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.games import GAMES
from game.ui.texts.large import large

if TYPE_CHECKING:
    from game.ui.flow import Flow


class Pages:
    """Shows pages over the screen of `flow`."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow

    def message(self, text: str) -> None:
        """Tell one sentence."""
        from game.ui.screens.confirm import Message

        self._flow.ui.push(Message(text))

    def how_to_all(self) -> None:
        """How to play: all games, that on the board first."""
        names, board = list(GAMES), self._flow.board
        self._how_to(names, names.index(board.game if board is not None else self._flow.wish.game))

    def how_to_this(self) -> None:
        """How to play the game that is played, or would be."""
        flow = self._flow
        self._how_to([flow.play.match.game.NAME if flow.play is not None else flow.wish.game])

    def _how_to(self, games: Sequence[str], first: int = 0) -> None:
        from game.ui.screens.howto import Book, HowTo

        books = [Book(GAMES[game].entry(), GAMES[game].texts().pages()) for game in games]
        self._flow.ui.push(HowTo(books, self._flow.ui.pop, first))

    def large(self, game: str, picture: str) -> bool:
        """What a picture of `game` shows, large; False if there is nothing to tell about it."""
        texts = GAMES[game].texts()
        page = large(texts, picture)
        if page is None:
            return False
        from game.ui.screens.big_card import BigCard

        self._flow.ui.push(BigCard(page, picture.startswith(f"{texts.card_folder()}/"), self._flow.ui.pop))
        return True

    def discards(self) -> None:
        """Everything that lies on the discard pile."""
        flow = self._flow
        if flow.play is None:
            return
        from game.ui.screens.discards import Discards

        texts = flow.play.texts
        cards = [(f"{texts.card_folder()}/{card}", texts.card(card)) for card in flow.play.shown.discard]
        flow.ui.push(Discards(cards, partial(self.large, flow.play.match.game.NAME), flow.ui.pop))
