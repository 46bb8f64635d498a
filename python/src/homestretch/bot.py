"""A class of one's own at the table and in the arena: the other end of the bot protocol (src/bots/PROTOCOL.md)."""

from __future__ import annotations

import json
import sys
from typing import Any, List, Optional, TextIO, Tuple, Type, Union

from .compromise import Reader, checked_places, checked_triple, places_of
from .errors import Error
from .players import AbstractPlayer
from .program import Told


def serve(
    player: Union[AbstractPlayer, Type[AbstractPlayer], Any],
    name: Optional[str] = None,
    *,
    input: Optional[TextIO] = None,
    output: Optional[TextIO] = None,
) -> None:
    """Lets a player of Compromise be a bot: the last line of a file that `--seats "person,bot:python3 mine.py"` names.

    `player` is a class or an object with `play` and `placePips`. It plays one game after the other until the program says
    quit; of a class there is a new object for every game. What it prints goes to standard error, for standard output
    belongs to the protocol. An answer that is none ends the bot with an IllegalAction that names it.
    """
    spoken, heard = output or sys.stdout, input or sys.stdin
    if output is None:
        sys.stdout = sys.stderr
    name = name or getattr(player, "__name__", type(player).__name__)
    game: Optional[_Seat] = None

    def say(**message: object) -> None:
        spoken.write(json.dumps(message) + "\n")
        spoken.flush()

    for line in heard:
        told = json.loads(line)
        kind = told["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name=name, games=["compromise"], options={})
        elif kind == "new_game":
            game = _Seat(player() if isinstance(player, type) else player, told)
        elif kind == "choose":
            if game is None:
                raise Error("a choice was asked for before any game")
            say(type="choice", id=told["id"], number=game.choose(told["view"]))
        elif kind == "quit":
            break


class _Seat:
    """One game of a bot."""

    def __init__(self, player: AbstractPlayer, told: Told) -> None:
        self._player = player
        self._seat = told["seat"]
        self._length, self._pips = told["config"]["length"], told["config"]["pips"]
        self._reader = Reader(told["number_names"])
        #: Of which round the places are, and their numbers.
        self._plan: Tuple[int, List[int]] = (0, [])

    def choose(self, view: List[int]) -> int:
        situation = (*self._reader.situation(view), self._length, self._pips)
        round = situation[4]
        if self._reader.number(view, "phase") != 1:
            return checked_triple(self._player.play(*situation), self._seat, round)
        if self._plan[0] != round:
            places = places_of(self._player, *situation)
            self._plan = (round, checked_places(places, self._pips, self._seat, round))
        placed = sum(sum(map(sum, grid)) for grid in self._reader.cube(view, "placed"))
        return self._plan[1][placed]
