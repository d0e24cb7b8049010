"""The table in coloured text: seats, piles, limits and the ladder."""

from typing import Final

from rich.text import Text

from koloda.engine.values.view import HIDDEN, TABLE, View, Zone
from koloda.locales.catalogue import GAP, Catalogue
from koloda.locales.fluent_files import Values
from koloda.terminal.faces import BACK, face, plain

FEW: Final = 6
"""As many hidden cards are drawn one by one; more are counted."""
LAST: Final = 8
"""As many cards of a long open pile are drawn."""
SPARE: Final = 5
"""With so few lines of table even 24 lines have room for what the game is about."""
GUTTER: Final = "   "
INDENT: Final = " " * 6
OWN: Final = ("hand",)


class Drawing:
    """Draws one view; without Unicode every sign has a plain letter."""

    def __init__(
        self,
        catalogue: Catalogue,
        view: View,
        players: list[str],
        unicode: bool = True,
        width: int = 76,
        roomy: bool = False,
        goal: str = "",
    ) -> None:
        self.roomy = roomy
        self.goal = goal
        """What the game is about; below the table, where there is room."""
        self.width = width
        self.catalogue = catalogue
        self.view = view
        self.players = players
        self.unicode = unicode

    def board(self) -> Text:
        """The others from the left on, the middle, then what lies before the person."""
        view = self.view
        text = Text()
        for step in range(1, view.players):
            self.seat((view.seat + step) % view.players, text)
        self.zones(Text().append(f"  {self.catalogue.say('table')}", "bold"), TABLE, text)
        if any(name.startswith("rung.") for name in view.facts):
            self.ladder(text)
        self.seat(view.seat, text)
        if self.roomy or text.plain.count("\n") <= SPARE:
            words = [Text(f"{word} ", "dim italic") for word in self.goal.split()]
            self.flow(Text("\n  "), words, "", text)
        return text

    def seat(self, seat: int, text: Text) -> None:
        """A player's line: who acts is marked, then points and places."""
        mark = ("▶ " if self.unicode else "> ") if seat in self.view.to_act else "  "
        head = Text().append(f"{mark}{self.players[seat]}", "bold")
        points = self.view.facts.get(f"points.{seat}")
        if points is not None:
            loss = self.view.figures.get(f"loss.{seat}", "0")
            arrow = "→" if self.unicode else "->"
            after = f" {arrow} {int(points) - int(loss)}" if loss not in ("", "0") else ""
            head.append(f"  {points}{after}", "bold")
        rings = int(self.view.facts.get(f"rings.{seat}", "0"))
        if rings:
            count: Values = {"count": rings}
            told = self.catalogue.find(self.view.game, "place-ring-count", count) or ""
            head.append(f"  {told}", "bold")
        self.zones(head, seat, text)

    def zones(self, head: Text, owner: int, text: Text) -> None:
        """The places of one owner after the name, as many on a line as it holds."""
        found = [
            zone
            for zone in self.view.zones
            if zone.owner == owner and not (owner == self.view.seat and zone.name in OWN)
        ]
        places = [self.zone(zone) for zone in found if owner == TABLE or set(zone.cards) - {GAP}]
        if owner == TABLE:
            places += self.direction()
        if not places and owner != self.view.seat:
            places = [Text(self.catalogue.say("no-cards"), "dim")]
        self.flow(head.append(GUTTER), places, GUTTER, text)
        text.append("\n" if self.roomy else "")

    def direction(self) -> list[Text]:
        """Which way play goes, where it can turn and more than two play."""
        value = self.view.facts.get("direction", "")
        if not value or self.view.players == 2:
            return []
        told = self.catalogue.fact(self.view.game, "direction", value, self.players)
        return [Text(told, "dim")]

    def flow(self, line: Text, pieces: list[Text], gap: str, text: Text) -> None:
        """Pieces after the opening of a line, as many as it holds; further lines are indented."""
        for piece in pieces:
            if line.cell_len + piece.cell_len > self.width:
                text.append_text(line).append("\n")
                line = Text(INDENT)
            line.append_text(piece).append(gap)
        text.append_text(line).append("\n")

    def zone(self, zone: Zone) -> Text:
        """A place: its name, its cards, and how much of a limit is free."""
        text = Text()
        name = self.catalogue.zone(self.view.game, zone.name).split(",")[0].split(" (")[0]
        text.append(f"{name if self.unicode else plain(name)} ", "dim")
        cards = [card for card in zone.cards if card != GAP]
        if not cards:
            text.append("-")
        else:
            # Known cards may lie under a deck of hidden ones.
            hidden = next((at for at, card in enumerate(cards) if card != HIDDEN), len(cards))
            if hidden:
                self.backs(hidden, text)
            if hidden < len(cards):
                text.append(" " if hidden else "")
                self.chips(cards[hidden:], text)
        self.limit(zone, text)
        self.rest(zone, text)
        self.life(zone, text)
        return text

    def chips(self, cards: list[str], text: Text) -> None:
        """Open cards: all, or how many there are and as many of the last as a line holds."""
        drawn = [self.chip(card) for card in cards[-LAST:]]
        count = f"({len(cards)}) {'…' if self.unicode else '..'} "
        room = self.width - len(INDENT) - text.cell_len - len(count)
        while len(drawn) > 1 and sum(chip.cell_len for chip in drawn) > room:
            del drawn[0]
        text.append(count if len(drawn) < len(cards) else "")
        for chip in drawn:
            text.append_text(chip)

    def backs(self, count: int, text: Text) -> None:
        """Hidden cards: a few are drawn, many are a number."""
        style = f"{BACK.ink} on {BACK.paper}"
        for _ in range(count if count <= FEW else 1):
            text.append("▒" if self.unicode else "#", style)
            text.append(" " if count <= FEW else "")
        text.append(str(count) if count <= FEW else f" {count}", "dim")

    def chip(self, card: str) -> Text:
        """A small card on one line."""
        look = face(self.view.game, card)
        words = look.corner
        if look.sign and look.sign not in words and not words.isdigit():
            words += look.sign
        sign = f"[{words if self.unicode else plain(words)}]"
        return Text().append(sign, f"{look.ink} on {look.paper}").append(" ")

    def limit(self, zone: Zone, text: Text) -> None:
        """Unit: the budget of a suit, and what is left of it this turn."""
        place = "shdc".find(zone.name.removeprefix("limit-"))
        sums = self.view.figures.get(f"limit.{zone.owner}", "").split()
        free = self.view.figures.get(f"free.{zone.owner}", "").split()
        if zone.name.startswith("limit-") and place >= 0 and sums:
            told = self.catalogue.say("screen-free", free=free[place], total=sums[place])
            text.append(told, "bold")

    def rest(self, zone: Zone, text: Text) -> None:
        """Unit: what is left of an attack after its defenders."""
        field = [found for found in self.view.zones if found.name == zone.name]
        left = self.view.figures.get("rest", "").split()
        if zone.name == "field" and len(left) == len(field):
            text.append(f"{'→' if self.unicode else '->'} {left[field.index(zone)]}", "bold")

    def life(self, zone: Zone, text: Text) -> None:
        """Karmaka: the best colour of some Deeds, of the points that the next rung asks."""
        points = self.view.figures.get(f"points.{zone.owner}", "").split()
        asked = self.view.figures.get("asked", "").split()
        rung = int(self.view.facts.get(f"rung.{zone.owner}", "0"))
        if zone.name == "deeds" and points and rung < len(asked):
            text.append(f"{max(map(int, points))}/{asked[rung]}", "bold")

    def ladder(self, text: Text) -> None:
        """Karmaka: the rungs from the bottom up, with who stands there."""
        rungs = self.catalogue.say("screen-rungs").split(", ")
        steps: list[Text] = []
        for rung, name in enumerate(rungs):
            here = [
                player
                for seat, player in enumerate(self.players)
                if self.view.facts.get(f"rung.{seat}") == str(rung)
            ]
            step = name + (f" <{', '.join(here)}>" if here else "")
            steps.append(Text().append(step, "bold" if here else "dim"))
            steps[-1].append(" - " if rung + 1 < len(rungs) else "")
        self.flow(Text("  "), steps, "", text)
        text.append("\n" if self.roomy else "")
