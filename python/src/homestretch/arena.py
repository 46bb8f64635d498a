"""Tournaments: `run` plays one in the program and gives its results as tables.

    from homestretch import arena

    played = arena.run(players=["far", "near", "random", "ranking"], games=4000, seed=7, record=True)
    played.standings            # a row for each player
    played.decisions()          # a row for each decision among two or more

Tables are data frames of polars, else of pandas, else lists of dictionaries, a row each: whichever is installed, unless
`tables` names one. All numbers are the program's own; shares and chances are 0 to 1, times are in the units of their names.
"""

from __future__ import annotations

import csv
import importlib
import importlib.util
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Union

from .errors import ProgramError
from .program import Path, Rules, Seed, Told, find, run as _run, table_words

#: Is told how many games were played, and how many are planned.
Progress = Callable[[int, int], None]
#: What makes tables, in the order in which they are looked for; "plain" are lists of dictionaries.
TABLES = ("polars", "pandas", "plain")
#: A data frame of polars or pandas, or a list of dictionaries.
Table = Any
#: Seconds between two looks at how far a tournament is.
_PAUSE = 0.2
#: As many games as are played where nothing is said.
_GAMES = 10_000


def run(
    *,
    players: Union[str, Sequence[str]],
    game: str = "mejn",
    games: int = _GAMES,
    out: Optional[Path] = None,
    record: bool = False,
    preset: Optional[str] = None,
    rules: Optional[Rules] = None,
    seed: Optional[Seed] = None,
    options: Optional[Dict[str, Union[bool, int, float, str]]] = None,
    progress: Union[bool, Progress] = True,
    tables: Optional[str] = None,
    program: Optional[Path] = None,
) -> Tournament:
    """Plays a tournament between `players`, words such as far or "bot:python3 mine.py", and gives its results.

    `games` is rounded up to whole blocks. `out` is the folder that keeps it; without one it is kept as long as the result is.
    With `record` every game is kept, for `decisions()`. `options` are those of `homestretch arena run` by name, without
    dashes: {"shape": "round-robin", "stronger": "all", "luck": True}. `progress` shows a line where standard error is a
    terminal or a notebook; a function of your own is called with the games played and planned instead.
    """
    holder = None if out is not None else _Holder()
    folder = holder.path / "tournament" if holder else pathlib.Path(os.fspath(out or ""))
    words: List[object] = ["run", "--game", game, "--games", games, "--out", folder]
    words += ["--players", players if isinstance(players, str) else ",".join(players)]
    if record:
        words.append("--record")
    words += table_words(None, preset, rules, seed)
    for name, value in (options or {}).items():
        if value is not False:
            words += [f"--{name.replace('_', '-')}", *([] if value is True else [value])]
    return _played(words, folder, games, progress, tables, program, holder)


def resume(
    folder: Path,
    *,
    options: Optional[Dict[str, Union[bool, int, float, str]]] = None,
    progress: Union[bool, Progress] = True,
    tables: Optional[str] = None,
    program: Optional[Path] = None,
) -> Tournament:
    """Goes on with a tournament that was broken off. `options` are those of `homestretch arena resume`."""
    words: List[object] = ["resume", folder]
    for name, value in (options or {}).items():
        if value is not False:
            words += [f"--{name.replace('_', '-')}", *([] if value is True else [value])]
    return _played(words, pathlib.Path(folder), 0, progress, tables, program, None)


def load(folder: Path, *, tables: Optional[str] = None, program: Optional[Path] = None) -> Tournament:
    """The tournament in a folder, as far as it has come."""
    return Tournament(folder, tables=tables, program=program)


def _played(
    words: Sequence[object],
    folder: pathlib.Path,
    planned: int,
    progress: Union[bool, Progress],
    tables: Optional[str],
    program: Optional[Path],
    holder: Optional[_Holder],
) -> Tournament:
    """Runs the program to its end, telling how far it is."""
    _maker(tables)
    command = [find(program), "arena", *map(str, words)]
    tell = progress if callable(progress) else _line if progress else None
    with tempfile.TemporaryFile() as errors:
        try:
            child = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={**os.environ, "HOMESTRETCH_LANGUAGE": "en"},
            )
        except OSError as error:
            raise ProgramError(f"{command[0]} can't be started: {error}") from error
        counted = _Count(folder / "blocks.jsonl")
        try:
            while child.poll() is None:
                time.sleep(_PAUSE)
                if tell:
                    tell(counted.games(), planned)
        except BaseException:
            # What was played so far is kept: the program ends a block that has begun, and closes its files.
            if child.poll() is None:
                child.send_signal(signal.SIGINT)
            child.wait()
            raise
        if tell:
            tell(counted.games(), planned)
            if tell is _line:
                _line(-1, 0)
        errors.seek(0)
        said = errors.read().decode("utf-8", "replace").strip()
    if child.returncode:
        raise ProgramError(said or f"homestretch has ended with exit code {child.returncode}")
    return Tournament(folder, tables=tables, program=program, holder=holder)


def _line(done: int, planned: int) -> None:
    """Tells on standard error how far it is, where somebody looks; done is −1 at the end."""
    if not (sys.stderr.isatty() or "ipykernel" in sys.modules):
        return
    if done < 0:
        sys.stderr.write("\n")
    else:
        of = f" of {planned:,}" if planned else ""
        sys.stderr.write(f"\r{done:,}{of} games")
    sys.stderr.flush()


class _Holder:
    """A folder that is there as long as this is."""

    def __init__(self) -> None:
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="homestretch-"))
        self._end = weakref.finalize(self, shutil.rmtree, self.path, ignore_errors=True)


class _Count:
    """How many games a growing file of blocks tells of."""

    def __init__(self, path: pathlib.Path) -> None:
        self._path, self._at, self._games = path, 0, 0

    def games(self) -> int:
        """The games so far."""
        try:
            with open(self._path, "rb") as file:
                file.seek(self._at)
                for line in file:
                    if not line.endswith(b"\n"):
                        break
                    self._at += len(line)
                    self._games += len(json.loads(line).get("games", ()))
        except FileNotFoundError:
            pass
        return self._games


class Tournament:
    """The results of a tournament.

    - folder: where it is kept
    - summary: what the program's report says, as it stands in standings.json
    - standings: a row for each player, by rating: games, win_share (0 to 1) with win_low and win_high, rating (Elo), …
    - pairs: a row for each player and each rival that it met: ahead (the share of the games in which it came in first of
      both) and lead (the difference of their shares of the wins), each with an interval
    """

    def __init__(
        self,
        folder: Path,
        *,
        tables: Optional[str] = None,
        program: Optional[Path] = None,
        holder: Optional[_Holder] = None,
    ) -> None:
        self.folder = pathlib.Path(folder)
        self._holder, self._program = holder, program
        self._maker = _maker(tables)
        with tempfile.TemporaryDirectory() as made:
            told, rows = pathlib.Path(made) / "told.json", pathlib.Path(made) / "standings.csv"
            self._ask("report", self.folder, "--csv", rows, "--json", told)
            lines = told.read_text("utf-8").splitlines()
            self.summary: Told = next(line for line in map(json.loads, lines) if "strategies" in line)
            self.standings: Table = self._maker.csv(rows)
            self.pairs: Table = self._maker.csv(rows.with_name("standings-pairs.csv"))

    def games(self, *, player: Optional[str] = None, winner: Optional[str] = None, most: Optional[int] = None) -> Table:
        """A row for each game: block and game (from 0), rolls, choices, and by seat players (None: nobody) and places
        (1 for the first).
        """
        words: List[object] = ["games", self.folder, "--most", most or 1 << 40]
        words += [*(["--player", player] if player else []), *(["--winner", winner] if winner else [])]
        rows = []
        for told in self._lines(words, "--json"):
            if told.get("what") == "game":
                sat = {seat["seat"]: seat for seat in told["seats"]}
                by_seat = [sat.get(seat, {}) for seat in range(max(sat, default=-1) + 1)]
                row = {name: told[name] for name in ("block", "game", "rolls", "choices")}
                row["players"] = [seat.get("name") for seat in by_seat]
                row["places"] = [seat.get("place") for seat in by_seat]
                rows.append(row)
        return self._maker.rows(rows)

    def decisions(self, *, player: Optional[str] = None, winner: Optional[str] = None) -> Table:
        """A row for each decision among two or more, of games that were kept (`record`): block, game, ply, seat, player,
        view (the numbers of `views()`), legal (numbers of choices), choice, text, place (1 for the first), outcome (the share
        of the win, 0 to 1). `player` and `winner` choose games by who sat in them and who won, and all that was decided there
        is told.
        """
        words: List[object] = ["games", self.folder]
        words += [*(["--player", player] if player else []), *(["--winner", winner] if winner else [])]
        if not self._maker.reads_parquet():
            return self._maker.rows(list(self._lines(words, "--jsonl")))
        with tempfile.TemporaryDirectory() as made:
            file = pathlib.Path(made) / "decisions.parquet"
            self._ask(*words, "--parquet", file)
            return self._maker.parquet(file)

    def views(self) -> List[str]:
        """The names of the numbers of `view`."""
        told = next(self._lines(["games", self.folder, "--most", 1], "--json"))
        names: List[str] = told["names"]
        return names

    def _ask(self, *words: object) -> None:
        _run(["arena", *words], self._program)

    def _lines(self, words: Sequence[object], option: str) -> Iterator[Told]:
        """What a command writes as lines of JSON."""
        with tempfile.TemporaryDirectory() as made:
            file = pathlib.Path(made) / "lines.jsonl"
            self._ask(*words, option, file)
            with open(file, encoding="utf-8") as lines:
                yield from map(json.loads, lines)


class _Plain:
    """Tables as lists of dictionaries."""

    def csv(self, path: pathlib.Path) -> Table:
        """What a file of rows has; numbers are numbers, and nothing is None."""
        with open(path, encoding="utf-8", newline="") as file:
            return [{name: _value(text) for name, text in row.items()} for row in csv.DictReader(file)]

    def rows(self, rows: List[Told]) -> Table:
        """Rows of lines of JSON."""
        return rows

    def reads_parquet(self) -> bool:
        """Whether it reads Parquet here."""
        return False

    def parquet(self, path: pathlib.Path) -> Table:
        """A table in a file of Parquet."""
        raise NotImplementedError


class _Polars(_Plain):
    """Tables of polars."""

    def __init__(self) -> None:
        self._polars: Any = importlib.import_module("polars")

    def csv(self, path: pathlib.Path) -> Table:
        return self._polars.read_csv(path, infer_schema_length=None)

    def rows(self, rows: List[Told]) -> Table:
        return self._polars.DataFrame(rows, infer_schema_length=None)

    def reads_parquet(self) -> bool:
        return True

    def parquet(self, path: pathlib.Path) -> Table:
        return self._polars.read_parquet(path, memory_map=False)


class _Pandas(_Plain):
    """Tables of pandas."""

    def __init__(self) -> None:
        self._pandas: Any = importlib.import_module("pandas")

    def csv(self, path: pathlib.Path) -> Table:
        return self._pandas.read_csv(path)

    def rows(self, rows: List[Told]) -> Table:
        return self._pandas.DataFrame(rows)

    def reads_parquet(self) -> bool:
        return any(importlib.util.find_spec(name) for name in ("pyarrow", "fastparquet"))

    def parquet(self, path: pathlib.Path) -> Table:
        return self._pandas.read_parquet(path)


def _value(text: Optional[str]) -> Union[None, int, float, str]:
    """A field of a row as what it is."""
    if not text:
        return None
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def _maker(tables: Optional[str]) -> _Plain:
    """What makes tables of this name; without one what is installed."""
    if tables is None:
        tables = next(name for name in TABLES if name == "plain" or importlib.util.find_spec(name))
    makers: Dict[str, Callable[[], _Plain]] = {"polars": _Polars, "pandas": _Pandas, "plain": _Plain}
    if tables not in makers:
        raise ValueError(f"tables is {tables!r}: it is one of {', '.join(TABLES)}")
    try:
        return makers[tables]()
    except ImportError as error:
        raise ImportError(f"{tables} is missing: pip install {tables}") from error
