"""The line mode: a person at a chair, asked for one move after another."""

from typing import Final

from koloda.bots.hints import Hint
from koloda.engine.values.errors import KolodaError, NotationError
from koloda.engine.values.event import Sight
from koloda.engine.values.view import View
from koloda.locales.catalogue import Catalogue
from koloda.locales.rules import agreed, find_clause, rule_groups
from koloda.terminal.board import show_board, show_result
from koloda.terminal.chair import Chair
from koloda.terminal.dealing import Dealer
from koloda.terminal.files import RecordFile
from koloda.terminal.page import Page
from koloda.terminal.questions.asked import question
from koloda.terminal.questions.moment import Moment
from koloda.terminal.rules import show_rules
from koloda.terminal.story import Story
from koloda.terminal.why import why_not_cards

WORDS = ("help", "view", "hint", "rules", "record", "again", "quit")

LOST: Final = 0.2
"""Below this part of an even share of wins a position counts as lost."""


class Quit(Exception):  # noqa: N818 - it is a wish, not a failure
    """The person wants to leave."""


class Session:
    """The dialogue about one game."""

    def __init__(
        self, chair: Chair, catalogue: Catalogue, page: Page, keep: RecordFile | None
    ) -> None:
        self.chair = chair
        self.catalogue = catalogue
        self.page = page
        self.keep = keep
        self.more = False
        """Whether the person wants to play once more."""
        self.game = chair.setup.game
        self.table = agreed(chair.setup.players, chair.setup.options)
        self.players = [
            catalogue.say("seat-you" if seat == chair.seat else "seat", seat=seat)
            for seat in range(chair.setup.players)
        ]
        self.story = Story(catalogue, self.game, self.players, chair.seat)
        self.words = {catalogue.say(f"word-{word}"): word for word in WORDS}
        self.words |= {word: word for word in WORDS}

    def again(self, dealer: Dealer) -> "Session":
        """The dialogue about the next game at the same table."""
        return Session(self.chair.again(dealer), self.catalogue, self.page, None)

    def run(self) -> None:
        """Play to the end."""
        news = self.chair.wait()
        while True:
            self.tell(news)
            view = self.chair.view()
            self.page.line()
            show_board(self.catalogue, self.page, view, self.players, whole=False)
            self.page.line()
            if not view.legal:
                show_result(self.catalogue, self.page, view, self.players)
                return
            self.show_moves(view)
            action = self.ask_move(view)
            news = [self.chair.play(action), *self.chair.wait()]

    def tell(self, news: list[list[Sight]]) -> None:
        """What happened since the last move."""
        self.page.line()
        self.story.tell(self.page, news)

    def show_moves(self, view: View) -> None:
        """The question and the numbered legal moves."""
        self.page.line(self.question(view), bold=True)
        width = max(len(text) for text in view.actions)
        for number, (action, text) in enumerate(zip(view.legal, view.actions, strict=True), 1):
            words = self.catalogue.move(self.chair.setup, action, self.players)
            self.page.item(f"{number:4}  ", text if words == text else f"{text:{width}}  {words}")

    def question(self, view: View) -> str:
        """What is wanted and what is possible."""
        return question(Moment(self.catalogue, view, self.chair.setup, self.players))

    def ask_move(self, view: View) -> int:
        """The legal action that the person wants."""
        while True:
            line = self.ask()
            action = self.chosen(view, line)
            if action is not None:
                return action
            try:
                self.obey(view, line)
            except NotationError:
                self.page.line(self.catalogue.say("not-a-move", text=line[:60]))
            except KolodaError as error:
                self.page.line(self.catalogue.error(error))

    def ask(self) -> str:
        """A line from the person; the end of the input is a wish to leave."""
        try:
            return " ".join(input("> ").split())
        except EOFError:
            raise Quit from None

    def chosen(self, view: View, line: str) -> int | None:
        """The legal action of that number or text."""
        if line.isascii() and line.isdigit() and len(line) < 6 and 0 < int(line) <= len(view.legal):
            return view.legal[int(line) - 1]
        for action, text in zip(view.legal, view.actions, strict=True):
            words = self.catalogue.move(self.chair.setup, action, self.players)
            if line.casefold() in (text.casefold(), words.casefold()):
                return action
        return None

    def obey(self, view: View, line: str) -> None:
        """A word of the dialogue, or a move that is not allowed and is told why."""
        first, _, rest = line.partition(" ")
        word = self.words.get(first.lower(), "")
        if not line or (line.isascii() and line.isdigit()):
            self.page.line(self.catalogue.say("which-number", count=len(view.legal)))
        elif line.startswith("?"):
            self.explain(line[1:].strip(), self.page)
        elif word == "quit":
            raise Quit
        elif word == "help":
            self.show_help()
        elif word == "view":
            show_board(self.catalogue, self.page, view, self.players)
            self.show_moves(view)
        elif word == "hint":
            self.show_hints(self.page)
        elif word == "rules":
            show_rules(self.catalogue, self.page, self.game, tuple(rest.split()), self.table)
        elif word == "record":
            self.set_record(rest)
        elif word == "again":
            self.page.line(self.catalogue.say("again-later"))
        else:
            self.explain(line, self.page)

    def explain(self, text: str, page: Page) -> None:
        """Why a move is not allowed, with the clause; without a move, about every card."""
        if not text:
            for line in why_not_cards(self.chair, self.catalogue, self.players):
                page.item("  ", line)
            return
        refusal = self.chair.refusal(self.chair.setup.actions.parse(text))
        if refusal is None:
            page.line(self.catalogue.say("allowed"))
            return
        page.line(self.catalogue.refusal(refusal))
        clause = find_clause(self.catalogue, self.game.name, refusal.reason.clause, self.table)
        if clause is not None:
            page.item(f"  {clause[0]}  ", clause[1])

    def show_hints(self, page: Page) -> None:
        """The best few moves as a search in this seat's possible worlds sees them."""
        for told in self.advices(self.chair.hints()):
            page.item("  ", told)

    def advices(self, hints: list[Hint]) -> list[str]:
        """Hints as sentences; the best one with what makes it better than the next."""
        best, *others = hints
        if best.reason == "only":
            # What wins how often was not counted: there is nothing to compare.
            return [self.advice(best, "hint-forced")]
        if best.win * self.chair.setup.players < LOST:
            return [self.advice(best, "hint-lost"), *map(self.advice, others)]
        why = self.chair.why(self.catalogue, self.players, best, others[0]) if others else ""
        return [self.advice(best, "hint-why" if why else "hint", why), *map(self.advice, others)]

    def advice(self, hint: Hint, message: str = "hint", why: str = "") -> str:
        """One hint as a sentence."""
        move = self.catalogue.move(self.chair.setup, hint.action, self.players)
        reason = self.catalogue.say(f"hint-{hint.reason}")
        percent = round(100 * hint.win)
        return self.catalogue.say(message, move=move, percent=percent, reason=reason, why=why)

    def show_help(self) -> None:
        """What can be typed."""
        move = self.chair.setup.actions.texts[0]
        groups = rule_groups(self.catalogue, self.game.name)
        clause = next((number for group in groups for number in group.clauses), "1")
        for word in ("move", "why", *WORDS):
            text = self.catalogue.say(f"help-{word}", move=move, clause=clause)
            self.page.item("  ", text)

    def set_record(self, name: str) -> None:
        """Where the record goes when the game is over: earlier it would betray the deck."""
        if not name:
            self.page.line(self.catalogue.say("record-where"))
            return
        self.keep = RecordFile(name, force=False)
        self.page.line(self.catalogue.say("record-later", file=name))
