"""Tournaments from Python: their tables, by each maker that is here, are what the program tells."""

import os
import tempfile
import unittest
from pathlib import Path

from homestretch import ProgramError, arena

ALL = os.environ.get("HOMESTRETCH_PYTHON_TEST") == "all"

try:
    import polars
except ImportError:
    if ALL:
        raise
    polars = None

#: A small one, of which every game is kept.
SMALL = {"players": ["far", "near", "random"], "games": 60, "seed": 7, "record": True, "progress": False}


class Tournaments(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.played = arena.run(**SMALL, tables="plain")

    def test_standings_and_pairs_are_rows_of_numbers(self):
        standings = self.played.standings
        self.assertEqual({row["name"] for row in standings}, {"far", "near", "random"})
        self.assertEqual(sum(row["place_1"] for row in standings), 60)
        ratings = [row["rating"] for row in standings]
        self.assertEqual(ratings, sorted(ratings, reverse=True))
        self.assertAlmostEqual(sum(row["win_share"] for row in standings), 1)
        self.assertEqual(len(self.played.pairs), 6)
        self.assertEqual((self.played.summary["games"], self.played.summary["seed"]), (60, 7))

    def test_games_tell_who_sat_where_and_who_won(self):
        games = self.played.games()
        self.assertEqual(len(games), 60)
        for row in games:
            sat = [name for name in row["players"] if name]
            self.assertEqual(sorted(sat), ["far", "near", "random"])
        won = [row for row in games if row["players"][row["places"].index(1)] == "far"]
        self.assertEqual(self.played.games(winner="far"), won)
        self.assertEqual(self.played.games(most=2), games[:2])

    def test_a_row_of_decisions_is_one_of_the_legal_choices_and_how_the_game_ended(self):
        games = {(row["block"], row["game"]): row for row in self.played.games()}
        names, decisions = self.played.views(), self.played.decisions()
        self.assertGreater(len(decisions), 1000)
        for row in decisions:
            self.assertIn(row["choice"], row["legal"])
            self.assertEqual(len(row["view"]), len(names))
            self.assertEqual(row["view"][names.index("seat")], row["seat"])
            game = games[row["block"], row["game"]]
            self.assertEqual(game["players"][row["seat"]], row["player"])
            self.assertEqual(game["places"][row["seat"]], row["place"])

    @unittest.skipIf(polars is None, "polars is missing")
    def test_the_table_that_is_read_back_from_parquet_is_the_same(self):
        frames = arena.load(self.played.folder)
        read = frames.decisions()
        self.assertIsInstance(read, polars.DataFrame)
        self.assertEqual(read.rows(named=True), self.played.decisions())
        won = frames.decisions(winner="far")
        self.assertEqual(won.filter(won["player"] == "far")["place"].unique().to_list(), [1])
        self.assertEqual(won["player"].n_unique(), 3)
        self.assertEqual(frames.standings.rows(named=True), self.played.standings)
        self.assertEqual(frames.games().rows(named=True), self.played.games())

    def test_progress_is_told_and_the_folder_is_kept_where_one_is_named(self):
        told = []
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / "kept"
            small = {**SMALL, "progress": lambda done, planned: told.append((done, planned))}
            again = arena.run(**small, out=folder, tables="plain", options={"permutations": False, "threads": 1})
            self.assertEqual(told[-1], (60, 60))
            self.assertEqual(again.standings, self.played.standings)
            self.assertEqual(arena.load(folder, tables="plain").decisions(), self.played.decisions())
            resumed = arena.resume(folder, progress=False, tables="plain")
            self.assertEqual(resumed.standings, again.standings)
            with self.assertRaisesRegex(ProgramError, "kept"):
                arena.run(**SMALL, out=folder)

    def test_what_makes_no_sense_is_a_sentence(self):
        with self.assertRaisesRegex(ProgramError, "nobody"):
            arena.run(players="far,nobody", games=4, progress=False)
        with self.assertRaisesRegex(ValueError, "polars, pandas, plain"):
            arena.run(players="far,near", games=4, tables="excel")
        unkept = arena.run(players="far,near", games=4, seed=1, progress=False, tables="plain")
        with self.assertRaisesRegex(ProgramError, "--record"):
            unkept.decisions()


if __name__ == "__main__":
    unittest.main()
