"""The rules of one game: what it is called, how it is set up, how its positions are read."""

from collections.abc import Mapping

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import mypyc_attr
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import WATCHER, State
from koloda.engine.learning.features import Feature
from koloda.engine.learning.layout import plain_features
from koloda.engine.values import faults
from koloda.engine.values.concept import Concept
from koloda.engine.values.errors import NotationError, OptionError, RulesVersionError, quoted
from koloda.engine.values.event import EventKind, Sight
from koloda.engine.values.notation import LONGEST, Fields
from koloda.engine.values.options import Option, Preset, Value, resolve
from koloda.engine.values.refusal import Reason
from koloda.engine.values.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, seats, options and presets, and the way to a first State."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: int,
        seats: tuple[int, int],
        options: tuple[Option, ...] = (),
        presets: tuple[Preset, ...] = (),
        preset_word: str = "preset",
        turn_clause: str = "",
        end_clause: str = "",
        events: tuple[EventKind, ...] = (),
        reasons: tuple[Reason, ...] = (),
        usual_seats: int = 0,
    ) -> None:
        self.name = name
        """The word by which it is found, like `karma`."""
        self.title = title
        """Its name as people see it."""
        self.rules_version = rules_version
        """Rises with every change of the rules that records notice."""
        self.seats = seats
        """The least and the largest number of seats, with whatever options."""
        self.options = options
        """What a table may set."""
        self.presets = presets
        """Named sets of options, like Karma's editions."""
        self.preset_word = preset_word
        """What a preset is called here, like `edition`."""
        self.turn_clause = turn_clause
        """The clause that says whose turn it is."""
        self.end_clause = end_clause
        """The clause that says when the game is over."""
        self.events = events
        """What can happen."""
        self.reasons = reasons
        """Why an action can be refused."""
        self.usual_seats = usual_seats or seats[0]
        """How many play when nobody says a number."""

    # What every game answers -----------------------------------------------------------------

    def agree(self, players: int, options: dict[str, Value]) -> Setup:
        """The setup for these seats and option values; refuses what does not go together."""
        raise NotImplementedError

    def start(self, setup: Setup) -> State:
        """The first moment: nothing is dealt, chance is to act."""
        raise NotImplementedError

    def read(self, setup: Setup, fields: Fields) -> State:
        """The state that `State.fields` has written."""
        raise NotImplementedError

    def greedy(self, view: View, rng: Rng) -> int:
        """A rule player's choice among the view's legal actions; this one picks at random."""
        return view.legal[rng.below(len(view.legal))]

    def matters(self, setup: Setup, view: View) -> Concept | None:
        """What a coach points out before a seat's choice; this game knows nothing to say."""
        return None

    def why_better(
        self,
        setup: Setup,
        view: View,
        better: list[str],
        made: list[str],
    ) -> Concept | None:
        """Why one action, given by its words, is better than another; nothing without an idea."""
        return None

    def hard_iterations(self, setup: Setup) -> int:
        """Search iterations of level `hard` at a table."""
        return 300

    def overlooks(self) -> int:
        """In how many of 100 choices level `easy` overlooks the best card."""
        return 50

    def overlooks_last(self) -> int:
        """In how many it overlooks the only card that can be used."""
        return 20

    def is_plain(self, prompt: str) -> bool:
        """Whether counting alone answers this question, so that level `easy` makes no slip."""
        return False

    def is_silent(self, event: str, before: str) -> bool:
        """Whether this event tells people nothing when it follows that one; both by their names."""
        return False

    def is_answer(self, event: str, before: str) -> bool:
        """Whether this event is a choice that somebody makes, even right after that one."""
        return False

    def cause(self, sight: Sight, before: list[Sight]) -> list[str]:
        """The cards that a loss comes from, as far as what was seen before it tells."""
        return []

    def coach_iterations(self) -> int:
        """Search iterations after which a coach believes what it sees."""
        return 8000

    def evidence(self, setup: Setup, text: str = "") -> Evidence:
        """The evidence of a match that begins, or the one that `Evidence.text` has written."""
        return Evidence()

    def rematch(self, last: State) -> Setup:
        """The setup of the next game of the same seats, once this one is over.

        A game whose rules let the last result decide who deals or begins puts that into the
        options; one without such a rule returns the very setup of the last game.
        """
        return last.setup

    def with_files(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options with every file they name put in as its text.

        For people at this machine only: nothing else in a game opens a file, so that options,
        positions and records from elsewhere cannot name one.
        """
        return dict(options)

    def features(self, setup: Setup) -> list[Feature]:
        """What learners are shown as numbers; by default all zones and all facts with a number."""
        first = self.start(setup)
        return plain_features(first.zones(WATCHER), first.facts(), setup.tokens)

    def told(self, setup: Setup) -> list[Feature]:
        """What learners are shown of the evidence, behind the features of the view.

        Facts that `Evidence.text` has, like `Words("lacks", tokens, True)` for `lacks.0` and so on.
        """
        return []

    def of_version(self, version: str) -> "Game | None":
        """The game by the rules of that version, or None when they are not known any more.

        A game whose rules change may keep the older ones and give them here: positions, records
        and stored tables then go on by the rules they were begun with.
        """
        return self if version == str(self.rules_version) else None

    # What follows from that ------------------------------------------------------------------

    def setup(self, players: int, options: Mapping[str, Value] | None = None) -> Setup:
        """The agreed rules of one table; raises OptionError that lists what is allowed."""
        low, high = self.seats
        if not low <= players <= high:
            raise self.wrong_seats(players)
        given = {} if options is None else options
        return self.agree(
            players, resolve(self.name, self.options, self.presets, self.preset_word, given)
        )

    def wrong_seats(self, players: int) -> OptionError:
        """Why this many cannot play; a game says here what options a larger table needs."""
        low, high = self.seats
        if low == high:
            return OptionError(faults.ONLY_SEATS, game=self.name, seats=low, players=players)
        return OptionError(faults.WRONG_SEATS, game=self.name, low=low, high=high, players=players)

    def new(self, players: int, options: Mapping[str, Value] | None = None) -> State:
        """The first moment of a new game."""
        return self.start(self.setup(players, options))

    def parse(self, text: str) -> State:
        """The state a position text stands for."""
        if len(text) > LONGEST:
            raise NotationError(faults.LONG_POSITION, game=self.name, most=LONGEST)
        head, *parts = text.strip().split(";")
        words = head.split()
        if len(words) < 2 or words[0] != self.name:
            raise NotationError(faults.NOT_A_POSITION, game=self.name, text=quoted(text.strip()))
        game = self.of_version(words[1])
        if game is None:
            raise RulesVersionError(
                faults.POSITION_VERSION,
                game=self.name,
                needed=words[1][:20],
                version=self.rules_version,
            )
        return game.read(game.read_setup(words[2:]), Fields(self.name, parts))

    def read_setup(self, words: list[str]) -> Setup:
        """The setup that `str(setup)` has written."""
        given: dict[str, Value] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or name in given:
                raise NotationError(faults.NOT_AN_OPTION, game=self.name, word=quoted(word))
            given[name] = value
        players = str(given.pop("players", ""))
        if not players.isascii() or not players.isdigit() or len(players) > 3:
            raise NotationError(faults.NO_PLAYERS, game=self.name)
        return self.setup(int(players), given)

    # Nothing changes a game: copies of what uses it share it.

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return by_version, (type(self), str(self.rules_version))


def by_version(kind: type, version: str) -> Game:
    """The game of a class, by the rules of that version: how pickle brings it back."""
    game: Game = kind()
    return game.of_version(version) or game
