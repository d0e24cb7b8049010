"""How Sphinx builds the documentation: `make docs`."""

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import koloda

project = "Koloda"
author = "Koloda developers"
release = koloda.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["rules/*.head.md", "rules/*.tail.md", "lab/head.md", "_build"]
myst_heading_anchors = 3
suppress_warnings = ["myst.xref_missing"]  # links to files of the repository beside the docs
html_theme = "furo"
html_title = "Koloda"
html_static_path: list[str] = []
html_show_copyright = False
html_show_sphinx = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True


def setup(app: Sphinx) -> None:
    """Our own notations are shown as they are."""
    for name in ("position", "record"):
        app.add_lexer(name, TextLexer)
