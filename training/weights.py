"""Files of weights (docs/training.md), and what they mean, in the plainest form. Needs only numpy."""

import json
import struct
import zlib

import numpy as np

FORMAT = 1
STEPS = 64
MOST = 127
LEAST_POWER = -24


def power_of(step):
    """The power of two nearest to each step."""
    return np.clip(np.round(np.log2(np.maximum(step, 1e-12))), LEAST_POWER, MOST).astype(np.int64)


def whole(weights, powers):
    """One-byte integers, by row in steps of its power of two."""
    return np.clip(np.round(weights / np.exp2(powers.astype(np.float64))[:, None]), -MOST, MOST).astype(np.int8)


def write_weights(path, names, tower, made):
    """
    names: game, seat, best, table. tower: first (whole numbers), first_powers, first_bias, second, second_powers, second_bias, out.
    """
    first, second = tower["first"], tower["second"]
    body = b"".join(
        [
            tower["first_powers"].astype(np.int8).tobytes(),
            tower["second_powers"].astype(np.int8).tobytes(),
            first.astype(np.int8).tobytes(),
            second.astype(np.int8).tobytes(),
            *(tower[part].astype("<f4").tobytes() for part in ("first_bias", "second_bias", "out")),
        ]
    )
    head = {
        "weights": FORMAT,
        **{key: names[key] for key in ("game", "seat", "best", "table")},
        "hidden": [first.shape[1], second.shape[1]],
        "bytes": len(body),
        "crc": zlib.crc32(body),
        "made": made,
    }
    with open(path, "wb") as file:
        file.write(json.dumps(head, separators=(",", ":"), ensure_ascii=True).encode() + b"\n" + body)


def read_weights(path):
    with open(path, "rb") as file:
        data = file.read()
    end = data.index(b"\n")
    head, body = json.loads(data[:end]), data[end + 1 :]
    if head["weights"] != FORMAT or len(body) != head["bytes"] or zlib.crc32(body) != head["crc"]:
        raise ValueError(f"{path}: damaged or of another version")
    wide, narrow = head["hidden"]
    inputs = 2 * len(head["seat"]) + len(head["best"]) + len(head["table"])
    at = 0

    def take(count, kind):
        nonlocal at
        size = count * np.dtype(kind).itemsize
        part = np.frombuffer(body[at : at + size], dtype=kind).astype(np.float64)
        at += size
        return part

    first_powers, second_powers = take(inputs, np.int8), take(wide, np.int8)
    first = take(inputs * wide, np.int8).reshape(inputs, wide) * np.exp2(first_powers)[:, None]
    second = take(wide * narrow, np.int8).reshape(wide, narrow) * np.exp2(second_powers)[:, None]
    rest = [take(count, "<f4") for count in (wide, narrow, narrow)]
    return head, [first, rest[0], second, rest[1], rest[2]]


def win(head, tower, features, table):
    """
    Chances to win of one position. features: seats x features of a seat, table: features of the table, both by the names of the
    head and in steps. For every seat: own features, mean and best of the others, the table.
    """
    first, first_bias, second, second_bias, out = tower
    features, table = features.astype(np.float64) / STEPS, table.astype(np.float64) / STEPS
    best = [head["seat"].index(name) for name in head["best"]]
    logits = []
    for seat in range(len(features)):
        others = np.delete(features, seat, axis=0)
        inputs = np.concatenate([features[seat], others.mean(0), others[:, best].max(0), table])
        hidden = np.maximum(0, inputs @ first + first_bias)
        logits.append(np.maximum(0, hidden @ second + second_bias) @ out)
    powers = np.exp(np.array(logits) - np.max(logits))
    return powers / powers.sum()
