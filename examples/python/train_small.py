"""Learns, in about a minute, to beat a player who moves at random: a linear policy, by policy gradient (REINFORCE).

    python3 examples/python/train_small.py --games 60 -- npx landnam

What follows -- is the command that starts landnam. Only the standard library is needed.
"""

import argparse
import math
import random

from landnam_env import LandnamEnv


def pips(number):
    """How many of the 36 rolls make this number."""
    return 6 - abs(7 - number)


class Policy:
    """One weight for each kind of action, and one for the pips of a vertex."""

    def __init__(self, seed):
        self.weights = {}
        self.chance = random.Random(seed)

    def features(self, env, view, action):
        found = {action["type"]: 1.0}
        if "vertex" in action:
            numbers = view["base"].get("number", {})
            number_at = {int(place[1:]): int(n) for n, places in numbers.items() for place in places}
            hexes = env.hello["layout"]["vertices"][action["vertex"]]["hexes"]
            found["pips"] = sum(pips(number_at[h]) for h in hexes if h in number_at) / 5
        return found

    def score(self, features):
        return sum(self.weights.get(name, 0.0) * value for name, value in features.items())

    def choose(self, env, info):
        """The choice, and how its log probability changes with the weights."""
        features = [self.features(env, info["view"], action) for action in info["legal"]]
        scores = [self.score(each) for each in features]
        most = max(scores)
        chances = [math.exp(score - most) for score in scores]
        total = sum(chances)
        choice = self.chance.choices(range(len(chances)), chances)[0]
        gradient = dict(features[choice])
        for each, chance in zip(features, chances):
            for name, value in each.items():
                gradient[name] = gradient.get(name, 0.0) - chance / total * value
        return choice, gradient

    def learn(self, gradients, advantage, rate):
        for gradient in gradients:
            for name, value in gradient.items():
                self.weights[name] = self.weights.get(name, 0.0) + rate * advantage * value / len(gradients)


def play(env, policy, seed):
    """Whether it won, its share of all points, and a gradient for each of its choices."""
    _, info = env.reset(seed=seed)
    gradients, reward, over = [], 0.0, False
    while not over:
        choice, gradient = policy.choose(env, info)
        if len(info["legal"]) > 1:
            gradients.append(gradient)
        _, reward, over, _, info = env.step(choice)
    return reward, info["points"][env.seat] / max(1, sum(info["points"])), gradients


def wins(env, policy, games, seed):
    return sum(play(env, policy, f"{seed} {i}")[0] for i in range(games)) / games


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="to learn from")
    parser.add_argument("--tests", type=int, default=20, help="to measure with, before and after")
    parser.add_argument("--seed", default="1")
    parser.add_argument("command", nargs="*", default=["landnam"], help="what starts landnam")
    options = parser.parse_args()
    env = LandnamEnv(bots=["-", "random"], options={"pointsToWin": 6}, command=options.command)
    policy, usual = Policy(options.seed), 0.5
    before = wins(env, policy, options.tests, "test")
    for game in range(options.games):
        _, share, gradients = play(env, policy, f"{options.seed} {game}")
        policy.learn(gradients, share - usual, 40.0)
        usual += 0.1 * (share - usual)
    after = wins(env, policy, options.tests, "test")
    env.close()
    best = sorted(policy.weights.items(), key=lambda item: -item[1])[:5]
    print(f"wins {before:.0%} before, {after:.0%} after {options.games} games")
    print("likes " + ", ".join(f"{name} {weight:+.1f}" for name, weight in best))


main()
