"""Without PyTorch: rows, targets, files. python3 -m unittest discover training"""

import json
import os
import shutil
import tempfile
import unittest

import numpy as np

from measures import log_loss, reliability
from rows import BadRows, SEAT, TURN, next_rows, ranks_from_end, read_rows, split_of
from weights import power_of, read_weights, whole, win, write_weights

SAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sample")


class Rows(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(SAMPLE, "base-3.rows")

    def tearDown(self):
        shutil.rmtree(self.folder)

    def cut(self, change):
        with open(self.path, "rb") as file:
            data = bytearray(file.read())
        path = os.path.join(self.folder, "cut.rows")
        with open(path, "wb") as file:
            file.write(change(data))
        return path

    def test_are_read(self):
        rows = read_rows(self.path)
        self.assertEqual(rows.head["game"], "base")
        self.assertEqual(rows.features.shape, (len(rows.words), 3, len(rows.head["seat"])))
        self.assertEqual(rows.table.shape[1], len(rows.head["table"]))
        np.testing.assert_allclose(rows.outcome.sum(1), 1)
        on_turn = rows.features[:, :, rows.head["seat"].index("on turn")]
        np.testing.assert_array_equal(on_turn.argmax(1), rows.words[:, SEAT])

    def test_cut_off_or_damaged_are_refused(self):
        for change in (lambda data: data[:-20], lambda data: data[: len(data) // 2], lambda data: data[:100]):
            with self.assertRaises(BadRows):
                read_rows(self.cut(change))

        def flip(data):
            data[-100] ^= 1
            return data

        with self.assertRaises(BadRows):
            read_rows(self.cut(flip))

    def test_targets_go_from_own_turn_to_own_turn(self):
        rows = read_rows(self.path)
        games, turns, seats = rows.games, rows.words[:, TURN].astype(int), rows.words[:, SEAT].astype(int)
        following, ranks = next_rows(games, turns, seats), ranks_from_end(games)
        for i, then in enumerate(following):
            later = [j for j in range(i + 1, len(games)) if games[j] == games[i]]
            own = [j for j in later if seats[j] == seats[i]]
            self.assertEqual(then, (own or later or [-1])[0])
            self.assertEqual(ranks[i], len(later))

    def test_split_is_by_game(self):
        games = np.repeat(np.arange(20_000), 3)
        parts = split_of(games, 0).reshape(-1, 3)
        self.assertTrue((parts == parts[:, :1]).all())
        shares = np.bincount(parts[:, 0], minlength=3) / len(parts)
        np.testing.assert_allclose(shares, [0.85, 0.05, 0.10], atol=0.01)


class Weights(unittest.TestCase):
    def test_sample_says_what_it_said(self):
        head, tower = read_weights(os.path.join(SAMPLE, "base.bin"))
        rows = read_rows(os.path.join(SAMPLE, "base-3.rows"))
        with open(os.path.join(SAMPLE, "expected.json"), encoding="utf8") as file:
            expected = json.load(file)
        seat = [rows.head["seat"].index(name) for name in head["seat"]]
        table = [rows.head["table"].index(name) for name in head["table"]]
        found = [win(head, tower, features[:, seat], cells[table]) for features, cells in zip(rows.features, rows.table)]
        np.testing.assert_allclose(found, expected, atol=1e-9)

    def test_are_read_as_they_were_written(self):
        head, tower = read_weights(os.path.join(SAMPLE, "base.bin"))
        random = np.random.default_rng(1)
        first, second = random.normal(size=tower[0].shape), random.normal(size=tower[2].shape)
        powers, second_powers = power_of(np.full(len(first), 0.1)), power_of(np.full(len(second), 0.05))
        written = {
            "first": whole(first, powers),
            "first_powers": powers,
            "second": whole(second, second_powers),
            "second_powers": second_powers,
            "first_bias": tower[1],
            "second_bias": tower[3],
            "out": tower[4],
        }
        path = os.path.join(tempfile.mkdtemp(), "weights.bin")
        write_weights(path, head, written, {"by": "a test"})
        again, read = read_weights(path)
        self.assertEqual([again[key] for key in ("seat", "best", "table")], [head[key] for key in ("seat", "best", "table")])
        np.testing.assert_allclose(read[0], first, atol=2.0**powers[0] / 2 + 1e-12)
        np.testing.assert_allclose(read[4], tower[4])


class Measures(unittest.TestCase):
    def test_reliability(self):
        chances = np.array([[0.9, 0.1], [0.9, 0.1], [0.3, 0.7]])
        outcome = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])
        told = reliability(chances, outcome)
        self.assertEqual(sum(count for count, _, _ in told["bins"]), 6)
        self.assertAlmostEqual(told["error"], (2 * 0.4 + 2 * 0.4 + 0.3 + 0.3) / 6)
        self.assertAlmostEqual(log_loss(chances, outcome), -(np.log(0.9) + np.log(0.1) + np.log(0.7)) / 3)


if __name__ == "__main__":
    unittest.main()
