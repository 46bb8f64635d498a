"""A class that wraps another one and learns from the results: players call each other's methods."""

import random

from CompromiseGame import AbstractPlayer, CompromiseGame, GreedyPlayer, RandomPlayer, SmartGreedyPlayer


class Bandit(AbstractPlayer):
    def __init__(self, arms):
        super().__init__()
        self.arms, self.wins, self.tries, self.arm = arms, [1] * len(arms), [2] * len(arms), 0

    def begin(self):
        shares = [won / tried for won, tried in zip(self.wins, self.tries)]
        self.arm = shares.index(max(shares)) if random.random() > 0.2 else random.randrange(len(self.arms))

    def learn(self, score):
        self.tries[self.arm] += 1
        self.wins[self.arm] += score[0] > score[1]

    def play(self, *state):
        return self.arms[self.arm].play(*state)

    def placePips(self, *state):
        return super().placePips(*state)


bandit = Bandit([RandomPlayer(), GreedyPlayer(), SmartGreedyPlayer()])
game = CompromiseGame(bandit, GreedyPlayer(), 30, 5, "c")
for _ in range(60):
    bandit.begin()
    bandit.learn(game.play())
    game.resetGame()
assert sum(bandit.tries) == 6 + 60 and 3 <= sum(bandit.wins) <= 63
print("done")
