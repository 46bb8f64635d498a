"""Moves the pawn that has come furthest: choices are listed from the yard over the ring to the home lane."""

from homestretch_bot import run


def choose(game, view, choices):
    return choices[-1]


run("Far in Python", choose)
