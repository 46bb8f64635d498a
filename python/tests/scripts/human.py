"""A person against SmartGreedyPlayer on a curses screen; `play` is not for persons."""

import curses

from CompromiseGame import CompromiseGame, HumanPlayer, SmartGreedyPlayer

game = CompromiseGame(HumanPlayer(), SmartGreedyPlayer(), 30, 1, "c")
try:
    game.play()
except Exception:
    curses.wrapper(game.fancyPlay)
    print("done")
