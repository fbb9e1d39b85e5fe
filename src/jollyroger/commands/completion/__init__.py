"""The command `jollyroger completion`, and the answers to a shell that asks for completions."""

from __future__ import annotations

import argparse

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=f"the shell: {', '.join(SHELLS)}")
    parser.epilog = (
        'bash: eval "$(jollyroger completion bash)" in ~/.bashrc; zsh: the same with zsh in ~/.zshrc, after compinit; '
        "fish: jollyroger completion fish > ~/.config/fish/completions/jollyroger.fish"
    )


def run(args: argparse.Namespace) -> int:
    from argcomplete.shell_integration import shellcode

    # Without defaults: bash would offer files wherever there is nothing to offer, as for a number.
    print(shellcode(["jollyroger"], use_defaults=False, shell=args.shell).strip())
    return 0
