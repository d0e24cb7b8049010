"""The line mode: whole games by number, the dialogue, and that it never knows more than a seat."""

import hashlib
from pathlib import Path

import pytest

from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import FastRng, commitment, seed_from_number
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record, read_record
from koloda.engine.values.view import TABLE, Zone
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal.board import zone_text
from koloda.terminal.chair import Chair
from koloda.terminal.files import RecordFile
from koloda.terminal.why import why_not_cards
from tests.terminal.running import bad, good, run

ONES = "1\n" * 3000
NAMES = [game.name for game in GAMES]


def kept(file: Path) -> Record:
    """The record in a file."""
    return read_record(file.read_text(encoding="utf-8"), find_game)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_a_whole_game_by_numbers(game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", game, "--seed", "5", "--lang", language, "--record", str(file))
    text = good(*words, typed=ONES)
    record = kept(file)
    assert record.outcome is not None
    assert record.names == ["human"] + ["normal"] * (record.setup.players - 1)
    assert record.seed.hex() in text
    assert text.index(record.commitment) < text.index("> ")
    assert record.commitment == commitment(seed_from_number(5))
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_the_same_seed_is_the_same_game() -> None:
    words = ("play", "karma", "--players", "random", "--seats", "4", "--seed", "9")
    text = good(*words, typed=ONES)
    assert text == good(*words, typed=ONES)
    assert text != good(*words[:-1], "10", typed=ONES)
    assert text.count("Game over") == 1


def test_only_a_seed_that_nobody_chose_is_a_secret() -> None:
    assert "the seed that you chose" in good("play", "karma", "--seed", "3", typed="quit\n")
    assert "fixed by a secret seed" in good("play", "karma", typed="quit\n")


def test_without_a_seed_every_deal_is_new() -> None:
    first, second = (good("play", "karma", typed="quit\n") for _ in range(2))
    assert first.splitlines()[-1] != second.splitlines()[-1]


def test_a_secret_deal_is_promised_as_a_server_promises_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = good("play", "karma", "--add", "--record", str(file), typed="four leaves\nquit\n")
    record = kept(file)
    assert record.origin is not None
    mine = hashlib.sha256(b"four leaves").hexdigest()
    assert record.origin.contributions == [mine, "-", "-"]
    assert record.origin.terms.endswith(f" karma {record.setup.game.rules_version} {record.setup}")
    assert text.index(record.commitment) < text.index("Words of your own") < text.index(mine)
    shown = good("verify", str(file), "--commitment", record.commitment, "--contribution", mine)
    assert [line[0] for line in shown.splitlines()[:5]] == ["✓", "✓", "✓", "–", "–"]
    assert "--seed chooses one" in bad("play", "karma", "--add", "--seed", "1")


def seated(*words: str) -> list[str]:
    """Who sits where, as the game is introduced."""
    text = good("play", "karma", *words, "--seed", "1", typed="quit\n")
    lines = text[: text.index("The deck follows")].splitlines()
    names = [line.partition(": ") for line in lines if line.startswith(("  Player", "  You"))]
    return [level or who.strip() for who, _, level in names]


def test_a_number_of_players_and_a_seat() -> None:
    assert seated("--players", "4", "--seat", "2") == ["normal", "normal", "You", "normal"]


def test_players_by_name_sit_in_that_order_and_you_are_one_of_them() -> None:
    assert seated("--players", "hard,you,easy") == ["hard", "You", "easy"]


def test_the_bots_start_again_where_there_are_more_seats() -> None:
    filled = ["You", "hard", "easy", "hard"]
    assert seated("--players", "you,hard,easy", "--seats", "4") == filled
    assert seated("--players", "hard", "--seats", "3") == ["You", "hard", "hard"]


def test_without_you_the_names_are_the_others_from_your_left_on() -> None:
    assert seated("--players", "hard,easy") == ["You", "hard", "easy"]
    assert seated("--players", "hard,easy", "--seat", "1") == ["easy", "You", "hard"]
    assert seated("--players", "easy") == ["You", "easy", "easy"]


def test_editions_are_told() -> None:
    text = good("play", "karma", "--edition", "en", "-o", "cap=9", typed="quit\n")
    assert "options: voluntary_pickup=yes cap=9" in text


def test_a_move_by_its_text_or_its_words() -> None:
    start = ("play", "karma", "--seed", "1")
    by_number = good(*start, typed="1\n").splitlines()
    assert "   1  table 3   lay 3 face up" in by_number
    assert good(*start, typed="TABLE  3\n").splitlines() == by_number
    assert good(*start, typed="lay 3 face up\n").splitlines() == by_number
    russian = good(*start, "--lang", "ru", typed="положить открытой: 3\n")
    assert "Вы выбираете открытую карту: 3" in russian


def test_why_not() -> None:
    typed = "1\n1\n1\n?\n? play 3\nplay 3 3\n? play 12\ndeal 3\n"
    text = good("play", "karma", "--seed", "1", typed=typed)
    assert "  8: karma K8: 8 lies elsewhere: your hand cards go first\n" in text
    assert "  12: possible: play 12\n" in text
    assert "> karma K8: 3 lies elsewhere: your hand cards go first\n  K8  Use your cards" in text
    assert "You may do that." in text
    assert "dealing is not a player's choice" in text
    russian = good("play", "karma", "--seed", "1", "--lang", "ru", typed="1\n1\n1\n? play 3\n")
    assert "karma K8: карта 3 лежит не в руке, а сначала играют карты из руки" in russian
    assert "  K8  Порядок такой" in russian


def test_words_of_the_dialogue() -> None:
    text = good(
        "play", "karma", "--seed", "1", typed="help\nrules K17\nrules K99\nview\nundo\n\n99\n"
    )
    assert "? or ? play 1: why" in text and "rules or rules K1: all" in text
    assert "K17  When two identical" in text
    assert "karma has no clause 'K99'" in text
    assert text.count("Lay 3 cards face up;") == 2
    assert 'There is no move "undo"' in text
    assert text.count("Type a number from 1 to 6") == 2
    assert text.splitlines()[-2] == "> Goodbye."
    assert len(good("play", "karma", "--seed", "1", typed="rules\n").splitlines()) > 150
    full = good("play", "karma", "--edition", "full", "--seed", "1", typed="rules K17\n")
    assert "K17  When three identical" in full
    italian = good("play", "karma", "--lang", "it", typed="aiuto\nregole K17\nesci\n")
    assert "tavolo (view)" in italian
    assert "K17  Quando due carte" in italian
    assert "Alla prossima!" in italian


@pytest.mark.parametrize(
    ("language", "word", "wins", "reasons"),
    [
        ("en", "hint", "wins", ("clearly the best", "the best by a little")),
        ("ru", "подсказка", "побеждает в", ("явно лучший", "чуть лучше прочих")),
        ("it", "consiglio", "vince il", ("nettamente la migliore", "la migliore di poco")),
    ],
)
def test_a_hint_names_moves_chances_and_reasons(
    language: str, word: str, wins: str, reasons: tuple[str, str]
) -> None:
    said = good("play", "karma", "--seed", "1", "--lang", language, typed=f"{word}\n")
    advice = [line for line in said.splitlines() if " % — " in line]
    assert 2 <= len(advice) <= 3
    assert all(wins in line for line in advice)
    assert any(reason in advice[0] for reason in reasons)


def test_the_end_of_the_input_ends_politely(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    text = good("play", "karma", "--seed", "1", "--record", str(file), typed="1\n")
    assert "Goodbye." in text
    assert kept(file).outcome is None
    assert f"The record is in {file}" in text
    assert "The game was not finished." in good("replay", str(file))
    assert good("verify", str(file)).startswith("✓ The deal")


def test_record_on_demand(tmp_path: Path) -> None:
    file, taken = tmp_path / "a game.txt", tmp_path / "taken.txt"
    taken.write_text("mine")
    typed = f"record\nrecord {taken}\nrecord {file}\nquit\n"
    text = good("play", "karma", "--seed", "1", typed=typed)
    assert "Type record and the name of a new file." in text
    assert f"{taken} exists already" in text
    assert f"The record goes to {file} when" in text
    assert kept(file).outcome is None
    assert taken.read_text() == "mine"


def test_record_after_the_end(tmp_path: Path) -> None:
    words = ("play", "karma", "--seed", "5", "-o", "cap=1", "--players", "2")
    moves = good(*words, typed=ONES).count("> ") - 1
    file, taken = tmp_path / "late.txt", tmp_path / "taken.txt"
    taken.write_text("mine")
    typed = "1\n" * moves + f"record {taken}\nrecord {file}\n"
    text = good(*words, typed=typed)
    assert f"{taken} exists already" in text
    assert kept(file).outcome is not None
    assert taken.read_text() == "mine"


def test_once_more_the_loser_begins(tmp_path: Path) -> None:
    words = ("play", "unit", "--seed", "5", "-o", "start0=1", "-o", "first=1")
    moves = good(*words, typed=ONES).count("> ") - 1
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    typed = "again\n" + "1\n" * moves + f"record {first}\nagain\nrecord {second}\nquit\n"
    text = good(*words, typed=typed)
    assert "First this game: once it is over, again plays once more." in text
    assert text.count("again plays once more; Enter leaves.") == 2
    assert text.count("The seed was") == 2
    lost = kept(first).outcome
    assert lost is not None and lost.winners == (1,)
    assert kept(first).setup.options["first"] == 1
    assert kept(second).setup.options["first"] == 0
    assert kept(second).setup.options["start0"] == 1
    assert kept(second).commitment == commitment(seed_from_number(6))


def test_once_more_in_karma_the_loser_deals(tmp_path: Path) -> None:
    words = ("play", "karma", "--seed", "5", "--players", "3", "-o", "cap=2")
    moves = good(*words, typed=ONES).count("> ") - 1
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    good(*words, typed="1\n" * moves + f"record {first}\nagain\nrecord {second}\nquit\n")
    lost = kept(first).outcome
    assert lost is not None and kept(first).setup.options["dealer"] == "random"
    assert lost.ranks[int(kept(second).setup.options["dealer"])] == 2
    assert kept(second).setup.options["cap"] == 2


def test_once_more_without_a_seed_is_another_secret_deal(tmp_path: Path) -> None:
    words = ("play", "karma", "-o", "cap=1", "--players", "2", "--record", str(tmp_path / "one"))
    text = good(*words, typed="1\nagain\n" * 40)
    seeds = [line for line in text.splitlines() if "The seed was" in line]
    assert len(set(seeds)) == len(seeds) > 1


def test_force_replaces_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old")
    assert "exists already" in bad("play", "karma", "--record", str(file))
    assert file.read_text() == "old"
    good("play", "karma", "--record", str(file), "--force", typed="quit\n")
    assert kept(file).setup.game.name == "karma"


def test_a_record_that_cannot_be_written_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    file = tmp_path / "game.txt"
    result = run("play", "karma", "--seed", "1", "--record", str(file), typed="quit\n")
    assert result.exit_code == 1
    assert result.stderr == f"koloda: cannot write {file}: No space left on device\n"
    shown = result.stdout[result.stdout.index("Koloda: 1") :]
    assert read_record(shown, find_game).names == ["human", "normal", "normal"]
    assert list(tmp_path.iterdir()) == []


def test_a_place_taken_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    place = RecordFile(str(file), force=False)
    file.write_text("somebody else's")
    with pytest.raises(FileExistsError):
        place.write("ours")
    assert file.read_text() == "somebody else's"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("game", NAMES)
def test_the_chair_shows_what_the_seat_may_see(game: str) -> None:
    """Two matches that differ only in what the seat cannot know look the same from its chair."""
    setup = find_game(game).setup(find_game(game).seats[0])
    match = Match(setup, seed_from_number(4))
    normal = find_player("normal")
    chair = Chair(match, 0, dict.fromkeys(range(1, setup.players), normal))
    catalogue, names = Catalogue("en"), [f"P{seat}" for seat in range(setup.players)]
    for number in range(12):
        chair.wait()
        view = chair.view()
        if not view.legal:
            break
        told = why_not_cards(chair, catalogue, names)
        for line in told:
            assert ": possible: " in line or f": {game} " in line
        refusals = [chair.refusal(action) for action in range(setup.actions.players_end)]
        truth = match.state
        match.state = truth.determinize(0, FastRng(number))
        assert chair.view() == view
        assert why_not_cards(chair, catalogue, names) == told
        assert [chair.refusal(action) for action in range(setup.actions.players_end)] == refusals
        match.state = truth
        chair.play(view.legal[number % len(view.legal)])


def test_the_chair_explains_every_card_of_its_own() -> None:
    setup = find_game("karma").setup(2)
    chair = Chair(Match(setup, seed_from_number(4)), 0, {1: find_player("normal")})
    chair.wait()
    hand = chair.view().zone("hand", 0).cards
    told = why_not_cards(chair, Catalogue("en"), ["A", "B"])
    assert len(told) == len(set(hand))


def test_asking_while_giving_the_pile_speaks_of_cards_not_seats() -> None:
    karma = find_game("karma")
    match = Match(karma.setup(3), seed_from_number(1))
    match.state = karma.parse(
        "karma 2 players=3; stage: give; turn: 0; hand.0: 2 9; up.0: 1; pile: 5; removed: rest"
    )
    chair = Chair(match, 0, {})
    told = why_not_cards(chair, Catalogue("en"), ["A", "B", "C"])
    assert told == [
        f"{card}: karma K21: name another player who gets the pile" for card in ("1", "2", "9")
    ]


def test_empty_places_of_the_table_share_a_line() -> None:
    text = good("play", "karma", "--seed", "1", typed="quit\n")
    assert "\n  empty: pile, out of the game\n" in text and ": none" not in text


def test_a_very_long_pile_is_shown_by_its_ends_unless_the_whole_is_wanted() -> None:
    pile = Zone("pile", TABLE, tuple(str(number) for number in range(1, 17)))
    short = zone_text(Catalogue("en"), "karma", pile, whole=False)
    assert short == "pile, top last (16): 1, 2, 3, … 10 more …, 14, 15, 16"
    assert "4, 5, 6" in zone_text(Catalogue("en"), "karma", pile)


def test_an_offered_card_is_named_in_the_question() -> None:
    zones = (Zone("inplay", TABLE, ("crisis",)),)
    asked = Catalogue("en").prompt("karmaka", "offer", zones)
    assert asked == "You are offered Crisis: take it onto your Future Life?"
