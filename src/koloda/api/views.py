"""What a seat sees, as a value that draws itself in a notebook."""

from koloda.art.table import picture
from koloda.engine.values.view import View


class SeatView(View):
    """A view that is a picture in a notebook and a small table elsewhere."""

    def _repr_svg_(self) -> str:
        return picture(self)


def seat_view(view: View) -> SeatView:
    """A view that is able to draw itself."""
    return SeatView(*view)
