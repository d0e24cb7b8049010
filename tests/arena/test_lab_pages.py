"""The laboratory's pages in docs are what its command prints, and what docs/lab.md sums up."""

import re
from html import unescape

import pytest

from koloda.arena.lab.measures import MEASURES
from koloda.arena.lab.words import METHOD
from tools.lab_reports import BETTER, PLACE, REPORTS, ROOT, WEIGHED

TITLES = ["Share of luck", f"Points of {BETTER}, even is 50 %", *(each.title for each in MEASURES)]
SUMMED = [
    "Choices in a game",
    "Turns in a game",
    "Share of luck",
    f"Points of {BETTER}, even is 50 %",
    "Comebacks",
    "Lead changes",
    "Tension",
]
"""The rows of a page that are columns of the summary, without those of the first seat."""


def page_of(name: str) -> str:
    return unescape((PLACE / f"{name}.html").read_text(encoding="utf-8"))


def overview(page: str) -> dict[str, list[str]]:
    """The figures of each row at a glance, without their intervals."""
    table = re.sub("<small>.*?</small>", "", page.split("<h2>At a glance</h2>")[1])
    lines = re.findall("<tr><td>(.*?)</td></tr>", table.split("</table>")[0])
    cells = [line.split("</td><td>") for line in lines]
    return {title: [value.strip() for value in values] for title, *values in cells}


def never_seen(page: str) -> list[str]:
    told = re.search(r"Not seen: (.*?)\.</p>", page)
    return told[1].split(", ") if told else []


@pytest.mark.parametrize("name", REPORTS)
def test_a_page_has_the_rows_terms_and_command_of_today(name: str) -> None:
    page = page_of(name)
    rows, never = overview(page), never_seen(page)
    assert [title for title in TITLES if title not in rows] == [
        title for title in TITLES if title.lower() in never
    ]
    assert list(rows) == [title for title in TITLES if title in rows]
    terms = [each.title for each in MEASURES] + [term for term, _ in METHOD]
    assert re.findall("<dt>(.*?)</dt>", page) == terms
    (command,) = re.findall("<code>(.*?)</code>", page)
    for words in (" ".join(REPORTS[name]), f"--weighed {WEIGHED}", f"--better '{BETTER}'"):
        assert words in command


@pytest.mark.parametrize("name", REPORTS)
def test_no_row_of_a_page_is_zero_everywhere(name: str) -> None:
    page = page_of(name)
    for title, values in overview(page).items():
        assert title == "First seat ahead" or set(values) - {"0", "0 %", "0.0 %"}, title
    compared = page.partition("<h2>Compared</h2>")[2].partition("</table>")[0]
    told = [title.lower() for title in never_seen(page)]
    assert not [title for title in told if f": {title}</td>" in compared]


@pytest.mark.parametrize("name", [name for name in REPORTS if name != "unit-recovery"])
def test_the_summary_has_the_figures_of_the_page(name: str) -> None:
    rows = overview(page_of(name))
    lines = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").splitlines()
    cells = [line.split(" | ") for line in lines if line.startswith(f"| [{name}](")]
    for place, line in enumerate(cells):
        told = [line[at].split()[0] for at in (2, 3, 6, 7, 8, 9, 10)]
        own = [rows[title][place].split()[0] for title in SUMMED]
        # A page rounds what has three digits.
        assert [float(value) for value in told] == pytest.approx(list(map(float, own)), rel=0.005)
    assert len(cells) == len(rows["Choices in a game"])
