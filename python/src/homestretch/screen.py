"""A game of Compromise on a curses screen: three grids in two colours, keys and mouse for persons.

The screen knows no rules: it shows what the game says, and the places that two choices leave free.
"""

from __future__ import annotations

import curses
import random
from typing import Collection, List, Optional, Sequence, Tuple

from .compromise import Answer, CompromiseGame, number_of
from .players import PLACES, Cube, HumanPlayer, Place

#: Columns of a place, of a grid with the gap behind it, and where the first begins.
CELL, GRID, LEFT, TOP = 8, 27, 1, 4
#: The least columns and rows of a screen.
WIDTH, HEIGHT = 80, 18
ENTER = (10, 13, curses.KEY_ENTER)
BACK = (8, 127, curses.KEY_BACKSPACE)
ARROWS = {curses.KEY_LEFT: (0, -1), curses.KEY_RIGHT: (0, 1), curses.KEY_UP: (-1, 0), curses.KEY_DOWN: (1, 0)}


class Left(Exception):
    """The person wants to leave."""


def corner(place: Place) -> Tuple[int, int]:
    """Row and column of the screen at which a place begins."""
    grid, row, column = place
    return TOP + 2 * row, LEFT + GRID * grid + CELL * column


def place_at(line: int, at: int) -> Optional[Place]:
    """The place at a spot of the screen; None beside the grids."""
    for place in PLACES:
        top, left = corner(place)
        if line == top and left <= at < left + CELL:
            return place
    return None


def is_free(place: Place, named: Sequence[Sequence[int]]) -> bool:
    """Whether none of these choices freezes a place."""
    return all(place[axis] != choice[axis] for choice in named for axis in range(3))


class Table:
    """One game on one screen."""

    def __init__(self, game: CompromiseGame, screen: curses.window) -> None:
        self.game, self.screen = game, screen
        self.persons = [seat for seat in (0, 1) if isinstance(game.players[seat], HumanPlayer)]
        self.names = ["Red", "Green"]
        for seat in self.persons:
            self.names[seat] = "You" if len(self.persons) == 1 else self.names[seat]
        for seat in {0, 1} - set(self.persons):
            self.names[seat] = type(game.players[seat]).__name__.replace("Player", "") or self.names[seat]
        self.colours, self.faint = [curses.A_BOLD, 0], curses.A_DIM
        try:
            screen.keypad(True)
            curses.mousemask(curses.BUTTON1_CLICKED | curses.BUTTON1_PRESSED)
            if curses.has_colors():
                curses.use_default_colors()
                curses.init_pair(1, curses.COLOR_RED, -1)
                curses.init_pair(2, curses.COLOR_GREEN, -1)
                self.colours = [curses.color_pair(1) | curses.A_BOLD, curses.color_pair(2) | curses.A_BOLD]
            curses.curs_set(0)
        except curses.error:
            # A terminal without colours, mouse or cursor does as well.
            pass

    def run(self) -> None:
        """Plays games until somebody leaves."""
        try:
            while True:
                while not self.game.over:
                    self.round()
                self.draw(self.result(), "n another game   q leave")
                while self.key() != ord("n"):
                    pass
                self.game.resetGame()
        except Left:
            pass

    def round(self) -> None:
        """Lets both seats place or choose, and shows what came of it."""
        placing = self.game.placing
        answers: List[Answer] = [[], []]
        for seat in (0, 1):
            if seat not in self.persons:
                answers[seat] = self.game.answer(seat)
        for seat in self.persons:
            if len(self.persons) == 2:
                self.cover(seat)
            answers[seat] = self.ask_places(seat) if placing else self.ask_choice(seat)
        if placing:
            self.place([answer for answer in answers if isinstance(answer, list)])
        else:
            self.reveal([answer for answer in answers if isinstance(answer, int)])

    def place(self, answers: Sequence[List[int]]) -> None:
        """Lets the pips be placed, numbers of places by seat, and shows what chance named, if it did."""
        before = self.game.scores
        lay = [[row[:] for grid in self.game.state(seat) for row in grid] for seat in (0, 1)]
        self.game.step(answers)
        # In the gamble chance names at once: the pips that were placed are shown with it.
        if not self.game.placing and not self.game.over:
            return
        for seat, numbers in enumerate(answers):
            for number in numbers:
                lay[seat][number // 3][number % 3] += 1
        named = self.game.lastChoices() or []
        pips = [[lay[seat][3 * grid : 3 * grid + 3] for grid in range(3)] for seat in (0, 1)]
        self.show_reveal(named, pips, before)

    def reveal(self, answers: Sequence[int]) -> None:
        """Lets both name, numbers by seat, and shows it."""
        named = [PLACES[answer] for answer in answers]
        before, pips = self.game.scores, [self.game.state(seat) for seat in (0, 1)]
        self.game.step(answers)
        self.show_reveal(named, pips, before)

    def show_reveal(self, named: Sequence[Sequence[int]], pips: Sequence[Cube], before: Sequence[int]) -> None:
        """Shows what both named, on the pips as they lay, and what each has gained since `before`."""
        gains = [now - then for now, then in zip(self.game.scores, before)]
        told = "   ".join(
            f"{name}: {''.join(str(axis + 1) for axis in choice)}, +{gain}"
            for name, choice, gain in zip(self.names, named, gains)
        )
        free = [place for place in PLACES if is_free(place, named)]
        self.draw(told, "any key goes on   q leave", pips=pips, lit=free, dim=set(PLACES) - set(free))
        self.key()

    def cover(self, seat: int) -> None:
        """Nothing is to be seen until the right person looks."""
        self.screen.erase()
        self.put(TOP, LEFT, f"{self.names[seat]} looks now, the other one looks away. Any key goes on.")
        self.screen.refresh()
        self.key()

    def ask_choice(self, seat: int) -> int:
        """Three digits, or a click on a place."""
        chosen: List[int] = []
        while True:
            lit = [place for place in PLACES if any(place[axis] == number for axis, number in enumerate(chosen))]
            digits = "".join(str(number + 1) for number in chosen)
            help = "Enter names it   r begins again   q leave" if len(chosen) == 3 else "1 2 3: grid, row, column   r begins again   q leave"
            self.draw(f"{self.names[seat]}: {digits}", help, lit=lit)
            key = self.key()
            clicked = self.clicked(key)
            if clicked:
                chosen = list(clicked)
            elif key in (ord("1"), ord("2"), ord("3")) and len(chosen) < 3:
                chosen.append(key - ord("1"))
            elif key == ord("r"):
                chosen = []
            elif key in BACK:
                chosen = chosen[:-1]
            elif (key in ENTER or key == ord(" ")) and len(chosen) == 3:
                return number_of(chosen)

    def ask_places(self, seat: int) -> List[int]:
        """Pips one by one: with the arrows and the space bar, by three digits, or by clicks."""
        placed: List[Place] = []
        digits: List[int] = []
        cursor = [1, 4]
        while True:
            left = self.game.nPips - len(placed)
            at = (cursor[1] // 3, cursor[0], cursor[1] % 3)
            help = "Enter shows them   r takes all back" if not left else "arrows, space: a pip   s scatter the rest   r take all back   q leave"
            typed = "".join(str(number + 1) for number in digits)
            self.draw(f"{self.names[seat]}: {left} to place {typed}", help, lit=[at], added=(seat, placed))
            key = self.key()
            clicked = self.clicked(key)
            if key in (ord("1"), ord("2"), ord("3")):
                digits.append(key - ord("1"))
                if len(digits) == 3:
                    clicked, digits = (digits[0], digits[1], digits[2]), []
            if key in ARROWS:
                down, right = ARROWS[key]
                cursor = [(cursor[0] + down) % 3, (cursor[1] + right) % 9]
            elif key == ord("r"):
                placed, digits = [], []
            elif key in BACK:
                placed = placed[:-1]
            elif key == ord("s"):
                placed += [random.choice(PLACES) for _ in range(left)]
            elif key in ENTER and not left:
                return [number_of(place) for place in placed]
            elif (clicked or key == ord(" ")) and left:
                placed.append(clicked or at)

    def result(self) -> str:
        """One sentence on who has won."""
        red, green = self.game.scores
        if red == green:
            return f"A tie, {red} each."
        winner = int(green > red)
        verb = "win" if self.names[winner] == "You" else "wins"
        return f"{self.names[winner]} {verb}, {max(red, green)} to {min(red, green)}."

    def key(self) -> int:
        """The next key. Raises Left where the person wants to leave."""
        key = self.screen.getch()
        if key in (ord("q"), -1):
            raise Left
        return key

    def clicked(self, key: int) -> Optional[Place]:
        """The place on which the mouse clicked, if that is what this key tells."""
        if key != curses.KEY_MOUSE:
            return None
        try:
            _, at, line, _, _ = curses.getmouse()
        except curses.error:
            return None
        return place_at(line, at)

    def put(self, line: int, at: int, text: str, look: int = 0) -> None:
        """Writes a text, as far as it is on the screen."""
        try:
            self.screen.addstr(line, at, text, look)
        except curses.error:
            # Beyond the edge of the screen.
            pass

    def draw(
        self,
        message: str,
        help: str,
        *,
        pips: Optional[Sequence[Cube]] = None,
        lit: Collection[Place] = (),
        dim: Collection[Place] = (),
        added: Tuple[Optional[int], Sequence[Place]] = (None, ()),
    ) -> None:
        """Shows the board: `lit` places reversed, `dim` ones faint, and the pips that a seat is placing."""
        game, screen = self.game, self.screen
        screen.erase()
        rows, columns = screen.getmaxyx()
        if rows < HEIGHT or columns < WIDTH:
            self.put(0, 0, f"The board needs {WIDTH} columns and {HEIGHT} rows.")
        self.put(0, LEFT, f"Compromise   round {game.turn} of {game.length}")
        at = LEFT
        for seat, score in enumerate(game.scores):
            text = f"{self.names[seat]} {score}"
            self.put(1, at, text, self.colours[seat])
            at += len(text) + 3
        pips = pips or [game.state(seat) for seat in (0, 1)]
        seat_added, places = added
        for grid in range(3):
            self.put(TOP - 1, LEFT + GRID * grid + CELL, f"grid {grid + 1}", self.faint)
        for place in PLACES:
            grid, row, column = place
            line, at = corner(place)
            look = curses.A_REVERSE if place in lit else self.faint if place in dim else 0
            for seat in (0, 1):
                count = pips[seat][grid][row][column]
                more = places.count(place) if seat == seat_added else 0
                text = f"+{more}" if more else str(count) if count else "·"
                self.put(line, at + 4 * seat, f"{text:>3}", self.colours[seat] | look)
        self.put(TOP + 7, LEFT, message)
        self.put(TOP + 9, LEFT, help, self.faint)
        screen.refresh()
