"""How many steps a second batches make: in Compromise both seats name anything, in the others all seats choose anything legal.

    python examples/speed.py                # Compromise
    python examples/speed.py --game mejn

A step is one decision of all who are to choose in one game: in Compromise a whole round. Steps that only begin a game anew are
not counted. Shared memory and pipes take turns, so that what else runs on the machine is no matter of the order. In Compromise
choices are made beforehand, in the others between the measured times: what is measured is the exchange and the game.
"""

import argparse
import time

import numpy as np

from homestretch.batch import Batch, BatchCompromise


def measured(batch, choices, exchanges):
    """Steps, and the seconds that they took."""
    steps, seconds = 0, 0.0
    for exchange in range(exchanges):
        chosen = choices(batch, exchange)
        begun = time.perf_counter()
        steps += batch.games - int(np.count_nonzero(batch.over))
        batch.chosen[...] = chosen
        batch.step()
        seconds += time.perf_counter() - begun
    return steps, seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="compromise")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--exchanges", type=int, default=100, help="in each of the turns")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--due", action="store_true", help="views only of who is to choose (all see all of Compromise)")
    parser.add_argument("--program", help="the path of homestretch")
    line = parser.parse_args()
    random = np.random.default_rng(1)
    ready = [random.integers(0, 27, (line.games, 2), np.int32) for _ in range(16)]

    def opened(shared):
        options = {"seed": 1, "shared": shared, "program": line.program}
        return BatchCompromise(line.games, **options) if simple else Batch(line.game, line.games, due=line.due, **options)

    def choices(batch, exchange):
        return ready[exchange % 16] if simple else batch.random_choices(random)

    simple = line.game == "compromise"
    with opened(True) as memory, opened(False) as pipes:
        rates = {"shared memory": [], "pipes": []}
        for batch in (memory, pipes):
            batch.reset()
        for _ in range(line.turns):
            for name, batch in (("shared memory", memory), ("pipes", pipes)):
                steps, seconds = measured(batch, choices, line.exchanges)
                rates[name].append(steps / seconds)
        size = memory.facts["frame_bytes"] // line.games
    print(f"{line.game}, {line.games:,} games of {size} bytes, {line.turns} turns of {line.exchanges} exchanges")
    for name, found in rates.items():
        print(f"{name}: {np.median(found):,.0f} steps/s ({min(found):,.0f} to {max(found):,.0f})")
    ratios = np.array(rates["shared memory"]) / np.array(rates["pipes"])
    print(f"memory to pipes: {np.median(ratios):.2f}")


if __name__ == "__main__":
    main()
