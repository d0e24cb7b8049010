"""Any text at all is refused with a sentence or understood; nothing else ever happens."""

from hypothesis import given, note
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.laws import check_moment
from koloda.engine.records.record import Record, read_record, verify
from koloda.engine.values.errors import KolodaError
from koloda.games import find_game
from tests.laws.tables import choices, each_game, examples, matches

ODD = ["", "-", "?", "!", ";", ":", "=", "*", "-1", "0", "1", "2", "3", "9" * 25, "٣", "rest", "\n"]
MOST_MOVES = 5000


@st.composite
def edited(draw: st.DrawFn, text: str) -> str:
    """A text with a few words or letters changed, doubled, moved or lost."""
    for _ in range(draw(st.integers(1, 4))):
        if draw(st.booleans()):
            separator = draw(st.sampled_from([" ", "; ", "\n"]))
            parts = text.split(separator)
        else:
            separator, parts = "", list(text)
        here, there = draw(st.tuples(*[st.integers(0, max(0, len(parts) - 1))] * 2))
        way = draw(st.integers(0, 5))
        if not parts:
            break
        if way == 0:
            del parts[here]
        elif way == 1:
            parts[here], parts[there] = parts[there], parts[here]
        elif way == 2:
            parts.insert(here, parts[there])
        elif way == 3:
            parts[here] = draw(st.sampled_from(ODD) | st.text(max_size=3))
        elif way == 4:
            parts[here] += draw(st.sampled_from(ODD))
        else:
            parts = parts[:here]
        text = separator.join(parts)
    note(text)
    return text


@each_game
@given(data=st.data())
@examples(120)
def test_edited_positions(game: Game, data: st.DataObject) -> None:
    text = data.draw(edited(str(data.draw(matches(game)).state)))
    try:
        state = game.parse(text)
    except KolodaError as error:
        assert_readable(error)
    else:
        assert_sound(state, data.draw(st.integers(0, 99)))


@each_game
@given(data=st.data())
@examples(60)
def test_edited_records(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    names = [f"player {seat}" for seat in range(match.setup.players)]
    text = data.draw(edited(str(match.record(names))))
    try:
        record = read_record(text, find_game)
    except KolodaError as error:
        assert_readable(error)
        return
    assert_same_after_reading(record)
    try:
        verify(record)
    except KolodaError as error:
        assert_readable(error)


@each_game
@given(text=st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "replace")))
@examples(100)
def test_any_text(game: Game, text: str) -> None:
    for read in (
        game.parse,
        lambda text: game.parse(f"{game.name} {game.rules_version} {text}"),
        lambda text: read_record(text, find_game),
        lambda text: read_record(f"Koloda: 1\nGame: {game.name}\n{text}", find_game),
        lambda text: game.read_setup(text.split()),
        game.new(game.seats[0]).setup.actions.parse,
        find_game,
    ):
        try:
            read(text)
        except KolodaError as error:
            assert_readable(error)


def assert_readable(error: KolodaError) -> None:
    """One line for a person, not a page."""
    message = str(error)
    assert 10 < len(message) < 400
    assert "\n" not in message


def assert_same_after_reading(record: Record) -> None:
    """What was accepted can be written and read again."""
    assert str(read_record(str(record), find_game)) == str(record)


def assert_sound(state: State, seed: int) -> None:
    """What was accepted is a moment like any other, and the game can go on to its end."""
    rng = FastRng(seed)
    check_moment(state, rng)
    for _ in range(MOST_MOVES):
        if state.is_over():
            break
        open_choices = choices(state)
        state.play(*open_choices[rng.below(len(open_choices))])
    check_moment(state, rng)
