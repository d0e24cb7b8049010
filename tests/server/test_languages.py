"""What the server says itself is said in the reader's language."""

import ast
from pathlib import Path

import pytest

import koloda.server
from koloda.locales.fluent_files import LANGUAGES, Texts
from koloda.server.said import SENTENCES, language_of, say

FOLDER = Path(koloda.server.__file__).parent
SPEAKERS = {"NotNow", "TooMuch", "TooEarly", "refused", "cut"}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


def spoken() -> set[str]:
    """The fixed sentences that a room or a route answers with."""
    found = set()
    for name in ("playing", "routes", "seating", "connection", "moving", "words"):
        tree = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                called = getattr(function, "id", getattr(function, "attr", ""))
                if called in SPEAKERS | {"OptionError"}:
                    found |= {
                        given.value
                        for given in node.args
                        if isinstance(given, ast.Constant) and " " in str(given.value)
                    }
    return found


def test_every_fixed_sentence_has_a_translation() -> None:
    sentences = spoken()
    assert len(sentences) > 20
    assert sentences <= set(SENTENCES)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_are_those_that_are_used(language: str) -> None:
    messages = Texts(language, "web").messages
    there = {name.removeprefix("said-") for name in messages if name.startswith("said-")}
    assert there == set(SENTENCES.values())
    for sentence in SENTENCES:
        assert say(sentence, language) != sentence


def test_english_and_unknown_sentences_stay() -> None:
    assert say("the game is over", "en") == "the game is over"
    assert say("karma: 9 players", "ru") == "karma: 9 players"


def test_the_first_language_of_a_header_counts() -> None:
    assert language_of("ru-RU,ru;q=0.9,en;q=0.8") == "ru"
    assert language_of("xx") == "en"
    assert language_of("") == "en"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_page_says_the_same_in_all_languages(language: str) -> None:
    english, other = Texts("en", "web"), Texts(language, "web")
    own = {name for name in other.messages if not name.startswith("said-")}
    assert own == set(english.messages)
    for name in own:
        assert other.variables(name) == english.variables(name), name
