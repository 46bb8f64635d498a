"""Lets a Python program play at Homestretch: it speaks the bot protocol (src/bots/PROTOCOL.md), you choose.

    from homestretch_bot import run

    def choose(game, view, choices):
        return choices[0]

    run("First", choose)

`game` is a Game; `view` has the numbers of the view by their names; `choices` are the legal choices in the order of the
rules, each with `index`, `number`, `text` and `form`. Return one of them. Standard output belongs to the protocol: print
to standard error, or call game.note(). One file, no dependencies; copy it next to your bot.
"""

import json
import random
import sys

PROTOCOL = 1


class Game:
    """One game: the fields of new_game as attributes, and a source of random numbers that its seed begins."""

    def __init__(self, told, options):
        self.__dict__.update(told)
        self.options = options
        self.random = random.Random(self.seed)

    def note(self, text):
        """Writes a remark into the log of the bot."""
        say(type="note", text=str(text))


def say(**message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def run(name, choose, games=("mejn",), options=None, hear=None, end=None):
    """Plays until the program says quit.

    `choose(game, view, choices)` returns a choice. `options` are what can be set, by name, with their defaults; what was
    set is in game.options. `hear(game, event)` is told what happens, `end(game, places)` the places at the end.
    """
    game, options = None, dict(options or {})
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=PROTOCOL, name=name, games=list(games), options=options)
            options = {**options, **message.get("options", {})}
        elif kind == "new_game":
            game = Game(message, options)
        elif kind == "events" and hear:
            for event in message["events"]:
                hear(game, event)
        elif kind == "choose":
            view = dict(zip(game.number_names, message["view"]))
            choice = choose(game, view, message["choices"])
            say(type="choice", id=message["id"], number=choice["number"])
        elif kind == "result" and end:
            end(game, message["places"])
        elif kind == "quit":
            break
