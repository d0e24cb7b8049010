"""Not one byte on the wire depends on what its reader cannot know."""

import asyncio
import json
import re
from collections import Counter

import pytest

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.records.match import Match
from koloda.engine.records.record import read_record
from koloda.engine.values.event import Event
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.server.protocol import encoding, messages
from koloda.server.rooms.clocks import Clocks
from tests.server.serving import Json, Running

NAMES = [game.name for game in GAMES]
CATALOGUE = Catalogue("en")
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
    direct, dark, watched = views_by_number(record), canaries(record), 0
    for place, got in enumerate(everything):
        live = [text for text in got if '"t":"over"' not in text]
        assert len(live) > 10
        assert not [secret for secret in secrets for text in live if secret in text]
        seat = place if place < players else -1
        for text in live:
            message = json.loads(text)
            if message.get("view"):
                assert message["view"] == direct[message["seq"], seat]
                unseen = dark[message["seq"], seat]
                watched += len(unseen)
                assert not unseen & set(cards_in(message))
                names = {CATALOGUE.card(name, card) for card in unseen if not card.isdigit()}
                said = " ".join(sight["text"] for sight in message.get("events", []))
                assert not [
                    word for word in names if re.search(rf"(?<![-\w]){word}(?![-\w])", said)
                ]
    assert watched > 100


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
