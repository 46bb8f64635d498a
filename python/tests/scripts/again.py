"""resetGame after a game, newPlayers after one and instead of one: what a loop that teaches a player does."""

from CompromiseGame import CompromiseGame, DeterminedPlayer, GreedyPlayer, RandomPlayer, SmartGreedyPlayer

GAMES = 100
order = [RandomPlayer(), DeterminedPlayer(), GreedyPlayer(), SmartGreedyPlayer()]

game = CompromiseGame(order[0], order[1], 30, 5)
for weak, strong in zip(order, order[1:]):
    game.newPlayers(weak, strong)
    wins = 0
    for _ in range(GAMES):
        game.resetGame()
        score = game.play()
        wins += score[1] > score[0]
    # The shares are 80, 82 and 70 %: 45 of 100 is more than five deviations below the lowest.
    assert wins > 45, (type(strong).__name__, wins)

# Straight after a finished game, without a word in between.
for _ in range(3):
    game.newPlayers(SmartGreedyPlayer(), RandomPlayer())
    score = game.play()
    assert 0 < sum(score) <= 2 * 30 * 1005


class Falls(RandomPlayer):
    """Breaks off in the third turn."""

    def play(self, myState, oppState, myScore, oppScore, turn, length, nPips):
        if turn == 3:
            raise ZeroDivisionError("the player's own fault")
        return [0, 1, 2]


class First(RandomPlayer):
    """Keeps what it is shown first."""

    shown = None

    def play(self, myState, oppState, myScore, oppScore, turn, length, nPips):
        self.shown = self.shown or (myScore, oppScore, turn)
        return [0, 1, 2]


# Nothing is left of a game that was broken off.
for begin in (lambda first: game.newPlayers(first, RandomPlayer()), lambda first: game.resetGame()):
    first = First()
    game.newPlayers(first, Falls())
    try:
        game.play()
    except Exception:
        pass
    first.shown = None
    begin(first)
    try:
        game.play()
    except Exception:
        pass
    assert first.shown == (0, 0, 1), first.shown
print("done")
