"""From a step to the function of its card: what acts at once, and what an answer leads to."""

from koloda.engine.containers.ints import i64
from koloda.games.karmaka import actions
from koloda.games.karmaka.rules import (
    blue,
    deal,
    green,
    karmic_cost,
    lives,
    mosaic,
    playing,
    red,
    steps,
    well,
)
from koloda.games.karmaka.table import KarmakaTable


def act(table: KarmakaTable, step: i64) -> None:
    """Do a step of an ability that asks nobody, as far as possible (M2.2)."""
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
        raise unknown(step)


def answer(table: KarmakaTable, seat: i64, action: i64) -> None:
    """Carry out what chance or a player answers to the next step."""
    step = table.pop_step()
    if step in (steps.PLAY, steps.PLAY_AGAIN):
        playing.play(table, seat, step, action)
    elif step == steps.OFFER:
        karmic_cost.reply(table, seat, action)
    elif step < steps.FIRST_QUESTION:
        answer_by_chance(table, step, actions.number_of(action))
    elif action == actions.DONE:
        stop(table, step)
    else:
        answer_by_player(table, seat, step, actions.number_of(action))


def answer_by_chance(table: KarmakaTable, step: i64, number: i64) -> None:
    """Chance has named a card of a shuffle or of a Hand, or the first player."""
    if step == steps.SHUFFLE:
        well.place_in_well(table, number)
    elif step == steps.RUIN_AT_RANDOM:
        red.spite(table, number)
    elif step == steps.SHOW_AT_RANDOM:
        blue.swindle_shows(table, number)
    elif step == steps.FIRST:
        deal.name_first(table, number)
    else:
        raise unknown(step)


def answer_by_player(table: KarmakaTable, seat: i64, step: i64, number: i64) -> None:
    """A player has named a card, a seat, a depth from the top or an amount."""
    if step in (steps.CHOOSE_RIVAL, steps.CHOOSE_ANY_PLAYER):
        playing.aim(table, number)
    elif step == steps.THEY_RUIN_A_CARD:
        red.dwindle(table, seat, number)
    elif step == steps.THEY_RUIN_A_DEED:
        red.crisis(table, seat, number)
    elif step == steps.MAY_RUIN:
        red.roulette_ruins(table, seat, number)
    elif step == steps.MAY_DRAW:
        red.roulette_draws(table)
    elif step == steps.FETCH_TO_FUTURE:
        green.recycle(table, number)
    elif step == steps.FETCH_TO_HAND:
        green.salvage(table, number)
    elif step == steps.SOW:
        green.sowing(table, number)
    elif step == steps.MAY_SCORE:
        green.jubilee(table, number)
    elif step == steps.TAKE_FROM_FUTURE:
        blue.transmigrate(table, number)
    elif step == steps.MAY_PLACE:
        blue.destiny_places(table, number)
    elif step == steps.RETURN_THE_REST:
        blue.destiny_returns(table, number)
    elif step == steps.STEAL_ONE:
        blue.swindle_takes(table, number)
    elif step == steps.RUIN_AND_COPY:
        blue.denial(table, number)
    elif step == steps.COPY_OWN_DEED:
        mosaic.embody(table, number)
    elif step == steps.COPY_RIVALS_DEED:
        mosaic.mimic(table, number)
    elif step == steps.SPEND_RINGS:
        lives.spend_rings(table, number)
    else:
        raise unknown(step)


def stop(table: KarmakaTable, step: i64) -> None:
    """No more of this: the same question is not put again (G15)."""
    while table.next_step() == step:
        table.pop_step()


def unknown(step: int) -> ValueError:
    """The error of a step that belongs elsewhere or does not exist."""
    return ValueError(f"karmaka: step {step} is not one for this")
