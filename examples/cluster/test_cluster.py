"""Tests of dask_arena.py and slurm_array.sh with real workers, real kills and the real program.

Usage: HOMESTRETCH_PROGRAM=target/debug/homestretch python test_cluster.py; `scripts/test-cluster` sees to all it needs.

Nothing here hangs on how long something takes: a program is halted (SIGSTOP) when its folder has grown far enough, and
what is to be tested happens while it stands still.
"""

from __future__ import annotations

import contextlib
import faulthandler
import filecmp
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path

import dask_arena
import psutil
from distributed import LocalCluster

HERE = Path(__file__).resolve().parent
PROGRAM = str(Path(os.environ["HOMESTRETCH_PROGRAM"]).resolve())
SHARDS = 4
GAMES = 600_000
PART_LINES = 1 + GAMES // 4 // SHARDS  # a block is four games here; the first line names the tournament
FLAGS = ["--players", "far,random,random,random", "--games", str(GAMES), "--seed", "11"]
LONG = 600.0  # seconds after which a test has failed; nothing hangs on it


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Waits for a condition, and fails when it does not come."""
    end = time.monotonic() + LONG
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not happen in {LONG:.0f} s")
        time.sleep(0.005)


def lines(folder: Path) -> int:
    """How many whole lines of blocks a folder has."""
    try:
        return (folder / dask_arena.BLOCKS).read_bytes().count(b"\n")
    except FileNotFoundError:
        return 0


def programs_below(pid: int) -> Iterator[tuple[psutil.Process, Path]]:
    """The programs that play below a process, each with its private folder."""
    for process in psutil.Process(pid).children(recursive=True):
        try:
            words = process.cmdline()
        except psutil.Error:
            continue
        if words[:2] == [PROGRAM, "arena"]:
            yield from ((process, Path(word)) for word in words if "/unfinished/" in word)


def halt_half_way(pid: int) -> tuple[psutil.Process, Path]:
    """Halts a program that has played some of its part, but surely not all."""
    halted: list[tuple[psutil.Process, Path]] = []

    def one_is_halted() -> bool:
        for process, folder in programs_below(pid):
            if lines(folder) < 40:
                continue
            try:
                process.suspend()
                wait_until(lambda p=process: p.status() == psutil.STATUS_STOPPED, "halting a program")
                if lines(folder) < PART_LINES:
                    halted.append((process, folder))
                    return True
                process.resume()
            except psutil.NoSuchProcess:
                pass  # it was sooner
        return False

    wait_until(one_is_halted, "a part that is half played")
    return halted[0]


class ClusterTest(unittest.TestCase):
    """All tests compare with one unbroken run."""

    unbroken: Path

    @classmethod
    def setUpClass(cls) -> None:
        """Plays the unbroken run."""
        cls.unbroken = Path(tempfile.mkdtemp(prefix="homestretch-unbroken-"))
        cls.addClassCleanup(shutil.rmtree, cls.unbroken)
        words = [PROGRAM, "arena", "run", *FLAGS, "--out", str(cls.unbroken)]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)

    def setUp(self) -> None:
        """Makes a place for the test."""
        self.place = Path(tempfile.mkdtemp(prefix="homestretch-cluster-"))
        self.addCleanup(shutil.rmtree, self.place)
        self.out = self.place / "out"

    def start(self, *words: str, flags: list[str] | None = None) -> subprocess.Popen[str]:
        """Starts the script in a process group of its own, as a terminal does."""
        line = [sys.executable, str(HERE / "dask_arena.py"), "--shards", str(SHARDS), "--out", str(self.out)]
        line += [*words, "--", *(FLAGS if flags is None else flags)]
        process = subprocess.Popen(
            line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        self.addCleanup(process.kill)
        return process

    def end(self, process: subprocess.Popen[str], code: int) -> tuple[str, str]:
        """Waits for the script, and returns what it printed."""
        output, errors = process.communicate(timeout=LONG)
        self.assertEqual(process.returncode, code, errors)
        return output, errors

    def call(self, code: int, *words: str, flags: list[str] | None = None) -> tuple[str, str]:
        """Runs the script to its end."""
        return self.end(self.start(*words, flags=flags), code)

    def halt_half_way(self, pid: int) -> tuple[psutil.Process, Path]:
        """Halts a program that has played some of its part; where the test fails it does not stand there for ever."""
        halted = halt_half_way(pid)
        self.addCleanup(self.let_end, halted[0])
        return halted

    def let_end(self, program: psutil.Process) -> None:
        """Ends a program that is still there."""
        with contextlib.suppress(psutil.NoSuchProcess):
            program.kill()

    def assert_whole(self) -> None:
        """The merged folder equals that of the unbroken run, byte for byte, and nothing is left lying about."""
        for name in ("tournament.ron", "blocks.jsonl", "standings.json"):
            same = filecmp.cmp(self.unbroken / name, self.out / "whole" / name, shallow=False)
            self.assertTrue(same, f"{name} differs from that of the unbroken run")
            size = (self.unbroken / name).stat().st_size
            print(f"    {name}: {size} bytes, equal to those of the unbroken run")
        self.assertEqual(list(self.out.glob("unfinished/*")), [])

    def test_a_worker_that_is_killed_costs_nothing(self) -> None:
        """A worker is killed half-way through its part; its program lives on, and does no harm."""
        script = self.start("--workers", "2", "--program", PROGRAM)
        program, folder = self.halt_half_way(script.pid)
        worker = program.parent()
        assert worker is not None
        print(f"\n    killing worker {worker.pid}: {folder.name} has {lines(folder)} of {PART_LINES} lines")
        worker.kill()
        output, errors = self.end(script, 0)
        print("    " + errors.strip().replace("\n", "\n    "))
        program.resume()
        wait_until(lambda: not program.is_running(), "the end of the program whose worker was killed")
        self.assertIn("taken up and finished", errors)
        self.assertIn("far", output)
        self.assert_whole()

    def test_two_workers_at_one_part_do_not_harm_it(self) -> None:
        """The first attempt is halted, the second one takes up a copy and finishes; then the first one goes on."""
        job = dask_arena.Job(PROGRAM, dask_arena.version_of(PROGRAM), tuple(FLAGS), None, SHARDS, 1, str(self.out))
        first: list[dask_arena.Played] = []
        attempt = threading.Thread(target=lambda: first.append(self.attempt(job)), daemon=True)
        attempt.start()
        program, _ = self.halt_half_way(os.getpid())
        second = self.attempt(job)
        final = self.out / "parts" / dask_arena.part_name(2, SHARDS)
        before = (final / dask_arena.BLOCKS).read_bytes()
        program.resume()
        attempt.join(LONG)
        self.assertEqual([played.part for played in first], [2])
        self.assertTrue(second.taken_up)
        self.assertEqual((final / dask_arena.BLOCKS).read_bytes(), before)
        self.assertEqual(lines(final), PART_LINES)
        self.assertEqual(list(self.out.glob("unfinished/*")), [])

    def attempt(self, job: dask_arena.Job) -> dask_arena.Played:
        """Plays part 2 as a worker does."""
        return dask_arena.play_part(job, 2, dask_arena.Players("test"))

    def test_a_leftover_that_is_damaged_is_not_taken_up(self) -> None:
        """What can't be gone on with is played anew."""
        job = dask_arena.Job(PROGRAM, dask_arena.version_of(PROGRAM), tuple(FLAGS), None, SHARDS, 1, str(self.out))
        old = dask_arena.private_folder(self.out / "unfinished", dask_arena.part_name(2, SHARDS))
        for name in dask_arena.PART_FILES:
            (old / name).write_text("damaged\n", encoding="utf-8")
        self.assertFalse(self.attempt(job).taken_up)
        self.assertEqual(lines(self.out / "parts" / dask_arena.part_name(2, SHARDS)), PART_LINES)

    def begin_with_a_bot(self, folder: Path) -> Path:
        """Begins the first part of a tournament in which a bot plays; gives its file."""
        file = self.place / "bots.ron"
        file.write_text(f'(players: ["bot:{PROGRAM} bot far", "random"], games: 16, seed: 11)', encoding="utf-8")
        words = [PROGRAM, "arena", "run", str(file), "--shard", f"1/{SHARDS}", "--out", str(folder)]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        blocks = (folder / dask_arena.BLOCKS).read_text(encoding="utf-8")
        (folder / dask_arena.BLOCKS).write_text("".join(blocks.splitlines(keepends=True)[:2]), encoding="utf-8")
        return file

    def test_a_folder_starts_no_bots_unless_it_is_asked_for(self) -> None:
        """Who can write to the folder can name any program there."""
        for run_bots in (False, True):
            self.out = self.place / f"out-{run_bots}"
            name = dask_arena.part_name(1, SHARDS)
            file = self.begin_with_a_bot(dask_arena.private_folder(self.out / "unfinished", name))
            version, ron = dask_arena.version_of(PROGRAM), file.read_text(encoding="utf-8")
            job = dask_arena.Job(PROGRAM, version, (), ron, SHARDS, 1, str(self.out), run_bots)
            played = dask_arena.play_part(job, 1, dask_arena.Players("test"))
            self.assertEqual(played.taken_up, run_bots)

        folder = self.place / "slurm" / "parts" / name
        folder.parent.mkdir(parents=True)
        file = self.begin_with_a_bot(folder)
        shutil.copyfile(file, folder / "asked.ron")
        usual = {**os.environ, "TOURNAMENT": str(file), "SHARDS": str(SHARDS), "PROGRAM": PROGRAM}
        usual |= {"OUT": str(self.place / "slurm"), "SLURM_ARRAY_TASK_ID": "1"}
        line = [str(HERE / "slurm_array.sh")]
        refused = subprocess.run(line, env=usual, capture_output=True, text=True)
        self.assertEqual(refused.returncode, 1, refused.stderr)
        self.assertIn("--run-bots", refused.stderr)
        subprocess.run(line, env={**usual, "RUN_BOTS": "yes"}, check=True, stdout=subprocess.DEVNULL)

    def test_after_ctrl_c_the_same_line_goes_on(self) -> None:
        """Ctrl-C stops every program in good order, and what was played is taken up."""
        script = self.start("--workers", "2", "--program", PROGRAM)
        program, _ = self.halt_half_way(script.pid)
        programs = [process for process, _ in programs_below(script.pid)]
        os.killpg(script.pid, signal.SIGINT)
        program.resume()
        _, errors = self.end(script, 130)
        self.assertIn("the same line goes on", errors)
        self.assertNotIn("Traceback", errors)
        wait_until(lambda: not any(process.is_running() for process in programs), "the end of all programs")
        _, errors = self.call(0, "--workers", "2", "--program", PROGRAM)
        self.assertIn("taken up and finished", errors)
        self.assert_whole()

    def test_without_a_shared_folder_parts_come_back_as_bytes(self) -> None:
        """A cluster that runs already, a tournament as RON, and results as bytes."""
        file = self.place / "tournament.ron"
        file.write_text('(players: ["far", "random", "random", "random"], games: 1, seed: 11)', encoding="utf-8")
        words = ["--no-shared-folder", "--tournament", str(file), "--program", PROGRAM]
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
            address = cluster.scheduler_address
            self.call(0, "--scheduler", address, *words, flags=["--games", str(GAMES)])
            self.assert_whole()
            _, errors = self.call(0, "--scheduler", address, *words, flags=["--games", str(GAMES)])
            self.assertIn("4 of 4 parts are finished already", errors)
            _, errors = self.call(1, "--scheduler", address, *words, flags=["--games", "8"])
            self.assertIn("Name another folder", errors)

    def test_a_worker_with_another_version_is_refused(self) -> None:
        """The program is found by its name, and is another one on the worker."""
        for folder, version in (("here", "homestretch 1"), ("there", "homestretch 2")):
            program = self.place / folder / "homestretch"
            program.parent.mkdir()
            program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
            program.chmod(0o755)
        usual = os.environ["PATH"]
        there = {"PATH": f"{self.place / 'there'}:{usual}"}
        with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, env=there) as cluster:
            os.environ["PATH"] = f"{self.place / 'here'}:{usual}"
            self.addCleanup(os.environ.update, PATH=usual)
            _, errors = self.call(1, "--scheduler", cluster.scheduler_address)
        self.assertIn("is «homestretch 2»", errors)
        self.assertIn("«homestretch 1» where the parts are merged", errors)

    def test_what_is_wrong_is_said(self) -> None:
        """Exit codes and sentences."""
        _, errors = self.call(1, "--program", "/nowhere/homestretch")
        self.assertIn("There is no program /nowhere/homestretch", errors)
        _, errors = self.call(1, "--program", PROGRAM, "--scheduler", "tcp://127.0.0.1:9")
        self.assertIn("No scheduler answers", errors)
        _, errors = self.call(2, "--program", PROGRAM, flags=[*FLAGS, "--out", "elsewhere"])
        self.assertIn("--out is this script's to say", errors)
        self.call(2, "--program", PROGRAM, flags=[])
        self.out = self.place / "another"
        _, errors = self.call(2, "--program", PROGRAM, "--workers", "1", flags=["--players", "far,nero,far,far"])
        self.assertIn("nero", errors)
        without = [sys.executable, "-I", "-S", str(HERE / "dask_arena.py"), "--help"]
        answer = subprocess.run(without, capture_output=True, text=True)
        self.assertEqual(answer.returncode, 1)
        self.assertIn("pip install dask distributed", answer.stderr)

    def test_the_tasks_of_slurm_by_hand(self) -> None:
        """One task is stopped, as Slurm does when its time is up, another one is run twice at once."""
        file = self.place / "tournament.ron"
        file.write_text(f'(players: ["far", "random", "random", "random"], games: {GAMES}, seed: 11)', encoding="utf-8")
        usual = {**os.environ, "TOURNAMENT": str(file), "SHARDS": str(SHARDS), "PROGRAM": PROGRAM}
        usual["OUT"] = str(self.out)

        def start(*words: str, part: int | None = None) -> subprocess.Popen[str]:
            variables = {**usual, "SLURM_ARRAY_TASK_ID": str(part)} if part else usual
            line = [str(HERE / "slurm_array.sh"), *words]
            return subprocess.Popen(line, env=variables, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

        folder = self.out / "parts" / dask_arena.part_name(1, SHARDS)
        first = start(part=1)
        wait_until(lambda: lines(folder) >= 40, "a part that is half played")
        (program,) = psutil.Process(first.pid).children()
        program.suspend()
        wait_until(lambda: program.status() == psutil.STATUS_STOPPED, "halting a program")
        self.assertLess(lines(folder), PART_LINES)
        self.assertIn("being played by another task", self.end(start(part=1), 1)[1])
        first.send_signal(signal.SIGINT)
        program.resume()
        self.end(first, 130)
        self.assertLess(lines(folder), PART_LINES)
        self.end(start("--merge"), 1)
        self.assertFalse((self.out / "whole").exists())
        for part in range(1, SHARDS + 1):
            self.end(start(part=part), 0)
        self.end(start("--merge"), 0)
        self.assert_whole()
        self.assertIn("far", self.end(start("--merge"), 0)[0])

    def test_submitting_to_slurm(self) -> None:
        """A stand-in for sbatch runs a copy of the script at once, as Slurm does later."""
        file = self.place / "tournament.ron"
        file.write_text(f'(players: ["far", "random", "random", "random"], games: {GAMES}, seed: 11)', encoding="utf-8")
        stand_in = self.place / "sbatch"
        stand_in.write_text(SBATCH, encoding="utf-8")
        stand_in.chmod(0o755)
        variables = {**os.environ, "TOURNAMENT": str(file), "SHARDS": str(SHARDS), "PROGRAM": PROGRAM}
        variables.update(OUT=str(self.out), PATH=f"{self.place}:{os.environ['PATH']}", SBATCH="--account=games")
        line = [str(HERE / "slurm_array.sh"), "--submit"]
        answer = subprocess.run(line, env=variables, capture_output=True, text=True)
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("Parts: job 7", answer.stderr)
        asked = (self.place / "asked").read_text(encoding="utf-8").splitlines()
        self.assertEqual(len(asked), 2)
        self.assertIn(f"--array=1-{SHARDS}%100", asked[0])
        self.assertIn("--dependency=afterok:7 ", asked[1])
        self.assertTrue(all("--account=games" in words for words in asked))
        self.assert_whole()


# Notes what it was asked for, and runs a copy of the script: once, or for each task of an array.
SBATCH = r"""#!/usr/bin/env bash
set -euo pipefail
here=$(dirname "$0")
echo "$* " >>"$here/asked"
tasks=
while [ "${1#--}" != "$1" ]; do
  case $1 in --array=*) tasks=${1#--array=1-} tasks=${tasks%\%*} ;; esac
  shift
done
cp "$1" "$here/spooled"
shift
if [ -z "$tasks" ]; then
  "$here/spooled" "$@" >"$here/log"
else
  for ((task = 1; task <= tasks; task++)); do
    SLURM_ARRAY_TASK_ID=$task SLURM_CPUS_PER_TASK=1 "$here/spooled" "$@" >"$here/log"
  done
  echo "7;stand-in"
fi
"""

if __name__ == "__main__":
    # What a shell runs in the background ignores Ctrl-C, and so would all that is started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # What hangs in spite of all that ends with a word on where it stood.
    faulthandler.dump_traceback_later(4 * LONG, exit=True)
    unittest.main()
