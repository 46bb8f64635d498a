"""PettingZoo: its own tests on every game, and what they do not look at."""

import contextlib
import io
import os
import unittest
import warnings
from pathlib import Path

try:
    import numpy as np
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from homestretch import zoo
except ImportError:
    if os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all":
        raise
    zoo = None

from homestretch import GameOver, IllegalAction, ProgramError

GAMES = ("mejn", "ludo", "quoridor", "dog", "compromise")


def quietly(test, *words, **options):
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        # They would rather have boxes than dictionaries with masks, and do not know this environment.
        warnings.simplefilter("ignore")
        test(*words, **options)


@unittest.skipIf(zoo is None, "PettingZoo is missing")
class Environments(unittest.TestCase):
    def env(self, *words, **options):
        env = zoo.env(*words, **options)
        self.addCleanup(env.close)
        return env

    def parallel(self, **options):
        env = zoo.parallel_env(**options)
        self.addCleanup(env.close)
        return env

    def test_api(self):
        for game in GAMES:
            with self.subTest(game=game):
                quietly(api_test, self.env(game, seed=1), num_cycles=100)
        quietly(api_test, self.env("compromise", preset="complex", rules={"pips": 3}), num_cycles=100)
        quietly(api_test, self.env("mejn", seats="person,random,person,far", seed=1), num_cycles=100)
        quietly(api_test, self.env("quoridor", max_steps=20), num_cycles=100)

    def test_sizes_are_those_of_the_readme(self):
        readme = (Path(__file__).resolve().parent.parent / "README.md").read_text()
        for game in GAMES:
            env = self.env(game)
            row = f"| {game} | {len(env.names)} | {env.choices} | {len(env.possible_agents)} |"
            self.assertIn(row, readme)

    def test_seeds(self):
        for game in GAMES:
            with self.subTest(game=game):
                quietly(seed_test, lambda: zoo.env(game), num_cycles=50)

    def test_parallel_api(self):
        for options in ({}, {"gametype": "c", "pips": 4}, {"gametype": "g", "pips": 4}, {"opponent": "random"}):
            with self.subTest(options=options):
                quietly(parallel_api_test, self.parallel(**options), num_cycles=200)

    def test_parallel_seeds(self):
        for options in ({}, {"gametype": "c", "pips": 4}):
            quietly(parallel_seed_test, lambda: zoo.parallel_env(**options), num_cycles=50)

    def test_rewards_are_shares_and_come_at_the_end(self):
        env = self.parallel(seed=3)
        env.reset()
        while env.agents:
            _, rewards, ends, _, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
            self.assertEqual(sum(rewards.values()), 0)
            self.assertEqual(any(rewards.values()), all(ends.values()))
        four = self.env("mejn", rules={"pawns": 1}, seed=1)
        four.reset()
        rewards = {}
        for agent in four.agent_iter():
            seen, reward, ended, _, _ = four.last()
            if ended:
                rewards[agent] = reward
            four.step(None if ended else four.action_space(agent).sample(seen["action_mask"]))
        self.assertEqual(sorted(round(reward, 3) for reward in rewards.values()), [-1, -0.333, 0.333, 1])

    def test_scores_as_rewards_add_up_to_the_lead(self):
        env = self.parallel(reward="score", seed=6)
        env.reset()
        lead = 0
        while env.agents:
            views, rewards, *_ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
            lead += rewards["seat_0"]
        own = views["seat_0"]
        self.assertEqual(lead, own[env.names.index("score")] - own[env.names.index("their_score")])

    def test_nobody_sees_what_the_other_one_has_named(self):
        env = self.env("compromise", seed=2)
        views = []
        for action in (0, 26):
            env.reset(seed=2)
            env.step(action)
            self.assertEqual(env.agent_selection, "seat_1")
            views.append(env.observe("seat_1")["observation"])
        np.testing.assert_array_equal(*views)

    def test_what_is_not_allowed_is_refused(self):
        env = self.env("quoridor", seed=1)
        env.reset()
        mask = env.observe("seat_0")["action_mask"]
        for action in (int(np.argmin(mask)), -1, 10**6, None, 1.0, True, "e2"):
            with self.subTest(action=action), self.assertRaisesRegex(IllegalAction, "seat 0.*round 1"):
                env.step(action)
        both = self.parallel()
        both.reset()
        for actions, error in (({"seat_0": 1}, ValueError), ({"seat_0": 1, "seat_1": 27}, IllegalAction),
                               ({"seat_0": 1.5, "seat_1": 1}, IllegalAction)):  # fmt: skip
            with self.assertRaises(error):
                both.step(actions)
        while both.agents:
            both.step({agent: 0 if agent == "seat_0" else 26 for agent in both.agents})
        with self.assertRaises(GameOver):
            both.step({"seat_0": 0, "seat_1": 0})
        with self.assertRaisesRegex(ValueError, "gametype"):
            zoo.parallel_env(gametype="x")
        with self.assertRaisesRegex(ProgramError, "no game called"):
            zoo.env("chess")

    def test_render_and_record_are_those_of_the_program(self):
        env = self.env("quoridor", render_mode="ansi")
        env.reset()
        self.assertGreater(len(env.render().splitlines()), 9)
        self.assertIn("game quoridor", env.record())

    def test_close_ends_the_program(self):
        for env in (zoo.env("mejn"), zoo.parallel_env()):
            process = env._child._process
            env.reset()
            env.close()
            self.assertEqual(process.returncode, 0)


if __name__ == "__main__":
    unittest.main()
