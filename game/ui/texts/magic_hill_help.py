"""*How to play* Magic Hill: a short page for each thing."""

from __future__ import annotations

from game.ui.models import Page
from game.words import _


def pages() -> tuple[Page, ...]:
    """All pages, in the order in which a family needs them."""
    return (*_basics(), *_moving(), *_chips(), *_end())


def _basics() -> tuple[Page, ...]:
    return (
        Page("hill/goblins/1", _("The race"), _(
            "You are a young wizard with five goblins. They want to climb the Magic Hill. The first goblin in the "
            "tower on top wins the race for its wizard!")),
        Page("icons/home", _("The villages"), _(
            "At the start you place your goblins in the villages, one at a time. Choose three of the four villages. "
            "Any number of goblins can live in a village.")),
        Page("hill/cards/3", _("Your turn"), _(
            "Play two or three cards for one goblin. The first card picks the goblin: a 3 picks goblin 3. The second "
            "card moves it that many squares. Then you may stop, or play a third card and move on.")),
        Page("hill/cards/J", _("Jokers"), _(
            "A joker is any number you like. As the first card it picks any goblin. After that it moves your goblin "
            "1 to 5 squares.")),
        Page("icons/cards", _("Your cards"), _(
            "At the end of your turn you draw until you hold three cards again. Or use your whole turn to exchange "
            "cards: put away as many as you like and draw as many new ones.")),
    )  # fmt: skip


def _moving() -> tuple[Page, ...]:
    return (
        Page("icons/clockwise", _("Moving"), _(
            "Move exactly as many squares as the card says, either way round your level. Each card may go another "
            "way. You may pass goblins, chips and stones. From a village the first step goes to the corner.")),
        Page("hill/pair", _("Shoulders"), _(
            "Stop on another goblin and you sit on its shoulders. The goblin below can't move now. With your next "
            "card you can climb: the first step goes up to the next level. In a later turn you may also walk on.")),
        Page("icons/summit", _("The way up"), _(
            "There is no way up from the round corner squares. And no goblin may stand on the square above. From "
            "level 4 any card takes you up into the tower.")),
        Page("icons/continue", _("Pairs"), _(
            "Two goblins on one square are a pair. You can't get past a pair. But you can stop on it: the goblin on "
            "top is pushed one square on, and you take its seat.")),
        Page("hill/stone", _("Magic stones"), _(
            "Stop on a magic stone and you take it. Draw a card at once: from now on you hold one card more. You can "
            "have two stones. A third one leaves the game.")),
        Page("hill/chips/sign", _("Chips"), _(
            "Stop on a chip and it is turned up. Do what it shows! Then it is turned face down again. Remember where "
            "it lies! If you stop on another goblin, the chip below does nothing.")),
    )  # fmt: skip


def _chips() -> tuple[Page, ...]:
    return (
        Page("hill/chips/passage", _("Secret passage"), _(
            "Your goblin goes up to the next level. Does a goblin stand there? Then yours waits, and goes up as soon "
            "as there is room.")),
        Page("hill/chips/ghost", _("Ghost"), _(
            "Boo! Your goblin runs home to a village. You choose which one. Your turn is over.")),
        Page("hill/chips/raven", _("Raven"), _(
            "Choose another player. The raven takes one of that player's magic stones. A player who "
            "has none keeps the raven: it waits for the next stone.")),
        Page("hill/chips/crystal", _("Crystal ball"), _(
            "Turn up three chips, so that everybody sees them. They stay up until a goblin stops on them, or until a "
            "storm comes.")),
        Page("hill/chips/storm", _("Storm"), _(
            "All chips are turned face down. Then the whole hill turns a quarter, with all that is on it. The "
            "player whose turn it is says which way. The villages stay.")),
        Page("hill/chips/flying", _("Flying card"), _(
            "Draw a card at once. In this turn you may play one card more.")),
        Page("hill/chips/trap", _("Trap"), _(
            "Your goblin falls down to the level below. Does a goblin stand there? Then yours hangs on, and you may "
            "save it in your next turn. On level 1 it falls home to a village, and your turn is over.")),
    )  # fmt: skip


def _end() -> tuple[Page, ...]:
    return (
        Page("icons/hourglass", _("In someone else's turn"), _(
            "When your goblin is pushed onto a chip or a stone, it counts for you. You also decide what the chip asks. "
            "Only a storm is turned by the player whose turn it is.")),
        Page("icons/trophy", _("Winning"), _(
            "From level 4 your goblin climbs into the tower from another goblin's shoulders, or through a secret "
            "passage. The first one there wins at once!")),
    )  # fmt: skip
