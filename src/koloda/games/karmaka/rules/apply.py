"""Which rule carries out which action."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.karmaka import actions
from koloda.games.karmaka.legal import only_answer
from koloda.games.karmaka.rules import (
    blue,
    deal,
    green,
    karmic_cost,
    lives,
    mosaic,
    playing,
    red,
    resolve,
    steps,
    turn,
    well,
)
from koloda.games.karmaka.rules.questions import public_answers, whom
from koloda.games.karmaka.table import KarmakaTable


def apply(table: KarmakaTable, seat: i64, action: i64) -> None:
    """Carry out an action known to be legal, and all that follows without a question."""
    answer(table, seat, action)
    if table.loose.size == 0:
        run(table)


def run_chance(table: KarmakaTable, rng: Rng) -> None:
    """Let chance act until it is not its turn any more: a shuffle places all its cards at once.

    It stands here, not in `deal`, because a step of chance may lead to steps of all other modules.
    """
    while table.asked == CHANCE:
        if table.next_step() == steps.SHUFFLE:
            well.shuffle(table, rng)
            run(table)
        else:
            apply(table, CHANCE, deal.sample_chance(table, rng))


def run(table: KarmakaTable) -> None:
    """Do step after step until one waits for an answer; without steps the turn is over (G28)."""
    while True:
        step = table.next_step()
        if step == steps.PLAY:
            table.asked = table.turn
            return
        if step == steps.OFFER:
            if table.offered < 0:
                table.offered = karmic_cost.first_asked(table)
            table.asked = table.offered
            return
        if step == steps.NONE:
            if table.ending:
                table.asked = NOBODY
                return
            turn.end_turn(table)
        elif step == steps.DEAL_OUT:
            table.pop_step()
            deal.deal_out(table)
            turn.begin_turn(table)
        elif step >= steps.FIRST_ACT:
            resolve.act(table, step)
        else:
            answers = public_answers(table, step)
            if answers > 1:
                table.asked = whom(table, step)
                return
            if answers == 1:
                seat = whom(table, step)
                answer(table, seat, only_answer(table, seat))
            else:
                table.pop_step()


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
    elif step == steps.NAME_FIRST:
        deal.name_first(table, number)
    else:
        raise ValueError(f"karmaka: step {step} has no such answer")


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
        raise ValueError(f"karmaka: step {step} has no such answer")


def stop(table: KarmakaTable, step: i64) -> None:
    """No more of this: the same question is not put again (G15)."""
    while table.next_step() == step:
        table.pop_step()
