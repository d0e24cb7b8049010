"""Why cards cannot be played now, each with the clause that says so."""

from koloda.engine.contract.setup import Setup
from koloda.engine.values.view import View
from koloda.locales.catalogue import Catalogue
from koloda.terminal.chair import Chair


def why_not_cards(chair: Chair, catalogue: Catalogue, players: list[str]) -> list[str]:
    """For every card of its own that the seat knows: what can be done with it, or why not."""
    return [
        f"{catalogue.card(chair.setup.game.name, token)}: "
        f"{about_card(chair, catalogue, players, token)}"
        for token in own_cards(chair.view(), chair.setup)
    ]


def about_card(chair: Chair, catalogue: Catalogue, players: list[str], token: str) -> str:
    """What can be done with a card, or why nothing can."""
    view, setup = chair.view(), chair.setup
    actions = card_actions(setup).get(token, [])
    legal = [action for action in view.legal if action in actions]
    if legal:
        moves = ", ".join(catalogue.move(setup, action, players) for action in legal)
        return catalogue.say("can-do", moves=moves)
    refusals = [chair.refusal(action) for action in attempts(setup, view, actions)]
    reasons = [catalogue.refusal(refusal) for refusal in refusals if refusal]
    return "; ".join(dict.fromkeys(reasons))


def own_cards(view: View, setup: Setup) -> list[str]:
    """The kinds of the seat's own cards, in the order of the game's list of cards."""
    seen = {card for zone in view.zones if zone.owner == view.seat for card in zone.cards}
    return [token for token in setup.tokens if token in seen]


def card_actions(setup: Setup) -> dict[str, list[int]]:
    """Every action that begins with a card, by that card.

    Karma's `give 2` names a seat: a verb speaks of cards if it is there for most of them.
    """
    by_verb: dict[str, dict[str, list[int]]] = {}
    for action in range(setup.actions.players_end):
        verb, words = setup.actions.decode(action)
        if words and words[0] in setup.tokens:
            by_verb.setdefault(verb, {}).setdefault(words[0], []).append(action)
    ways: dict[str, list[int]] = {}
    for by_card in by_verb.values():
        if 2 * len(by_card) > len(setup.tokens):
            for token, actions in by_card.items():
                ways.setdefault(token, []).extend(actions)
    return ways


def attempts(setup: Setup, view: View, actions: list[int]) -> list[int]:
    """The simplest way to do each thing that is done with cards now, or else the usual thing."""
    simplest: dict[str, int] = {}
    for action in sorted(actions, key=lambda action: len(setup.actions.decode(action).arguments)):
        simplest.setdefault(setup.actions.decode(action).verb, action)
    asked = {setup.actions.decode(action).verb for action in view.legal}
    return [simplest[verb] for verb in simplest if verb in asked] or list(simplest.values())[:1]
