"""From the engine to the wire: the only place where a state becomes something that is sent."""

from typing import Final

from msgspec import UNSET, Raw

from koloda.engine.contract.state import WATCHER, State
from koloda.engine.values import event, outcome
from koloda.engine.values.errors import KolodaError
from koloda.engine.values.refusal import Refusal
from koloda.engine.values.view import Zone
from koloda.locales.catalogue import ENGLISH, Catalogue
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.protocol import messages

MOST_ROWS: Final = 50_000


class QuickCatalogue(Catalogue):
    """A catalogue that remembers the rows of cards it has put into words."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.rows: dict[tuple[str, tuple[str, ...]], str] = {}

    def cards(self, game: str, tokens: tuple[str, ...]) -> str:
        """Cards in a row."""
        key = (game, tokens)
        found = self.rows.get(key)
        if found is None:
            if len(self.rows) >= MOST_ROWS:
                self.rows.clear()
            found = self.rows[key] = super().cards(game, tokens)
        return found


CATALOGUES: Final = {language: QuickCatalogue(language) for language in LANGUAGES}
NO_SEAT: Final = -1
"""A watcher on the wire."""


def catalogue_of(language: str) -> Catalogue:
    """The words of a language; English for one that is not there."""
    return CATALOGUES.get(language, CATALOGUES[ENGLISH])


def error_sentence(error: KolodaError, language: str) -> str:
    """What went wrong, in a language."""
    return catalogue_of(language).error(error)


def language_of(header: str) -> str:
    """The first language that an `Accept-Language` names, if it is there."""
    word = header.strip()[:2].lower()
    return word if word in LANGUAGES else ENGLISH


def engine_seat(seat: int) -> int:
    """The engine's number for whoever looks on."""
    return WATCHER if seat == NO_SEAT else seat


def outcome_of(found: outcome.Outcome | None) -> messages.Outcome | None:
    """How a game ended."""
    if found is None:
        return None
    return messages.Outcome(found.ranks, found.reason, found.stakes or UNSET)


def turn_of(state: State) -> int:
    """The number of the turn that a state is in, from 1; 0 where the game counts none."""
    over = state.facts().get("turns", "")
    return int(over) + 1 if over.isdecimal() else 0


def encode_zone(zone: Zone) -> Raw:
    """A place on the table as it is sent."""
    return Raw(messages.encode(messages.Zone(zone.name, zone.owner, zone.cards)))


class Teller:
    """Tells one moment to all its readers; what several of them see alike is encoded once."""

    def __init__(
        self,
        state: State,
        names: list[str],
        ending: messages.Outcome | None = None,
        encoded: dict[Zone, Raw] | None = None,
    ) -> None:
        self.state = state
        self.names = names
        self.ending = ending
        """How people ended the game before its rules did."""
        self.encoded = encoded or {}
        """The zones of the moment before; most of them look the same in this one."""
        self.zones: dict[Zone, Raw] = {}
        self.told: dict[tuple[int, str, event.Sight, int], Raw] = {}

    def view(self, seat: int) -> Raw:
        """What a seat, or a watcher, may know of the state."""
        seen, ended = self.state.view(engine_seat(seat)), self.ending is not None
        message = messages.View(
            seat=seat,
            to_act=() if ended else seen.to_act,
            prompt=seen.prompt,
            zones=self.told_zones(seen.zones),
            facts=seen.facts,
            figures=seen.figures,
            legal=() if ended else seen.actions,
            outcome=self.ending or outcome_of(seen.outcome),
        )
        return Raw(messages.encode(message))

    def told_zones(self, seen: tuple[Zone, ...]) -> list[Raw]:
        """Places on the table, each encoded once for everybody to whom it looks like this."""
        told, zones, encoded = [], self.zones, self.encoded
        for zone in seen:
            raw = zones.get(zone)
            if raw is None:
                raw = zones[zone] = encoded.get(zone) or encode_zone(zone)
            told.append(raw)
        return told

    def sights(
        self, seq: int, events: list[event.Event], seat: int, language: str, turn: int = 0
    ) -> list[Raw]:
        """What a seat, or a watcher, may see of these events, in its language."""
        seen = self.state.sights(events, engine_seat(seat))
        return [self.sight(seq, sight, language, seat, turn) for sight in seen]

    def sight(self, seq: int, sight: event.Sight, language: str, seat: int, turn: int) -> Raw:
        """One happening, for everybody to whom it looks like this."""
        reader = seat if seat in (sight.seat, sight.other) else NO_SEAT
        key = (seq, language, sight, reader)
        found = self.told.get(key)
        if found is None:
            game = self.state.setup.game.name
            message = messages.Sight(
                seq=seq,
                name=sight.kind.name,
                seat=sight.seat,
                cards=sight.cards,
                amount=sight.amount,
                other=sight.other,
                source=sight.kind.source,
                target=sight.kind.target,
                text=catalogue_of(language).sight(game, sight, self.names, reader),
                turn=turn,
            )
            found = self.told[key] = Raw(messages.encode(message))
        return found


def sentence_of(refusal: Refusal, language: str) -> str:
    """Why an action is refused, without the clause in front."""
    return catalogue_of(language).refusal(refusal).removeprefix(f"{refusal.clause}: ")
