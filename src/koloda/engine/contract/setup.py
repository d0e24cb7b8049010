"""The rules as one table has agreed on them: seats and options, fixed for a whole game."""

from typing import TYPE_CHECKING, Final

from koloda.engine.containers.ints import mypyc_attr
from koloda.engine.learning.layout import Layout
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.options import Value, show

if TYPE_CHECKING:
    from koloda.engine.contract.game import Game


NO_PARTNER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """A game with its number of seats and the value of every option; shared by all its states."""

    def __init__(
        self,
        game: "Game",
        players: int,
        options: dict[str, Value],
        actions: ActionTable,
        tokens: list[str],
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.actions = actions
        self.tokens = tokens
        self.partners = [NO_PARTNER] * players
        """The seat of each seat's partner; a game with teams puts them in."""
        self.shows_evidence = False
        """Whether observations end with what the moves have told."""
        self.looks: Layout | None = None
        self.long_looks: Layout | None = None

    def has_teams(self) -> bool:
        """Whether some seats play together."""
        return any(partner != NO_PARTNER for partner in self.partners)

    def layout(self) -> Layout:
        """Where learners find what in an observation of this table."""
        return self.long_layout() if self.shows_evidence else self.view_layout()

    def view_layout(self) -> Layout:
        """Where what stands if only the view is shown; made when it is first asked for."""
        layout = self.looks
        if layout is None:
            layout = Layout(self.players, self.game.features(self), [])
            self.looks = layout
        return layout

    def long_layout(self) -> Layout:
        """Where what stands if what the moves have told follows the view."""
        layout = self.long_looks
        if layout is None:
            layout = Layout(self.players, self.game.features(self), self.game.told(self))
            self.long_looks = layout
        return layout

    def with_evidence(self) -> "Setup":
        """The same table, at which observations end with what the moves have told."""
        other = self.game.agree(self.players, self.options)
        other.shows_evidence = True
        return other

    def changed(self) -> str:
        """The options that differ from the game's defaults, as `name=value` words."""
        return " ".join(
            f"{option.name}={show(self.options[option.name])}"
            for option in self.game.options
            if self.options[option.name] != option.default
        )

    def __str__(self) -> str:
        return f"players={self.players} {self.changed()}".rstrip()

    # Nothing changes a setup: copies of what uses it share it.

    def __copy__(self) -> "Setup":
        return self

    def __deepcopy__(self, memo: object) -> "Setup":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return agreed, (self.game, self.players, self.options, self.shows_evidence)


def agreed(
    game: "Game", players: int, options: dict[str, Value], shows_evidence: bool = False
) -> Setup:
    """A setup agreed on before: how pickle brings it back."""
    setup = game.agree(players, options)
    setup.shows_evidence = shows_evidence
    return setup
