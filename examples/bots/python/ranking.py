"""Values every move by six weights and plays the highest, the last of those that tie. Weights may stand on the line."""

import sys

from homestretch_bot import run

WEIGHTS = [int(word) for word in "".join(sys.argv[1:]).split(",") if word] or [-90, 20, 80, -5, 10, 0]


def over(number, by):
    """Divides and cuts off what is behind the point, below zero too."""
    return number // by if number >= 0 else -(-number // by)


def value(game, move):
    own, other, getting_home, at_home, from_start, from_home = WEIGHTS
    ring, step = game.config["seats"] * game.config["dots"], move["to_step"]
    if move["to"] == "home":
        return at_home if move["from"] == "home" else over(getting_home * ring, 2)
    strike = {"none": 0, "own": over(own * (step + 1), 10), "other": other}[move["occupant"]]
    return strike + over(from_start * (step + 1), 10) + over(from_home * (ring + 1 - step), 10)


def choose(game, view, choices):
    return max(choices, key=lambda choice: (value(game, choice["form"]), choice["index"]))


run("Ranking in Python", choose)
