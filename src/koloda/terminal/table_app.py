"""What all parts of the full screen share: the session, the terminal's letters, and the log."""

import sys
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.widgets import RichLog

from koloda.bots.hints import Hint
from koloda.engine.values.view import View
from koloda.terminal.faces import plain
from koloda.terminal.session import Session


class TableApp(App[None]):
    """One person's table on a terminal."""

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, session: Session, unicode: bool | None = None) -> None:
        super().__init__()
        self.session = session
        self.say = session.catalogue.say
        self.title = session.catalogue.title(session.game)
        utf = (sys.stdout.encoding or "").lower().startswith("utf")
        self.unicode = utf if unicode is None else unicode
        self.asking = False
        self.advice: list[tuple[Hint, str]] = []
        """What a search advises now, and the sentences for it."""
        self.seen: View | None = None
        """The moment that is on the screen."""
        for key, action, words in (
            ("h", "hint", self.say("word-hint")),
            ("w", "why", self.say("screen-why")),
            ("r", "rules", self.say("word-rules")),
            ("a", "again", self.say("word-again")),
            ("q", "quit", self.say("word-quit")),
        ):
            self.bind(key, action, description=words)
        for key, action in (
            ("left", "step(-1)"),
            ("right", "step(1)"),
            ("up", "cards"),
            ("down", "places"),
            ("enter", "choose"),
            ("escape", "back"),
            ("pageup", "look(-1)"),
            ("pagedown", "look(1)"),
        ):
            self.bind(key, action, show=False)

    def words(self, text: str) -> str:
        """A text as this terminal can show it."""
        return text if self.unicode else plain(text)

    def note(self, text: str | Text, style: str = "", follow: bool = True) -> None:
        """Lines of the log, which shows its end unless it is not to follow."""
        told = Text(text, style) if isinstance(text, str) else text
        told.plain = self.words(told.plain)
        told.rstrip()
        self.query_one(RichLog).write(told, scroll_end=follow)

    def note_from_top(self, text: str) -> None:
        """What a person has asked for: in a small log its first lines, the rest by scrolling."""
        log = self.query_one(RichLog)
        top = len(log.lines)
        self.note(text, follow=False)
        self.call_after_refresh(log.scroll_to, y=top, animate=False)
