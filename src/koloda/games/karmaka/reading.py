"""Reading a position of Karmaka, with a clear sentence for everything that cannot be."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.karmaka import steps
from koloda.games.karmaka.actions import MOST_CARDS
from koloda.games.karmaka.cards import CARDS, COLOUR_WORDS, TOKENS
from koloda.games.karmaka.hands import KNOWER, MOST_COPIES, bit, kinds_of
from koloda.games.karmaka.lives import TRANSCENDENCE
from koloda.games.karmaka.options import KarmakaSetup
from koloda.games.karmaka.state import KarmakaState, empty_table
from koloda.games.karmaka.table import USED_WORDS

ENDINGS: Final = ["transcendence", "repetition", "cap"]
REST: Final = "rest"
"""Stands for all cards that are named nowhere else, the last word of the Well: easy to type."""
LARGEST_KEY: Final = (1 << 62) - 1 + (1 << 62)
MOST_RINGS_HELD: Final = 1_000_000

MOST_STEPS: Final = 8
"""Destiny's six, the offer, and a shuffle before them."""

NEED_WELL: Final = [steps.DRAW, steps.LOOK_AT_WELL, steps.DEAL_ONTO_DECK]


def read(setup: KarmakaSetup, fields: Fields) -> KarmakaState:
    """The state that `KarmakaState.fields` has written."""
    state = empty_table(setup)
    read_moment(state, fields)
    for seat in range(setup.players):
        read_place(state, seat, fields)
    read_ladder(state, fields)
    read_piles(state, fields)
    keys = fields.take_or("met", [])
    state.memory.replace([fields.whole("met", key, 0, LARGEST_KEY) for key in keys])
    fields.finish()
    check(state)
    state.count_keys()
    if state.stack:
        state.asked = state.whom(state.stack & steps.TOP)
    return state


def read_moment(state: KarmakaState, fields: Fields) -> None:
    """The steps still to do and the card in play."""
    setup = state.rules
    words = fields.take("steps")
    unknown = [word for word in words if word not in steps.WORDS[1:]]
    if unknown:
        raise wrong(f"{unknown[0][:60]!r} is not a step")
    if len(words) > MOST_STEPS:
        raise wrong(f"there are never more than {MOST_STEPS} steps")
    state.stack = steps.stacked([steps.WORDS.index(word) for word in words])
    state.turn = fields.number("turn", 0, setup.players - 1)
    turns = fields.take_or("turns", ["0"])
    state.turns = fields.whole("turns", " ".join(turns), 0, setup.cap)
    extra = fields.take_or("extra", ["0"])
    state.extra = fields.whole("extra", " ".join(extra), 0, setup.extra_plays)
    if not words:
        state.ending = ENDINGS[fields.choice("ending", ENDINGS)]
    if "inplay" in fields.words:
        card = fields.cards("inplay", TOKENS)
        if len(card) != 1:
            raise wrong("one card is in play")
        state.in_play = card[0]
        state.target = read_seat(fields, "target", setup.players)
        state.offered = read_seat(fields, "offered", setup.players)
        copied = " ".join(fields.take_or("copied", ["-"]))
        state.copied = -1 if copied == "-" else fields.card("copied", copied, TOKENS)
        taken = " ".join(fields.take_or("taken", ["0"]))
        state.taken = fields.whole("taken", taken, 0, MOST_CARDS)
        used = " ".join(fields.take_or("used", ["-"]))
        if used not in USED_WORDS:
            raise wrong(f"'used' is one of {', '.join(USED_WORDS)}")
        state.used = USED_WORDS.index(used)


def read_seat(fields: Fields, name: str, players: int) -> int:
    """A seat, or -1 for `-`."""
    word = " ".join(fields.take_or(name, ["-"]))
    return -1 if word == "-" else fields.whole(name, word, 0, players - 1)


def read_place(state: KarmakaState, seat: int, fields: Fields) -> None:
    """One seat's cards."""
    place = state.places[seat]
    everyone = state.rules.everyone
    others = everyone & ~bit(seat)
    for card in read_cards(fields, f"hand.{seat}", others):
        place.hand.receive(card % KNOWER, card // KNOWER)
    place.deck.lay(read_cards(fields, f"deck.{seat}", everyone)[::-1])
    place.future.lay(read_cards(fields, f"future.{seat}", others)[::-1])
    place.works.lay(kinds_of(read_cards(fields, f"works.{seat}", 0))[::-1])
    for word in fields.take_or(f"declined.{seat}", []):
        if word not in COLOUR_WORDS:
            raise wrong(f"{word[:60]!r} is none of the colours {', '.join(COLOUR_WORDS)}")
        place.spurned |= 4 >> (2 - COLOUR_WORDS.index(word))


def read_cards(fields: Fields, name: str, everyone: i64) -> list[int]:
    """Cards with who knows them; `everyone` are those who can."""
    cards: list[int] = []
    for word in fields.take_or(name, []):
        token, _, seats = word.partition("@")
        bits: i64 = 0
        for seat in seats:
            bits |= bit(int(seat)) if seat in "0123" else everyone + 1
        if word.endswith("!") and not seats:
            token, bits = word.removesuffix("!"), everyone
        if bits & ~everyone or (token != word and not bits):
            raise wrong(f"{word[:60]!r} in {name!r} does not say which seats know the card")
        cards.append(fields.card(name, token, TOKENS) + KNOWER * bits)
    kinds = kinds_of(cards)
    for kind in set(kinds):
        if kinds.count(kind) > MOST_COPIES:
            raise wrong(f"{name!r} has more than {MOST_COPIES} copies of {TOKENS[kind]}")
    return cards


def read_ladder(state: KarmakaState, fields: Fields) -> None:
    """Rungs and Rings."""
    players = state.rules.players
    rungs = fields.take_or("rungs", ["0"] * players)
    rings = fields.take_or("rings", ["0"] * players)
    if len(rungs) != players or len(rings) != players:
        raise wrong("'rungs' and 'rings' need a number for each seat")
    for seat, place in enumerate(state.places):
        place.rung = fields.whole("rungs", rungs[seat], 0, TRANSCENDENCE)
        place.rings = fields.whole("rings", rings[seat], 0, MOST_RINGS_HELD)


def read_piles(state: KarmakaState, fields: Fields) -> None:
    """Well, Ruins and what lies in between; together with the seats' cards they are the deck."""
    everyone = state.rules.everyone
    state.ruins.lay(kinds_of(read_cards(fields, "ruins", 0))[::-1])
    for card in read_cards(fields, "lifted", everyone & ~bit(state.turn)):
        state.lifted.receive(card % KNOWER, card // KNOWER)
    state.shown.fill(read_cards(fields, "shown", 0))
    state.loose.fill(read_cards(fields, "loose", 0))
    found = state.ruins.cards() + state.lifted.kinds() + state.loose.kinds()
    found += [state.in_play] * (state.in_play >= 0)
    for place in state.places:
        found += place.hand.kinds() + kinds_of(place.all_piled())
    words = fields.words.get("well", [])
    rest: list[int] = []
    if words and words[-1] == REST:
        words.pop()
        rest = state.rules.deck[:]
    well = read_cards(fields, "well", everyone)[::-1]
    for kind in found + kinds_of(well) if rest else []:
        if kind in rest:
            rest.remove(kind)
    well = rest + well
    if state.loose.size:
        well.reverse()
    state.well.lay(well)
    check_all_cards("karmaka", found + kinds_of(well), state.rules.deck, TOKENS)


def wrong(what: str) -> NotationError:
    """A mistake in a position of Karmaka."""
    return NotationError(f"karmaka position: {what}")


# What can be ----------------------------------------------------------------------------------


def check(state: KarmakaState) -> None:
    """Refuse a position that no rule could go on from."""
    top = max(place.rung for place in state.places)
    if (top == TRANSCENDENCE) != (state.ending == "transcendence"):
        raise wrong("the game ends when somebody reaches rung 4, and only then")
    waiting = steps.listed(state.stack)
    if (state.loose.size > 0) != (steps.SHUFFLE in waiting):
        raise wrong("cards are loose while they are shuffled, and only then")
    if steps.OFFER in waiting:
        check_ability(state, waiting)
    else:
        check_turn(state, waiting)
    if waiting and (waiting[0] >= steps.FIRST_ACT or not state.is_open(waiting[0])):
        raise wrong(f"there is nothing to ask for {steps.WORDS[waiting[0]]}")


def check_turn(state: KarmakaState, waiting: list[int]) -> None:
    """Between abilities there is one question, or a shuffle before cards are dealt."""
    if state.in_play >= 0 or state.lifted.size or state.shown.size:
        raise wrong("cards are in play, lifted or shown only until the offer")
    place = state.places[state.turn]
    if waiting == [steps.PLAY]:
        if not place.hand.size:
            raise wrong("whoever plays has a card in Hand")
    elif waiting == [steps.SPEND_RINGS]:
        if place.hand.size or place.deck.size or not place.rings:
            raise wrong("whoever spends Rings has some, and no cards in Hand and Deck")
    elif waiting and waiting[-1] == steps.DEAL_OUT:
        cards = [card for seat in state.places for card in seat.all_piled()]
        held = [kind for seat in state.places for kind in seat.hand.kinds()]
        if (
            cards
            or held
            or state.ruins.size
            or waiting[:-1] not in ([steps.SHUFFLE], [steps.FIRST, steps.SHUFFLE])
        ):
            raise wrong("before the deal there are no cards but those of the Well")
    elif waiting not in ([], [steps.PLAY_AGAIN], [steps.SHUFFLE, steps.FILL_DECK]):
        raise wrong("these steps do not follow each other")


def check_ability(state: KarmakaState, waiting: list[int]) -> None:
    """An ability: the rest of a card's steps, the offer, perhaps an extra play."""
    if state.in_play < 0:
        raise wrong("the card to offer is in play")
    place = waiting.index(steps.OFFER)
    rest = waiting[:place]
    if waiting[place + 1 :] not in ([], [steps.PLAY_AGAIN][: not rest]):
        raise wrong("nothing but an extra play comes after the offer")
    if rest and rest[0] == steps.SHUFFLE:
        rest = rest[1:]
        if not rest or rest[0] not in NEED_WELL:
            raise wrong("a shuffle comes before a card of the Well is needed")
    if rest and rest not in UNFINISHED:
        raise wrong("these steps are of no card")
    check_target(state, rest)
    if (state.offered >= 0) != (waiting[0] == steps.OFFER):
        raise wrong("somebody is offered the card when the offer is the next step")
    if state.offered >= 0:
        asked = [state.first_asked()]
        if asked[0] != state.target:
            asked = state.rules.rivals[state.turn]
        if state.offered not in asked:
            raise wrong("the card is offered to the victim, or without one to the rivals")
    if state.lifted.size and steps.RETURN_THE_REST not in rest:
        raise wrong("cards are lifted only for Destiny")
    if state.shown.size:
        left = state.places[state.target].hand.kinds() if steps.STEAL_ONE in rest else []
        for kind in state.shown.kinds():
            if kind not in left:
                raise wrong("cards are shown only from the Hand that Swindle takes one of")
            left.remove(kind)


def check_target(state: KarmakaState, rest: list[int]) -> None:
    """A step that needs a chosen player has one who may be chosen."""
    if not rest:
        allowed = [-1, *state.rules.anyone[state.turn]]
    elif rest in HIT_RIVAL:
        allowed = state.rules.foes[state.turn]
    elif rest in HIT_ANYONE:
        allowed = state.rules.anyone[state.turn]
    else:
        allowed = [-1]
    if state.target not in allowed:
        raise wrong(f"seat {state.target} is not a target here")


def unfinished(first: int) -> list[list[int]]:
    """What may be left of the cards that start with this step."""
    return [
        card.steps[done:]
        for card in CARDS
        if card.steps[0] == first
        for done in range(1, len(card.steps))
    ]


def unfinished_roulette() -> list[list[int]]:
    """What may be left of a Roulette, and the draw that waits for a shuffle."""
    ruin, draw = steps.MAY_RUIN, steps.MAY_DRAW
    draws = [[draw] * number for number in range(1, 4)]
    waiting = [[steps.DRAW, *[draw] * number] for number in range(3)]
    return [[ruin, draw, draw], *draws, *waiting]


HIT_RIVAL: Final = unfinished(steps.CHOOSE_RIVAL)
HIT_ANYONE: Final = unfinished(steps.CHOOSE_ANY_PLAYER)
UNFINISHED: Final = [
    *(card.steps[done:] for card in CARDS for done in range(len(card.steps))),
    *unfinished_roulette(),
]
