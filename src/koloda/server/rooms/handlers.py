"""What a client's messages do at a table."""

import asyncio
import functools

from koloda.engine.contract.state import State
from koloda.engine.values.errors import KolodaError, OptionError
from koloda.locales.coaching import why_sentence
from koloda.server.bots.scheduler import NoAnswer
from koloda.server.ops.clock import now, wall
from koloda.server.ops.limits import ACTION_BYTES, LINE_BYTES
from koloda.server.protocol import encoding, faults, from_client, messages
from koloda.server.rooms import coaching, contributions, endings, game_loop, joining, telling
from koloda.server.rooms.listener import Listener
from koloda.server.rooms.match_log import BY_PERSON
from koloda.server.rooms.names import clean_chat, clean_sign
from koloda.server.rooms.room import OVER, RUNNING, Room

Asked = (
    from_client.Act
    | from_client.Why
    | from_client.Undo
    | from_client.Hint
    | from_client.Coach
    | from_client.Chat
    | from_client.React
    | from_client.Bot
    | from_client.Reveal
    | from_client.Resign
    | from_client.End
    | from_client.Decline
)


async def handle(room: Room, who: Listener, message: Asked, came: float) -> None:
    """Answer a message that came at that time, in the room's task."""
    if who.ending and not who.gone:
        return  # cut off since then, perhaps because the seat is somebody else's now
    if who.seat < 0:
        who.answer(refused(room, who, message.id, OptionError(faults.WATCHER)))
        return
    try:
        match message:
            case from_client.Act():
                await act(room, who, message)
                room.registry.metrics.took(now() - came)
            case from_client.Undo():
                await undo(room, who, message)
            case from_client.Why():
                why(room, who, message)
            case from_client.Hint():
                start_hint(room, who, message)
            case from_client.Coach():
                coaching.advise(room, who, message.id)
            case from_client.Chat():
                await chat(room, who, message)
            case from_client.React():
                sign = clean_sign(message.sign)
                room.tell(messages.Reacted(message.id, who.seat, sign))
            case from_client.Reveal():
                await contributions.reveal(room, who.seat, message.secret)
                who.answer(messages.Ack(message.id, room.table.seq))
            case from_client.Bot():
                await joining.stand_in(room, who.seat, message.seat, message.on)
                who.answer(messages.Ack(message.id, room.table.seq))
            case from_client.Resign():
                await endings.resign(room, who.seat)
                who.answer(messages.Ack(message.id, room.table.seq))
            case from_client.End():
                await endings.agree_to_end(room, who.seat, message.agree)
                who.answer(messages.Ack(message.id, room.table.seq))
            case from_client.Decline():
                await endings.decline(room, who.seat)
                who.answer(messages.Ack(message.id, room.table.seq))
    except KolodaError as error:
        who.answer(refused(room, who, message.id, error))


def refused(room: Room, who: Listener, id: str, error: KolodaError) -> messages.Refused:
    """A refusal that no clause of the rules is the reason of, in the language of that one."""
    sentence = encoding.error_sentence(error, who.language)
    return messages.Refused(id, room.table.seq, "", sentence)


def known_answer(room: Room, who: Listener, id: str) -> bool:
    """Give the answer again that this id has had before, if it has."""
    key = (who.seat, id)
    if key in room.done:
        who.answer(messages.Ack(id, room.done[key]))
    elif key in room.refused:
        who.answer(room.refused[key])
    else:
        return False
    return True


def answers_now(room: Room, who: Listener, message: from_client.Act | from_client.Undo) -> bool:
    """Whether a message answers the state as it is; if not, it is refused."""
    if room.state != RUNNING:
        fault = faults.OVER if room.state == OVER else faults.NOT_BEGUN
        who.answer(refused(room, who, message.id, OptionError(fault)))
    elif room.chairs[who.seat].flagged or room.chairs[who.seat].resigned:
        fault = faults.FLAGGED if room.chairs[who.seat].flagged else faults.RESIGNED
        who.answer(refused(room, who, message.id, OptionError(fault)))
    elif message.seq != room.table.seq:
        answer = refused(room, who, message.id, OptionError(faults.STALE))
        answer.view = telling.teller_of(room).view(who.seat)
        who.answer(answer)
    else:
        return True
    return False


async def act(room: Room, who: Listener, message: from_client.Act) -> None:
    """An action: acknowledged once it is durable, the same answer for the same id."""
    if known_answer(room, who, message.id) or not answers_now(room, who, message):
        return
    judged = judge(room, who, message)
    if isinstance(judged, messages.Refused):
        room.keep_refusal(who.seat, judged)
        who.answer(judged)
        return
    asked = coaching.question(room, who, message.action)
    await game_loop.carry_out(room, who.seat, judged, BY_PERSON, message.id)
    who.answer(messages.Ack(message.id, room.done[who.seat, message.id]))
    if asked is not None:
        coaching.start(room, who, message, asked)


def judge(
    room: Room, who: Listener, message: from_client.Act | from_client.Why
) -> messages.Refused | int:
    """Why the rules refuse an action of this seat, or the action that was meant."""
    try:
        action = room.plan.setup.actions.parse(message.action)
    except KolodaError as error:
        return refused(room, who, message.id, error)
    refusal = room.table.state.refusal(who.seat, action)
    if refusal is None:
        return action
    sentence = encoding.sentence_of(refusal, who.language)
    return messages.Refused(message.id, room.table.seq, refusal.clause, sentence)


def why(room: Room, who: Listener, message: from_client.Why) -> None:
    """The reason against an action, without doing it."""
    if room.state != RUNNING:
        raise OptionError(faults.NOT_RUNNING)
    judged = judge(room, who, message)
    legal = messages.Ack(message.id, room.table.seq)
    who.answer(judged if isinstance(judged, messages.Refused) else legal)


async def undo(room: Room, who: Listener, message: from_client.Undo) -> None:
    """Take back one's own last action, if it told nobody anything."""
    if known_answer(room, who, message.id) or not answers_now(room, who, message):
        return
    if not who.may_store():
        raise OptionError(faults.QUOTA)
    if room.plan.deal or not room.table.may_undo(who.seat):
        answer = refused(room, who, message.id, OptionError(faults.NO_UNDO))
        room.keep_refusal(who.seat, answer)
        who.answer(answer)
        return
    entries = room.table.undo(who.seat)
    who.stores(ACTION_BYTES)
    await room.store([], entries, message.id)
    room.clocks.take_back(who.seat)
    await game_loop.after(room, undone=who.seat)
    who.answer(messages.Ack(message.id, room.table.seq))


async def chat(room: Room, who: Listener, message: from_client.Chat) -> None:
    """A line to everybody at the table."""
    if not who.may_chat():
        raise OptionError(faults.SLOW_CHAT)
    if not who.may_store():
        raise OptionError(faults.QUOTA)
    name = room.chairs[who.seat].name
    said = messages.Said(message.id, who.seat, name, clean_chat(message.text), wall())
    who.stores(LINE_BYTES + len(said.text.encode()))
    await room.say(said)


def start_hint(room: Room, who: Listener, message: from_client.Hint) -> None:
    """Let a bot process look for good actions; the table does not wait for it."""
    if room.state != RUNNING or who.seat not in room.table.state.to_act():
        raise OptionError(faults.NOTHING)
    if not room.gives_hints():
        raise OptionError(faults.NO_HINTS_HERE)
    if not who.may_ask_hint():
        raise OptionError(faults.SLOW_HINTS)
    if room.persons() > 1:
        room.note("hint", who.seat)
    asked = room.table.seq, room.table.state.clone()
    task = asyncio.create_task(give_hint(room, who, message.id, *asked))
    who.tasks.add(task)
    task.add_done_callback(functools.partial(who.tasks.discard))


async def give_hint(room: Room, who: Listener, id: str, seq: int, state: State) -> None:
    """Ask, and answer the one who asked, about the position that was there then."""
    settings = room.settings
    within = settings.hint_seconds + settings.bot_seconds
    try:
        thought = await room.registry.bots.ask(
            room.table.match, who.seat, "", within, room.customer(), settings.hint_seconds
        )
    except NoAnswer:
        who.answer(refused(room, who, id, OptionError(faults.NO_HINT)))
        return
    advice = [messages.Advice(each.action, each.win, each.reason) for each in thought.advice]
    if len(advice) > 1:
        catalogue = encoding.catalogue_of(who.language)
        actions = advice[0].action, advice[1].action
        advice[0].why = why_sentence(catalogue, state, who.seat, *actions, room.names())
    who.answer(messages.Hints(id, seq, advice))
