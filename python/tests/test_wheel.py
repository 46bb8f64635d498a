"""A wheel with the program in it: pip alone is enough, in an environment that has nothing else."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from homestretch.program import find

ROOT = Path(__file__).resolve().parents[2]
#: Plays a game, and says which program it was and what it knows of itself.
SCRIPT = """
from homestretch import CompromiseGame, GreedyPlayer, RandomPlayer
from homestretch.program import find

print(CompromiseGame(GreedyPlayer(), RandomPlayer(), 30, 5).play())
print(find())
"""


@unittest.skipUnless(os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all", "needs setuptools, and takes a while")
class Wheels(unittest.TestCase):
    def test_what_pip_installs_is_enough(self):
        # Nothing of what is around: neither a program on the path or by name, nor this package.
        alone = {name: os.environ[name] for name in ("HOME", "LANG", "TMPDIR") if name in os.environ}
        alone["PATH"] = "/usr/bin:/bin"
        self.assertIsNone(shutil.which("homestretch", path=alone["PATH"]))
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            build = {**os.environ, "HOMESTRETCH": find(), "PYTHON": sys.executable}
            self.run_in(place, [ROOT / "scripts/wheel", place / "wheels"], build)
            (wheel,) = (place / "wheels").iterdir()
            self.assertIn("-py3-none-", wheel.name)
            self.run_in(place, [sys.executable, "-m", "venv", "--without-pip", place / "fresh"], alone)
            python, program = place / "fresh/bin/python", place / "fresh/bin/homestretch"
            pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python]
            begun = time.monotonic()
            self.run_in(place, [*pip, "install", "--no-index", wheel], alone)
            took, size = time.monotonic() - begun, wheel.stat().st_size
            print(f"the wheel: {size / 1e6:.1f} MB, installed in {took:.1f} s", file=sys.stderr)
            scores, found = self.run_in(place, [python, "-c", SCRIPT], alone).splitlines()
            self.assertRegex(scores, r"\A\[\d+, \d+\]\Z")
            self.assertEqual(Path(found).resolve(), program.resolve())
            self.assertRegex(self.run_in(place, [program, "--version"], alone), r"\Ahomestretch \d")
            self.run_in(place, [*pip, "uninstall", "--yes", "homestretch"], alone)
            self.assertFalse(program.exists())

    def run_in(self, folder, command, environment):
        """Runs a command, which has to succeed, far from the sources; what it prints."""
        ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)
        return ran.stdout


if __name__ == "__main__":
    unittest.main()
