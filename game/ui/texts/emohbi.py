"""All the words of Emohbi that a family reads. This module is `protocol.Texts`."""

from game.ui.texts.emohbi_choices import choice, quick, step, stepped
from game.ui.texts.emohbi_counts import count, die
from game.ui.texts.emohbi_help import pages
from game.ui.texts.emohbi_large import explained_as, lies_open
from game.ui.texts.emohbi_log import announced, sentence, story
from game.ui.texts.emohbi_names import card, card_note, entity, level_name, pictured, place, ranking, result_line
from game.ui.texts.emohbi_news import news
from game.ui.texts.emohbi_outcome import outcome
from game.ui.texts.emohbi_prompts import prompt, reason
from game.ui.texts.emohbi_setup import card_folder, entry, pieces, setup_view
from game.ui.texts.emohbi_signs import marks, signs

__all__ = [
    "announced", "card", "card_folder", "card_note", "choice", "count", "die", "entity", "entry", "explained_as",
    "level_name", "lies_open", "marks", "news", "outcome", "pages", "pictured", "pieces", "place", "prompt", "quick",
    "ranking", "reason", "result_line", "sentence", "setup_view", "signs", "step", "stepped", "story",
]
