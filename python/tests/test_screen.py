"""The curses board: by a screen of our own that presses keys, and on a real terminal."""

import os
import sys
import unittest
from pathlib import Path

from homestretch import CompromiseGame, GreedyPlayer, HumanPlayer, SmartGreedyPlayer

try:
    import curses
except ImportError:
    curses = None

SOURCES = str(Path(__file__).resolve().parent.parent / "src")


class Screen:
    """Presses keys and keeps every picture."""

    def __init__(self, keys):
        self.keys, self.pictures, self.lines = list(keys), [], {}

    def keypad(self, _):
        pass

    def getmaxyx(self):
        return 24, 100

    def erase(self):
        self.lines = {}

    def addstr(self, line, at, text, look=0):
        row = self.lines.get(line, "").ljust(at)
        self.lines[line] = row[:at] + text + row[at + len(text) :]

    def refresh(self):
        rows = range(max(self.lines) + 1)
        self.pictures.append("\n".join(self.lines.get(row, "") for row in rows))

    def getch(self):
        return ord(self.keys.pop(0)) if self.keys else -1


@unittest.skipIf(curses is None, "this Python has no curses")
class Boards(unittest.TestCase):
    def play(self, keys, *players, **options):
        game = CompromiseGame(*players, 5, 1, seed=2, **{"noTies": False, **options})
        self.addCleanup(game.close)
        screen = Screen(keys)
        game.fancyPlay(screen)
        return game, screen.pictures

    def test_three_digits_name_and_r_begins_again(self):
        game, pictures = self.play("12r312\n q", HumanPlayer(), SmartGreedyPlayer())
        self.assertTrue(game.over)
        self.assertEqual(game.lastChoices()[0], [2, 0, 1])
        self.assertIn("Compromise   round 1 of 1", pictures[0])
        self.assertTrue(any("You: 12" in picture for picture in pictures))
        self.assertTrue(any("You: 312, +" in picture for picture in pictures))
        self.assertRegex(pictures[-1], "You wins?|SmartGreedy wins|A tie")

    def test_pips_are_placed_by_digits_and_scattered_and_taken_back(self):
        keys = "111" + "222" + "r" + "333" + "s" + "\n" + "123\n" + " " + "q"
        game, pictures = self.play(keys, HumanPlayer(), GreedyPlayer(), gametype="c")
        self.assertTrue(game.over)
        self.assertTrue(any("5 to place" in picture for picture in pictures[2:]))
        self.assertTrue(any("+1" in picture for picture in pictures))

    def test_the_gamble_shows_what_chance_named(self):
        game, pictures = self.play("s\n q", HumanPlayer(), GreedyPlayer(), gametype="g")
        self.assertTrue(game.over)
        self.assertTrue(any("Greedy: " in picture for picture in pictures))

    def test_of_two_persons_nobody_sees_what_the_other_does(self):
        game, pictures = self.play(" 111\n 222\n q", HumanPlayer(), HumanPlayer())
        self.assertEqual(game.lastChoices(), [[0, 0, 0], [1, 1, 1]])
        covers = [place for place, picture in enumerate(pictures) if "looks away" in picture]
        self.assertEqual(len(covers), 2)
        self.assertFalse(any("111" in picture for picture in pictures[covers[1] : covers[1] + 4]))

    def test_two_computers_can_be_watched_and_left_and_gone_on_with(self):
        game, _ = self.play("", GreedyPlayer(), SmartGreedyPlayer())
        self.assertEqual(game.turn, 1)
        _, pictures = self.play(" n q", GreedyPlayer(), SmartGreedyPlayer())
        reveals = [picture for picture in pictures if "any key goes on" in picture]
        self.assertEqual(len(reveals), 2)
        self.assertNotEqual(*reveals)

    def test_the_script_runs_on_a_terminal(self):
        try:
            import pty
        except ImportError:
            self.skipTest("no terminals of one's own here")
        process, terminal = pty.fork()
        if process == 0:
            os.environ.update(TERM="xterm-256color", PYTHONPATH=SOURCES, LINES="30", COLUMNS="100")
            os.execv(sys.executable, [sys.executable, "-m", "homestretch.compromise"])
        os.write(terminal, b"1r231\n q")
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
        for words in (b"Compromise", b"SmartGreedy"):
            self.assertIn(words, shown)


if __name__ == "__main__":
    unittest.main()
