"""Bots from a Python file: they are seated, and whatever is wrong with them is said in a sentence."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from jollyroger.bots import BadBot, play_with
from jollyroger.bots.from_file import own_bot
from jollyroger.engine import Fast

from ..toy import GAME
from .decisions import gifts, heckling

FIRST = """
class MyBot:
    def choose(self, decision):
        return decision.ask.options[0]
"""


@pytest.fixture
def bring(tmp_path: Path) -> Bring:
    return Bring(tmp_path)


class Bring:
    """Writes a bot's file. Returns the name to call the bot by."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, text: str, maker: str = "MyBot") -> str:
        path = self.folder / f"bot_{len(list(self.folder.iterdir()))}.py"
        path.write_text(dedent(text), encoding="utf-8")
        return f"{path}:{maker}"

    def choosing(self, *lines: str) -> str:
        """A bot whose choose has these lines."""
        return self(
            "\n".join(["class MyBot:", "    def choose(self, decision):", *(f"        {line}" for line in lines)])
        )


def complaint(name: str) -> str:
    """What is wrong with a bot that is to be seated."""
    with pytest.raises(BadBot) as caught:
        own_bot(name)()
    assert "\n" not in str(caught.value)
    return str(caught.value).replace(name.rpartition(":")[0], "FILE")


def answer(name: str) -> str:
    """What is wrong with a bot that must give a card away."""
    bot = own_bot(name)()
    with pytest.raises(BadBot) as caught:
        bot.choose(gifts())
    assert "\n" not in str(caught.value)
    return str(caught.value).replace(name.rpartition(":")[0], "FILE")


def test_a_bot_from_a_file_plays_a_game_to_its_end(bring: Bring) -> None:
    make = own_bot(bring(FIRST))
    s = GAME.new(3, Fast(1))
    play_with(GAME, s, [make() for _ in range(3)], Fast(1))
    assert s.result is not None


def test_each_seat_has_a_bot_of_its_own_and_the_file_is_read_once(bring: Bring) -> None:
    name = bring("""
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
    own_bot(name)()
    assert "ValueError: 1 2, " in answer(name)


def test_a_function_that_makes_a_bot_will_do(bring: Bring) -> None:
    name = bring(FIRST + "def timid():\n    return MyBot()\n", "timid")
    assert own_bot(name)().choose(gifts()) == gifts().ask.options[0]


def test_a_bot_may_be_a_dataclass_and_use_what_lies_beside_it(bring: Bring) -> None:
    (bring.folder / "charts_of_mine.py").write_text("WISH = 0\n", encoding="utf-8")
    name = bring("""
        from __future__ import annotations
        from dataclasses import dataclass
        from charts_of_mine import WISH

        @dataclass
        class MyBot:
            wish: int = WISH

            def choose(self, decision):
                return decision.ask.options[self.wish]
        """)
    assert own_bot(name)().choose(gifts()) == gifts().ask.options[0]


def test_a_bot_that_wants_to_know_is_told_when_it_is_no_longer_needed(
    bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    own_bot(bring(FIRST))().close()  # type: ignore[attr-defined]
    own_bot(bring(FIRST + "    def close(self):\n        print('farewell')\n"))().close()  # type: ignore[attr-defined]
    assert capsys.readouterr().out == "farewell\n"


def test_silence_is_an_answer_where_it_is_free(bring: Bring) -> None:
    assert own_bot(bring.choosing("return None"))().choose(heckling()) is None


@pytest.mark.parametrize(
    ("text", "maker", "sentence"),
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
        ("class Mute:\n    pass", "Mute", "FILE:Mute is no bot: it has no method choose(decision)."),
        (
            "class Deaf:\n    def choose(self):\n        pass",
            "Deaf",
            "FILE:Deaf is no bot: choose() does not take a decision and no more.",
        ),
        (
            "class Shy:\n    def __init__(self):\n        raise KeyError",
            "Shy",
            "FILE:Shy cannot be made: KeyError, line 3.",
        ),
    ],
)
def test_a_bot_that_cannot_be_seated(bring: Bring, text: str, maker: str, sentence: str) -> None:
    assert complaint(bring(text, maker)) == sentence


def test_a_file_that_is_not_there() -> None:
    assert complaint("no/such/my_bot.py:MyBot") == "There is no file FILE to take a bot from."


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
def test_an_answer_that_is_none(bring: Bring, line: str, sentence: str) -> None:
    assert answer(bring.choosing(line)).startswith(sentence)


def test_the_sentence_names_the_bot_the_ask_the_answer_and_what_would_be_right(bring: Bring) -> None:
    assert answer(bring.choosing("return 7")) == (
        "FILE:MyBot answered 7 to 'Which card will you give {1}?' (seat 0); "
        f"it must be one of decision.ask.options ({', '.join(map(str, gifts().ask.options))})."
    )


def test_an_answer_that_claims_to_equal_everything_is_our_own_option(bring: Bring) -> None:
    name = bring.choosing("return type('Any', (), {'__eq__': lambda a, b: True})()")
    assert own_bot(name)().choose(gifts()) is gifts().ask.options[0]


@pytest.mark.parametrize(
    "mischief",
    [
        "decision.ask.seat = 2",
        "decision.ask = decision.game.rules",
        "decision.ask.may = True",
        "decision.ask.options = ()",
        "decision.game = None",
        "decision.chance = None",
    ],
)
def test_what_a_bot_does_to_its_lookout_changes_nothing_for_others(bring: Bring, mischief: str) -> None:
    decision = gifts()
    before = (decision.ask.seat, list(decision.ask.options), decision.ask.may)
    with pytest.raises(BadBot, match="answered None"):
        own_bot(bring.choosing(mischief, "return None"))().choose(decision)
    assert (decision.ask.seat, list(decision.ask.options), decision.ask.may) == before


@pytest.mark.parametrize("luck", ["decision.chance", "decision.sample_state().chance"])
def test_a_bot_cannot_foresee_what_the_others_will_roll(
    bring: Bring, luck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = bring.choosing(f"luck = {luck}", "print([luck.below(1000) for _ in range(9)])", "return 0")
    decision = gifts()
    with pytest.raises(BadBot):
        own_bot(name)().choose(decision)
    foreseen = capsys.readouterr().out.strip("[]\n").split(", ")
    others = [str(decision.chance.below(1000)) for _ in range(100)]
    assert not any(others[at : at + 3] == foreseen[:3] for at in range(len(others)))


def test_the_same_luck_makes_the_same_choices(bring: Bring) -> None:
    make = own_bot(bring.choosing("return decision.chance.pick(decision.ask.options)"))
    for seed in range(20):
        assert make().choose(gifts(seed)) == make().choose(gifts(seed))
