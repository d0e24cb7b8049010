"""Where the pictures go, and in which sizes, themes and languages each screen is taken."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

Page = Any
"""A Playwright page; the library is optional."""
Arrange = Callable[[Page], None]
"""What is done on a loaded page before its picture: pick a card, open a panel."""

SIZES: Final = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "landscape": (844, 390),
    "small": (390, 692),
}
"""The small one is a phone of 320 by 568, which shows the layout of 390, smaller (ui/narrow.ts)."""
MATRIX: Final = (
    ("en", "dark", tuple(SIZES)),
    ("ru", "light", ("laptop", "phone", "small")),
    ("it", "light", ("tablet", "landscape")),
)
"""Every screen in all sizes, languages and lights by eleven pictures, not thirty-six."""
FEW: Final = (
    ("en", "dark", ("desktop", "phone", "tablet")),
    ("ru", "light", ("phone", "landscape")),
    ("it", "light", ("laptop",)),
)
"""For screens of one kind that come in dozens: all sizes but the smallest, by six pictures."""
REST: Final = 350
"""Milliseconds until hovering, focus and opening panels have come to rest."""
GALLERY: Final = """<!doctype html><meta charset="utf-8"><title>Screens of Koloda</title>
<style>body{{background:#222;color:#eee;font:14px sans-serif}}
figure{{display:inline-block;margin:6px}}
img{{height:360px}}</style>
{figures}
"""


def nothing(page: Page) -> None:
    """The page as it is."""


def quiet(page: Page, lang: str, theme: str) -> None:
    """Open the page again in a language and a theme."""
    page.evaluate(
        """([lang, theme]) => {
          localStorage.setItem('koloda.lang', JSON.stringify(lang));
          localStorage.setItem('koloda.theme', JSON.stringify(theme));
        }""",
        [lang, theme],
    )
    page.reload()
    page.wait_for_selector("main")
    page.evaluate("() => document.fonts.ready.then(() => {})")


class Album:
    """A folder of pictures named screen-size-theme-language, with a page that shows them all."""

    def __init__(self, folder: Path, wanted: list[str]) -> None:
        self.folder = folder
        self.wanted = wanted
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str) -> bool:
        """Whether somebody asked for this screen, by the beginning of its name."""
        return not self.wanted or any(name.startswith(start) for start in self.wanted)

    def wants_some(self, start: str) -> bool:
        """Whether any screen whose name begins so is asked for."""
        return self.wants(start) or any(name.startswith(start) for name in self.wanted)

    def take(
        self,
        page: Page,
        name: str,
        sign: str,
        arrange: Arrange = nothing,
        whole: bool = False,
        matrix: Any = MATRIX,
    ) -> None:
        """All pictures of one screen, which is there when its sign is."""
        if not self.wants(name):
            return
        for lang, theme, sizes in matrix:
            quiet(page, lang, theme)
            for size in sizes:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_selector(sign)
                page.mouse.move(1, 1)
                page.mouse.up()
                arrange(page)
                page.wait_for_timeout(REST)
                self.shoot(page, f"{name}-{size}-{theme}-{lang}", whole)
        quiet(page, "en", "dark")

    def shoot(self, page: Page, name: str, whole: bool = False) -> None:
        """One file."""
        where = self.folder / f"{name}.jpg"
        page.screenshot(path=where, type="jpeg", quality=80, full_page=whole)

    def bind(self) -> int:
        """Write the page that shows all of them; how many there are."""
        files = sorted(file.name for file in self.folder.glob("*.jpg"))
        figures = "\n".join(
            f'<figure><a href="{name}"><img src="{name}" alt="" loading="lazy"></a>'
            f"<figcaption>{name.removesuffix('.jpg')}</figcaption></figure>"
            for name in files
        )
        page = GALLERY.format(figures=figures)
        (self.folder / "index.html").write_text(page, encoding="utf-8")
        return len(files)
