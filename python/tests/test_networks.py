"""Networks as arrays: their files, their judgement beside that of the program, and what is refused."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

try:
    import numpy as np

    from homestretch.networks import Network, Table, dense, lessons
except ImportError:
    if os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all":
        raise
    np = None

from homestretch import Error, IllegalAction, NetworkError, ProgramError

PYTHON = Path(__file__).resolve().parent.parent
SHIPPED = PYTHON.parent / "assets" / "networks"
PAGE = PYTHON.parent / "docs" / "python.md"


def drawn(inputs=9, hidden=16, sides=2, encoding="a table"):
    random = np.random.default_rng(4)
    shapes = (inputs, hidden), (hidden,), (sides, hidden), (sides,)
    return Network.rounded(encoding, *(random.uniform(-1, 1, shape) for shape in shapes))


def run(*words, folder=None):
    return subprocess.run(
        [sys.executable, *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(PYTHON / "src")},
        cwd=folder,
        capture_output=True,
        text=True,
    )


class WithoutNumpy(unittest.TestCase):
    def test_who_has_no_numpy_is_told_what_to_install(self):
        hide = "import sys; sys.modules['numpy'] = None\nimport homestretch.networks"
        done = run("-c", hide)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("pip install 'homestretch[networks]'", done.stderr)


@unittest.skipIf(np is None, "numpy is missing")
class Networks(unittest.TestCase):
    def test_files_come_back_byte_for_byte(self):
        files = sorted(SHIPPED.glob("*.net"))
        self.assertTrue(files)
        with tempfile.TemporaryDirectory() as folder:
            for path in files:
                network = Network.read(path)
                copy = Path(folder) / path.name
                network.write(copy)
                self.assertEqual(copy.read_bytes(), path.read_bytes(), path.name)

    def test_numbers_are_rounded_to_the_nearest(self):
        network = Network.rounded("a table", [[0.5 / 256, -1.5 / 256], [1, 200]], [0, 1], [[1, -1]], [0.5])
        self.assertEqual(network.columns.tolist(), [[1, -2], [256, 32767]])
        self.assertEqual((network.shape, network.ends.tolist()), ((2, 2, 1), [32768]))
        again = Network.rounded("a table", *drawn().floats())
        self.assertEqual(again.to_bytes(), drawn().to_bytes())

    def test_python_judges_as_the_program_does(self):
        random = np.random.default_rng(5)
        for game, words in (("mejn", {"rules": {"three_tries": True}}), ("mejn", {"preset": "quick"}), ("ludo", {"rules": {"pawns": 2}})):
            with self.subTest(game=game), tempfile.TemporaryDirectory() as folder:
                with Table(game, seed=1, **words) as table:
                    network = drawn(table.inputs, 32, table.sides, table.encoding)
                path = Path(folder) / "drawn.net"
                network.write(path)
                with Table(game, seed=1, network=path, **words) as table:
                    table.reset(seed=3)
                    met = 0
                    while table.seat is not None and met < 500:
                        self.assertEqual((table.now.looker, len(table.after)), (table.seat, len(table.legal)))
                        self.assertEqual(table.now.sides[table.seats.index(table.seat)], 0)
                        sights = [table.now, *table.after]
                        contenders = [sight.contenders for sight in sights]
                        ours = network.chances([sight.inputs for sight in sights], contenders)
                        theirs = np.array([sight.chances for sight in sights])
                        np.testing.assert_allclose(ours, theirs, atol=1e-6)
                        np.testing.assert_allclose(ours.sum(axis=1), [mask > 0 for mask in contenders], atol=1e-5)
                        met += len(sights)
                        table.step(random.choice(table.legal))
                    self.assertGreater(met, 100)

    def test_zeros_and_ones_say_the_same_as_lists(self):
        network = drawn()
        lists = [[0, 3, 8], [], [5]]
        by_lists = network.chances(lists, [3, 1, 2])
        np.testing.assert_array_equal(by_lists, network.chances(dense(lists, 9), [3, 1, 2]))
        np.testing.assert_array_equal(by_lists[1:], [[1, 0], [0, 1]])
        np.testing.assert_array_equal(network.chances(lists)[0], by_lists[0])

    def test_the_network_of_the_program_judges_where_none_is_named(self):
        with Table("mejn", seed=2) as table:
            table.reset()
            network = Network.read(SHIPPED / "mejn-4.net")
            self.assertEqual(network.encoding, table.encoding)
            ours = network.chances([table.now.inputs], [table.now.contenders])
            np.testing.assert_allclose(ours[0], table.now.chances, atol=1e-6)
            with self.assertRaises(IllegalAction):
                table.step(99_999)

    def test_what_is_no_network_is_told_why(self):
        data = drawn().to_bytes()
        altered = bytearray(data)
        altered[-40] ^= 1
        for wrong, words in ((b"", "no network"), (data[:-1], "cut off"), (altered, "altered")):
            with self.assertRaisesRegex(NetworkError, words):
                Network.from_bytes(wrong)
        parts = {"columns": [[1, 2]], "biases": [0, 0], "rows": [[1, 1]], "ends": [0]}
        Network("a table", **parts)
        for change, words in (({"biases": [0]}, "not"), ({"ends": [0, 0]}, "not"), ({"columns": [[0.5, 1]]}, "whole"),
                              ({"rows": [[1, 40_000]]}, "too large")):  # fmt: skip
            with self.assertRaisesRegex(NetworkError, words):
                Network("a table", **{**parts, **change})
        with self.assertRaises(NetworkError):
            Network.rounded("a table", [[np.nan]], [0], [[0]], [0])

    def test_a_network_of_another_table_is_refused_by_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "other.net"
            drawn().write(path)
            with self.assertRaisesRegex(ProgramError, "made for another table"):
                Table("mejn", network=path)
        with self.assertRaisesRegex(Error, "No network judges"):
            Table("compromise")

    def test_lessons_are_those_of_games_against_itself(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "drawn.net"
            with Table("mejn", preset="quick") as table:
                network = drawn(table.inputs, 16, table.sides, table.encoding)
            network.write(path)
            taught = lessons("mejn", path, 30, preset="quick", seed=4, trace=1, explore=0)
            again = lessons("mejn", path, 30, preset="quick", seed=4, trace=1, explore=0, threads=1)
            with self.assertRaisesRegex(ProgramError, "lambda"):
                lessons("mejn", path, 30, preset="quick", trace=2)
        for one, other in zip(taught, again):
            np.testing.assert_array_equal(one, other)
        count = len(taught.ends)
        self.assertGreater(count, 500)
        self.assertEqual([array.dtype.str for array in taught], ["<u2", "<i8", "|u1", "<f4"])
        self.assertEqual((len(taught.inputs), taught.targets.shape), (taught.ends[-1], (count, 4)))
        self.assertLess(taught.inputs.max(), network.shape[0])
        # With λ = 1 a target is who took the place: one of those who contended.
        np.testing.assert_array_equal(np.sort(taught.targets, axis=1)[:, -2:], [[0, 1]] * count)
        winner = taught.targets.argmax(axis=1)
        self.assertTrue((taught.contenders >> winner & 1).all())
        first = taught.lists([0, count - 1])
        np.testing.assert_array_equal(first[0], taught.inputs[: taught.ends[0]])
        np.testing.assert_array_equal(first[1], taught.inputs[taught.ends[-2] :])

    def test_the_example_learns_and_the_program_judges_by_what_came_of_it(self):
        with tempfile.TemporaryDirectory() as folder:
            words = ["--preset", "quick", "--rounds", "3", "--games", "50", "--hidden", "16", "--seconds", "600"]
            done = run(PYTHON / "examples" / "judge.py", *words, folder=folder)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("judges alike", done.stdout)
            self.assertEqual(Network.read(Path(folder) / "mine.net").shape[1:], (16, 4))

    def test_what_the_page_shows_runs(self):
        shown = re.findall(r"^```python (\S+)\n(.*?)^```", PAGE.read_text(), re.M | re.S)
        blocks = {name: text for name, text in shown if "homestretch.networks" in text}
        self.assertTrue(blocks)
        with tempfile.TemporaryDirectory() as folder:
            for name, text in blocks.items():
                (Path(folder) / name).write_text(text)
                done = run(name, folder=folder)
                self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
