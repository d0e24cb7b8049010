"""What a coach says about Karma, from a view alone."""

from koloda.engine.values.concept import Concept
from koloda.engine.values.view import TABLE, View
from koloda.games.karma.bots.greedy import cards_held
from koloda.games.karma.options import KarmaSetup


def matters(setup: KarmaSetup, view: View) -> Concept | None:
    """The idea of this choice: clear, save karma cards, shed the lowest number first."""
    if view.prompt == "give":
        return Concept("give", {"player": str(shortest(view))})
    if view.prompt in ("choose", "follow"):
        return Concept(view.prompt, {})
    plays = [text.split()[1:] for text in view.actions if text.startswith("play")]
    if not plays:
        return Concept("flip", {})
    pile = view.zone("pile", TABLE).cards
    for cards in plays:
        if clears(setup, view, cards):
            return Concept("clears", {"card": cards[0], "count": str(len(pile))})
    numbers = {cards[0] for cards in plays if cards[0].isdigit()}
    if not numbers:
        return Concept("only-karma", {"count": str(len(pile))}) if pile else None
    count = sum(card in numbers for card in source(view))
    return Concept("lowest", {"count": str(count), "card": min(numbers, key=int)})


def source(view: View) -> tuple[str, ...]:
    """The cards that are played from now: the hand, then the face-up row."""
    return view.zone("hand", view.seat).cards or view.zone("up", view.seat).cards


def shortest(view: View) -> int:
    """Who is nearest to the end among those who can be given the pile."""
    return min((int(text.split()[1]) for text in view.actions), key=lambda s: cards_held(view, s))


def clears(setup: KarmaSetup, view: View, cards: list[str]) -> bool:
    """Whether these numbers clear a pile beyond doubt (K17)."""
    pile = view.zone("pile", TABLE).cards
    if not pile or not cards[0].isdigit() or not setup.moved_counts:
        return False
    run = 0
    while run < len(pile) and pile[-1 - run] == cards[0]:
        run += 1
    return run + len(cards) >= setup.clear


def why_better(setup: KarmaSetup, view: View, better: list[str], made: list[str]) -> Concept | None:
    """The idea by which one action is better than another."""
    if made[0] == "take":
        return Concept("why-take", {"count": str(len(view.zone("pile", TABLE).cards))})
    if better[0] == "give":
        fewer = cards_held(view, int(better[1])) < cards_held(view, int(made[1]))
        return Concept("why-give", {"player": better[1]}) if fewer else None
    if better[0] == "play" and made[0] == "play":
        return why_play(setup, view, better[1:], made[1:])
    if better[0] == "table" and worth(better[1]) > worth(made[1]):
        return Concept("why-choose", {"card": better[1]})
    return None


def why_play(setup: KarmaSetup, view: View, better: list[str], made: list[str]) -> Concept | None:
    """The idea by which one play is better than another."""
    if clears(setup, view, better) and not clears(setup, view, made):
        return Concept("why-clears", {})
    if len(better) > len(made):
        return Concept("why-several", {"count": str(len(better))})
    if better[0] == made[0]:
        return None
    if not made[0].isdigit() and better[0].isdigit():
        return Concept("why-save", {"card": made[0]})
    if worth(better[0]) < worth(made[0]):
        return Concept("why-lower", {"card": made[0]})
    return None


def worth(card: str) -> int:
    """How easily a card is played at the end: its number, a karma card before all."""
    return int(card) if card.isdigit() else 100
