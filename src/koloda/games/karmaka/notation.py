"""Positions of Karmaka as text: how they are written, and how they are read back."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import MOST_COPIES
from koloda.engine.containers.packed_stack import from_top, stack_of
from koloda.engine.values.errors import NotationError, quoted
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.karmaka import faults
from koloda.games.karmaka.actions import MOST_CARDS, MOST_SEATS
from koloda.games.karmaka.cards import TOKENS, names
from koloda.games.karmaka.checks import check
from koloda.games.karmaka.knowers import card_of, kind_of, kinds_of, knower, knowers_of
from koloda.games.karmaka.rules.ending import ENDINGS, TRANSCENDENCE
from koloda.games.karmaka.rules.mosaic import USED_WORDS
from koloda.games.karmaka.rules.questions import whom
from koloda.games.karmaka.rules.steps import WORDS
from koloda.games.karmaka.table import KarmakaTable

REST: Final = "rest"
"""Stands for all cards that are named nowhere else, the last word of the Well: easy to type."""
LARGEST_KEY: Final = (1 << 62) - 1 + (1 << 62)
MOST_RINGS_HELD: Final = 1_000_000
MOST_STEPS: Final = 8
"""Destiny's six, the offer, and a shuffle before them."""

# Writing --------------------------------------------------------------------------------------


def write(table: KarmakaTable) -> dict[str, list[str]]:
    """Everything there is, piles from their top; `!` and `@` say who knows a card."""
    words: dict[str, list[str]] = {
        "steps": [WORDS[step] for step in from_top(table.stack)],
        "turn": [str(table.turn)],
        "turns": [str(table.turns)],
        "extra": [str(table.extra)],
    }
    if table.ending:
        words["ending"] = [table.ending]
    if table.in_play >= 0:
        words["inplay"] = [TOKENS[table.in_play]]
        words["target"] = ["-" if table.target < 0 else str(table.target)]
        words["used"] = [USED_WORDS[table.used]]
        words["copied"] = ["-" if table.copied < 0 else TOKENS[table.copied]]
        words["taken"] = [str(table.taken)]
        words["offered"] = ["-" if table.offered < 0 else str(table.offered)]
    everyone = table.options.everyone
    for seat, place in enumerate(table.places):
        others = everyone & ~knower(seat)
        words[f"hand.{seat}"] = marked(place.hand.with_knowers(), others)
        words[f"deck.{seat}"] = marked(place.deck.cards()[::-1], everyone)
        words[f"future.{seat}"] = marked(place.future.cards()[::-1], others)
        words[f"deeds.{seat}"] = list(names(place.deeds.cards()[::-1]))
    words["rungs"] = [str(place.rung) for place in table.places]
    words["rings"] = [str(place.rings) for place in table.places]
    well = table.well.cards()
    words["well"] = marked(well if table.loose.size else well[::-1], everyone)
    words["ruins"] = list(names(table.ruins.cards()[::-1]))
    if table.lifted.size:
        words["lifted"] = marked(table.lifted.with_knowers(), everyone & ~knower(table.turn))
    if table.shown.size:
        words["shown"] = list(names(table.shown.cards()))
    if table.loose.size:
        words["loose"] = list(names(table.loose.cards()))
    words["met"] = [str(key) for key in table.memory.keys()]
    return words


def marked(cards: list[int], everyone: i64) -> list[str]:
    """Cards with who knows them besides the owner: `!` everybody, `@02` seats 0 and 2."""
    words: list[str] = []
    for card in cards:
        knowers = knowers_of(card)
        word = TOKENS[kind_of(card)]
        if knowers == everyone:
            word += "!"
        elif knowers:
            seats = [str(seat) for seat in range(MOST_SEATS) if knowers & knower(seat)]
            word += "@" + "".join(seats)
        words.append(word)
    return words


# Reading --------------------------------------------------------------------------------------


def read(table: KarmakaTable, fields: Fields) -> None:
    """Lay an empty table as `write` has written it; refuse what cannot be."""
    read_moment(table, fields)
    for seat in range(table.options.players):
        read_place(table, seat, fields)
    read_ladder(table, fields)
    read_piles(table, fields)
    keys = fields.take_or("met", [])
    table.memory.replace([fields.whole("met", key, 0, LARGEST_KEY) for key in keys])
    fields.finish()
    check(table)
    table.count_keys()
    if table.stack:
        table.asked = whom(table, table.next_step())


def read_moment(table: KarmakaTable, fields: Fields) -> None:
    """The steps still to do and the card in play."""
    setup = table.options
    words = fields.take("steps")
    unknown = [word for word in words if word not in WORDS[1:]]
    if unknown:
        raise NotationError(faults.NOT_A_STEP, step=quoted(unknown[0]))
    if len(words) > MOST_STEPS:
        raise NotationError(faults.MANY_STEPS, most=MOST_STEPS)
    table.set_steps(stack_of([WORDS.index(word) for word in words]))
    table.turn = fields.number("turn", 0, setup.players - 1)
    turns = fields.take_or("turns", ["0"])
    table.turns = fields.whole("turns", " ".join(turns), 0, setup.cap)
    extra = fields.take_or("extra", ["0"])
    table.extra = fields.whole("extra", " ".join(extra), 0, setup.extra_plays)
    if not words:
        table.ending = ENDINGS[fields.choice("ending", ENDINGS)]
    if "inplay" in fields.words:
        read_card_in_play(table, fields)


def read_card_in_play(table: KarmakaTable, fields: Fields) -> None:
    """The card played for its ability, and how far its ability has come."""
    card = fields.cards("inplay", TOKENS)
    if len(card) != 1:
        raise NotationError(faults.ONE_IN_PLAY)
    table.in_play = card[0]
    table.target = read_seat(fields, "target", table.options.players)
    table.offered = read_seat(fields, "offered", table.options.players)
    copied = " ".join(fields.take_or("copied", ["-"]))
    table.copied = -1 if copied == "-" else fields.card("copied", copied, TOKENS)
    taken = " ".join(fields.take_or("taken", ["0"]))
    table.taken = fields.whole("taken", taken, 0, MOST_CARDS)
    used = " ".join(fields.take_or("used", ["-"]))
    if used not in USED_WORDS:
        raise NotationError(faults.USED_WORDS, known=", ".join(USED_WORDS))
    table.used = USED_WORDS.index(used)


def read_seat(fields: Fields, name: str, players: int) -> int:
    """A seat, or -1 for `-`."""
    word = " ".join(fields.take_or(name, ["-"]))
    return -1 if word == "-" else fields.whole(name, word, 0, players - 1)


def read_place(table: KarmakaTable, seat: int, fields: Fields) -> None:
    """One seat's cards."""
    place = table.places[seat]
    everyone = table.options.everyone
    others = everyone & ~knower(seat)
    for card in read_cards(fields, f"hand.{seat}", others):
        place.hand.receive(kind_of(card), knowers_of(card))
    place.deck.lay(read_cards(fields, f"deck.{seat}", everyone)[::-1])
    place.future.lay(read_cards(fields, f"future.{seat}", others)[::-1])
    place.deeds.lay(kinds_of(read_cards(fields, f"deeds.{seat}", 0))[::-1])


def read_cards(fields: Fields, name: str, everyone: i64) -> list[int]:
    """Cards with who knows them; `everyone` are those who can."""
    cards: list[int] = []
    for word in fields.take_or(name, []):
        token, _, seats = word.partition("@")
        knowers: i64 = 0
        for seat in seats:
            knowers |= knower(int(seat)) if seat in "0123" else everyone + 1
        if word.endswith("!") and not seats:
            token, knowers = word.removesuffix("!"), everyone
        if knowers & ~everyone or (token != word and not knowers):
            raise NotationError(faults.NO_KNOWERS, word=quoted(word), name=quoted(name))
        cards.append(card_of(fields.card(name, token, TOKENS), knowers))
    kinds = kinds_of(cards)
    for kind in set(kinds):
        if kinds.count(kind) > MOST_COPIES:
            raise NotationError(
                faults.MANY_COPIES, name=quoted(name), most=MOST_COPIES, card=TOKENS[kind]
            )
    return cards


def read_ladder(table: KarmakaTable, fields: Fields) -> None:
    """Rungs and Rings."""
    players = table.options.players
    rungs = fields.take_or("rungs", ["0"] * players)
    rings = fields.take_or("rings", ["0"] * players)
    if len(rungs) != players or len(rings) != players:
        raise NotationError(faults.NUMBER_EACH)
    for seat, place in enumerate(table.places):
        place.rung = fields.whole("rungs", rungs[seat], 0, TRANSCENDENCE)
        place.rings = fields.whole("rings", rings[seat], 0, MOST_RINGS_HELD)


def read_piles(table: KarmakaTable, fields: Fields) -> None:
    """Well, Ruins and what lies in between; together with the seats' cards they are the deck."""
    everyone = table.options.everyone
    table.ruins.lay(kinds_of(read_cards(fields, "ruins", 0))[::-1])
    for card in read_cards(fields, "lifted", everyone & ~knower(table.turn)):
        table.lifted.receive(kind_of(card), knowers_of(card))
    table.shown.fill(read_cards(fields, "shown", 0))
    table.loose.fill(read_cards(fields, "loose", 0))
    found = table.ruins.cards() + table.lifted.cards() + table.loose.cards()
    found += [table.in_play] * (table.in_play >= 0)
    for place in table.places:
        found += place.hand.cards() + kinds_of(place.all_piled())
    words = fields.words.get("well", [])
    rest: list[int] = []
    if words and words[-1] == REST:
        words.pop()
        rest = table.options.deck[:]
    well = read_cards(fields, "well", everyone)[::-1]
    for kind in found + kinds_of(well) if rest else []:
        if kind in rest:
            rest.remove(kind)
    well = rest + well
    if table.loose.size:
        well.reverse()
    table.well.lay(well)
    check_all_cards("karmaka", found + kinds_of(well), table.options.deck, TOKENS)
