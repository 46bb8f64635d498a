"""The players of Compromise: a class of one's own derives from AbstractPlayer and overrides `play`, `placePips` or both.

Boards are lists of three grids of three rows of three numbers: `myState[grid][row][column]`. Indices are 0 to 2. Whatever
is random here comes from the module random: `random.seed(7)` makes it the same again.
"""

from __future__ import annotations

import random
from typing import Dict, List, NoReturn, Optional, Sequence, Tuple

from .errors import HumanAtTheTable

#: The pips of a seat, [3][3][3], by grid, row and column.
Cube = List[List[List[int]]]
#: Grid, row and column, each 0 to 2.
Place = Tuple[int, int, int]

AXES = range(3)
PLACES: List[Place] = [(grid, row, column) for grid in AXES for row in AXES for column in AXES]


class AbstractPlayer:
    """A player that does everything at random; whatever it does not leave to chance, a class of one's own overrides."""

    def play(
        self, myState: Cube, oppState: Cube, myScore: int, oppScore: int, turn: int, length: int, nPips: int
    ) -> Sequence[int]:
        """Names a grid, a row and a column, each 0 to 2, as three whole numbers.

        `myState` and `oppState` are the pips of both, [3][3][3]; `turn` is the round, from 1, of `length`; `nPips` are the
        pips of a seat in a round.
        """
        return [random.randrange(3) for _ in range(3)]

    def placePips(
        self, myState: Cube, oppState: Cube, myScore: int, oppScore: int, turn: int, length: int, nPips: int
    ) -> Sequence[Sequence[int]]:
        """The places of `nPips` pips, each as grid, row and column; a place may come several times."""
        return [list(random.choice(PLACES)) for _ in range(nPips)]

    def place_pips(
        self, myState: Cube, oppState: Cube, myScore: int, oppScore: int, turn: int, length: int, nPips: int
    ) -> Sequence[Sequence[int]]:
        """The same by its later name: whichever of both a class overrides is asked."""
        return self.placePips(myState, oppState, myScore, oppScore, turn, length, nPips)


class RandomPlayer(AbstractPlayer):
    """Names anything."""


def _lead(mine: Cube, theirs: Cube) -> Dict[Place, int]:
    """Own pips less the other's, by place."""
    return {(g, r, c): mine[g][r][c] - theirs[g][r][c] for g, r, c in PLACES}


def _line(lead: Dict[Place, int], axis: int, number: int) -> int:
    """The sum over the nine places of a line."""
    return sum(pips for place, pips in lead.items() if place[axis] == number)


class GreedyPlayer(AbstractPlayer):
    """On each axis by itself the line in which it is furthest behind, the lowest of those that tie."""

    def play(
        self, myState: Cube, oppState: Cube, myScore: int, oppScore: int, turn: int, length: int, nPips: int
    ) -> List[int]:
        """Names the worst line of each axis: grid, row and column, each 0 to 2."""
        lead = _lead(myState, oppState)
        return [min(AXES, key=lambda number: _line(lead, axis, number)) for axis in AXES]


class SmartGreedyPlayer(AbstractPlayer):
    """Fixes the line of all in which it is furthest behind, leaves its places aside, and does so again for the other axes.

    Of lines that tie the grid comes before the row, the row before the column, and then the lowest.
    """

    def play(
        self, myState: Cube, oppState: Cube, myScore: int, oppScore: int, turn: int, length: int, nPips: int
    ) -> List[int]:
        """Names the worst lines, one after the other: grid, row and column, each 0 to 2."""
        lead = _lead(myState, oppState)
        named: Dict[int, int] = {}
        while len(named) < 3:
            lines = [(axis, number) for axis in AXES if axis not in named for number in AXES]
            axis, number = min(lines, key=lambda line: _line(lead, *line))
            named[axis] = number
            for place in PLACES:
                if place[axis] == number:
                    lead[place] = 0
        return [named[axis] for axis in AXES]


class DeterminedPlayer(AbstractPlayer):
    """Looks for its two best places and names numbers that free them.

    Each of two passes over the 27 places keeps a running best of the lead, and takes 100 off every place that was one, so
    that the second pass finds another. It names the highest grid that neither has, the highest row that neither has, and
    the highest number that is neither the column of the first nor the row of the second: that last one is as
    gmoutsin's program has it.
    """

    def play(
        self, myState: Cube, oppState: Cube, myScore: int, oppScore: int, turn: int, length: int, nPips: int
    ) -> List[int]:
        """Names what frees its two best places: grid, row and column, each 0 to 2."""
        mine = {place: myState[place[0]][place[1]][place[2]] for place in PLACES}
        found: List[Place] = []
        for _ in range(2):
            best = PLACES[0]
            best_lead: Optional[int] = None
            for place in PLACES:
                grid, row, column = place
                lead = mine[place] - oppState[grid][row][column]
                if best_lead is None or lead > best_lead:
                    best, best_lead = place, lead
                    mine[place] = -100
            found.append(best)
        (a_grid, a_row, a_column), (b_grid, b_row, _) = found
        used = [{a_grid, b_grid}, {a_row, b_row}, {a_column, b_row}]
        return [max(set(AXES) - numbers) for numbers in used]


class HumanPlayer(AbstractPlayer):
    """A person at the screen: `CompromiseGame.fancyPlay` asks for its choices."""

    def play(self, *situation: object) -> NoReturn:
        """Raises HumanAtTheTable."""
        raise HumanAtTheTable("a HumanPlayer needs a screen: curses.wrapper(game.fancyPlay)")

    def placePips(self, *situation: object) -> NoReturn:
        """Raises HumanAtTheTable."""
        self.play()
