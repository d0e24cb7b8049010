"""What a seat sees and how a game ended, as values that explain themselves."""

from koloda.api.fields import describe
from koloda.art.table import picture
from koloda.engine.values.event import Sight as Sight
from koloda.engine.values.outcome import Outcome as Outcome
from koloda.engine.values.refusal import Refusal as Refusal
from koloda.engine.values.view import View as View
from koloda.engine.values.view import Zone as Zone


class SeatView(View):
    """A view that is a picture in a notebook and a small table elsewhere."""

    def _repr_svg_(self) -> str:
        return picture(self)


def seat_view(view: View) -> SeatView:
    """A view that is able to draw itself."""
    return SeatView(*view)


describe(View, Zone, Sight, Outcome, Refusal)
