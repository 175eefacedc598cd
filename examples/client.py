"""Sits down at a table and plays to the end, with only Python's standard library.

python3 examples/client.py http://localhost:8080/           makes a table with two bots
python3 examples/client.py http://localhost:8080/table/ID   joins one
"""

import hashlib
import json
import random
import re
import secrets
import sys
import urllib.error
import urllib.parse
import urllib.request

RULES = {
    "game": "base",
    "options": {},
    "seats": ["open", "normal", "normal"],
    "visibility": "link",
    "pace": "none",
    "chat": False,
    "takeSeats": False,
    "delay": 0,
    "secretLog": False,
}


class Server:
    """The server recognizes a guest only by its cookie."""

    def __init__(self, origin):
        self.origin = origin
        self.cookie = ""

    def call(self, path, body=None):
        request = urllib.request.Request(self.origin + path, data=body)
        request.add_header("content-type", "application/json")
        if self.cookie:
            request.add_header("cookie", self.cookie)
        try:
            response = urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            response = error  # refusals have a body too
        except urllib.error.URLError as error:
            raise SystemExit(f"nobody answers at {self.origin}: {error.reason}") from None
        given = response.headers.get("set-cookie")
        if given:
            self.cookie = given.split(";")[0]
        return json.load(response)

    def ask(self, name, **more):
        # the table in the address leads a proxy to the node where the others sit
        way = f"?table={more['table']}" if "table" in more else ""
        return self.call(f"/api/ask{way}", json.dumps({"ask": name, **more}).encode())

    def must(self, name, **more):
        answer = self.ask(name, **more)
        if not answer["ok"]:
            raise SystemExit(f"{name} was refused: {answer}")
        return answer


class Player:
    def __init__(self, server, table):
        self.server = server
        self.table = table
        self.known = {"seq": 0, "events": 0, "version": 0, "chat": 0}
        self.nonce = secrets.token_hex(16)
        self.moves = 0
        self.over = None
        self.seat = server.must("sit", table=table)["seat"]
        # the dice are drawn from the server's secret and everyone's nonce; hashes first, so that nobody chooses last
        hashed = hashlib.sha256(self.nonce.encode()).hexdigest()
        server.must("ready", table=table, hash=hashed)

    def news(self):
        query = urllib.parse.urlencode({**self.known, "wait": 20, "plain": 1})
        return self.server.call(f"/api/tables/{self.table}/tells?{query}")

    def hear_table(self, told):
        self.known["version"] = told["version"]
        if told["phase"] == "opening" and told["fair"]["nonces"][self.seat] is None:
            self.server.must("open", table=self.table, nonce=self.nonce)
        if told["closed"]:
            raise SystemExit(f"the table is closed: {told['closed']['line']}")

    def hear_play(self, told):
        self.known["seq"] = told["seq"]
        self.known["events"] = told["eventsFrom"] + len(told["events"])
        self.over = told["over"]
        if told["plain"]["due"]:
            self.act(told["seq"], random.choice(told["plain"]["legal"]))

    def act(self, seq, action):
        client = f"move-{self.moves}"
        self.moves += 1
        answer = self.server.ask("act", table=self.table, seq=seq, client=client, actions=[action])
        # another player may have been faster: the next news says so
        if not answer["ok"] and answer["code"] != "stale":
            raise SystemExit(f"refused: {answer}")

    def play(self):
        while self.over is None:
            for told in self.news():
                if told["tell"] == "table":
                    self.hear_table(told)
                elif told["tell"] == "play":
                    self.hear_play(told)
        return "won" if self.over["winners"] & (1 << self.seat) else "lost"


def main():
    if len(sys.argv) != 2 or not sys.argv[1].startswith("http"):
        raise SystemExit("usage: client.py URL-OF-A-SERVER-OR-TABLE")
    parts = urllib.parse.urlsplit(sys.argv[1])
    server = Server(f"{parts.scheme}://{parts.netloc}")
    server.must("hello", protocol=1)
    joined = re.search(r"/table/([\w-]{22,24})$", parts.path)
    table = joined[1] if joined else server.must("create", rules=RULES)["table"]
    player = Player(server, table)
    if not joined:
        server.must("start", table=table)
    print(f"seat {player.seat} at {server.origin}/table/{table}", flush=True)
    result = player.play()
    print(f"over: {player.over['reason']}, {result}, {player.moves} moves")


if __name__ == "__main__":
    main()
