"""A class of one's own at the table and in the arena, by the one line that makes it a bot."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from homestretch.program import find

SOURCES = str(Path(__file__).resolve().parent.parent / "src")

BOT = """
import homestretch

class Mine(homestretch.SmartGreedyPlayer):
    def play(self, *situation):
        print("this goes to the log")
        return super().play(*situation)

homestretch.serve(Mine)
"""


class Bots(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_with(self, text, *words):
        """Runs the program with a bot of this text on the first seat; what it prints."""
        file = self.folder / "mine.py"
        file.write_text(text)
        seats = f"bot:'{sys.executable}' '{file}',random"
        environment = {
            **os.environ,
            "PYTHONPATH": SOURCES,
            "HOMESTRETCH_LANGUAGE": "en",
            "HOMESTRETCH_DATA": str(self.folder),
        }
        command = [find(), words[0], *words[1:3], "--game", "compromise", "--players", seats, "--seed", "7"]
        command = [word for word in command if word]
        command += words[3:]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout + done.stderr

    def test_at_the_table(self):
        for rules in ("simple", "complex"):
            record = self.folder / f"{rules}.homestretch"
            said = self.run_with(BOT, "text", "", "", "--rules", rules, "--quiet", "--save", str(record))
            self.assertNotIn("wrong", said)
            verified = subprocess.run([find(), "verify", str(record)], capture_output=True, text=True)
            self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)

    def test_in_the_arena_it_plays_as_our_own_does(self):
        said = self.run_with(BOT, "arena", "run", "", "--games", "40", "--bot-time", "60", "--json", "--threads", "1")
        summary = json.loads(said.strip().splitlines()[-1])
        mine = next(entry for entry in summary["strategies"] if entry["name"].startswith("bot:"))
        # SmartGreedy beats Random in 98.9 % of the games.
        self.assertGreater(mine["win_share"], 0.85)

    def test_an_answer_that_is_none_is_in_the_log_with_seat_round_and_value(self):
        told = [
            {"type": "hello", "protocol": 1},
            {
                "type": "new_game",
                "seat": 1,
                "config": {"length": 5, "pips": 30},
                "number_names": ["phase", "round", "score", "their_score"]
                + [f"{who}_{g}{r}{c}" for who in ("mine", "theirs", "placed") for g in "123" for r in "123" for c in "123"],
            },
            {"type": "choose", "id": 1, "view": [3, 2, 0, 0] + [0] * 81, "choices": []},
        ]
        text = BOT.replace("super().play(*situation)", "[0, 1, 2.5]")
        file = self.folder / "mine.py"
        file.write_text(text)
        done = subprocess.run(
            [sys.executable, str(file)],
            env={**os.environ, "PYTHONPATH": SOURCES},
            input="".join(json.dumps(message) + "\n" for message in told),
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, 1)
        self.assertIn("seat 1 answered [0, 1, 2.5] in round 2", done.stderr)
        self.assertIn("this goes to the log", done.stderr)
        self.assertEqual(json.loads(done.stdout)["name"], "Mine")


if __name__ == "__main__":
    unittest.main()
