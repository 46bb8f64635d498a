"""The exact chances of Mens erger je niet between two, by a model of its own.

It was written from the sentences of docs/rules/mejn.md, shares nothing with the program, and looks only at positions that
can be reached. It prints what stands in tests/conformance/mejn-chances.jsonl:

    python3 tests/race_model.py > tests/conformance/mejn-chances.jsonl
"""

import json

YARD = -1


class Model:
    """A ring for two with so many dots from start to start, pawns a seat and faces of the die."""

    def __init__(self, dots, pawns, faces):
        self.dots, self.pawns, self.faces = dots, pawns, faces
        self.ring = 2 * dots
        self.way = self.ring + pawns
        self.home = tuple(range(self.ring, self.way))

    def moves(self, own, roll):
        """The steps from which a pawn may move."""
        if roll == self.faces and YARD in own and 0 not in own:
            return [YARD]
        found = []
        for step in sorted(set(own) - {YARD}):
            to = step + roll
            if to >= self.way or (to in own and (to >= self.ring or step != 0)):
                continue
            found.append(step)
        return [0] if 0 in found else found

    def play(self, own, other, step, roll):
        """Both seats after a move."""
        own, other = list(own), list(other)
        to = 0 if step == YARD else step + roll
        own.remove(step)
        if to < self.ring:
            if to in own:
                own[own.index(to)] = YARD
            there = (to - self.dots) % self.ring
            if there in other:
                other[other.index(there)] = YARD
        return tuple(sorted(own + [to])), tuple(sorted(other))

    def after(self, own, other, roll):
        """For each choice its step and what comes of it: a position, and whether the same seat throws again."""
        again = roll == self.faces
        for step in self.moves(own, roll) or [None]:
            mine, theirs = (own, other) if step is None else self.play(own, other, step, roll)
            yield step, (None if mine == self.home else (mine, theirs) if again else (theirs, mine)), again

    def solve(self):
        """The chance of the seat to throw, for every position that can be reached."""
        start = ((YARD,) * self.pawns,) * 2
        leads, waiting = {}, [start]
        while waiting:
            position = waiting.pop()
            if position in leads:
                continue
            leads[position] = [list(self.after(*position, roll)) for roll in range(1, self.faces + 1)]
            waiting += [to for roll in leads[position] for _, to, _ in roll if to]
        self.chances = dict.fromkeys(leads, 0.5)
        change = 1.0
        while change > 1e-15:
            change = 0.0
            for position, rolls in leads.items():
                best = [max(self.chance(to, again) for _, to, again in roll) for roll in rolls]
                chance = sum(best) / self.faces
                change = max(change, abs(chance - self.chances[position]))
                self.chances[position] = chance
        return self.chances

    def chance(self, to, again):
        if to is None:
            return 1.0
        return self.chances[to] if again else 1.0 - self.chances[to]

    def spot(self, seat, step):
        start = seat * self.dots
        if step == YARD:
            return f"B{(start - self.faces) % self.ring}"
        if step < self.ring:
            return f"E{(start + step) % self.ring}"
        return f"H{start + step - self.ring}"

    def fact(self, position):
        """A line for conformance, the first seat to throw."""
        throws = []
        for roll in range(1, self.faces + 1):
            choices = []
            for step, to, again in self.after(*position, roll):
                text = ""
                if step is not None:
                    end = 0 if step == YARD else step + roll
                    text = f"{self.spot(0, step)}-{self.spot(0, end)}"
                choices.append([text, round(self.chance(to, again), 12)])
            throws.append(choices)
        sides = [",".join(self.spot(seat, step) for step in side) for seat, side in enumerate(position)]
        return {
            "kind": "mejn.chances",
            "config": {"seats": 2, "dots": self.dots, "pawns": self.pawns, "faces": self.faces},
            "position": "/".join(sides) + " 0?",
            "chance": round(self.chances[position], 12),
            "throws": throws,
        }


if __name__ == "__main__":
    for sizes, every in [((3, 1, 2), 1), ((4, 2, 3), 23), ((5, 2, 4), 61), ((3, 2, 2), 17)]:
        model = Model(*sizes)
        for position in sorted(model.solve())[::every]:
            print(json.dumps(model.fact(position)))
