"""A bot in Python, with only the standard library: one JSON object per line comes in, one goes out.

landnam arena --game base --bots "exec:python3 examples/line_bot.py,random,random,random" --blocks 5 --seed 1
"""

import json
import random
import sys

# what to do first; anything not named comes last
ORDER = [
    "buildCity",
    "buildSettlement",
    "placeSettlement",
    "playKnight",
    "buyCard",
    "buildRoad",
    "tradeWithSupply",
    "endTurn",
]


def pips(number):
    """How many of the 36 rolls make this number."""
    return 6 - abs(7 - number)


class Bot:
    def __init__(self, hello):
        self.layout = hello["layout"]
        self.chance = random.Random(hello["seed"])  # the same seed, the same game

    def worth_of(self, view, vertex):
        numbers = view["base"].get("number", {})
        number_at = {int(hex_[1:]): int(n) for n, hexes in numbers.items() for hex_ in hexes}
        return sum(pips(number_at[h]) for h in self.layout["vertices"][vertex]["hexes"] if h in number_at)

    def score(self, view, action):
        kind = action["type"]
        worth = 100 * (len(ORDER) - ORDER.index(kind)) if kind in ORDER else 0
        if kind in ("placeSettlement", "buildSettlement"):
            worth += self.worth_of(view, action["vertex"])
        return worth + self.chance.random()

    def choose(self, view, legal):
        return max(range(len(legal)), key=lambda i: self.score(view, legal[i]))


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":  # a new game
            bot = Bot(message)
        elif message["type"] == "ask":
            choice = bot.choose(message["view"], message["legal"])
            print(json.dumps({"id": message["id"], "choice": choice}), flush=True)


main()
