"""Emohbi once more, written from docs/rulings.md and docs/record.md alone, slow and plain: spaces and walls are worked
out afresh each time, nothing is shared with the game's own rules. It plays on the JSON of states."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Space = list[int]
Chance = Callable[[str], Any]
"""Gives the face of the `number` or the `chance` die, or the new pile for `shuffle`."""


class Island:
    """A game's set-up and its state."""

    def __init__(self, board: Json, options: Json, state: Json, chance: Chance) -> None:
        self.board, self.options, self.chance = board, options, chance
        self.s = copy.deepcopy(state)

    # the island, E1 to E4

    def size(self, level: int) -> int:
        return 6 * self.board["rings"][level]

    def centre(self, level: int, segment: int) -> Space:
        k = self.board["rings"][level]
        return [level, segment % 6 * k + k // 2]

    def below(self, wall: int, face: int) -> Space:
        """The centre under a face of a wall."""
        turns = self.s["rotation"]
        return self.centre(wall - 1, face + turns[wall] - turns[wall - 1])

    def ladder_from(self, space: Space, steps: bool = True) -> Space | None:
        wall = space[0] + 1
        if wall == 4:
            return [4, 0] if steps and space == self.below(4, 0) else None
        tops = [self.centre(wall, f) for f in self.board["ladders"][str(wall)] if self.below(wall, f) == space]
        return tops[0] if tops else None

    def waterfall_from(self, space: Space) -> Space | None:
        wall = space[0]
        faces = self.board["waterfalls"][str(wall)] if wall in (1, 2, 3) else []
        feet = [self.below(wall, f) for f in faces if self.centre(wall, f) == space]
        return feet[0] if feet else None

    def lined_up(self, space: Space) -> int:
        count, here = 0, space
        while here[0] < 4 and (top := self.ladder_from(here)):
            here, count = top, count + 1
        return count

    def nearest(self, space: Space, wanted: Callable[[Space], object]) -> list[tuple[int, int]]:
        """Distance and direction of the nearest such space, both ways where they are equally far."""
        n = self.size(space[0])
        for distance in range(n):
            ways = [(distance, way) for way in (1, -1) if wanted([space[0], (space[1] + way * distance) % n])]
            if ways:
                return ways if distance else [(0, 0)]
        return []

    # what is asked

    @property
    def me(self) -> int:
        return int(self.s["active"])

    @property
    def here(self) -> Space:
        return list(self.s["pawns"][self.me])

    def ask(self, kind: str, **fields: Any) -> None:
        self.s["decision"] = {"seat": self.me, "kind": kind, **fields}

    def legal(self) -> list[Json]:
        asked = self.s["decision"]
        if asked is None:
            return []
        out: list[Json] = getattr(self, f"legal_{asked['kind']}")(asked)
        return out

    def legal_start(self, asked: Json) -> list[Json]:
        return [{"type": "start", "letter": letter} for letter in "EMOHBI"]

    def legal_play(self, asked: Json) -> list[Json]:
        up = self.lined_up(self.here)
        return [
            {"type": "play", "card": card, "climb": k}
            for card in set(self.s["hands"][self.me])
            for k in range(min(up, int(card) if card.isdigit() else up) + 1)
        ]

    def legal_choose(self, asked: Json) -> list[Json]:
        return [{"type": "play", "card": card, "climb": 0} for card in set(asked["cards"])]

    def legal_move(self, asked: Json) -> list[Json]:
        return [{"type": "move", "direction": way} for way in (1, -1)]

    def legal_climb(self, asked: Json) -> list[Json]:
        return [{"type": "climb", "ladders": k} for k in range(self.lined_up(self.here) + 1)]

    def legal_nearest(self, asked: Json) -> list[Json]:
        return [{"type": "nearest", "direction": way} for way in (1, -1)]

    def legal_switch(self, asked: Json) -> list[Json]:
        return [{"type": "switch", "seat": seat} for seat in range(len(self.s["pawns"])) if seat != self.me]

    def legal_waterfall(self, asked: Json) -> list[Json]:
        return [
            {"type": "waterfall", "seat": seat, "direction": way}
            for seat, space in enumerate(self.s["pawns"]) if seat != self.me
            for _, way in self.nearest(space, self.waterfall_from)
        ]

    def legal_rotate(self, asked: Json) -> list[Json]:
        return [{"type": "rotate", "level": level, "direction": way} for level in (2, 3, 4) for way in (1, -1)]

    # what happens

    def do(self, action: Json) -> None:
        asked, self.s["decision"] = self.s["decision"], None
        getattr(self, f"do_{action['type']}")(asked, action)

    def put(self, seat: int, space: Space) -> None:
        if seat == self.me and space != self.here:
            self.s["fresh"] = True
        self.s["pawns"][seat] = space

    def along(self, seat: int, distance: int) -> None:
        level, index = self.s["pawns"][seat]
        self.put(seat, [level, (index + distance) % self.size(level)])

    def climb(self, ladders: int) -> bool:
        """Whether that won."""
        for _ in range(ladders):
            self.put(self.me, self.ladder_from(self.here) or self.here)
        if self.here == [4, 0]:
            self.s["winner"] = self.me
        return self.here == [4, 0]

    def fall(self, seat: int) -> None:
        while foot := self.waterfall_from(self.s["pawns"][seat]):
            self.put(seat, foot)

    def land(self, falls: bool) -> None:
        """E11 to E13; in the die game E24."""
        up, falls = self.lined_up(self.here), falls and self.waterfall_from(self.here) is not None
        if up and self.options["mode"] == "cards":
            self.ask("climb", ladders=up, falls=falls)
            return
        if up:
            if self.climb(up):
                return
        elif falls:
            self.fall(self.me)
        self.end()

    def do_start(self, asked: Json, action: Json) -> None:
        seats, s = len(self.s["pawns"]), self.s
        s["pawns"][self.me] = [0, self.board["letters"][s["letters"].index(action["letter"])]]
        s["active"] = (self.me + 1) % seats
        if None in s["pawns"]:
            self.ask("start")
            return
        if self.options["mode"] == "cards":
            for i in range(seats * self.options["hand_size"]):
                s["hands"][(self.me + i) % seats].append(s["deck"].pop())
        self.begin()

    def begin(self) -> None:
        self.s["fresh"], self.s["rolled"] = True, False
        if self.options["mode"] == "cards":
            self.ask("play")
        else:
            self.ask("move", spaces=self.chance("number"))

    def do_play(self, asked: Json, action: Json) -> None:
        card, hand = action["card"], self.s["hands"][self.me]
        hand.remove(card)
        self.s["discard"].append(card)
        if self.climb(action["climb"]):
            return
        if not card.isdigit():
            getattr(self, f"card_{card}")()
        elif int(card) > action["climb"]:
            self.ask("move", spaces=int(card) - action["climb"])
        else:
            self.end()

    def draw(self) -> str:
        if not self.s["deck"]:
            self.s["deck"], self.s["discard"] = list(self.chance("shuffle")), []
        card = str(self.s["deck"].pop())
        self.s["hands"][self.me].append(card)
        return card

    def card_switch(self) -> None:
        self.ask("switch")

    def card_draw2(self) -> None:
        self.ask("choose", cards=[self.draw(), self.draw()])

    def card_ladder(self) -> None:
        steps = self.options["steps_count_as_ladder"]
        near = self.nearest(self.here, lambda space: self.ladder_from(space, steps))
        if len(near) == 2:
            self.ask("nearest", of="ladder")
        elif near:
            self.along(self.me, near[0][0] * near[0][1])
            self.land(falls=near[0][0] > 0)
        else:
            self.end()

    def card_waterfall(self) -> None:
        if self.legal_waterfall({}):
            self.ask("waterfall")
        else:
            self.end()

    def card_die(self) -> None:
        self.ask("move", spaces=self.chance("number"))

    def card_rotate(self) -> None:
        self.ask("rotate")

    def do_move(self, asked: Json, action: Json) -> None:
        self.along(self.me, asked["spaces"] * action["direction"])
        self.land(falls=True)

    def do_climb(self, asked: Json, action: Json) -> None:
        if action["ladders"]:
            if self.climb(action["ladders"]):
                return
        elif asked["falls"]:
            self.fall(self.me)
        self.end()

    def do_nearest(self, asked: Json, action: Json) -> None:
        steps = self.options["steps_count_as_ladder"]
        ladder = asked["of"] == "ladder"
        near = self.nearest(
            self.here, (lambda space: self.ladder_from(space, steps)) if ladder else self.waterfall_from
        )
        self.along(self.me, near[0][0] * action["direction"])
        if ladder:
            self.land(falls=True)
        else:
            self.fall(self.me)
            self.end()

    def do_switch(self, asked: Json, action: Json) -> None:
        mine, other = self.here, list(self.s["pawns"][action["seat"]])
        self.put(self.me, other)
        self.s["pawns"][action["seat"]] = mine
        self.end()

    def do_waterfall(self, asked: Json, action: Json) -> None:
        distance = self.nearest(self.s["pawns"][action["seat"]], self.waterfall_from)[0][0]
        self.along(action["seat"], distance * action["direction"])
        self.fall(action["seat"])
        self.end()

    def do_rotate(self, asked: Json, action: Json) -> None:
        for level in range(action["level"], 5):
            self.s["rotation"][level] = (self.s["rotation"][level] + action["direction"]) % 6
        self.land(falls=False)

    def end(self) -> None:
        """E21, then E8."""
        often, s = self.options["chance"], self.s
        on_chance = self.here[1] in self.board["chance"].get(str(self.here[0]), [])
        if on_chance and s["fresh"] and (often == "again" or (often == "once" and not s["rolled"])):
            self.roll()
            return
        while self.options["mode"] == "cards" and len(s["hands"][self.me]) < self.options["hand_size"]:
            self.draw()
        s["active"], s["turn"] = (self.me + 1) % len(s["pawns"]), s["turn"] + 1
        self.begin()

    def roll(self) -> None:
        face = self.chance("chance")
        self.s["fresh"], self.s["rolled"] = False, True
        if face in ("1", "2", "3"):
            self.ask("move", spaces=int(face))
        elif face == "ladder":
            self.card_ladder()
        elif face == "switch":
            self.ask("switch")
        else:
            near = self.nearest(self.here, self.waterfall_from)
            if len(near) == 2:
                self.ask("nearest", of="waterfall")
            elif near:
                self.along(self.me, near[0][0] * near[0][1])
                self.fall(self.me)
                self.end()
            else:
                self.end()
