"""The README tells the truth: its code runs, its links lead somewhere."""

import contextlib
import io
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_code_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    winners, contest = printed.getvalue().split("\n", maxsplit=1)
    assert re.fullmatch(r"\(\d(, \d|,)\)", winners)
    assert contest.startswith("kanobu, 2 seats, 5 deals, 10 games\n  mine")


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link


def test_no_document_names_a_place_of_one_machine() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        assert not re.search(r"(?<!\w)/(work|tmp|root|home)/", page.read_text(encoding="utf-8")), (
            page
        )
