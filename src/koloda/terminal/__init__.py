"""The command line's sub-commands and the line mode."""
