"""The loop of a game in the terminal: ask people and bots until the game is over or somebody leaves."""

from __future__ import annotations

from ..engine import Action, Ask, Seat, ask_order
from ..exit_codes import INTERRUPTED
from .bot_seats import BotSeats
from .messages import text
from .session import Session
from .session_commands import SessionCommands
from .tally_text import tally_value


class GameLoop:
    """Runs a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._match = session.match
        self._console = session.console
        self._renderer = session.renderer
        self._commands = SessionCommands(session)
        self._bots = BotSeats(session)
        self._at_keyboard: Seat | None = None

    def run(self) -> int:
        """Play until the game is over or somebody leaves. Returns the exit code."""
        is_watched_only = not self._session.people
        try:
            if is_watched_only:
                self._console.write()
            while self._match.s.result is None:
                if is_watched_only:
                    self._renderer.narrate()
                self._step()
            if is_watched_only:
                self._renderer.narrate()
        except EOFError:
            self._show_how_to_resume()
            return 0
        except KeyboardInterrupt:
            self._show_how_to_resume()
            return INTERRUPTED
        except Exception:
            self._show_how_to_resume()
            raise
        finally:
            self._bots.close()
        self._show_result()
        return 0

    def _step(self) -> None:
        """One choice, or one undo."""
        session = self._session
        *offers, must = ask_order(self._match.s, session.pending)
        session.pending = must.seat
        if any(self._is_interrupted_by(offer, must.seat) for offer in offers):
            return
        if must.seat not in session.people:
            session.choose(must.seat, str(self._bot_choice(must)))
        elif session.is_forced(must):
            session.play_forced(must)
        else:
            self._ask_person(must)

    def _is_interrupted_by(self, offer: Ask, waiting: Seat) -> bool:
        """Ask somebody who may choose before the waiting seat does. Whether the match has changed."""
        if offer.seat in self._session.people:
            # Nobody is asked while a person decides: whoever wants to interrupt types 'as'.
            return not self._session.quiet and waiting not in self._session.people and self._ask_person(offer)
        action = self._bot_choice(offer)
        if action is not None:
            self._session.choose(offer.seat, str(action))
        return action is not None

    def _ask_person(self, ask: Ask) -> bool:
        """Ask the person in that seat. Whether the match has changed."""
        seat = ask.seat
        if len(self._session.people) > 1 and self._at_keyboard != seat:
            self._renderer.pass_keyboard(seat, is_first=self._at_keyboard is None)
        self._at_keyboard = seat
        self._renderer.show_news(seat)
        if not ask.may:
            self._renderer.show_board(seat, only_if_changed=True)
        self._renderer.show_question(ask)
        for other in self._session.who_may_interrupt(seat):
            name = self._session.players[other].name
            self._console.write(text("may-interrupt", name=name, seat=other), "dim")
        return self._commands.read_answer(ask)

    def _bot_choice(self, ask: Ask) -> Action | None:
        choice = self._bots.ask(ask, self._match.s)
        self._bots.note_reason(ask, choice)
        return choice.action

    def _show_how_to_resume(self) -> None:
        self._console.write()
        self._save_again()
        self._console.write(text("game-kept", path=str(self._session.path)), indent=2)
        self._console.write_verbatim(text("go-on-with", command=self._session.resume_command()))

    def _save_again(self) -> None:
        """Save what is not saved: the disk was full, or Ctrl-C cut off the writing of the last choice."""
        if not self._session.is_saved:
            self._session.save()
        if not self._session.is_saved:
            self._console.write(text("not-saved-last"), "bold red")

    def _show_result(self) -> None:
        """How the game ended, for every person at the keyboard, and how to verify it."""
        session, console, renderer = self._session, self._console, self._renderer
        record, result = self._match.record(), self._match.s.result
        assert result is not None
        only_person = session.people[0] if len(session.people) == 1 else None
        if len(session.people) > 1:
            console.clear()
        renderer.show_news(only_person, last_reader=self._at_keyboard)
        renderer.show_board(only_person)
        console.write()
        readers: list[Seat | None] = [*session.people] or [None]
        for seat in readers:
            outcome = renderer.fill_names(self._match.game.words.outcome(result, seat))
            addressee = "" if seat is None or only_person is not None else f"{session.players[seat].name}: "
            console.write(addressee + outcome, "bold")
        if result.points:
            points = ", ".join(f"{session.players[seat].name} {count}" for seat, count in enumerate(result.points))
            console.write(text("points", points=points))
        self._show_tally(only_person)
        console.write()
        console.write(text("sealed", commitment=record.commitment), indent=2)
        console.write(text("secret", secret=record.secret or ""), indent=2)
        self._save_again()
        console.write(text("record-kept", path=str(session.path)), indent=2)
        console.write_verbatim(text("check-with", command=session.shell_command("verify")))
        console.write_verbatim(text("see-again-with", command=session.shell_command("replay")))

    def _show_tally(self, reader: Seat | None) -> None:
        """What decided the game, unless the table has said so, and what everybody has."""
        words, fill, console = self._match.game.words, self._renderer.fill_names, self._console
        view = self._match.game.view(self._match.s, reader)
        cause = fill(words.cause(view))
        if cause and cause not in self._renderer.board(reader):
            console.write(cause)
        names = [player.name for player in self._session.players]
        for row in words.tally(view):
            label = fill(row.label)
            console.write(f"  {label}: {tally_value([fill(value) for value in row.values], names)}", indent=4)
