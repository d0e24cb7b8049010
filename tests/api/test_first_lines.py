"""The first lines that a programmer writes."""

import random
from pathlib import Path

import pytest

import koloda
from koloda.api.reviews import judge


def test_a_random_game_is_a_loop_of_two_lines() -> None:
    chooser = random.Random(1)
    game = koloda.new("karma", players=3, edition="en", seed=1)
    while not game.over:
        game.play(chooser.choice(game.legal()))
    assert len(game.outcome.winners) >= 1
    assert game.legal() == []


@pytest.mark.parametrize("name", ["karma", "kanobu", "unit", "karmaka"])
def test_the_same_seed_and_moves_give_the_same_game(name: str) -> None:
    first, second = (koloda.new(name, seed=7) for _ in range(2))
    for _ in range(20):
        seat = first.to_act[0]
        move = first.legal(seat)[0]
        first.play(move, seat)
        second.play(move, seat)
    assert str(first) == str(second) == str(first.copy())
    assert str(koloda.new(name, seed=8)) != str(koloda.new(name, seed=7))


def test_without_a_seed_every_game_is_another_one() -> None:
    assert str(koloda.new("kanobu")) != str(koloda.new("kanobu"))


def test_the_seat_is_implied_and_may_be_named_where_several_owe_a_move() -> None:
    game = koloda.new("karma", players=2, seed=1)
    assert game.to_act == (0, 1)
    assert game.legal() == game.legal(0) != game.legal(1)
    game.play(game.legal(1)[0], seat=1)
    assert game.moves[0][0] == 1
    game.play(game.legal()[0])
    assert game.moves[1][0] == 0
    with pytest.raises(koloda.KolodaError, match="the seats 0 to 1"):
        game.legal(2)
    kanobu = koloda.new("kanobu", players=2, seed=1)
    assert kanobu.legal() == kanobu.legal(kanobu.to_act[0])
    assert kanobu.legal(1 - kanobu.to_act[0]) == []


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    before = str(game)
    assert game.why_not(game.legal()[0]) is None
    refusal = game.why_not("accept")
    assert refusal is not None
    assert refusal.clause == "kanobu R8"
    assert repr(refusal).startswith("Refusal(clause='kanobu R8', '")
    with pytest.raises(koloda.IllegalAction, match="kanobu R8"):
        game.play("accept")
    with pytest.raises(koloda.KolodaError, match="no action"):
        game.play("fly away")
    assert str(game) == before


def test_a_view_prints_as_a_small_table_and_hides_what_is_hidden() -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    view = game.view(0)
    lines = str(view).splitlines()
    assert lines[0].startswith("kanobu as seat 0 of 2 sees it: seat ")
    assert any(line.split()[0] == "hand.1" and set(line.split()[1:]) == {"?"} for line in lines[1:])
    assert repr(view) == str(view)
    assert "a watcher" in str(game.view(-1))


def test_long_rows_of_hidden_cards_are_a_number() -> None:
    zone = koloda.Zone("deck", -1, ("?",) * 40 + ("H7", "?", "?"))
    assert zone.short() == "deck: 40 × ? H7 ? ?"
    assert koloda.Zone("deck", -1, ()).short() == "deck: -"
    assert koloda.Zone("hand", 0, ("?", "?")).short() == "hand.0: ? ?"


def test_events_print_as_sentences() -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    seat, move = game.to_act[0], game.legal()[0]
    said = [str(event) for event in game.play(move)]
    assert said[0].startswith(f"seat {seat} ")


def test_a_position_goes_on_where_it_was() -> None:
    game = koloda.new("unit", seed=3)
    for _ in range(10):
        game.play(game.legal(game.to_act[0])[0], game.to_act[0])
    again = koloda.parse(str(game), seed=5)
    assert str(again) == str(game) and again.to_act == game.to_act
    assert again.moves == []
    while not again.over:
        again.play(again.ask("random", again.to_act[0]), again.to_act[0])
    record = again.record()
    assert koloda.read_record(str(record)).outcome == again.outcome
    for wrong in ("", "chess 1", "unit 1 players=2"):
        with pytest.raises(koloda.KolodaError):
            koloda.parse(wrong)


def test_bots_and_hints_answer_with_moves() -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    for bot in ("random", "normal", "hard#20"):
        assert game.ask(bot) in game.legal()
    hints = game.hint(seconds=0.1)
    assert hints[0].move in game.legal()
    assert 0 <= hints[0].win <= 1
    assert str(hints[0]).startswith(hints[0].move)


def test_a_record_is_read_again_and_any_moment_of_it(tmp_path: Path) -> None:
    game = koloda.new("kanobu", players=3, seed=2)
    while not game.over:
        game.play(game.ask("normal"))
    record = game.record(["Ann", "Bob", "Cleo"])
    file = tmp_path / "game.txt"
    file.write_text(str(record), encoding="utf-8")
    again = koloda.read_record(file)
    assert again.names == ["Ann", "Bob", "Cleo"] and again.outcome == game.outcome
    assert len(again) == len(game.moves)
    assert [tuple(move) for move in again] == game.moves
    assert [tuple(move) for move in again[3:5]] == game.moves[3:5]
    assert again[0].text == game.moves[0][1]
    middle = again.at(10)
    assert middle.moves == game.moves[:10]
    assert str(again.at(len(again))) == str(game)
    assert again.at(-1).moves == game.moves[:-1]
    again.verify()
    with pytest.raises(koloda.KolodaError, match="moments after 0 to"):
        again.at(len(again) + 1)
    with pytest.raises(koloda.KolodaError, match="cannot be read"):
        koloda.read_record(tmp_path / "nothing.txt")


def test_a_review_puts_the_costliest_move_first() -> None:
    game = koloda.new("kanobu", players=2, seed=4)
    while not game.over:
        game.play(game.ask("random" if game.to_act[0] else "normal"))
    record = game.record()
    verdicts = record.review(1, seconds=0.02)
    assert verdicts and all(verdict.move.seat == 1 for verdict in verdicts)
    assert [verdict.cost for verdict in verdicts] == sorted(
        (verdict.cost for verdict in verdicts), reverse=True
    )
    for verdict in verdicts:
        moment = record.at(verdict.after)
        assert record[verdict.after] == verdict.move
        assert len(moment.legal()) > 1 and verdict.best in moment.legal()
        assert 0 <= verdict.win <= verdict.best_win <= 1
    blunder = verdicts[0]._replace(win=0.1, best_win=0.6, best="accept", doubt=0.2)
    assert blunder.cost == pytest.approx(0.3)
    assert str(blunder).endswith(" wins 10%; better accept, which wins 60%: 50% ± 20% more")
    doubtful = blunder._replace(win=0.5)
    assert doubtful.cost == 0 and str(doubtful).endswith(" wins 50%; nothing is surely better")


def test_a_move_that_the_search_neglects_is_not_called_a_loss() -> None:
    game = koloda.new("karma", players=2, seed=1)
    record = game.record()
    for text in game.legal():
        verdict = judge(record.at(0), koloda.Move(0, text), 0, 0.0)
        assert verdict is not None and 0.2 < verdict.win < 0.9 and verdict.cost < 0.2, text


def test_a_move_that_gives_the_game_away_costs_nearly_all() -> None:
    game = koloda.parse(
        "karma 2 players=2; stage: play; turn: 0; hand.0: 9 9; hand.1: 16!; pile: 4; removed: rest"
    )
    verdict = judge(game, koloda.Move(0, "play 9"), 0, 0.0)
    assert verdict is not None and verdict.best == "play 9 9" and verdict.cost > 0.9
    verdict = judge(game, koloda.Move(0, "play 9 9"), 0, 0.0)
    assert verdict is not None and verdict.best == "play 9 9" and verdict.cost == 0


def test_hints_come_in_the_order_in_which_they_are_recommended() -> None:
    wins = [hint.win for hint in koloda.new("karma", players=2, seed=1).hint(seconds=0.0)]
    assert wins == sorted(wins, reverse=True) and len(wins) == 3


def test_what_dir_lists_is_there() -> None:
    assert dir(koloda) == sorted(koloda.__all__)
    for name in koloda.__all__:
        assert getattr(koloda, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        getattr(koloda, "chess")  # noqa: B009


def test_things_tell_what_they_are() -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    assert repr(game).startswith("<koloda.Match kanobu players=2: seat ")
    assert repr(game.state).startswith("<KanobuState kanobu ")
    assert repr(game.record()).startswith("<koloda.Record kanobu, 0 moves, unfinished>")
