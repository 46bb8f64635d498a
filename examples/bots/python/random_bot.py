"""Plays any move that is allowed, by chance; the same ones when the seed of the game is the same."""

from homestretch_bot import run


def choose(game, view, choices):
    return game.random.choice(choices)


run("Random in Python", choose)
