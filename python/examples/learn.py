"""Learns the simple game of Compromise in a few minutes, with numpy alone.

    python examples/learn.py --out learned

A net with one hidden layer sees the lead on each of the 27 places and says how likely it names each of the 27 triples. It
plays rounds by the thousand against Random, Determined, Greedy and SmartGreedy, without being told against whom, and makes
likelier what brought more pips than usual (REINFORCE: Williams 1992; Adam: Kingma, Ba 2015). Every few seconds it plays
games against each of the four, on seeds that it never learns from, and always names its likeliest triple; the shares of
games won make the curve in `curve.csv` and `curve.svg`. `policy.npz` has the net.

What comes of it: README.md, «An example that learns». The players are fixed and known, so this is a best answer to them,
not a good player: whoever knows its net beats it.
"""

import argparse
import csv
import os
import time
from pathlib import Path

# One core for the net: the other one is for the games.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

from homestretch.batch import BatchCompromise

RIVALS = ("random", "determined", "greedy", "smart_greedy")
COLOURS = ("#7b8794", "#2f8f5b", "#d0812a", "#b3362f")


class Policy:
    """lead [N, 27] → the logarithms of 27 likelihoods, through `hidden` rectified units."""

    def __init__(self, hidden, random):
        def weights(rows, columns):
            return (random.standard_normal((rows, columns)) * np.sqrt(2 / rows)).astype(np.float32)

        self.values = [
            weights(27, hidden),
            np.zeros(hidden, np.float32),
            weights(hidden, 27) * np.float32(0.1),
            np.zeros(27, np.float32),
        ]
        self.moments = [(np.zeros_like(value), np.zeros_like(value)) for value in self.values]
        self.updates = 0

    def forward(self, lead):
        first, bias, second, end = self.values
        self.lead = lead
        self.hidden = np.maximum(lead @ first + bias, 0)
        scores = self.hidden @ second + end
        scores -= scores.max(axis=1, keepdims=True)
        return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))

    def learn(self, slope, rate):
        """One step of Adam up the slope [N, 27] of what was forwarded last."""
        _, _, second, _ = self.values
        below = (slope @ second.T) * (self.hidden > 0)
        slopes = [self.lead.T @ below, below.sum(axis=0), self.hidden.T @ slope, slope.sum(axis=0)]
        self.updates += 1
        for value, (mean, square), by in zip(self.values, self.moments, slopes):
            mean += 0.1 * (by - mean)
            square += 0.001 * (by * by - square)
            sure = mean / (1 - 0.9**self.updates)
            value += rate * sure / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def lead_of(batches):
    """The lead on every place in all games, in units of about one deviation."""
    return np.concatenate([(batch.mine[:, 0] - batch.theirs[:, 0]) for batch in batches]).astype(np.float32) / 3


def step(batches, chosen):
    """Steps all batches at once: while one is read the others are at work."""
    parts = np.split(chosen, len(batches))
    for batch, part in zip(batches, parts):
        batch.send(part)
    for batch in batches:
        batch.receive()


def margin(batches):
    return np.concatenate([batch.score[:, 0] - batch.their_score[:, 0] for batch in batches]).astype(np.float32)


def judge(policy, batches):
    """The share of one game at each place of the batches that is won, by rival."""
    for batch in batches:
        batch.reset(20_000)
    won = [np.full(batch.games, -1.0) for batch in batches]
    while any((share < 0).any() for share in won):
        chosen = policy.forward(lead_of(batches)).argmax(axis=1)
        step(batches, chosen)
        for batch, share in zip(batches, won):
            ended = (batch.over != 0) & (share < 0)
            share[ended] = batch.places[ended, 0] == 1
    return [float(share.mean()) for share in won]


def learn(policy, batches, random, rate, entropy, usual):
    """One round in every game, and what is learnt from it."""
    over = np.concatenate([batch.over != 0 for batch in batches])
    before = margin(batches)
    likely = np.exp(logs := policy.forward(lead_of(batches)))
    chosen = (likely.cumsum(axis=1) < random.random((len(likely), 1), np.float32)).sum(axis=1).clip(0, 26)
    step(batches, chosen)
    gain = (margin(batches) - before) / 10
    # What is usual differs by rival: the mean of each is taken off, which changes no slope but its noise.
    means = [part.mean() for part in np.split(gain, len(batches))]
    usual += 0.05 * (np.array(means, np.float32) - usual)
    gain -= np.repeat(usual, len(gain) // len(batches))
    # A game that was over began anew: nothing was chosen there.
    gain[over] = 0
    slope = -likely * gain[:, None]
    slope[np.arange(len(chosen)), chosen] += gain
    # A little likelihood for everything keeps it trying: the slope of the entropy.
    slope -= entropy * likely * (logs - (likely * logs).sum(axis=1, keepdims=True))
    policy.learn(slope / len(likely), rate)


def draw(rows, path):
    """The curve as SVG: seconds to the right, shares of games won upwards."""
    width, height, left, top = 640, 360, 50, 20
    last = max(rows[-1][0], 1e-9)

    def at(seconds, share):
        return f"{left + (width - left - 130) * seconds / last:.1f},{top + (height - 60) * (1 - share):.1f}"

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">']
    lines.append(f'<rect width="{width}" height="{height}" fill="white"/>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        lines.append(f'<polyline points="{at(0, share)} {at(last, share)}" stroke="#ddd" fill="none"/>')
        lines.append(f'<text x="{left - 8}" y="{at(0, share).split(",")[1]}" text-anchor="end">{share:.0%}</text>')
    lines.append(f'<text x="{left}" y="{height - 8}">games won by training time; the right end is {last:.0f} s</text>')
    for place, (rival, colour) in enumerate(zip(RIVALS, COLOURS)):
        points = " ".join(at(row[0], row[2 + place]) for row in rows)
        lines.append(f'<polyline points="{points}" stroke="{colour}" stroke-width="2" fill="none"/>')
        share, y = rows[-1][2 + place], top + 20 + 18 * place
        lines.append(f'<text x="{width - 124}" y="{y}" fill="{colour}">{rival} {share:.1%}</text>')
    path.write_text("\n".join([*lines, "</svg>"]) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=200, help="how long it learns")
    parser.add_argument("--updates", type=int, default=10**9, help="the most rounds of all games that it learns from")
    parser.add_argument("--games", type=int, default=512, help="games at once against each rival")
    parser.add_argument("--judged", type=int, default=2000, help="games against each rival for a point of the curve")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--points", type=int, default=20, help="points of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    parser.add_argument("--program", help="the path of homestretch")
    line = parser.parse_args()
    line.out.mkdir(parents=True, exist_ok=True)

    random = np.random.default_rng(line.seed)
    policy = Policy(line.hidden, random)
    lessons, tests = [], []
    for place, rival in enumerate(RIVALS):
        lessons.append(BatchCompromise(line.games, opponent=rival, seed=line.seed * 10 + place, program=line.program))
        tests.append(BatchCompromise(line.judged, opponent=rival, program=line.program))
        lessons[-1].reset()

    rows, usual = [], np.zeros(len(RIVALS), np.float32)
    begun, learnt, update = time.monotonic(), 0.0, 0
    while True:
        share = max(learnt / line.seconds, update / line.updates)
        if share >= len(rows) / line.points:
            paused = time.monotonic()
            rows.append([learnt, update * line.games * len(RIVALS), *judge(policy, tests)])
            print(f"{learnt:6.1f} s  {rows[-1][1]:>11,} rounds  ", end="")
            print("  ".join(f"{rival} {won:6.1%}" for rival, won in zip(RIVALS, rows[-1][2:])), flush=True)
            begun += time.monotonic() - paused
        if share >= 1:
            break
        # The rate falls to nothing at the end.
        learn(policy, lessons, random, line.rate * (1 - share), line.entropy * (1 - share), usual)
        update += 1
        learnt = time.monotonic() - begun

    for batch in (*lessons, *tests):
        batch.close()
    with open(line.out / "curve.csv", "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["seconds", "rounds", *RIVALS])
        table.writerows([f"{row[0]:.1f}", row[1], *(f"{share:.4f}" for share in row[2:])] for row in rows)
    draw(rows, line.out / "curve.svg")
    np.savez(line.out / "policy.npz", *policy.values)
    print(f"kept in {line.out}: curve.csv, curve.svg, policy.npz")


if __name__ == "__main__":
    main()
