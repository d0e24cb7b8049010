"""The game goes on: actions become durable and are told; clocks run; bots are asked."""

import asyncio
import functools
import logging
import random
from typing import Final

from sqlalchemy import Executable

from koloda.bots.ladder import SECONDS
from koloda.engine.values.errors import KolodaError
from koloda.server.bots.rule_of_thumb import simple_choice
from koloda.server.bots.scheduler import NoAnswer
from koloda.server.ops.clock import now
from koloda.server.ops.limits import ACTION_BYTES
from koloda.server.ops.settings import Settings
from koloda.server.protocol import messages
from koloda.server.rooms import deals, telling
from koloda.server.rooms.clocks import MOVE
from koloda.server.rooms.levels import STAND_IN, player_name
from koloda.server.rooms.match_log import BY_BOT, BY_CLOCK, BY_RULE
from koloda.server.rooms.plan import BOT
from koloda.server.rooms.replays import keeping
from koloda.server.rooms.room import OVER, RUNNING, Room

log = logging.getLogger("koloda.moving")

MARGIN: Final = 0.15
"""Seconds by which a search may exceed its budget without being seen."""
delays: Final = random.SystemRandom()


async def begin(room: Room, *statements: Executable) -> None:
    """Deal, once everybody sits."""
    room.table = room.new_table()
    room.state = RUNNING
    entries = room.table.begin()
    last = ending(room)
    await room.store([*statements, *(last or [room.change(state=RUNNING)])], entries)
    if not room.plan.watchers:
        for watcher in room.watchers:
            watcher.hang_up()
        room.watchers.clear()
    room.tell_seats()
    log.info("game begins", extra=room.for_the_log())
    await after(room)


async def carry_out(room: Room, seat: int, action: int, by: str, id: str | None = None) -> None:
    """A legal action: played, stored, then told to everybody."""
    spent = room.clocks.acted(seat, now())
    entries = room.table.play(seat, action, by)
    payer = room.payer(seat)
    if payer is not None:
        payer.stores(ACTION_BYTES * len(entries))
    await room.store(ending(room), entries, id, spent)
    room.registry.metrics.count("koloda_actions_total", by=by)
    await after(room, replaced=seat if by == BY_RULE else -1)


async def end(room: Room, outcome: messages.Outcome) -> None:
    """People end the game: their result is stored beside the actions, which stay as they are."""
    room.ending = outcome
    words = [outcome.reason, *map(str, outcome.ranks)]
    await room.store([room.change(ending=" ".join(words)), *ending(room)])
    await after(room)


def ending(room: Room) -> list[Executable]:
    """What is stored together with the last action of a game; nothing while it goes on."""
    if not room.is_over():
        return []
    return [room.change(state=OVER), *keeping(room), *deals.results(room)]


async def after(room: Room, undone: int = -1, replaced: int = -1) -> None:
    """What follows once something is durable."""
    over = room.is_over()
    run_clocks(room, stop=over)
    telling.tell_update(room, undone, replaced)
    if over and room.state != OVER:
        room.state = OVER
        room.tell_seats()
        room.tell(telling.over_message(room))
        room.registry.metrics.count("koloda_games_total", game=room.plan.setup.game.name)
        log.info("game over", extra=room.for_the_log())
        room.registry.make_replay(room.name)
    ask_bots(room)


def run_clocks(room: Room, stop: bool = False) -> None:
    """Let the time of the persons who owe a choice run, and wake up when it ends."""
    owing = [] if stop or room.state != RUNNING else room.table.state.to_act()
    persons = [seat for seat in owing if seat >= 0 and not room.chairs[seat].by_bot]
    room.clocks.turn_to(owing, persons, now())
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    end = room.clocks.next_end(persons, now())
    if end is not None:
        wake = functools.partial(room.post, functools.partial(time_is_up, room))
        room.timer = asyncio.get_running_loop().call_later(max(0.0, end[1]), wake)


async def time_is_up(room: Room) -> None:
    """Per move: a simple rule moves. Whole game: the flag falls, and a bot plays to the end."""
    if room.state != RUNNING:
        return
    for seat in room.table.state.to_act():
        if room.chairs[seat].by_bot or room.clocks.rest(seat, now()) > 0:
            continue
        if room.clocks.kind == MOVE:
            room.note("clock", seat)
            await carry_out(room, seat, simple_choice(room.table.state, seat), BY_CLOCK)
            return
        room.chairs[seat].flagged = True
        await room.store([room.chair_change(seat)])
        room.note("flag", seat)
        room.tell_seats()
    run_clocks(room)
    ask_bots(room)


def ask_bots(room: Room) -> None:
    """Let every bot that owes a choice think; a table that everybody has left sleeps."""
    if room.state != RUNNING or room.closed or not room.connections():
        return
    for seat in deals.asked(room):
        if room.chairs[seat].by_bot and seat not in room.thinking:
            room.thinking[seat] = asyncio.create_task(think(room, seat))


async def think(room: Room, seat: int) -> None:
    """Ask a bot; the answer comes at a time that tells nothing about its cards."""
    loop, settings, chair = asyncio.get_running_loop(), room.settings, room.chairs[seat]
    level = chair.level if chair.kind == BOT else STAND_IN
    seq, text = room.table.seq, ""
    began = loop.time()
    try:
        match, customer, chance = room.table.match, room.customer(), deals.chance(room)
        within = settings.daily_bot_seconds if room.plan.deal else settings.bot_seconds
        ask = room.registry.bots.ask
        thought = await ask(match, seat, player_name(level), within, customer, 0.0, chance)
        text, began = thought.advice[0].action, thought.began
    except NoAnswer:
        room.registry.metrics.count("koloda_bot_failures_total")
    except Exception:
        log.exception("no bot could be asked", extra={"room": room.name[:4]})
    await asyncio.sleep(visible_delay(level, settings) - (loop.time() - began))
    room.post(functools.partial(bot_acts, room, seat, seq, text))


def visible_delay(level: str, settings: Settings) -> float:
    """Seconds from the begin of a bot's thinking to its move, the same whatever its choices are.

    It is longer than the level may search, so that neither a forced move nor a quick search shows.
    """
    low, high = settings.bot_delay
    budget = SECONDS.get(level.partition("#")[0], 0.0)
    shift = max(0.0, budget + MARGIN - low) if budget else 0.0
    return delays.uniform(low, high) + shift


async def bot_acts(room: Room, seat: int, seq: int, text: str) -> None:
    """Carry out what a bot has chosen, or a simple rule's choice when it failed."""
    room.thinking.pop(seat, None)
    state = room.table.state
    if room.state != RUNNING or seat not in state.to_act() or not room.chairs[seat].by_bot:
        ask_bots(room)
        return
    try:
        action = state.setup.actions.parse(text)
    except KolodaError:
        action = -1
    if action not in state.legal_actions(seat):
        if text and seq != room.table.seq:
            ask_bots(room)  # somebody else was quicker: it must think again
            return
        room.registry.metrics.count("koloda_bots_replaced_total")
        await carry_out(room, seat, simple_choice(state, seat), BY_RULE)
        return
    await carry_out(room, seat, action, BY_BOT)
