"""Every folder of tests is run by some target of the Makefile, so that none is forgotten."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
LISTS = ("RULES", "SOURCES", "USES")
ELSEWHERE = {"web": "test-web", "cluster": "test-cluster", "soak": "soak"}
"""Folders with a target of their own."""


def test_every_folder_of_tests_is_run() -> None:
    makefile = (TESTS.parent / "Makefile").read_text(encoding="utf-8")
    joined = makefile.replace("\\\n", " ")
    listed = " ".join(re.findall(rf"^(?:{'|'.join(LISTS)}) := (.*)$", joined, re.MULTILINE))
    run = set(re.findall(r"tests/(\w+)(?=\s|$)", listed))
    folders = {file.parent.name for file in TESTS.glob("*/test_*.py")}
    folders |= {file.parent.parent.name for file in TESTS.glob("*/*/test_*.py")}
    assert folders - run == folders & ELSEWHERE.keys()
    for target in ELSEWHERE.values():
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
