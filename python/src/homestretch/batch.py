"""Thousands of games at once, stepped in one exchange. Needs numpy.

The arrays are those that the program writes: a file in memory that both map, or where there is none a copy through pipes.

One step makes one choice for each of your seats that is to choose, in every game. A game that is over shows its end; with
the next step it begins anew, and what is given for it is not looked at.
"""

from __future__ import annotations

import json
import mmap
import os
import struct
import tempfile
import weakref
from typing import Any, Optional, Sequence, TypeVar

try:
    import numpy as np
except ImportError as error:
    raise ImportError("homestretch.batch needs numpy: pip install 'homestretch[batch]'") from error

from numpy.typing import ArrayLike, NDArray

from .compromise import VERSIONS
from .errors import ProgramError
from .program import Bytes, Child, Path, Rules, Seats, Seed, refusal, table_words

Self = TypeVar("Self", bound="Batch")

_RESET, _STEP, _STATE = 1, 2, 1


class Batch:
    """`games` games of any kind.

    `seats` are the words of the command line: "person" for each seat that you play, a strategy for the others; without
    words all are yours. `preset` and `rules` (name: value) are house rules. `numbers` names the numbers of a view that are
    told ("mine_*": all that begin so); None is all. Numbers beyond ±32,767 need `wide`. With `due` a view is written only
    where that seat is to choose, or the game is over, and elsewhere stays as it was: with many seats of yours that is
    faster. The n-th game that begins at place g is number g + n·games of those that follow from `seed`.

    With G games, S seats of yours, V numbers and C choices, after reset() and every step():

    - views, int16 or int32 [G, S, V]: what each of your seats sees; `names` tells which number is which
    - turn, uint8 [G]: your seats that are to choose, bit i for seat i; to_choose, bool [G, S], says the same by place
    - over, uint8 [G]: 1 when the game is over
    - places, uint8 [G, 6]: the place of each seat of a game that is over, 1 for the first; else 0
    - legal, uint8 [G, S, ⌈C/8⌉]: the legal choices as bits; legal_mask(), bool [G, S, C], unpacks them

    The arrays are windows on one piece of memory which every exchange writes anew: copy what is to be kept. In it lies also
    `chosen`, int32 [G, S], for the choices of the next step: step() without an argument takes what was written there.

    With `shared` that memory is a file which the program writes and Python maps, so that nothing is copied here; it is gone
    with the batch. Without, everything goes through pipes. None is shared where that goes, and else pipes.
    """

    views: NDArray[Any]
    turn: NDArray[np.uint8]
    over: NDArray[np.uint8]
    places: NDArray[np.uint8]
    legal: NDArray[np.uint8]

    def __init__(
        self,
        game: str,
        games: int = 4096,
        *,
        seats: Optional[Seats] = None,
        preset: Optional[str] = None,
        rules: Optional[Rules] = None,
        seed: Optional[Seed] = None,
        numbers: Optional[Sequence[str]] = None,
        wide: bool = False,
        due: bool = False,
        shared: Optional[bool] = None,
        program: Optional[Path] = None,
    ) -> None:
        words: list[object] = [game, "--batch", games, *table_words(seats, preset, rules, seed)]
        if wide:
            words.append("--wide")
        if due:
            words.append("--due")
        if numbers is not None:
            words += ["--numbers", ",".join(numbers)]
        try:
            memory = self._start(words, os.name == "posix" if shared is None else shared, program)
        except ProgramError:
            if shared is not None or os.name != "posix":
                raise
            # It may be that memory has no room to be shared; whatever else is wrong is told again.
            memory = self._start(words, False, program)
        self.games, self.seats = self.facts["games"], self.facts["yours"]
        self.choices, self.names = self.facts["choice_count"], self.facts["number_names"]
        self._frame = memoryview(memory)[: self.facts["frame_bytes"]]
        chosen_at = self.facts.get("choices_offset", self.facts["frame_bytes"])
        #: What the next step takes: int32 [G, S]
        self.chosen: NDArray[np.int32] = np.frombuffer(
            memory, "<i4", self.games * len(self.seats), chosen_at
        ).reshape(self.games, len(self.seats))
        self.chosen[...] = 0
        for column in self.facts["columns"]:
            shape, kind = column["shape"], np.dtype(column["type"])
            count = int(np.prod(shape))
            array = np.frombuffer(memory, kind, count, column["offset"]).reshape(shape)
            array.flags.writeable = False
            setattr(self, column["name"], array)
        self._bits = np.array([1 << seat for seat in self.seats], np.uint8)
        self._header = bytearray(8)

    def _start(self, words: list[object], shared: bool, program: Optional[Path]) -> Any:
        """Starts the program; gives the memory of the arrays and choices."""
        self._shared = shared
        file = _Shared() if shared else None
        try:
            self._child = Child([*words, *(["--shared", file.path] if file else [])], program)
            self._child.widen()
            self.facts = json.loads(self._child.read_line())
            return file.map() if file else bytearray(self.facts["frame_bytes"] + self.facts["step_bytes"])
        finally:
            if file:
                file.remove()

    def reset(self, seed: Optional[int] = None) -> NDArray[Any]:
        """Begins all games anew: those of the seed from their first, without a seed each its next. Gives self.views."""
        body = b"" if seed is None else struct.pack("<Q", seed)
        self._send(_RESET, body)
        return self.receive()

    def step(self, choices: Optional[ArrayLike] = None) -> NDArray[Any]:
        """Makes choices, whole numbers [G, S] (or [G] for one seat of yours), and gives self.views. Without choices it takes
        those in self.chosen.

        A choice that is not legal raises IllegalAction, and nothing has changed.
        """
        self.send(choices)
        return self.receive()

    def send(self, choices: Optional[ArrayLike] = None) -> None:
        """The first half of step(): between the halves there is time for other things."""
        if choices is not None:
            self._choose(np.asarray(choices))
        self._send(_STEP, b"" if self._shared else self.chosen.data)

    def _choose(self, choices: NDArray[Any]) -> None:
        if choices.dtype.kind not in "iu":
            raise TypeError(f"choices are whole numbers, not {choices.dtype}")
        if choices.size != self.games * len(self.seats):
            raise ValueError(f"choices have the shape {choices.shape}, wanted is {(self.games, len(self.seats))}")
        if choices.dtype.itemsize >= 4 and choices.dtype != np.int32:
            # What has no room in four bytes must not become another choice.
            choices = choices.clip(max(int(np.iinfo(choices.dtype).min), -1), np.iinfo(np.int32).max)
        self.chosen[...] = choices.reshape(self.chosen.shape)

    def receive(self) -> NDArray[Any]:
        """The second half of step()."""
        self._child.read_into(self._header)
        kind, length = struct.unpack("<II", self._header)
        if kind == _STATE:
            if length:
                self._child.read_into(self._frame)
            return self.views
        told = bytearray(length)
        self._child.read_into(told)
        raise refusal(json.loads(told.decode()))

    @property
    def to_choose(self) -> NDArray[np.bool_]:
        """Which of your seats are to choose, bool [G, S]."""
        due: NDArray[np.bool_] = (self.turn[:, None] & self._bits) != 0
        return due

    def legal_mask(self) -> NDArray[np.bool_]:
        """The legal choices, bool [G, S, C]."""
        bits = np.unpackbits(self.legal, axis=2, count=self.choices, bitorder="little")
        return bits.view(bool)

    def random_choices(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A legal choice for every seat that is to choose, all equally likely, by a numpy Generator."""
        mask = self.legal_mask()
        counts = mask.sum(axis=2)
        nth = (random.random(counts.shape) * counts).astype(np.int64)
        chosen: NDArray[np.int64] = np.argmax(np.cumsum(mask, axis=2) > nth[..., None], axis=2)
        return chosen

    def rewards(self) -> NDArray[np.float32]:
        """For each of your seats in a game that is over the share of the others that it beat less those that beat it,
        −1 to 1, and 0 where the game goes on: float32 [G, S]."""
        places = self.places.astype(np.int16)
        own = places[:, self.seats]
        plays = places[:, None, :] > 0
        won = ((own[:, :, None] < places[:, None, :]) & plays).sum(axis=2)
        lost = ((own[:, :, None] > places[:, None, :]) & plays).sum(axis=2)
        rivals = np.maximum(plays.sum(axis=2) - 1, 1)
        shares: NDArray[np.float32] = ((won - lost) / rivals * (self.over[:, None] != 0)).astype(np.float32)
        return shares

    def close(self) -> None:
        """Ends the program. The arrays stay as they are."""
        self._child.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _send(self, kind: int, body: Bytes) -> None:
        body = memoryview(body).cast("B")
        self._child.write(struct.pack("<II", kind, len(body)))
        if body:
            self._child.write(body)


class _Shared:
    """A file that the program fills and we map; without a name once both have it open."""

    def __init__(self) -> None:
        # A file system in memory, where there is one: what the program writes then never goes to a disk.
        folder = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        number, self.path = tempfile.mkstemp(prefix="homestretch-", dir=folder)
        self._number = number
        # Also where an exception, or the end of Python, comes before remove().
        self.remove = weakref.finalize(self, _forget, number, self.path)

    def map(self) -> mmap.mmap:
        """The file as memory."""
        return mmap.mmap(self._number, 0)


def _forget(number: int, path: str) -> None:
    os.close(number)
    os.unlink(path)


class BatchCompromise(Batch):
    """Games of Compromise, with G games and S seats of yours:

    - mine, theirs, int16 [G, S, 27]: the pips that lie, by place 9·grid + 3·row + column
    - placed, int16 [G, S, 27]: your pips that are being placed in this round (complex and gamble; else None)
    - score, their_score, round, phase, int16 [G, S]; phase is 1 while pips are placed, 3 while seats name, 4 at the end
    - last_mine, last_theirs, int16 [G, S]: what was named in the round before, −1 where there was none

    A choice is a number 0 to 26: the place of the next pip, or what is named. `opponent` is a strategy of the program on
    seat 1, such as "greedy"; without one both seats are yours. In the simple version one step is one round.
    """

    phase: NDArray[Any]
    round: NDArray[Any]
    score: NDArray[Any]
    their_score: NDArray[Any]
    last_mine: NDArray[Any]
    last_theirs: NDArray[Any]
    mine: NDArray[Any]
    theirs: NDArray[Any]
    placed: Optional[NDArray[Any]]

    def __init__(
        self,
        games: int = 4096,
        pips: int = 30,
        length: int = 5,
        gametype: str = "s",
        noTies: bool = True,
        *,
        opponent: Optional[str] = None,
        seed: Optional[Seed] = None,
        wide: bool = False,
        shared: Optional[bool] = None,
        program: Optional[Path] = None,
    ) -> None:
        if gametype not in VERSIONS:
            raise ValueError(f'gametype is {gametype!r}: it is "s" (simple), "c" (complex) or "g" (gamble)')
        numbers = ["phase", "round", "score", "their_score", "mine_*", "theirs_*", "past1_mine", "past1_theirs"]
        if gametype != "s":
            numbers.append("placed_*")
        super().__init__(
            "compromise",
            games,
            seats=["person", opponent or "person"],
            preset=VERSIONS[gametype],
            rules={"pips": pips, "length": length, "ties": not noTies},
            seed=seed,
            numbers=numbers,
            wide=wide,
            shared=shared,
            program=program,
        )
        for name in ("phase", "round", "score", "their_score"):
            setattr(self, name, self.views[:, :, self.names.index(name)])
        for name, number in (("last_mine", "past1_mine"), ("last_theirs", "past1_theirs")):
            setattr(self, name, self.views[:, :, self.names.index(number)])
        self.placed = None
        for name in ("mine", "theirs", "placed"):
            if f"{name}_111" in self.names:
                first = self.names.index(f"{name}_111")
                setattr(self, name, self.views[:, :, first : first + 27])
