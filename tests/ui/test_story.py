"""What is told of what happened: the log and its filter, the news since the last turn, and a game watched again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.games import GAMES
from game.paths import root
from game.rules.emohbi import events as island
from game.rules.magic_hill import events as hill
from game.table.match import Match
from game.table.story import since_last_turn, turn_before
from game.ui.chronicle import all_lines
from game.ui.models import LogLine, News
from game.ui.replay import PAUSE, Replay
from game.ui.screens.log import of_players
from game.ui.since import MOST, Since, weightiest
from game.ui.texts import emohbi, magic_hill
from game.words import PSEUDO, set_language
from tests.ui.samples_story import played

NAMES = ("Mia", "Ben", "Lea")
BOTH = pytest.mark.parametrize("game", sorted(GAMES))


def told(news: tuple[News, ...]) -> list[tuple[int, str]]:
    return [(one.seat, one.text) for one in news]


# The log.


def test_the_log_of_some_players_has_their_lines_alone_with_their_places() -> None:
    lines = [LogLine("a", 0), LogLine("b"), LogLine("c", 1), LogLine("d", 0)]
    assert [at for at, _ in of_players(lines, frozenset())] == [0, 1, 2, 3]
    assert of_players(lines, frozenset({0})) == [(0, lines[0]), (3, lines[3])]
    assert of_players(lines, frozenset({0, 1})) == [(0, lines[0]), (2, lines[2]), (3, lines[3])]


@BOTH
def test_every_line_knows_its_turn(game: str) -> None:
    match = played(game, 3)
    parts = list(all_lines(match, GAMES[game].texts()))
    assert len(parts) == len(match.done) + 1
    turns = [line.turn[0] for part in parts for line in part if line.turn is not None]
    assert turns == sorted(turns)
    assert set(range(match.state.turn)) <= set(turns), "only the last turn may have nothing to tell yet"


# The news.


def test_emohbi_tells_the_most_of_a_turn_in_few_words() -> None:
    events = [
        island.TurnBegan(1, 4), island.Played(1, "4"), island.Hopped(1, ((0, 1), (0, 2), (0, 3))),
        island.Climbed(1, (0, 3), (1, 4)), island.Climbed(1, (1, 4), (2, 4)), island.Fell(0, (1, 2), (0, 3)),
        island.TurnBegan(2, 5), island.Hopped(2, ((0, 5), (0, 6))), island.Drawn(2, None),
    ]  # fmt: skip
    news = emohbi.news(events, NAMES)
    assert told(news) == [
        (1, "climbs to the Middle level"), (0, "falls to the Base because of Ben"), (2, "moves 1 space"),
    ]  # fmt: skip
    assert [(one.first, one.last) for one in news] == [(3, 4), (5, 5), (7, 7)]
    assert news[0].target == "space:2:4"


def test_magic_hill_tells_the_most_of_a_turn_in_few_words() -> None:
    events = [
        hill.TurnBegan(1, 4), hill.Played(1, "2", 2), hill.Walked(1, 2, ((1, 1), (1, 2)), True),
        hill.Pushed(0, 3, (1, 2), (1, 3), False), hill.RavenCame(1, 2, True),
        hill.TurnBegan(2, 5), hill.Walked(2, 1, ((1, 8), (1, 9)), False), hill.Walked(2, 1, ((1, 9), (1, 10)), False),
        hill.TurnBegan(0, 6), hill.Exchanged(0, ("1", "4")),
    ]  # fmt: skip
    news = magic_hill.news(events, NAMES)
    assert told(news) == [
        (0, "goblin 3 is pushed because of Ben"),
        (1, "sends the raven to Lea"), (2, "goblin 1 moves"), (0, "exchanges 2 cards"),
    ]  # fmt: skip
    assert (news[2].first, news[2].last) == (6, 7)
    assert news[1].about == (2,)


@BOTH
def test_news_of_whole_games_have_pictures_and_translated_words(game: str) -> None:
    match, texts = played(game, 3), GAMES[game].texts()
    events = [event.seen_by(None) for done in match.done for event in done.events]
    plain = texts.news(events, match.names)
    set_language(PSEUDO)
    strange = texts.news(events, match.names)
    assert len(plain) > 20
    for one, other in zip(plain, strange, strict=True):
        assert (root() / "textures" / f"{one.picture}.png").is_file(), one
        assert one.text != other.text
        assert len(one.text.partition(" because of ")[0]) < 40


def test_what_befell_oneself_counts_most_and_order_is_kept() -> None:
    news = tuple(News(str(at), 1, at, at, weight=40 + at) for at in range(MOST + 2))
    own = News("own", 0, 99, 99, weight=42)
    about = News("about", 1, 98, 98, weight=41, about=(0,))
    found = weightiest((own, *news, about), 0)
    assert len(found) == MOST
    assert found[0] is own and found[-1] is about
    assert [one.weight for one in found[1:-1]] == sorted(one.weight for one in found[1:-1])


# The strip.


class Board:
    """A board that writes down what it shows."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.looked: list[str] = []
        self.lit: dict[str, str] = {}
        self.ways: Any = ()
        self.rig = SimpleNamespace(follow=lambda point: None, goal="home", go=self.go)
        self.scene = SimpleNamespace(
            sync=self.views.append, steps=lambda events: [(event,) for event in events], motion=lambda event: None,
            entities=lambda: dict.fromkeys(self.looked, ""),
        )  # fmt: skip

    def sync(self, view: Any) -> None:
        self.views.append(view)

    def look(self, target: str) -> None:
        self.looked.append(target)
        self.rig.goal = target

    def go(self, goal: Any) -> None:
        self.rig.goal = goal

    def light(self, kinds: dict[str, str]) -> None:
        self.lit = kinds

    def ghost(self, ways: Any) -> None:
        self.ways = ways


def at_a_turn(game: str, *, least: int = 2) -> tuple[Match, int, int]:
    """A match whose player has just begun a turn and has news, after so many actions."""
    whole = played(game, 3)
    match = Match.loaded(whole.game, whole.plan, whole.board, _first(whole), whole.done)
    for to in range(len(whole.done) - 1, 0, -1):
        match.undo(to)
        turn = turn_before(match, to)
        if turn is None:
            break
        happened = since_last_turn(match, turn[1])
        if len(GAMES[game].texts().news([one.event for one in happened], match.names)) >= least:
            return match, turn[1], to
    raise AssertionError("no such turn")


def _first(match: Match) -> Any:
    return SimpleNamespace(state=match.start, events=match.opening)


def strip(match: Match, game: str, speed: float = 1.0) -> tuple[Since, Board]:
    board = Board()
    return Since(match, board, GAMES[game].texts(), lambda: speed, lambda: None), board  # type: ignore[arg-type]


@BOTH
def test_the_strip_tells_what_others_did_and_is_gone_with_the_first_choice(game: str) -> None:
    match, seat, _to = at_a_turn(game)
    since, _board = strip(match, game)
    since.ask(seat)
    assert 2 <= len(since.news) <= MOST
    since.close()
    assert since.news == ()
    since.ask(seat)
    assert since.news == (), "closed for this turn"


@BOTH
def test_the_strip_can_be_off_and_is_not_there_for_who_has_moved_already(game: str) -> None:
    match, seat, _to = at_a_turn(game)
    since, _board = strip(match, game)
    since.want(False)
    since.ask(seat)
    assert since.news == ()
    since.want(True)
    since.ask((seat + 1) % 3)
    assert since.news == ()


@BOTH
@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_each_of_the_news_is_shown_again_and_then_all_is_as_it_was(game: str, speed: float) -> None:
    match, seat, _to = at_a_turn(game)
    since, board = strip(match, game, speed)
    since.ask(seat)
    view = match.view(seat)
    for at, one in enumerate(since.news):
        board.views.clear()
        since.again(at, view)
        assert since.busy == (speed > 0)
        while since.busy:
            assert since.headline == f"Once more: {match.names[one.seat]} {one.text}"
            since.update(0.1)
        assert since.headline == ""
        assert speed == 0 or board.rig.goal == "home"
        assert board.looked[-1] == one.target
        assert board.ways and board.lit.keys() <= {one.target}
        if speed:
            assert board.views[0] != view and board.views[-1] is view
    since.again(0, view)
    since.close()
    assert not since.busy
    assert board.rig.goal == "home", "also if the player acts in the middle"


@BOTH
def test_who_moves_the_camera_while_something_is_shown_again_keeps_it_there(game: str) -> None:
    match, seat, _to = at_a_turn(game)
    since, board = strip(match, game)
    since.ask(seat)
    since.again(0, match.view(seat))
    board.rig.goal = "own"
    since.skip()
    assert board.rig.goal == "own"


@BOTH
def test_what_is_hidden_changes_nothing_that_is_told(game: str) -> None:
    """The same game with other hidden cards and chips reads the same, in the strip and in the log."""
    match, seat, to = at_a_turn(game)
    texts, done = GAMES[game].texts(), match.done[-1]
    view = match.game.observe(done.after, seat)
    blank = [one._replace(events=tuple(event.seen_by(None) for event in one.events)) for one in match.done]
    other = Match.loaded(match.game, match.plan, match.board, _first(match), blank)
    other.notes, other.opening = match.notes, tuple(event.seen_by(None) for event in match.opening)
    other.done[-1] = other.done[-1]._replace(after=match.game.determinize(view, 77))
    found = [strip(one, game)[0] for one in (match, other)]
    for since in found:
        since.ask(seat)
    assert found[0].news == found[1].news != ()
    assert list(all_lines(match, texts)) == list(all_lines(other, texts))
    assert to == len(match.done)


# Watched again.


def watched(game: str) -> tuple[Replay, Board]:
    match, board = played(game, 3), Board()
    return Replay(match, board, GAMES[game].texts()), board  # type: ignore[arg-type]


@BOTH
def test_a_step_on_and_a_step_back_lead_to_the_same_picture(game: str) -> None:
    replay, board = watched(game)
    replay.go(40)
    before = board.views[-1]
    replay.step(1)
    assert replay.at == 41 and replay.director.busy
    while replay.director.busy:
        replay.update(0.1)
    assert board.views[-1] == replay.match.game.observe(replay.match.done[40].after, None)
    replay.step(-1)
    assert (replay.at, board.views[-1]) == (40, before)
    replay.go(-5)
    assert replay.at == 0
    replay.step(-1)
    assert replay.at == 0


@BOTH
def test_each_turn_can_be_jumped_to(game: str) -> None:
    replay, _board = watched(game)
    assert len(replay.turns) == replay.match.state.turn + 1
    for turn in range(len(replay.turns)):
        replay.jump(turn)
        assert replay.turn == turn
        assert all(line.turn is None or line.turn[0] == turn for line in replay.lines)
    replay.jump(10_000)
    assert replay.turn == len(replay.turns) - 1


@BOTH
def test_it_plays_on_by_itself_to_the_end_and_from_the_beginning_again(game: str) -> None:
    replay, _board = watched(game)
    last = len(replay.match.done)
    replay.go(last - 3)
    replay.play()
    for _at in range(200):
        replay.update(PAUSE)
    assert (replay.at, replay.playing) == (last, False)
    replay.play()
    assert (replay.at, replay.playing) == (0, True)


@BOTH
def test_hands_are_open_only_once_the_game_is_over(game: str) -> None:
    over = Replay(played(game, 3, 6000), Board(), GAMES[game].texts())  # type: ignore[arg-type]
    assert over.hands == ()
    over.show_hands(True)
    assert over.hands == over.state.hands
    running = Replay(played(game, 3, 50), Board(), GAMES[game].texts())  # type: ignore[arg-type]
    running.show_hands(True)
    assert running.hands == ()


@BOTH
def test_a_view_of_the_replay_is_a_spectators(game: str) -> None:
    replay, board = watched(game)
    replay.show_hands(True)
    for at in (0, 30, 60):
        replay.go(at)
        assert board.views[-1] == replay.match.game.observe(replay.state, None)
