"""Plays a seat at random over the network: python seat_bot.py http://127.0.0.1:8000/table/ID#join=TOKEN"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def take_seat(link: str, name: str) -> tuple[str, str]:
    """Take a free seat with a join link. Returns the address of the table and the token of the seat."""
    parts = urlsplit(link)
    table = f"{parts.netloc}/api/tables/{parts.path.rstrip('/').rpartition('/')[2]}"
    join = {"token": parts.fragment.removeprefix("join="), "name": name, "salt": secrets.token_hex(16)}
    with urlopen(Request(f"{parts.scheme}://{table}/seats", json.dumps(join).encode())) as answer:
        return ("wss://" if parts.scheme == "https" else "ws://") + table, json.load(answer)["token"]


def play(table: str, token: str, name: str = "the bot") -> dict[str, Any]:
    """Play to the end. Returns the result of the game."""
    with connect(f"{table}/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print(f"{name}: {message['why']}", file=sys.stderr)
            if message["type"] != "update":
                continue
            if message["result"]:
                return dict(message["result"])
            question = message["question"]
            if question and question["must"]:
                command = {"type": "choose", "seat": message["seat"], "version": message["version"]}
                command |= {"action": random.choice(question["options"])["id"], "key": secrets.token_hex(8)}
                socket.send(json.dumps(command))
    raise ConnectionError("the server closed the connection")


if __name__ == "__main__":
    print(play(*take_seat(sys.argv[1], "Polly"))["text"])
