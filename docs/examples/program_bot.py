"""A bot as a program of its own: reads lines of JSON, writes lines of JSON. Any language can do this.

Say: jollyroger simulate all-hands --bots "program:python3 docs/examples/program_bot.py,random" --games 10
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        print(f"playing {message['hello']}", file=sys.stderr)  # ours to say what we like: nobody answers
        continue
    luck = random.Random(message["seed"])
    choice = None if message["may"] else luck.choice(message["options"])
    print(json.dumps({"n": message["n"], "choose": choice}), flush=True)
