"""Plays a seat over the wire: any option will do. Say: python seat_bot.py http://127.0.0.1:8000/table/ID#join=TOKEN"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def sit_down(link: str, name: str) -> tuple[str, str]:
    """Take a free seat by the link to join by. Returns the table's address and the secret of the seat."""
    parts = urlsplit(link)
    table = f"{parts.netloc}/api/tables/{parts.path.rstrip('/').rpartition('/')[2]}"
    wish = {"token": parts.fragment.removeprefix("join="), "name": name, "salt": secrets.token_hex(16)}
    with urlopen(Request(f"{parts.scheme}://{table}/seats", json.dumps(wish).encode())) as answer:
        return ("wss://" if parts.scheme == "https" else "ws://") + table, json.load(answer)["token"]


def play(table: str, token: str, name: str = "the bot") -> dict[str, Any]:
    """Play to the end. Returns how the game ended."""
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
                wish = {"type": "choose", "seat": message["seat"], "version": message["version"]}
                wish |= {"action": random.choice(question["options"])["id"], "key": secrets.token_hex(8)}
                socket.send(json.dumps(wish))
    raise ConnectionError("the server has closed the connection")


if __name__ == "__main__":
    print(play(*sit_down(sys.argv[1], "Polly"))["text"])
