"""gymnasium: its own checks on every game, and what they do not look at."""

import itertools
import os
import unittest
import warnings

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import env_checker

    import homestretch.gym
    from homestretch.batch import Batch
except ImportError:
    if os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all":
        raise
    gymnasium = None

from homestretch import IllegalAction

GAMES = ("mejn", "ludo", "quoridor", "dog", "compromise")


@unittest.skipIf(gymnasium is None, "gymnasium is missing")
class Environments(unittest.TestCase):
    def vector(self, *words, **options):
        envs = homestretch.gym.VectorEnv(*words, **options)
        self.addCleanup(envs.close)
        return envs

    def test_its_checks_accept_one_game(self):
        for game in GAMES:
            with self.subTest(game=game), warnings.catch_warnings():
                warnings.simplefilter("error")
                # gymnasium warns of what it only recommends, by a word of its own.
                warnings.filterwarnings("ignore", category=UserWarning, module="gymnasium")
                env = gymnasium.make(homestretch.gym.NAMES[game], illegal="random")
                env_checker.check_env(env.unwrapped)
                env.close()

    def test_its_checks_accept_many_games(self):
        for game in GAMES:
            with self.subTest(game=game):
                envs = self.vector(game, 3, illegal="random")
                env_checker.check_reset_seed_determinism(envs)
                env_checker.check_reset_options(envs)
                env_checker.check_reset_return_type(envs)
                # As check_returned_data_not_reused, which asks of one game whether it is over.
                seen = [envs.reset(seed=1), envs.step(envs.action_space.sample()), envs.step(envs.action_space.sample())]
                for one, other in itertools.combinations(seen, 2):
                    self.assertFalse(env_checker.data_shares_objects(one[0], other[0]))
                env_checker.check_space_limit(envs.observation_space, "observation")

    def test_what_is_seen_lies_in_its_space_and_rewards_come_at_the_end(self):
        for game in ("mejn", "compromise"):
            name = homestretch.gym.NAMES[game]
            rules = {"pawns": 1} if game == "mejn" else None
            envs = gymnasium.make_vec(
                name, num_envs=8, vectorization_mode="vector_entry_point", illegal="random", rules=rules
            )
            self.addCleanup(envs.close)
            envs.action_space.seed(1)
            seen, _ = envs.reset(seed=3)
            ends = 0
            for _ in range(150):
                self.assertIn(seen, envs.observation_space)
                seen, rewards, over, cut, _ = envs.step(envs.action_space.sample())
                self.assertFalse(cut.any() or rewards[~over].any())
                self.assertTrue((np.abs(rewards[over]) > 0).all())
                ends += over.sum()
            self.assertGreater(ends, 8)

    def test_a_game_that_is_over_begins_anew_with_the_next_step(self):
        envs = self.vector("compromise", 2, seats="person,greedy")
        envs.reset(seed=5)
        for _ in range(5):
            _, _, over, *_ = envs.step(np.array([1, 2]))
        self.assertTrue(over.any())
        place = int(np.argmax(over))
        # What is given for it is not looked at.
        actions = np.where(over, -1, 0)
        seen, rewards, again, *_ = envs.step(actions)
        self.assertEqual((seen[place, envs.batch.names.index("round")], rewards[place], again[place]), (1, 0, False))

    def test_the_games_are_those_of_a_batch(self):
        envs = self.vector("quoridor", 4, seats="person,runner")
        with Batch("quoridor", 4, seats="person,runner") as batch:
            batch.reset(9)
            seen, _ = envs.reset(seed=9)
            random = np.random.default_rng(1)
            for _ in range(20):
                np.testing.assert_array_equal(seen["observation"], batch.views[:, 0])
                np.testing.assert_array_equal(seen["action_mask"], batch.legal_mask()[:, 0])
                choices = batch.random_choices(random)
                batch.step(choices)
                seen, *_ = envs.step(choices[:, 0])

    def test_the_same_seed_brings_the_same(self):
        courses = []
        for _ in range(2):
            envs = self.vector("mejn", 3, illegal="random")
            envs.action_space.seed(4)
            course = [envs.reset(seed=8)[0]["observation"]]
            course += [envs.step(envs.action_space.sample())[0]["observation"] for _ in range(50)]
            courses.append(np.array(course))
        np.testing.assert_array_equal(*courses)

    def test_without_a_copy_the_arrays_are_the_programs(self):
        envs = self.vector("compromise", 2, copy=False)
        seen, _ = envs.reset(seed=1)
        before = seen.copy()
        envs.step(np.zeros(2, int))
        self.assertFalse((seen == before).all())

    def test_what_is_not_allowed_is_refused(self):
        envs = self.vector("compromise", 2)
        envs.reset(seed=1)
        with self.assertRaisesRegex(IllegalAction, "game 1.*seat 0.*27"):
            envs.step(np.array([0, 27]))
        for options, words in (
            ({"seats": "person,person"}, "one seat is"),
            ({"illegal": "lose"}, "illegal"),
            ({"render_mode": "human"}, "not drawn"),
        ):
            with self.subTest(options=options), self.assertRaisesRegex(ValueError, words):
                homestretch.gym.VectorEnv("compromise", 2, **options)


if __name__ == "__main__":
    unittest.main()
