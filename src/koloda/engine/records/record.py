"""A game played, as text: headers, then one action per line; it replays without any chance."""

from collections.abc import Callable
from typing import Final

from koloda.engine.chance.promise import NOTHING, Promise
from koloda.engine.chance.rng import SeedStream, commitment
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values import faults
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.errors import (
    FairnessError,
    NotationError,
    OptionError,
    RulesVersionError,
    quoted,
)
from koloda.engine.values.outcome import Outcome

FORMAT: Final = "1"
LONGEST: Final = 4_000_000
LONGEST_NAME: Final = 40
UNFINISHED: Final = "unfinished"
PER_LINE: Final = 13


class Record:
    """Who played what, every action of theirs and of chance, and how it ended."""

    def __init__(
        self,
        setup: Setup,
        names: list[str],
        promise: str,
        seed: bytes,
        actions: list[tuple[int, int]],
        outcome: Outcome | None,
        position: str = "",
        origin: Promise | None = None,
    ) -> None:
        if len(names) != setup.players:
            raise OptionError(faults.RECORD_NAMES, players=setup.players, given=len(names))
        self.setup = setup
        self.names = [clean_name(name) for name in names]
        self.commitment = promise
        self.seed = seed
        self.actions = actions
        self.outcome = outcome
        self.position = position
        """The position text that the game goes on from; empty when it was dealt anew."""
        self.origin = origin
        """Where the seed comes from, when players have added to it."""

    def __reduce__(self) -> tuple[object, ...]:
        given = (self.setup, self.names, self.commitment, self.seed, self.actions, self.outcome)
        return Record, (*given, self.position, self.origin)

    def start(self) -> State:
        """The first moment; `play` the actions in order to see the game again."""
        if self.position:
            return self.setup.game.parse(self.position)
        return self.setup.game.start(self.setup)

    def __str__(self) -> str:
        game = self.setup.game
        lines = [
            f"Koloda: {FORMAT}",
            f"Game: {game.name}",
            f"Rules: {game.rules_version}",
            f"Setup: {self.setup}",
            *(f"Seat {seat}: {name}" for seat, name in enumerate(self.names)),
            f"Commitment: {self.commitment}",
            f"Seed: {self.seed.hex()}",
            *self.origin_lines(),
            # In a record a semicolon begins a comment.
            *([f"Position: {self.position.replace(';', '|')}"] if self.position else []),
            f"Result: {self.outcome or UNFINISHED}",
            f"Actions: {len(self.actions)}",
            "",
            *self.action_lines(),
        ]
        return "\n".join(lines) + "\n"

    def origin_lines(self) -> list[str]:
        """What the seed was made from."""
        if self.origin is None:
            return []
        added = self.origin.contributions
        return [
            f"Terms: {self.origin.terms}",
            f"Secret: {self.origin.secret.hex()}",
            *(f"Contribution {seat}: {words}" for seat, words in enumerate(added)),
        ]

    def action_lines(self) -> list[str]:
        """One action per line; one-word actions of chance with the same verb share lines."""
        lines: list[str] = []
        table = self.setup.actions
        verb, room = "", 0
        for seat, action in self.actions:
            decoded = table.decode(action)
            short = seat == CHANCE and len(decoded.arguments) == 1
            if (
                short
                and decoded.verb == verb
                and room
                and shared(lines[-1], decoded.arguments[0]) not in table.numbers
            ):
                lines[-1] += " " + decoded.arguments[0]
                room -= 1
            else:
                who = "*" if seat == CHANCE else str(seat)
                lines.append(f"{who} {table.text(action)}")
                verb, room = decoded.verb if short else "", PER_LINE - 1
        return lines


def shared(line: str, word: str) -> str:
    """What a line of chance would say with one more word."""
    return f"{line[2:]} {word}"


def clean_name(name: str) -> str:
    """A player's name on one line, without control characters and comment marks, not too long."""
    kept = "".join(letter for letter in name.replace(";", ",") if letter.isprintable())
    return " ".join(kept.split())[:LONGEST_NAME].rstrip()


def read_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """The record a text stands for, replayed and found legal to the last action."""
    if len(text) > LONGEST:
        raise NotationError(faults.LONG_RECORD, most=LONGEST)
    headers, body = split(text)
    if headers.get("Koloda") != FORMAT:
        raise NotationError(faults.RECORD_FORMAT, format=FORMAT)
    newest = find_game(need(headers, "Game"))
    game = newest.of_version(need(headers, "Rules"))
    if game is None:
        raise RulesVersionError(
            faults.RECORD_VERSION,
            game=newest.name,
            needed=headers["Rules"][:20],
            version=newest.rules_version,
        )
    setup = game.read_setup(need(headers, "Setup").split())
    names = [headers.pop(f"Seat {seat}", f"seat {seat}") for seat in range(setup.players)]
    position = headers.get("Position", "").replace("|", ";")
    if position and str(game.parse(position).setup) != str(setup):
        raise NotationError(faults.RECORD_POSITION)
    promise = headers.get("Commitment", "")
    seed, origin = read_hex(headers, "Seed"), read_origin(headers, setup.players)
    record = Record(setup, names, promise, seed, [], None, position, origin)
    replay(record, body)
    if need(headers, "Actions") != str(len(record.actions)):
        raise NotationError(
            faults.RECORD_ACTIONS, promised=headers["Actions"][:20], count=len(record.actions)
        )
    result = str(record.outcome or UNFINISHED)
    if need(headers, "Result") != result:
        raise NotationError(
            faults.RECORD_RESULT, promised=quoted(headers["Result"]), result=quoted(result)
        )
    return record


def split(text: str) -> tuple[dict[str, str], list[tuple[int, list[str]]]]:
    """Headers by name, and the words of each action line with its line number."""
    headers: dict[str, str] = {}
    body: list[tuple[int, list[str]]] = []
    in_headers = True
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split(";")[0].strip()
        if not words:
            in_headers = in_headers and (not headers or ";" in line)
        elif in_headers:
            name, colon, value = words.partition(":")
            if not headers and name != "Koloda":
                raise NotationError(faults.RECORD_FORMAT, format=FORMAT)
            if not colon or name in headers:
                raise NotationError(faults.RECORD_HEADER, line=number, words=quoted(words))
            headers[name] = value.strip()
        else:
            body.append((number, words.split()))
    return headers, body


def need(headers: dict[str, str], name: str) -> str:
    """A header that must be there."""
    if name not in headers:
        raise NotationError(faults.NO_HEADER, header=quoted(name))
    return headers[name]


def read_hex(headers: dict[str, str], name: str) -> bytes:
    """The bytes of a header, or nothing when the record keeps them back."""
    try:
        return bytes.fromhex(headers.get(name, ""))
    except ValueError:
        raise NotationError(faults.RECORD_SEED, header=name) from None


def read_origin(headers: dict[str, str], players: int) -> Promise | None:
    """Where the seed comes from, if the record says so."""
    if "Secret" not in headers:
        return None
    added = [headers.get(f"Contribution {seat}", NOTHING) for seat in range(players)]
    return Promise(headers.get("Terms", ""), read_hex(headers, "Secret"), added)


def replay(record: Record, body: list[tuple[int, list[str]]]) -> None:
    """Play every action line from the start; each must be legal."""
    state = record.start()
    for number, words in body:
        try:
            for seat, text in actions_of(words, record.setup.actions):
                action = record.setup.actions.parse(text)
                state.play(seat, action)
                record.actions.append((seat, action))
        except ValueError as error:
            raise NotationError(faults.RECORD_LINE, line=number, error=error) from None
    record.outcome = state.outcome()


def actions_of(words: list[str], table: ActionTable) -> list[tuple[int, str]]:
    """The actions of one line: `0 play 7`, or of chance `* deal 7 3 GP`."""
    text = " ".join(words[1:])
    if words[0] == "*" and len(words) > 3 and text not in table.numbers:
        return [(CHANCE, f"{words[1]} {word}") for word in words[2:]]
    if words[0] == "*" and text:
        return [(CHANCE, text)]
    if words[0].isascii() and words[0].isdigit() and len(words[0]) < 3 and text:
        return [(int(words[0]), text)]
    raise NotationError(faults.NOT_A_MOVE, words=quoted(" ".join(words)))


def verify(record: Record) -> None:
    """Refuse a record whose chance is not its seed's, or whose seed breaks its promise."""
    verify_promise(record)
    verify_chance(record)


def verify_promise(record: Record) -> None:
    """Refuse a record whose own commitment is not kept."""
    if not record.seed:
        raise FairnessError(faults.NO_SEED)
    origin = record.origin
    kept = commitment(record.seed) if origin is None else origin.commitment()
    if kept != record.commitment or (origin is not None and not is_bound(origin, record.setup)):
        raise FairnessError(faults.BROKEN_PROMISE)


def is_bound(origin: Promise, setup: Setup) -> bool:
    """Whether a promise was made for this game, these rules, this setup, and not for another."""
    game = setup.game
    return origin.terms.endswith(f" {game.name} {game.rules_version} {setup}")


def verify_chance(record: Record) -> None:
    """Refuse a record whose seed is not made of its parts, or whose chance is not its seed's."""
    if not record.seed:
        raise FairnessError(faults.NO_SEED)
    if record.position:
        raise FairnessError(faults.NO_DEAL)
    if record.origin is not None and record.origin.seed() != record.seed:
        raise FairnessError(faults.OTHER_SEED)
    state, stream = record.start(), SeedStream(record.seed)
    for number, (seat, action) in enumerate(record.actions, 1):
        if seat == CHANCE:
            expected = state.sample_chance(stream)
            if expected != action:
                texts = record.setup.actions.texts
                raise FairnessError(
                    faults.OTHER_CHANCE,
                    number=number,
                    expected=quoted(texts[expected]),
                    found=quoted(texts[action]),
                )
        state.apply(seat, action)
