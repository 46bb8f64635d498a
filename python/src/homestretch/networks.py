"""Networks that judge positions, as numpy arrays: their files, their judgement, and games as they see them. Needs numpy.

A network has I inputs that are 0 or 1, H hidden units and S sides, of which the first is the seat that looks. What it judges
is how likely each side takes the next place that is free.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import tempfile
from typing import Any, List, NamedTuple, Optional, Sequence, Tuple, Union

try:
    import numpy as np
except ImportError as error:
    raise ImportError("homestretch.networks needs numpy: pip install 'homestretch[networks]'") from error

from numpy.typing import ArrayLike, DTypeLike, NDArray

from .errors import NetworkError
from .program import Child, Path, Rules, Seats, Seed, Told, run, table_words

#: What stands for 1 in columns, biases and rows; in the ends it is the square of this.
ONE = 256
_MAGIC = b"homestretch network 1\n"
_SUM = 32


def dense(sights: Sequence[ArrayLike], count: int) -> NDArray[np.uint8]:
    """Lists of the inputs that are 1, N of them, as uint8 [N, count] of zeros and ones."""
    array = np.zeros((len(sights), count), np.uint8)
    for row, inputs in zip(array, sights):
        row[np.asarray(inputs, np.int64)] = 1
    return array


def contending(contenders: ArrayLike, sides: int) -> NDArray[np.bool_]:
    """The sides that contend as bits, [N], as bool [N, sides]."""
    bits: NDArray[np.int64] = np.asarray(contenders, np.int64)[..., None]
    return (bits >> np.arange(sides) & 1).astype(bool)


class Network:
    """A network in whole numbers, as the program plays by it.

    - encoding, str: what of which table it sees
    - columns, int16 [I, H]: what each input adds to the hidden units, in 1/256
    - biases, int16 [H]: the hidden units without any input, in 1/256
    - rows, int16 [S, H]: what each hidden unit, held between 0 and 1, counts for a side, in 1/256
    - ends, int32 [S]: the values of the sides without any unit, in 1/65536

    The chances are the softmax of the values over the sides that contend. The arrays can't be changed: rounded() makes
    another network.
    """

    columns: NDArray[np.int16]
    biases: NDArray[np.int16]
    rows: NDArray[np.int16]
    ends: NDArray[np.int32]

    def __init__(
        self, encoding: str, columns: ArrayLike, biases: ArrayLike, rows: ArrayLike, ends: ArrayLike
    ) -> None:
        self.encoding = encoding
        kinds = {"columns": "<i2", "biases": "<i2", "rows": "<i2", "ends": "<i4"}
        for (name, kind), numbers in zip(kinds.items(), (columns, biases, rows, ends)):
            told = np.asarray(numbers)
            array = told.astype(kind)
            if not np.array_equal(array, told):
                raise NetworkError(f"{name} has numbers that are not whole or too large for {array.dtype}")
            array.flags.writeable = False
            setattr(self, name, array)
        inputs, hidden = self.columns.shape if self.columns.ndim == 2 else (0, 0)
        sides = len(self.ends) if self.ends.ndim == 1 else 0
        wanted = ((inputs, hidden), (hidden,), (sides, hidden), (sides,))
        shapes = tuple(getattr(self, name).shape for name in kinds)
        if shapes != wanted or not (1 <= inputs <= 1 << 14 and 1 <= hidden <= 1 << 14 and 1 <= sides <= 6):
            raise NetworkError(f"columns, biases, rows and ends are [I, H], [H], [S, H] and [S], not {shapes}")
        # Sums of whole numbers are exact in floating point of this size.
        self._columns, self._rows = self.columns.astype(np.float64), self.rows.astype(np.float64)

    @property
    def shape(self) -> Tuple[int, int, int]:
        """I, H and S."""
        inputs, hidden = self.columns.shape
        return (inputs, hidden, len(self.ends))

    @classmethod
    def rounded(
        cls, encoding: str, columns: ArrayLike, biases: ArrayLike, rows: ArrayLike, ends: ArrayLike
    ) -> Network:
        """The nearest network to one in floating point: [I, H], [H], [S, H] and [S], where 1 is 1.

        Of PyTorch: columns are `first.weight.T` and rows `second.weight`, each with its bias. What is beyond ±127.99 becomes
        the largest number that there is.
        """

        def whole(numbers: ArrayLike, one: int, kind: type) -> NDArray[Any]:
            wide = np.asarray(numbers, np.float64) * one
            if not np.isfinite(wide).all():
                raise NetworkError("a network is made of finite numbers")
            most = np.iinfo(kind)
            return np.clip(np.copysign(np.floor(np.abs(wide) + 0.5), wide), most.min, most.max).astype(kind)

        small = [whole(numbers, ONE, np.int16) for numbers in (columns, biases, rows)]
        return cls(encoding, small[0], small[1], small[2], whole(ends, ONE * ONE, np.int32))

    def floats(
        self,
    ) -> Tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
        """columns, biases, rows and ends in floating point, where 1 is 1: float32 [I, H], [H], [S, H] and [S]."""
        columns, biases, rows = (
            numbers.astype(np.float32) / np.float32(ONE) for numbers in (self.columns, self.biases, self.rows)
        )
        return (columns, biases, rows, self.ends.astype(np.float32) / np.float32(ONE * ONE))

    def chances(
        self, inputs: Union[NDArray[Any], Sequence[ArrayLike]], contenders: Optional[ArrayLike] = None
    ) -> NDArray[np.float32]:
        """How likely each side takes the next place, float32 [N, S].

        inputs are N lists of those that are 1, or zeros and ones [N, I]; contenders are the sides that may take it, as bits
        [N]: all, where they are left out.
        """
        wanted, _, sides = self.shape
        shown: NDArray[Any]
        if isinstance(inputs, np.ndarray) and inputs.ndim == 2:
            shown = inputs
        else:
            shown = dense(list(inputs), wanted)
        sums = (shown @ self._columns).astype(np.int64) + self.biases
        # The program adds in sixteen bits.
        units = np.clip(sums.astype(np.int16), 0, ONE).astype(np.float64)
        totals = ((units @ self._rows.T).astype(np.int64) + self.ends).astype(np.int32)
        values = totals.astype(np.float32) / np.float32(ONE * ONE)
        if contenders is None:
            among = np.ones(values.shape, bool)
        else:
            among = contending(contenders, sides)
        return softmax(values, among)

    def to_bytes(self) -> bytes:
        """The network as it stands in a file."""
        inputs, hidden, sides = self.shape
        head = {"encoding": self.encoding, "shape": {"inputs": inputs, "hidden": hidden, "sides": sides}}
        told = _MAGIC + json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        told += b"".join(array.tobytes() for array in (self.columns, self.biases, self.rows, self.ends))
        return told + hashlib.sha256(told).digest()

    @classmethod
    def from_bytes(cls, data: Union[bytes, bytearray, memoryview]) -> Network:
        """Reads a network. What is none, or was changed, raises NetworkError."""
        data = bytes(data)
        if not data.startswith(_MAGIC):
            raise NetworkError("this is no network of this version")
        told, found = data[:-_SUM], data[-_SUM:]
        if hashlib.sha256(told).digest() != found:
            raise NetworkError("the network was cut off or altered")
        try:
            line, numbers = told[len(_MAGIC) :].split(b"\n", 1)
            head = json.loads(line)
            encoding = head["encoding"]
            inputs, hidden, sides = (head["shape"][name] for name in ("inputs", "hidden", "sides"))
            shapes = ((inputs, hidden), (hidden,), (sides, hidden), (sides,))
            arrays: List[NDArray[Any]] = []
            for shape, kind in zip(shapes, ("<i2", "<i2", "<i2", "<i4")):
                count = int(np.prod(shape))
                arrays.append(np.frombuffer(numbers, kind, count).reshape(shape))
                numbers = numbers[arrays[-1].nbytes :]
            if numbers:
                raise ValueError("more numbers than the shape has")
        except (ValueError, KeyError, TypeError) as error:
            raise NetworkError("the network has an impossible shape") from error
        columns, biases, rows, ends = arrays
        return cls(encoding, columns, biases, rows, ends)

    @classmethod
    def read(cls, path: Path) -> Network:
        """Reads a file."""
        with open(path, "rb") as file:
            data = file.read()
        try:
            return cls.from_bytes(data)
        except NetworkError as error:
            raise NetworkError(f"{path}: {error}") from error

    def write(self, path: Path) -> None:
        """Writes a file, by which `--players file:PATH` plays."""
        data = self.to_bytes()
        with open(path, "wb") as file:
            file.write(data)


def softmax(values: NDArray[np.float32], among: NDArray[np.bool_]) -> NDArray[np.float32]:
    """The chances behind values [N, S] over the sides that contend, bool [N, S]; 0 for the others: float32 [N, S]."""
    values = np.where(among, values, -np.inf)
    # Where nobody contends there is nothing to take away.
    most = values.max(axis=1, keepdims=True)
    shares: NDArray[np.float32] = np.exp(values - np.where(np.isfinite(most), most, 0), dtype=np.float32)
    shares /= np.maximum(shares.sum(axis=1, keepdims=True), np.float32(1e-30))
    return shares


class Lessons(NamedTuple):
    """N judgements from games of a network against itself, and what each ought to have been."""

    #: The inputs that are 1 of all judgements, one after the other: uint16 [any]
    inputs: NDArray[np.uint16]
    #: Where in `inputs` those of each judgement end: int64 [N]
    ends: NDArray[np.int64]
    #: The sides that contend, bit i for side i: uint8 [N]
    contenders: NDArray[np.uint8]
    #: How likely each side ought to have been said to take the next place: float32 [N, S]
    targets: NDArray[np.float32]

    def lists(self, numbers: Sequence[int]) -> List[NDArray[np.uint16]]:
        """The inputs that are 1 of some of the judgements, a list of arrays."""
        starts = np.concatenate([[0], self.ends[:-1]])
        return [self.inputs[starts[number] : self.ends[number]] for number in numbers]


def lessons(
    game: str,
    network: Path,
    games: int = 500,
    *,
    preset: Optional[str] = None,
    rules: Optional[Rules] = None,
    seed: Optional[Seed] = None,
    trace: float = 0.7,
    explore: float = 0.01,
    threads: Optional[int] = None,
    program: Optional[Path] = None,
) -> Lessons:
    """Has the network in a file play against itself in the program, all seats and smaller sets of them; gives Lessons.

    A target is a mean of the judgements that follow and of who took the place at last: `trace` is λ of TD(λ), and with 1 it is
    who took the place. Of all choices the share `explore` is any. The same seed gives the same lessons.
    """
    with tempfile.TemporaryDirectory() as folder:
        words: List[object] = ["judge", "--game", game, "--by", network, "--games", games, "--lessons", folder]
        words += ["--lambda", trace, "--explore", round(1000 * explore)]
        if threads is not None:
            words += ["--threads", threads]
        run([*words, *table_words(None, preset, rules, seed)], program)
        return Lessons(*(np.load(pathlib.Path(folder) / f"{name}.npy") for name in Lessons._fields))


class Sight(NamedTuple):
    """What a network sees from a seat."""

    #: The seat.
    looker: int
    #: The side of each seat that plays, as this one counts: int64 [seats]
    sides: NDArray[np.int64]
    #: The sides that may still take the next place, bit i for side i.
    contenders: int
    #: The inputs that are 1, rising: int64 [any]
    inputs: NDArray[np.int64]
    #: How likely each side takes it as the program judges, float32 [S]; None where no network does.
    chances: Optional[NDArray[np.float32]]

    @classmethod
    def of(cls, told: Told) -> Sight:
        """A sight as the protocol has it."""
        chances = None if told["chances"] is None else np.array(told["chances"], np.float32)
        sides, inputs = (np.array(told[name], np.int64) for name in ("sides", "inputs"))
        return cls(told["looker"], sides, told["contenders"], inputs, chances)


class Table:
    """One game after the other, seen as networks see it. `with` closes it.

    `seats`, `preset`, `rules` and `seed` are those of Batch. `network` is the path of a file that judges in the program; without
    one that which comes with it does, where there is one.

    - encoding, str: what a network must have been made for; inputs and sides are I and S; seats are those that play
    - seat: which of your seats is to choose; None when the game is over
    - legal: the numbers of its choices; now: what it sees, a Sight; after: a Sight behind each choice from the seat that is to
      act then, none where seats have secrets
    - places: once the game is over the place of each of `seats`, from 1: int64 [seats]
    """

    def __init__(
        self,
        game: str,
        *,
        seats: Optional[Seats] = None,
        preset: Optional[str] = None,
        rules: Optional[Rules] = None,
        seed: Optional[Seed] = None,
        network: Optional[Path] = None,
        program: Optional[Path] = None,
    ) -> None:
        words: List[object] = [game, "--sights", *table_words(seats, preset, rules, seed)]
        if network is not None:
            words += ["--network", network]
        self._child = Child(words, program)
        self.facts = self._child.ask(type="hello")
        told = self.facts["encoding"]
        self.encoding: str = told["name"]
        self.inputs: int = told["inputs"]
        self.sides: int = told["sides"]
        self.seats: List[int] = self.facts["seats"]
        self.seat: Optional[int] = None
        self.legal: List[int] = []
        self.now: Optional[Sight] = None
        self.after: List[Sight] = []
        self.places: Optional[NDArray[np.int64]] = None

    def reset(self, seed: Optional[Seed] = None) -> Table:
        """Begins another game: that of the seed, else the next one."""
        return self._take(self._child.ask(type="reset", **({} if seed is None else {"seed": seed})))

    def step(self, number: int) -> Table:
        """Chooses for self.seat. What is not legal raises IllegalAction, and nothing has changed."""
        return self._take(self._child.ask(type="step", choices={str(self.seat): int(number)}))

    def _take(self, state: Told) -> Table:
        self.seat = state["turn"][0] if state["turn"] else None
        self.legal, self.now, self.after = [], None, []
        if self.seat is not None:
            own = str(self.seat)
            self.legal = state["legal"][own]
            self.now = Sight.of(state["sights"][own]["now"])
            self.after = [Sight.of(sight) for sight in state["sights"][own]["after"]]
        told = state["places"]
        self.places = None if told is None else np.array([told[seat] for seat in self.seats])
        return self

    def close(self) -> None:
        """Ends the program."""
        self._child.close()

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
