"""AbstractPlayer by itself, and classes that override nothing, one method or both."""

from CompromiseGame import AbstractPlayer, CompromiseGame, RandomPlayer


class Nothing(AbstractPlayer):
    pass


class OnlyPlays(AbstractPlayer):
    def play(self, myState, oppState, myScore, oppScore, turn, length, nPips):
        return [turn % 3, 1, 2]


class OnlyPlaces(AbstractPlayer):
    def placePips(self, myState, oppState, myScore, oppScore, turn, length, nPips):
        return [[pip % 3, 0, 0] for pip in range(nPips)]


class Both(OnlyPlays, OnlyPlaces):
    pass


for player in (AbstractPlayer(), Nothing(), OnlyPlays(), OnlyPlaces(), Both()):
    for kind in ("s", "c", "g"):
        score = CompromiseGame(player, RandomPlayer(), 10, 3, kind).play()
        assert len(score) == 2 and score[0] != score[1], (type(player).__name__, kind, score)

# Asked by themselves they ignore the state and say something else every time.
empty = [[[0] * 3 for _ in range(3)] for _ in range(3)]
moves = [AbstractPlayer().play(empty, empty, 0, 0, 1, 5, 30) for _ in range(500)]
assert {number for move in moves for number in move} == {0, 1, 2} and {len(move) for move in moves} == {3}
assert len({tuple(move) for move in moves}) > 20
places = AbstractPlayer().placePips(empty, empty, 0, 0, 1, 5, 500)
assert len(places) == 500 and len({tuple(place) for place in places}) > 20
print("done")
