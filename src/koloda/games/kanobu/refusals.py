"""Why an action of Kanobu is refused, with the clause that says so."""

from typing import Final

from koloda.engine.containers.bits import popcount
from koloda.engine.values.refusal import Reason, Refusal
from koloda.games.kanobu.cards import CHANCE_CARD, COLOUR_NAMES, is_sign
from koloda.games.kanobu.rules.drawing import can_draw
from koloda.games.kanobu.rules.matching import fits
from koloda.games.kanobu.table import ANSWER, CHOOSE, DRAWN, LAY, NAME_COLOUR, KanobuTable

NOT_CHANCE: Final = Reason("not-chance", "N3", "dealing is not a player's choice")
NOT_HELD: Final = Reason("not-held", "N6", "you do not have {card} in your hand")
NO_MATCH: Final = Reason("no-match", "N7", "{card} has neither the colour nor the symbol of {top}")
NO_COLOUR: Final = Reason("no-colour", "N12", "{card} shares no colour with {top}")
NO_TWO_COLOUR: Final = Reason("no-two-colour", "N15", "no colour of {card} fits {top}")
NOT_BEATING: Final = Reason("not-beating", "N12", "{card} does not beat {top}")
NOT_NAMED: Final = Reason("not-named", "N25", "{card} has no {colour}, the named colour")
CHANCE_SHORT: Final = Reason(
    "chance-short", "N22", "the next player has fewer than three cards, so no Chance now"
)
CHANCE_OPEN: Final = Reason(
    "chance-open",
    "R45",
    "the next player has fewer than three cards, so take the Chance or another",
)
MUST_PLAY: Final = Reason("must-play", "R7", "one of your cards can be played, so you may not draw")
NO_CARDS: Final = Reason("no-cards", "R26", "there is no card to draw")
NO_PASS: Final = Reason("no-pass", "R31", "play a card or draw one; only then you may pass")
ONE_DRAW: Final = Reason("one-draw", "N10", "you draw one card only: play it or pass")
ONLY_DRAWN: Final = Reason("only-drawn", "R30", "after drawing only the drawn card may be played")
NO_EFFECT: Final = Reason("no-effect", "R8", "no effect awaits your answer")
NO_DRAW_FIRST: Final = Reason(
    "no-draw-first", "R19", "answer the effect or accept it; you may not draw first"
)
NO_PASS_FIRST: Final = Reason("no-pass-first", "R31", "answer the effect or accept it")
OTHER_SYMBOL: Final = Reason("other-symbol", "R16", "{card} does not answer {top}")
NO_CHANCE_TO_LAY: Final = Reason("no-chance-to-lay", "N22", "cards are laid only to answer Chance")
TOO_FEW_TO_LAY: Final = Reason(
    "too-few-to-lay", "N22", "you do not have three Rock, Scissors or Paper cards to lay"
)
NO_SET: Final = Reason("no-set", "R12", "here it takes one Rock, one Scissors and one Paper")
LAY_ON: Final = Reason("lay-on", "N22", "lay the rest of the three cards for Chance")
NAME_ONE: Final = Reason("name-one", "N25", "first name a colour")
NO_CHANGE: Final = Reason("no-change", "N25", "a colour is named only after Colour change")
CHOOSE_ONE: Final = Reason("choose-one", "N23", "first choose one of the opened cards")
NOT_OPEN: Final = Reason("not-open", "N23", "{card} is not among the opened cards")
NO_STAR: Final = Reason("no-star", "N23", "only a Star opens cards to choose from")

REASONS: Final = (
    NOT_CHANCE, NOT_HELD, NO_MATCH, NO_COLOUR, NO_TWO_COLOUR, NOT_BEATING, NOT_NAMED, CHANCE_SHORT,
    CHANCE_OPEN, MUST_PLAY, NO_CARDS, NO_PASS, ONE_DRAW, ONLY_DRAWN, NO_EFFECT, NO_DRAW_FIRST,
    NO_PASS_FIRST, OTHER_SYMBOL, NO_CHANCE_TO_LAY, TOO_FEW_TO_LAY, NO_SET, LAY_ON, NAME_ONE,
    NO_CHANGE, CHOOSE_ONE, NOT_OPEN, NO_STAR,
)  # fmt: skip


def refuse(reason: Reason, **values: str) -> Refusal:
    """A refusal of Kanobu."""
    return Refusal("kanobu", reason, values)


def why_not(table: KanobuTable, seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    numbers = table.options.numbers
    if numbers.is_first(action) or numbers.is_deal(action):
        return refuse(NOT_CHANCE)
    chooses = numbers.is_use(action) or numbers.is_keep(action)
    if table.stage == CHOOSE and not chooses:
        return refuse(CHOOSE_ONE)
    if table.stage == NAME_COLOUR:
        return refuse(NAME_ONE)
    if table.stage == LAY and not numbers.is_lay(action):
        return refuse(LAY_ON)
    if numbers.is_play(action):
        return why_not_play(table, seat, numbers.kind_played(action))
    if action == numbers.draw:
        return why_not_draw(table)
    if action == numbers.pass_turn:
        return refuse(NO_PASS_FIRST if table.stage == ANSWER else NO_PASS)
    if action == numbers.accept:
        return refuse(NO_EFFECT)
    if numbers.is_lay(action):
        return why_not_lay(table, seat, numbers.kind_laid(action))
    if numbers.is_colour(action):
        return refuse(NO_CHANGE)
    if numbers.is_use(action):
        return why_not_choose(table, numbers.kind_used(action))
    return why_not_choose(table, numbers.kind_kept(action))


def why_not_play(table: KanobuTable, seat: int, kind: int) -> Refusal:
    """Why a card of the hand may not be played."""
    card = table.pack.tokens[kind]
    if not table.hands[seat].has(kind):
        return refuse(NOT_HELD, card=card)
    if table.stage == DRAWN and kind != table.drawn:
        return refuse(ONLY_DRAWN)
    if table.stage == ANSWER:
        if table.pack.symbols[kind] == table.pending:
            return refuse(CHANCE_SHORT)
        return refuse(OTHER_SYMBOL, card=card, top=table.pack.tokens[table.top])
    return why_unfit(table, kind) or refuse(CHANCE_SHORT)


def why_unfit(table: KanobuTable, kind: int) -> Refusal | None:
    """Why a card does not fit on the pile, or None if it does."""
    pack, face = table.pack, table.top
    if fits(pack, kind, face):
        return None
    card, top = pack.tokens[kind], pack.tokens[pack.face_kinds[face]]
    if pack.names_colour(face):
        return refuse(NOT_NAMED, card=card, colour=COLOUR_NAMES[face - pack.named])
    if pack.colours[kind] & pack.colours[pack.face_kinds[face]]:
        return refuse(NOT_BEATING, card=card, top=top)
    if popcount(pack.colours[kind]) > 1:
        return refuse(NO_TWO_COLOUR, card=card, top=top)
    return refuse(NO_COLOUR if is_sign(pack.symbols[kind]) else NO_MATCH, card=card, top=top)


def why_not_draw(table: KanobuTable) -> Refusal:
    """Why no card may be drawn."""
    if table.stage == ANSWER:
        return refuse(NO_DRAW_FIRST)
    if table.stage == DRAWN:
        return refuse(ONE_DRAW)
    return refuse(MUST_PLAY if can_draw(table) else NO_CARDS)


def why_not_lay(table: KanobuTable, seat: int, kind: int) -> Refusal:
    """Why a card may not be laid."""
    if table.stage != LAY and (table.stage != ANSWER or table.pending != CHANCE_CARD):
        return refuse(NO_CHANCE_TO_LAY)
    if not table.hands[seat].has(kind):
        return refuse(NOT_HELD, card=table.pack.tokens[kind])
    return refuse(NO_SET if table.options.one_of_each else TOO_FEW_TO_LAY)


def why_not_choose(table: KanobuTable, kind: int) -> Refusal:
    """Why an opened card may not be played or taken."""
    if table.stage != CHOOSE:
        return refuse(NO_STAR)
    if kind not in table.open_cards():
        return refuse(NOT_OPEN, card=table.pack.tokens[kind])
    return why_unfit(table, kind) or refuse(CHANCE_OPEN)
