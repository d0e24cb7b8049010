"""Scenario tests of the Kanobu referee; the numbers are the clauses and rulings they check."""

import random
from collections import Counter
from collections.abc import Collection, Sequence

import pytest

from tests.referees.kanobu import Referee, entry, fits, listed_deck

DECK = ["G-skip", "Y-skip", "G-three", "Y-three", "G-one", "Y-one", "G-two", "Y-two"]
FILL = ["Y-rock", "Y-rock", "Y-paper"]


def game(
    hands: list[list[str]],
    pile: Sequence[str] = ("B-rock",),
    deck: Sequence[str] = tuple(DECK),
    **options: object,
) -> Referee:
    """A position with seat 0 to move; options by name."""
    return Referee.position(options, hands, list(pile), list(deck))


def run(referee: Referee, *moves: str) -> Referee:
    """Apply moves written 'seat action'; chance is seat -1."""
    for move in moves:
        seat, text = move.split(" ", 1)
        referee.apply(int(seat), text)
    return referee


def zone(referee: Referee, name: str) -> list[str]:
    """The content of one zone."""
    return referee.zones()[name]


def play_random(referee: Referee, rng: random.Random, drop: Collection[str]) -> Referee:
    """Play random legal actions to the end, checking that no card appears or vanishes."""
    total: Counter[str] = Counter()
    while referee.to_act():
        seat = referee.to_act()[0]
        actions = sorted(referee.legal(seat))
        assert actions
        wise = [a for a in actions if a not in drop] or actions
        referee.apply(seat, rng.choice(wise))
        if seat >= 0 or not referee.to_act() or referee.to_act()[0] >= 0:
            zones = referee.zones()
            names = ["deck", "pile", "open", *(f"hand.{s}" for s in range(referee.players))]
            now = Counter(c.split("=")[0] for name in names for c in zones[name])
            now += Counter(referee.unplaced)
            total = total or now
            assert now == total
            for holder in range(referee.players):
                known = Counter(referee.knows((holder + 1) % referee.players, holder))
                assert known <= Counter(referee.hands[holder])
    return referee


FITS = [
    ("B-three", "R-three", True),
    ("B-three", "B-rock", True),
    ("B-three", "P-star", True),
    ("B-three", "BG-paper", True),
    ("B-three", "RY-paper", False),
    ("R-rock", "R-scissors", True),
    ("R-rock", "RY-scissors", True),
    ("R-rock", "R-skip", True),
    ("R-rock", "P-chance", True),
    ("R-rock", "R-rock", False),
    ("R-rock", "R-paper", False),
    ("R-rock", "B-rock", False),
    ("R-rock", "B-scissors", False),
    ("R-rock", "B-skip", False),
    ("BG-paper", "B-rock", True),
    ("BG-paper", "GY-rock", True),
    ("BG-paper", "RY-rock", False),
    ("BG-paper", "BG-paper", False),
    ("B-three", "P-colour=R", False),
    ("R-three", "P-colour=R", True),
    ("RY-rock", "P-colour=R", True),
    ("P-star", "P-colour=R", True),
    ("B-three", "P-colour", True),
    ("P-cancel", "Y-paper", True),
    ("G-skip", "R-skip", True),
    ("G-skip", "R-three", False),
]


@pytest.mark.parametrize(("card", "top", "expected"), FITS)
def test_fits(card: str, top: str, expected: bool) -> None:
    """N7-N15, N25, R1-R5, R24."""
    assert fits(card, entry(top)) is expected


@pytest.mark.parametrize("profile", ["listed", "drawpurple"])
def test_deck_totals(profile: str) -> None:
    """N1: eleven of each colour, 24 with two colours, twelve purple."""
    cards = listed_deck(profile)
    sizes = Counter(card.split("-")[0] for card in cards)
    assert len(cards) == 80 and sizes["P"] == 12
    assert [sizes[c] for c in "BGRY"] == [11] * 4
    assert sum(n for left, n in sizes.items() if len(left) == 2) == 24
    for colour in "BGRY":
        for name in ("rock", "scissors", "paper"):
            double = [c for c in cards if c[2:3] == "-" and colour in c[:2] and c.endswith(name)]
            assert len(double) == 4
    assert ("P-one" in cards) is (profile == "drawpurple")
    assert ("B-chance" in cards) is (profile == "drawpurple")


def test_setup_order() -> None:
    """N3, N4, R5: six at once from the first player on, then one is turned up."""
    referee = Referee(3, {})
    assert referee.to_act() == [-1] and zone(referee, "turn") == []
    assert referee.legal(-1) == {"first 0", "first 1", "first 2"}
    run(referee, "-1 first 2")
    order = listed_deck("listed")
    for card in order:
        assert referee.to_act() == [-1]
        referee.apply(-1, f"deal {card}")
    assert zone(referee, "hand.2") == sorted(order[:6])
    assert zone(referee, "hand.0") == sorted(order[6:12])
    assert zone(referee, "hand.1") == sorted(order[12:18])
    assert zone(referee, "pile") == [order[18]] and zone(referee, "deck") == order[19:]
    assert referee.to_act() == [2] and zone(referee, "pending") == []


def test_two_players_without_reverse() -> None:
    """N5, R23."""
    referee = Referee(2, {"first": 1})
    assert len(referee.unplaced) == 76 and referee.to_act() == [-1]
    assert not any(text.endswith("reverse") for text in referee.legal(-1))


def test_bad_options() -> None:
    """R40 and the ranges of the options."""
    many = {"B-rock": 13}
    assert Referee(2, {"deck": many}).unplaced == ["B-rock"] * 13
    assert Referee(8, {"experimental": True}).players == 8
    bad: list[tuple[int, dict[str, object]]] = [
        (1, {}),
        (7, {}),
        (9, {"experimental": True}),
        (2, {"deck": {"B-rock": 12}}),
        (2, {"deck": {"B-rock": 12, "B-reverse": 4}}),
        (2, {"deck": {**many, "B-cancel": 1}}),
        (2, {"deck": {**many, "R-colour": 1}}),
        (2, {"deck": {**many, "P-rock": 1}}),
        (2, {"deck": {**many, "GB-rock": 1}}),
        (2, {"deck": {**many, "B-stone": 1}}),
        (2, {"deck": {**many, "B-paper": -1}}),
        (2, {"deck": "other"}),
        (2, {"first": 2}),
        (2, {"chance_mode": "all"}),
        (2, {"start_effect": True}),
    ]
    for players, options in bad:
        with pytest.raises(ValueError, match=r"."):
            Referee(players, options)


def test_rule_book_example() -> None:
    """N26, R9, R10: the whole chain is broken, only the last 3 Cards leaves the pile."""
    referee = game(
        [["BG-paper", "B-three", *FILL], ["P-colour", "P-cancel", *FILL], ["B-rock", *FILL]],
        deck=["R-three", "G-skip"],
    )
    run(referee, "0 play BG-paper", "1 play P-colour")
    assert referee.legal(1) == {f"colour {c}" for c in "BGRY"}
    run(referee, "1 colour R")
    assert zone(referee, "pile")[-1] == "P-colour=R" and referee.legal(2) == {"draw"}
    run(referee, "2 draw")
    assert referee.legal(2) == {"play R-three", "pass"}
    run(referee, "2 play R-three")
    assert zone(referee, "pending") == ["three", "3", "2"]
    assert referee.legal(0) == {"accept", "play B-three"}
    run(referee, "0 play B-three")
    assert zone(referee, "pending") == ["three", "6", "0"]
    run(referee, "1 play P-cancel")
    assert zone(referee, "pending") == []
    assert zone(referee, "pile")[-2:] == ["P-colour=R", "R-three"]
    assert zone(referee, "deck") == ["G-skip", "B-three", "P-cancel"]
    assert referee.to_act() == [2] and zone(referee, "turns") == ["5"]


def test_three_accepted() -> None:
    """N18: stacked to nine, drawn, and the turn is gone."""
    hands = [["B-three", *FILL], ["R-three", *FILL], ["G-three", *FILL]]
    referee = game(hands, deck=["B-skip"] * 10)
    run(referee, "0 play B-three", "1 play R-three", "2 play G-three", "0 accept")
    assert len(zone(referee, "hand.0")) == 12 and referee.to_act() == [1]
    assert zone(referee, "pending") == []


def test_skip() -> None:
    """N17, R16, R19: no accumulation, no drawing first, other symbols are no answer."""
    hands = [["B-skip", *FILL], ["R-skip", "B-three", "P-star", *FILL], ["B-paper", *FILL]]
    referee = run(game(hands), "0 play B-skip")
    assert referee.legal(1) == {"accept", "play R-skip"}
    run(referee, "1 play R-skip")
    assert zone(referee, "pending") == ["skip", "1", "1"]
    run(referee, "2 accept")
    assert referee.to_act() == [0] and zone(referee, "pending") == []


def test_cancel_as_last_answer_wins() -> None:
    """N17, R36: the winning Cancel stays on the pile."""
    referee = run(game([["B-skip", *FILL], ["P-cancel"]]), "0 play B-skip", "1 play P-cancel")
    assert referee.result() == {"ranks": [2, 1], "reason": "cards"}
    assert zone(referee, "pile") == ["B-rock", "B-skip", "P-cancel"]
    assert referee.to_act() == [] and referee.legal(1) == set() and zone(referee, "turns") == ["1"]


def test_one_card_then_ordinary_turn() -> None:
    """N20, R17, R18, R41: all but the source draw in order, then the same turn goes on."""
    hands = [["B-one", *FILL], ["R-rock", *FILL], ["R-rock", *FILL]]
    referee = run(game(hands, deck=["B-two", "G-two", "R-two"]), "0 play B-one", "1 accept")
    assert "B-two" in zone(referee, "hand.1") and "G-two" in zone(referee, "hand.2")
    assert len(zone(referee, "hand.0")) == 3 and referee.to_act() == [1]
    assert zone(referee, "turns") == ["1"] and referee.legal(1) == {"play B-two", "draw"}


def test_two_cards_stacked() -> None:
    """N21, R41: four each for all but the last source, one player after the other."""
    hands = [["B-two", *FILL], ["R-two", "P-cancel", *FILL], ["R-one", *FILL]]
    deck = [f"{c}-skip" for c in "BGRY"] + [f"{c}-three" for c in "BGRY"]
    referee = run(game(hands, deck=deck), "0 play B-two", "1 play R-two")
    assert zone(referee, "pending") == ["two", "4", "1"] and referee.legal(2) == {"accept"}
    run(referee, "2 accept")
    assert [c for c in zone(referee, "hand.2") if "skip" in c] == sorted(deck[:4])
    assert [c for c in zone(referee, "hand.0") if "three" in c] == sorted(deck[4:])
    assert len(zone(referee, "hand.1")) == 4 and referee.to_act() == [2]


def test_all_draw_against_direction() -> None:
    """R41: the turn order follows the direction."""
    hands = [["B-reverse", *FILL], ["R-rock", *FILL], ["B-one", *FILL]]
    referee = run(game(hands, deck=["G-two", "R-two"]), "0 play B-reverse", "2 play B-one")
    run(referee, "1 accept")
    assert "G-two" in zone(referee, "hand.1") and "R-two" in zone(referee, "hand.0")


def test_reverse_and_its_cancel() -> None:
    """N19, R9, R33: the direction flips back and the next player is computed after that."""
    hands = [["B-reverse", *FILL], ["R-rock", *FILL], ["P-cancel", *FILL]]
    referee = run(game(hands), "0 play B-reverse")
    assert zone(referee, "direction") == ["-1"] and referee.to_act() == [2]
    run(referee, "2 play P-cancel")
    assert zone(referee, "direction") == ["1"] and referee.to_act() == [0]
    assert zone(referee, "pile") == ["B-rock"]
    assert zone(referee, "deck")[-2:] == ["B-reverse", "P-cancel"]


def test_cancel_of_start_reverse() -> None:
    """R5, R10, R33: a start Reverse turned nothing; the pile may become empty."""
    hands = [["P-cancel", *FILL], ["P-cancel", "G-paper", *FILL], FILL]
    referee = run(game(hands, pile=["B-reverse"]), "0 play P-cancel")
    assert zone(referee, "direction") == ["1"] and zone(referee, "pile") == []
    assert "play G-paper" in referee.legal(1) and "play Y-rock" in referee.legal(1)
    run(referee, "1 play P-cancel")
    assert zone(referee, "deck")[-3:] == ["B-reverse", "P-cancel", "P-cancel"]  # R34


def test_declared_colour_resurfaces() -> None:
    """R10, R24: the colour stays with its card and returns when the cover is cancelled."""
    hands = [["R-skip", *FILL], ["P-cancel", *FILL], ["B-skip", "R-one", *FILL]]
    referee = run(game(hands, pile=["P-colour=R"]), "0 play R-skip", "1 play P-cancel")
    assert zone(referee, "pile") == ["P-colour=R"] and referee.legal(2) == {"play R-one", "draw"}


def test_cancelled_colour_is_gone() -> None:
    """R9: with the Colour change its declared colour goes."""
    hands = [["P-cancel", *FILL], ["B-paper", *FILL]]
    referee = run(game(hands, pile=["B-rock", "P-colour=R"]), "0 play P-cancel")
    assert zone(referee, "deck")[-2:] == ["P-colour", "P-cancel"]
    assert "play B-paper" in referee.legal(1)


def test_resurfaced_card_has_no_effect() -> None:
    """R10: a 3 Cards that is the top again asks for nothing."""
    hands = [["P-cancel", *FILL], ["B-three", *FILL]]
    referee = run(game(hands, pile=["R-three", "R-one"]), "0 play P-cancel")
    assert zone(referee, "pending") == [] and referee.legal(1) == {"play B-three", "draw"}
    run(referee, "1 play B-three")
    assert zone(referee, "pending") == ["three", "3", "1"]  # R5: a new count


def test_chance_needs_three_cards() -> None:
    """N22, R15: not playable before a next player with two cards, even as the last card."""
    referee = game([["P-chance"], ["B-rock", "B-rock"]])
    assert referee.legal(0) == {"draw"}
    referee = game([["P-chance"], FILL])
    assert run(referee, "0 play P-chance").result() == {"ranks": [1, 2], "reason": "cards"}


def test_chance_passed_on() -> None:
    """N22, R15, R16: passed on without growing, only if the next one has three cards."""
    hands = [["P-chance", *FILL], ["P-chance", "B-skip", "B-one"], FILL]
    referee = run(game(hands), "0 play P-chance")
    assert referee.legal(1) == {"accept", "play P-chance"}
    run(referee, "1 play P-chance")
    assert zone(referee, "pending") == ["chance", "3", "1"]
    run(referee, "2 accept")
    assert len(zone(referee, "hand.2")) == 6 and referee.to_act() == [0]
    hands = [["P-chance", "B-one", "B-two"], ["P-chance", "B-skip", "B-one"]]
    referee = run(game(hands), "0 play P-chance")
    assert referee.legal(1) == {"accept"}


def test_lay_any_three() -> None:
    """R12-R14, R42: free order, the last one is the top, the turn is over."""
    hands = [["P-chance", *FILL], ["B-rock", "R-rock", "G-rock", "B-skip"]]
    referee = run(game(hands), "0 play P-chance")
    assert referee.legal(1) == {"accept", "lay B-rock", "lay R-rock", "lay G-rock"}
    run(referee, "1 lay R-rock")
    assert referee.legal(1) == {"lay B-rock", "lay G-rock"} and zone(referee, "pending") == []
    run(referee, "1 lay G-rock", "1 lay B-rock")
    assert zone(referee, "pile")[-3:] == ["R-rock", "G-rock", "B-rock"]
    assert referee.to_act() == [0] and zone(referee, "turns") == ["2"]


def test_lay_last_three_wins() -> None:
    """R14."""
    hands = [["P-chance", *FILL], ["B-rock", "R-rock", "G-rock"]]
    moves = ["0 play P-chance", "1 lay B-rock", "1 lay R-rock", "1 lay G-rock"]
    assert run(game(hands), *moves).result() == {"ranks": [2, 1], "reason": "cards"}


def test_lay_set() -> None:
    """R12 `set`: one of each symbol."""
    hands = [["P-chance", *FILL], ["B-rock", "R-rock", "G-rock", "BG-paper"]]
    referee = run(game(hands, chance_mode="set"), "0 play P-chance")
    assert referee.legal(1) == {"accept"}
    hands[1].append("R-scissors")
    referee = run(game(hands, chance_mode="set"), "0 play P-chance", "1 lay B-rock")
    assert referee.legal(1) == {"lay BG-paper", "lay R-scissors"}
    run(referee, "1 lay R-scissors")
    assert referee.legal(1) == {"lay BG-paper"}


def test_drawn_card() -> None:
    """N10, R7, R30, R44: after a draw only the drawn kind or a pass; others stay in hand."""
    referee = run(game([["B-skip", "B-one"], FILL], deck=["G-rock", "B-two"]), "0 draw")
    assert referee.legal(0) == {"pass"} and "G-rock" in zone(referee, "hand.0")
    run(referee, "0 pass", "1 draw")
    assert referee.legal(1) == {"play B-two", "pass"}


def test_no_voluntary_draw() -> None:
    """R7 option."""
    assert game([["B-skip"], FILL], voluntary_draw=False).legal(0) == {"play B-skip"}
    assert game([["R-one"], FILL], voluntary_draw=False).legal(0) == {"draw"}


def test_last_card_has_no_effect() -> None:
    """R20, R36: no colour question, no pending effect."""
    referee = run(game([["P-colour"], FILL]), "0 play P-colour")
    assert referee.result() == {"ranks": [1, 2], "reason": "cards"}
    assert zone(referee, "pile")[-1] == "P-colour"
    referee = run(game([["B-two"], FILL, FILL]), "0 play B-two")
    assert referee.result() == {"ranks": [1, 2, 2], "reason": "cards"}
    assert zone(referee, "pending") == []


def test_star_keep() -> None:
    """N23, R11, R29, R35: the others go under the deck in order; the kept card is known."""
    hands = [["P-star", *FILL], ["B-skip", *FILL]]
    referee = run(game(hands, deck=["R-rock", "P-cancel", "G-one", "G-two"]), "0 play P-star")
    assert zone(referee, "open") == ["R-rock", "P-cancel", "G-one"]
    assert len(referee.legal(0)) == 6
    run(referee, "0 keep P-cancel")
    assert zone(referee, "deck") == ["G-two", "R-rock", "G-one"] and zone(referee, "open") == []
    assert referee.knows(1, 0) == ["P-cancel"] and referee.knows(0, 1) == []
    assert referee.knows(0, 0) == zone(referee, "hand.0") and referee.to_act() == [1]
    run(referee, "1 play B-skip", "0 play P-cancel")
    assert referee.knows(1, 0) == []


def test_star_use() -> None:
    """R35: the used card acts; Cancel takes the Star away; a Star opens three more."""
    hands = [["P-star", *FILL], ["B-skip", *FILL]]
    start = ["P-cancel", "P-star", "R-three", "G-one", "G-two"]
    referee = run(game(hands, deck=start), "0 play P-star", "0 use R-three")
    assert zone(referee, "pending") == ["three", "3", "0"]
    referee = run(game(hands, deck=start), "0 play P-star", "0 use P-cancel")
    assert zone(referee, "deck") == ["G-one", "G-two", "P-star", "R-three", "P-star", "P-cancel"]
    assert zone(referee, "pile") == ["B-rock"] and referee.to_act() == [1]
    referee = run(game(hands, deck=start), "0 play P-star", "0 use P-star")
    assert zone(referee, "open") == ["G-one", "G-two", "P-cancel"]
    assert zone(referee, "deck") == ["R-three"] and referee.to_act() == [0]


def test_star_chance_and_colour() -> None:
    """R11, R45: on a coloured Star only what fits may be used; Chance obeys N22."""
    hands = [["B-star", *FILL], ["B-skip", "G-skip"]]
    deck = ["R-three", "B-one", "P-chance"]
    referee = run(game(hands, deck=deck), "0 play B-star")
    uses = {text for text in referee.legal(0) if text.startswith("use")}
    assert uses == {"use B-one"}


def test_star_last() -> None:
    """R21, R39."""
    hands = [["P-star"], FILL]
    assert run(game(hands), "0 play P-star").result() == {"ranks": [1, 2], "reason": "cards"}
    referee = run(game(hands, star_last="resolve"), "0 play P-star")
    assert referee.to_act() == [0]
    assert run(referee, "0 keep G-skip").result() is None and zone(referee, "hand.0") == ["G-skip"]
    referee = run(game(hands, star_last="resolve"), "0 play P-star", "0 use G-three")
    assert referee.result() == {"ranks": [1, 2], "reason": "cards"}
    again = game(hands, star_last="resolve", deck=["P-star", *DECK])
    run(again, "0 play P-star", "0 use P-star")
    assert again.result() == {"ranks": [1, 2], "reason": "cards"}
    referee = run(game(hands, star_last="resolve", deck=[]), "0 play P-star")
    assert referee.result() == {"ranks": [1, 2], "reason": "cards"}


def test_star_with_little_to_open() -> None:
    """R11: what can be had after recycling; nothing means no effect."""
    hands = [["P-star", *FILL], FILL]
    referee = run(game(hands, pile=["B-one", "B-two", "B-rock"], deck=["G-one"]), "0 play P-star")
    assert zone(referee, "open") == ["G-one"] and referee.legal(-1) == {"deal B-one", "deal B-two"}
    run(referee, "-1 deal B-two", "-1 deal B-one")
    assert zone(referee, "open") == ["G-one", "B-two", "B-one"] and zone(referee, "deck") == []
    assert zone(referee, "pile") == ["B-rock", "P-star"]
    referee = run(game(hands, deck=[]), "0 play P-star")
    assert referee.to_act() == [1] and zone(referee, "open") == []


def test_recycling_in_a_draw() -> None:
    """N16, R25, R26: two top entries stay with their colour, the draw goes on."""
    pile = ["B-one", "P-colour=G", "G-two", "P-colour=R"]
    referee = game([["R-three", *FILL], FILL], pile=pile, deck=["Y-one"])
    run(referee, "0 play R-three", "1 accept")
    assert referee.to_act() == [-1] and zone(referee, "pending") == []
    assert zone(referee, "pile") == ["P-colour=R", "R-three"] and zone(referee, "deck") == []
    assert referee.legal(-1) == {"deal B-one", "deal P-colour", "deal G-two"}
    run(referee, "-1 deal P-colour", "-1 deal G-two", "-1 deal B-one")
    assert zone(referee, "hand.1") == sorted([*FILL, "Y-one", "P-colour", "G-two"])
    assert zone(referee, "deck") == ["B-one"] and referee.to_act() == [0]


def test_recycling_is_lazy() -> None:
    """R25: taking the last card recycles nothing; a lone recycled card is named, too."""
    referee = game([FILL, FILL], pile=["B-one", "B-two", "B-rock"], deck=["G-one"])
    run(referee, "0 draw")
    assert zone(referee, "deck") == [] and len(zone(referee, "pile")) == 3
    run(referee, "0 pass", "1 draw")
    assert referee.legal(-1) == {"deal B-one"}
    run(referee, "-1 deal B-one")
    assert referee.legal(1) == {"play B-one", "pass"}


def test_short_draw() -> None:
    """R26: the obligation lapses when nothing is left."""
    referee = run(game([["B-three", *FILL], FILL], deck=["G-one"]), "0 play B-three", "1 accept")
    assert len(zone(referee, "hand.1")) == 4 and referee.to_act() == [0]


def test_stalemate() -> None:
    """R27, R31, R32: everybody passed; the fewest cards win, ties share."""
    hands = [["G-skip"], ["G-one", "G-two"], ["R-one"]]
    referee = game(hands, deck=[])
    assert referee.legal(0) == {"pass"}
    run(referee, "0 pass", "1 pass", "2 pass")
    assert referee.result() == {"ranks": [1, 3, 1], "reason": "stalemate"}
    assert zone(referee, "turn") == ["2"]


def test_no_pass_while_something_fits() -> None:
    """R31."""
    assert game([["B-skip", "G-one"], FILL], deck=[]).legal(0) == {"play B-skip"}


def test_cap() -> None:
    """R28, R38."""
    referee = game([["B-skip", *FILL], FILL], cap=2)
    run(referee, "0 play B-skip", "1 accept")
    assert referee.result() == {"ranks": [1, 1], "reason": "cap"}
    assert zone(referee, "turns") == ["2"]


def test_repetition() -> None:
    """R43: drawing and cancelling in a circle comes back to the same state."""
    hands = [["Y-one", "Y-two"], ["R-one", "R-two"]]
    for repeat in (2, 3):
        referee = game(hands, deck=["B-skip", "P-cancel"], repeat=repeat)
        circle = ["0 draw", "0 play B-skip", "1 accept", "0 draw", "0 play P-cancel"]
        circle += ["1 draw", "1 play B-skip", "0 accept", "1 draw", "1 play P-cancel"]
        for _ in range(repeat - 1):
            assert referee.result() is None
            run(referee, *circle)
        assert referee.result() == {"ranks": [1, 1], "reason": "repetition"}
        assert zone(referee, "turn") == ["0"]
    referee = game(hands, deck=["B-skip", "P-cancel"], repeat=0)
    assert run(referee, *circle * 4).result() is None


def test_play_for_places() -> None:
    """R37: the answered effect is gone, finishers are left out, one player left ends it."""
    hands = [["B-three", *FILL], ["R-three"], ["R-one", "R-one"], ["G-one"]]
    referee = run(game(hands, play_for_places=True), "0 play B-three", "1 play R-three")
    assert referee.result() is None and zone(referee, "pending") == []
    assert referee.to_act() == [2] and zone(referee, "turns") == ["2"]
    run(referee, "2 play R-one")
    assert zone(referee, "pending") == ["one", "1", "2"]
    run(referee, "3 play G-one")
    assert referee.to_act() == [0]
    run(referee, "0 draw", "0 pass", "2 play R-one")
    assert referee.result() == {"ranks": [4, 1, 3, 2], "reason": "cards"}


def test_places_without_end() -> None:
    """R37, R38: finishers stay before the rest, who are ranked by their cards."""
    hands = [["B-three"], ["R-rock", "R-rock"], ["R-paper"], ["R-rock", "R-paper"]]
    referee = game(hands, play_for_places=True, cap=1)
    run(referee, "0 play B-three")
    assert referee.result() == {"ranks": [1, 3, 2, 3], "reason": "cap"}


def test_places_finishing_reverse_and_cancel() -> None:
    """R36, R37: a finishing Reverse turns nothing, a finishing Cancel removes nothing."""
    hands = [["B-reverse"], ["P-cancel"], FILL, FILL]
    referee = run(game(hands, play_for_places=True), "0 play B-reverse")
    assert zone(referee, "direction") == ["1"] and referee.to_act() == [1]
    run(referee, "1 play P-cancel")
    assert zone(referee, "pile") == ["B-rock", "B-reverse", "P-cancel"]
    assert zone(referee, "direction") == ["1"] and referee.to_act() == [2]


def test_places_skip_finished_for_chance() -> None:
    """R15, R37: the next player is the next one still in the game."""
    hands = [["B-three"], ["P-chance", "G-one"], FILL]
    referee = run(game(hands, play_for_places=True), "0 play B-three", "1 play P-chance")
    assert zone(referee, "pending") == ["chance", "3", "1"] and referee.to_act() == [2]
    run(referee, "2 accept")
    assert referee.to_act() == [1]


def test_illegal_actions_are_refused() -> None:
    referee = game([["B-skip", "G-one"], FILL])
    for seat, text in [(0, "play G-one"), (1, "draw"), (0, "pass"), (0, "accept"), (-1, "deal X")]:
        with pytest.raises(ValueError, match=r"."):
            referee.apply(seat, text)


@pytest.mark.parametrize("seed", range(40))
def test_random_game_ends(seed: int) -> None:
    """Every random game ends with a result, whatever the options."""
    rng = random.Random(seed)
    options: dict[str, object] = {
        "deck": rng.choice(["listed", "drawpurple"]),
        "chance_mode": rng.choice(["any3", "set"]),
        "voluntary_draw": rng.random() < 0.5,
        "star_last": rng.choice(["win", "resolve"]),
        "play_for_places": rng.random() < 0.3,
    }
    referee = Referee(2 + seed % 5, options)
    result = play_random(referee, rng, ["draw", "pass"] if seed % 3 else []).result()
    assert result is not None
    ranks = result["ranks"]
    assert isinstance(ranks, list) and len(ranks) == referee.players and min(ranks) == 1
    assert result["reason"] in ("cards", "stalemate", "repetition", "cap")
