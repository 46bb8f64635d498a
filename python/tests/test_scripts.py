"""Scripts written for the original from its documentation alone: each runs here after changing its import.

They lie in `scripts` as they would run beside the original; each method and argument that its README names is in one of
them. Each ends with the word done.
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent / "scripts"
SOURCES = str(Path(__file__).resolve().parent.parent / "src")
#: The modules of the original, and what takes their place.
MODULES = {
    "CompromiseGame": "homestretch.compromise",
    "compromise_game.game": "homestretch.compromise",
    "compromise_game.players": "homestretch.players",
}


def with_imports_changed(text):
    """The script with only its imports changed."""
    change = lambda line: line[1] + MODULES.get(line[2], line[2])
    return re.sub(r"^((?:from|import) )(\S+)", change, text, flags=re.MULTILINE)


class Scripts(unittest.TestCase):
    def changed(self, name):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        script = Path(folder.name) / name
        script.write_text(with_imports_changed((SCRIPTS / name).read_text()))
        return script

    def test_only_imports_are_changed(self):
        script = "from CompromiseGame import CompromiseGame\nimport CompromiseGame as cg\nimport random\ncg.CompromiseGame()\n"
        changed = "from homestretch.compromise import CompromiseGame\nimport homestretch.compromise as cg\nimport random\n"
        self.assertEqual(with_imports_changed(script), changed + "cg.CompromiseGame()\n")

    def test_they_run_after_changing_their_import(self):
        scripts = sorted(path.name for path in SCRIPTS.glob("*.py"))
        self.assertEqual(len(scripts), 7)
        for name in scripts:
            if name == "human.py":
                continue
            with self.subTest(script=name):
                environment = {**os.environ, "PYTHONPATH": SOURCES}
                command = [sys.executable, self.changed(name)]
                ran = subprocess.run(command, env=environment, capture_output=True, text=True)
                self.assertEqual((ran.returncode, ran.stdout), (0, "done\n"), ran.stderr)

    def test_a_person_places_names_and_leaves_on_a_terminal(self):
        try:
            import pty
        except ImportError:
            self.skipTest("no terminals of one's own here")
        script = self.changed("human.py")
        process, terminal = pty.fork()
        if process == 0:
            os.environ.update(TERM="xterm-256color", PYTHONPATH=SOURCES, LINES="30", COLUMNS="100")
            os.execv(sys.executable, [sys.executable, str(script)])
        # A pip, all taken back with r, all scattered; then three digits between 1 and 3 without anything between them.
        os.write(terminal, b"111rs\n123\n q")
        shown = b""
        while True:
            try:
                more = os.read(terminal, 1 << 16)
            except OSError:
                break
            if not more:
                break
            shown += more
        _, status = os.waitpid(process, 0)
        os.close(terminal)
        self.assertEqual(os.waitstatus_to_exitcode(status), 0, shown.decode(errors="replace"))
        self.assertIn(b"done", shown)


if __name__ == "__main__":
    unittest.main()
