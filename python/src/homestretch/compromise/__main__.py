"""`python -m homestretch.compromise`: a game of you against SmartGreedy in the terminal."""

from __future__ import annotations

import sys

from ..errors import Error
from ..players import HumanPlayer, SmartGreedyPlayer
from . import CompromiseGame


def main() -> None:
    """You against SmartGreedy: 30 pips, 5 rounds."""
    try:
        import curses
    except ImportError:
        sys.exit("homestretch: this Python has no curses, which the screen needs (on Windows: pip install windows-curses)")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        sys.exit("homestretch: this game is played in a terminal, and here is none; CompromiseGame plays without one")
    try:
        with CompromiseGame(HumanPlayer(), SmartGreedyPlayer(), 30, 5) as game:
            curses.wrapper(game.fancyPlay)
            if game.over:
                print("You {} – SmartGreedy {}".format(*game.scores))
    except KeyboardInterrupt:
        pass
    except curses.error as error:
        sys.exit(f"homestretch: this terminal can't show the game ({error}): check the variable TERM")
    except Error as error:
        sys.exit(f"homestretch: {error}")


if __name__ == "__main__":
    main()
