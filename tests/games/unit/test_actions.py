"""Every number of an action of Unit stands for the text beside it, both ways."""

from koloda.games import find_game
from koloda.games.unit import actions
from koloda.games.unit.actions import (
    attacker_of,
    brings_joker,
    is_word,
    kind_of,
    pile_of,
    seat_of,
    verb_of,
)
from koloda.games.unit.cards import SUITS, TOKENS, suit

TABLE = find_game("unit").setup(2).actions
VERBS = {
    actions.LIMIT: "limit",
    actions.BACK: "back",
    actions.ATTACK: "attack",
    actions.RECOVER: "recover",
    actions.PASS: "pass",
    actions.END: "end",
    actions.DONE: "done",
    actions.READY: "ready",
    actions.UNREADY: "unready",
    actions.ATTACH: "limit",
    actions.JOKER_ATTACK: "attack",
    actions.DEFEND: "defend",
    actions.JOKER_DEFEND: "defend",
    actions.FIRST: "first",
    actions.DEAL: "deal",
}


def meaning(action: int) -> str:
    """An action in words, from its parts."""
    verb = verb_of(action)
    if is_word(action):
        return VERBS[verb]
    if verb == actions.FIRST:
        return f"first {seat_of(action)}"
    kind = kind_of(action)
    text = f"{VERBS[verb]} {TOKENS[kind]}"
    if brings_joker(action):
        text = f"joker {'XB' if TOKENS[kind][-1] in 'SC' else 'XR'} {text}"
    if verb in (actions.DEFEND, actions.JOKER_DEFEND):
        text += f" against {TOKENS[attacker_of(action)]}"
    if verb in (actions.LIMIT, actions.ATTACH) and pile_of(action) != suit(kind):
        text += f" {SUITS[pile_of(action)]}"
    return text


def test_numbers_are_decoded_into_what_their_text_says() -> None:
    assert [meaning(action) for action in range(len(TABLE.texts))] == TABLE.texts


def test_what_is_meant_is_encoded_into_the_number_of_its_text() -> None:
    king, queen, club = (TOKENS.index(card) for card in ("KH", "QS", "7C"))
    encoded = {
        actions.limit(king): "limit KH",
        actions.back(king): "back KH",
        actions.attack(king): "attack KH",
        actions.recover(king): "recover KH",
        actions.attach(club, SUITS.index("D")): "limit 7C D",
        actions.joker_attack(king): "joker XR attack KH",
        actions.defend(king, queen): "defend KH against QS",
        actions.joker_defend(queen, king): "joker XB defend QS against KH",
        actions.first(1): "first 1",
        actions.deal(king): "deal KH",
    }
    assert {action: TABLE.text(action) for action in encoded} == encoded
