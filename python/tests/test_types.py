"""What the package says of itself: annotations that hold, docstrings everywhere, and sentences where something is missing."""

import ast
import importlib.util
import os
import subprocess
import sys
import unittest
from pathlib import Path

import homestretch

PYTHON = Path(__file__).resolve().parent.parent
PACKAGE = Path(homestretch.__file__).resolve().parent
ALL = os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all"


def run(*words):
    """Runs Python with these words, with neither a terminal nor installed packages."""
    environment = {**os.environ, "PYTHONPATH": str(PYTHON / "src")}
    return subprocess.run([sys.executable, "-S", *words], env=environment, capture_output=True, text=True, input="")


def undocumented(tree, before):
    """The public classes and functions without a docstring."""
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                yield f"{before}.{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from undocumented(node, f"{before}.{node.name}")


class Types(unittest.TestCase):
    @unittest.skipUnless(ALL or importlib.util.find_spec("mypy"), "mypy is missing")
    def test_annotations_hold(self):
        command = [sys.executable, "-m", "mypy", "--strict", str(PYTHON / "src/homestretch")]
        ran = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)
        self.assertTrue((PACKAGE / "py.typed").exists(), "who uses the package is told that it has annotations")

    def test_everything_public_has_a_docstring(self):
        missing = []
        for path in sorted(PACKAGE.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            if not ast.get_docstring(tree):
                missing.append(path.name)
            missing += undocumented(tree, path.stem)
        self.assertEqual(missing, [])


class Missing(unittest.TestCase):
    def test_without_numpy_the_extra_is_named(self):
        for module, extra in (("batch", "batch"), ("gym", "gym"), ("networks", "networks"), ("zoo", "zoo")):
            with self.subTest(module=module):
                ran = run("-c", f"import homestretch.{module}")
                self.assertEqual(ran.returncode, 1)
                said = ran.stderr.strip().splitlines()[-1]
                self.assertIn(f"homestretch.{module} needs numpy", said)
                self.assertIn(f"pip install 'homestretch[{extra}]'", said)

    def test_without_a_terminal_the_game_says_so_in_a_sentence(self):
        ran = run("-m", "homestretch.compromise")
        self.assertEqual((ran.returncode, ran.stdout), (1, ""))
        self.assertRegex(ran.stderr, r"\Ahomestretch: .*terminal.*\n\Z")


if __name__ == "__main__":
    unittest.main()
