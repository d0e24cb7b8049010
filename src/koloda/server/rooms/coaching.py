"""The coach of a person among bots: what matters before a move, what was better after it."""

import asyncio

from koloda.bots.coach import idea
from koloda.engine.values.concept import Concept
from koloda.engine.values.errors import OptionError
from koloda.locales.coaching import idea_sentence, too_slow_sentence, verdict_sentence
from koloda.server.bots.processes import copy_for_bots
from koloda.server.bots.scheduler import NoAnswer
from koloda.server.bots.worker import Question
from koloda.server.protocol import encoding, faults, from_client, messages
from koloda.server.rooms.listener import Listener
from koloda.server.rooms.room import RUNNING, Room


def advise(room: Room, who: Listener, id: str) -> None:
    """Say what matters in the choice that the seat owes, and keep in mind to judge its answer.

    The idea comes from the view that the seat is sent anyway, and takes no search.
    """
    if room.persons() > 1 or room.plan.deal:
        raise OptionError(faults.NO_COACH_HERE)
    state, seq = room.table.state, room.table.seq
    if room.state != RUNNING or who.seat not in state.to_act():
        raise OptionError(faults.NOTHING)
    room.coached[who.seat] = seq
    found, sentence = idea(state, who.seat), ""
    if found is not None:
        catalogue = encoding.catalogue_of(who.language)
        sentence = idea_sentence(catalogue, state.setup.game.name, found, room.names())
    found = found or Concept("", {})
    who.answer(messages.Remark(id, seq, "before", sentence, found.name, found.values))


def question(room: Room, who: Listener, action: str) -> Question | None:
    """What to ask about an action before it is carried out; nothing without a coach."""
    if room.coached.pop(who.seat, None) != room.table.seq or room.persons() > 1:
        return None
    if room.slow_copy == copy_for_bots() or not who.may_be_judged():
        return None
    seconds = room.settings.coach_seconds
    return room.registry.bots.question(room.table.match, who.seat, "", seconds, action)


def start(room: Room, who: Listener, message: from_client.Act, asked: Question) -> None:
    """Have an action judged; the table does not wait for it."""
    task = asyncio.create_task(judge(room, who, message, asked))
    who.tasks.add(task)
    task.add_done_callback(who.tasks.discard)


async def judge(room: Room, who: Listener, message: from_client.Act, asked: Question) -> None:
    """Ask a bot process, and tell the one who acted if something was clearly better.

    A coach that is too slow for that says so once, and lets the bots have its time from then on.
    """
    within = room.settings.coach_seconds + room.settings.bot_seconds
    try:
        thought = await room.registry.bots.answer(asked, within, room.customer())
    except NoAnswer:
        return
    found, setup = thought.verdict, room.plan.setup
    catalogue = encoding.catalogue_of(who.language)
    if thought.uncompiled and room.slow_copy != copy_for_bots():
        room.slow_copy = copy_for_bots()
        sentence = too_slow_sentence(catalogue)
        who.answer(messages.Remark(message.id, message.seq, "after", sentence, "", {}))
    if found is None:
        return
    sentence = verdict_sentence(
        catalogue,
        setup,
        setup.actions.parse(found.better),
        found.gain,
        Concept(found.reason, found.values) if found.reason else None,
        room.names(),
    )
    who.answer(
        messages.Remark(
            id=message.id,
            seq=message.seq,
            kind="after",
            sentence=sentence,
            reason=found.reason,
            values=found.values,
            action=found.action,
            better=found.better,
            gain=found.gain,
        )
    )
