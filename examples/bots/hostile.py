"""What a bot that does wrong begins with: hostile_bots.rs and tests/bots/children.rs put a line or two behind it.

Its processes write their numbers into the file that is its argument, if there is one.
"""

import json, os, signal, subprocess, sys, time


def here():
    for path in sys.argv[1:]:
        with open(path, "a") as file:
            file.write(f"{os.getpid()}\n")


def say(**message):
    print(json.dumps(message), flush=True)


def greet():
    say(type="hello", protocol=1, name="hostile", games=["mejn"])


def hello():
    sys.stdin.readline()
    greet()


def asked():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            return message
    sys.exit(0)


def answer(message, **how):
    say(type="choice", id=message["id"], **how)


def forever():
    while True:
        time.sleep(1000)


here()
