"""Beside playing: a move taken back, seats that change; over a board without a picture."""

from __future__ import annotations

from game.rules.core.chance import Seeded
from game.table.plan import HUMAN
from game.ui.play import Play
from tests.ui.test_play import Game


def settled(game: Game) -> Play:
    """All is shown, the hand-overs are answered, and the next question is put."""
    play = game.play
    for _ in range(400):
        play.skip()
        play.update(0.1)
        while game.asked_for:
            game.asked_for.pop()[1]()
        if play.asked:
            return play
    raise AssertionError("nobody is asked")


def table(*kinds: str) -> Game:
    game = Game(None, kinds)
    settled(game)
    return game


def answered(game: Game, answers: int) -> None:
    """So many questions to persons are answered at random."""
    rng = Seeded(3)
    for _ in range(answers):
        play = settled(game)
        assert play.match.decision is not None
        play.submit(play.match.decision.seat, rng.pick(play.match.legal()))
    settled(game)


def texts(play: Play) -> list[str]:
    return [line.text for line in play.log]


def test_a_move_taken_back_is_asked_again_and_noted() -> None:
    game = table(HUMAN, HUMAN, HUMAN)
    begun = texts(game.play)
    answered(game, 5)
    game.play.take_back(0)
    play = settled(game)
    assert play.match.done == []
    assert play.match.decision is not None and play.match.decision.seat == 0
    assert texts(play) == [*begun, "Mia takes a move back."]
    assert "same dice and cards" in play.hud._view.detail


def test_what_is_played_after_an_undo_is_told_again() -> None:
    game = table(HUMAN, HUMAN, HUMAN)
    answered(game, 6)
    told, actions = texts(game.play), [(done.seat, done.action) for done in game.play.match.done]
    game.play.take_back(3)
    for seat, action in actions[3:]:
        settled(game).submit(seat, action)
    assert [text for text in texts(settled(game)) if "takes a move back" not in text] == told


def test_undo_is_offered_when_there_is_something_to_take_back() -> None:
    game = table(HUMAN, HUMAN, "easy")
    assert not game.play.hud._view.can_undo
    answered(game, 2)
    assert game.play.hud._view.can_undo


def test_a_seat_given_to_the_computer_is_played_by_it_at_once() -> None:
    play = table(HUMAN, "easy", "easy").play
    play.sit(0, play.match.seat(0)._replace(player="easy"))
    assert not play.asked and play.viewer.seat is None
    for _ in range(50):
        play.update(0.1)
        play.skip()
    assert play.match.done
    assert "A computer plays for Mia." in texts(play)


def test_who_comes_to_the_table_says_it_is_them_before_a_hand_is_shown() -> None:
    game = table(HUMAN, "easy", "easy")
    answered(game, 1)
    play = game.play
    assert play.viewer.seat == 0 and any(play.view.hands[0])
    play.sit(1, play.match.seat(1)._replace(player=HUMAN))
    play.sit(0, play.match.seat(0)._replace(player="easy"))
    assert play.viewer.seat is None
    assert not any(card for hand in play.view.hands for card in hand)
    for _ in range(400):
        play.update(0.1)
        play.skip()
        if game.asked_for:
            break
    assert game.asked_for[0][0] == 1 and play.viewer.seat is None


def test_a_name_that_changes_is_told_and_what_was_told_before_stays() -> None:
    game = table(HUMAN, "easy", "easy")
    before = texts(game.play)
    game.play.sit(0, game.play.match.seat(0)._replace(name="Mimi"))
    play = settled(game)
    assert play.match.names[0] == "Mimi" and texts(play) == [*before, "Mia is called Mimi now."]
    assert play.viewer.seat == 0


def test_who_came_to_a_seat_is_told_even_when_the_moves_since_are_taken_back() -> None:
    game = table(HUMAN, HUMAN, HUMAN)
    answered(game, 3)
    game.play.sit(1, game.play.match.seat(1)._replace(name="Oma"))
    answered(game, 2)
    game.play.take_back(4)
    game.play.take_back(2)
    last = texts(settled(game))[-3:]
    assert last[0] == "Ben is called Oma now."
    assert all(text.endswith(" takes a move back.") for text in last[1:])
