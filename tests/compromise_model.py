"""A slow model of Compromise, by another way than the program: places are triples, lines are lists, nothing is a bit.

    python3 tests/compromise_model.py make FOLDER     writes the facts in tests/conformance/compromise-*.jsonl
    python3 tests/compromise_model.py FILE...         holds facts from elsewhere against this model
"""
import json
import random
import sys

AXES = range(3)
PLACES = [(grid, row, column) for grid in AXES for row in AXES for column in AXES]


def free(one, two):
    """The places that neither choice freezes."""
    return [i for i, place in enumerate(PLACES) if all(place[k] not in (one[k], two[k]) for k in AXES)]


def lead(mine, theirs):
    return [a - b for a, b in zip(mine, theirs)]


def line_sum(values, axis, line):
    return sum(value for value, place in zip(values, PLACES) if place[axis] == line)


def greedy(mine, theirs):
    values = lead(mine, theirs)
    return [min(AXES, key=lambda line: (line_sum(values, axis, line), line)) for axis in AXES]


def smart_greedy(mine, theirs):
    values, fixed = lead(mine, theirs), {}
    while len(fixed) < 3:
        lines = [(axis, line) for axis in AXES if axis not in fixed for line in AXES]
        axis, line = min(lines, key=lambda it: (line_sum(values, *it), it))
        fixed[axis] = line
        values = [0 if place[axis] == line else value for value, place in zip(values, PLACES)]
    return [fixed[axis] for axis in AXES]


def determined(mine, theirs):
    mine, found = list(mine), []
    for _ in range(2):
        best = None
        for i, place in enumerate(PLACES):
            value = mine[i] - theirs[i]
            if best is None or value > best[0]:
                best = (value, place)
                mine[i] = -100
        found.append(best[1])
    one, two = found
    used = [(one[0], two[0]), (one[1], two[1]), (one[2], two[1])]
    return [max(line for line in AXES if line not in lines) for lines in used]


PLAYERS = {"greedy": greedy, "smart_greedy": smart_greedy, "determined": determined}


def play(rounds):
    """Whether the scores of a game's rounds are right; and the last ones."""
    pips, score = [[0] * 27, [0] * 27], [0, 0]
    for it in rounds:
        for side, add in enumerate((it["red_add"], it["green_add"])):
            pips[side] = [a + b for a, b in zip(pips[side], add)]
        for i in free(it["red_move"], it["green_move"]):
            for side in (0, 1):
                score[side] += pips[side][i]
                pips[side][i] = 0
        if score != it["score"]:
            return False, score
    return True, score


def holds(fact):
    if fact["kind"] == "compromise.decisions":
        return all(player(fact["mine"], fact["theirs"]) == fact[name] for name, player in PLAYERS.items())
    if fact["kind"] == "compromise.rounds":
        places = free(fact["red_move"], fact["green_move"])
        return all(fact[f"{side}_gain"] == sum(fact[side][i] for i in places) for side in ("red", "green"))
    right, (red, green) = play(fact["rounds"])
    is_over = len(fact["rounds"]) >= fact["length"] and (red != green or not fact["no_ties"])
    return right and is_over


def some_pips(rng):
    kind = rng.choice(["flat", "few", "high", "line", "thrown", "thrown"])
    counts = [0] * 27
    if kind == "flat":
        return [rng.randrange(2)] * 27
    if kind == "high":
        return [rng.randrange(90, 130) for _ in PLACES]
    if kind == "line":
        axis, line = rng.randrange(3), rng.randrange(3)
        return [rng.randrange(5) if place[axis] == line else 0 for place in PLACES]
    for _ in range(rng.randrange(1, 9) if kind == "few" else rng.choice([30, 60, 200])):
        counts[rng.randrange(27)] += 1
    return counts


def some_game(rng, kind, no_ties):
    pips, length = rng.choice([1, 2, 4, 30, 100]), rng.choice([0, 1, 2, 5, 9])
    rounds, score, lying = [], [0, 0], [[0] * 27, [0] * 27]
    while len(rounds) < length or (no_ties and score[0] == score[1]):
        adds = []
        for side in (0, 1):
            places = rng.sample(range(27), 27 if kind == "s" else rng.choice([1, 8, 27]))
            add = [0] * 27
            for _ in range(pips):
                add[rng.choice(places)] += 1
            adds.append(add)
            lying[side] = [a + b for a, b in zip(lying[side], add)]
        moves = [list(rng.choice(PLACES)) for _ in (0, 1)]
        for i in free(*moves):
            for side in (0, 1):
                score[side] += lying[side][i]
                lying[side][i] = 0
        rounds.append({"turn": len(rounds) + 1, "red_add": adds[0], "green_add": adds[1],
                       "red_move": moves[0], "green_move": moves[1], "score": list(score)})
    return {"kind": "compromise.games", "type": kind, "pips": pips, "length": length, "no_ties": no_ties,
            "rounds": rounds}


def make(folder):
    rng = random.Random(20)
    decisions, rounds = [], []
    for _ in range(400):
        mine, theirs = some_pips(rng), some_pips(rng)
        chosen = {name: player(mine, theirs) for name, player in PLAYERS.items()}
        decisions.append({"kind": "compromise.decisions", "mine": mine, "theirs": theirs, **chosen})
    pairs = [(one, two) for one in PLACES for two in PLACES]
    for one, two in rng.sample(pairs, 300):
        fact = {"kind": "compromise.rounds", "red": some_pips(rng), "green": some_pips(rng),
                "red_move": list(one), "green_move": list(two)}
        for side in ("red", "green"):
            fact[f"{side}_gain"] = sum(fact[side][i] for i in free(one, two))
            fact[f"{side}_after"] = [0 if i in free(one, two) else n for i, n in enumerate(fact[side])]
        rounds.append(fact)
    games = [some_game(rng, "scg"[n % 3], bool(n // 3 % 2)) for n in range(90)]
    for name, facts in (("decisions", decisions), ("rounds", rounds), ("games", games)):
        with open(f"{folder}/compromise-{name}.jsonl", "w", encoding="utf-8") as file:
            file.writelines(json.dumps(fact, separators=(",", ":")) + "\n" for fact in facts)


def main(words):
    if words[0] == "make":
        make(words[1])
        return
    for path in words:
        with open(path, encoding="utf-8") as file:
            verdicts = [holds(json.loads(line)) for line in file]
        print(f"{path}: {sum(verdicts)} hold, {verdicts.count(False)} do not")


if __name__ == "__main__":
    main(sys.argv[1:])
