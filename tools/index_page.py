"""What an index of packages shows: the README, whose links lead somewhere from there, too.

KOLODA_REPOSITORY=https://…  where the repository can be seen; a workflow on GitHub knows it itself
"""

import os
import re
from email.parser import Parser
from pathlib import Path
from typing import Final

LINK: Final = re.compile(r"(!?)\[([^\]\[]*)\]\((?!\w+:)([^)]+)\)")
"""A link or a picture of the repository itself."""
PICTURES: Final = re.compile(r"(?m)^\|? ?!\[.*\n(\|[-|]+\n)?\n?")
"""A line of pictures alone, which may be a table's only one."""
MORE: Final = re.compile(r"(?<=\n\n)\[.*(?:\n.+)*\n\n")
"""A paragraph of nothing but links begins with one."""
PLACES: Final = {
    "Documentation": "/blob/{tag}/docs/index.md",
    "Changelog": "/blob/{tag}/CHANGELOG.md",
    "Source": "",
    "Issues": "/issues",
}


def repository() -> str:
    """Where the repository can be seen, or nothing."""
    named = os.environ.get("KOLODA_REPOSITORY", "")
    if not named and "GITHUB_REPOSITORY" in os.environ:
        server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
        named = f"{server}/{os.environ['GITHUB_REPOSITORY']}"
    return named.rstrip("/")


def description(readme: str, address: str, tag: str) -> str:
    """The README for readers elsewhere; without an address it has words where links were."""
    if not address:
        return LINK.sub(r"\2", MORE.sub("", PICTURES.sub("", readme)))
    return LINK.sub(
        lambda found: "{}[{}]({}/{}/{}/{})".format(
            *found.group(1, 2), address, "raw" if found[1] else "blob", tag, found[3]
        ),
        readme,
    )


def links(address: str, tag: str) -> dict[str, str]:
    """What stands beside the description."""
    return {name: address + place.format(tag=tag) for name, place in PLACES.items() if address}


def shown(root: Path) -> tuple[str, dict[str, str]]:
    """Description and links: a source distribution keeps those that it was made with."""
    told = root / "PKG-INFO"
    if told.exists():
        kept = Parser().parsestr(told.read_text(encoding="utf-8"))
        pairs = (line.split(", ", 1) for line in kept.get_all("Project-URL") or [])
        return str(kept.get_payload()), dict(pairs)
    readme = (root / "README.md").read_text(encoding="utf-8")
    version = (root / "src" / "koloda" / "engine" / "version.py").read_text(encoding="utf-8")
    address, tag = repository(), "v" + version.split('"')[-2]
    return description(readme, address, tag), links(address, tag)
