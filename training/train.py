"""
Trains one tower for every game whose rows are given, and writes its weights and a report. See README.md.

    python3 training/train.py ROWS... --out DIR [--device cuda] [--epochs 10] [--td 3] ...
"""

import argparse
import json
import math
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

from measures import by_phase, log_loss, reliability
from rows import BadRows, SEAT, TURN, common_names, next_rows, pick, ranks_from_end, read_rows, split_of
from weights import MOST, STEPS, power_of, read_weights, whole, win, write_weights

TRAIN, TUNE, HELD = 0, 1, 2


class Group:
    """Rows for one number of seats, on the device, as integers."""

    def __init__(self, files, seat_names, table_names, device):
        self.seats = files[0].seats
        features, tables, outcomes, shares, games, parts, turns, movers = [], [], [], [], [], [], [], []
        for number, file in enumerate(files):
            features.append(file.features[:, :, pick(file.head["seat"], seat_names)])
            tables.append(file.table[:, pick(file.head["table"], table_names)])
            outcomes.append(file.outcome)
            shares.append(file.share)
            # games of different files have the same numbers, and are different games
            games.append(file.games + (number << 33))
            parts.append(split_of(file.games, number))
            turns.append(file.words[:, TURN].astype(np.int64))
            movers.append(file.words[:, SEAT].astype(np.int64))
        games, self.turns = np.concatenate(games), np.concatenate(turns)
        self.part = np.concatenate(parts)
        self.outcome_np = np.concatenate(outcomes)
        following = next_rows(games, self.turns, np.concatenate(movers))
        self.features = torch.from_numpy(np.ascontiguousarray(np.concatenate(features))).to(device)
        self.table = torch.from_numpy(np.ascontiguousarray(np.concatenate(tables))).to(device)
        self.outcome = torch.from_numpy(self.outcome_np).to(device)
        self.share = torch.from_numpy(np.concatenate(shares)).to(device)
        self.target = self.outcome
        self.following = torch.from_numpy(following).to(device)
        self.ranks = torch.from_numpy(ranks_from_end(games)).to(device)
        self.rows = {part: torch.from_numpy(np.flatnonzero(self.part == part)).to(device) for part in (TRAIN, TUNE, HELD)}
        self.games = len(np.unique(games))

    def parts(self, rows, best):
        """Inputs that are not normalised, in steps: own of every seat, sum of all seats, best of the others, table."""
        own = self.features[rows].float()
        chosen = own[:, :, best]
        if len(best) == 0 or self.seats == 1:
            top = torch.zeros_like(chosen)
        elif self.seats == 2:
            top = chosen.flip(1)
        else:
            # the best of all, and the second best for the seat that has it
            first, second = chosen.topk(2, 1).values.unbind(1)
            top = torch.where(chosen == first[:, None], second[:, None], first[:, None])
        return own, own.sum(1), top, self.table[rows].float()

    def inputs(self, rows, best):
        """The same as one row per seat: own, mean of the others, best of the others, table."""
        own, total, top, table = self.parts(rows, best)
        mean = (total[:, None] - own) / max(1, self.seats - 1)
        return torch.cat([own, mean, top, table[:, None, :].expand(-1, self.seats, -1)], 2) / STEPS

    def project(self, rows, best, weights):
        """
        inputs @ weights, without writing the inputs down: what is linear in the features of all seats is summed first.
        """
        own, total, top, table = self.parts(rows, best)
        width, others = own.shape[2], max(1, self.seats - 1)
        of_own, of_mean, of_top, of_table = weights.split([width, width, len(best), table.shape[1]])
        shared = total @ (of_mean / (others * STEPS)) + table @ (of_table / STEPS)
        sums = own @ ((of_own - of_mean / others) / STEPS)
        if len(best):
            sums = sums + top @ (of_top / STEPS)
        return sums + shared[:, None]

    def returns(self, values, keep):
        """Targets from one turn of the seat to its next: partly the prediction there, partly the result."""
        goal = self.outcome.clone()
        for rank in range(1, int(self.ranks.max().item()) + 1):
            rows = torch.nonzero((self.ranks == rank) & (self.following >= 0)).squeeze(1)
            then = self.following[rows]
            goal[rows] = (1 - keep) * values[then] + keep * goal[then]
        return goal


def straight_through(weights, step):
    """Rounded where it is used, not where it learns."""
    rounded = torch.clamp(torch.round(weights / step), -MOST, MOST) * step
    return weights + (rounded - weights).detach()


class Model(torch.nn.Module):
    """Features, normalised, to one number per seat."""

    def __init__(self, mean, deviation, hidden, best):
        super().__init__()
        inputs, (wide, narrow) = len(mean), hidden
        self.best = best
        self.register_buffer("mean", mean)
        self.register_buffer("deviation", deviation)
        # a feature that never changes says nothing, and would divide by zero
        self.register_buffer("live", (deviation > 1e-6).float())
        self.first = torch.nn.Parameter(torch.randn(inputs, wide) * math.sqrt(1 / inputs))
        self.first_bias = torch.nn.Parameter(torch.zeros(wide))
        self.second = torch.nn.Parameter(torch.randn(wide, narrow) * math.sqrt(2 / wide))
        self.second_bias = torch.nn.Parameter(torch.zeros(narrow))
        self.out = torch.nn.Parameter(torch.randn(narrow) * math.sqrt(1 / narrow))
        self.share = torch.nn.Parameter(torch.zeros(narrow))
        self.steps = None

    def scale(self):
        return torch.where(self.live > 0, self.deviation, torch.ones_like(self.deviation))

    def round_from_now(self, fineness):
        """Steps are powers of two of the weights as they will be used: on features that are not normalised."""
        with torch.no_grad():
            used = (self.first * self.live[:, None]).square().sum() / max(1, int(self.live.sum().item()) * self.first.shape[1])
            raw = (used.sqrt() / fineness / self.scale()).cpu().numpy().astype(np.float64)
            second = np.full(self.second.shape[0], self.second.square().mean().sqrt().item() / (2 * fineness))
            self.first_powers, self.second_powers = power_of(raw), power_of(second)
            device = self.first.device
            as_tensor = lambda powers: torch.from_numpy(np.exp2(powers.astype(np.float64)).astype(np.float32)).to(device)[:, None]
            self.steps = (as_tensor(self.first_powers) * self.scale()[:, None], as_tensor(self.second_powers))

    def forward(self, group, rows):
        first, second = self.first * self.live[:, None], self.second
        if self.steps is not None:
            first, second = straight_through(first, self.steps[0]), straight_through(second, self.steps[1])
        used = first / self.scale()[:, None]
        wide = torch.relu(group.project(rows, self.best, used) + (self.first_bias - self.mean @ used))
        deep = torch.relu(wide @ second + self.second_bias)
        return deep @ self.out, deep @ self.share


class Linear(torch.nn.Module):
    """The baseline between points alone and the tower."""

    def __init__(self, mean, deviation, best):
        super().__init__()
        self.best = best
        self.register_buffer("mean", mean)
        self.register_buffer("scale", torch.where(deviation > 1e-6, deviation, torch.full_like(deviation, 1e9)))
        self.weight = torch.nn.Parameter(torch.zeros(len(mean)))

    def forward(self, group, rows):
        # the mean shifts all seats alike
        logits = group.project(rows, self.best, (self.weight / self.scale)[:, None]).squeeze(2)
        return logits, logits.detach()


class Points(torch.nn.Module):
    """Points alone."""

    def __init__(self, feature):
        super().__init__()
        self.best = []
        self.feature = feature
        self.weight = torch.nn.Parameter(torch.tensor(0.5))

    def forward(self, group, rows):
        logits = group.features[rows, :, self.feature].float() / STEPS * self.weight
        return logits, logits.detach()


def moments(groups, best, device):
    """Mean and deviation of every input, from a sample."""
    parts = []
    for group in groups:
        rows = group.rows[TRAIN]
        some = rows[torch.randint(len(rows), (min(len(rows), 50_000),), device=device)]
        parts.append(group.inputs(some, best).flatten(0, 1))
    inputs = torch.cat(parts)
    return inputs.mean(0), inputs.std(0)


def batches(groups, size):
    """All rows to train with once, batches of all groups mixed."""
    todo = []
    for group in groups:
        rows = group.rows[TRAIN]
        mixed = rows[torch.randperm(len(rows), device=rows.device)]
        todo += [(group, mixed[at : at + size]) for at in range(0, len(mixed), size)]
    for i in torch.randperm(len(todo)).tolist():
        yield todo[i]


def fit(model, groups, epochs, rate, options, share=0.0):
    optimiser = torch.optim.Adam(model.parameters(), lr=rate)
    steps = max(1, epochs * sum(-(-len(group.rows[TRAIN]) // options.batch) for group in groups))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: max(0.02, 0.5 * (1 + math.cos(math.pi * min(1, step / steps)))))
    for epoch in range(epochs):
        print(time.strftime("%T"), type(model).__name__, "epoch", epoch + 1, "of", epochs, file=sys.stderr, flush=True)
        for group, rows in batches(groups, options.batch):
            logits, shares = model(group, rows)
            loss = -(group.target[rows] * torch.log_softmax(logits, 1)).sum(1).mean()
            if share > 0:
                loss = loss - share * (group.share[rows] * torch.log_softmax(shares, 1)).sum(1).mean()
            if isinstance(model, Model) and options.decay > 0:
                loss = loss + options.decay * model.first.abs().sum() / 1000
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()


@torch.no_grad()
def logits_of(model, group, rows, size=65_536):
    parts = [model(group, rows[at : at + size])[0] for at in range(0, len(rows), size)]
    return torch.cat(parts) if parts else torch.zeros((0, group.seats), device=rows.device)


def held_out(model, groups, part=HELD, cool=1.0):
    """Chances and outcomes of rows not used for training, by group."""
    return [(torch.softmax(logits_of(model, group, group.rows[part]) * cool, 1).cpu().numpy().astype(np.float64), group) for group in groups]


def loss_of(told, part=HELD):
    losses = [(log_loss(chances, group.outcome_np[group.part == part]), len(chances)) for chances, group in told if len(chances)]
    return sum(loss * count for loss, count in losses) / max(1, sum(count for _, count in losses))


def coolness(model, groups):
    """One factor on all logits that fits the rows kept for tuning best."""
    pairs = [(logits_of(model, group, group.rows[TUNE]), group.outcome[group.rows[TUNE]]) for group in groups]
    best, least = 1.0, math.inf
    for factor in np.linspace(0.7, 1.3, 61):
        loss = sum(-(outcome * torch.log_softmax(logits * float(factor), 1)).sum().item() for logits, outcome in pairs)
        if loss < least:
            best, least = float(factor), loss
    return best


def best_features(groups, width, options, device):
    """The features for which the best of the others is most informative, by a linear model of all."""
    everything = list(range(width))
    linear = Linear(*moments(groups, everything, device), everything).to(device)
    fit(linear, groups, options.short, 3e-3, options)
    size = linear.weight[2 * width : 3 * width].detach().abs().cpu().numpy()
    chosen = sorted(np.argsort(-size, kind="stable")[: options.best].tolist())
    return chosen, loss_of(held_out(linear, groups))


def points_loss(groups, seat_names, options, device):
    if "points" not in seat_names:
        return None
    points = Points(seat_names.index("points")).to(device)
    fit(points, groups, options.short, 1e-2, options)
    return loss_of(held_out(points, groups))


def tower_of(model, cool):
    """As it is written: integers, powers, and biases that absorb the normalisation."""
    with torch.no_grad():
        scale, live = model.scale().cpu().double().numpy(), model.live.cpu().double().numpy()
        raw = model.first.cpu().double().numpy() * live[:, None] / scale[:, None]
        first, second = whole(raw, model.first_powers), whole(model.second.cpu().double().numpy(), model.second_powers)
        used = first * np.exp2(model.first_powers.astype(np.float64))[:, None]
        bias = model.first_bias.cpu().double().numpy() - model.mean.cpu().double().numpy() @ used
        return {
            "first": first,
            "first_powers": model.first_powers,
            "first_bias": bias,
            "second": second,
            "second_powers": model.second_powers,
            "second_bias": model.second_bias.cpu().double().numpy(),
            "out": model.out.cpu().double().numpy() * cool,
        }


def train_tower(groups, names, options, device):
    width = len(names["seat"])
    told = {"points": points_loss(groups, names["seat"], options, device)}
    best, told["linear"] = best_features(groups, width, options, device)
    names["best"] = [names["seat"][i] for i in best]
    model = Model(*moments(groups, best, device), options.hidden, best).to(device)
    fit(model, groups, options.epochs, options.rate, options, options.share)
    told["outcome"] = loss_of(held_out(model, groups))
    for round_ in range(options.td):
        for group in groups:
            every = torch.arange(len(group.features), device=device)
            group.target = group.returns(torch.softmax(logits_of(model, group, every), 1), options.keep)
        fit(model, groups, options.td_epochs, options.rate / 2, options, options.share)
        told[f"td{round_ + 1}"] = loss_of(held_out(model, groups))
    model.round_from_now(options.fineness)
    fit(model, groups, options.td_epochs, options.rate / 2, options, options.share)
    return model, told


def report_of(model, groups, cool):
    held = held_out(model, groups, HELD, cool)
    chances = [chance.reshape(-1) for chance, _ in held]
    outcomes = [group.outcome_np[group.part == HELD].reshape(-1) for _, group in held]
    whole_ = reliability(np.concatenate(chances), np.concatenate(outcomes))
    phases = {
        group.seats: by_phase(chance, group.outcome_np[group.part == HELD], group.turns[group.part == HELD], group.seats)
        for chance, group in held
        if len(chance)
    }
    return {"loss": loss_of(held), "heldOut": sum(len(c) for c, _ in held), **whole_, "phases": phases}


def check_file(path, groups, names, model, cool):
    """The file, read back and computed plainly, against the model that was trained."""
    head, tower = read_weights(path)
    worst = 0.0
    # a GPU's fast sums are off by more than the file may be
    torch.set_float32_matmul_precision("highest")
    for group in groups:
        rows = group.rows[HELD][:20]
        expected = torch.softmax(logits_of(model, group, rows) * cool, 1).cpu().numpy()
        for i, row in enumerate(rows.tolist()):
            found = win(head, tower, group.features[row].cpu().numpy(), group.table[row].cpu().numpy())
            worst = max(worst, float(np.abs(found - expected[i]).max()))
    return worst


def train_game(game, files, options, device):
    start = time.time()
    torch.set_float32_matmul_precision("high")
    heads = [file.head for file in files]
    names = {"game": game, "seat": common_names(heads, "seat"), "table": common_names(heads, "table")}
    counts = sorted({file.seats for file in files})
    groups = [Group([file for file in files if file.seats == seats], names["seat"], names["table"], device) for seats in counts]
    read = time.time() - start
    torch.manual_seed(options.seed)
    model, told = train_tower(groups, names, options, device)
    cool = coolness(model, groups)
    report = {
        "game": game,
        "rows": sum(len(group.features) for group in groups),
        "games": sum(group.games for group in groups),
        "inputs": len(model.mean),
        "hidden": list(options.hidden),
        "losses": told,
        "cool": cool,
        **report_of(model, groups, cool),
    }
    made = {
        "from": [{key: head[key] for key in ("seats", "bots", "seed", "whims", "options", "version")} for head in heads],
        "games": report["games"],
        "rows": report["rows"],
        "loss": round(report["loss"], 4),
        "error": round(report["error"], 4),
        "td": options.td,
        "note": options.note,
    }
    path = os.path.join(options.out, game.replace("/", ".") + ".bin")
    write_weights(path, names, tower_of(model, cool), made)
    report.update(file=os.path.getsize(path), differs=check_file(path, groups, names, model, cool))
    report.update(seconds={"read": round(read, 1), "all": round(time.time() - start, 1)})
    return report


def by_game(paths):
    """Rows by game; files are read in parallel."""
    with ThreadPoolExecutor(4) as pool:
        files = list(pool.map(read_rows, paths))
    games = {}
    for file in files:
        if len(file.words):
            games.setdefault(file.head["game"], []).append(file)
    return games


def parse(args):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="+", help="files of landnam selfplay; several of one game are joined")
    parser.add_argument("--out", required=True, help="folder for weights and report.json")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--epochs", type=int, default=8, help="on outcomes")
    parser.add_argument("--td", type=int, default=2, help="times that targets are made anew")
    parser.add_argument("--td-epochs", type=int, default=4)
    parser.add_argument("--keep", type=float, default=0.8, help="part of a target that comes from further on")
    parser.add_argument("--short", type=int, default=2, help="epochs of the yardsticks")
    parser.add_argument("--hidden", type=int, nargs=2, default=[64, 32])
    parser.add_argument("--best", type=int, default=24, help="features of which the best of the others counts")
    parser.add_argument("--fineness", type=float, default=4.0, help="steps in a usual weight: more of them, larger files")
    parser.add_argument("--share", type=float, default=0.0, help="how much the share of points counts")
    parser.add_argument("--decay", type=float, default=0.0, help="thousandths of loss for each unit of weights: smaller files")
    parser.add_argument("--batch", type=int, default=16_384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--note", default="", help="provenance: generation, commit")
    return parser.parse_args(args)


def main(args):
    options = parse(args)
    os.makedirs(options.out, exist_ok=True)
    try:
        games = by_game(options.rows)
    except (BadRows, OSError) as error:
        print(f"train: {error}", file=sys.stderr)
        return 2
    reports = []
    for game in sorted(games):
        report = train_game(game, games.pop(game), options, options.device)
        reports.append(report)
        short = {key: report[key] for key in ("game", "rows", "losses", "loss", "error", "cool", "file", "differs", "seconds")}
        print(json.dumps(short), flush=True)
        with open(os.path.join(options.out, "report.json"), "w", encoding="utf8") as file:
            json.dump(reports, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
