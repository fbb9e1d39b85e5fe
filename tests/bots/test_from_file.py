"""Bots from a Python file: they play, and whatever is wrong with them is one sentence."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from jollyroger.bots import BadBot, run_bots
from jollyroger.bots.from_file import file_bot_factory
from jollyroger.engine import Fast

from ..toy import GAME
from .decisions import gift_decision, heckle_decision

FIRST = """
class MyBot:
    def choose(self, decision):
        return decision.ask.options[0]
"""


@pytest.fixture
def write_bot(tmp_path: Path) -> BotWriter:
    return BotWriter(tmp_path)


class BotWriter:
    """Writes a bot's file and returns the bot's name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, text: str, attribute: str = "MyBot") -> str:
        path = self.folder / f"bot_{len(list(self.folder.iterdir()))}.py"
        path.write_text(dedent(text), encoding="utf-8")
        return f"{path}:{attribute}"

    def with_choose(self, *lines: str) -> str:
        """Writes a bot whose `choose` has these lines."""
        return self(
            "\n".join(["class MyBot:", "    def choose(self, decision):", *(f"        {line}" for line in lines)])
        )


def creation_error(name: str) -> str:
    """The error when this bot is created."""
    with pytest.raises(BadBot) as caught:
        file_bot_factory(name)()
    assert "\n" not in str(caught.value)
    return str(caught.value).replace(name.rpartition(":")[0], "FILE")


def choice_error(name: str) -> str:
    """The error when this bot must give a card away."""
    bot = file_bot_factory(name)()
    with pytest.raises(BadBot) as caught:
        bot.choose(gift_decision())
    assert "\n" not in str(caught.value)
    return str(caught.value).replace(name.rpartition(":")[0], "FILE")


def test_a_bot_from_a_file_plays_a_game_to_its_end(write_bot: BotWriter) -> None:
    factory = file_bot_factory(write_bot(FIRST))
    s = GAME.new(3, Fast(1))
    run_bots(GAME, s, [factory() for _ in range(3)], Fast(1))
    assert s.result is not None


def test_each_seat_has_a_bot_of_its_own_and_the_file_is_read_once(write_bot: BotWriter) -> None:
    name = write_bot("""
        loaded = made = 0
        loaded += 1

        class MyBot:
            def __init__(self):
                global made
                made += 1
                self.number = made

            def choose(self, decision):
                raise ValueError(f"{loaded} {self.number}")
        """)
    file_bot_factory(name)()
    assert "ValueError: 1 2, " in choice_error(name)


def test_a_function_can_be_the_factory(write_bot: BotWriter) -> None:
    name = write_bot(FIRST + "def timid():\n    return MyBot()\n", "timid")
    assert file_bot_factory(name)().choose(gift_decision()) == gift_decision().ask.options[0]


def test_a_bot_can_be_a_dataclass_and_import_modules_beside_its_file(write_bot: BotWriter) -> None:
    (write_bot.folder / "my_settings.py").write_text("WISH = 0\n", encoding="utf-8")
    name = write_bot("""
        from __future__ import annotations
        from dataclasses import dataclass
        from my_settings import WISH

        @dataclass
        class MyBot:
            wish: int = WISH

            def choose(self, decision):
                return decision.ask.options[self.wish]
        """)
    assert file_bot_factory(name)().choose(gift_decision()) == gift_decision().ask.options[0]


def test_close_calls_the_close_method_of_the_bot(write_bot: BotWriter, capsys: pytest.CaptureFixture[str]) -> None:
    file_bot_factory(write_bot(FIRST))().close()  # type: ignore[attr-defined]
    file_bot_factory(write_bot(FIRST + "    def close(self):\n        print('closed')\n"))().close()  # type: ignore[attr-defined]
    assert capsys.readouterr().out == "closed\n"


def test_none_is_accepted_where_silence_is_allowed(write_bot: BotWriter) -> None:
    assert file_bot_factory(write_bot.with_choose("return None"))().choose(heckle_decision()) is None


@pytest.mark.parametrize(
    ("text", "attribute", "sentence"),
    [
        (FIRST, "YourBot", "There is no 'YourBot' in FILE; bots in it: MyBot."),
        ("Rum = 1", "Bot", "There is no 'Bot' in FILE; bots in it: none."),
        ("Rum = 1", "Rum", "'Rum' in FILE is neither a class nor a function that makes a bot."),
        ("x = 1\nclass MyBot\n    pass", "MyBot", "FILE cannot be loaded: SyntaxError: expected ':', line 2."),
        (
            "\nimport no_such_module",
            "B",
            "FILE cannot be loaded: ModuleNotFoundError: No module named 'no_such_module', line 2.",
        ),
        ("import sys\nsys.exit('Farewell.\\nAll')", "B", "FILE cannot be loaded: SystemExit: Farewell, line 2."),
        ("class Mute:\n    pass", "Mute", "FILE:Mute is not a bot: it has no method choose(decision)."),
        (
            "class Deaf:\n    def choose(self):\n        pass",
            "Deaf",
            "FILE:Deaf is not a bot: choose() does not take a decision and nothing else.",
        ),
        (
            "class Shy:\n    def __init__(self):\n        raise KeyError",
            "Shy",
            "FILE:Shy cannot be created: KeyError, line 3.",
        ),
    ],
)
def test_a_bad_file_raises_one_sentence(write_bot: BotWriter, text: str, attribute: str, sentence: str) -> None:
    assert creation_error(write_bot(text, attribute)) == sentence


def test_a_missing_file_raises_one_sentence() -> None:
    assert creation_error("no/such/my_bot.py:MyBot") == "There is no bot file FILE."


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("return None", "FILE:MyBot answered None to"),
        ("return 'give:1'", "FILE:MyBot answered 'give:1' to"),
        ("return next(iter(decision.game.catalogue), None) and decision", "FILE:MyBot answered <jollyroger"),
        ("return 1 / 0", "FILE:MyBot failed at 'Which card will you give {1}?' (seat 0): ZeroDivisionError: division"),
        ("raise SystemExit", "FILE:MyBot failed at 'Which card will you give {1}?' (seat 0): SystemExit, line 3."),
    ],
)
def test_a_bad_answer_raises_one_sentence(write_bot: BotWriter, line: str, sentence: str) -> None:
    assert choice_error(write_bot.with_choose(line)).startswith(sentence)


def test_the_error_names_the_bot_the_question_the_answer_and_the_options(write_bot: BotWriter) -> None:
    assert choice_error(write_bot.with_choose("return 7")) == (
        "FILE:MyBot answered 7 to 'Which card will you give {1}?' (seat 0); "
        f"it must be one of decision.ask.options ({', '.join(map(str, gift_decision().ask.options))})."
    )


def test_an_answer_that_equals_everything_is_replaced_by_an_option(write_bot: BotWriter) -> None:
    name = write_bot.with_choose("return type('Any', (), {'__eq__': lambda a, b: True})()")
    assert file_bot_factory(name)().choose(gift_decision()) is gift_decision().ask.options[0]


@pytest.mark.parametrize(
    "statement",
    [
        "decision.ask.seat = 2",
        "decision.ask = decision.game.rules",
        "decision.ask.may = True",
        "decision.ask.options = ()",
        "decision.game = None",
        "decision.chance = None",
    ],
)
def test_a_bot_that_changes_its_decision_changes_nothing_for_others(write_bot: BotWriter, statement: str) -> None:
    decision = gift_decision()
    before = (decision.ask.seat, list(decision.ask.options), decision.ask.may)
    with pytest.raises(BadBot, match="answered None"):
        file_bot_factory(write_bot.with_choose(statement, "return None"))().choose(decision)
    assert (decision.ask.seat, list(decision.ask.options), decision.ask.may) == before


@pytest.mark.parametrize("chance", ["decision.chance", "decision.sample_state().chance"])
def test_a_bot_cannot_predict_the_draws_of_others(
    write_bot: BotWriter, chance: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = write_bot.with_choose(f"chance = {chance}", "print([chance.below(1000) for _ in range(9)])", "return 0")
    decision = gift_decision()
    with pytest.raises(BadBot):
        file_bot_factory(name)().choose(decision)
    predicted = capsys.readouterr().out.strip("[]\n").split(", ")
    others = [str(decision.chance.below(1000)) for _ in range(100)]
    assert not any(others[at : at + 3] == predicted[:3] for at in range(len(others)))


def test_the_same_seed_makes_the_same_choices(write_bot: BotWriter) -> None:
    factory = file_bot_factory(write_bot.with_choose("return decision.chance.pick(decision.ask.options)"))
    for seed in range(20):
        assert factory().choose(gift_decision(seed)) == factory().choose(gift_decision(seed))
