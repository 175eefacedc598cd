"""Files of rows, as `landnam selfplay` writes them (docs/training.md). Needs only numpy."""

import json
import mmap
import struct
import zlib
from dataclasses import dataclass

import numpy as np

FORMAT = 1
BLOCK = 0x53574F52
DONE = 0x454E4F44
BLOCK_HEAD = struct.Struct("<5I")
GAME, TURN, SEAT, WINNERS, POINTS = 0, 2, 3, 4, 5


class BadRows(Exception):
    """A file that cannot be trained on; its text is one line."""


@dataclass
class Rows:
    """Rows of one file."""

    head: dict
    words: np.ndarray  # rows x words, int16

    @property
    def seats(self):
        return self.head["seats"]

    @property
    def games(self):
        low = self.words[:, GAME].astype(np.int64) & 0xFFFF
        return low | ((self.words[:, GAME + 1].astype(np.int64) & 0xFFFF) << 16)

    @property
    def features(self):
        """rows x seats x features of a seat, in steps."""
        start = POINTS + self.seats
        end = start + self.seats * len(self.head["seat"])
        return self.words[:, start:end].reshape(len(self.words), self.seats, -1)

    @property
    def table(self):
        start = POINTS + self.seats * (1 + len(self.head["seat"]))
        return self.words[:, start:]

    @property
    def outcome(self):
        """rows x seats: winners share the win; without a winner, all seats do."""
        bits = (self.words[:, WINNERS, None] >> np.arange(self.seats)) & 1
        bits = np.where(bits.sum(1, keepdims=True) == 0, 1, bits).astype(np.float32)
        return bits / bits.sum(1, keepdims=True)

    @property
    def share(self):
        """rows x seats: share of all points at the end."""
        points = self.words[:, POINTS : POINTS + self.seats].astype(np.float32) + 1e-3
        return points / points.sum(1, keepdims=True)


def words_of_row(head):
    seats = head["seats"]
    return POINTS + seats + seats * len(head["seat"]) + len(head["table"])


def read_head(data, path):
    end = data.find(b"\n")
    try:
        head = json.loads(data[:end]) if end > 0 else None
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("rows") != FORMAT:
        raise BadRows(f"{path}: it is not a file of rows of format {FORMAT}")
    return head, end + 1


def read_rows(path):
    """All rows of a complete file; one that is cut off or damaged is refused."""
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        head, at = read_head(data, path)
        width = words_of_row(head)
        parts, rows, games = [], 0, 0
        while True:
            if at + BLOCK_HEAD.size > len(data):
                raise BadRows(f"{path}: it is cut off after {games} games: the same selfplay command again takes it up")
            mark, first, count, block_rows, crc = BLOCK_HEAD.unpack_from(data, at)
            at += BLOCK_HEAD.size
            if mark == DONE and first == games and block_rows == rows:
                break
            size = block_rows * width * 2
            block = data[at : at + size]
            if mark != BLOCK or first != games or len(block) < size or zlib.crc32(block) != crc:
                raise BadRows(f"{path}: it is cut off or damaged after {games} games")
            parts.append(np.frombuffer(block, dtype="<i2").reshape(block_rows, width))
            at += size
            rows += block_rows
            games += count
    words = np.concatenate(parts) if parts else np.zeros((0, width), dtype=np.int16)
    return Rows(head, words)


def pick(names, wanted):
    return np.array([names.index(name) for name in wanted], dtype=np.int64)


def common_names(heads, key):
    """In the order of the first; a feature that one file lacks cannot be used."""
    return [name for name in heads[0][key] if all(name in head[key] for head in heads)]


def next_rows(games, turns, seats):
    """
    For each row the one that its target goes on from: the same seat's next turn, else the game's next row, else -1 (the end).
    Rows of a game stand together, in order of turns.
    """
    count = len(games)
    following = np.full(count, -1, dtype=np.int64)
    if count == 0:
        return following
    same_game = games[1:] == games[:-1]
    following[:-1][same_game] = np.arange(1, count)[same_game]
    order = np.lexsort((turns, seats, games))
    here, then = order[:-1], order[1:]
    same = (games[here] == games[then]) & (seats[here] == seats[then])
    following[here[same]] = then[same]
    return following


def ranks_from_end(games):
    """How many rows of its game follow each row: a row's target needs only those of smaller ranks."""
    count = len(games)
    if count == 0:
        return np.zeros(0, dtype=np.int64)
    ends = np.append(np.flatnonzero(games[1:] != games[:-1]), count - 1)
    end_of = ends[np.searchsorted(ends, np.arange(count))]
    return end_of - np.arange(count)


def split_of(games, salt):
    """0 to train with, 1 to tune with (5 %), 2 held out (10 %): by game, never by row."""
    mixed = (games + salt * 1_000_003 + 1) * 2654435761 % (1 << 32)
    mixed = (mixed ^ (mixed >> 15)) * 2246822519 % (1 << 32)
    part = (mixed ^ (mixed >> 13)) % 100
    return np.where(part < 10, 2, np.where(part < 15, 1, 0))
