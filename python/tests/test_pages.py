"""The page that is a notebook runs from top to bottom, and draws what it shows."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import homestretch

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/learning.md"


@unittest.skipUnless(os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all" and PAGE.exists(), "needs all packages")
class Notebook(unittest.TestCase):
    def test_it_runs_and_draws_and_learns(self):
        text = PAGE.read_text(encoding="utf-8")
        cells = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        self.assertGreater(len(cells), 5)
        pictures = re.findall(r"\(learning/(\w+\.svg)\)", text)
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "page.py"
            script.write_text("\n".join(cells), encoding="utf-8")
            sources = str(Path(homestretch.__file__).parent.parent)
            environment = {**os.environ, "MPLBACKEND": "svg", "MPLCONFIGDIR": folder, "PYTHONPATH": sources}
            command = [sys.executable, "-W", "error", script]
            ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
            self.assertEqual(ran.returncode, 0, ran.stderr)
            for name in pictures:
                self.assertIn("</svg>", (Path(folder) / name).read_text(), name)
                self.assertTrue((ROOT / "docs/learning" / name).exists(), name)
        agrees, wins, of_greedy = map(float, re.findall(r"(\d+\.\d)%(?: are| of|,| \()", ran.stdout))
        self.assertGreater(agrees, 80)
        self.assertGreater(wins, of_greedy - 5)


if __name__ == "__main__":
    unittest.main()
