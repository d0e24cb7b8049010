"""Positions of Kanobu as text: what cannot be is refused with a sentence."""

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.ring import empty_ring
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws import check_moment
from koloda.engine.values.errors import NotationError
from koloda.games import find_game
from koloda.games.kanobu.cards import CANCEL, COLOUR_SETS, PAPER, PURPLE, SYMBOLS
from koloda.games.kanobu.hand import empty_hand
from koloda.games.kanobu.keys import (
    INVERSE,
    KEY_BITS,
    key_number,
    key_text,
    order_key,
    popped,
    pushed,
    put_under,
)
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import field, given, play

KANOBU = find_game("kanobu")
HANDS = "hand.0: B-rock; hand.1: G-rock; hand.2: R-rock"
TABLE = f"{HANDS}; pile: B-one; deck: rest"
TURN = "stage: turn; turn: 0"
WHOLE = field(KANOBU.new(3), "bag")
SHUFFLE = (
    "stage: shuffle; turn: 0; {}; hand.0: B-rock; hand.1: G-rock; hand.2: R-rock; pile: {}; "
    "bag: Y-rock; apart: yes; deck: rest"
)
PLACES = "players=3 play_for_places=yes"
EVERY_KIND = ",".join(
    f"{colours}-{symbol}:2"
    for number, symbol in enumerate(SYMBOLS)
    for colours in COLOUR_SETS
    if (colours != PURPLE if number <= PAPER else colours == PURPLE or number < CANCEL)
)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (f"turn: 0; {TABLE}", "'stage' is missing"),
        (f"stage: sing; turn: 0; {TABLE}", "'stage' is one of first, shuffle"),
        (f"stage: turn; turn: 3; {TABLE}", "'turn' is a whole number from 0 to 2"),
        (f"{TURN}; turns: 601; {TABLE}", "'turns' is a whole number from 0 to 600"),
        (f"{TURN}; turns: 600; {TABLE}", "the turn limit is reached"),
        (f"{TURN}; direction: 2; {TABLE}", "'direction' is one of 1, -1"),
        (f"{TURN}; idle: 3; {TABLE}", "a whole round was idle"),
        (f"{TURN}; apart: maybe; {TABLE}", "'apart' is one of no, yes"),
        (f"{TURN}; wind: west; {TABLE}", "'wind' is not known"),
        (f"{TURN}; met: 12; {TABLE}", "'met' holds numbers of fifteen hexadecimal digits"),
        (f"{TURN}; met: {'G' * 15}; {TABLE}", "'met' holds numbers of fifteen"),
        (f"{TURN}; hand.0: B-rock", "is there 1 times, not 2"),
        (f"{TURN}; {HANDS}; pile: B-one B-one; deck: rest", "card B-one is there 2 times, not 1"),
        (f"{TURN}; {HANDS}; pile: W-one; deck: rest", "'W-one' in 'pile' is not a card"),
        (f"{TURN}; {HANDS}; pile: B-one=R; deck: rest", "'B-one=R' in 'pile' is not a card"),
        (f"{TURN}; {HANDS}; pile: B-one; deck: rest Q", "'Q' in 'deck' is not a card"),
        (f"{TURN}; hand.0: joker; {HANDS[16:]}; deck: rest", "'joker' in 'hand.0' is not a card"),
        (f"{TURN}; {HANDS}; deck: B-one! rest", "the known cards of the deck are at its bottom"),
        (f"{TURN}; hand.0: B-rock; hand.1: G-rock; deck: rest", "'out' names the seats without"),
        (f"{TURN}; out: 2; {TABLE}", "'out' names the seats without cards, each once"),
        (f"{TURN}; hand.0: B-rock; hand.1: G-rock; out: 2; deck: rest", "nobody is out before"),
        (f"{TURN}; hand.0: B-rock+; {HANDS[16:]}; deck: rest", "marked + only in a position with"),
        (f"{TURN}; open: B-one; {HANDS}; deck: rest", "only a Star opens cards"),
        (f"{TURN}; bag: B-one; {HANDS}; deck: rest", "the bag holds cards during a shuffle"),
        (f"{TURN}; pending: three 3 1; {TABLE}", "an effect is pending in stage answer only"),
        (f"stage: answer; turn: 0; {TABLE}", "'pending' is missing"),
        (f"stage: answer; turn: 0; pending: star 1 1; {TABLE}", "'pending' is one of skip, three"),
        (f"stage: answer; turn: 0; pending: one 1; {TABLE}", "'pending' is one of skip, three"),
        (
            f"stage: answer; turn: 0; pending: one 0 1; {TABLE}",
            "'pending' is a whole number from 1",
        ),
        (
            f"stage: answer; turn: 0; pending: one 1 5; {TABLE}",
            "'pending' is a whole number from 0",
        ),
        (f"stage: answer; turn: 0; pending: one 1 0; {TABLE}", "from another player than the one"),
        (f"stage: answer; turn: 0; pending: two 2 1; {TABLE}", "the card of the effect lies on"),
        (
            f"stage: answer; turn: 0; pending: one 1 1; {HANDS}; deck: rest",
            "the card of the effect",
        ),
        (f"stage: drawn; turn: 0; {TABLE}", "'drawn' is missing"),
        (f"stage: drawn; turn: 0; drawn: G-rock; {TABLE}", "the drawn card is in the hand"),
        (f"stage: drawn; turn: 0; drawn: B-rock!; {TABLE}", "the drawn card is in the hand"),
        (f"stage: drawn; turn: 0; apart: yes; drawn: B-rock; {TABLE}", "the drawn card is in"),
        (f"stage: lay; turn: 0; laid: 3; {TABLE}", "'laid' is a whole number from 1 to 2"),
        (f"stage: lay; turn: 0; laid: 1; {TABLE}", "cards are laid on a Chance"),
        (f"stage: lay; turn: 0; laid: 1; {HANDS}; deck: rest", "cards are laid on a Chance"),
        (f"stage: lay; turn: 0; laid: 1; {HANDS}; pile: P-chance B-one; deck: rest", "only Rock"),
        (
            f"stage: lay; turn: 0; laid: 1; {HANDS}; pile: P-chance B-rock; deck: rest",
            "the rest of",
        ),
        (f"stage: colour; turn: 0; {TABLE}", "in stage colour a Colour change lies on top"),
        (f"stage: colour; turn: 0; {HANDS}; pile: P-colour=B; deck: rest", "named already"),
        (f"stage: star; turn: 0; open: B-two; {TABLE}", "in stage star a Star lies on top"),
        (f"stage: star; turn: 0; {HANDS}; pile: P-star; deck: rest", "a Star opens one to three"),
        (f"stage: star; turn: 0; open: B-two; {HANDS}; deck: rest", "in stage star a Star lies"),
        (f"stage: over; turn: 0; {TABLE}", "'ending' is missing"),
        (f"stage: over; turn: 0; ending: rain; {TABLE}", "'ending' is one of cards, stalemate"),
        (f"stage: over; turn: 0; ending: cards; {TABLE}", "somebody has finished the game"),
        (f"stage: first; turn: 0; {TABLE}", "before the deal all cards are in the bag"),
        (f"stage: first; turn: 0; deck: {WHOLE}", "in stage first the bag holds cards"),
        ("stage: first; turn: 0; bag: B-rock; deck: rest", "in stage first there is no deck"),
        (f"stage: shuffle; turn: 0; bag: {WHOLE}", "'task' is missing"),
        (f"stage: shuffle; turn: 0; task: eat 0 0 0 0; bag: {WHOLE}", "'task' is one of deal"),
        (f"stage: shuffle; turn: 0; task: deal 0; bag: {WHOLE}", "'task' is one of deal, draw"),
        (f"stage: shuffle; turn: 0; task: deal 0 0 0 0; deck: {WHOLE}", "shuffle the bag holds"),
        (f"stage: shuffle; turn: 0; task: draw 0 1 0 0; {TABLE}", "the bag holds cards during a"),
        (SHUFFLE.format("task: draw 0 1 0 0", "B-one"), "leaves two cards on the pile"),
        (SHUFFLE.format("task: draw 0 0 0 0", "B-one B-two"), "only when a card is needed"),
        (SHUFFLE.format("task: draw 0 2 0 0", "B-one B-two"), "one card is drawn on an ordinary"),
        (SHUFFLE.format("task: draw 1 1 0 0", "B-one B-two"), "the seat to move draws"),
        (SHUFFLE.format("task: draw 0 1 2 0", "B-one B-two"), "nothing is owed by everybody"),
        (SHUFFLE.format("task: draw 0 1 0 0; open: R-one", "B-one B-two"), "only a Star opens"),
        (SHUFFLE.format("task: open 0 1 0 0", "B-one B-two"), "while a Star lies on top"),
        (SHUFFLE.format("task: open 0 1 0 0", "B-one P-star"), "a Star opens three cards"),
        (SHUFFLE.format("task: all 1 3 2 2", "B-one B-two"), "no more is owed than everybody"),
        (SHUFFLE.format("task: all 1 1 2 0", "B-one B-two"), "who has played it draws nothing"),
        (SHUFFLE.format("task: all 1 1 2 1", "B-one B-two"), "who has played it draws nothing"),
        (
            SHUFFLE.format("task: draw 0 1 0 0", "B-one B-two").replace("apart: yes; ", ""),
            "can be told apart from all hands",
        ),
    ],
)
def test_positions_that_cannot_be(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError, match="kanobu position: ") as error:
        KANOBU.parse(f"kanobu 1 players=3; {fields}")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (f"{TURN}; out: 1 2; hand.0: B-rock; deck: rest", "while two players have cards"),
        (
            f"{TURN}; out: 0; hand.1: B-rock; hand.2: G-rock; deck: rest",
            "seat to move has no cards",
        ),
        (
            "stage: answer; turn: 0; pending: one 1 2; out: 2; hand.0: B-rock; hand.1: G-rock; "
            "pile: B-one; deck: rest",
            "from a player of the game",
        ),
        (
            "stage: shuffle; turn: 0; task: all 1 1 1 2; out: 2; hand.0: B-rock; hand.1: G-rock; "
            "pile: B-one B-two; bag: Y-rock; apart: yes; deck: rest",
            "from a player of the game",
        ),
        (
            "stage: shuffle; turn: 0; task: all 2 1 1 1; out: 2; hand.0: B-rock; hand.1: G-rock; "
            "pile: B-one B-two; bag: Y-rock; apart: yes; deck: rest",
            "the seat that draws has no cards",
        ),
        (f"stage: over; turn: 0; ending: cards; {TABLE}", "somebody has finished the game"),
    ],
)
def test_places_that_cannot_be(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        KANOBU.parse(f"kanobu 1 {PLACES}; {fields}")
    assert sentence in str(error.value)


def test_a_hand_of_too_many_copies_is_refused() -> None:
    rocks = "B-rock " * 258  # two of them fit into a byte
    with pytest.raises(NotationError, match="B-rock"):
        given(f"kanobu 1 players=3; {TURN}; hand.0: {rocks}; hand.1: G-rock; hand.2: R-rock")


def test_whoever_opens_cards_with_a_last_star_is_not_out_yet() -> None:
    options = "players=3 star_last=resolve"
    state = turn_of(0, "hand.0: P-star; hand.1: G-rock; hand.2: R-rock; pile: B-rock", options)
    play(state, "0 play P-star")
    assert field(state, "hand.0") == "" and field(state, "stage") == "star"
    assert str(KANOBU.parse(str(state))) == str(state)


def test_one_of_each_is_laid() -> None:
    laid = "stage: lay; turn: 0; laid: 2; hand.0: B-paper B-rock; hand.1: B-rock; hand.2: R-rock; "
    with pytest.raises(NotationError, match="one Rock, one Scissors and one Paper are laid"):
        given(f"kanobu 1 players=3 chance_mode=set; {laid}pile: P-chance G-rock R-rock; deck: rest")


def walk(state: State, seed: int) -> None:
    """A game of likely actions; many moments survive as text, some satisfy all laws."""
    rng, moves = FastRng(seed), 0
    while not state.is_over():
        if moves % 5 == 0:
            assert KANOBU.parse(str(state)) == state
        if moves % 61 == 0:
            check_moment(state, rng)
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            state.apply(seat, state.likely_action(seat, rng))
        moves += 1
    check_moment(state, rng)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"play_for_places": True, "star_last": "resolve"}),
        (3, {"deck": "drawpurple", "chance_mode": "set", "voluntary_draw": False}),
        (4, {"play_for_places": True, "cap": 20}),
        (8, {"experimental": True, "repeat": 0, "cap": 8}),
        (3, {"deck": EVERY_KIND, "cap": 60}),
    ],
)
def test_laws_along_whole_games(players: int, options: dict[str, bool | int | str]) -> None:
    walk(KANOBU.new(players, options), players)


MANY = ",".join(
    f"{colours}-{symbol}:1"
    for colours in ("B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY")
    for symbol in ("rock", "paper", "skip", "three", "one", "two", "chance", "star")
)


def test_laws_with_more_kinds_than_a_word_has_bits() -> None:
    state = KANOBU.new(4, {"deck": f"{MANY},P-cancel:9,P-colour:3,P-reverse:2", "cap": 30})
    assert len(state.setup.tokens) == 83
    walk(state, 1)


def test_a_quick_guess_at_the_scores() -> None:
    state = turn_of(
        0, "hand.0: B-rock; hand.1: G-rock G-one; hand.2: R-rock R-one R-two; pile: B-one"
    )
    few, some, many = state.estimate()
    assert -1 < many < some < few < 1 and some == 0


def test_passing_at_random() -> None:
    rocks = "B-rock " * 11
    state = given(
        "kanobu 1 players=2 deck=B-rock:12,B-paper:1; stage: turn; turn: 0; hand.0: B-rock; "
        f"hand.1: {rocks}; pile: B-paper"
    )
    check_moment(state, FastRng(1))
    assert state.setup.actions.text(state.random_action(0, FastRng(1))) == "pass"


@given_any(st.lists(st.integers(0, 127), max_size=90), st.integers(0, 127))
def test_keys_of_orders(cards: list[int], card: int) -> None:
    row = empty_ring(100)
    row.lay(cards)
    key = order_key(row)
    assert 0 <= key <= KEY_BITS
    assert popped(pushed(key, card), card) == key
    row.push(card)
    assert pushed(key, card) == order_key(row)
    row.pop()
    row.push_under(card)
    assert put_under(key, card, len(cards)) == order_key(row)


def test_keys_of_orders_wrap_round() -> None:
    key = (KEY_BITS * INVERSE) & KEY_BITS
    assert pushed(key, 7) == 7 and popped(7, 7) == key
    assert pushed(key, 0) == 0 and popped(0, 0) == key


def test_keys_as_text() -> None:
    assert key_text(0) == "0" * 15 and key_number("f" * 15) == (1 << 60) - 1
    assert key_number(key_text(123456789)) == 123456789
    assert key_number("12") == key_number("-" + "1" * 14) == -1


def test_likely_actions_play_cards_and_keep_cancel() -> None:
    rng = FastRng(3)
    state = turn_of(
        0, "hand.0: B-rock P-cancel G-rock; hand.1: G-rock P-cancel; hand.2: R-rock; pile: B-one"
    )
    texts = state.setup.actions.texts
    chosen = [texts[state.likely_action(0, rng)] for _ in range(200)]
    assert chosen.count("play B-rock") > 150 and set(chosen) == {
        "play B-rock",
        "play P-cancel",
        "draw",
    }
    play(state, "0 draw")
    assert {texts[state.likely_action(0, rng)] for _ in range(100)} <= {
        "pass",
        f"play {field(state, 'drawn')}",
    }
    assert state.view(WATCHER).legal == ()


def test_what_is_not_played_is_hardly_there() -> None:
    hands = "hand.0: R-rock G-skip; hand.1: B-rock Y-skip"
    text = f"kanobu 1 players=2 voluntary_draw=no; stage: turn; turn: 1; {hands}"
    state = given(f"{text}; pile: R-paper; deck: rest")
    assert state.credence(0) == 1.0
    play(state, "1 draw")
    lacks = state.fields()["lacks.1"]
    assert "R-scissors" in lacks and "P-star" in lacks
    assert not {"B-rock", "P-cancel"} & set(lacks)
    play(state, "1 pass")
    assert state.fields()["lacks.1"] == lacks
    doubtful = given(f"{text}; lacks.1: B-rock Y-skip R-skip; pile: R-paper; deck: rest")
    assert (doubtful.credence(0), doubtful.credence(1)) == (1 / 64, 1.0)


def test_whoever_is_skipped_hardly_has_a_skip() -> None:
    hands = "hand.0: R-rock G-skip; hand.1: B-rock Y-rock; hand.2: B-paper Y-paper"
    text = f"kanobu 1 players=3; stage: turn; turn: 0; {hands}; pile: G-paper; deck: rest"
    state = given(text)
    play(state, "0 play G-skip", "1 accept")
    assert all(card.endswith("skip") for card in state.fields()["lacks.1"])


def test_doubtful_cards_are_counted_in_large_decks_too() -> None:
    hand = empty_hand(63)
    for kind in (3, 4, 61):
        hand.add(kind)
    hand.add_known(62)
    hand.lacks_low, hand.lacks_high = 1 << 3, (1 << 1) | (1 << 2)
    assert hand.doubtful() == 2
