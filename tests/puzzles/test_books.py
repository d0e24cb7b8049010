"""Every puzzle that a game brings is set up and solved: a rule that changes breaks it."""

import pytest

from koloda.analysis.moments import moments_of
from koloda.analysis.puzzles import (
    ATTEMPTS,
    FEWEST_CHOICES,
    FOUND,
    LEAST_LEAD,
    MOST_CHOICES,
    SOLVERS,
    Puzzle,
)
from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import LANGUAGES
from koloda.puzzles.book import Entry, book_of, entry_of, find_entry, read_book, written
from koloda.puzzles.solving import answer_to, best_first, question_of, tempting
from koloda.puzzles.telling import answer_sentence
from tests.analysis.games import greedy_game

ENTRIES = [
    pytest.param(entry, id=f"{game.name}-{entry.id}") for game in GAMES for entry in book_of(game)
]
FEWEST = 4


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_each_game_has_puzzles_from_easy_to_hard(game: Game) -> None:
    book = book_of(game)
    assert len(book) >= FEWEST
    assert len({entry.id for entry in book}) == len(book)
    assert [entry.missed for entry in book] == sorted(entry.missed for entry in book)


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_seat_is_asked_and_every_move_was_measured(entry: Entry) -> None:
    question = question_of(entry)
    view = question.state.view(entry.seat)
    assert question.state.actor() == entry.seat
    assert list(view.actions) == list(entry.wins)
    assert FEWEST_CHOICES <= len(view.actions) <= MOST_CHOICES


@pytest.mark.parametrize("entry", ENTRIES)
def test_one_move_is_clearly_best_and_bots_miss_it(entry: Entry) -> None:
    assert entry.wins[entry.best] - entry.wins[tempting(entry)] >= LEAST_LEAD - 0.001
    assert entry.lead >= LEAST_LEAD
    assert list(entry.misses) == [name.partition("#")[0] for name in SOLVERS]
    assert 0 < entry.missed < entry.tried
    assert entry.misses["expert"] <= ATTEMPTS - FOUND


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_best_move_is_right_and_all_others_are_wrong(entry: Entry) -> None:
    question = question_of(entry)
    assert [action for action in entry.wins if answer_to(question, action).right] == [entry.best]
    assert best_first(entry)[0][0] == entry.best


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", ENTRIES)
def test_every_answer_is_told_in_every_language(entry: Entry, language: str) -> None:
    question, catalogue = question_of(entry), Catalogue(language)
    players = list(question.record.names)
    told = {answer_sentence(catalogue, question, action, players) for action in entry.wins}
    assert all(told)
    best = catalogue.move(
        question.state.setup, question.state.setup.actions.numbers[entry.best], players
    )
    assert sum(best in sentence for sentence in told) >= len(told) - 1


def test_a_book_is_read_as_it_was_written() -> None:
    record = greedy_game("kanobu", moves=30)
    moment = next(each for each in moments_of(record)[1] if each.number > 3 and each.is_choice())
    legal = moment.before.legal_actions(moment.seat)
    wins = tuple(0.25 for _ in legal)
    entry = entry_of(record, Puzzle(moment, legal[-1], 0.12, 0.5, wins, (3, 2, 1, 0)))
    assert read_book(written([entry, entry])) == (entry, entry)
    assert (entry.missed, entry.tried) == (6, 12)
    question = question_of(entry)
    assert str(question.state) == str(moment.before)
    assert question.record.seed == b"" and "unfinished" in entry.record


def test_the_first_choice_of_a_game_can_be_a_puzzle() -> None:
    record = greedy_game("karma", moves=4)
    first, moments = moments_of(record)
    moment = moments[0]
    legal = moment.before.legal_actions(moment.seat)
    puzzle = Puzzle(moment, legal[0], 0.1, 0.5, tuple(0.5 for _ in legal), (1, 0, 0, 0))
    assert str(question_of(entry_of(record, puzzle)).state) == str(first)


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match="karma has no puzzle"):
        find_entry("karma", "nothing")
    assert find_entry("karma", book_of(find_game("karma"))[0].id).best
