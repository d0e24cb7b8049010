"""The rule pages are what `make rules` writes, and every language tells the same rules."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from koloda.games import GAMES
from koloda.locales.catalogue import Catalogue
from koloda.locales.rules import rule_groups
from tools import rules_pages

LANGUAGES = ("ru", "it")


def test_pages_are_up_to_date() -> None:
    for game in rules_pages.games():
        written = (rules_pages.PAGES / f"{game}.md").read_text(encoding="utf-8")
        assert written == rules_pages.page(game), f"docs/rules/{game}.md is old: run `make rules`"


def test_pictures_of_the_cards_are_up_to_date() -> None:
    for game in rules_pages.games():
        drawn = (rules_pages.PICTURES / f"cards-{game}.svg").read_text(encoding="utf-8")
        assert drawn == rules_pages.cards(game), f"cards-{game}.svg is old: run `make rules`"
        ElementTree.fromstring(drawn)


def test_pictures_of_the_examples_are_up_to_date() -> None:
    for game in rules_pages.games():
        for name, picture in rules_pages.example_pictures(game).items():
            drawn = (rules_pages.PICTURES / name).read_text(encoding="utf-8")
            assert drawn == picture, f"{name} is old: run `make rules`"
            ElementTree.fromstring(drawn)


def test_no_page_without_rule_texts() -> None:
    pages = {file.stem for file in rules_pages.PAGES.glob("*.md")}
    assert {name.removesuffix(".head").removesuffix(".tail") for name in pages} <= set(
        rules_pages.games()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    english = rules_pages.TEXTS / "en" / "rules"
    other = rules_pages.TEXTS / language / "rules"
    names = [
        sorted(str(file.relative_to(base)) for file in base.rglob("*.ftl"))
        for base in (english, other)
    ]
    assert names[0] == names[1]
    for name in names[0]:
        here, there = rules_pages.ids(other / name), rules_pages.ids(english / name)
        place = f"src/koloda/locales/{language}/rules/{name}"
        lacking = [word for word in there if word not in here]
        assert not lacking, f"{place} lacks {', '.join(lacking)}"
        assert here == there, f"{place} has more than English, or another order"


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_clauses_tell_variants_in_words_and_not_by_their_keys(language: str) -> None:
    for game in GAMES:
        keys = {option.name for option in game.options} | {preset.name for preset in game.presets}
        for group in rule_groups(Catalogue(language), game.name):
            for clause, text in group.clauses.items():
                place = f"{language} {game.name} {clause}"
                assert not set("_=`") & set(text), place
                assert not keys_in(text, keys, language), place


def keys_in(text: str, keys: set[str], language: str) -> set[str]:
    """The keys a text names; in English many are plain words, so there only after `option`."""
    before = r"(?i:option|preset|edition)s? " if language == "en" else ""
    return keys & set(re.findall(rf"\b{before}(\w+)", text))


def test_a_key_in_a_clause_is_found() -> None:
    keys = {"first", "free"}
    assert keys_in("Option first names a seat.", keys, "en") == {"first"}
    assert keys_in("The first player is free.", keys, "en") == set()
    assert keys_in("Настройка first называет место.", keys, "ru") == {"first"}


def test_no_message_is_said_twice() -> None:
    for file in rules_pages.TEXTS.rglob("*.ftl"):
        found = rules_pages.ids(file)
        assert len(found) == len(set(found)), file


def test_what_is_not_fluent_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "karma.ftl"
    file.write_text("K1 = good\nbad line\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"karma\.ftl, line 2"):
        rules_pages.ids(file)
