"""What a rule changes, from Python: `koloda.lab`."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import koloda


@pytest.fixture(scope="module")
def found() -> koloda.Lab:
    return koloda.lab("unit", {"recovery_suits": ["any", "hearts"]}, deals=12)


def test_it_prints_every_measure_with_its_interval(found: koloda.Lab) -> None:
    lines = str(found).splitlines()
    assert lines[0] == "unit, 12 deals, seed 1"
    assert [line for line in lines if line in found.variants] == found.variants
    assert found.variants == ["recovery_suits=any", "recovery_suits=hearts"]
    assert repr(found) == str(found)


def test_a_measure_is_a_mean_with_its_interval(found: koloda.Lab) -> None:
    long, short = found.measure("turns"), found.measure("turns", "recovery_suits=hearts")
    assert long.low <= long.value <= long.high
    assert short.value < long.value


def test_it_draws_itself_in_a_notebook(found: koloda.Lab) -> None:
    html = found._repr_html_()
    assert "recovery_suits=hearts" in html and "<table>" in html
    assert 'srcdoc="&lt;!doctype html&gt;' in html
    ElementTree.fromstring(html.replace("<small>", "").replace("</small>", ""))


def test_the_report_is_a_page_of_its_own(found: koloda.Lab, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    found.save(file)
    assert file.read_text(encoding="utf-8") == found.report()
    assert "<svg" in found.report()


def test_numbers_of_players_are_compared_too() -> None:
    both = koloda.lab("kanobu", players=(2, 3), bots=["normal", "random"], deals=2, cap=20)
    assert both.variants == ["2 seats", "3 seats"]
    assert both.figures["variants"][0]["games"] == 4


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(koloda.KolodaError, match="has no option 'colour'"):
        koloda.lab("kanobu", {"colour": ["red"]}, deals=1)
    with pytest.raises(koloda.KolodaError, match="there is no player 'hal'"):
        koloda.lab("kanobu", bots="hal", deals=1)
    with pytest.raises(koloda.KolodaError, match="at least one deal"):
        koloda.lab("kanobu", deals=0)


def test_a_measure_that_is_not_there_names_those_that_are(found: koloda.Lab) -> None:
    with pytest.raises(KeyError, match=r"there is no measure 'trns'; there are .*turns"):
        found.measure("trns")
    with pytest.raises(koloda.KolodaError, match="there is no variant 'x'; there are recovery"):
        found.measure("turns", "x")
