"""Not one byte on the wire depends on what its reader cannot know."""

import asyncio
import datetime
import json
import re
from collections import Counter

import pytest

from koloda.daily import deal as days
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.records.match import Match
from koloda.engine.records.record import read_record
from koloda.engine.values.event import Event
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.server.protocol import encoding, messages
from koloda.server.rooms.clocks import Clocks
from koloda.server.rooms.dailies import Dailies
from tests.server import matches
from tests.server.serving import Json, Running

NAMES = [game.name for game in GAMES]
CATALOGUE = Catalogue("en")
CLOSED = ("record", "replay", "film", "strip", "analysis")
"""What a game shows only when it is over."""
WORLDS = 2
GAMES_EACH = 3
COUNTED = ("flip", "give")
"""Verbs of Karma whose words are places and seats; a card may be called 1 as well."""


def told(state: State, events: list[Event], seat: int, language: str) -> bytes:
    """What a seat is sent after an action, as the room sends it."""
    teller = encoding.Teller(state, ["Anna", "Boris", "Clara", "Dario", "Eva", "Fedor"])
    sights = teller.sights(7, events, seat, language)
    clocks = Clocks("none", 0, 0, state.setup.players).message(0)
    update = messages.Update(7, sights, teller.view(seat), False, -1, -1, clocks)
    return messages.encode(update)


def reasons(state: State, seat: int, language: str) -> list[str]:
    """Every answer that `why` could give a seat."""
    found = []
    for action in range(len(state.setup.actions.texts)):
        refusal = state.refusal(seat, action)
        found.append("" if refusal is None else encoding.sentence_of(refusal, language))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_other_hidden_cards_same_bytes(name: str) -> None:
    """Whole random games beside worlds in which everything hidden from a reader is permuted."""
    game, same, skipped = find_game(name), 0, 0
    for number in range(GAMES_EACH):
        players = min(game.seats[0] + number, game.seats[1])
        match, rng = Match(game.setup(players), seed_from_number(number)), FastRng(number)
        while not match.state.is_over():
            truth = match.state
            seat = truth.actor()
            if seat == CHANCE:
                action = truth.sample_chance(match.rng)
            else:
                action = truth.random_action(seat, rng)
            language = ("en", "ru", "it")[rng.below(3)]
            viewer = rng.below(players + 1) - 1
            worlds = [truth.determinize(encoding.engine_seat(viewer), rng) for _ in range(WORLDS)]
            if viewer >= 0 and viewer in truth.to_act() and rng.below(8) == 0:
                here = reasons(truth, viewer, language)
                assert all(reasons(world, viewer, language) == here for world in worlds)
            events = truth.play(seat, action)
            sights = truth.sights(events, encoding.engine_seat(viewer))
            sent = told(truth, events, viewer, language)
            for world in worlds:
                if world.refusal(seat, action) is not None:
                    skipped += 1
                    continue
                there = world.play(seat, action)
                # A card that the action turns over for this reader may rightly be another one.
                if world.sights(there, encoding.engine_seat(viewer)) != sights:
                    skipped += 1
                elif not (truth.is_over() or world.is_over()):
                    assert told(world, there, viewer, language) == sent
                    same += 1
    assert same > skipped > 0


@pytest.mark.anyio
@pytest.mark.parametrize("name", NAMES)
async def test_secrets_never_travel(server: Running, name: str) -> None:
    """No seed, key or card that nobody has shown a reader; every view is exactly the engine's."""
    players = find_game(name).seats[0]
    seats = server.full(name, players)
    room = seats[0]["room"]
    stored = server.storage.read(room)
    assert stored is not None
    secrets = [stored.room["seed"].hex(), stored.room["seed"].hex().upper()]
    secrets += [seat["key"] for seat in seats]
    secrets += [chair["key_hash"] for chair in stored.chairs]

    async def one(seat: Json, watch: bool) -> list[str]:
        async with server.client(seat, key=not watch) as client:
            if watch:
                while client.over is None:
                    await client.receive()
            else:
                await client.play_on(FastRng(seat["seat"]))
            return client.got

    async def work() -> list[list[str]]:
        jobs = [one(seat, False) for seat in seats] + [one(seats[0], True)]
        return await asyncio.gather(*jobs)

    everything = await work()
    record = server.http.get(f"/api/rooms/{room}/record").text
    for got in everything:
        live = [text for text in got if '"t":"over"' not in text]
        assert len(live) > 10
        assert not [secret for secret in secrets for text in live if secret in text]
    seats_of = [*range(players), -1]
    assert watched_cards(name, record, dict(zip(seats_of, everything, strict=True))) > 100


@pytest.mark.anyio
@pytest.mark.parametrize("name", NAMES)
async def test_secrets_of_a_duplicate_match_never_travel(server: Running, name: str) -> None:
    """While one table plays, whoever has finished another is told nothing that could be passed on,
    not even with the end of the game, by any call, or on coming back."""
    match = await asyncio.to_thread(matches.Match, server, name)
    first, second = await asyncio.to_thread(match.fill)
    rooms = [seats[0]["room"] for seats in (first, second)]
    stored = server.storage.read(rooms[0])
    assert stored is not None
    everything = await match.finish(first)
    again = []
    for seat in first:
        async with server.client(seat) as client:
            await client.until("over")
            again += client.got
    asked = [f"/api/duplicates/{match.id}", *(f"/api/rooms/{room}" for room in rooms)]
    asked += [f"/api/rooms/{rooms[0]}/{what}" for what in CLOSED]
    answers = [(await asyncio.to_thread(server.http.get, path)).text for path in asked]
    answers += await refused(server, rooms[0])
    await match.resign(second[0])
    record = (await asyncio.to_thread(server.http.get, f"/api/rooms/{rooms[0]}/record")).text
    promise = read_record(record, find_game).origin
    assert promise is not None and promise.secret == stored.room["seed"]
    dark = [promise.secret.hex(), promise.seed().hex()]
    for text in [*everything[0], *everything[1], *again, *answers]:
        assert not [secret for secret in dark if secret in text.lower()]
    assert watched_cards(name, record, dict(enumerate(everything))) > 50


@pytest.mark.anyio
@pytest.mark.parametrize("name", NAMES)
async def test_secrets_of_the_deal_of_the_day_never_travel(
    server: Running, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the day is over nobody is told more than their own table shows."""
    day = datetime.date(2026, 11, 17)
    today = [day]
    monkeypatch.setattr(days, "today", lambda: today[0])
    monkeypatch.setattr(days, "RIVAL", "easy")
    monkeypatch.setattr(Dailies, "let_expert_play", lambda *_: None)
    body = {"person": "w" * 22, "name": "Anna"}
    answer = await asyncio.to_thread(server.http.post, f"/api/daily/{day}/{name}", json=body)
    seat = answer.json()
    async with server.client(seat) as client:
        await client.play_on(FastRng(3))
    async with server.client(seat) as back:
        await back.until("over")
    room = seat["room"]
    asked = ["/api/daily", "/api/daily/archive", f"/api/rooms/{room}"]
    asked += [f"/api/rooms/{room}/{what}" for what in CLOSED]
    answers = [(await asyncio.to_thread(server.http.get, path)).text for path in asked]
    answers += await refused(server, room)
    today[0] = day + datetime.timedelta(1)
    record = (await asyncio.to_thread(server.http.get, f"/api/rooms/{room}/record")).text
    seed = read_record(record, find_game).seed.hex()
    sent = [*client.got, *back.got, *answers]
    assert not [text for text in sent if seed in text.lower()]
    assert watched_cards(name, record, {0: client.got}) > 50


async def refused(server: Running, room: str) -> list[str]:
    """What is said to whoever asks for record, replay, analysis or another try, each in vain."""
    answers = await asyncio.to_thread(server.refusals, room)
    assert {status for status, _ in answers} == {403}
    return [sentence for _, sentence in answers]


def watched_cards(name: str, record: str, sent: dict[int, list[str]]) -> int:
    """Hold each view that a seat was sent against the engine's, and look for cards that nobody has
    shown it; of how many it was made sure that they did not travel."""
    direct, dark, watched = views_by_number(record), canaries(record), 0
    for seat, got in sent.items():
        for text in got:
            message = json.loads(text)
            if message["t"] != "over" and message.get("view"):
                assert message["view"] == direct[message["seq"], seat]
                unseen = dark[message["seq"], seat]
                watched += len(unseen)
                assert not unseen & set(cards_in(message))
                names = {CATALOGUE.card(name, card) for card in unseen if not card.isdigit()}
                said = " ".join(sight["text"] for sight in message.get("events", []))
                assert not [
                    word for word in names if re.search(rf"(?<![-\w]){word}(?![-\w])", said)
                ]
    return watched


def views_by_number(record: str) -> dict[tuple[int, int], Json]:
    """What each seat, and a watcher, may see after this many actions, straight from the engine."""
    game = read_record(record, find_game)
    state, found = game.start(), dict[tuple[int, int], Json]()
    for number, (seat, action) in enumerate(game.actions, 1):
        state.play(seat, action)
        for viewer in range(-1, game.setup.players):
            found[number, viewer] = json.loads(bytes(encoding.Teller(state, []).view(viewer)))
    return found


def canaries(record: str) -> dict[tuple[int, int], set[str]]:
    """The cards of which no copy has been open to a reader up to a moment."""
    game = read_record(record, find_game)
    state, tokens = game.start(), game.setup.tokens
    found = dict[tuple[int, int], set[str]]()
    full = Counter[int]()
    for seat, action in game.actions:
        state.play(seat, action)
        full |= Counter(state.hidden(WATCHER))
    state = game.start()
    unseen = {viewer: set(full) for viewer in range(-1, game.setup.players)}
    dealt = set[int]()
    for number, (seat, action) in enumerate(game.actions, 1):
        state.play(seat, action)
        for viewer, kinds in unseen.items():
            there = Counter(state.hidden(encoding.engine_seat(viewer)))
            if there:
                dealt.add(viewer)
            if viewer in dealt:  # before the deal some games have no slots yet
                kinds &= {kind for kind in kinds if there[kind] == full[kind]}
            found[number, viewer] = {tokens[kind] for kind in kinds}
    return found


def cards_in(message: Json) -> list[str]:
    """Every card that a message names."""
    found = [card for zone in message["view"]["zones"] for card in zone["cards"]]
    for action in message["view"]["legal"]:
        verb, *words = action.split()
        found += [] if verb in COUNTED else words
    for sight in message.get("events", []) + message.get("log", []):
        found += sight["cards"]
    return found
