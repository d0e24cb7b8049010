"""A game that `koloda new-game` has written, installed into an environment of its own."""

import os
import site
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import NamedTuple

import koloda
from tests.terminal.running import NEUTRAL, good

SOURCES = Path(koloda.__file__).parent.parent
NAME = "snap"
BOT = "lowest"
BOT_FILE = '''"""A bot that comes with the game."""

from koloda import View, bot
from koloda.engine.chance.rng import Rng


@bot
def lowest(view: View, rng: Rng) -> str:
    """The first move there is."""
    return view.actions[0]
'''
BOT_LINE = f'''
[project.entry-points."koloda.bots"]
{BOT} = "{NAME}.bots.lowest:lowest"
'''


class Installed(NamedTuple):
    """An environment in which the game is installed, and where it was installed from."""

    python: Path
    packages: Path
    home: Path

    def run(self, *words: str | Path, typed: str = "") -> str:
        """What Python prints there; it must succeed."""
        done = subprocess.run(
            [self.python, *words],
            cwd=self.home.parent,
            env=self.environment(),
            input=typed,
            check=False,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    def environment(self) -> dict[str, str]:
        """The environment variables without this checkout's own."""
        return {name: os.environ[name] for name in os.environ if name != "PYTHONPATH"} | NEUTRAL

    def koloda(self, *words: str, typed: str = "") -> str:
        """What the command line prints there."""
        return self.run("-m", "koloda", *words, typed=typed)


def install(folder: Path) -> Installed:
    """Write the game, add a bot, and install both where koloda's sources are to be found.

    The new environment reads the packages of the one that runs the tests, so that nothing has to
    be downloaded; the game itself is built and installed by pip.
    """
    good("new-game", NAME, "--into", str(folder))
    home = folder / NAME
    (home / "src" / NAME / "bots" / f"{BOT}.py").write_text(BOT_FILE, encoding="utf-8")
    with (home / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write(BOT_LINE)
    place = folder / "environment"
    venv.create(place, with_pip=False, symlinks=True)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(place)}))
    shared = dict.fromkeys([str(SOURCES), *site.getsitepackages(), sysconfig.get_path("purelib")])
    (packages / "shared.pth").write_text("\n".join(shared) + "\n", encoding="utf-8")
    made = Installed(place / "bin" / "python", packages, home)
    words = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", made.python, *words, made.home],
        check=True,
        env=made.environment(),
        capture_output=True,
    )
    return made
