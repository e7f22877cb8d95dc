"""A second engine of Magic Hill, slow and plain, written from the rulings alone and on a record's JSON."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Square = tuple[int, int]
Who = tuple[int, int]
"""Seat and number of a goblin."""
SUMMIT = (5, 0)
JOKER = (1, 2, 3, 4, 5)


class Hill:
    """A game in the midst: `s` is its state, which `do` changes. `shuffle()` gives the next draw pile."""

    def __init__(self, board: Json, options: Json, first: int, state: Json, shuffle: Callable[[], list[str]]) -> None:
        self.sides, self.options, self.first, self.s, self.shuffle = board["sides"], options, first, state, shuffle
        self.seats = len(state["hands"])
        self.goblins = state["goblins"]

    # -- places

    def above(self, square: Square) -> Square | None:
        """M2."""
        level, index = square
        side, k = divmod(index, self.sides[level - 1] - 1)
        if k == 0:
            return None
        if level == 4:
            return SUMMIT
        if k == self.sides[level]:
            side, k = (side + 1) % 4, 1
        return level + 1, side * (self.sides[level] - 1) + k - 1

    def below(self, square: Square) -> Square:
        """M2."""
        level, index = square
        side, k = divmod(index, self.sides[level - 1] - 1)
        return level - 1, side * (self.sides[level - 2] - 1) + k + 1

    def on(self, square: Square) -> list[Who]:
        """Who stands there, the lower one first."""
        found = [
            (place["top"], seat, number)
            for seat, row in enumerate(self.goblins)
            for number, place in enumerate(row, 1) if place and place.get("at") == list(square)
        ]
        return [who for _, *who in sorted(found)]  # type: ignore[misc]

    def place(self, who: Who) -> Json:
        return self.goblins[who[0]][who[1] - 1]  # type: ignore[no-any-return]

    def put(self, who: Who, place: Json) -> None:
        self.goblins[who[0]][who[1] - 1] = place

    def put_on(self, who: Who, square: Square) -> None:
        """Onto a square, on top of who stands there."""
        self.put(who, {})
        self.put(who, {"at": list(square), "top": bool(self.on(square))})

    def chip(self, square: Square) -> Json | None:
        return next((chip for chip in self.s["chips"] if chip["at"] == list(square)), None)

    # -- moves

    def path(self, who: Who, spaces: int, climb: bool, way: int) -> list[Square] | None:
        """M10 to M12: the squares of a move, if a goblin may move so at all; pairs are looked at elsewhere."""
        place = self.place(who)
        squares: list[Square] = []
        if "village" in place:
            if climb or not way:
                return None
            squares.append((1, (place["village"] - self.s["storm"]) % 4 * (self.sides[0] - 1)))
        elif not place["top"] and len(self.on((place["at"][0], place["at"][1]))) == 2:
            return None
        elif climb:
            step = self.above((place["at"][0], place["at"][1]))
            if not place["top"] or step is None or self.on(step):
                return None
            if step == SUMMIT:
                return None if way else [SUMMIT]
            if (spaces > 1) != (way != 0):
                return None
            squares.append(step)
        elif not way:
            return None
        last: Square = squares[-1] if squares else (place["at"][0], place["at"][1])
        while len(squares) < spaces:
            last = last[0], (last[1] + way) % (4 * (self.sides[last[0] - 1] - 1))
            squares.append(last)
        return squares

    def pushed(self, squares: list[Square], who: Who, way: int) -> list[Who] | None:
        """M11, M15: who is pushed at the end of a path, in order; None where the path is barred."""
        if squares == [SUMMIT]:
            return []
        others = {square: [other for other in self.on(square) if other != who] for square in squares}
        if any(len(others[square]) == 2 for square in squares[:-1]):
            return None
        chain, square = [], squares[-1]
        while True:
            there = [other for other in self.on(square) if other != who]
            if len(there) < 2:
                return chain
            chain.append(there[1])
            square = square[0], (square[1] + way) % (4 * (self.sides[square[0] - 1] - 1))
            if square == squares[-1]:
                return None

    def moves(self, who: Who, card: str, nth: int) -> list[Json]:
        """The ways to move a goblin with a card, the `nth` of the turn."""
        found = []
        for spaces, climb, way in itertools.product(JOKER if card == "J" else (int(card),), (False, True), (1, -1, 0)):
            stays_up = self.place(who).get("top") and nth > 2 and not self.options["third_card_along"]
            squares = None if stays_up and not climb else self.path(who, spaces, climb, way)
            if squares and self.pushed(squares, who, way) is not None:
                found.append({"type": "advance", "card": card, "spaces": spaces, "climb": climb, "direction": way})
        return found

    # -- what is legal

    def legal(self) -> list[Json]:
        asked = self.s["decision"]
        return getattr(self, f"legal_{asked['kind']}")(asked["seat"]) if asked else []

    def legal_place(self, seat: int) -> list[Json]:
        row, found = self.goblins[seat], []
        for number, village in itertools.product(range(1, 6), range(4)):
            homes = {place["village"] for place in row if place} | {village}
            if row[number - 1] is None and len(homes) <= 3 <= len(homes) + row.count(None) - 1:
                found.append({"type": "place", "goblin": number, "village": village})
        return found

    def legal_turn(self, seat: int) -> list[Json]:
        hand, found = self.s["hands"][seat], []
        for card in sorted(set(hand)):
            rest = set(hand) if hand.count(card) > 1 else set(hand) - {card}
            for number in JOKER if card == "J" else (int(card),):
                if any(self.moves((seat, number), other, 2) for other in rest):
                    found.append({"type": "pick", "card": card, "goblin": number})
        takes = {take for n in range(1, len(hand) + 1) for take in itertools.combinations(sorted(hand), n)}
        return found + [{"type": "exchange", "cards": list(take)} for take in takes]

    def legal_advance(self, seat: int) -> list[Json]:
        who, played, cards = (seat, self.s["goblin"]), self.s["played"], set(self.s["hands"][seat])
        found = [move for card in cards for move in self.moves(who, card, played + 1)]
        return [*found, {"type": "stop"}] if played > 1 else found

    def legal_home(self, seat: int) -> list[Json]:
        return [{"type": "home", "village": village} for village in range(4)]

    def legal_reveal(self, seat: int) -> list[Json]:
        return [{"type": "reveal", "at": chip["at"]} for chip in self.s["chips"] if not chip["up"]]

    def legal_raven(self, seat: int) -> list[Json]:
        return [{"type": "raven", "seat": other} for other in range(self.seats) if other != seat]

    def legal_discard(self, seat: int) -> list[Json]:
        return [{"type": "discard", "card": card} for card in set(self.s["hands"][seat])]

    def legal_storm(self, seat: int) -> list[Json]:
        return [{"type": "storm", "direction": way} for way in (1, -1)]

    # -- what happens

    def do(self, action: Json) -> None:
        asked, self.s["decision"] = self.s["decision"], None
        getattr(self, f"do_{action['type']}")(action, asked)

    def ask(self, seat: int, kind: str, **fields: object) -> None:
        self.s["decision"] = {"seat": seat, "kind": kind, **fields}

    def do_place(self, action: Json, asked: Json) -> None:
        self.put((asked["seat"], action["goblin"]), {"village": action["village"]})
        self.s["active"] = (asked["seat"] + 1) % self.seats
        if None in self.goblins[self.s["active"]]:
            self.ask(self.s["active"], "place")
            return
        for turn in range(3 * self.seats):
            self.draw((self.first + turn) % self.seats)
        self.begin(self.first, 0)

    def do_exchange(self, action: Json, asked: Json) -> None:
        for card in action["cards"]:
            self.discard(asked["seat"], card)
        for _ in action["cards"]:
            self.draw(asked["seat"])
        self.begin((asked["seat"] + 1) % self.seats, self.s["turn"] + 1)

    def do_pick(self, action: Json, asked: Json) -> None:
        self.play(action["card"])
        self.s["goblin"] = action["goblin"]
        self.ask(asked["seat"], "advance")

    def do_stop(self, action: Json, asked: Json) -> None:
        self.end()

    def do_advance(self, action: Json, asked: Json) -> None:
        who, way = (asked["seat"], self.s["goblin"]), action["direction"]
        self.play(action["card"])
        self.stops_waiting(who)
        squares = self.path(who, action["spaces"], action["climb"], way) or []
        chain = self.pushed(squares, who, way) or []
        spots = [(square[0], square[1]) for square in (self.place(other)["at"] for other in chain)]
        for other in (who, *chain):
            self.put(other, {})
        self.put_on(who, squares[-1])
        for other, (level, index) in zip(chain, spots, strict=True):
            self.put_on(other, (level, (index + way) % (4 * (self.sides[level - 1] - 1))))
        if squares[-1] == SUMMIT:
            self.s["winner"] = who[0]
            return
        self.land(chain[-1] if chain else who)
        self.go_on()

    def do_home(self, action: Json, asked: Json) -> None:
        who = asked["seat"], asked["goblin"]
        level, index = self.place(who)["at"]
        self.put(who, {"village": action["village"]})
        self.chip((level, index))["up"] = False  # type: ignore[index]
        self.s["ending"] = self.s["ending"] or who[0] == self.s["active"]
        self.go_on()

    def do_reveal(self, action: Json, asked: Json) -> None:
        level, index = action["at"]
        self.chip((level, index))["up"] = True  # type: ignore[index]
        if asked["left"] > 1:
            self.ask(asked["seat"], "reveal", left=asked["left"] - 1)
        else:
            self.leaves("crystal")
            self.go_on()

    def do_raven(self, action: Json, asked: Json) -> None:
        self.leaves("raven")
        victim = action["seat"]
        if self.s["stones"][victim]:
            self.s["stones"][victim] -= 1
            self.ask_for_card(victim)
        else:
            self.s["ravens"][victim] += 1
            self.go_on()

    def do_discard(self, action: Json, asked: Json) -> None:
        self.discard(asked["seat"], action["card"])
        self.ask_for_card(asked["seat"])

    def ask_for_card(self, victim: int) -> None:
        if len(self.s["hands"][victim]) > 3 + self.s["stones"][victim]:
            self.ask(victim, "discard")
        else:
            self.go_on()

    def do_storm(self, action: Json, asked: Json) -> None:
        for chip in self.s["chips"]:
            chip["up"] = False
        self.s["storm"] = (self.s["storm"] + action["direction"]) % 4
        self.go_on()

    def leaves(self, kind: str) -> None:
        (chip,) = (c for c in self.s["chips"] if c["kind"] == kind and c["up"] and c["at"] in self.s["acted"])
        self.s["chips"].remove(chip)

    def stops_waiting(self, who: Who) -> None:
        self.s["waiting"] = [wait for wait in self.s["waiting"] if (wait["seat"], wait["goblin"]) != tuple(who)]

    def land(self, who: Who) -> None:
        """M14."""
        at = self.place(who)["at"]
        square, stones = (at[0], at[1]), self.s["stones"]
        if len(self.on(square)) == 2:
            return
        if at in self.s["stones_on_hill"]:
            self.s["stones_on_hill"].remove(at)
            if self.s["ravens"][who[0]]:
                self.s["ravens"][who[0]] -= 1
            elif stones[who[0]] < 2:
                stones[who[0]] += 1
                self.draw(who[0])
            return
        chip = self.chip(square)
        if chip and at not in self.s["acted"]:
            self.s["acted"] = sorted([*self.s["acted"], at])
            chip["up"] = True
            self.act(who, chip, square)

    def act(self, who: Who, chip: Json, square: Square) -> None:
        """M17 to M24."""
        kind = chip["kind"]
        if kind == "ghost" or (kind == "trap" and square[0] == 1):
            self.ask(who[0], "home", goblin=who[1])
        elif kind in ("passage", "trap"):
            self.through(who, chip)
        elif kind == "crystal":
            left = min(3, sum(not other["up"] for other in self.s["chips"]))
            if left:
                self.ask(who[0], "reveal", left=left)
            else:
                self.s["chips"].remove(chip)
        elif kind == "flying":
            if who[0] == self.s["active"] and not self.s["ending"]:
                self.draw(who[0])
                self.s["allowed"] = 4
            chip["up"] = False
        else:
            self.ask(self.s["active"] if kind == "storm" else who[0], kind)

    def through(self, who: Who, chip: Json) -> None:
        if not self.goes(who, chip["kind"]):
            self.s["waiting"].append({"seat": who[0], "goblin": who[1], "for": chip["kind"]})
            chip["up"] = False
        elif self.s["winner"] is None:
            chip["up"] = False
            self.land(who)

    def goes(self, who: Who, why: str) -> bool:
        """M22, M23: up or down, if nobody stands there."""
        level, index = self.place(who)["at"]
        end = self.above((level, index)) if why == "passage" else self.below((level, index))
        if end is None or self.on(end):
            return False
        self.stops_waiting(who)
        self.put_on(who, end)
        if end == SUMMIT:
            self.s["winner"] = who[0]
        return True

    def go_on(self) -> None:
        """M26, M27."""
        while self.s["winner"] is None and not self.s["decision"]:
            for wait in self.s["waiting"]:
                who = wait["seat"], wait["goblin"]
                level, index = self.place(who)["at"]
                if len(self.on((level, index))) == 1 and self.goes(who, wait["for"]):
                    self.land(who)
                    break
            else:
                break
        if self.s["winner"] is not None or self.s["decision"]:
            return
        seat, played = self.s["active"], self.s["played"]
        over = self.s["ending"] or played == self.s["allowed"]
        if not over and any(self.moves((seat, self.s["goblin"]), card, played + 1) for card in self.s["hands"][seat]):
            self.ask(seat, "advance")
        else:
            self.end()

    # -- cards and turns

    def discard(self, seat: int, card: str) -> None:
        self.s["hands"][seat].remove(card)
        self.s["discard"].append(card)

    def play(self, card: str) -> None:
        self.discard(self.s["active"], card)
        self.s["played"] += 1
        self.s["acted"] = []

    def draw(self, seat: int) -> None:
        if not self.s["deck"] and self.s["discard"]:
            self.s["deck"], self.s["discard"] = list(self.shuffle()), []
        if self.s["deck"]:
            self.s["hands"][seat].append(self.s["deck"].pop())

    def end(self) -> None:
        seat = self.s["active"]
        for _ in range(3 + self.s["stones"][seat] - len(self.s["hands"][seat])):
            self.draw(seat)
        self.begin((seat + 1) % self.seats, self.s["turn"] + 1)

    def begin(self, seat: int, turn: int) -> None:
        trapped = [wait for wait in self.s["waiting"] if wait["seat"] == seat and wait["for"] == "trap"]
        self.s["waiting"] = [wait for wait in self.s["waiting"] if wait not in trapped]
        self.s |= {"turn": turn, "active": seat}
        self.s |= {"goblin": None, "played": 0, "allowed": 3, "ending": False, "acted": []}
        self.ask(seat, "turn")
