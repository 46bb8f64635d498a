"""Many games at once: the same games as one by one, what is refused, and rewards."""

import os
import tempfile
import unittest
from pathlib import Path

try:
    import numpy as np

    from homestretch.batch import Batch, BatchCompromise
except ImportError:
    if os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all":
        raise
    np = None

from homestretch import IllegalAction, ProgramError
from homestretch.program import Child, find


def files():
    """The files of shared memory that have a name."""
    folder = Path("/dev/shm" if os.path.isdir("/dev/shm") else tempfile.gettempdir())
    return {path for path in folder.glob("homestretch-*") if path.is_file()}


@unittest.skipIf(np is None, "numpy is missing")
class Batches(unittest.TestCase):
    def test_games_of_a_batch_are_those_that_are_played_one_by_one(self):
        choices = np.random.default_rng(1).integers(0, 27, (5, 4, 2))
        with BatchCompromise(4, noTies=False, seed=9) as batch:
            batch.reset()
            rounds = []
            for step in range(5):
                rounds.append(batch.mine.copy())
                batch.step(choices[step])
            scores, places = batch.score.copy(), batch.places.copy()
            self.assertTrue(batch.over.all())
        rules = ["--rule", "ties=on", "--seed", 9]
        with Child(["compromise", *rules]) as child:
            names = child.ask(type="hello")["number_names"]
            at = names.index("mine_111")
            for game in range(4):
                state = child.ask(type="reset")
                for step in range(5):
                    self.assertEqual(state["views"]["1"][at : at + 27], rounds[step][game, 1].tolist())
                    numbers = {str(seat): int(choices[step, game, seat]) for seat in (0, 1)}
                    state = child.ask(type="step", choices=numbers)
                self.assertEqual(state["places"], places[game, :2].tolist())
                own = [state["views"][seat][names.index("score")] for seat in "01"]
                self.assertEqual(own, scores[game].tolist())

    def test_every_game_goes_through_frames(self):
        random = np.random.default_rng(2)
        for game in ("mejn", "ludo", "quoridor", "dog", "compromise"):
            with self.subTest(game=game), Batch(game, 8, seed=1) as batch:
                batch.reset()
                for _ in range(50):
                    chosen = batch.random_choices(random)
                    mask = batch.legal_mask()
                    self.assertEqual((mask.any(axis=2) == batch.to_choose).all(), True)
                    batch.step(chosen)

    def test_games_through_memory_and_pipes_are_the_same(self):
        random = np.random.default_rng(7)
        for game in ("mejn", "compromise"):
            # So many that several threads play them.
            with Batch(game, 300, seed=6, shared=True) as memory, Batch(game, 300, seed=6, shared=False) as pipes:
                memory.reset()
                pipes.reset()
                for _ in range(30):
                    for column in memory.facts["columns"]:
                        one, other = (getattr(batch, column["name"]) for batch in (memory, pipes))
                        np.testing.assert_array_equal(one, other)
                    chosen = pipes.random_choices(random)
                    memory.chosen[...] = chosen
                    memory.step()
                    pipes.step(chosen)

    def test_views_that_are_due_are_those_of_who_is_to_choose_and_of_the_end(self):
        random, other = np.random.default_rng(3), np.random.default_rng(3)
        with Batch("ludo", 40, preset="quick", seed=5) as every, Batch("ludo", 40, preset="quick", seed=5, due=True) as due:
            every.reset()
            due.reset()
            kept, ends = 0, 0
            for _ in range(400):
                told = due.to_choose | (due.over[:, None] == 1)
                self.assertTrue(np.array_equal(every.views[told], due.views[told]))
                for name in ("turn", "over", "places", "legal"):
                    self.assertTrue(np.array_equal(getattr(every, name), getattr(due, name)), name)
                kept += int(np.any(every.views != due.views))
                ends += int(due.over.sum())
                every.step(every.random_choices(random))
                due.step(due.random_choices(other))
            self.assertGreater(kept, 100, "others are left as they were")
            self.assertGreater(ends, 0)

    def test_shared_memory_leaves_nothing_behind_and_outlives_the_program(self):
        before = files()
        with Batch("quoridor", 4, shared=True) as batch:
            batch.reset()
            self.assertEqual(files(), before)
        self.assertEqual(batch.turn.tolist(), [1] * 4)
        with self.assertRaisesRegex(ProgramError, "nobody"):
            Batch("quoridor", 4, seats="person,nobody", shared=True)
        self.assertEqual(files(), before)

    @unittest.skipUnless(os.name == "posix", "needs sh")
    def test_where_memory_has_no_room_to_be_shared_pipes_do(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "homestretch"
            program.write_text(f'#!/bin/sh\ncase "$*" in *--shared*) echo "no room" >&2; exit 1;; esac\nexec {find()} "$@"\n')
            program.chmod(0o755)
            with BatchCompromise(2, program=program) as batch:
                batch.reset()
                batch.step(np.zeros((2, 2), int))
                self.assertEqual(batch.round.tolist(), [[2, 2]] * 2)
            with self.assertRaisesRegex(ProgramError, "no room"):
                BatchCompromise(2, program=program, shared=True)

    def test_what_has_no_room_becomes_no_other_choice(self):
        with BatchCompromise(1) as batch:
            batch.reset()
            for number in (2**32, -(2**32), 2**31):
                with self.assertRaises(IllegalAction):
                    batch.step(np.array([[number, 0]]))
            batch.step(np.array([[26, 0]], np.uint64))
            self.assertEqual(batch.last_mine.tolist(), [[26, 0]])

    def test_rewards_add_up_to_nothing_and_come_at_the_end(self):
        random = np.random.default_rng(3)
        with BatchCompromise(64, seed=2) as batch:
            batch.reset()
            ends = 0
            for _ in range(30):
                batch.step(batch.random_choices(random))
                rewards, over = batch.rewards(), batch.over != 0
                np.testing.assert_array_equal(rewards.sum(axis=1), 0)
                np.testing.assert_array_equal(np.abs(rewards[:, 0]), over)
                won = batch.score[:, 0] > batch.score[:, 1]
                np.testing.assert_array_equal(rewards[over, 0] > 0, won[over])
                ends += over.sum()
            self.assertGreater(ends, 64)

    def test_pips_of_the_complex_game_are_placed_one_by_one(self):
        with BatchCompromise(2, pips=3, length=1, gametype="c", noTies=False) as batch:
            batch.reset()
            for pip in range(3):
                self.assertEqual(batch.phase.tolist(), [[1, 1]] * 2)
                self.assertEqual(batch.placed.sum(), pip * 4)
                batch.step(np.full((2, 2), 13))
            self.assertEqual(batch.phase.tolist(), [[3, 3]] * 2)
            self.assertEqual(batch.mine[0, 0, 13], 3)
            batch.step(np.zeros((2, 2), int))
            self.assertEqual(batch.score.tolist(), [[3, 3]] * 2)
            self.assertEqual(batch.places[0].tolist(), [1, 1, 0, 0, 0, 0])

    def test_a_choice_that_is_not_legal_is_named_and_changes_nothing(self):
        with BatchCompromise(3, seed=4) as batch:
            with self.assertRaisesRegex(ProgramError, "reset"):
                batch.step(np.zeros((3, 2), int))
            batch.reset()
            before = batch.views.copy()
            choices = np.zeros((3, 2), int)
            choices[1, 1] = 27
            with self.assertRaisesRegex(IllegalAction, "game 1: seat 1 chose 27 in round 1") as caught:
                batch.step(choices)
            self.assertEqual((caught.exception.seat, caught.exception.round, caught.exception.value), (1, 1, "27"))
            np.testing.assert_array_equal(batch.views, before)
            for wrong, error in ((np.zeros((3, 2)), TypeError), (np.zeros((3, 2), bool), TypeError),
                                 (np.zeros((2, 2), int), ValueError)):  # fmt: skip
                with self.assertRaises(error):
                    batch.step(wrong)
            batch.step(np.zeros((3, 2), int))
            self.assertEqual(batch.round.tolist(), [[2, 2]] * 3)

    def test_an_opponent_of_ours_sits_on_the_other_seat(self):
        with BatchCompromise(8, opponent="random", seed=5) as batch:
            batch.reset()
            self.assertEqual(batch.views.shape[1], 1)
            batch.step(np.zeros(8, int))
            self.assertTrue((batch.last_theirs >= 0).all())

    def test_close_ends_the_program(self):
        batch = BatchCompromise(8)
        process = batch._child._process
        batch.close()
        self.assertEqual(process.returncode, 0)
        with self.assertRaisesRegex(ProgramError, "closed"):
            batch.reset()

    def test_what_is_no_batch_is_refused(self):
        for options, words in (({"games": 0}, "0 games"), ({"opponent": "nobody"}, "nobody"), ({"pips": 0}, "pips")):
            with self.subTest(options=options), self.assertRaisesRegex(ProgramError, words):
                BatchCompromise(**options)


if __name__ == "__main__":
    unittest.main()
