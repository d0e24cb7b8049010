"""Draws the client's icons and the pictures that links to it show, into web/public/pictures.

python -m tools.pictures    (needs Chromium and the built client)
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from koloda.games import GAMES
from tools.chromium import chromium
from tools.web import ROOT, WEB

FOLDER: Final = WEB / "public" / "pictures"
LINK: Final = {"width": 1200, "height": 630}
ICON: Final = (
    '<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
    '<div style="width:{share}%">{svg}</div>'
)
POSTER: Final = """([game, large]) => {
  const from = document.querySelector(game ? `article.${game}` : '.hero');
  const fan = from.querySelector('.fan').cloneNode(true);
  const name = game ? from.querySelector('h3').textContent : 'Koloda';
  const line = from.querySelector(game ? '.body .line' : 'h1').textContent;
  const poster = document.createElement('div');
  poster.className = 'cloth';
  poster.dataset.game = game;
  poster.style.cssText = 'position:fixed;inset:0;z-index:99;--top:60px;--pivot:60%';
  const words = document.createElement('div');
  words.style.cssText = 'position:absolute;left:64px;bottom:48px;right:64px;z-index:1;' +
    'text-shadow:0 2px 12px rgb(0 0 0/.8)';
  words.innerHTML = '<h1 style="font-size:92px"></h1><p style="margin:6px 0 0;font-size:29px"></p>';
  words.children[0].textContent = name;
  words.children[1].textContent = line;
  const shade = document.createElement('div');
  shade.style.cssText = 'position:absolute;inset:45% 0 0;' +
    'background:linear-gradient(transparent,rgb(0 0 0/.72) 70%)';
  for (const [key, value] of Object.entries(large)) fan.style.setProperty(key, value);
  poster.append(fan, shade, words);
  document.body.append(poster);
}"""
SPREAD: Final = {"--w": "250px", "--step": "200px", "--drop": "14px", "--turned": "7deg"}
HAND: Final = {"--w": "270px", "--step": "220px", "--drop": "18px", "--turned": "8deg"}


def icons(page: Any) -> None:
    """The icon in the sizes that devices ask for; a maskable one keeps clear of the edge."""
    svg = (WEB / "public" / "icon.svg").read_text(encoding="utf-8")
    for name, size, share, ground in (
        ("icon-180", 180, 84, "#0f2a32"),
        ("icon-192", 192, 100, "transparent"),
        ("icon-512", 512, 100, "transparent"),
        ("icon-512-maskable", 512, 64, "#0f2a32"),
    ):
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(ICON.format(ground=ground, share=share, svg=svg))
        page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


def links(page: Any, address: str) -> None:
    """One picture for the first page and one for each game."""
    page.set_viewport_size(LINK)
    for game in ("", *(game.name for game in GAMES)):
        page.goto(address)
        page.wait_for_selector("article")
        page.evaluate("document.fonts.ready")
        page.evaluate(POSTER, [game, HAND if game else SPREAD])
        page.wait_for_timeout(600)
        name = f"{game or 'koloda'}.jpg"
        page.screenshot(path=FOLDER / name, type="jpeg", quality=80)


def main() -> int:
    """Serve the built client for a moment and take its pictures."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as where, sync_playwright() as started:
        words = [
            "-m",
            "koloda",
            "serve",
            "--port",
            "0",
            "--database",
            str(Path(where) / "games.db"),
        ]
        with subprocess.Popen(
            [sys.executable, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            page = browser.new_page(color_scheme="dark", reduced_motion="reduce", locale="en")
            links(page, address)
            icons(page)
            browser.close()
            server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
