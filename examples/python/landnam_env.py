"""Landnam as an environment for reinforcement learning, in the style of gymnasium, with only the standard library.

    env = LandnamEnv(game="base", bots=["-", "random"], command=["npx", "landnam"])
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(0)  # a position in info["legal"]

Where gymnasium is installed, LandnamEnv is a gymnasium.Env with spaces; without it, the same class with the same methods.
"""

import json
import subprocess

try:
    import gymnasium
    from gymnasium import spaces

    Base = gymnasium.Env
except ImportError:
    spaces = None
    Base = object


class LandnamEnv(Base):
    """One seat of a game; the other seats are bots of ours. A choice is a position in `info["legal"]`."""

    metadata = {"render_modes": []}

    def __init__(self, game="base", bots=("-", "random"), options=None, command=("landnam",), most=512):
        if list(bots).count("-") != 1:
            raise ValueError('one of the bots must be "-": your seat')
        self.seat = list(bots).index("-")
        self.most = most
        self.hello = None
        self.asked = None
        self.games = 0
        args = [*command, "env", "--game", game, "--players", str(len(bots)), "--bots", ",".join(bots), "--features"]
        if options:
            args += ["--options", ",".join(f"{name}={json.dumps(value)}" for name, value in options.items())]
        self.process = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf8")

    def _write(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def _read(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("landnam env has ended; what was wrong stands on its error output")
        return json.loads(line)

    def _told(self):
        """Up to the next question, or the end of the game."""
        while True:
            message = self._read()
            if message["type"] == "hello":
                self.hello = message
                self._declare()
            elif message["type"] == "refused":
                raise ValueError(message["why"])
            else:
                return message

    def _declare(self):
        names = self.hello["features"]
        self.width = self.hello["seats"] * len(names["seat"]) + len(names["table"])
        if spaces is not None:
            self.observation_space = spaces.Box(float("-inf"), float("inf"), (self.width,), float)
            self.action_space = spaces.Discrete(self.most)

    def _info(self):
        legal = self.asked["legal"]
        mask = [1 if i < len(legal) else 0 for i in range(self.most)]
        return {"legal": legal, "action_mask": mask, "view": self.asked["view"], "events": self.asked["events"]}

    def reset(self, *, seed=None, options=None):
        """The same seed deals the same board and rolls the same dice."""
        self.games += 1
        self._write({"type": "reset", "seed": str(self.games if seed is None else seed)})
        self.asked = self._told()
        return self.asked["features"], self._info()

    def step(self, action):
        """The reward is 1 for a win, shared wins split, and 0 before the end and for a loss."""
        if not 0 <= action < len(self.asked["legal"]):
            raise ValueError(f"{action} is not one of the {len(self.asked['legal'])} legal actions")
        self._write({"id": self.asked["id"], "choice": int(action)})
        told = self._told()
        if told["type"] == "ask":
            self.asked = told
            return told["features"], 0.0, False, False, self._info()
        reward = 1 / len(told["winners"]) if self.seat in told["winners"] else 0.0
        return self.asked["features"], reward, True, False, {"legal": [], "action_mask": [0] * self.most, **told}

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
