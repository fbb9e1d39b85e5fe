"""A bot as a program: it reads and writes lines of JSON. Any language can do this.

Try it: jollyroger simulate all-hands --bots "program:python3 docs/examples/program_bot.py,random" --games 10
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        # stderr is free for your own output; it is quoted if the program fails.
        print(f"playing {message['hello']}", file=sys.stderr)
        continue
    rng = random.Random(message["seed"])
    choice = None if message["may"] else rng.choice(message["options"])
    print(json.dumps({"n": message["n"], "choose": choice}), flush=True)
