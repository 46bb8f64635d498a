"""The example that learns, for a moment."""

import csv
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

try:
    import numpy
except ImportError:
    if os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all":
        raise
    numpy = None

PYTHON = Path(__file__).resolve().parent.parent


@unittest.skipIf(numpy is None, "numpy is missing")
class Examples(unittest.TestCase):
    def test_the_learner_learns_a_little_at_once(self):
        with tempfile.TemporaryDirectory() as folder:
            words = ["--updates", "300", "--seconds", "600", "--games", "128", "--judged", "300", "--points", "2"]
            done = subprocess.run(
                [sys.executable, str(PYTHON / "examples/learn.py"), *words, "--out", folder],
                env={**os.environ, "PYTHONPATH": str(PYTHON / "src")},
                capture_output=True,
                text=True,
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            with open(Path(folder) / "curve.csv", newline="") as file:
                first, *_, last = csv.DictReader(file)
            self.assertGreater(float(last["random"]), float(first["random"]) + 0.1)
            self.assertIn("polyline", (Path(folder) / "curve.svg").read_text())
            self.assertTrue((Path(folder) / "policy.npz").exists())


if __name__ == "__main__":
    unittest.main()
