"""Why one action of Karmaka is better than another, or what it does, from a view alone."""

from typing import Final

from koloda.engine.values.concept import Concept
from koloda.engine.values.view import TABLE, View
from koloda.games.karmaka.bots.greedy import CARD
from koloda.games.karmaka.bots.standing import gain, left_without, missing, rung

PLAIN: Final = {
    "accept": "accept", "decline": "decline", "draw": "draws", "partner": "partner",
    "pass": "keeps", "skip": "keeps", "done": "keeps",
}  # fmt: skip
"""Actions that say the same whatever the other one was."""
HITS: Final = {
    "dwindle": "hand", "crisis": "deeds", "hells_heart": "future", "vengeance": "deeds",
    "spite": "hand", "stolen_dreams": "future", "swindle": "hand", "thievery": "deeds",
}  # fmt: skip
"""Where the cards lie that an ability costs a rival."""
USES: Final = {
    "another_day": "again", "journey": "again", "peek": "again", "panic": "again",
    "recycle": "brings", "salvage": "brings", "longevity": "brings", "sowing": "brings",
    "transmigrate": "brings", "destiny": "brings", "roulette": "brings", "jubilee": "jubilee",
    "denial": "copies", "embody": "copies", "mimic": "copies",
}  # fmt: skip
"""What the other abilities are good for."""


def why_better(view: View, rivals: list[int], better: list[str], made: list[str]) -> Concept | None:
    """The idea by which one action is better than another, or what it does."""
    verb, word = better[0], better[-1]
    if verb in PLAIN:
        return Concept(f"why-{PLAIN[verb]}", {})
    if verb == "rings":
        fewer = int(word) < int(made[1])
        return Concept("why-fewer-rings" if fewer else "why-more-rings", {})
    if verb in ("points", "score"):
        return why_points(view, word, made)
    if verb in ("future", "sow", "place"):
        # What is not placed goes back onto the Well, where nobody keeps it (C17).
        return why_later(view, word, made if verb != "place" else ["done"])
    if verb == "ability":
        return why_used(view, rivals, word)
    if verb == "target":
        return why_target(view, rivals, int(word), made)
    if verb == "copy":
        return why_used(view, rivals, view.zone("deeds", int(word)).cards[0])
    return why_card(view, rivals, better, made)


def why_points(view: View, card: str, made: list[str]) -> Concept | None:
    """Why a card belongs among the Deeds: points, cover for the exposed one, or what it spares."""
    need, more = missing(view), gain(view, card)
    if 0 < need <= more:
        return Concept("why-rung", {"card": card})
    if (
        need > 0
        and more > 0
        and more >= (gain(view, made[1]) if made[0] in ("points", "score") else 0)
    ):
        return Concept("why-points", {"need": str(need)})
    deeds = view.zone("deeds", view.seat).cards
    if deeds and CARD[deeds[0]].points > CARD[card].points:
        return Concept("why-covers", {"card": deeds[0]})
    return spared(card, made)


def why_later(view: View, card: str, made: list[str]) -> Concept:
    """Why a card belongs to the next life."""
    if missing(view) <= 0:
        return Concept("why-future", {})
    return spared(card, made) or Concept("why-later", {"card": card})


def spared(card: str, made: list[str]) -> Concept | None:
    """That a card is not given away by its ability, or that another one stays in the Hand."""
    if made[0] == "ability":
        return Concept("why-offered", {"card": made[1]})
    other = made[-1] in CARD and made[-1] != card
    return Concept("why-spares", {"card": made[-1]}) if other else None


def why_used(view: View, rivals: list[int], card: str) -> Concept | None:
    """What the ability of a card is good for; nothing if no rival has what it takes."""
    if card in USES:
        return Concept(f"why-{USES[card]}", {})
    zone = HITS[card]
    hit = any(view.zone(zone, seat).cards for seat in rivals)
    return Concept(f"why-hits-{zone}", {}) if hit else None


def why_target(view: View, rivals: list[int], seat: int, made: list[str]) -> Concept | None:
    """Why a card is played on that player: who is on the highest rung, or who gains and loses."""
    gift = "longevity" in view.zone("inplay").cards or view.facts["copied"] == "longevity"
    if seat == view.seat:
        return Concept("why-yourself", {}) if gift else None
    if int(made[1]) == view.seat:
        return None if gift else Concept("why-costs", {"player": str(seat)})
    higher = all(rung(view, seat) > rung(view, each) for each in rivals if each != seat)
    return Concept("why-ahead", {"player": str(seat)}) if higher and not gift else None


def why_card(view: View, rivals: list[int], better: list[str], made: list[str]) -> Concept | None:
    """Why that card is chosen among several: to be taken, to be copied or to be lost."""
    if better[0] == "return":
        return None
    card = chosen(view, better)
    if view.prompt == "may-ruin":
        return Concept("why-draws", {})
    if view.prompt in ("copy-own-deed", "ruin-and-copy"):
        return why_used(view, rivals, card)
    other = chosen(view, made)
    if better[0] == "deed":
        less = left_without(view, card) > left_without(view, other)
        return Concept("why-loses-less", {}) if less else None
    more, less_worth = (other, card) if better[0] == "ruin" else (card, other)
    if CARD[more].points > CARD[less_worth].points:
        return Concept("why-worth", {"card": more})
    return None if better[0] == "ruin" else why_used(view, rivals, card)


def chosen(view: View, words: list[str]) -> str:
    """The card that an action names, by itself or by its place from the top."""
    verb, word = words
    if verb == "fetch":
        return view.zone("ruins", TABLE).cards[int(word) - 1]
    if verb == "take":
        return view.zone("future", view.seat).cards[int(word) - 1]
    if verb == "deed":
        return view.zone("deeds", view.seat).cards[int(word) - 1]
    return word
