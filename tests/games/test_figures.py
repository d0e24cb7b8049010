"""Figures beside a view: what a player would work out from the open cards."""

from collections.abc import Iterator

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import State
from koloda.games import find_game

VALUES = {"A": 1, "J": 11, "Q": 12, "K": 13, "X": 0}


def moments(state: State, number: int) -> Iterator[State]:
    """Every moment of one random game."""
    rng = FastRng(number + 1)
    while not state.is_over():
        seat = state.actor()
        chance = seat < 0
        state.apply(seat, state.sample_chance(rng) if chance else state.random_action(seat, rng))
        yield state


def value(card: str) -> int:
    return VALUES.get(card[:-1]) or int(card[:-1])


def test_unit_tells_limits_and_losses() -> None:
    fought = 0
    for number in range(20):
        for state in moments(find_game("unit").new(2, {"jokers": True}), number):
            view = state.view(0)
            figures = view.figures
            for seat in range(2):
                piles = [view.zone(f"limit-{suit}", seat).cards for suit in "shdc"]
                whole = [sum(map(value, pile)) for pile in piles]
                assert figures[f"limit.{seat}"] == " ".join(map(str, whole))
                free = map(int, figures[f"free.{seat}"].split())
                assert all(0 <= part <= total for part, total in zip(free, whole, strict=True))
            losses = [0, 0]
            rests = list(map(int, figures["rest"].split()))
            attacks = [zone for zone in view.zones if zone.name == "field"]
            for attack, rest in zip(attacks, rests, strict=True):
                fighters = [value(card) for card in attack.cards if card[0] != "X"]
                assert rest == 2 * fighters[0] - sum(fighters)
                losses[1 - attack.owner if rest > 0 else attack.owner] += abs(rest)
                fought += len(fighters) > 1
            assert [figures["loss.0"], figures["loss.1"]] == [str(loss) for loss in losses]
    assert fought


def test_unit_field_cards_occupy_their_pile() -> None:
    for state in moments(find_game("unit").new(2), 7):
        figures = state.view(0).figures
        if figures["rest"]:
            assert any(figures[f"free.{seat}"] != figures[f"limit.{seat}"] for seat in range(2))
            return
    raise AssertionError("nobody attacked")


def test_karmaka_tells_points_by_colour() -> None:
    scored = False
    for state in moments(find_game("karmaka").new(3), 1):
        figures = state.view(0).figures
        assert figures["asked"] == "4 5 6 7"
        deeds = state.view(0).zone("deeds", 1).cards
        red, green, blue = map(int, figures["points.1"].split())
        if deeds == ("panic",):
            assert (red, green, blue) == (1, 0, 0)
        if deeds in (("mimic",), ("embody",)):
            assert (red, green, blue) == (1, 1, 1)
        assert (red + green + blue > 0) == bool(deeds)
        scored = scored or bool(deeds)
    assert scored


def test_karmaka_tells_how_many_cards_are_still_sown() -> None:
    asked: list[str] = []
    for number in range(8):
        for state in moments(find_game("karmaka").new(2), number):
            view = state.view(max(0, state.actor()))
            if view.prompt == "sow" and len(view.zone("hand", view.seat).cards) > 1:
                asked.append(view.figures["alike"])
    assert set(asked) == {"2", "1"}


def test_kanobu_tells_the_live_colours() -> None:
    met: set[str] = set()
    for number in range(12):
        for state in moments(find_game("kanobu").new(3), number):
            view, colours = state.view(0), state.figures()["colours"]
            pile = view.zone("pile").cards
            named = view.facts["named"].split()[-1]
            if not pile:
                met.add("empty")
                assert colours == "B G R Y"
            elif pile[-1].endswith("-colour") and named != "-":
                met.add("named")
                assert colours == named
            elif pile[-1].startswith("P-"):
                met.add("purple")
                assert colours == "B G R Y"
            else:
                assert colours == " ".join(pile[-1].partition("-")[0])
    assert met == {"empty", "named", "purple"}


def test_a_game_may_have_none() -> None:
    assert State.figures(find_game("karma").new(2)) == {}
