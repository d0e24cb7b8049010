"""From a step that asks nobody to the function of its card."""

from koloda.engine.containers.ints import i64
from koloda.games.karmaka.rules import blue, green, lives, playing, red, steps, well
from koloda.games.karmaka.table import KarmakaTable


def act(table: KarmakaTable, step: i64) -> None:
    """Do a step that asks nobody, as far as possible (M2.2)."""
    table.pop_step()
    if step == steps.DRAW:
        well.draw(table)
    elif step == steps.EXTRA_PLAY:
        playing.grant_extra_play(table)
    elif step == steps.LOOK_AT_WELL:
        blue.destiny_looks(table)
    elif step == steps.DEAL_ONTO_DECK:
        green.longevity(table)
    elif step == steps.RUIN_TOP_OF_DECK:
        red.panic(table)
    elif step == steps.RUIN_TOP_OF_FUTURE:
        red.hells_heart(table)
    elif step == steps.RUIN_EXPOSED_DEED:
        red.vengeance(table)
    elif step == steps.LOOK_AT_HAND:
        blue.peek(table)
    elif step == steps.STEAL_TOP_OF_FUTURE:
        blue.stolen_dreams(table)
    elif step == steps.TAKE_EXPOSED_DEED:
        blue.thievery(table)
    elif step == steps.FILL_DECK:
        lives.fill_deck(table)
    else:
        raise ValueError(f"karmaka: step {step} is not carried out by itself")
