"""How many steps a second BatchCompromise makes: both seats name anything, in 4,096 games of the simple version.

    python examples/speed.py

A step is one decision of both seats of one game, a whole round. Steps that only begin a game anew are not counted. The
choices are made beforehand: what is measured is the exchange and the game.
"""

import argparse
import time

import numpy as np

from homestretch.batch import BatchCompromise


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--exchanges", type=int, default=500)
    parser.add_argument("--program", help="the path of homestretch")
    line = parser.parse_args()
    random = np.random.default_rng(1)
    choices = [random.integers(0, 27, (line.games, 2), np.int32) for _ in range(16)]
    with BatchCompromise(line.games, seed=1, program=line.program) as batch:
        batch.reset()
        steps, begun = 0, time.perf_counter()
        for exchange in range(line.exchanges):
            steps += line.games - int(np.count_nonzero(batch.over))
            batch.step(choices[exchange % 16])
        seconds = time.perf_counter() - begun
        size = batch.facts["frame_bytes"] // line.games
    print(f"{steps / seconds:,.0f} steps/s: {steps:,} in {seconds:.2f} s, {line.games:,} games, {size} bytes each")


if __name__ == "__main__":
    main()
