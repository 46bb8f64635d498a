"""The program `homestretch` as a child process: where it is, how it is asked, how it ends."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
import tempfile
import weakref
from typing import IO, Any, Dict, Iterable, List, Mapping, Optional, Sequence, Union

from .errors import IllegalAction, ProgramError, ProgramNotFound

#: A path, as the functions of the standard library take it.
Path = Union[str, "os.PathLike[str]"]
#: Who sits where: words of the command line, in one or by seat.
Seats = Union[str, Sequence[str]]
#: House rules by name.
Rules = Mapping[str, Union[bool, int, str]]
#: A number or 64 hexadecimal digits.
Seed = Union[int, str]
#: An object of JSON.
Told = Dict[str, Any]
#: Bytes that can be read, such as an array of numpy that lies in one piece.
Bytes = Union[bytes, bytearray, memoryview]

#: The environment variable that names the program.
VARIABLE = "HOMESTRETCH"
#: The seconds that its end may take, once its input is closed.
PATIENCE = 10


def find(program: Optional[Path] = None) -> str:
    """The path of the program: the argument, else the variable HOMESTRETCH, else that which was installed with this package,
    else `homestretch` on the path.

    Raises ProgramNotFound where there is none.
    """
    named = program or os.environ.get(VARIABLE)
    if named:
        found = shutil.which(os.fspath(named))
    else:
        found = shutil.which("homestretch", path=os.pathsep.join(_beside())) or shutil.which("homestretch")
    if found:
        return found
    if named:
        raise ProgramNotFound(f"{named!r} is no program that can be started: check the path")
    raise ProgramNotFound(
        "the program homestretch is not on the path: install a wheel that has it, or build it with "
        f"«cargo build --release --no-default-features», then add its folder to PATH, set {VARIABLE} to its path, or give it as program=…"
    )


def _beside() -> List[str]:
    """The folders into which pip puts programs: that of this Python, and that of this user."""
    return [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", f"{os.name}_user")]


def _end(process: "subprocess.Popen[bytes]", errors: IO[bytes]) -> None:
    """Closes the pipes, which ends the program, and waits for that; whoever does not end is ended."""
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.close()
    except OSError:
        pass
    try:
        process.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()
    errors.close()


class Child:
    """One running `homestretch env …`. It ends with close(), with the `with` block, or when nobody holds it any more."""

    def __init__(self, words: Iterable[object], program: Optional[Path] = None) -> None:
        command = [find(program), "env", *map(str, words)]
        # Errors go to a file: a pipe that nobody reads could fill up and stop the program.
        self._errors = tempfile.TemporaryFile()
        environment = {**os.environ, "HOMESTRETCH_LANGUAGE": "en"}
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
                env=environment,
                # Ctrl-C is for the Python program alone: it closes the pipe, and the child ends by that.
                start_new_session=True,
            )
        except OSError as error:
            self._errors.close()
            raise ProgramError(f"{command[0]} can't be started: {error}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input: Any = self._process.stdin
        self._output: Any = self._process.stdout
        self._finalizer = weakref.finalize(self, _end, self._process, self._errors)
        self._rest = b""

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def closed(self) -> bool:
        """Whether close() was called."""
        return not self._finalizer.alive

    def close(self) -> None:
        """Ends the program. More than once is no fault."""
        self._finalizer()

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def gone(self) -> ProgramError:
        """The error to raise when the pipes break: what the program said last."""
        if self.closed:
            return ProgramError("this environment is closed")
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return ProgramError("homestretch closed its pipes, but runs on")
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()
        return ProgramError(said or f"homestretch has ended with exit code {self._process.returncode}")

    def write(self, data: Bytes) -> None:
        """Writes all bytes."""
        if self.closed:
            raise self.gone()
        left = memoryview(data).cast("B")
        try:
            while left:
                left = left[self._input.write(left) :]
        except (OSError, ValueError) as error:
            raise self.gone() from error

    def read_into(self, buffer: Union[bytearray, memoryview]) -> None:
        """Fills a buffer."""
        if self.closed:
            raise self.gone()
        room = memoryview(buffer).cast("B")
        if self._rest:
            taken = min(len(room), len(self._rest))
            room[:taken] = self._rest[:taken]
            self._rest, room = self._rest[taken:], room[taken:]
        while room:
            count = self._output.readinto(room)
            if not count:
                raise self.gone()
            room = room[count:]

    def read_line(self) -> bytes:
        """The next line."""
        if self.closed:
            raise self.gone()
        while b"\n" not in self._rest:
            more = self._output.read(1 << 16)
            if not more:
                raise self.gone()
            self._rest += more
        line, self._rest = self._rest.split(b"\n", 1)
        return line

    def ask(self, **request: object) -> Told:
        """Sends a request and gives the answer; a refusal is raised as IllegalAction or ProgramError."""
        self.write(json.dumps(request).encode() + b"\n")
        answer: Told = json.loads(self.read_line())
        if answer["type"] == "error":
            raise refusal(answer)
        return answer

    def widen(self) -> None:
        """Gives the pipe from the program more room, where the system can."""
        try:
            import fcntl

            fcntl.fcntl(self._output, fcntl.F_SETPIPE_SZ, 1 << 20)
        except (ImportError, AttributeError, OSError):
            pass


def run(words: Iterable[object], program: Optional[Path] = None) -> None:
    """Runs one command of the program to its end; where it fails, what it says is raised as ProgramError."""
    command = [find(program), *map(str, words)]
    try:
        done = subprocess.run(command, capture_output=True, env={**os.environ, "HOMESTRETCH_LANGUAGE": "en"})
    except OSError as error:
        raise ProgramError(f"{command[0]} can't be started: {error}") from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip()
        raise ProgramError(said or f"homestretch has ended with exit code {done.returncode}")


def refusal(told: Told) -> Union[IllegalAction, ProgramError]:
    """The exception for an error that the program tells."""
    if told["seat"] is None or told["value"] is None:
        return ProgramError(told["message"])
    error = IllegalAction(told["seat"], told["round"], told["value"], told["message"])
    error.args = (told["message"] if told["game"] is None else f"game {told['game']}: {told['message']}",)
    return error


def table_words(
    seats: Optional[Seats] = None,
    preset: Optional[str] = None,
    rules: Optional[Rules] = None,
    seed: Optional[Seed] = None,
    bot_time: Optional[float] = None,
) -> List[str]:
    """The words of the command line for a table. `rules` maps names of house rules to values; True is on, False off."""
    words: List[str] = []
    if seats is not None:
        words += ["--seats", seats if isinstance(seats, str) else ",".join(seats)]
    if preset is not None:
        words += ["--rules", preset]
    for name, value in (rules or {}).items():
        value = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
        words += ["--rule", f"{name}={value}"]
    if seed is not None:
        words += ["--seed", str(seed)]
    if bot_time is not None:
        words += ["--bot-time", str(bot_time)]
    return words
