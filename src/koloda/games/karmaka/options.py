"""The options and variants of Karmaka."""

from typing import Final

from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import MOST_COPIES
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.faults import SEAT_OPTION
from koloda.engine.values.options import RANDOM, Option, Preset, Value
from koloda.games.karmaka import faults
from koloda.games.karmaka.actions import MOST_CARDS, MOST_SEATS
from koloda.games.karmaka.cards import COPIES, KINDS, TOKENS
from koloda.games.karmaka.knowers import everyone, knower
from koloda.games.karmaka.rules.rivals import in_reach, partner, rivals

OPTIONS: Final = (
    Option(
        "mode",
        "choice",
        "free",
        "G31",
        "everyone for themselves, two against two, or two against the Big Bad Wolf",
        ("free", "teams", "wolf"),
    ),
    Option("first", "seat", RANDOM, "G19", "who starts", (), 0, MOST_SEATS - 1),
    Option("wolf_seat", "number", 0, "G34", "the seat of the Big Bad Wolf", (0, 1, 2)),
    Option(
        "wolf_partner_future",
        "switch",
        False,
        "G20",
        "the Wolf's opponents may play onto each other's Future Life",
    ),
    Option("counts", "text", "", "G23", "copies of single cards, like panic:4,mimic:0"),
    Option(
        "extra_plays", "number", 40, "G30", "extra plays offered in one turn at most", (), 0, 1000
    ),
    Option(
        "repeat",
        "number",
        3,
        "G30",
        "times the same position may be met before the game ends; 0 = never",
        (0, 2, 3, 4, 5),
    ),
    Option("cap", "number", 1000, "G30", "turns per player before the game ends", (), 1, 100_000),
)

VARIANTS: Final = (
    Preset("free", "everyone for themselves, 2 to 4 players", {}),
    Preset("teams", "two against two, partners sit opposite each other", {"mode": "teams"}),
    Preset("wolf", "two Dung Beetles against one who starts as Wolf", {"mode": "wolf"}),
)

SEATS_OF_MODE: Final = {"free": (2, 4), "teams": (4, 4), "wolf": (3, 3)}


class KarmakaSetup(Setup):
    """The options of Karmaka as plain attributes, and who is whose rival."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], actions: ActionTable
    ) -> None:
        super().__init__(game, players, options, actions, TOKENS)
        self.seats: i64 = players
        self.everyone: i64 = everyone(players)
        self.mode = str(options["mode"])
        self.wolf: i64 = int(options["wolf_seat"])
        self.extra_plays: i64 = int(options["extra_plays"])
        self.repeat: i64 = int(options["repeat"])
        self.cap: i64 = int(options["cap"]) * players
        first = options["first"]
        self.first: i64 = -1 if isinstance(first, str) else first
        self.check()
        copies = read_counts(str(options["counts"]))
        options["counts"] = show_counts(copies)
        self.deck = [kind for kind in range(KINDS) for _ in range(copies[kind])]
        """All cards, ascending."""
        shares = options["wolf_partner_future"] is True or self.mode == "teams"
        self.partners = [partner(self.mode, self.wolf, seat) for seat in range(players)]
        self.partner_plays = self.partners if shares else [-1] * players
        """Onto whose Future Life a seat may play cards too, or -1 (M2.7, G20)."""
        self.rivals = [rivals(players, seat, mate) for seat, mate in enumerate(self.partners)]
        """Each seat's rivals in turn order from its left."""
        self.rival_bits = [sum(knower(rival) for rival in others) for others in self.rivals]
        """Each seat's rivals as bits of `knowers`."""
        self.reach = [in_reach(players, seat, self.rivals[seat]) for seat in range(players)]
        """The rivals a seat may play cards against (M2.5)."""
        friends = [[seat] + [mate] * (mate >= 0) for seat, mate in enumerate(self.partners)]
        self.anyone = [sorted(self.reach[seat] + friends[seat]) for seat in range(players)]
        """Whom a seat may play cards on that may choose any player (M2.5)."""
        self.reach_sets = [sum(bit(rival) for rival in others) for others in self.reach]
        self.anyone_sets = [sum(bit(player) for player in players) for players in self.anyone]

    def check(self) -> None:
        """Refuse options that do not go together."""
        low, high = SEATS_OF_MODE[self.mode]
        if not low <= self.players <= high:
            # Free for all takes every number that the game allows: the others one each.
            raise OptionError(faults.MODE_EXACT_SEATS, mode=self.mode, low=low)
        if self.first >= self.players:
            last = self.players - 1
            raise OptionError(SEAT_OPTION, game="karmaka", option="first", last=last)


def read_counts(text: str) -> list[int]:
    """The number of copies of each card: the table's, changed by words like panic:4."""
    copies = COPIES[:]
    given: list[int] = []
    for word in text.split(",") if text else []:
        name, _, number = (part.strip() for part in word.partition(":"))
        if name not in TOKENS or not number.isascii() or not number.isdigit() or len(number) > 3:
            raise OptionError(faults.COUNTS_WORDS, word=quoted(word.strip()))
        kind = TOKENS.index(name)
        if kind in given:
            raise OptionError(faults.COUNTS_TWICE, name=name)
        given.append(kind)
        copies[kind] = int(number)
    if max(copies) > MOST_COPIES:
        raise OptionError(faults.COUNTS_COPIES, most=MOST_COPIES)
    if not 1 <= sum(copies) <= MOST_CARDS:
        raise OptionError(faults.COUNTS_DECK, copies=sum(copies), most=MOST_CARDS)
    return copies


def show_counts(copies: list[int]) -> str:
    """The numbers of copies that differ from the table's, as option counts has them."""
    return ",".join(
        f"{TOKENS[kind]}:{copies[kind]}" for kind in range(KINDS) if copies[kind] != COPIES[kind]
    )
