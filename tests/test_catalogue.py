"""The catalogue says everything in every language, with the same variables, and nothing unused."""

import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from fluent.syntax import ast

import koloda.games
import koloda.kit
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.laws import can_sit
from koloda.engine.records.match import Match
from koloda.engine.values.errors import OptionError
from koloda.engine.values.event import EventKind, Sight
from koloda.engine.values.refusal import Reason, Refusal
from koloda.games import GAMES, find_game
from koloda.games.karmaka.events import AIMED
from koloda.kit.highcard.game import Highcard
from koloda.locales import fluent_files
from koloda.locales.catalogue import Catalogue, reader_language
from koloda.locales.fluent_files import LANGUAGES, ROOT, Texts
from koloda.locales.rules import rule_clause, rule_groups

MODEL = Highcard()
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
PREFIXES = (
    "brief", "glance",
    "game", "card", "zone", "fact", "prompt", "verb", "ending", "sign", "text", "rank", "ask",
    "place", "about", "effect", "moment", "you", "to", "coach", "waits", "turn", "rating",
)  # fmt: skip
IN_CODE = ("event", "refusal", "option", "preset")
SHARED_REASONS = {"over": set[str](), "turn": {"whose"}, "chance": set[str]()}
PLAYERS = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]


class Seen:
    """What turns up in played games of one kind."""

    def __init__(self) -> None:
        self.zones: set[str] = set()
        self.facts: set[str] = set()
        self.prompts: set[str] = set()
        self.endings: set[str] = set()
        self.verbs: set[str] = set()
        self.tokens: set[str] = set()


def play_through(game: Game, players: int, preset: str | None, seed: int, seen: Seen) -> None:
    setup = game.setup(players, {} if preset is None else {game.preset_word: preset})
    state: State = game.start(setup)
    rng = FastRng(seed)
    seen.tokens |= set(setup.tokens)
    texts = setup.actions.texts[: setup.actions.players_end]
    seen.verbs |= {text.split()[0] for text in texts}
    while True:
        to_act = state.to_act()
        view = state.view(0)
        seen.zones |= {zone.name for zone in view.zones}
        seen.facts |= {name.partition(".")[0] for name in view.facts}
        if not to_act:
            break
        if to_act == [CHANCE]:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        seen.prompts.add(state.prompt())
        seat = to_act[rng.below(len(to_act))]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    outcome = state.outcome()
    assert outcome is not None
    seen.endings.add(outcome.reason)


@cache
def seen_in(game: Game) -> Seen:
    seen = Seen()
    low, high = game.seats
    for preset in [None, *(preset.name for preset in game.presets)]:
        options = {} if preset is None else {game.preset_word: preset}
        for players in range(low, high + 1):
            if can_sit(game, players, dict(options)):
                for seed in range(3):
                    play_through(game, players, preset, seed, seen)
    return seen


def ids(texts: Texts, prefix: str) -> set[str]:
    """The rest of the ids that begin with a prefix."""
    start = prefix + "-"
    return {name.removeprefix(start) for name in texts.messages if name.startswith(start)}


def says_exactly(language: str, name: str, prefix: str, wanted: set[str]) -> None:
    """A file has the messages of a kind that are wanted; the complaint says where to write."""
    there, file = ids(Texts(language, name), prefix), f"src/koloda/locales/{language}/{name}.ftl"
    lacking = [f"{prefix}-{word}" for word in sorted(wanted - there)]
    unasked = [f"{prefix}-{word}" for word in sorted(there - wanted)]
    assert not lacking, f"{file} lacks {', '.join(lacking)}"
    assert not unasked, f"{file} has {', '.join(unasked)}, which nothing asks for"


def said(value: bool | int | str) -> int | str:
    """What was agreed as a message may choose by it."""
    return value if not isinstance(value, bool) else "yes" if value else "no"


def fields(text: str) -> set[str]:
    """The placeholders of an English sentence in the code."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


FILES = [file.relative_to(ROOT).with_suffix("") for file in sorted(ROOT.rglob("*.ftl"))]


@pytest.mark.parametrize("file", FILES, ids=str)
def test_no_junk_and_no_message_twice(file: Path) -> None:
    texts = Texts(file.parts[0], "/".join(file.parts[1:]))
    names = [entry.id.name for entry in texts.entries if isinstance(entry, ast.Message)]
    assert not [entry for entry in texts.entries if isinstance(entry, ast.Junk)]
    assert len(names) == len(set(names))
    assert names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_says_everything_and_nothing_else(game: Game, language: str) -> None:
    texts, seen = Texts(language, game.name), seen_in(game)
    says_exactly(language, game.name, "game", {"title", "line"})
    says_exactly(language, game.name, "brief", {"want", "turn", "end"})
    says_exactly(language, game.name, "card", {token.lower() for token in seen.tokens})
    says_exactly(language, game.name, "zone", seen.zones)
    says_exactly(language, game.name, "verb", seen.verbs)
    assert ids(texts, "fact") <= seen.facts
    assert seen.prompts <= ids(texts, "prompt")
    assert ids(texts, "waits") | ids(texts, "turn") <= ids(texts, "prompt")
    # An English event is in the code unless a person or a number asks for variants.
    allowed = (*PREFIXES, "event") if language == "en" else PREFIXES + IN_CODE
    assert {name.partition("-")[0] for name in texts.messages} <= set(allowed)
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (Path(koloda.games.__file__).parent / game.name).rglob("*.py")
    )
    for word in ids(texts, "prompt") | ids(texts, "ending"):
        assert f'"{word}"' in source, f"nothing asks for {word}"
    for reason in seen.endings:
        assert Catalogue(language).ending(game.name, reason) != reason


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_english_in_the_code_is_translated(game: Game, language: str) -> None:
    texts = Texts(language, game.name)
    says_exactly(language, game.name, "event", {event.name for event in game.events})
    says_exactly(language, game.name, "refusal", {reason.name for reason in game.reasons})
    says_exactly(
        language, game.name, "option", {option.name.replace("_", "-") for option in game.options}
    )
    says_exactly(language, game.name, "preset", {preset.name for preset in game.presets})
    for event in game.events:
        assert texts.variables(f"event-{event.name}") == fields(event.text), event.name
    for reason in game.reasons:
        assert texts.variables(f"refusal-{reason.name}") == fields(reason.text), reason.name
    for name in ids(texts, "option"):
        assert not texts.variables(f"option-{name}")


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", ["table", *(game.name for game in GAMES)])
def test_languages_have_the_same_messages_and_variables(name: str, language: str) -> None:
    english, other = Texts("en", name), Texts(language, name)
    english_in_code = tuple(f"{prefix}-" for prefix in IN_CODE)
    spoken = {name for name in english.messages if not name.startswith(english_in_code)}
    translated = {name for name in other.messages if not name.startswith(english_in_code)}
    assert translated == spoken
    for message in spoken:
        assert english.variables(message) == other.variables(message), message


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_refusals_of_every_game_are_translated(language: str) -> None:
    texts = Texts(language, "table")
    assert ids(texts, "refusal") == set(SHARED_REASONS)
    for name, variables in SHARED_REASONS.items():
        assert texts.variables(f"refusal-{name}") == variables
    state = GAMES[0].new(2)
    refusal = state.refusal(0, 0)
    assert refusal is not None
    assert refusal.reason.name == "turn"
    assert Catalogue(language).refusal(refusal) != str(refusal)


def test_every_message_of_the_table_is_used() -> None:
    code = "".join(
        file.read_text(encoding="utf-8")
        for place in (ROOT.parent / "terminal", ROOT.parent / "puzzles", ROOT)
        for file in place.glob("*.py")
    )
    used = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", code))
    families = (
        "account-",
        "doctor-extra-",
        "doctor-needs-",
        "ending-",
        "expects-",
        "help-",
        "hint-",
        "proof-",
        "word-",
    )
    unused = [
        name
        for name in Texts("en", "table").messages
        if name not in used and not name.startswith(families)
    ]
    assert unused == []
    kinds = {option.kind for game in GAMES for option in game.options}
    assert kinds - {"choice"} <= ids(Texts("en", "table"), "expects")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sentence_can_be_said(game: Game, language: str) -> None:
    catalogue = Catalogue(language)
    players = PLAYERS[: game.seats[1]]
    match = Match(game.setup(game.seats[0]), seed_from_number(1))
    match.settle()
    setup = match.setup
    for action in range(setup.actions.players_end):
        assert "{" not in catalogue.move(setup, action, players)
    for event in game.events:
        text = catalogue.sight(
            game.name, Sight(event, 0, (setup.tokens[0], "?", "?"), 2, 1), players
        )
        assert text
        assert "{" not in text
    for reason in game.reasons:
        refusal = Refusal(game.name, reason, dict.fromkeys(fields(reason.text), setup.tokens[-1]))
        text = catalogue.refusal(refusal)
        assert text.startswith(f"{game.name} {reason.clause}: ")
        assert "{" not in text
        assert rule_clause(catalogue, game.name, reason.clause)[1]
    for option in game.options:
        assert catalogue.option(game, option)
        assert rule_clause(catalogue, game.name, option.clause)[1]
    for preset in game.presets:
        assert catalogue.preset(game, preset)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whom_an_event_concerns_is_spoken_to(game: Game, language: str) -> None:
    texts = Texts(language, game.name)
    told = {event.name: fields(event.text) for event in game.events}
    assert ids(texts, "you") == {name for name, words in told.items() if "player" in words}
    assert ids(texts, "to-you") == {name for name, words in told.items() if "other" in words}
    for name, words in told.items():
        assert texts.variables(f"you-{name}") <= words - {"player"}
        assert texts.variables(f"to-you-{name}") <= words - {"other"}
        assert texts.variables(f"event-{name}") <= words


def test_the_reader_is_you_and_others_have_names() -> None:
    catalogue, karma = Catalogue("en"), find_game("karma")
    gave = next(event for event in karma.events if event.name == "gave")
    sight = Sight(gave, 0, ("9",), 1, 1)
    assert catalogue.sight("karma", sight, PLAYERS, 0) == "You give the pile to Bob: 9"
    assert catalogue.sight("karma", sight, PLAYERS, 1) == "Ann gives you the pile: 9"
    assert catalogue.sight("karma", sight, PLAYERS, 2) == "Ann gives the pile to Bob: 9"
    assert catalogue.sight("karma", sight, PLAYERS) == "Ann gives the pile to Bob: 9"


def test_english_names_cards_and_players() -> None:
    catalogue, karma = Catalogue("en"), find_game("karma")
    played = next(event for event in karma.events if event.name == "played")
    sight = Sight(played, 1, ("GP", "GP"), 2, -1)
    assert catalogue.sight("karma", sight, PLAYERS) == "Bob plays Give the Pile ×2 from hand"
    drew = next(event for event in karma.events if event.name == "drew")
    hidden = Sight(drew, 0, ("?",), 1, -1)
    assert catalogue.sight("karma", hidden, PLAYERS) == "Ann draws a hidden card"
    over = next(reason for reason in karma.reasons if reason.name == "over-five")
    refusal = Refusal("karma", over, {"card": "9", "top": "FB"})
    assert "Five or Below lies on top" in catalogue.refusal(refusal)


def test_russian_plural_forms() -> None:
    catalogue = Catalogue("ru")
    assert [catalogue.say("hidden-cards", count=count) for count in (1, 3, 5, 21)] == [
        "1 скрытая карта",
        "3 скрытые карты",
        "5 скрытых карт",
        "21 скрытая карта",
    ]


def test_a_game_without_texts_speaks_its_own_words() -> None:
    game = Game("stones", "Stones", 1, (2, 4))
    catalogue = Catalogue("it")
    assert catalogue.title(game) == "Stones"
    assert catalogue.line(game) == ""
    assert catalogue.card("stones", "S1") == "S1"
    assert catalogue.zone("stones", "heap") == "heap"
    assert catalogue.prompt("stones", "take") == "Che cosa fai?"
    assert catalogue.fact("stones", "left", "7", PLAYERS) == "left: 7"
    assert catalogue.fact("stones", "won.1", "3", PLAYERS) == "won Bob: 3"
    assert catalogue.fact("stones", "locked", "", PLAYERS) == ""
    assert catalogue.ending("stones", "sunset") == "sunset"
    sight = Sight(EventKind("took", "{player} takes {amount}"), 0, (), 3, -1)
    assert catalogue.sight("stones", sight, PLAYERS) == "Ann takes 3"
    refusal = Refusal("stones", Reason("few", "S2", "take {least} or more"), {"least": "2"})
    assert catalogue.refusal(refusal) == "stones S2: take 2 or more"
    assert rule_groups(catalogue, "stones") == []
    with pytest.raises(OptionError, match="has no rule texts"):
        rule_clause(catalogue, "stones", "S2")


def test_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert reader_language(None) == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert reader_language(None) == "ru"
    assert reader_language("it") == "it"
    monkeypatch.setenv("LC_ALL", "de_DE")
    assert reader_language(None) == "en"
    with pytest.raises(OptionError, match="no language 'xx'; there is en, ru, it"):
        reader_language("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_are_found_by_number(language: str) -> None:
    number, text = rule_clause(Catalogue(language), "karma", "k17")
    assert number == "K17"
    assert "\n" not in text
    assert "  " not in text
    with pytest.raises(OptionError, match="no clause 'K99'; its clauses are K1-K32, D1-D18, A1-"):
        rule_clause(Catalogue(language), "karma", "K99")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["karma", "kanobu", "unit", "karmaka", "table"])
def test_a_plain_message_reads_as_the_resolver_would_say_it(name: str, language: str) -> None:
    texts = Texts(language, name)
    for message in texts.messages:
        variables = texts.variables(message)
        for value in ("Anna {x} \\ Ж", 0, 7, 999, 1000, 1234567, -1):
            values = dict.fromkeys(variables, value)
            assert texts.format(message, values) == texts.resolve(message, values)
        assert texts.format(message, {}) == texts.resolve(message, {})
    assert any(texts.templates.values())


@pytest.mark.parametrize("file", FILES, ids=str)
def test_a_message_alone_is_parsed_as_in_its_file(file: Path) -> None:
    texts = Texts(file.parts[0], "/".join(file.parts[1:]))
    whole = {entry.id.name: entry for entry in texts.entries if isinstance(entry, ast.Message)}
    assert set(texts.messages) == set(whole)
    for name, entry in whole.items():
        alone = texts.message(name)
        assert isinstance(alone, ast.Message) and alone.value is not None
        assert entry.value is not None and entry.value.equals(alone.value)


def test_messages_of_other_games_may_speak_of_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "other.ftl"
    file.write_text("# Words.\n-card = ace\nname = the { -card }\nsaid = Take { name }.\n", "utf-8")
    monkeypatch.setattr(fluent_files, "file_of", lambda *_: file)
    texts = Texts("en", "other")
    assert set(texts.messages) == {"name", "said"}
    assert texts.format("said", {}) == "Take the ace."


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_model_of_a_new_game_says_everything_in_every_language(language: str) -> None:
    folder = Path(koloda.kit.__file__).parent / "highcard" / "locales"
    english, other = (
        {file.name: set(re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE))
         for file in (folder / each).iterdir()}
        for each in ("en", language)
    )  # fmt: skip
    assert english["rules.ftl"] == other["rules.ftl"]
    in_code = {name for name in other["texts.ftl"] if name.startswith(IN_CODE)}
    assert english["texts.ftl"] == other["texts.ftl"] - in_code
    kinds = {f"event-{kind.name}" for kind in MODEL.events}
    reasons = {f"refusal-{reason.name}" for reason in MODEL.reasons}
    assert in_code == kinds | reasons | {f"option-{option.name}" for option in MODEL.options}


def test_whoever_chooses_themselves_is_told_so() -> None:
    sight = Sight(AIMED, 0, (), 0, 0)
    said = {
        each: Catalogue(each).sight("karmaka", sight, ["Anna", "Wren"], 0) for each in LANGUAGES
    }
    assert said == {
        "en": "You choose yourself",
        "ru": "Вы выбираете игрока: себя",
        "it": "Scegli te",
    }


@pytest.mark.parametrize("reader", [-1, 0])
def test_a_name_does_not_choose_itself(reader: int) -> None:
    sight = Sight(AIMED, 1, (), 0, 1)
    said = [Catalogue(each).sight("karmaka", sight, ["Anna", "Wren"], reader) for each in LANGUAGES]
    assert said == ["Wren chooses themself", "Wren выбирает игрока: себя", "Wren sceglie sé"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_at_a_glance_is_a_few_lines_read_in_a_minute(game: Game, language: str) -> None:
    texts = Texts(language, game.name)
    count = len(ids(texts, "glance")) // 2
    both = {word for at in range(1, count + 1) for word in (f"{at}", f"{at}-head")}
    says_exactly(language, game.name, "glance", both)
    agreed = {option.name: said(option.default) for option in game.options}
    words = [
        len((texts.format(f"glance-{at}", agreed) or "").split()) for at in range(1, count + 1)
    ]
    assert 4 <= count <= 7
    assert max(words) <= 40
    assert sum(words) <= 190
