"""The package as it was split up later: compromise_game, with other names for the same."""

from compromise_game.game import CompromiseGame
from compromise_game.players import AbstractPlayer, DeterminedPlayer, GreedyPlayer, HumanPlayer, RandomPlayer, SmartGreedyPlayer


class Block(AbstractPlayer):
    def play(self, my_state, opp_state, my_score, opp_score, turn, length, num_pips):
        return [0, 0, 0]

    def place_pips(self, my_state, opp_state, my_score, opp_score, turn, length, num_pips):
        return [[1 + pip % 2, 1, 1] for pip in range(num_pips)]


class Alone:
    """Any class that has both methods is a player."""

    def play(self, my_state, opp_state, my_score, opp_score, turn, length, num_pips):
        return [0, 0, 0]

    def place_pips(self, my_state, opp_state, my_score, opp_score, turn, length, num_pips):
        return AbstractPlayer().place_pips(my_state, opp_state, my_score, opp_score, turn, length, num_pips)


game = CompromiseGame(Block(), Alone(), 30, 2, "c", False)
assert game.play()[0] == 60
game.reset_game()
assert game.play()[0] == 60
game.new_players(Alone(), Block())
assert game.play()[1] == 60
for player in (RandomPlayer(), DeterminedPlayer(), GreedyPlayer(), SmartGreedyPlayer()):
    game.new_players(Block(), player)
    assert game.play()[0] <= 60
game.new_players(HumanPlayer(), Block())
try:
    game.play()
except Exception:
    print("done")
