"""Cards and tables as SVG: the drawings of the browser, for notebooks and files."""
