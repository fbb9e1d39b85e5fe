"""The commands of `jollyroger`: one module each, with `add_arguments(parser)` and `run(args) -> exit code`.

A command's module is imported only when the command runs, so that `jollyroger --help` is fast.
"""

COMMANDS = {
    "games": "list the games and their options",
    "play": "play at this keyboard, against bots or each other",
    "serve": "run the server, to play in the browser",
    "tables": "look after the tables of a server: list, check, back up, migrate, close and delete them",
    "simulate": "play many games between bots and count the results",
    "tournament": "compare bots on the same deals and in every seat, and say which is better",
    "report": "play many games between bots and write a page of charts: who wins, how long, what each option does",
    "sweep": "compare variants of a game, with other options or components, on the same deals",
    "tune": "search for the value of an option or component that makes a game as hard, or as long, as you want",
    "analyse": "analyse a recorded game: the winning chances, the luck, and the mistakes",
    "replay": "replay a recorded game",
    "verify": "check the choices of a recorded game, and derive its rolls again from its secret",
    "completion": "print the script that lets a shell complete commands, games, bots and options",
}
"""What each command does, by name, in the order of the help."""
