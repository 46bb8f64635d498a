"""A network learns to judge Mens erger je niet by playing it against itself, with numpy or PyTorch.

    python examples/judge.py --out mine.net --seconds 60

Again and again the network is rounded to whole numbers and written, plays some hundred games against itself in the program,
and is told what each of its judgements ought to have been: a mean of those that follow and of who took the place at last
(TD(λ): Sutton 1988). Adam (Kingma, Ba 2015) brings it nearer to that. At the end the program judges a game by the file, and
both must say the same.

`--torch` does the steps of learning by PyTorch, where that is installed; nothing else changes.
"""

import argparse
import os
import time
from pathlib import Path

# One core for the network: the other one is for the games.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

from homestretch.networks import Network, Table, contending, dense, lessons, softmax


def drawn(shape, random):
    """Small numbers, all sides alike: columns [I, H], biases [H], rows [S, H] and ends [S]."""
    inputs, hidden, sides = shape
    columns = random.uniform(-0.15, 0.15, (inputs, hidden))
    rows = random.uniform(-0.1, 0.1, (sides, hidden))
    arrays = columns, np.full(hidden, 0.4), rows, np.zeros(sides)
    return [array.astype(np.float32) for array in arrays]


class ByNumpy:
    """Adam in numpy."""

    def __init__(self, shape, random):
        self.values = drawn(shape, random)
        self.means = [(np.zeros_like(value), np.zeros_like(value)) for value in self.values]
        self.steps = 0

    def learn(self, inputs, among, targets, rate):
        """One step: inputs float32 [N, I], who contends bool [N, S], targets float32 [N, S]. Gives the mean cross entropy."""
        columns, biases, rows, ends = self.values
        sums = inputs @ columns + biases
        units = np.clip(sums, 0, 1)
        chances = softmax(units @ rows.T + ends, among)
        wrong = (chances - targets) / len(inputs)
        # A little even where a unit is at its end, so that none is lost for ever.
        blame = (wrong @ rows) * np.where((sums >= 0) & (sums < 1), np.float32(1), np.float32(0.01))
        slopes = inputs.T @ blame, blame.sum(axis=0), wrong.T @ units, wrong.sum(axis=0)
        self.steps += 1
        for value, (mean, square), slope in zip(self.values, self.means, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            sure = mean / (1 - 0.9**self.steps)
            value -= rate * sure / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            np.clip(value, -4, 4, out=value)
        return float(-(targets * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


class ByTorch:
    """The same network and the same steps in PyTorch."""

    def __init__(self, shape, random):
        import torch

        self.torch = torch
        torch.set_num_threads(1)
        self.parts = [torch.tensor(array, requires_grad=True) for array in drawn(shape, random)]
        self.adam = torch.optim.Adam(self.parts)

    @property
    def values(self):
        return [part.detach().numpy() for part in self.parts]

    def learn(self, inputs, among, targets, rate):
        torch = self.torch
        columns, biases, rows, ends = self.parts
        sums = torch.from_numpy(inputs) @ columns + biases
        # Where a unit is at its end the value stays, and a hundredth of the slope comes through.
        outside = (sums < 0) | (sums >= 1)
        units = sums.clamp(0, 1) + 0.01 * outside * (sums - sums.detach())
        values = (units @ rows.T + ends).masked_fill(~torch.from_numpy(among), -1e9)
        loss = -(torch.from_numpy(targets) * values.log_softmax(dim=1)).sum(dim=1).mean()
        self.adam.param_groups[0]["lr"] = rate
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()
        with torch.no_grad():
            for part in self.parts:
                part.clamp_(-4, 4)
        return float(loss)


def teach(learner, taught, inputs, size, rate, random):
    """Goes once through lessons, in any order: what follows each other is alike. Gives the mean cross entropy."""
    order = random.permutation(len(taught.ends))
    losses = []
    for numbers in np.array_split(order, max(len(order) // size, 1)):
        among = contending(taught.contenders[numbers], taught.targets.shape[1])
        seen = dense(taught.lists(numbers), inputs).astype(np.float32)
        losses.append(learner.learn(seen, among, taught.targets[numbers], rate))
    return float(np.mean(losses))


def furthest(network, table, random):
    """How far the judgement of a network is at most from that of the program, in a game of any moves."""
    worst = 0.0
    table.reset()
    while table.seat is not None:
        sights = [table.now, *table.after]
        ours = network.chances([sight.inputs for sight in sights], [sight.contenders for sight in sights])
        theirs = np.array([sight.chances for sight in sights])
        worst = max(worst, float(abs(ours - theirs).max()))
        table.step(random.choice(table.legal))
    return worst


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="mejn")
    parser.add_argument("--preset", help="house rules by name, such as quick")
    parser.add_argument("--seconds", type=float, default=60, help="how long it learns")
    parser.add_argument("--rounds", type=int, default=10**9, help="how often it plays and learns, at most")
    parser.add_argument("--games", type=int, default=400, help="games of a round")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--rate", type=float, default=5e-3)
    parser.add_argument("--trace", type=float, default=0.8, help="λ")
    parser.add_argument("--batch", type=int, default=512, help="judgements of a step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--torch", action="store_true", help="learns by PyTorch")
    parser.add_argument("--out", type=Path, default=Path("mine.net"))
    parser.add_argument("--program", help="the path of homestretch")
    line = parser.parse_args()

    random = np.random.default_rng(line.seed)
    at = {"preset": line.preset, "program": line.program}
    with Table(line.game, **at) as table:
        encoding, inputs, sides = table.encoding, table.inputs, table.sides
    learner = (ByTorch if line.torch else ByNumpy)((inputs, line.hidden, sides), random)

    begun, rounds, learnt = time.monotonic(), 0, 0
    while True:
        network = Network.rounded(encoding, *learner.values)
        network.write(line.out)
        share = max((time.monotonic() - begun) / line.seconds, rounds / line.rounds)
        if share >= 1:
            break
        seed = int(random.integers(2**31))
        taught = lessons(line.game, line.out, line.games, seed=seed, trace=line.trace, **at)
        off = teach(learner, taught, inputs, line.batch, line.rate * 0.1**share, random)
        rounds += 1
        learnt += len(taught.ends)
        spent = time.monotonic() - begun
        print(f"{spent:5.0f} s  {rounds * line.games:7,} games  {learnt:9,} judgements  off by {off:.4f}", flush=True)

    with Table(line.game, network=line.out, seed=line.seed, **at) as table:
        worst = furthest(network, table, random)
    if worst > 1e-6:
        raise SystemExit(f"the program judges otherwise: by {worst:.2g}")
    print(f"kept {line.out}, by which the program judges alike, to {worst:.1g}")


if __name__ == "__main__":
    main()
