"""The constructor: pips, length, the types of game, ties; and what is the default."""

from CompromiseGame import *

assert CompromiseGame(RandomPlayer(), RandomPlayer(), 30, 5).play() is not None


class Corner(AbstractPlayer):
    """Freezes one corner for ever; of two such the scores are level in the complex game."""

    placed = 0

    def play(self, *situation):
        return [0, 0, 0]

    def placePips(self, *situation):
        Corner.placed += 1
        return [[0, 0, 0]] * situation[-1]


# Ties only where they are asked for.
assert list(CompromiseGame(Corner(), Corner(), 30, 5, "c", False).play()) == [0, 0]
assert Corner.placed == 10
for _ in range(20):
    red, green = CompromiseGame(GreedyPlayer(), GreedyPlayer(), 1, 1).play()
    assert red != green
    red, green = CompromiseGame(GreedyPlayer(), GreedyPlayer(), 1, 1, "s", True).play()
    assert red != green

# Simple is the default: nobody is asked for places, and all are asked for moves.
Corner.placed = 0
CompromiseGame(Corner(), RandomPlayer(), 30, 2).play()
assert Corner.placed == 0
CompromiseGame(Corner(), RandomPlayer(), 30, 2, gametype="g", noTies=False).play()
assert Corner.placed == 2
print("done")
