"""The commands that the documentation shows, and how they are run smaller than they are shown."""

import re
import shlex
from pathlib import Path

ROOT = Path(__file__).parents[2]
WRITTEN = [page for page in (ROOT / "docs").rglob("*.md") if not page.name.endswith("head.md")]
KIT = ROOT / "src" / "koloda" / "kit"
PAGES = [
    *sorted(WRITTEN),
    *(folder / "README.md" for folder in (ROOT, KIT)),
    ROOT / "CONTRIBUTING.md",
]
BLOCK = re.compile(r"^```(\S*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
FEW = {"--games": "2", "--weighed": "0"}
ONE_DEAL = ["--deals", "1", "--workers", "1"]
"""What is shown with hundreds of games is tried with these."""
OWN_GAME = r"koloda (?!new-game)\w+ (snap|highcard)\b.*|cd snap|grep .*|python -m pytest"
"""The commands of pages about a game of one's own, which is installed first."""
SEARCHER = re.compile(r"\b(hard|expert)(#\d+)?\b")


def commands_of(page: Path) -> list[str]:
    """The lines of the blocks for a shell, and koloda's commands in blocks of plain text."""
    found: list[str] = []
    for kind, block in BLOCK.findall(page.read_text(encoding="utf-8")):
        lines = block.splitlines()
        if kind == "sh":
            found += [line.partition("  #")[0].strip() for line in lines if line.strip()]
        elif not kind:
            plain = (line.partition("   ")[0] for line in lines)
            found += [line for line in plain if line.startswith("koloda ")]
    return found


def smaller(command: str) -> list[str]:
    """The words of a command of koloda, with few games and quick searches in one process."""
    words = shlex.split(command)[1:]
    for place, word in enumerate(words[:-1]):
        words[place + 1] = FEW.get(word, words[place + 1])
        if word in ("--players", "--better"):
            words[place + 1] = SEARCHER.sub(r"\1#2", words[place + 1])
    return words + ONE_DEAL * (words[0] in ("arena", "lab"))
