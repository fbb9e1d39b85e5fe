"""Python's own web server, with what some hosts do besides."""

from __future__ import annotations

import argparse
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, policy: str, fallback: str, *args: Any, **more: Any) -> None:
        self._policy, self._fallback = policy, fallback
        super().__init__(*args, **more)

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return self._fallback if self._fallback and not Path(found).exists() else found

    def end_headers(self) -> None:
        if self._policy:
            self.send_header("Content-Security-Policy", self._policy)
        super().end_headers()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("--bind")
    parser.add_argument("--directory")
    parser.add_argument("--policy", default="", help="the content security policy that is sent with every file")
    parser.add_argument("--fallback", default="", help="the file that is sent in place of one that does not exist")
    arguments = parser.parse_args()
    handler = partial(Handler, arguments.policy, arguments.fallback, directory=arguments.directory)
    ThreadingHTTPServer((arguments.bind, arguments.port), handler).serve_forever()


if __name__ == "__main__":
    main()
