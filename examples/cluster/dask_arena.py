#!/usr/bin/env python3
"""Plays a tournament of Homestretch on a Dask cluster, part by part, and merges the parts.

Every part is one task: `homestretch arena run … --shard i/n` in a private folder, which is renamed when it is finished.
A part that was lost with its worker is played again elsewhere, from where its folder ends. The result is the same,
byte for byte, as that of one run on one machine.

    OUT/asked.json      what was asked for; another tournament is refused
    OUT/parts/          the finished parts
    OUT/unfinished/     private folders, one for each attempt
    OUT/whole/          the merged tournament
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gzip
import json
import logging
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

try:
    from distributed import Client, LocalCluster, Worker, WorkerPlugin, as_completed, get_worker
except ImportError:
    sys.exit("Dask is not installed for this Python. Get it with: pip install dask distributed")

EXAMPLES = """\
What follows -- goes to `homestretch arena run`. Examples:
  dask_arena.py --workers 8 --shards 64 --out results -- --players far,random,random,random --games 10000000 --seed 5
  dask_arena.py --scheduler tcp://head:8786 --shards 500 --out /shared/results --tournament big.ron
  dask_arena.py --scheduler tcp://head:8786 --shards 500 --out results --no-shared-folder --tournament big.ron

Exit codes: 0 done, 1 it failed and a sentence says why, 2 the words on the line are off, 130 interrupted.
After 1 and 130 the same line goes on from what has been played.
"""
OURS = ("--out", "--shard", "--threads", "--json")
BLOCKS = "blocks.jsonl"
STOPPED = 130  # the exit code after Ctrl-C, of the program and of this script
PART_FILES = ("tournament.ron", BLOCKS, "times.jsonl")


class Refused(Exception):
    """Something that no further attempt can mend."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence, code)
        self.sentence = sentence
        self.code = code


class Failed(Exception):
    """Something that may go well elsewhere, or later."""


@dataclass(frozen=True)
class Job:
    """What every worker needs to know."""

    program: str
    version: str
    flags: tuple[str, ...]
    ron: str | None
    shards: int
    threads: int
    folder: str | None  # the folder that all workers can write; none: parts are brought back as bytes
    run_bots: bool = False  # whether a part that is taken up starts the bots that its folder names


@dataclass(frozen=True)
class Played:
    """A finished part."""

    part: int
    games: int
    seconds: float
    where: str
    taken_up: bool
    files: dict[str, bytes] | None  # its files, compressed, where no folder is shared


# ---- On the worker ---------------------------------------------------------------------------------------------


class Players(WorkerPlugin):
    """The programs that a worker runs at the moment, so that they can be asked to stop."""

    def __init__(self, name: str, ours: bool = False) -> None:
        self.name = name
        self.ours = ours  # whether the worker is a process that this script has started
        self.running: set[subprocess.Popen[str]] = set()
        self.ending = False

    def add(self, process: subprocess.Popen[str]) -> None:
        """Remembers a program that has been started."""
        self.running.add(process)
        if self.ending:
            process.send_signal(signal.SIGINT)

    def setup(self, worker: Worker) -> None:
        """Leaves Ctrl-C, which the terminal sends to our workers too, to the script."""
        if self.ours:
            signal.signal(signal.SIGINT, signal.SIG_IGN)

    def teardown(self, worker: Worker) -> None:
        """Asks all programs to stop in good order, and waits for them."""
        self.ending = True
        for process in list(self.running):
            process.send_signal(signal.SIGINT)
        for process in list(self.running):
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()


def find_program(program: str) -> str:
    """Finds the program by its path or its name."""
    found = shutil.which(program)
    if found is None:
        raise Refused(
            f"There is no program {program} on {socket.gethostname()}. Build it with "
            "`cargo build --release --no-default-features`, and name it with --program."
        )
    return found


def version_of(program: str) -> str:
    """Asks a program for its version."""
    found = find_program(program)
    try:
        answer = subprocess.run([found, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    except OSError as error:
        raise Refused(f"{found} does not run on {socket.gethostname()}: {error}") from error
    if answer.returncode != 0:
        raise Refused(f"{found} --version fails on {socket.gethostname()}: {answer.stderr.strip()}")
    return answer.stdout.strip()


def check_version(job: Job) -> None:
    """Refuses another version than the one that merges the parts."""
    here = version_of(job.program)
    if here != job.version:
        raise Refused(
            f"{job.program} is «{here}» on {socket.gethostname()}, but «{job.version}» where the parts are merged. "
            "Use the same version everywhere: another one may play other games."
        )


def leash() -> tuple[str, ...]:
    """A prefix by which a program is asked to stop when its worker dies; empty where the system has none."""
    prefix = ("setpriv", "--pdeathsig", "INT")
    if not sys.platform.startswith("linux") or shutil.which("setpriv") is None:
        return ()
    trial = subprocess.run([*prefix, "true"], capture_output=True)
    return prefix if trial.returncode == 0 else ()


def run_arena(job: Job, words: list[str], players: Players) -> dict[str, Any]:
    """Runs `homestretch arena …` until it has played all its games, and returns its summary."""
    command = [*leash(), find_program(job.program), "arena", *words, "--threads", str(job.threads), "--json"]
    # A session of its own: Ctrl-C in the terminal is for the driver, which asks the programs to stop.
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    players.add(process)
    try:
        output, errors = process.communicate()
    finally:
        players.running.discard(process)
    if process.returncode == 2:
        raise Refused(errors.strip(), code=2)
    if process.returncode == STOPPED:
        raise Failed(f"{socket.gethostname()}: it was stopped before all its games were played")
    if process.returncode != 0:
        reason = errors.strip() or f"it ended with {process.returncode}"
        raise Failed(f"{socket.gethostname()}: {reason}")
    summary: dict[str, Any] = json.loads(output.splitlines()[-1])
    return summary


def part_name(part: int, shards: int) -> str:
    """The name of the folder of a part; parts count from 1."""
    return f"part-{part:05}-of-{shards:05}"


def private_folder(unfinished: Path, name: str) -> Path:
    """Makes a folder for one attempt: nobody else ever writes into it."""
    folder = unfinished / f"{name}.{uuid.uuid4().hex[:12]}"
    folder.mkdir(parents=True)
    return folder


def leftovers(unfinished: Path, name: str) -> list[Path]:
    """What earlier attempts left of a part, the longest first."""
    found = []
    for blocks in unfinished.glob(f"{name}.*/{BLOCKS}"):
        try:
            found.append((blocks.stat().st_size, blocks.parent))
        except FileNotFoundError:
            continue  # its part has just been finished
    return [folder for _, folder in sorted(found, reverse=True)]


def take_up(job: Job, unfinished: Path, name: str, private: Path, players: Players) -> dict[str, Any] | None:
    """Goes on from a copy of what an earlier attempt left; none where nothing usable is there.

    Only a copy is safe: whoever wrote the original may still be writing. Blocks are only ever added, so a copy is
    good as far as it goes, and `arena resume` cuts off a last line that is not whole.
    """
    for old in leftovers(unfinished, name)[:1]:
        try:
            for file in PART_FILES:
                shutil.copyfile(old / file, private / file)
            run_bots = ["--run-bots"] if job.run_bots else []
            return run_arena(job, ["resume", *run_bots, str(private)], players)
        except (OSError, Failed):
            if players.ending:
                raise
            for useless in private.iterdir():
                useless.unlink()
    return None


def play_anew(job: Job, part: int, private: Path, players: Players) -> dict[str, Any]:
    """Plays a part from its first block."""
    words = ["run"]
    if job.ron is not None:
        file = private / "asked.ron"
        file.write_text(job.ron, encoding="utf-8")
        words.append(str(file))
    words += [*job.flags, "--shard", f"{part}/{job.shards}", "--out", str(private)]
    return run_arena(job, words, players)


def make_final(private: Path, final: Path, unfinished: Path) -> None:
    """Renames the folder of a finished part, unless somebody else was sooner, and clears away its leftovers."""
    final.parent.mkdir(parents=True, exist_ok=True)
    try:
        private.rename(final)
    except OSError:
        if not (final / BLOCKS).exists():
            raise
    for old in unfinished.glob(f"{final.name}.*"):
        shutil.rmtree(old, ignore_errors=True)


def play_into(job: Job, part: int, folder: Path, players: Players) -> Played:
    """Plays a part below a folder, or finds it finished there."""
    began = time.monotonic()
    name = part_name(part, job.shards)
    final, unfinished = folder / "parts" / name, folder / "unfinished"
    games, taken_up = 0, False
    if not final.exists():
        private = private_folder(unfinished, name)
        try:
            summary = take_up(job, unfinished, name, private, players)
            taken_up = summary is not None
            summary = summary or play_anew(job, part, private, players)
            games = summary["games"]
            make_final(private, final, unfinished)
        except (OSError, Failed):
            # Whoever plays the same part and is sooner clears away our folder: then all is well.
            if not final.exists():
                raise
    where = f"{socket.gethostname()}, process {os.getpid()}"
    return Played(part, games, time.monotonic() - began, where, taken_up, files=None)


def play_part(job: Job, part: int, players: Players) -> Played:
    """Plays a part in the folder that is shared, or in one of this machine whose files are brought back."""
    check_version(job)
    if job.folder is not None:
        return play_into(job, part, Path(job.folder), players)
    with tempfile.TemporaryDirectory(prefix="homestretch-") as place:
        played = play_into(job, part, Path(place), players)
        final = Path(place, "parts", part_name(part, job.shards))
        files = {name: gzip.compress((final / name).read_bytes(), 5) for name in PART_FILES}
    return Played(played.part, played.games, played.seconds, played.where, played.taken_up, files)


def task(job: Job, part: int, plugin: str) -> Played:
    """What Dask runs."""
    players: Any = get_worker().plugins[plugin]
    return play_part(job, part, players)


# ---- Where the tournament is asked for -------------------------------------------------------------------------


def say(sentence: str) -> None:
    """Tells people how it goes; the result alone goes to standard output."""
    print(sentence, file=sys.stderr, flush=True)


def parse_line(words: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Reads the command line: our own options, and after `--` those of `arena run`."""
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        description="Plays a tournament of Homestretch on a Dask cluster.",
        usage="%(prog)s [options] --shards N --out DIR [-- flags of `homestretch arena run`]",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--scheduler", metavar="ADDRESS", help="the scheduler of a cluster that runs already")
    where.add_argument("--workers", metavar="N", type=positive, help="worker processes here (default: one a core)")
    parser.add_argument("--program", metavar="PATH", default="homestretch", help="the program, on every worker")
    parser.add_argument("--tournament", metavar="FILE", type=Path, help="a tournament as RON; flags go before it")
    parser.add_argument("--shards", metavar="N", type=positive, required=True, help="how many parts, two or more")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for parts and result")
    parser.add_argument(
        "--no-shared-folder", action="store_true", help="workers can't write to DIR: bring results back as bytes"
    )
    parser.add_argument("--threads", metavar="N", type=positive, default=1, help="threads a part (default: 1)")
    parser.add_argument(
        "--run-bots", action="store_true", help="parts that are taken up start the bots that their folders name"
    )
    parser.add_argument("--retries", metavar="N", type=int, default=3, help="new attempts at a part (default: 3)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, one object a line")
    options = parser.parse_args(words[:cut])
    flags = words[cut + 1 :]
    for flag in flags:
        if flag.split("=")[0] in OURS:
            parser.error(f"{flag} is this script's to say: put it before --, if it is an option there")
    if options.shards < 2:
        parser.error("--shards 1 is no cluster's work: use `homestretch arena run`")
    if not flags and options.tournament is None:
        parser.error("no tournament: name one with --tournament FILE, or by flags after --")
    return options, flags


def positive(text: str) -> int:
    """A number from 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def make_job(options: argparse.Namespace, flags: list[str]) -> Job:
    """Puts together what the workers need to know."""
    program = options.program
    if os.sep in program:
        program = str(Path(program).absolute())
    try:
        ron = options.tournament and options.tournament.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"The tournament can't be read: {error}") from error
    folder = None if options.no_shared_folder else str(options.out.absolute())
    version, run_bots = version_of(program), options.run_bots
    return Job(program, version, tuple(flags), ron, options.shards, options.threads, folder, run_bots)


def begin_folder(out: Path, job: Job) -> None:
    """Notes what was asked for, and refuses a folder where it was something else."""
    asked = {key: value for key, value in asdict(job).items() if key in ("version", "flags", "ron", "shards")}
    text = json.dumps(asked, indent=2) + "\n"
    file = out / "asked.json"
    try:
        out.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            new = out / f"asked.{uuid.uuid4().hex[:12]}"
            new.write_text(text, encoding="utf-8")
            new.rename(file)
        known = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{out} can't be used: {error}") from error
    if known != text:
        raise Refused(
            f"{out} was begun with another tournament, version or number of shards ({file} has it). "
            "Name another folder, or ask for the same again."
        )


def open_client(options: argparse.Namespace) -> Client:
    """Joins the cluster, or starts one on this machine."""
    if options.scheduler is None:
        # What goes wrong with a part is told by the part; a worker has nothing to add, least of all when Ctrl-C ends the
        # scheduler before it.
        cluster = LocalCluster(
            n_workers=options.workers or os.cpu_count(),
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            silence_logs=logging.CRITICAL,
        )
        return Client(cluster)
    try:
        client = Client(options.scheduler, timeout="20s")
    except (OSError, ValueError) as error:
        raise Refused(f"No scheduler answers at {options.scheduler}: {error}") from error
    if not client.scheduler_info()["workers"]:
        say("The cluster has no worker yet; waiting for one.")
        client.wait_for_workers(1)
    return client


def check_workers(client: Client, job: Job) -> None:
    """Sees to it that every worker which is there now has the right program, before anything is played."""
    client.run(check_version, job)


def keep_files(out: Path, job: Job, played: Played) -> None:
    """Writes the files of a part that were brought back as bytes."""
    name = part_name(played.part, job.shards)
    private = private_folder(out / "unfinished", name)
    for file, content in (played.files or {}).items():
        (private / file).write_bytes(gzip.decompress(content))
    make_final(private, out / "parts" / name, out / "unfinished")


def play_all(client: Client, job: Job, out: Path, retries: int) -> None:
    """Has all parts played that are not finished yet, with a line for each."""
    wanted = range(1, job.shards + 1)
    todo = [part for part in wanted if not (out / "parts" / part_name(part, job.shards)).exists()]
    if len(todo) < job.shards:
        say(f"{job.shards - len(todo)} of {job.shards} parts are finished already.")
    players = Players(f"homestretch-{uuid.uuid4().hex[:12]}", ours=client.cluster is not None)
    client.register_plugin(players)
    submit = functools.partial(client.submit, task, job, plugin=players.name, pure=False)
    parts = {submit(part=part): part for part in todo}
    lost = dict.fromkeys(todo, 0)
    coming = as_completed(parts)
    try:
        for future in coming:
            part = parts.pop(future)
            error = future.exception() if future.status == "error" else None
            if future.status == "finished":
                played = future.result()
                if played.files is not None:
                    keep_files(out, job, played)
                say(line_for(played, job.shards - len(parts), job.shards))
                continue
            if isinstance(error, Refused):
                raise error
            lost[part] += 1
            reason = f"{error or future.status}"
            if lost[part] > retries:
                raise Refused(f"Part {part} of {job.shards} failed {lost[part]} times, lastly: {reason}")
            say(f"part {part} of {job.shards} is tried again: {reason}")
            again = submit(part=part)
            parts[again] = part
            coming.add(again)
    finally:
        # Where the cluster is gone, nothing is left to be stopped.
        with contextlib.suppress(Exception):
            client.cancel(list(parts))
            client.unregister_worker_plugin(players.name)


def line_for(played: Played, done: int, shards: int) -> str:
    """The line of a finished part."""
    how = "taken up and finished" if played.taken_up else "finished"
    return (
        f"[{done}/{shards}] part {played.part} {how}: {played.games} games in {played.seconds:.1f} s on {played.where}"
    )


def merge(job: Job, out: Path, as_json: bool) -> None:
    """Puts the parts together where that was not done yet, and prints the result."""
    program = find_program(job.program)
    more = ["--json"] if as_json else []
    whole = out / "whole"
    if whole.exists():
        command = [program, "arena", "report", str(whole), *more]
        done = subprocess.run(command)
    else:
        allow_open_files(job.shards + 100)
        private = out / f"whole.{uuid.uuid4().hex[:12]}"
        parts = [str(out / "parts" / part_name(part, job.shards)) for part in range(1, job.shards + 1)]
        try:
            done = subprocess.run([program, "arena", "merge", str(private), *parts, *more])
            if done.returncode == 0:
                private.rename(whole)
        finally:
            shutil.rmtree(private, ignore_errors=True)
    if done.returncode != 0:
        raise Refused("The parts could not be merged; why, stands above. They are kept.")
    say(f"The whole tournament is in {whole}.")


def allow_open_files(wanted: int) -> None:
    """Merging opens every part at once: asks the system for so many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def run(options: argparse.Namespace, flags: list[str]) -> None:
    """Plays and merges."""
    job = make_job(options, flags)
    begin_folder(options.out, job)
    with open_client(options) as client:
        try:
            check_workers(client, job)
            play_all(client, job, options.out, options.retries)
        finally:
            if client.cluster is not None:
                client.cluster.close()
    merge(job, options.out, options.json)


def main() -> int:
    """Runs the script, and returns its exit code."""
    options, flags = parse_line(sys.argv[1:])
    # Batch systems end a job so; it is as good as Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        run(options, flags)
    except Refused as refusal:
        say(refusal.sentence)
        return refusal.code
    except KeyboardInterrupt:
        say("Interrupted. What has been played is kept; the same line goes on with it.")
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main())
