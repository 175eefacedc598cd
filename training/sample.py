"""Writes what weights.py computes for every row of the sample: the reference for the TypeScript."""

import json
import os
import sys

from rows import read_rows
from weights import read_weights, win


def main(folder):
    head, tower = read_weights(os.path.join(folder, "base.bin"))
    rows = read_rows(os.path.join(folder, "base-3.rows"))
    seat = [rows.head["seat"].index(name) for name in head["seat"]]
    table = [rows.head["table"].index(name) for name in head["table"]]
    found = [win(head, tower, features[:, seat], cells[table]).tolist() for features, cells in zip(rows.features, rows.table)]
    with open(os.path.join(folder, "expected.json"), "w", encoding="utf8") as file:
        file.write("[\n" + ",\n".join(f"  {json.dumps([round(chance, 12) for chance in chances])}" for chances in found) + "\n]\n")


if __name__ == "__main__":
    main(sys.argv[1])
