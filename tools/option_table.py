"""The table of a game's options for its rules page: what each sets, its values, its clause."""

from koloda.engine.contract.game import Game
from koloda.engine.values.options import Option, Preset, Value, show


def options_part(game: Game) -> list[str]:
    """A heading, what a preset is, and a row for each option."""
    presets = game.presets
    head = ["option", "what it sets", "allowed", *(f"`{preset.name}`" for preset in presets)]
    rows = [row(option, presets) for option in game.options]
    lines = [[*head, "clause"], ["---"] * (len(head) + 1), *rows]
    return [
        "## Options",
        f"`{game.preset_word}` sets several options at once; each can also be set by itself.",
        "\n".join(f"| {' | '.join(cells)} |" for cells in lines),
    ]


def row(option: Option, presets: tuple[Preset, ...]) -> list[str]:
    """The cells of one option, with its value in every preset."""
    values = [shown(preset.values.get(option.name, option.default)) for preset in presets]
    cited = f"[{option.clause}](#{option.clause.lower()})"
    return [f"`{option.name}`", option.help, allowed(option), *values, cited]


def allowed(option: Option) -> str:
    """What may be given for an option, in a few words."""
    if option.kind == "switch":
        return "yes, no"
    if option.kind == "seat":
        return "random, or a seat from 0"
    if option.kind == "text":
        return "a text"
    return ", ".join(map(shown, option.allowed)) or f"{option.low} to {option.high}"


def shown(value: Value) -> str:
    """A value in a cell, which is never empty."""
    return show(value) or "–"
