"""How good chances are: log loss, and reliability in 20 bins. Needs only numpy."""

import numpy as np

BINS = 20
# rounds at which a phase ends
PHASES = {"opening": 3, "middle": 12, "end": 1 << 30}


def log_loss(chances, outcome):
    return float(-(outcome * np.log(np.maximum(chances, 1e-12))).sum(1).mean())


def reliability(chances, outcome):
    """By bin: how many, mean chance, share that won; and the expected calibration error."""
    flat, won = chances.reshape(-1), outcome.reshape(-1)
    bins = np.minimum((flat * BINS).astype(np.int64), BINS - 1)
    count = np.bincount(bins, minlength=BINS)
    chance = np.bincount(bins, flat, BINS) / np.maximum(count, 1)
    share = np.bincount(bins, won, BINS) / np.maximum(count, 1)
    error = float((count * np.abs(chance - share)).sum() / max(1, count.sum()))
    return {
        "error": error,
        "bins": [[int(n), round(float(c), 5), round(float(s), 5)] for n, c, s in zip(count, chance, share)],
    }


def by_phase(chances, outcome, turns, seats):
    rounds = (turns - 1) // seats + 1
    told, since = {}, 0
    for name, until in PHASES.items():
        inside = (rounds > since) & (rounds <= until)
        if inside.any():
            told[name] = {"rows": int(inside.sum()), "error": reliability(chances[inside], outcome[inside])["error"]}
        since = until
    return told
