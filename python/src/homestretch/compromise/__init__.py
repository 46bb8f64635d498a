"""Compromise as gmoutsin's Python program has it: the players, and CompromiseGame to play them against each other.

    from homestretch.compromise import CompromiseGame, GreedyPlayer, SmartGreedyPlayer

    game = CompromiseGame(SmartGreedyPlayer(), GreedyPlayer(), 30, 5)
    print(game.play())

`python -m homestretch.compromise` starts a game of you against SmartGreedy. The game is played by the
program homestretch: rules and chance are its own.
"""

from __future__ import annotations

import operator
import random
import threading
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, List, Optional, Sequence, Tuple, Union

from ..errors import Error, GameOver, HumanAtTheTable, IllegalAction, PlayerError
from ..players import (
    PLACES,
    AbstractPlayer,
    Cube,
    DeterminedPlayer,
    GreedyPlayer,
    HumanPlayer,
    RandomPlayer,
    SmartGreedyPlayer,
)
from ..program import Child, Path, Seed, Told, table_words

if TYPE_CHECKING:
    import curses

#: What a player is shown: boards [3][3][3], scores, round, rounds, pips.
Situation = Tuple[Cube, Cube, int, int, int, int, int]
#: The number of a choice, or all numbers of a placing.
Answer = Union[int, List[int]]

__all__ = [
    "AbstractPlayer",
    "CompromiseGame",
    "DeterminedPlayer",
    "GreedyPlayer",
    "HumanPlayer",
    "RandomPlayer",
    "SmartGreedyPlayer",
]

#: The versions of the game by the letters of the seed, as the program calls them.
VERSIONS = {"s": "simple", "c": "complex", "g": "gamble"}
#: What the game waits for, as a view tells it: `phase`.
PLACING, NAMING, OVER = 1, 3, 4
#: The numbers of a view that are needed here: telling all of them takes longer than playing.
TOLD = ("phase", "round", "score", "their_score", "mine_*", "theirs_*", "past1_mine", "past1_theirs")
#: The players of the package that the program can play, by its words.
OURS = {
    AbstractPlayer: "random",
    RandomPlayer: "random",
    DeterminedPlayer: "determined",
    GreedyPlayer: "greedy",
    SmartGreedyPlayer: "smart_greedy",
}


def whole(value: Any) -> bool:
    """Whether something is a whole number: an int or one of numpy's, but neither True nor 1.0."""
    if isinstance(value, bool) or type(value).__name__ in ("bool_", "bool"):
        return False
    try:
        operator.index(value)
    except TypeError:
        return False
    return True


def number_of(triple: Sequence[Any]) -> int:
    """The number of a place or a choice: 9·grid + 3·row + column. It must have been checked."""
    grid, row, column = (operator.index(value) for value in triple)
    return 9 * grid + 3 * row + column


def _items(value: Any) -> Optional[List[Any]]:
    """The items of a list, a tuple or an array; None of anything else."""
    if isinstance(value, (str, bytes, dict, set, frozenset)):
        return None
    try:
        return [value[index] for index in range(len(value))]
    except (TypeError, KeyError, IndexError):
        return None


def checked_triple(value: object, seat: int, round: int, what: str = "choice") -> int:
    """The number of a triple that a player answered. Raises IllegalAction where it is none."""
    items = _items(value)
    if items is None or len(items) != 3:
        raise IllegalAction(seat, round, value, f"a {what} is a list of three whole numbers: grid, row and column")
    for item in items:
        if not whole(item):
            raise IllegalAction(seat, round, value, f"{item!r} is no whole number; grid, row and column are 0, 1 or 2")
        if not 0 <= operator.index(item) <= 2:
            raise IllegalAction(seat, round, value, f"{item!r} is out of range; grid, row and column are 0, 1 or 2")
    return number_of(items)


def checked_places(value: object, pips: int, seat: int, round: int) -> List[int]:
    """The numbers of the places that a player answered for its pips. Raises IllegalAction where they are none."""
    items = _items(value)
    if items is None:
        raise IllegalAction(seat, round, value, f"the places of the pips are a list of {pips} triples")
    if len(items) != pips:
        raise IllegalAction(seat, round, value, f"{len(items)} pips are placed, but there are {pips}")
    return [checked_triple(item, seat, round, "place") for item in items]


def cube(numbers: Sequence[int]) -> Cube:
    """27 numbers as three grids of three rows of three."""
    return [[list(numbers[9 * g + 3 * r : 9 * g + 3 * r + 3]) for r in range(3)] for g in range(3)]


def places_of(player: AbstractPlayer, *situation: Any) -> Any:
    """What a player answers for its pips, by whichever name of the method it has."""
    return (getattr(player, "place_pips", None) or player.placePips)(*situation)


class Reader:
    """Reads the views of the program, by the names of their numbers."""

    def __init__(self, names: Sequence[str]) -> None:
        self._at = {name: place for place, name in enumerate(names)}

    def number(self, view: Sequence[int], name: str) -> int:
        """One number."""
        return view[self._at[name]]

    def cube(self, view: Sequence[int], name: str) -> Cube:
        """The 27 numbers of `mine`, `theirs` or `placed` as [3][3][3]."""
        first = self._at[f"{name}_111"]
        return cube(view[first : first + 27])

    def situation(self, view: Sequence[int]) -> Tuple[Cube, Cube, int, int, int]:
        """What a player function is given first: boards, scores, round."""
        score, their_score, round = (self.number(view, name) for name in ("score", "their_score", "round"))
        return (self.cube(view, "mine"), self.cube(view, "theirs"), score, their_score, round)


class CompromiseGame:
    """A game of two players, seat 0 (red) and seat 1 (green).

    `nPips` are the pips of each seat in a round, `length` the rounds, `gametype` is "s" (simple), "c" (complex) or "g"
    (gamble); with `noTies` level scores lead to extra rounds. `seed` fixes all chance of the game, and without one it comes
    from the module random. Players of the package are played by the program and draw from the seed, too. `program` is the path
    of homestretch, where it is not found by itself. `timeLimit` is how many seconds a player of your own may take for an
    answer.
    """

    def __init__(
        self,
        playerA: AbstractPlayer,
        playerB: AbstractPlayer,
        nPips: int,
        length: int,
        gametype: str = "s",
        noTies: bool = True,
        *,
        seed: Optional[Seed] = None,
        program: Optional[Path] = None,
        timeLimit: Optional[float] = None,
    ) -> None:
        if gametype not in VERSIONS:
            raise ValueError(f'gametype is {gametype!r}: it is "s" (simple), "c" (complex) or "g" (gamble)')
        for name, value, least in (("nPips", nPips, 1), ("length", length, 0)):
            if not whole(value) or operator.index(value) < least:
                raise ValueError(f"{name} is {value!r}: it is a whole number from {least} on")
        if not isinstance(noTies, (bool, int)):
            raise ValueError(f"noTies is {noTies!r}: it is True or False")
        self.nPips, self.length = operator.index(nPips), operator.index(length)
        self.gametype, self.noTies = gametype, bool(noTies)
        self._limit = timeLimit
        self._has_seed = seed is not None
        self._seat(playerA, playerB)
        rules = {"pips": self.nPips, "length": self.length, "ties": not self.noTies}
        words = table_words("person,person", VERSIONS[gametype], rules, seed)
        self._child = Child(["compromise", *words, "--numbers", ",".join(TOLD)], program)
        self._reader = Reader(self._child.ask(type="hello")["number_names"])
        self.resetGame()

    def newPlayers(self, playerA: AbstractPlayer, playerB: AbstractPlayer) -> None:
        """Puts others on the seats and begins another game."""
        self._seat(playerA, playerB)
        self.resetGame()

    def _seat(self, playerA: AbstractPlayer, playerB: AbstractPlayer) -> None:
        for player in (playerA, playerB):
            if isinstance(player, type) or not (callable(getattr(player, "play", None))):
                raise TypeError(f"{player!r} is no player: it needs a method play, as in GreedyPlayer()")
        self.players = (playerA, playerB)

    def resetGame(self) -> None:
        """Begins another game."""
        # Nothing is asked for before somebody wants to see it: a game that is played at once takes one message less.
        self._begun: Optional[Told] = None
        self._told = False

    @property
    def _state(self) -> Told:
        if self._begun is None:
            self._begun = self._child.ask(type="reset", seed=self._next_seed())
        return self._begun

    def _next_seed(self) -> Optional[int]:
        return None if self._has_seed else random.getrandbits(53)

    def _sit(self) -> None:
        """Has the program play the players of the package from now on: the game goes on to where others have to be asked."""
        sitters = {str(seat): OURS[type(player)] for seat, player in enumerate(self.players) if _is_ours(player)}
        if self._begun is None:
            self._begun = self._child.ask(type="reset", seed=self._next_seed(), sitters=sitters)
        elif sitters:
            self._begun = self._child.ask(type="sit", sitters=sitters)

    #: Both by their later names.
    reset_game, new_players = resetGame, newPlayers

    def close(self) -> None:
        """Ends the program behind the game."""
        self._child.close()

    def __enter__(self) -> CompromiseGame:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state["places"] is not None

    @property
    def turn(self) -> int:
        """The round, from 1. Of a game that is over the last one."""
        return self._number(0, "round") - self.over

    @property
    def scores(self) -> List[int]:
        """The scores of both seats."""
        return [self._number(0, "score"), self._number(0, "their_score")]

    @property
    def placing(self) -> bool:
        """Whether pips are to be placed now."""
        return self._number(0, "phase") == PLACING

    def state(self, seat: int) -> Cube:
        """The pips that lie on the cube, as [3][3][3]."""
        return self._reader.cube(self._view(seat), "mine")

    def record(self) -> str:
        """The game as the text that homestretch keeps; it replays to the same game."""
        # It may be that the game has still to begin.
        _ = self._state
        return str(self._child.ask(type="record")["text"])

    def play(self) -> List[int]:
        """Plays on to the end and gives the scores of both seats.

        Raises GameOver when that has been done already, IllegalAction or PlayerError when a player gives no answer that
        makes sense (the game then stands where it was), HumanAtTheTable when a person would have to be asked.
        """
        if any(isinstance(player, HumanPlayer) for player in self.players):
            raise HumanAtTheTable("a HumanPlayer needs a screen: curses.wrapper(game.fancyPlay)")
        if self._told and self.over:
            raise GameOver("the game is over: resetGame() begins another one")
        if not self._begun or not self.over:
            self._sit()
        while not self.over:
            asked = self._state["turn"]
            self.step([self.answer(seat) if seat in asked else 0 for seat in (0, 1)])
        self._told = True
        return self.scores

    def answer(self, seat: int) -> Answer:
        """What the player of a seat answers now, as the program wants it. It has been checked."""
        view, player = self._view(seat), self.players[seat]
        situation = (*self._reader.situation(view), self.length, self.nPips)
        round = self._number(seat, "round")
        if self.placing:
            places = self._ask(seat, round, partial(places_of, player), situation)
            return checked_places(places, self.nPips, seat, round)
        return checked_triple(self._ask(seat, round, player.play, situation), seat, round)

    def step(self, answers: Sequence[Answer]) -> None:
        """Lets both answers happen; each is the number of a choice, or all numbers of a placing. Of a seat that the program
        plays since play() none is needed.
        """
        if self.over:
            raise GameOver("the game is over: resetGame() begins another one")
        choices = {str(seat): answers[seat] for seat in self._state["turn"]}
        self._begun = self._child.ask(type="step", choices=choices)

    def lastChoices(self) -> Optional[List[List[int]]]:
        """What both named in the last round, as triples; None where there was none."""
        named = [self._number(0, f"past1_{who}") for who in ("mine", "theirs")]
        return None if min(named) < 0 else [list(PLACES[number]) for number in named]

    def fancyPlay(self, stdscr: curses.window) -> None:
        """Plays on a curses screen, to be called as curses.wrapper(game.fancyPlay). Persons choose by keys and mouse."""
        from ..screen import Table

        Table(self, stdscr).run()
        self._told = self.over

    def _view(self, seat: int) -> List[int]:
        view: List[int] = self._state["views"][str(seat)]
        return view

    def _number(self, seat: int, name: str) -> int:
        return self._reader.number(self._view(seat), name)

    def _ask(self, seat: int, round: int, function: Callable[..., object], situation: Situation) -> object:
        try:
            if self._limit is None:
                return function(*situation)
            return _within(self._limit, function, situation)
        except Error:
            raise
        except TimeoutError as error:
            raise PlayerError(seat, round, f"no answer within {self._limit} seconds") from error
        except Exception as error:
            raise PlayerError(seat, round, f"{type(error).__name__}: {error}") from error


def _is_ours(player: AbstractPlayer) -> bool:
    """Whether a player is one of the package as it is, without anything of its own."""
    return type(player) in OURS and not vars(player)


def _within(limit: float, function: Callable[..., object], situation: Situation) -> object:
    """What a function answers within so many seconds. A thread can't be ended: one that hangs is left behind."""
    answers: List[Tuple[object, Optional[Exception]]] = []

    def work() -> None:
        try:
            answers.append((function(*situation), None))
        except Exception as error:
            answers.append((None, error))

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(limit)
    if not answers:
        raise TimeoutError
    value, error = answers[0]
    if error is not None:
        raise error
    return value
