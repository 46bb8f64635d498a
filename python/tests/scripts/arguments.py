"""What the methods are given, by name, in all three versions of the game."""

import CompromiseGame as cg


class Watcher(cg.AbstractPlayer):
    def __init__(self):
        self.plays, self.placings = [], []

    def play(self, myState, oppState, myScore, oppScore, turn, length, nPips):
        check(myState, oppState, myScore, oppScore, turn, length, nPips)
        self.plays.append((turn, myScore, oppScore, pips(myState), pips(oppState)))
        move = [turn % 3, myScore % 3, oppScore % 3]
        assert myState[move[0]][move[1]][move[2]] >= 0
        return move

    def placePips(self, myState, oppState, myScore, oppScore, turn, length, nPips):
        check(myState, oppState, myScore, oppScore, turn, length, nPips)
        self.placings.append((turn, pips(myState)))
        return [[2, 2, 2]] * nPips


def pips(state):
    return sum(state[grid][row][column] for grid in range(3) for row in range(3) for column in range(3))


def check(*situation):
    myState, oppState, *numbers = situation
    for state in (myState, oppState):
        assert len(state) == 3
        for grid in state:
            assert len(grid) == 3
            for row in grid:
                assert len(row) == 3 and all(type(count) is int for count in row)
    assert all(type(number) is int for number in numbers)
    assert numbers[3:] == [4, 12]


for kind in ("s", "c", "g"):
    red, green = Watcher(), Watcher()
    score = cg.CompromiseGame(red, green, 12, 4, kind, False).play()
    for seat, player in enumerate((red, green)):
        # In the gamble chance names, in the simple game it places.
        assert [turn for turn, *_ in player.plays] == ([] if kind == "g" else [1, 2, 3, 4])
        assert [turn for turn, _ in player.placings] == ([] if kind == "s" else [1, 2, 3, 4])
        for turn, mine, theirs, my_pips, their_pips in player.plays:
            assert my_pips + mine == their_pips + theirs == 12 * turn, "only what is scored leaves the board"
        for turn, laid in player.placings:
            assert laid <= 12 * (turn - 1), "nobody sees the pips of the turn that is being placed"
        assert all(mine <= score[seat] for _, mine, *_ in player.plays)
print("done")
