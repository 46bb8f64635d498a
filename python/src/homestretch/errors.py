"""What can go wrong, each with a sentence that says why and what to do."""

from __future__ import annotations


class Error(Exception):
    """Anything that goes wrong in this package."""


class ProgramNotFound(Error):
    """The program `homestretch` is nowhere to be found."""


class ProgramError(Error):
    """The program refused a request, could not be started or has ended."""


class GameOver(Error):
    """Somebody plays on after the end."""


class HumanAtTheTable(Error):
    """A person can't be asked where there is no screen."""


class PlayerError(Error):
    """A player raised an exception, or took too long. `seat` counts from 0, `round` from 1."""

    def __init__(self, seat: int, round: int, why: str) -> None:
        super().__init__(f"seat {seat}, round {round}: {why}")
        self.seat, self.round = seat, round


class IllegalAction(Error, ValueError):
    """An answer that is none: `seat` (from 0), `round` (from 1) and the `value` that was answered.

    The program tells the value as it was written, a str; a player's answer is the object itself.
    """

    def __init__(self, seat: int, round: int, value: object, why: str) -> None:
        shown = repr(value)
        if len(shown) > 80:
            shown = shown[:80] + "…"
        super().__init__(f"seat {seat} answered {shown} in round {round}: {why}")
        self.seat, self.round, self.value = seat, round, value


class NetworkError(Error, ValueError):
    """A file is no network, or arrays make none."""
